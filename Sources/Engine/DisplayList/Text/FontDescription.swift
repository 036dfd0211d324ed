import Foundation

/// The request for a font: front ends choose the nearest installed face.
///
/// ```swift
/// var title = FontDescription(size: 28, weight: 700, design: .rounded)
/// title.hasMonospacedDigits = true
/// let style = TextStyle(font: title, paint: .color(.black))
/// ```
public struct FontDescription: Hashable, Sendable {
    /// The family's name; nil for the system's font in the given design.
    public var family: String?
    /// The system font's form.
    public var design: Design = .default
    /// The size in points, after scaling.
    public var size: CGFloat = 17
    /// The weight, CSS style: 100 (ultra light) to 900 (black); 400 is regular.
    public var weight: Int = 400
    /// The width in per cent of the normal; 100 by default.
    public var width: Int = 100
    /// Whether the face slants.
    public var isItalic = false
    /// Whether digits all have the same width.
    public var hasMonospacedDigits = false
    /// Whether lower-case letters are drawn as small capitals, and upper-case ones.
    public var lowercaseSmallCaps = false, uppercaseSmallCaps = false
    /// Line spacing: −1 tight, 0 standard, 1 loose.
    public var leading: Int = 0

    /// The forms of the system font.
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    /// Creates a description of the system's regular font.
    public init(size: CGFloat = 17, weight: Int = 400, design: Design = .default, family: String? = nil) {
        self.size = size
        self.weight = weight
        self.design = design
        self.family = family
    }
}
