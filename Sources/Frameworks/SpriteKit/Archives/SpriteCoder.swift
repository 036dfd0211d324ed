import Foundation
import SwiftUI

/// The coder that a node of a file is made with: it has the values of one object of the archive.
///
/// Apps override `init(coder:)` and may ask it for values of their own, which gives nil, zero or false where there are none.
final class SpriteCoder: NSCoder {
    /// The node's object.
    let object: ArchivedValue
    /// The reader of the file.
    let reader: SpriteReader

    /// Creates a coder for an object.
    init(_ object: ArchivedValue, _ reader: SpriteReader) {
        (self.object, self.reader) = (object, reader)
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }
    override var requiresSecureCoding: Bool { false }
    override func containsValue(forKey key: String) -> Bool { object[key] != nil }
    override func decodeObject() -> Any? { nil }

    override func decodeObject(forKey key: String) -> Any? {
        nonisolated(unsafe) var found: Any?
        MainActor.assumeIsolated { found = object[key].flatMap { reader.plain($0) } }
        return found
    }

    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { decodeObject(forKey: key) }

    override func decodeObject<Decoded>(of type: Decoded.Type, forKey key: String) -> Decoded?
    where Decoded: NSObject, Decoded: NSCoding {
        switch decodeObject(forKey: key) {
        case let text as String: NSString(string: text) as? Decoded
        case let list as [Any]: NSArray(array: list) as? Decoded
        case let value as Bool: NSNumber(value: value) as? Decoded
        case let value as Int: NSNumber(value: value) as? Decoded
        case let value as Double: NSNumber(value: value) as? Decoded
        case let data as Data: NSData(data: data) as? Decoded
        case let value: value as? Decoded
        }
    }

    override func decodeBool(forKey key: String) -> Bool { object.bool(key) ?? false }
    override func decodeInteger(forKey key: String) -> Int { object[key]?.int ?? 0 }
    override func decodeInt32(forKey key: String) -> Int32 { Int32(truncatingIfNeeded: object[key]?.int ?? 0) }
    override func decodeInt64(forKey key: String) -> Int64 { Int64(object[key]?.int ?? 0) }
    override func decodeCInt(forKey key: String) -> Int32 { decodeInt32(forKey: key) }
    override func decodeDouble(forKey key: String) -> Double { object[key]?.double ?? 0 }
    override func decodeFloat(forKey key: String) -> Float { Float(object[key]?.double ?? 0) }
}
