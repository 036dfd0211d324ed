import Foundation

/// Texts that were asked for as C has them: names of classes, labels of queues; each stays valid.
enum KeptTexts {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [String: UnsafePointer<CChar>] = [:]

    static func pointer(to text: String) -> UnsafePointer<CChar> {
        lock.withLock {
            if let pointer = known[text] { return pointer }
            let bytes = Array(text.utf8CString)
            let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
            copy.initialize(from: bytes, count: bytes.count)
            known[text] = UnsafePointer(copy)
            return UnsafePointer(copy)
        }
    }
}
