/// A section, or its header or footer: lazy containers give these a line of their own, and keep them in sight.
package struct _SectionPart<Content: View> {
    let role: SectionRole
    let content: Content

    /// Creates a part of a section, or the section as a whole.
    package nonisolated init(_ role: SectionRole, @ViewBuilder content: () -> Content) {
        self.role = role
        self.content = content()
    }
}

/// The role of a view in a section.
package enum SectionRole: Hashable, Sendable {
    case section, header, footer
}

extension _SectionPart: _PrimitiveView {
    package nonisolated static var _isUnary: Bool { false }

    package nonisolated static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        let kind = SectionPartKind.shared
        let (node, isNew) = context.next(kind)
        if isNew {
            kind.payload(node).initialize(to: view.role)
            // The elements of a collection of sections make different numbers of cells.
            node.noteOuterCollectionIsRagged()
        }
        var inner = _Reconciler(contentOf: node, isMaking: isNew, distributor: node.distributorForContent)
        Content._reconcile(view.content, &inner)
        node.flags.remove(.isNew)
    }
}

/// A transparent node around a section, or around its header or footer.
final class SectionPartKind: TypedKind<SectionRole> {
    static let shared = SectionPartKind("section")
    override var isElement: Bool { false }
}
