//! The thread that writes the files, in the order of the changes.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};
use std::{fs, io, iter};

use bevy::platform::cell::SyncCell;

use super::backed_up_file::BackedUpFile;
use super::error::{SavedFile, StorageNotice};

/// How long a frame waits for its changes to be saved. A sync usually takes a hundredth of this; a
/// player would take a longer wait for a freeze.
pub const MAX_WAIT: Duration = Duration::from_millis(500);

/// The name of the thread.
const THREAD: &str = "save";

/// Hands content to the writer thread. Dropping it waits until everything is written.
pub(super) struct Writer {
    /// `None` only while it is dropped.
    requests: Option<Sender<Request>>,
    reports: SyncCell<Receiver<Report>>,
    thread: Option<JoinHandle<()>>,
    /// Requests to write that are not reported yet.
    pending: usize,
}

enum Request {
    Write(SavedFile, Vec<u8>),
    /// Asks for a reply once everything before it is written and the folder is synced.
    Flush(Sender<()>),
}

/// The result of writing one file.
pub(super) struct Report {
    pub(super) file: SavedFile,
    pub(super) result: io::Result<()>,
    /// An unreadable file was quarantined first.
    pub(super) notice: Option<StorageNotice>,
    /// How many requests it answers: of several for one file, the last is written.
    requests: usize,
}

impl Writer {
    /// Starts the thread. If the system refuses one, every request to write fails.
    pub(super) fn start(folder: PathBuf, files: [BackedUpFile; 2]) -> Self {
        let (requests, queue) = channel();
        let (sender, reports) = channel();
        let worker = Worker { folder, files, reports: sender };
        let thread =
            thread::Builder::new().name(THREAD.into()).spawn(move || worker.run(&queue)).ok();
        Self { requests: Some(requests), reports: SyncCell::new(reports), thread, pending: 0 }
    }

    /// Hands over the newest content of a file.
    ///
    /// # Errors
    /// If there is no thread.
    pub(super) fn write(&mut self, file: SavedFile, text: String) -> io::Result<()> {
        self.send(Request::Write(file, text.into_bytes()))?;
        self.pending += 1;
        Ok(())
    }

    fn send(&self, request: Request) -> io::Result<()> {
        let sent = self.requests.as_ref().map(|queue| queue.send(request));
        match sent {
            Some(Ok(())) => Ok(()),
            _ => Err(io::ErrorKind::BrokenPipe.into()),
        }
    }

    /// Whether something was handed over whose result is not known.
    pub(super) const fn is_pending(&self) -> bool {
        self.pending > 0
    }

    /// Waits at most [`MAX_WAIT`] for the files to be renamed into place, and returns the results.
    pub(super) fn wait(&mut self) -> Vec<Report> {
        let end = Instant::now() + MAX_WAIT;
        let mut reports = Vec::new();
        while self.pending > 0 {
            let left = end.saturating_duration_since(Instant::now());
            let Ok(report) = self.reports.get().recv_timeout(left) else {
                break;
            };
            self.take(report, &mut reports);
        }
        reports
    }

    /// Waits until everything is written and synced, and returns the results.
    pub(super) fn flush(&mut self) -> Vec<Report> {
        let (done, flushed) = channel();
        if self.send(Request::Flush(done)).is_ok() {
            // An error means that the thread has ended: there is nothing to wait for.
            let _ = flushed.recv();
        }
        let mut reports = Vec::new();
        while let Ok(report) = self.reports.get().try_recv() {
            self.take(report, &mut reports);
        }
        reports
    }

    fn take(&mut self, report: Report, reports: &mut Vec<Report>) {
        self.pending = self.pending.saturating_sub(report.requests);
        reports.push(report);
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.requests = None;
        if let Some(thread) = self.thread.take() {
            // A panic there was reported by the panic hook.
            let _ = thread.join();
        }
    }
}

struct Worker {
    folder: PathBuf,
    files: [BackedUpFile; 2],
    reports: Sender<Report>,
}

impl Worker {
    fn run(mut self, queue: &Receiver<Request>) {
        loop {
            // New content goes before the backups, which no frame waits for.
            let next = match queue.try_recv() {
                Err(TryRecvError::Empty) => {
                    self.tidy();
                    queue.recv().ok()
                }
                next => next.ok(),
            };
            let Some(next) = next else {
                break;
            };
            self.process(iter::once(next).chain(queue.try_iter()));
        }
        self.tidy();
    }

    fn process(&mut self, batch: impl Iterator<Item = Request>) {
        let mut requests = [0; 2];
        let mut flushes = Vec::new();
        for request in batch {
            match request {
                Request::Write(file, bytes) => {
                    self.files[file as usize].set(bytes);
                    requests[file as usize] += 1;
                }
                Request::Flush(done) => flushes.push(done),
            }
        }
        self.save(requests);
        if !flushes.is_empty() {
            self.tidy();
        }
        // Dropping the senders ends the waits.
    }

    fn save(&mut self, requests: [usize; 2]) {
        let folder = self.make_folder();
        let mut reports = Vec::new();
        for file in SavedFile::ALL {
            let saved = &mut self.files[file as usize];
            if !saved.is_unsaved() {
                continue;
            }
            let cleared = match &folder {
                Ok(()) => saved.clear(),
                Err(error) => Err(io::Error::new(error.kind(), error.to_string())),
            };
            let (result, notice) = match cleared {
                Ok(notice) => (saved.save(), notice),
                Err(error) => (Err(error), None),
            };
            reports.push(Report { file, result, notice, requests: requests[file as usize] });
        }
        for report in reports {
            // The app has ended if nobody receives this.
            let _ = self.reports.send(report);
        }
    }

    /// A folder that is missing is made, and gets both files.
    fn make_folder(&mut self) -> io::Result<()> {
        if !self.folder.is_dir() {
            fs::create_dir_all(&self.folder)?;
            self.files.iter_mut().for_each(BackedUpFile::forget_saved);
        }
        Ok(())
    }

    fn tidy(&mut self) {
        for file in &mut self.files {
            if file.is_untidy() {
                file.tidy();
            }
        }
    }
}
