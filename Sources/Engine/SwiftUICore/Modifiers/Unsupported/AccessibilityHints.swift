import Foundation

// Hints that assistive technology of the desktop has no counterpart for. The modifiers compile, log a warning once, and are
// listed in CompatibilityGaps.md.

extension View {
    /// Without effect: nothing inverts colors here.
    public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        unsupported("accessibilityIgnoresInvertColors(_:)", where: active)
    }

    /// Without effect: touches are never handed past assistive technology.
    public nonisolated func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        unsupported("accessibilityDirectTouch(_:options:)", where: isDirectTouchArea)
            .modifier(AccessibilityAttachmentModifier { _ in })
    }

    /// Without effect: nothing is shown in large size while it is held.
    public nonisolated func accessibilityShowsLargeContentViewer() -> some View {
        unsupported("accessibilityShowsLargeContentViewer()")
    }

    /// Without effect: nothing is shown in large size while it is held.
    public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View {
        unsupported("accessibilityShowsLargeContentViewer(_:)")
    }

    /// Without effect: the desktop's screen readers don't treat texts by their kind.
    public nonisolated func accessibilityTextContentType(
        _ value: AccessibilityTextContentType
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        unsupported("accessibilityTextContentType(_:)", where: value != .plain)
            .modifier(AccessibilityAttachmentModifier { _ in })
    }

    /// Without effect: the speech of screen readers is set by their users.
    public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        unsupported("speechAlwaysIncludesPunctuation(_:)", where: value)
    }

    /// Without effect: the speech of screen readers is set by their users.
    public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        unsupported("speechSpellsOutCharacters(_:)", where: value)
    }

    /// Without effect: the speech of screen readers is set by their users.
    public nonisolated func speechAdjustedPitch(_ value: Double) -> some View {
        unsupported("speechAdjustedPitch(_:)", where: value != 0)
    }

    /// Without effect: announcements are spoken when they come.
    public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
        unsupported("speechAnnouncementsQueued(_:)", where: value)
    }
}

extension Text {
    /// Without effect: the speech of screen readers is set by their users.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
        RuntimeWarning.issue("speechAlwaysIncludesPunctuation(_:) has no effect here: see CompatibilityGaps.md.")
        return self
    }

    /// Without effect: the speech of screen readers is set by their users.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
        RuntimeWarning.issue("speechSpellsOutCharacters(_:) has no effect here: see CompatibilityGaps.md.")
        return self
    }

    /// Without effect: the speech of screen readers is set by their users.
    public func speechAdjustedPitch(_ value: Double) -> Text {
        RuntimeWarning.issue("speechAdjustedPitch(_:) has no effect here: see CompatibilityGaps.md.")
        return self
    }

    /// Without effect: announcements are spoken when they come.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
        RuntimeWarning.issue("speechAnnouncementsQueued(_:) has no effect here: see CompatibilityGaps.md.")
        return self
    }

    /// Without effect on a text within another; as a view, a text has the label of the modifier of views.
    @_disfavoredOverload
    public func accessibilityLabel(_ label: Text) -> Text {
        RuntimeWarning.issue("accessibilityLabel(_:) of a part of a text has no effect here: see CompatibilityGaps.md.")
        return self
    }

    /// Without effect on a text within another; as a view, a text has the label of the modifier of views.
    @_disfavoredOverload
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }

    /// Without effect on a text within another; as a view, a text has the label of the modifier of views.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }

    /// Without effect on a text within another; as a view, a text has the level of the modifier of views.
    @_disfavoredOverload
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
        RuntimeWarning.issue("accessibilityHeading(_:) of a part of a text has no effect: see CompatibilityGaps.md.")
        return self
    }

    /// Without effect: the desktop's screen readers don't treat texts by their kind.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
        RuntimeWarning.issue("accessibilityTextContentType(_:) has no effect here: see CompatibilityGaps.md.")
        return self
    }
}

/// The behavior of a view that is touched past assistive technology.
///
/// Follows Apple's
/// [AccessibilityDirectTouchOptions](https://developer.apple.com/documentation/swiftui/accessibilitydirecttouchoptions).
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The view must be chosen before.
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
    /// Nothing is spoken meanwhile.
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// The kind of a text.
///
/// Follows Apple's
/// [AccessibilityTextContentType](https://developer.apple.com/documentation/swiftui/accessibilitytextcontenttype).
public struct AccessibilityTextContentType: Hashable, Sendable {
    private let kind: UInt8
    /// No kind in particular.
    public static let plain = AccessibilityTextContentType(kind: 0)
    /// Input and output of commands.
    public static let console = AccessibilityTextContentType(kind: 1)
    /// Files and folders.
    public static let fileSystem = AccessibilityTextContentType(kind: 2)
    /// Messages.
    public static let messaging = AccessibilityTextContentType(kind: 3)
    /// A story or an article.
    public static let narrative = AccessibilityTextContentType(kind: 4)
    /// Source of a program.
    public static let sourceCode = AccessibilityTextContentType(kind: 5)
    /// A table of cells.
    public static let spreadsheet = AccessibilityTextContentType(kind: 6)
    /// A document.
    public static let wordProcessing = AccessibilityTextContentType(kind: 7)
}
