import Foundation

/// A place in the histories of stores, from which to continue later.
///
/// Follows Apple's
/// [NSPersistentHistoryToken](https://developer.apple.com/documentation/coredata/nspersistenthistorytoken). Apps keep it with
/// `NSKeyedArchiver`.
open class NSPersistentHistoryToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The last save that is behind the place, by the stores' identifiers.
    let numbers: [String: Int64]

    init(_ numbers: [String: Int64]) {
        self.numbers = numbers
        super.init()
    }

    /// True.
    open class var supportsSecureCoding: Bool { true }

    /// Reads a token from an archive.
    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "numbers"),
            let numbers = try? JSONDecoder().decode([String: Int64].self, from: data as Data)
        else { return nil }
        self.numbers = numbers
        super.init()
    }

    /// Writes the token into an archive.
    open func encode(with coder: NSCoder) {
        if let data = try? JSONEncoder().encode(numbers) { coder.encode(data as NSData, forKey: "numbers") }
    }

    /// Returns the token itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether another object is a token of the same place.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSPersistentHistoryToken)?.numbers == numbers }

    /// A number that tokens of one place have in common.
    open override var hash: Int { numbers.hashValue }

    /// The numbers, for messages.
    open override var description: String {
        "<NSPersistentHistoryToken: \(numbers.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })>"
    }
}
