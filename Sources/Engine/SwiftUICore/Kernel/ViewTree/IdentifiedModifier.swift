/// Names a view for a tool that shows the source beside it; changes nothing (SwiftUI's previews apply it).
///
/// Packages name it in conditions on `ModifiedContent`, so that views which Xcode marks are recognized.
@frozen
public struct _IdentifiedModifier<Identifier: Hashable> {
    /// The name.
    public var identifier: Identifier

    /// Creates a modifier that names a view.
    @inlinable
    public nonisolated init(identifier: Identifier) { self.identifier = identifier }
}

extension _IdentifiedModifier: Equatable {}

extension _IdentifiedModifier: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        V._reconcile(content, &context)
    }
}

/// The name that Xcode gives a view in the source; never applied here.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {
    private let place: String

    /// Creates a name from a place in the source.
    public nonisolated init(_ place: String) { self.place = place }
}
