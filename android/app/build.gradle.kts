import javax.inject.Inject
import org.gradle.process.ExecOperations

plugins {
    alias(libs.plugins.android.application)
}

/** The version is defined in Cargo.toml only. Version 1.2.3 has the version code 10203. */
val cargoVersion = providers.fileContents(layout.projectDirectory.file("../../Cargo.toml")).asText.map {
    Regex("""(?m)^version = "(\d+)\.(\d+)\.(\d+)"$""").find(it)?.groupValues?.drop(1)
        ?: throw GradleException("Cargo.toml has no version of the form 1.2.3")
}

val sdk = libs.versions.minSdk.get().toInt()

android {
    namespace = "app.halfmoon.solitaire"
    compileSdk = libs.versions.compileSdk.get().toInt()
    ndkVersion = libs.versions.ndk.get()

    defaultConfig {
        applicationId = "app.halfmoon.solitaire"
        minSdk = sdk
        targetSdk = libs.versions.targetSdk.get().toInt()
        versionName = cargoVersion.get().joinToString(".")
        versionCode = cargoVersion.get().map(String::toInt).let { (major, minor, patch) ->
            major * 10_000 + minor * 100 + patch
        }
    }

    // Only a store needs a key. Without one, the release is unsigned.
    val keystore = providers.environmentVariable("HALF_MOON_KEYSTORE")
    val storeKey = if (keystore.isPresent) {
        signingConfigs.create("release") {
            storeFile = file(keystore.get())
            storePassword = providers.environmentVariable("HALF_MOON_KEYSTORE_PASSWORD").get()
            keyAlias = providers.environmentVariable("HALF_MOON_KEY_ALIAS").get()
            keyPassword = providers.environmentVariable("HALF_MOON_KEY_PASSWORD").get()
        }
    } else {
        null
    }

    buildTypes {
        release {
            isMinifyEnabled = false
            signingConfig = storeKey
        }
    }

    packaging {
        // Libraries are uncompressed and aligned in the APK, so that the system maps them from there.
        jniLibs.useLegacyPackaging = false
    }

    dependenciesInfo {
        includeInApk = false
        includeInBundle = false
    }
}

/** Builds `libhalf_moon.so` for every architecture with `cargo ndk`. */
abstract class CargoNdk @Inject constructor(private val processes: ExecOperations) : DefaultTask() {
    @get:Input
    abstract val release: Property<Boolean>

    @get:Input
    abstract val platform: Property<Int>

    @get:Internal
    abstract val repository: DirectoryProperty

    @get:Internal
    abstract val ndk: DirectoryProperty

    @get:OutputDirectory
    abstract val libraries: DirectoryProperty

    init {
        // Cargo decides what is up to date.
        outputs.upToDateWhen { false }
    }

    @TaskAction
    fun build() {
        val abis = listOf("arm64-v8a", "armeabi-v7a", "x86_64").flatMap { listOf("-t", it) }
        val profile = if (release.get()) listOf("--release") else emptyList()
        processes.exec {
            workingDir = repository.get().asFile
            environment("ANDROID_NDK_HOME", ndk.get().asFile.path)
            commandLine(
                listOf("cargo", "ndk", "-P", platform.get().toString()) + abis +
                    listOf("-o", libraries.get().asFile.path, "build", "--lib", "--locked") + profile
            )
        }
    }
}

androidComponents {
    onVariants { variant ->
        val task = tasks.register<CargoNdk>("cargoNdk${variant.name.replaceFirstChar(Char::uppercase)}") {
            release = variant.buildType == "release"
            platform = sdk
            repository = layout.projectDirectory.dir("../..")
            ndk = sdkComponents.ndkDirectory
        }
        variant.sources.jniLibs?.addGeneratedSourceDirectory(task, CargoNdk::libraries)
    }
}
