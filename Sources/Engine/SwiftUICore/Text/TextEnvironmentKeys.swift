import Foundation

/// The limits of a text's number of lines.
struct LineLimits: Equatable {
    /// The greatest number of lines; nil for as many as fit.
    var upper: Int?
    /// The number of lines for which space is kept.
    var lower: Int?
}

enum FontKey: TextEnvironmentKey { static var defaultValue: Font? { nil } }
enum LineLimitKey: TextEnvironmentKey { static var defaultValue: LineLimits { LineLimits() } }
enum MinimumScaleFactorKey: TextEnvironmentKey { static var defaultValue: CGFloat { 1 } }
enum TruncationModeKey: TextEnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
enum MultilineTextAlignmentKey: TextEnvironmentKey { static var defaultValue: TextAlignment { .leading } }
enum LineSpacingKey: TextEnvironmentKey { static var defaultValue: CGFloat { 0 } }
enum AllowsTighteningKey: TextEnvironmentKey { static var defaultValue: Bool { false } }
enum TextCaseKey: TextEnvironmentKey { static var defaultValue: Text.Case? { nil } }
enum FontScaleKey: TextEnvironmentKey { static var defaultValue: CGFloat { 1 } }
enum FontWeightKey: TextEnvironmentKey { static var defaultValue: Change<Font.Weight> { .inherit } }
enum FontWidthKey: TextEnvironmentKey { static var defaultValue: Change<Font.Width> { .inherit } }
enum FontDesignKey: TextEnvironmentKey { static var defaultValue: Font.Design? { nil } }
enum ItalicKey: TextEnvironmentKey { static var defaultValue: Bool? { nil } }
enum MonospacedKey: TextEnvironmentKey { static var defaultValue: Bool? { nil } }
enum MonospacedDigitKey: TextEnvironmentKey { static var defaultValue: Bool? { nil } }
enum UnderlineKey: TextEnvironmentKey { static var defaultValue: Change<Text.LineStyle> { .inherit } }
enum StrikethroughKey: TextEnvironmentKey { static var defaultValue: Change<Text.LineStyle> { .inherit } }
enum KerningKey: TextEnvironmentKey { static var defaultValue: CGFloat? { nil } }
enum TrackingKey: TextEnvironmentKey { static var defaultValue: CGFloat? { nil } }
enum BaselineOffsetKey: TextEnvironmentKey { static var defaultValue: CGFloat? { nil } }
enum TextScaleKey: TextEnvironmentKey { static var defaultValue: Text.Scale? { nil } }

enum DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { .large }
    static var _effect: _EnvironmentEffect { [.text, .control] }
}

enum LegibilityWeightKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { nil }
    static var _effect: _EnvironmentEffect { [.text, .control] }
}

extension EnvironmentValues {
    /// The font of text; nil for the font of body text.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The greatest number of lines of a text; nil for as many as fit.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self].upper }
        set { self[LineLimitKey.self] = LineLimits(upper: newValue, lower: self[LineLimitKey.self].lower) }
    }

    /// The number of lines for which space is kept; nil for no more than there are.
    package var reservedLines: Int? { self[LineLimitKey.self].lower }

    /// The factor down to which text may shrink to fit, above 0 and at most 1; 1 by default.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }

    /// Where text is cut when it does not fit; at its end by default.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }

    /// How lines of a text are aligned; leading by default.
    public var multilineTextAlignment: TextAlignment {
        get { self[MultilineTextAlignmentKey.self] }
        set { self[MultilineTextAlignmentKey.self] = newValue }
    }

    /// Extra space between the lines of a text, in points; 0 by default.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// Whether letters may move closer before text is cut; false by default.
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }

    /// The case in which text is shown; nil for the case it was written in.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }

    /// The size of text that the user prefers; large by default.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    /// Whether the user prefers bold text; nil by default.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }

    /// The desktop's own factor for sizes that follow the dynamic type size; 1 by default.
    public var _fontScale: CGFloat {
        get { self[FontScaleKey.self] }
        set { self[FontScaleKey.self] = newValue }
    }
}
