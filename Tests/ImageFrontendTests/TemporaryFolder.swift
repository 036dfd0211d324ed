import Foundation

/// A folder for the files of this run, removed when it ends.
private let folder: String = {
    let path = NSTemporaryDirectory() + "oriel-\(ProcessInfo.processInfo.processIdentifier)"
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    folderAtExit = path
    atexit { try? FileManager.default.removeItem(atPath: folderAtExit) }
    return path
}()

nonisolated(unsafe) private var folderAtExit = ""

/// The path of a file in a folder that is removed when the tests are over.
func temporary(_ name: String) -> String { folder + "/" + name }
