import DisplayList
import Foundation

/// A font, independent of the environment until text is laid out with it.
///
/// Text styles follow the user's text size; a fixed size doesn't. `Font.custom` looks among the app's fonts and the system's,
/// and takes the system's font where the family is missing.
///
/// ```swift
/// VStack {
///     Text("Title").font(.title.bold())
///     Text("12:30").font(.system(size: 40, weight: .light, design: .rounded).monospacedDigit())
///     Text("Own").font(.custom("Noto Serif", size: 17, relativeTo: .body))
/// }
/// ```
///
/// Follows Apple's [Font](https://developer.apple.com/documentation/swiftui/font). A font is a small plain value: its
/// base and its changes.
public struct Font: Hashable, Sendable {
    /// The source of a font.
    enum Base: Hashable, Sendable {
        /// A text style's font, which follows the dynamic type size.
        case textStyle(TextStyle)
        /// The system's font of a fixed size.
        case system(size: CGFloat)
        /// A named font; its size follows the dynamic type size as a text style does, or is fixed.
        case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
        /// A font that was resolved before.
        case resolved(FontDescription)
    }

    let base: Base
    var changes = FontChanges()

    init(_ base: Base, design: Design? = nil, weight: Weight? = nil) {
        self.base = base
        changes.design = design
        changes.weight = weight.map { .set($0) } ?? .inherit
    }

    /// Creates a font from a platform font.
    public init(_ font: UIFont) {
        base = .resolved(font.description_)
    }
}

/// A setting that may be set, reset, or left to outer modifiers.
enum Change<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The setting is left to outer modifiers.
    case inherit
    /// Outer settings no longer count.
    case reset
    /// A value.
    case set(Value)

    /// Returns the inner change if it sets anything.
    func overridden(by inner: Self) -> Self { inner == .inherit ? self : inner }

    init(_ value: Value?) {
        self = value.map { .set($0) } ?? .reset
    }
}

/// A change to a font: by its own modifiers, by a text's, or by the environment.
struct FontChanges: Hashable, Sendable {
    var weight = Change<Font.Weight>.inherit
    var width = Change<Font.Width>.inherit
    var design: Font.Design?
    var isItalic: Bool?
    var isMonospaced: Bool?
    var hasMonospacedDigits: Bool?
    var lowercaseSmallCaps = false, uppercaseSmallCaps = false
    var leading: Font.Leading?
    /// The factor by which the size is multiplied.
    var scale: CGFloat = 1

    /// Adds the changes made nearer to the text, which count more.
    mutating func override(by inner: FontChanges) {
        weight = weight.overridden(by: inner.weight)
        width = width.overridden(by: inner.width)
        design = inner.design ?? design
        isItalic = inner.isItalic ?? isItalic
        isMonospaced = inner.isMonospaced ?? isMonospaced
        hasMonospacedDigits = inner.hasMonospacedDigits ?? hasMonospacedDigits
        lowercaseSmallCaps = lowercaseSmallCaps || inner.lowercaseSmallCaps
        uppercaseSmallCaps = uppercaseSmallCaps || inner.uppercaseSmallCaps
        leading = inner.leading ?? leading
        scale *= inner.scale
    }

    /// Changes a resolved font.
    func apply(to font: inout FontDescription) {
        if case .set(let weight) = weight { font.weight = weight.cssWeight }
        if case .set(let width) = width { font.width = width.percent }
        if let design { font.design = design.description_ }
        if let isItalic { font.isItalic = isItalic }
        if isMonospaced == true { font.design = .monospaced }
        if hasMonospacedDigits == true { font.hasMonospacedDigits = true }
        if lowercaseSmallCaps { font.lowercaseSmallCaps = true }
        if uppercaseSmallCaps { font.uppercaseSmallCaps = true }
        if let leading { font.leading = leading.step }
        if scale != 1 { font.size *= scale }
    }
}
