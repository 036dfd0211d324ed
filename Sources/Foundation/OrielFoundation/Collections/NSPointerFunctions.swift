import Foundation

/// How a collection of objects keeps and compares them.
///
/// Follows Apple's [NSPointerFunctions](https://developer.apple.com/documentation/foundation/nspointerfunctions), of which
/// the options for objects are here.
open class NSPointerFunctions: NSObject {
    /// How objects are kept and compared.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits of the options.
        public let rawValue: UInt
        /// Creates options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Objects are kept as long as the collection; the default.
        public static var strongMemory: Options { [] }
        /// Objects are not kept, and disappear from the collection with their last owner.
        public static let weakMemory = Options(rawValue: 5)
        /// Objects are compared by `isEqual(_:)`; the default.
        public static var objectPersonality: Options { [] }
        /// Objects are compared by identity.
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)
        /// Objects that can be copied are copied when they are added.
        public static let copyIn = Options(rawValue: 1 << 16)
    }

    /// How objects are kept and compared.
    public let options: Options

    /// Creates functions for options.
    public init(options: Options = []) { self.options = options }
}

extension NSPointerFunctions.Options {
    var isWeak: Bool { contains(.weakMemory) }

    /// Returns the object that a collection keeps for one that is added.
    func kept(_ object: AnyObject) -> AnyObject {
        guard contains(.copyIn), let copying = object as? any NSCopying else { return object }
        return copying.copy(with: nil) as AnyObject
    }

    func hash(_ object: AnyObject) -> Int {
        if !contains(.objectPointerPersonality), let object = object as? NSObject { return object.hash }
        return ObjectIdentifier(object).hashValue
    }

    func areEqual(_ first: AnyObject, _ second: AnyObject) -> Bool {
        if first === second { return true }
        if contains(.objectPointerPersonality) { return false }
        guard let object = first as? NSObject else { return false }
        return object.isEqual(second)
    }
}

/// An object of a collection, which keeps it or not.
struct CollectedObject {
    private weak var weakly: AnyObject?
    private let strongly: AnyObject?

    init(_ object: AnyObject, isWeak: Bool) {
        weakly = object
        strongly = isWeak ? nil : object
    }

    /// The object; nil once it is gone.
    var object: AnyObject? { strongly ?? weakly }
}

/// Enumerates objects that were collected beforehand.
final class ObjectsEnumerator: NSEnumerator {
    private var rest: ArraySlice<Any>

    init(_ objects: [Any]) { rest = objects[...] }

    override func nextObject() -> Any? { rest.popFirst() }
}
