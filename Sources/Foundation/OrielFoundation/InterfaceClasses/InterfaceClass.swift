import Foundation

/// A class whose properties and methods can be reached by their names: the outlets and actions that documents of Interface Builder use.
///
/// Objective-C finds both in its runtime. `./oriel run PATH` writes a description of each class that has any, beside the class.
public final class _InterfaceClass: @unchecked Sendable {
    /// The class.
    public let type: AnyClass
    /// The name under which Objective-C knows the class.
    public let name: String
    var properties: [String: @MainActor (AnyObject, Any?) -> Bool] = [:]
    var methods: [String: Selector] = [:]
    var wakes: [@MainActor (AnyObject) -> Void] = []

    /// Creates a description without properties and methods.
    /// - Parameter name: The name in Objective-C; the class's own by default.
    public init(_ type: AnyClass, name: String? = nil) {
        (self.type, self.name) = (type, name ?? String(describing: type))
    }

    /// Adds a property.
    /// - Parameter set: Takes the object and a value; returns whether the value fits.
    public func property<Owner: AnyObject>(_ name: String, _ set: @escaping @MainActor (Owner, Any?) -> Bool) {
        properties[name] = { object, value in (object as? Owner).map { set($0, value) } ?? false }
    }

    /// Adds a method.
    /// - Parameter name: The name in Objective-C, such as `save:`.
    public func method(_ name: String, _ selector: Selector) { methods[name] = selector.named(name) }

    /// Adds a function that is called when an object of the class was made from a document.
    public func awake<Owner: AnyObject>(_ call: @escaping @MainActor (Owner) -> Void) {
        wakes.append { object in if let owner = object as? Owner { call(owner) } }
    }
}

/// The classes of a module that can be reached by their names.
///
/// `./oriel run PATH` writes a type of the name `_OrielInterface` into each module that has such classes.
@MainActor
public protocol _InterfaceTable: AnyObject {
    /// The classes.
    static var classes: [_InterfaceClass] { get }
}

/// Puts a value into a property, if it is of the property's type; returns whether it is.
///
/// Numbers become numbers of the property's type.
public func _assignInterfaceValue<Value>(_ place: inout Value, _ value: Any?) -> Bool {
    if let value, let fitting = value as? Value {
        place = fitting
        return true
    }
    guard let number = value as? NSNumber else { return false }
    let forms: [Any] = [
        number.doubleValue, CGFloat(number.doubleValue), number.intValue, number.floatValue, number.boolValue,
        number.uintValue, number.int32Value,
    ]
    guard let fitting = forms.lazy.compactMap({ $0 as? Value }).first else { return false }
    place = fitting
    return true
}
