/// The halves of a pair of views, of which one names the other.
///
/// Follows Apple's
/// [AccessibilityLabeledPairRole](https://developer.apple.com/documentation/swiftui/accessibilitylabeledpairrole).
@frozen
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    /// The name.
    case label
    /// The view that it names.
    case content
}

extension View {
    /// Makes the view half of a pair, of which one names the other, wherever they are on the screen.
    /// - Parameters:
    ///   - role: Which half it is.
    ///   - id: Identifies the pair within the namespace; the same for both halves.
    ///   - namespace: A namespace of the view that contains both.
    public nonisolated func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View {
        controlAccessibility {
            $0.pairing = .init(pair: [AnyHashable(namespace), AnyHashable(id)], isLabel: role == .label)
        }
    }

    /// Without effect: elements of a group are found in their own places only.
    public nonisolated func accessibilityLinkedGroup<ID: Hashable>(
        id: ID, in namespace: Namespace.ID
    ) -> some View {
        withoutEffect("accessibilityLinkedGroup(id:in:)")
    }
}
