import Foundation

extension Font {
    /// Returns the system's font of a size in points, which does not follow the dynamic type size.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size), design: design, weight: weight)
    }

    /// Returns the system's font of a size in points, with a weight and a form.
    @_disfavoredOverload
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        Font(.system(size: size), design: design, weight: weight)
    }

    /// Returns a text style's font with another form and weight; the style's where nil.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.textStyle(style), design: design, weight: weight)
    }

    /// Returns a text style's font in a form.
    @_disfavoredOverload
    public static func system(_ style: TextStyle, design: Design = .default) -> Font {
        Font(.textStyle(style), design: design)
    }

    /// Returns a named font whose size in points, given for the standard type size, grows as body text does.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name: name, size: size, relativeTo: .body))
    }

    /// Returns a named font whose size in points, given for the standard type size, grows as a text style does.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name: name, size: size, relativeTo: textStyle))
    }

    /// Returns a named font of a fixed size in points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name: name, size: fixedSize, relativeTo: nil))
    }
}
