import Foundation
import OrielFoundation

/// The file in which the state of tips is kept.
final class TipFile: @unchecked Sendable {
    private let url: URL
    /// Writes one state after the other; the last one counts.
    private let queue = DispatchQueue(label: "TipKit")

    init(_ location: Tips.DatastoreLocation) throws {
        let folder: URL
        if let url = location.url {
            folder = url
        } else {
            let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
            folder = try FileManager.default.url(
                for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: false
            ).appending(path: name)
        }
        url = folder.appending(path: "tips.json")
    }

    /// Returns the state that was kept; an empty one if there is none, with a warning if it cannot be read.
    func read() -> TipState {
        queue.sync {
            guard let data = try? Data(contentsOf: url) else { return TipState() }
            if let state = try? JSONDecoder().decode(TipState.self, from: data) { return state }
            RuntimeWarning.issue("TipKit: the state of tips cannot be read, and begins again: \(url.path)")
            return TipState()
        }
    }

    /// Keeps a state; the old one stays if that fails, with a warning.
    func write(_ state: TipState) {
        queue.async { [url] in
            do {
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try JSONEncoder().encode(state).write(to: url, options: .atomic)
            } catch {
                RuntimeWarning.issue("TipKit: the state of tips cannot be written: \(error.localizedDescription)")
            }
        }
    }

    /// Removes the file.
    func remove() throws {
        try queue.sync {
            guard FileManager.default.fileExists(atPath: url.path) else { return }
            try FileManager.default.removeItem(at: url)
        }
    }

    /// Waits until everything is written.
    func finish() { queue.sync {} }
}
