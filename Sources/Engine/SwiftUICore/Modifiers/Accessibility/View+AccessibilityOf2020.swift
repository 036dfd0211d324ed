import Foundation

// The names of iOS 13, which Apple has replaced by one modifier each, and which many apps still use.
extension View {
    /// Sets the view's label; the form of ``View/accessibilityLabel(_:)-(Text)`` of iOS 13.
    public nonisolated func accessibility(label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(label)
    }

    /// Sets the view's value; the form of ``View/accessibilityValue(_:)-(Text)`` of iOS 13.
    public nonisolated func accessibility(value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(value)
    }

    /// Sets what happens when the view is used; the form of ``View/accessibilityHint(_:)-(Text)`` of iOS 13.
    public nonisolated func accessibility(hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(hint)
    }

    /// Hides the view from assistive technology; the form of ``accessibilityHidden(_:isEnabled:)`` of iOS 13.
    public nonisolated func accessibility(hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHidden(hidden)
    }

    /// Identifies the view in tests; the form of ``accessibilityIdentifier(_:isEnabled:)`` of iOS 13.
    public nonisolated func accessibility(
        identifier: String
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityIdentifier(identifier) }

    /// Sets the words by which the view is spoken to; the form of ``View/accessibilityInputLabels(_:)-([Text])`` of iOS 13.
    public nonisolated func accessibility(
        inputLabels: [Text]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityInputLabels(inputLabels) }

    /// Adds traits to the view; the form of ``accessibilityAddTraits(_:)`` of iOS 13.
    public nonisolated func accessibility(
        addTraits traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityAddTraits(traits) }

    /// Removes traits from the view; the form of ``accessibilityRemoveTraits(_:)`` of iOS 13.
    public nonisolated func accessibility(
        removeTraits traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityRemoveTraits(traits) }

    /// Sets the view's place among its siblings; the form of ``accessibilitySortPriority(_:)`` of iOS 13.
    public nonisolated func accessibility(
        sortPriority: Double
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilitySortPriority(sortPriority) }

    /// Sets where a press is made; the form of ``accessibilityActivationPoint(_:)-(UnitPoint)`` of iOS 13.
    public nonisolated func accessibility(
        activationPoint: UnitPoint
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityActivationPoint(activationPoint) }
}
