import Foundation
import OrielFoundation

/// The name of the errors of this framework.
public let TKErrorDomain = "CryptoTokenKit"

/// An error of smart cards and tokens.
///
/// Follows Apple's [TKError](https://developer.apple.com/documentation/cryptotokenkit/tkerror).
public struct TKError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode {
        case notImplemented = -1, communicationError = -2, corruptedData = -3, canceledByUser = -4
        case authenticationFailed = -5, objectNotFound = -6, tokenNotFound = -7, badParameter = -8
        case authenticationNeeded = -9
    }
    /// The reason.
    public let code: Code
    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// The name of the errors of this framework.
    public static var errorDomain: String { TKErrorDomain }
    public var errorDescription: String? { "Smart cards are not read by apps on this system." }
}

/// A place for smart cards; none is found here.
///
/// Follows Apple's [TKSmartCardSlot](https://developer.apple.com/documentation/cryptotokenkit/tksmartcardslot).
open class TKSmartCardSlot: NSObject, @unchecked Sendable {
    /// The state of a place.
    public enum State: Int, Sendable { case missing, empty, probing, muteCard, validCard }
    override init() {}
    /// The state; missing.
    open var state: State { .missing }
    /// The name.
    open var name: String { "" }
    /// The most bytes of a message to the card.
    open var maxInputLength: Int { 0 }
    /// The most bytes of a message of the card.
    open var maxOutputLength: Int { 0 }
    /// Returns the card; nil.
    open func makeSmartCard() -> TKSmartCard? { nil }
}

/// The places for smart cards: none.
///
/// Follows Apple's [TKSmartCardSlotManager](https://developer.apple.com/documentation/cryptotokenkit/tksmartcardslotmanager). As without the entitlement, there is
/// no manager.
open class TKSmartCardSlotManager: NSObject, @unchecked Sendable {
    override init() {}
    /// The manager of the app; nil.
    open class var `default`: TKSmartCardSlotManager? { nil }
    /// The names of the places: none.
    open var slotNames: [String] { [] }
    /// Returns the place with a name; nil.
    open func slotNamed(_ name: String) -> TKSmartCardSlot? { nil }
    /// Asks for the place with a name; nil.
    open func getSlot(withName name: String, reply: @escaping @Sendable (TKSmartCardSlot?) -> Void) {
        DispatchQueue.global().async { reply(nil) }
    }
}

/// A smart card; none is found here.
///
/// Follows Apple's [TKSmartCard](https://developer.apple.com/documentation/cryptotokenkit/tksmartcard).
open class TKSmartCard: NSObject, @unchecked Sendable {
    override init() {}
    /// Whether the card is there; false.
    open var isValid: Bool { false }
    /// The class of messages.
    open var cla: UInt8 = 0
    /// Whether messages may be long.
    open var useExtendedLength = false
    /// The app's own value; nil for none.
    open var context: Any?
    /// Begins a session; fails.
    open func beginSession(reply: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        DispatchQueue.global().async { reply(false, TKError(.communicationError)) }
    }
    /// Begins a session; fails.
    open func beginSession() async throws -> Bool { throw TKError(.communicationError) }
    /// Sends a message; fails.
    open func transmit(_ request: Data) async throws -> Data { throw TKError(.communicationError) }
    /// Sends a message; fails.
    open func transmit(_ request: Data, reply: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        DispatchQueue.global().async { reply(nil, TKError(.communicationError)) }
    }
    /// Ends the session.
    open func endSession() {}
}

/// Reports tokens with keys and certificates; there are none, which is reported once.
///
/// Follows Apple's [TKTokenWatcher](https://developer.apple.com/documentation/cryptotokenkit/tktokenwatcher).
open class TKTokenWatcher: NSObject, @unchecked Sendable {
    /// Creates a watcher.
    public override init() {}
    /// Creates a watcher with a function that is called with each token; never here.
    public init(insertionHandler: @escaping @Sendable (String) -> Void) {
        RuntimeWarning.issue("CryptoTokenKit: smart cards and tokens are not read by apps here.")
    }
    /// The names of the tokens: none.
    open var tokenIDs: [String] { [] }
    /// Sets the function that is called with each token; never here.
    open func setInsertionHandler(_ insertionHandler: @escaping @Sendable (String) -> Void) {
        RuntimeWarning.issue("CryptoTokenKit: smart cards and tokens are not read by apps here.")
    }
    /// Calls a function when a token is removed; at once, as it is not there.
    open func addRemovalHandler(_ removalHandler: @escaping @Sendable (String) -> Void, forTokenID tokenID: String) {
        DispatchQueue.global().async { removalHandler(tokenID) }
    }
}

/// A record of the form tag, length, value.
///
/// Follows Apple's [TKTLVRecord](https://developer.apple.com/documentation/cryptotokenkit/tktlvrecord); its records are Basic Encoding Rules.
open class TKBERTLVRecord: NSObject, @unchecked Sendable {
    /// The tag.
    public let tag: UInt64
    /// The value.
    public let value: Data
    /// The whole record.
    public let data: Data
    /// Creates a record.
    public init(tag: UInt64, value: Data) {
        (self.tag, self.value) = (tag, value)
        data = Self.data(forTag: tag) + Self.length(value.count) + value
    }
    /// Creates a record of others.
    public convenience init(tag: UInt64, records: [TKBERTLVRecord]) {
        self.init(tag: tag, value: records.reduce(Data()) { $0 + $1.data })
    }
    /// Reads a record; nil where the data is not one.
    public convenience init?(from data: Data) {
        var rest = data[...]
        guard let (tag, value) = Self.read(&rest), rest.isEmpty else { return nil }
        self.init(tag: tag, value: value)
    }
    /// Reads records, one after another; nil where the data has others.
    open class func sequenceOfRecords(from data: Data) -> [TKBERTLVRecord]? {
        var (rest, records): (Data.SubSequence, [TKBERTLVRecord]) = (data[...], [])
        while !rest.isEmpty {
            guard let (tag, value) = read(&rest) else { return nil }
            records.append(TKBERTLVRecord(tag: tag, value: value))
        }
        return records
    }
    /// Returns the bytes of a tag.
    open class func data(forTag tag: UInt64) -> Data {
        let bytes = (0..<8).map { UInt8(truncatingIfNeeded: tag >> (56 - 8 * $0)) }
        let first = bytes.firstIndex { $0 != 0 } ?? 7
        return Data(bytes[first...])
    }

    private static func length(_ count: Int) -> Data {
        if count < 0x80 { return Data([UInt8(count)]) }
        let bytes = data(forTag: UInt64(count))
        return Data([0x80 | UInt8(bytes.count)]) + bytes
    }

    private static func read(_ rest: inout Data.SubSequence) -> (UInt64, Data)? {
        guard let first = rest.popFirst() else { return nil }
        var tag = UInt64(first)
        if first & 0x1F == 0x1F {
            var last: UInt8 = 0x80
            while last & 0x80 != 0 {
                guard let next = rest.popFirst(), tag >> 56 == 0 else { return nil }
                (tag, last) = (tag << 8 | UInt64(next), next)
            }
        }
        guard let short = rest.popFirst() else { return nil }
        var count = Int(short)
        if short & 0x80 != 0 {
            let size = Int(short & 0x7F)
            guard size > 0, size <= 4, rest.count >= size else { return nil }
            count = rest.prefix(size).reduce(0) { $0 << 8 | Int($1) }
            rest = rest.dropFirst(size)
        }
        guard rest.count >= count else { return nil }
        defer { rest = rest.dropFirst(count) }
        return (tag, Data(rest.prefix(count)))
    }
}
