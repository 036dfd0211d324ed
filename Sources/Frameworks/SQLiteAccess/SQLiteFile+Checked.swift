import CSQLite
import Foundation

/// Whether a file is known to be whole: reading all of it takes longer the more there is, each time that an app starts.
///
/// Closing a file that was checked, or made, leaves an attribute with the file's size and the time of its last change. The time
/// is moved back by a little, as times are counted in steps of milliseconds: any later writer gives the file another one.
extension SQLiteFile {
    private static let attribute = "user.oriel.checked"
    private static let step = 20_000_000

    /// Whether the file was not written since it was closed by a program that had checked it.
    package static func isChecked(_ path: String) -> Bool {
        guard let state = state(path), isAlone(path) else { return false }
        var buffer = [UInt8](repeating: 0, count: 200)
        let count = getxattr(path, attribute, &buffer, buffer.count)
        return count > 0 && String(decoding: buffer.prefix(count), as: UTF8.self) == description(state)
    }

    /// Notes that the file is whole, after it was closed; does nothing where others have it open, or have left something.
    package static func noteChecked(_ path: String) {
        guard !isChecked(path), isAlone(path), var state = state(path) else { return }
        let nanoseconds = Int(state.st_mtim.tv_nsec) - step
        state.st_mtim.tv_nsec = nanoseconds < 0 ? nanoseconds + 1_000_000_000 : nanoseconds
        if nanoseconds < 0 { state.st_mtim.tv_sec -= 1 }
        guard utimensat(AT_FDCWD, path, [state.st_atim, state.st_mtim], 0) == 0 else { return }
        let text = Array(description(state).utf8)
        _ = setxattr(path, attribute, text, text.count, 0)
    }

    /// Whether nothing beside the file waits to be taken over.
    private static func isAlone(_ path: String) -> Bool {
        ["-wal", "-journal"].allSatisfy { (state(path + $0)?.st_size ?? 0) == 0 }
    }

    private static func state(_ path: String) -> stat? {
        var found = stat()
        return stat(path, &found) == 0 ? found : nil
    }

    private static func description(_ state: stat) -> String {
        "\(state.st_ino) \(state.st_size) \(state.st_mtim.tv_sec) \(state.st_mtim.tv_nsec)"
    }
}
