import DisplayList
import Foundation
import OrielBasics

extension Font {
    /// How heavy strokes are.
    public struct Weight: Hashable, Sendable {
        /// The weight, CSS style: 100 to 900.
        let cssWeight: Int

        /// The lightest: 100.
        public static let ultraLight = Weight(cssWeight: 100)
        /// Very light: 200.
        public static let thin = Weight(cssWeight: 200)
        /// Light: 300.
        public static let light = Weight(cssWeight: 300)
        /// Normal: 400.
        public static let regular = Weight(cssWeight: 400)
        /// Somewhat heavier than normal: 500.
        public static let medium = Weight(cssWeight: 500)
        /// Between medium and bold: 600.
        public static let semibold = Weight(cssWeight: 600)
        /// Bold: 700.
        public static let bold = Weight(cssWeight: 700)
        /// Very bold: 800.
        public static let heavy = Weight(cssWeight: 800)
        /// The heaviest: 900.
        public static let black = Weight(cssWeight: 900)
    }

    /// How wide letters are.
    public struct Width: Hashable, Sendable {
        /// The width: 0 is normal, −1 narrowest, 1 widest.
        public var value: CGFloat

        /// Creates a width: 0 is normal, −1 narrowest, 1 widest.
        public init(_ value: CGFloat) { self.value = value }

        /// Very narrow.
        public static let compressed = Width(-0.4)
        /// Narrow.
        public static let condensed = Width(-0.2)
        /// Normal.
        public static let standard = Width(0)
        /// Wide.
        public static let expanded = Width(0.2)

        /// The width in per cent of the normal; from 50 to 200, as fonts come.
        var percent: Int {
            guard value.isFinite else { return 100 }
            return Int(clamping: (100 + value.clamped(to: -0.5...1) * 100).rounded())
        }
    }

    /// The forms of the system font.
    public enum Design: Hashable, Sendable {
        /// The system's usual form.
        case `default`
        /// With serifs.
        case serif
        /// With rounded ends.
        case rounded
        /// With letters of one width.
        case monospaced

        var description_: FontDescription.Design {
            switch self {
            case .default: .default
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        }
    }

    /// How far lines are apart.
    public enum Leading: Hashable, Sendable {
        /// The font's own distance.
        case standard
        /// Closer.
        case tight
        /// Farther.
        case loose

        var step: Int {
            switch self {
            case .standard: 0
            case .tight: -1
            case .loose: 1
            }
        }
    }
}
