import Foundation

// These concern features that a desktop window, a terminal or a page doesn't have: a status bar or
// vibrations. The modifiers compile, log a warning once, and are listed in CompatibilityGaps.md.

extension View {
    /// Without effect: there is no status bar.
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { unsupported("statusBarHidden(_:)") }

    /// Without effect: there is no status bar.
    public nonisolated func statusBar(hidden: Bool) -> some View { unsupported("statusBar(hidden:)") }

    /// Without effect: there are no system gestures at the edges.
    public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View {
        unsupported("defersSystemGestures(on:)")
    }

    /// Without effect: the system shows nothing over the window.
    public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        unsupported("persistentSystemOverlays(_:)")
    }

    /// Without effect: nothing vibrates or sounds.
    public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        unsupported("sensoryFeedback(_:trigger:)")
    }

    /// Without effect: nothing vibrates or sounds.
    public nonisolated func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        unsupported("sensoryFeedback(_:trigger:condition:)")
    }

    /// Without effect: nothing vibrates or sounds.
    public nonisolated func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        unsupported("sensoryFeedback(trigger:_:)")
    }
}

/// A vibration or sound in response to an event.
///
/// Without effect here.
///
/// Follows Apple's [SensoryFeedback](https://developer.apple.com/documentation/swiftui/sensoryfeedback).
public struct SensoryFeedback: Equatable, Sendable {
    private let name: String

    private init(_ name: String) { self.name = name }

    /// A task succeeded.
    public static let success = SensoryFeedback("success")
    /// A task needs attention.
    public static let warning = SensoryFeedback("warning")
    /// A task failed.
    public static let error = SensoryFeedback("error")
    /// A selection changed.
    public static let selection = SensoryFeedback("selection")
    /// A value went up beyond a mark.
    public static let increase = SensoryFeedback("increase")
    /// A value went down beyond a mark.
    public static let decrease = SensoryFeedback("decrease")
    /// Something started.
    public static let start = SensoryFeedback("start")
    /// Something stopped.
    public static let stop = SensoryFeedback("stop")
    /// Things came into line.
    public static let alignment = SensoryFeedback("alignment")
    /// A level of pressure was reached.
    public static let levelChange = SensoryFeedback("levelChange")
    /// A path was completed.
    public static let pathComplete = SensoryFeedback("pathComplete")
    /// Two things met.
    public static let impact = SensoryFeedback("impact")

    /// Two things of a weight met, with an intensity from 0 to 1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }

    /// Two things of a flexibility met, with an intensity from 0 to 1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }

    /// How heavy things that meet are.
    public struct Weight: Equatable, Sendable {
        private let level: UInt8
        /// Light things.
        public static let light = Weight(level: 0)
        /// Things of a middling weight.
        public static let medium = Weight(level: 1)
        /// Heavy things.
        public static let heavy = Weight(level: 2)
    }

    /// How flexible things that meet are.
    public struct Flexibility: Equatable, Sendable {
        private let level: UInt8
        /// Hard things.
        public static let rigid = Flexibility(level: 0)
        /// Things that give a little.
        public static let solid = Flexibility(level: 1)
        /// Soft things.
        public static let soft = Flexibility(level: 2)
    }
}
