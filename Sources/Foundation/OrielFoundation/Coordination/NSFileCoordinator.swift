import Foundation

/// Reads and writes files so that the app's other objects don't write them at the same time, and notifies their presenters.
///
/// Objects of this process are coordinated; other programs are not.
///
/// Follows Apple's [NSFileCoordinator](https://developer.apple.com/documentation/foundation/nsfilecoordinator).
open class NSFileCoordinator: NSObject, @unchecked Sendable {
    /// The purpose of the accesses, which coordinators of one purpose share; unique by default.
    open var purposeIdentifier = UUID().uuidString

    private let presenter: (any NSFilePresenter)?
    private let lock = NSLock()
    private var isCancelled = false

    /// Creates a coordinator.
    /// - Parameter filePresenterOrNil: The object that accesses files, which is not notified of it.
    public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) { presenter = filePresenterOrNil }

    /// Creates a coordinator of no presenter.
    public override convenience init() { self.init(filePresenter: nil) }

    /// How a file is read.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Presenters don't save their changes first.
        public static let withoutChanges = ReadingOptions(rawValue: 1)
        /// The place of a symbolic link's target is read.
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
        /// Only the file's attributes are read, so that it is not downloaded.
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
        /// The file is read to be uploaded.
        public static let forUploading = ReadingOptions(rawValue: 8)
    }

    /// How a file is written.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The file is deleted.
        public static let forDeleting = WritingOptions(rawValue: 1)
        /// The file is moved.
        public static let forMoving = WritingOptions(rawValue: 2)
        /// Presenters save their changes first.
        public static let forMerging = WritingOptions(rawValue: 4)
        /// The file is replaced.
        public static let forReplacing = WritingOptions(rawValue: 8)
        /// Only the file's attributes are written.
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
    }

    /// The objects that present files.
    open class var filePresenters: [any NSFilePresenter] { FileAccesses.shared.all }
    /// Adds an object that presents a file.
    open class func addFilePresenter(_ filePresenter: any NSFilePresenter) { FileAccesses.shared.add(filePresenter) }
    /// Removes an object that presented a file.
    open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
        FileAccesses.shared.remove(filePresenter)
    }

    /// Reads a file while no other object writes it.
    /// - Parameters:
    ///   - url: The file.
    ///   - options: How it is read.
    ///   - outError: Set if the coordinator was canceled; the function is then not called.
    ///   - reader: Reads the file, at the address that it receives.
    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
        byAccessor reader: (URL) -> Void
    ) {
        perform([.reading(url, options)], outError) { reader($0[0]) }
    }

    /// Writes a file while no other object reads or writes it.
    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
        byAccessor writer: (URL) -> Void
    ) {
        perform([.writing(url, options)], outError) { writer($0[0]) }
    }

    /// Reads a file and writes another.
    open func coordinate(
        readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [],
        writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
        error outError: UnsafeMutablePointer<NSError?>?, byAccessor readerWriter: (URL, URL) -> Void
    ) {
        perform([.reading(readingURL, readingOptions), .writing(writingURL, writingOptions)], outError) {
            readerWriter($0[0], $0[1])
        }
    }

    /// Writes two files, as to move one.
    open func coordinate(
        writingItemAt url1: URL, options options1: WritingOptions = [],
        writingItemAt url2: URL, options options2: WritingOptions = [],
        error outError: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL, URL) -> Void
    ) {
        perform([.writing(url1, options1), .writing(url2, options2)], outError) { writer($0[0], $0[1]) }
    }

    /// Waits for several accesses on another thread, then calls a function on a queue.
    open func coordinate(
        with intents: [NSFileAccessIntent], queue: OperationQueue,
        byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
    ) {
        // The queue's thread does it all, so that the function's work on the files is the same access.
        queue.addOperation {
            var error: NSError?
            self.perform(intents.map(\.access), &error) { _ in accessor(nil) }
            if let error { accessor(error) }
        }
    }

    /// Notifies presenters that a file will have another place.
    open func item(at oldURL: URL, willMoveTo newURL: URL) {}

    /// Notifies presenters that a file has another place.
    open func item(at oldURL: URL, didMoveTo newURL: URL) {
        for other in others {
            guard let url = other.presentedItemURL?.standardizedFileURL else { continue }
            let old = oldURL.standardizedFileURL
            other.presentedItemOperationQueue.addOperation {
                if url == old {
                    other.presentedItemDidMove(to: newURL)
                } else if FileAccess.contains(url.path, old.path) {
                    other.presentedSubitem(at: oldURL, didMoveTo: newURL)
                }
            }
        }
    }

    /// Ends the waiting of the coordinator's accesses, which report an error.
    open func cancel() {
        lock.withLock { isCancelled = true }
        FileAccesses.shared.wake()
    }

    private var others: [any NSFilePresenter] { FileAccesses.shared.all.filter { $0 !== presenter } }

    private func perform(
        _ accesses: [FileAccess], _ outError: UnsafeMutablePointer<NSError?>?, _ body: ([URL]) -> Void
    ) {
        let asked = FilePresenterTurns(accesses, others)
        asked.prepare()
        defer { asked.finish() }
        guard let id = FileAccesses.shared.begin(accesses, isCancelled: { lock.withLock { isCancelled } }) else {
            outError?.pointee = CocoaError(.userCancelled) as NSError
            return
        }
        defer { FileAccesses.shared.end(id) }
        body(accesses.map(\.url))
    }
}

/// A file to be read or written, for accesses to several files.
open class NSFileAccessIntent: NSObject, @unchecked Sendable {
    let access: FileAccess
    /// The place of the file.
    open var url: URL { access.url }

    init(_ access: FileAccess) { self.access = access }

    /// Returns an intent to read a file.
    open class func readingIntent(with url: URL, options: NSFileCoordinator.ReadingOptions = []) -> NSFileAccessIntent {
        NSFileAccessIntent(.reading(url, options))
    }

    /// Returns an intent to write a file.
    open class func writingIntent(with url: URL, options: NSFileCoordinator.WritingOptions = []) -> NSFileAccessIntent {
        NSFileAccessIntent(.writing(url, options))
    }
}

extension FileAccess {
    static func reading(_ url: URL, _ options: NSFileCoordinator.ReadingOptions) -> FileAccess {
        FileAccess(
            url: options.contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url, isWriting: false,
            savesFirst: !options.contains(.withoutChanges),
            isQuiet: options.contains(.immediatelyAvailableMetadataOnly))
    }

    static func writing(_ url: URL, _ options: NSFileCoordinator.WritingOptions) -> FileAccess {
        FileAccess(
            url: url, isWriting: true, isDeleting: options.contains(.forDeleting),
            isMoving: options.contains(.forMoving), savesFirst: options.contains(.forMerging),
            isQuiet: options.contains(.contentIndependentMetadataOnly))
    }
}
