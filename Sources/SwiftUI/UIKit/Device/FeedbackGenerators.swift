import Foundation

// Nothing vibrates here: the generators take note of what they are told and say once that nothing is felt.

/// Vibrates; without effect here.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
    nonisolated public override init() { super.init() }

    /// Gets ready.
    open func prepare() {}

    func give() {
        RuntimeWarning.issue("UIFeedbackGenerator has no effect here: nothing vibrates (see CompatibilityGaps.md).")
    }
}

/// Tells that things met; without effect here.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy and hard things are.
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    nonisolated public override init() { super.init() }
    /// Creates a generator.
    nonisolated public init(style: FeedbackStyle) { super.init() }
    /// Creates a generator of a view.
    nonisolated public init(style: FeedbackStyle, view: UIView) { super.init() }
    /// Tells that things met.
    open func impactOccurred() { give() }
    /// Tells that things met, with an intensity from 0 to 1.
    open func impactOccurred(intensity: CGFloat) { give() }
}

/// Tells how something went; without effect here.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How something went.
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    nonisolated public override init() { super.init() }
    /// Tells how something went.
    open func notificationOccurred(_ notificationType: FeedbackType) { give() }
}

/// Tells that a choice changed; without effect here.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    nonisolated public override init() { super.init() }
    /// Tells that a choice changed.
    open func selectionChanged() { give() }
}
