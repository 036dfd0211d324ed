import Foundation

// Nothing vibrates here: the generators record their calls and warn once that nothing is felt.

/// Vibrates; without effect here.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
    nonisolated public override init() { super.init() }

    /// Prepares the generator.
    open func prepare() {}

    func give() {
        RuntimeWarning.issue("UIFeedbackGenerator has no effect here: nothing vibrates (see CompatibilityGaps.md).")
    }
}

/// Feedback for an impact; without effect here.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy and hard things are.
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    nonisolated public override init() { super.init() }
    /// Creates a generator.
    nonisolated public init(style: FeedbackStyle) { super.init() }
    /// Creates a generator of a view.
    nonisolated public init(style: FeedbackStyle, view: UIView) { super.init() }
    /// Reports an impact.
    open func impactOccurred() { give() }
    /// Reports an impact with an intensity from 0 to 1.
    open func impactOccurred(intensity: CGFloat) { give() }
}

/// Feedback for an outcome; without effect here.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The kind of an outcome.
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    nonisolated public override init() { super.init() }
    /// Reports an outcome.
    open func notificationOccurred(_ notificationType: FeedbackType) { give() }
}

/// Feedback for a changed selection; without effect here.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    nonisolated public override init() { super.init() }
    /// Reports that the selection changed.
    open func selectionChanged() { give() }
}
