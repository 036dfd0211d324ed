import DisplayList
import Foundation

extension UIFontDescriptor {
    /// The traits of a font.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Letters slant.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Strokes are heavy.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Letters are wide.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Letters are narrow.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// All letters are equally wide.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Letters are for vertical lines; without effect here.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// The font is for controls; without effect here.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// Lines are close to each other.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Lines are far from each other.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// The forms of the system's font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates a form of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The usual one.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// With round ends.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// With serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// With letters of one width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

        var form: FontDescription.Design {
            switch self {
            case .rounded: .rounded
            case .serif: .serif
            case .monospaced: .monospaced
            default: .default
            }
        }
    }

    /// The names of a request's attributes.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The family.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The font's name.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The face in its family.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The name that is shown; without effect here.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        /// The transformation of letters; without effect here.
        public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
        /// A dictionary of traits.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// A list of features, of which those for digits of one width and small capitals count.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The style of text.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// The names of traits with numbers.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The symbolic traits.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight, as `UIFont.Weight` has it.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The width; −1 the narrowest, 1 the widest.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// The slant; more than 0 is italic.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// The keys of a feature in the list of features.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The kind of feature, as Apple Advanced Typography numbers them.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The choice among its settings.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The older name of ``type``.
        public static let featureIdentifier = type
        /// The older name of ``selector``.
        public static let typeIdentifier = selector
    }
}

extension FontDescription {
    /// Changes what attributes of UIKit ask for.
    mutating func adopt(_ attributes: [UIFontDescriptor.AttributeName: Any]) {
        func number(_ value: Any?) -> Double? {
            (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map { Double($0) }
        }
        if let name = attributes[.name] as? String, let named = UIFont(name: name, size: size)?.description_ {
            self = named
        }
        if let family = attributes[.family] as? String { self.family = family }
        if let size = number(attributes[.size]), size > 0 { self.size = CGFloat(size) }
        if let face = (attributes[.face] as? String)?.lowercased() {
            isItalic = face.contains("italic") || face.contains("oblique")
            weight = face.contains("bold") ? 700 : face.contains("light") ? 300 : face.contains("medium") ? 500 : 400
        }
        if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
            if let symbolic = number(traits[.symbolic]) {
                adopt(UIFontDescriptor.SymbolicTraits(rawValue: UInt32(clamping: Int(symbolic))))
            }
            if let weight = traits[.weight] as? UIFont.Weight { self.weight = weight.cssWeight }
            if let weight = number(traits[.weight]) { self.weight = UIFont.Weight(rawValue: CGFloat(weight)).cssWeight }
            if let slant = number(traits[.slant]) { isItalic = slant > 0 }
        }
        for feature in attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Int]] ?? [] {
            switch (feature[.type], feature[.selector]) {
            case (6, 0): hasMonospacedDigits = true
            case (6, 1): hasMonospacedDigits = false
            case (37, 1): lowercaseSmallCaps = true
            case (38, 1): uppercaseSmallCaps = true
            default: break
            }
        }
    }

    /// Changes what symbolic traits ask for.
    mutating func adopt(_ traits: UIFontDescriptor.SymbolicTraits) {
        isItalic = traits.contains(.traitItalic)
        weight = traits.contains(.traitBold) ? max(weight, 700) : min(weight, 500)
        width = traits.contains(.traitExpanded) ? 120 : traits.contains(.traitCondensed) ? 80 : 100
        if family == nil {
            design = traits.contains(.traitMonoSpace) ? .monospaced : design == .monospaced ? .default : design
        }
        leading = traits.contains(.traitTightLeading) ? -1 : traits.contains(.traitLooseLeading) ? 1 : 0
    }
}
