import Foundation
import SwiftUI

/// A file that is written when a receiver asks for it.
///
/// Follows Apple's [NSFilePromiseProvider](https://developer.apple.com/documentation/appkit/nsfilepromiseprovider). Promises are
/// kept within the app: other apps of the desktop don't know them, and get nothing.
open class NSFilePromiseProvider: NSObject, NSPasteboardWriting, @unchecked Sendable {
    /// The kind of the file, as a uniform type identifier.
    open var fileType: String
    /// The delegate, which writes the file; nil for none.
    open weak var delegate: (any NSFilePromiseProviderDelegate)?
    /// A value of the app's own; nil for none.
    open var userInfo: Any?
    /// The number by which the receiver finds the promise.
    private let number = UUID().uuidString

    /// Creates a promise of a file of a kind.
    public init(fileType: String, delegate: any NSFilePromiseProviderDelegate) {
        (self.fileType, self.delegate) = (fileType, delegate)
        super.init()
    }
    /// Creates a promise whose kind and delegate are set later.
    public override init() {
        fileType = ""
        super.init()
    }

    /// The types of a promise on a pasteboard.
    open func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
        [FilePromises.numberType, FilePromises.contentType]
    }
    /// Returns a part of the promise on a pasteboard.
    open func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
        switch type {
        case FilePromises.numberType:
            FilePromises.add(self, number)
            return number
        case FilePromises.contentType: return fileType
        default: return nil
        }
    }
}

/// Methods that write a promised file.
///
/// Follows Apple's [NSFilePromiseProviderDelegate](https://developer.apple.com/documentation/appkit/nsfilepromiseproviderdelegate).
public protocol NSFilePromiseProviderDelegate: NSObjectProtocol {
    /// Returns the file's name, with its extension and without a folder.
    func filePromiseProvider(_ filePromiseProvider: NSFilePromiseProvider, fileNameForType fileType: String) -> String
    /// Writes the file, and calls a function when that is done.
    func filePromiseProvider(
        _ filePromiseProvider: NSFilePromiseProvider, writePromiseTo url: URL,
        completionHandler: @escaping ((any Error)?) -> Void)
    /// Returns the queue on which the file is written; the main one by default.
    func operationQueue(for filePromiseProvider: NSFilePromiseProvider) -> OperationQueue
}

extension NSFilePromiseProviderDelegate {
    public func operationQueue(for filePromiseProvider: NSFilePromiseProvider) -> OperationQueue { .main }
}

/// The promises of the app that may still be asked for.
enum FilePromises {
    static let numberType = NSPasteboard.PasteboardType("com.apple.NSFilePromiseItemMetaData")
    static let contentType = NSPasteboard.PasteboardType("com.apple.pasteboard.promised-file-content-type")
    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [(number: String, provider: NSFilePromiseProvider)] = []

    /// Adds a promise; a hundred are kept.
    static func add(_ provider: NSFilePromiseProvider, _ number: String) {
        lock.withLock {
            known.removeAll { $0.number == number }
            known.append((number, provider))
            if known.count > 100 { known.removeFirst() }
        }
    }
    static func provider(_ number: String) -> NSFilePromiseProvider? {
        lock.withLock { known.first { $0.number == number }?.provider }
    }
}
