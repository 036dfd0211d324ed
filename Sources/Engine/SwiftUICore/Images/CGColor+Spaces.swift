import DisplayList
import Foundation

extension CGColor {
    /// The space of the components.
    public var colorSpace: CGColorSpace? { own?.space ?? CGColorSpace(name: CGColorSpace.sRGB) }
    /// The pattern that a color stands for; nil, as colors are plain here.
    public var pattern: AnyObject? { nil }

    /// Creates a color of a space's components, the opacity last; nil where there are too few.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let count = space.numberOfComponents
        let values = (0...count).map { components[$0] }
        guard let rgba = SpaceMath.sRGB(space, values.dropLast().map { Double($0) }, Double(values[count])) else {
            return nil
        }
        let isPlain = space.name == CGColorSpace.sRGB || (space.name == nil && space.model == .rgb)
        self.init(rgba, own: isPlain ? nil : Own(space: space, components: Array(values.dropLast())))
    }

    /// Creates a gray with the gamma of sRGB, from 0, black, to 1, white.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        let space = CGColorSpace(.monochrome, name: CGColorSpace.genericGrayGamma2_2)
        self.init(RGBA(gray, gray, gray, alpha), own: Own(space: space, components: [gray]))
    }

    /// Creates a color of inks, each from 0 to 1.
    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        let space = CGColorSpace(.cmyk, name: CGColorSpace.genericCMYK)
        let inks = [cyan, magenta, yellow, black]
        let rgba = SpaceMath.sRGB(space, inks.map { Double($0) }, Double(alpha)) ?? RGBA(0, 0, 0, alpha)
        self.init(rgba, own: Own(space: space, components: inks))
    }

    /// Returns the color in another space; nil for a space of patterns or tables.
    ///
    /// Colors that the space does not have become the nearest ones of its components.
    /// - Parameters:
    ///   - intent: What becomes of colors that the space does not have; they are cut off here.
    ///   - options: Not used.
    public func converted(
        to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
    ) -> CGColor? {
        guard let values = SpaceMath.components(of: rgba, in: space) else { return nil }
        if space.name == CGColorSpace.sRGB { return CGColor(rgba) }
        return CGColor(rgba, own: Own(space: space, components: values.map { CGFloat($0) }))
    }
}

/// Colors in the spaces that are known.
enum SpaceMath {
    private static func isExtended(_ space: CGColorSpace) -> Bool { space.name?.contains("Extended") ?? false }
    private static func isLinear(_ space: CGColorSpace) -> Bool { space.name?.contains("Linear") ?? false }

    /// A color from the components of a space; nil for a space of patterns or tables.
    static func sRGB(_ space: CGColorSpace, _ values: [Double], _ opacity: Double) -> RGBA? {
        switch space.model {
        case .rgb:
            var light = values.map { isLinear(space) ? $0 : ColorMath.linear($0) }
            guard light.count == 3 else { return nil }
            if space.name?.contains("P3") ?? false { light = multiply(fromP3, light) }
            if space.name?.contains("ITUR_2020") ?? false { light = multiply(from2020, light) }
            return RGBA(ColorMath.gamma(light[0]), ColorMath.gamma(light[1]), ColorMath.gamma(light[2]), opacity)
        case .monochrome:
            let gray = isLinear(space) ? ColorMath.gamma(values[0]) : values[0]
            return RGBA(gray, gray, gray, opacity)
        case .cmyk:
            guard values.count == 4 else { return nil }
            let rest = 1 - values[3]
            return RGBA((1 - values[0]) * rest, (1 - values[1]) * rest, (1 - values[2]) * rest, opacity)
        case .indexed:
            guard let base = space.baseColorSpace, let table = space.colorTable, base.numberOfComponents > 0 else {
                return nil
            }
            let size = base.numberOfComponents
            let index = Int(min(max(values[0].isFinite ? values[0] : 0, 0), 255)) * size
            guard index + size <= table.count else { return nil }
            return sRGB(base, table[index..<index + size].map { Double($0) / 255 }, opacity)
        default: return nil
        }
    }

    /// The components of a color in a space, without the opacity; nil for a space of patterns or tables.
    static func components(of color: RGBA, in space: CGColorSpace) -> [Double]? {
        let values = [Double(color.red), Double(color.green), Double(color.blue)]
        var light = values.map(ColorMath.linear)
        func cut(_ value: Double) -> Double { isExtended(space) ? value : min(max(value, 0), 1) }
        switch space.model {
        case .rgb:
            if space.name?.contains("P3") ?? false { light = multiply(toP3, light) }
            if space.name?.contains("ITUR_2020") ?? false { light = multiply(to2020, light) }
            return light.map { cut(isLinear(space) ? $0 : ColorMath.gamma($0)) }
        case .monochrome:
            let gray = 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
            return [cut(isLinear(space) ? gray : ColorMath.gamma(gray))]
        case .cmyk:
            let black = 1 - min(max(values.max() ?? 0, 0), 1)
            guard black < 1 else { return [0, 0, 0, 1] }
            return values.map { cut((1 - $0 - black) / (1 - black)) } + [black]
        default: return nil
        }
    }

    private static func multiply(_ matrix: [[Double]], _ values: [Double]) -> [Double] {
        matrix.map { row in row[0] * values[0] + row[1] * values[1] + row[2] * values[2] }
    }

    private static let fromP3 = [
        [1.2249401762805598, -0.22494017628055996, 0], [-0.042056954709688163, 1.0420569547096881, 0],
        [-0.019637554590334432, -0.07863604555063188, 1.0982736001409663],
    ]
    private static let toP3 = [
        [0.8224619687143623, 0.1775380312856377, 0], [0.0331941988509616, 0.9668058011490384, 0],
        [0.0170826307211200, 0.0723974407302054, 0.9105199285486746],
    ]
    private static let from2020 = [
        [1.6604910021084345, -0.5876411387885495, -0.0728498633198850],
        [-0.1245504745215907, 1.1328998971259603, -0.0083494226043694],
        [-0.0181507633549053, -0.1005788980080075, 1.1187296613629128],
    ]
    private static let to2020 = [
        [0.6274038959346990, 0.3292830383778837, 0.0433130656874173],
        [0.0690972893582320, 0.9195403950754587, 0.0113623155663093],
        [0.0163914388751503, 0.0880133078772257, 0.8955952532476240],
    ]
}
