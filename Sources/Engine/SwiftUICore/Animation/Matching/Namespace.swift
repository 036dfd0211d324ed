import Foundation

/// A namespace, as long-lived as the view that has the property, within which identifiers are unique.
///
/// Views with the same identity in a namespace are matched: `matchedGeometryEffect(id:in:)` lets one fly from the other's
/// place. A namespace lives as long as its view.
///
/// ```swift
/// struct Deal: View {
///     @Namespace private var cards
///     @State private var isDealt = false
///     var body: some View {
///         VStack {
///             if isDealt { Circle().matchedGeometryEffect(id: 1, in: cards) }
///             Spacer()
///             if !isDealt { Circle().matchedGeometryEffect(id: 1, in: cards).frame(width: 20) }
///         }
///         .onTapGesture { withAnimation { isDealt.toggle() } }
///     }
/// }
/// ```
///
/// Follows Apple's [Namespace](https://developer.apple.com/documentation/swiftui/namespace); statement G05.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// A namespace's identity.
    @frozen
    public struct ID: Hashable, Sendable {
        let number: UInt64
    }

    private var id: UInt64?

    /// Creates a namespace.
    public init() {}

    /// The namespace's identity.
    public var wrappedValue: Namespace.ID {
        if let id { return ID(number: id) }
        RuntimeWarning.issue(
            "Reading a Namespace property outside View.body. This will result in identifiers that never match any "
                + "other identifier.")
        return ID(number: NamespaceStorage().number)
    }

    public static func _connect(
        _ property: UnsafeMutablePointer<Namespace>, _ connection: inout _PropertyConnection
    ) {
        property.pointee.id = connection.storage { NamespaceStorage() }.number
    }
}

extension Namespace: PlanComparable {
    static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

extension Namespace: Sendable {}

/// A node's storage for a namespace: a unique number.
private final class NamespaceStorage {
    nonisolated(unsafe) private static var last: UInt64 = 0
    private static let lock = NSLock()
    let number: UInt64

    init() {
        Self.lock.lock()
        defer { Self.lock.unlock() }
        Self.last += 1
        number = Self.last
    }
}
