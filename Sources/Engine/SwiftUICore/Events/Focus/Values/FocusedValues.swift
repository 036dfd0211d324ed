import OrielBasics

/// A key for a value of the view, or the scene, that has the focus.
///
/// Follows Apple's [FocusedValueKey](https://developer.apple.com/documentation/swiftui/focusedvaluekey).
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// The values published by the focused view and scene, mostly for menus.
///
/// Follows Apple's [FocusedValues](https://developer.apple.com/documentation/swiftui/focusedvalues). Declare values in
/// an extension, each with a ``FocusedValueKey`` or by `@Entry`, always of optional type: nil where nothing publishes
/// it.
public struct FocusedValues {
    /// The values by their keys' types.
    fileprivate private(set) var values: [ObjectIdentifier: Any] = [:]

    init() {}

    /// The value of a key; nil where nothing that has the focus publishes it.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The object of a type; nil where nothing that has the focus publishes it.
    subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
        get { values[ObjectIdentifier(type)] as? Object }
        set { values[ObjectIdentifier(type)] = newValue }
    }
}

extension FocusedValues: Equatable {
    /// Whether two collections hold the same values, as far as values can be compared.
    public static func == (a: FocusedValues, b: FocusedValues) -> Bool {
        a.values.count == b.values.count
            && a.values.allSatisfy { key, value in b.values[key].map { isSame(value, $0) } ?? false }
    }

    /// Whether two values are equal, or the same object; values that can't be compared are different.
    private static func isSame(_ a: Any, _ b: Any) -> Bool {
        if a is any Equatable { return areEqual(a, b) }
        // A value that is not an object gets a new box each time.
        return a as AnyObject === b as AnyObject
    }
}

/// Keeps the published values of a window.
final class FocusedValuesHolder {
    var values = FocusedValues() { didSet { version &+= 1 } }
    /// Changes with the values.
    private(set) var version = 0
}

/// The values published by everything that has the focus, as views find them.
///
/// An action that a view publishes keeps the view, with its properties, which must not keep the action.
struct FocusedValuesReference: Equatable {
    private weak var holder: FocusedValuesHolder?
    private let version: Int

    init(_ holder: FocusedValuesHolder?) { (self.holder, version) = (holder, holder?.version ?? 0) }

    /// The values published now; none where the window is closed.
    var values: FocusedValues { holder?.values ?? FocusedValues() }

    static func == (a: FocusedValuesReference, b: FocusedValuesReference) -> Bool {
        a.holder === b.holder && a.version == b.version
    }
}

/// The values published by everything that has the focus.
enum FocusedValuesEnvironmentKey: EnvironmentKey {
    static var defaultValue: FocusedValuesReference { FocusedValuesReference(nil) }
}
