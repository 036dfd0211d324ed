import SwiftUI

/// A hint about a feature of the app, which is shown when its rules allow that.
///
/// Follows Apple's [Tip](https://developer.apple.com/documentation/tipkit/tip). Call ``Tips/configure(_:)`` when the app starts: no tip is
/// shown before.
///
/// Show it with ``TipView`` or `popoverTip(_:)`.
public protocol Tip: Identifiable, Sendable {
    /// The name under which its state is kept; the name of the type by default.
    var id: String { get }
    /// The title.
    var title: Text { get }
    /// The text below the title; nil for none.
    var message: Text? { get }
    /// The picture; nil for none.
    var image: Image? { get }
    /// The buttons; none by default.
    @Tips.ActionBuilder var actions: [Tips.Action] { get }
    /// The conditions for showing it, all of which must hold; none by default.
    @Tips.RuleBuilder var rules: [Tips.Rule] { get }
    /// How often it is shown; as often as needed by default.
    @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
    public var id: String { "\(Self.self)" }
    public var message: Text? { nil }
    public var image: Image? { nil }
    public var actions: [Tips.Action] { [] }
    public var rules: [Tips.Rule] { [] }
    public var options: [any TipOption] { [] }

    /// Whether the tip can be shown.
    public var status: Tips.Status { TipStore.shared.status(of: self) }
    /// Whether the tip is shown now where a view has it: it is available, and the frequency of tips allows it.
    public var shouldDisplay: Bool { TipStore.shared.shouldDisplay(self) }

    /// The tip's status, now and after each change.
    public var statusUpdates: AsyncStream<Tips.Status> { TipStore.shared.updates { status } }
    /// Whether the tip is shown, now and after each change.
    public var shouldDisplayUpdates: AsyncStream<Bool> { TipStore.shared.updates { shouldDisplay } }

    /// Ends showing the tip, for good.
    public func invalidate(reason: Tips.InvalidationReason) { TipStore.shared.invalidate(id, reason) }
    /// Forgets what is known of the tip, so that it may be shown again.
    public func resetEligibility() async { TipStore.shared.forget(id) }

    /// A button of a tip.
    public typealias Action = Tips.Action
    /// Something that the user does.
    public typealias Event = Tips.Event
    /// A condition for showing a tip.
    public typealias Rule = Tips.Rule
    /// A setting of a tip.
    public typealias Option = TipOption
    /// Shows a tip whenever its rules allow it.
    public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
    /// How often a tip is shown.
    public typealias MaxDisplayCount = Tips.MaxDisplayCount
    /// How long a tip is shown.
    public typealias MaxDisplayDuration = Tips.MaxDisplayDuration
    /// Puts buttons together.
    public typealias ActionBuilder = Tips.ActionBuilder
    /// Puts conditions together.
    public typealias RuleBuilder = Tips.RuleBuilder
    /// Puts options together.
    public typealias OptionsBuilder = Tips.OptionsBuilder
}
