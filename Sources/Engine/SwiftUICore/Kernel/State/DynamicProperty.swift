import Foundation
@_spi(Reflection) import Swift

/// A stored property that brings a view up to date with something outside it.
///
/// Follows Apple's [DynamicProperty](https://developer.apple.com/documentation/swiftui/dynamicproperty). A
/// type of an app's own may hold further dynamic properties; ``update()`` is called before each evaluation of
/// the view's body, after theirs.
public protocol DynamicProperty {
    /// Called before the body is evaluated.
    mutating func update()

    /// Connects a property, in place, with the node's storage: the engine's entry point.
    static func _connect(_ property: UnsafeMutablePointer<Self>, _ connection: inout _PropertyConnection)
}

extension DynamicProperty {
    public mutating func update() {}

    public static func _connect(_ property: UnsafeMutablePointer<Self>, _ connection: inout _PropertyConnection) {
        for field in DynamicPropertyFields.fields(of: Self.self).all {
            field.connect(UnsafeMutableRawPointer(property) + field.offset, &connection)
        }
        property.pointee.update()
    }
}

/// A node's storage for the dynamic properties of its view, in the order of the fields.
public struct _PropertyConnection {
    /// The node that the view belongs to.
    let node: NodeRef
    /// The place of the next property's storage.
    var index = 0

    /// Returns the storage of the next property, made the first time.
    mutating func storage<Object: AnyObject>(_ type: Object.Type = Object.self, make: () -> Object) -> Object {
        let extras = node.extras
        defer { index += 1 }
        if index < extras.storage.count, let found = extras.storage[index] as? Object { return found }
        let made = make()
        if index < extras.storage.count { extras.storage[index] = made } else { extras.storage.append(made) }
        return made
    }
}

/// The dynamic properties among a type's stored properties; found once a type by reflection.
final class DynamicPropertyFields {
    struct Field {
        let offset: Int
        let connect: (UnsafeMutableRawPointer, inout _PropertyConnection) -> Void
    }

    private(set) var all: [Field] = []

    private init(_ type: Any.Type) {
        _ = _forEachField(of: type, options: [.ignoreUnknown]) { _, offset, fieldType, _ in
            if let property = DynamicPropertyFields.property(fieldType) { self.add(property, at: offset) }
            return true
        }
    }

    /// A type as one of dynamic properties; nil for another one.
    static func property(_ type: Any.Type) -> (any DynamicProperty.Type)? {
        filter.mayConform(type) ? type as? any DynamicProperty.Type : nil
    }
    nonisolated(unsafe) private static let filter = ConformanceFilter((any DynamicProperty).self)

    private func add<Property: DynamicProperty>(_ type: Property.Type, at offset: Int) {
        all.append(
            Field(offset: offset) { pointer, connection in
                Property._connect(pointer.assumingMemoryBound(to: Property.self), &connection)
            })
    }

    nonisolated(unsafe) private static var cache = TypeCache<DynamicPropertyFields>()

    static func fields(of type: Any.Type) -> DynamicPropertyFields {
        cache.value(for: type) { DynamicPropertyFields(type) }
    }
}
