import DisplayList
import Foundation

/// The environment that a font needs to be resolved.
struct FontContext: Hashable {
    var dynamicTypeSize = DynamicTypeSize.large
    var legibilityWeight: LegibilityWeight?
    /// The factor the desktop asks for, by which sizes that follow the type size are multiplied.
    var scale: CGFloat = 1

    init() {}

    init(_ environment: EnvironmentValues) {
        dynamicTypeSize = environment.dynamicTypeSize
        legibilityWeight = environment.legibilityWeight
        scale = environment._fontScale
    }
}

extension Font {
    /// Returns the description of the face, with the changes of text and environment.
    func resolve(in context: FontContext, changes outer: FontChanges = FontChanges()) -> FontDescription {
        var font = baseDescription(context)
        changes.apply(to: &font)
        outer.apply(to: &font)
        if context.legibilityWeight == .bold { font.weight = min(font.weight + 200, 900) }
        return font
    }

    private func baseDescription(_ context: FontContext) -> FontDescription {
        switch base {
        case .textStyle(let style):
            return FontDescription(size: style.size(context.dynamicTypeSize) * context.scale, weight: style.cssWeight)
        case .system(let size):
            return FontDescription(size: Self.checked(size))
        case .custom(let name, let size, let style):
            let factor = style.map { $0.scale(context.dynamicTypeSize) * context.scale } ?? 1
            var font = FontName(name).description_
            font.size = Self.checked(size * factor)
            return font
        case .resolved(var description):
            description.size = Self.checked(description.size)
            return description
        }
    }

    /// Sizes that no font has become the body's; the largest is 8000 points, several screens.
    private static func checked(_ size: CGFloat) -> CGFloat {
        size.isFinite && size > 0 ? min(size, 8000) : 17
    }
}

/// A font's name as apps write it: a family (`Avenir Next`) or a face (`AvenirNext-BoldItalic`).
struct FontName {
    private(set) var description_: FontDescription

    init(_ name: String) {
        description_ = FontDescription(family: name)
        guard let dash = name.lastIndex(of: "-"), dash > name.startIndex else { return }
        var face = name[name.index(after: dash)...].lowercased()
        var found = false
        for slant in ["italic", "oblique"] where face.hasSuffix(slant) {
            face.removeLast(slant.count)
            description_.isItalic = true
            found = true
        }
        if let weight = Self.weights[face] {
            description_.weight = weight
            found = true
        }
        if found { description_.family = String(name[..<dash]) }
    }

    private static let weights: [String: Int] = [
        "ultralight": 100, "extralight": 100, "thin": 200, "light": 300, "regular": 400, "roman": 400, "book": 400,
        "medium": 500, "semibold": 600, "demibold": 600, "demi": 600, "bold": 700, "heavy": 800, "extrabold": 800,
        "black": 900,
    ]
}
