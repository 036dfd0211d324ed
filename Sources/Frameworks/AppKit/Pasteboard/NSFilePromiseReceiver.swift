import Foundation
import SwiftUI

/// Receives a promised file of a pasteboard.
///
/// Follows Apple's [NSFilePromiseReceiver](https://developer.apple.com/documentation/appkit/nsfilepromisereceiver).
/// `NSPasteboard.readObjects(forClasses:options:)` makes one of each promise.
open class NSFilePromiseReceiver: NSObject, NSPasteboardReading, @unchecked Sendable {
    private let provider: NSFilePromiseProvider?
    private var written: [String] = []

    /// Creates a receiver of an item; nil for one without a promise.
    init?(_ item: NSPasteboardItem) {
        guard let number = item.string(forType: FilePromises.numberType),
            let provider = FilePromises.provider(number)
        else { return nil }
        self.provider = provider
        super.init()
    }

    /// The types with which a view registers for promises.
    open class var readableDraggedTypes: [String] {
        [FilePromises.numberType.rawValue, FilePromises.contentType.rawValue]
    }
    /// The kinds of the promised files.
    open var fileTypes: [String] { provider.map { [$0.fileType] } ?? [] }
    /// The names of the files that were written; none before.
    open var fileNames: [String] { written }

    /// Writes the promised files into a folder, and calls a function with each of them on a queue.
    /// - Parameters:
    ///   - destinationDir: The folder; a name that is taken gets a number.
    ///   - options: Options, of which there are none.
    ///   - operationQueue: The queue of the function.
    ///   - reader: Called with a file, and with an error where it was not written.
    open func receivePromisedFiles(
        atDestination destinationDir: URL, options: [AnyHashable: Any] = [:], operationQueue: OperationQueue,
        reader: @escaping (URL, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let read = reader
        guard let provider, let delegate = provider.delegate else {
            operationQueue.addOperation { read(destinationDir, CocoaError(.featureUnsupported)) }
            return
        }
        let name = delegate.filePromiseProvider(provider, fileNameForType: provider.fileType)
        let place = Self.free(name, in: destinationDir)
        written.append(place.lastPathComponent)
        nonisolated(unsafe) let writer = delegate
        writer.operationQueue(for: provider).addOperation {
            writer.filePromiseProvider(provider, writePromiseTo: place) { error in
                operationQueue.addOperation { read(place, error) }
            }
        }
    }

    /// A file of a name that is not taken; the name's folders don't count.
    private static func free(_ name: String, in folder: URL) -> URL {
        let last = URL(fileURLWithPath: "/\(name)").lastPathComponent
        let first = folder.appendingPathComponent(last == "/" || last == ".." || last.isEmpty ? "Untitled" : last)
        guard FileManager.default.fileExists(atPath: first.path) else { return first }
        let (base, kind) = (first.deletingPathExtension().lastPathComponent, first.pathExtension)
        for number in 2...10_000 {
            let next = folder.appendingPathComponent(kind.isEmpty ? "\(base) \(number)" : "\(base) \(number).\(kind)")
            if !FileManager.default.fileExists(atPath: next.path) { return next }
        }
        return folder.appendingPathComponent("\(UUID().uuidString)-\(first.lastPathComponent)")
    }
}
