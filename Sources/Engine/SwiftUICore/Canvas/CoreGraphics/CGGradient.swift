import Foundation

/// Colors at places between 0 and 1, to be drawn along a line or between two circles.
///
/// Follows Apple's [CGGradient](https://developer.apple.com/documentation/coregraphics/cggradient). Colors are mixed in sRGB,
/// whatever the space.
public final class CGGradient: Hashable, Sendable {
    let gradient: Gradient

    private init(_ stops: [Gradient.Stop]) {
        gradient = Gradient(stops: stops.sorted { $0.location < $1.location })
    }

    /// Creates a gradient of colors; nil where there are none.
    /// - Parameters:
    ///   - space: The space of the colors; nil for sRGB.
    ///   - colors: The `CGColor`s.
    ///   - locations: A place from 0 to 1 for each color; nil for equal distances.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = (0..<colors.count).compactMap { colors[$0] as? CGColor }
        if colors.isEmpty { return nil }
        self.init(
            colors.indices.map {
                Gradient.Stop(color: Color(cgColor: colors[$0]), location: Self.place($0, of: colors.count, locations))
            })
    }

    /// Creates a gradient of colors' components; nil where there are none.
    /// - Parameters:
    ///   - space: The space of the colors: gray, RGB or CMYK.
    ///   - components: The components of all colors, with the opacity of each at its end.
    ///   - locations: A place from 0 to 1 for each color; nil for equal distances.
    ///   - count: The number of colors.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let width = space.numberOfComponents + 1
        guard count > 0, width > 1 else { return nil }
        var stops: [Gradient.Stop] = []
        for index in 0..<count {
            guard let color = CGColor(colorSpace: space, components: components + index * width) else { return nil }
            stops.append(
                Gradient.Stop(color: Color(cgColor: color), location: Self.place(index, of: count, locations)))
        }
        self.init(stops)
    }

    private static func place(_ index: Int, of count: Int, _ locations: UnsafePointer<CGFloat>?) -> CGFloat {
        if let locations { return locations[index].isFinite ? min(max(locations[index], 0), 1) : 0 }
        return count > 1 ? CGFloat(index) / CGFloat(count - 1) : 0
    }

    public static func == (first: CGGradient, second: CGGradient) -> Bool { first.gradient == second.gradient }
    public func hash(into hasher: inout Hasher) { hasher.combine(gradient) }
}

/// The ends beyond which a gradient continues, with the color of each.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32
    /// Creates options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Before its start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// Behind its end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
