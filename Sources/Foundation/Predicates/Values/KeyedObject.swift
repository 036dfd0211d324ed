import Foundation

/// An object that gives conditions the values of its properties by their names, as Core Data's objects do.
package protocol KeyedObject: NSObject {
    /// The object's name in its store.
    var predicateIdentity: any ObjectIdentity { get }
    /// The value of a property.
    func predicateValue(forKey key: String) -> PredicateValue
}

/// The name of an object in its store.
package protocol ObjectIdentity: NSObject {
    /// The name as a format has it.
    var predicateText: String { get }
}

/// A class that knows the names in key paths to its properties.
package protocol KeyNaming: NSObject {
    /// The names in a key path; nil where it asks for none of the properties.
    static func keys(of keyPath: AnyKeyPath) -> [String]?
}

extension AnyKeyPath {
    /// The names in the key path; nil where its root does not know them.
    var keys: [String]? { (Swift.type(of: self).rootType as? any KeyNaming.Type)?.keys(of: self) }
}
