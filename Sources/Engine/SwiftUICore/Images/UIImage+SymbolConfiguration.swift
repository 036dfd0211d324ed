import DisplayList
import Foundation

extension UIImage {
    /// How a picture is made; only symbols have a configuration here.
    public class Configuration: Hashable, @unchecked Sendable {
        fileprivate init() {}

        public static func == (a: Configuration, b: Configuration) -> Bool { a.isEqual(to: b) }
        public func hash(into hasher: inout Hasher) {}
        fileprivate func isEqual(to other: Configuration) -> Bool { self === other }
    }

    /// The size, weight and colors of a symbol.
    ///
    /// Follows Apple's
    /// [UIImage.SymbolConfiguration](https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class).
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// The traits that the configuration sets; nil for the others.
        struct SymbolTraits: Hashable {
            var pointSize: CGFloat?
            var weight: SymbolWeight?
            var scale: SymbolScale?
            var family: FontDescription?
            /// The colors of the levels: the last one is for all further levels, unless these are paler.
            var colors: [UIColor] = []
            var isHierarchical = false
            var isMulticolor = false
        }

        let settings: SymbolTraits

        private init(_ settings: SymbolTraits) { self.settings = settings }

        private convenience init(_ set: (inout SymbolTraits) -> Void) {
            var settings = SymbolTraits()
            set(&settings)
            self.init(settings)
        }

        /// Creates a configuration of a size in points.
        public convenience init(pointSize: CGFloat) { self.init { $0.pointSize = pointSize } }
        /// Creates a configuration of a size in points and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init { ($0.pointSize, $0.weight) = (pointSize, weight) }
        }
        /// Creates a configuration of a size in points, a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init { ($0.pointSize, $0.weight, $0.scale) = (pointSize, weight, scale) }
        }
        /// Creates a configuration of a weight.
        public convenience init(weight: SymbolWeight) { self.init { $0.weight = weight } }
        /// Creates a configuration of a scale.
        public convenience init(scale: SymbolScale) { self.init { $0.scale = scale } }
        /// Creates a configuration in the size and weight of a font.
        public convenience init(font: UIFont) { self.init { $0.family = font.description_ } }
        /// Creates a configuration in the size and weight of a font, and a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init { ($0.family, $0.scale) = (font.description_, scale) }
        }
        /// Creates a configuration in the size of a style of text.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(font: .preferredFont(forTextStyle: textStyle))
        }
        /// Creates a configuration in the size of a style of text, and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }
        /// Creates a configuration with a color, which is paler for less important levels.
        public convenience init(hierarchicalColor: UIColor) {
            self.init { ($0.colors, $0.isHierarchical) = ([hierarchicalColor], true) }
        }
        /// Creates a configuration of colors, one for each level; the last one is for all further levels.
        public convenience init(paletteColors: [UIColor]) { self.init { $0.colors = paletteColors } }
        /// Returns a configuration with the symbol's own colors.
        public static func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration { $0.isMulticolor = true }
        }
        /// Returns a configuration in the color of the text.
        public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration { _ in } }
        /// A configuration that sets nothing.
        public static var unspecified: SymbolConfiguration { SymbolConfiguration { _ in } }

        /// Returns this configuration with what another one sets in place of its own.
        public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
            guard let other = (otherConfiguration as? SymbolConfiguration)?.settings else { return self }
            var all = settings
            if let family = other.family { (all.family, all.pointSize, all.weight) = (family, nil, nil) }
            all.pointSize = other.pointSize ?? all.pointSize
            all.weight = other.weight ?? all.weight
            all.scale = other.scale ?? all.scale
            if !other.colors.isEmpty { (all.colors, all.isHierarchical) = (other.colors, other.isHierarchical) }
            all.isMulticolor = all.isMulticolor || other.isMulticolor
            return SymbolConfiguration(all)
        }

        public override func hash(into hasher: inout Hasher) { hasher.combine(settings) }
        fileprivate override func isEqual(to other: Configuration) -> Bool {
            (other as? SymbolConfiguration)?.settings == settings
        }

        /// Returns a symbol's font in place of the font around it.
        func font(in surrounding: FontDescription) -> FontDescription {
            var font = settings.family ?? surrounding
            if let size = settings.pointSize, size > 0 { font.size = size }
            if let weight = settings.weight, let own = weight.fontWeight { font.weight = own.cssWeight }
            font.size *= settings.scale?.factor ?? 1
            return font
        }
    }

    /// The weights of symbols.
    public enum SymbolWeight: Int, Hashable, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        var fontWeight: UIFont.Weight? {
            switch self {
            case .unspecified: nil
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }

    /// The sizes of symbols beside text.
    public enum SymbolScale: Int, Hashable, Sendable {
        case `default` = -1
        case unspecified, small, medium, large

        var factor: CGFloat {
            switch self {
            case .small: Image.Scale.small.factor
            case .large: Image.Scale.large.factor
            case .default, .unspecified, .medium: 1
            }
        }
    }

    /// Finds a symbol of the system's set, in a configuration; nil for an empty name.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        if name.isEmpty { return nil }
        self.init(
            .symbol(name: name, variableValue: nil), size: .zero, scale: 1,
            configuration: configuration as? SymbolConfiguration)
    }

    /// Loads an asset or file of a bundle by name; nil if there is none.
    ///
    /// The configuration has no effect on pictures.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle)
    }

    /// Loads an asset or file of a bundle by name, for an environment; nil if there is none.
    ///
    /// Variants for environments are chosen where the image is shown.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(named: name, in: bundle)
    }

    /// Finds a symbol of the system's set, for an environment; nil for an empty name.
    ///
    /// Variants for environments are chosen where the symbol is shown.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Finds a symbol of the system's set with a variable value from 0 to 1; nil for an empty name.
    public convenience init?(
        systemName name: String, variableValue value: Double, configuration: Configuration? = nil
    ) {
        if name.isEmpty { return nil }
        self.init(
            .symbol(name: name, variableValue: value), size: .zero, scale: 1,
            configuration: configuration as? SymbolConfiguration)
    }

    /// The configuration of a symbol; nil for other pictures.
    public var symbolConfiguration: SymbolConfiguration? {
        isSymbolImage ? configuration ?? SymbolConfiguration.unspecified : nil
    }

    /// Returns the symbol in another configuration; other pictures are the same.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard isSymbolImage, let own = configuration as? SymbolConfiguration else { return self }
        return with(own)
    }

    /// Returns the symbol with a configuration; nil for other pictures.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        isSymbolImage ? with(self.configuration?.applying(configuration) ?? configuration) : nil
    }

}
