import Foundation

extension View {
    private nonisolated func accessibility(
        _ set: (inout AccessibilityProperties) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(set))
    }

    /// Identifies the view in tests; it is not shown to the user.
    public nonisolated func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { if isEnabled { $0.identifier = identifier } }
    }

    /// Hides the view from assistive technology.
    public nonisolated func accessibilityHidden(
        _ hidden: Bool, isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { if isEnabled { $0.isHidden = hidden } }
    }

    /// Adds traits to the view.
    public nonisolated func accessibilityAddTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.addedTraits = traits }
    }

    /// Removes traits from the view.
    public nonisolated func accessibilityRemoveTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.removedTraits = traits }
    }

    /// Makes the view an element, and specifies how its children are treated.
    public nonisolated func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View {
        accessibility { $0.children = children }
    }

    /// Adds something that may be done with the view.
    public nonisolated func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.actions = [.init(kind: actionKind, handler: handler)] }
    }

    /// Adds something with a name that may be done with the view.
    public nonisolated func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }

    /// Adds something with a name that may be done with the view; the key is translated.
    public nonisolated func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Adds something with a name that may be done with the view.
    @_disfavoredOverload
    public nonisolated func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(named: Text(name), handler)
    }

    /// Sets the action for a step up or down of the view's value.
    public nonisolated func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.adjust = handler }
    }

    /// Sets the action for scrolling the view by a page toward an edge.
    public nonisolated func accessibilityScrollAction(
        _ handler: @escaping (_ edge: Edge) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.scroll = handler }
    }

    /// Sets the view's place among its siblings: higher ones are read first; 0 by default.
    public nonisolated func accessibilitySortPriority(
        _ sortPriority: Double
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.sortPriority = sortPriority }
    }

    /// Sets the level of a heading.
    public nonisolated func accessibilityHeading(
        _ level: AccessibilityHeadingLevel
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.heading = level }
    }

    /// Sets whether the view responds to user interaction, where that cannot be determined.
    public nonisolated func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.respondsToUserInteraction = respondsToUserInteraction }
    }

    /// Sets where a press is made, in shares of the view's size; in its middle by default.
    public nonisolated func accessibilityActivationPoint(
        _ activationPoint: UnitPoint
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.activationPoint = activationPoint }
    }

    /// Sets where a press is made, in points of the view's own space; in its middle by default.
    public nonisolated func accessibilityActivationPoint(
        _ activationPoint: CGPoint
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.activationPlace = activationPoint }
    }

    /// Sets where a press is made, in points of the view's own space, if a condition holds.
    public nonisolated func accessibilityActivationPoint(
        _ activationPoint: CGPoint, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { if isEnabled { $0.activationPlace = activationPoint } }
    }

    /// Says how far the view is scrolled, in words: the view's value for assistive technology.
    public nonisolated func accessibilityScrollStatus(
        _ status: Text, isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { if isEnabled { $0.scrollStatus = status } }
    }

    /// Says how far the view is scrolled, in words that are translated.
    public nonisolated func accessibilityScrollStatus(
        _ statusKey: LocalizedStringKey, isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityScrollStatus(Text(statusKey), isEnabled: isEnabled)
    }

    /// Says how far the view is scrolled, in words.
    @_disfavoredOverload
    public nonisolated func accessibilityScrollStatus<S: StringProtocol>(
        _ status: S, isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityScrollStatus(Text(status), isEnabled: isEnabled)
    }
}
