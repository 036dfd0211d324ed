import Foundation

extension Font {
    /// The purposes of text, each with a font that follows the dynamic type size.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    /// The font of large titles: 34 points at the standard size, 26 on the Mac.
    public static let largeTitle = Font(.textStyle(.largeTitle))
    /// The font of titles: 28 points at the standard size, 22 on the Mac.
    public static let title = Font(.textStyle(.title))
    /// The font of second-level titles: 22 points at the standard size, 17 on the Mac.
    public static let title2 = Font(.textStyle(.title2))
    /// The font of third-level titles: 20 points at the standard size, 15 on the Mac.
    public static let title3 = Font(.textStyle(.title3))
    /// The font of headings: 17 points, semibold, at the standard size; 13, bold, on the Mac.
    public static let headline = Font(.textStyle(.headline))
    /// The font of subheadings: 15 points at the standard size, 11 on the Mac.
    public static let subheadline = Font(.textStyle(.subheadline))
    /// The font of running text: 17 points at the standard size, 13 on the Mac.
    public static let body = Font(.textStyle(.body))
    /// The font of callouts: 16 points at the standard size, 12 on the Mac.
    public static let callout = Font(.textStyle(.callout))
    /// The font of footnotes: 13 points at the standard size, 10 on the Mac.
    public static let footnote = Font(.textStyle(.footnote))
    /// The font of captions: 12 points at the standard size, 10 on the Mac.
    public static let caption = Font(.textStyle(.caption))
    /// The font of alternate captions: 11 points at the standard size, 10 on the Mac.
    public static let caption2 = Font(.textStyle(.caption2))
}

extension Font.TextStyle {
    /// The style's size in points; the published sizes of the platform that Apple's documentation tabulates.
    func size(_ typeSize: DynamicTypeSize) -> CGFloat {
        // On the Mac texts do not follow the size of the type.
        CGFloat(DeviceFamily.isMac ? Self.sizesOnMac[row] : Self.sizes[typeSize.index][row])
    }

    /// The factor by which sizes that follow this style grow or shrink.
    func scale(_ typeSize: DynamicTypeSize) -> CGFloat {
        typeSize == .large ? 1 : size(typeSize) / size(.large)
    }

    /// The weight at rest, CSS style.
    var cssWeight: Int {
        switch self {
        case .headline: DeviceFamily.isMac ? 700 : 600
        case .caption2: DeviceFamily.isMac ? 500 : 400
        default: 400
        }
    }

    private var row: Int {
        switch self {
        case .largeTitle: 0
        case .title: 1
        case .title2: 2
        case .title3: 3
        case .headline: 4
        case .body: 5
        case .callout: 6
        case .subheadline: 7
        case .footnote: 8
        case .caption: 9
        case .caption2: 10
        }
    }

    /// A column for each style, as Apple's guidelines have them for the Mac.
    private static let sizesOnMac: [UInt8] = [26, 22, 17, 15, 13, 13, 12, 11, 10, 10, 10]

    /// A row for each dynamic type size, a column for each style.
    private static let sizes: [[UInt8]] = [
        [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11],
        [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11],
        [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11],
        [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11],
        [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13],
        [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15],
        [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17],
        [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20],
        [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24],
        [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29],
        [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34],
        [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40],
    ]
}
