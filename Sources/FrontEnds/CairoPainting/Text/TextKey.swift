import DisplayList
import Foundation

/// The values that a laid-out text depends on: everything but its colors.
///
/// Hashing looks at the string, the font size and the proposal only; equality decides. A negative width or height means
/// no proposal.
struct TextKey: Hashable {
    let text: TextContent
    let width: Double
    let height: Double

    init(_ text: TextContent, width: CGFloat?, height: CGFloat?) {
        self.text = text
        self.width = width.map { TextKey.limit($0) } ?? -1
        self.height = height.map { TextKey.limit($0) } ?? -1
    }

    /// An infinite or absurd proposal counts as no proposal, and so does one that is not a number.
    private static func limit(_ length: CGFloat) -> Double {
        length < 1_000_000 ? max(Double(length), 0) : -1
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(text.first.string)
        hasher.combine(
            width.bitPattern &+ (height.bitPattern << 1) &+ Double(text.first.style.font.size).bitPattern)
    }

    static func == (a: TextKey, b: TextKey) -> Bool {
        a.width == b.width && a.height == b.height && a.text.paragraph == b.text.paragraph
            && sameForm(a.text.first, b.text.first) && a.text.others.count == b.text.others.count
            && zip(a.text.others, b.text.others).allSatisfy { sameForm($0, $1) }
    }

    private static func sameForm(_ a: TextRun, _ b: TextRun) -> Bool {
        a.string == b.string
            && (a.style === b.style
                || (a.style.font == b.style.font && a.style.decoration == b.style.decoration
                    && a.style.attachment == b.style.attachment))
    }
}
