import Foundation

/// A session that reads tags; it ends at once here, as there is no reader.
///
/// Follows Apple's [NFCReaderSession](https://developer.apple.com/documentation/corenfc/nfcreadersession).
open class NFCReaderSession: NSObject, @unchecked Sendable {
    /// Whether tags can be read: no.
    open class var readingAvailable: Bool { false }
    /// The words for the user; empty by default.
    open var alertMessage = ""
    /// Whether the session has begun and not ended: no.
    open var isReady: Bool { false }
    /// The queue on which the delegate is called.
    public let sessionQueue: DispatchQueue
    private var hasBegun = false

    init(queue: DispatchQueue?) { sessionQueue = queue ?? .main }

    /// Notifies the delegate that the session has ended.
    func ended(_ error: NFCReaderError) {}

    /// Begins the session: the delegate receives an error.
    open func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        let error = NFCReaderError.unsupported()
        sessionQueue.async { self.ended(error) }
    }
    /// Ends the session.
    open func invalidate() {}
    /// Ends the session with words for the user.
    open func invalidate(errorMessage: String) {}
}

/// Receives tags with messages; an error here.
public protocol NFCNDEFReaderSessionDelegate: AnyObject {
    /// Called when the session has ended.
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
    /// Called with messages.
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
    /// Called with tags.
    func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
    /// Called when the session reads.
    func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}

extension NFCNDEFReaderSessionDelegate {
    public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
    public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}

/// A session that reads messages.
///
/// Follows Apple's [NFCNDEFReaderSession](https://developer.apple.com/documentation/corenfc/nfcndefreadersession).
open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
    /// The delegate; nil if it was released.
    open private(set) weak var delegate: (any NFCNDEFReaderSessionDelegate)?
    /// Creates a session.
    public init(delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool) {
        self.delegate = delegate
        super.init(queue: queue)
    }
    override func ended(_ error: NFCReaderError) { delegate?.readerSession(self, didInvalidateWithError: error) }
    /// Connects a tag; fails.
    open func connect(to tag: any NFCNDEFTag, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(NFCReaderError.unsupported())
    }
    /// Connects a tag; fails.
    open func connect(to tag: any NFCNDEFTag) async throws { throw NFCReaderError.unsupported() }
    /// Searches for tags again.
    open func restartPolling() {}
}

/// Receives tags; an error here.
public protocol NFCTagReaderSessionDelegate: AnyObject {
    /// Called when the session reads.
    func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession)
    /// Called when the session has ended.
    func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error)
    /// Called with tags.
    func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag])
}

extension NFCTagReaderSessionDelegate {
    public func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession) {}
    public func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag]) {}
}

/// A session that reads tags of several kinds.
open class NFCTagReaderSession: NFCReaderSession, @unchecked Sendable {
    /// Kinds of tags.
    public struct PollingOption: OptionSet, Sendable {
        public let rawValue: Int
        /// Creates options from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// ISO 14443.
        public static let iso14443 = PollingOption(rawValue: 1)
        /// ISO 15693.
        public static let iso15693 = PollingOption(rawValue: 2)
        /// ISO 18092.
        public static let iso18092 = PollingOption(rawValue: 4)
    }
    /// The delegate; nil if it was released.
    open private(set) weak var delegate: (any NFCTagReaderSessionDelegate)?
    /// The tag that is connected; nil.
    open var connectedTag: NFCTag? { nil }
    /// Creates a session; nil if there is nothing to search for.
    public init?(
        pollingOption: PollingOption, delegate: any NFCTagReaderSessionDelegate, queue: DispatchQueue? = nil
    ) {
        if pollingOption.isEmpty { return nil }
        self.delegate = delegate
        super.init(queue: queue)
    }
    override func ended(_ error: NFCReaderError) { delegate?.tagReaderSession(self, didInvalidateWithError: error) }
    /// Connects a tag; fails.
    open func connect(to tag: NFCTag, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(NFCReaderError.unsupported())
    }
    /// Connects a tag; fails.
    open func connect(to tag: NFCTag) async throws { throw NFCReaderError.unsupported() }
    /// Searches for tags again.
    open func restartPolling() {}
}

/// Whether a tag has a message.
public enum NFCNDEFStatus: UInt, Sendable { case notSupported = 1, readWrite, readOnly }

/// A tag with a message.
public protocol NFCNDEFTag: NSObjectProtocol {
    /// Whether the tag is there.
    var isAvailable: Bool { get }
    /// Passes whether the tag can be written, and its capacity in bytes.
    func queryNDEFStatus(completionHandler: @escaping (NFCNDEFStatus, Int, (any Error)?) -> Void)
    /// Passes the message.
    func readNDEF(completionHandler: @escaping (NFCNDEFMessage?, (any Error)?) -> Void)
    /// Writes a message.
    func writeNDEF(_ ndefMessage: NFCNDEFMessage, completionHandler: @escaping ((any Error)?) -> Void)
    /// Makes the tag read only.
    func writeLock(completionHandler: @escaping ((any Error)?) -> Void)
}

/// A tag of ISO 7816.
public protocol NFCISO7816Tag: NFCNDEFTag {
    /// The number.
    var identifier: Data { get }
    /// The application that was chosen.
    var initialSelectedAID: String { get }
}
/// A tag of ISO 15693.
public protocol NFCISO15693Tag: NFCNDEFTag {
    /// The number.
    var identifier: Data { get }
}
/// A tag of FeliCa.
public protocol NFCFeliCaTag: NFCNDEFTag {
    /// The number.
    var currentIDm: Data { get }
    /// The code of the system.
    var currentSystemCode: Data { get }
}
/// A tag of MIFARE.
public protocol NFCMiFareTag: NFCNDEFTag {
    /// The number.
    var identifier: Data { get }
}

/// A tag of some kind.
public enum NFCTag {
    case feliCa(any NFCFeliCaTag)
    case iso7816(any NFCISO7816Tag)
    case iso15693(any NFCISO15693Tag)
    case miFare(any NFCMiFareTag)

    /// Whether the tag is there.
    public var isAvailable: Bool {
        switch self {
        case .feliCa(let tag): tag.isAvailable
        case .iso7816(let tag): tag.isAvailable
        case .iso15693(let tag): tag.isAvailable
        case .miFare(let tag): tag.isAvailable
        }
    }
}
