import DisplayList
import Foundation
import OrielBasics

/// Records the input to an app's windows, for replay by `SwiftUITesting`.
///
/// `ORIEL_RECORD` names the file, which is written as things happen. With `ORIEL_RECORD_FRAMES=1` it also has the time
/// of each frame, and its content.
@MainActor
final class InputRecord {
    let recorder: InputRecorder
    private let file: FileHandle
    private var count = 0

    /// Begins a record; nil where none is asked for, or the file cannot be written, which is then said.
    init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard let path = environment["ORIEL_RECORD"], !path.isEmpty else { return nil }
        guard FileManager.default.createFile(atPath: path, contents: Data((InputLog.header + "\n").utf8)),
            let file = FileHandle(forWritingAtPath: path)
        else {
            StandardError.write("ORIEL_RECORD: \(path) cannot be written.")
            return nil
        }
        self.file = file
        file.seekToEndOfFile()
        recorder = InputRecorder(recordsFrames: environment["ORIEL_RECORD_FRAMES"] == "1")
        // Frames with all that they show would fill the memory.
        recorder.keepsEntries = !recorder.recordsFrames
        recorder.onEntry = { [recorder] entry in
            if OpenFile.write(entry.lines.joined(separator: "\n") + "\n", to: file.fileDescriptor) { return }
            // A full disk: the record can be replayed up to here.
            StandardError.write("ORIEL_RECORD: \(path) cannot be written any more.")
            recorder.onEntry = nil
        }
    }

    /// The number of the next window.
    func nextNumber() -> Int {
        defer { count += 1 }
        return count
    }
}
