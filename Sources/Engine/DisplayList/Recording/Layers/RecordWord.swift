/// The words of the written form of layers; as bytes a word is its number here, so new ones come last.
enum RecordWord: String, CaseIterable {
    // Changes of a layer.
    case clear, insert, move, remove, frame, content, effects, at
    // Drawings.
    case none, color, fill, stroke, text, image, commands, group
    // Paints.
    case linear, radial, angular, pattern, backdrop
    // Outlines.
    case empty, rect, ellipse, rounded, path, line, quad, curve, close, circular, continuous
    // Images.
    case file, symbol, bitmap
    // Effects.
    case opacity, transform, clip, mask, shadow, blur, blend, filter
    case brightness, contrast, saturation, hue, gray, invert, multiply, luminance, matrix, threshold
    // Lines and texts.
    case butt, round, square, miter, bevel
    case solid, dot, dash, dashDot, dashDotDot
    case leading, center, trailing, head, middle, tail
    case standard, serif, monospaced
    case low, medium, high
    // Ways of mixing.
    case normal, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    case luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
    case copy, sourceIn, sourceOut, destinationIn, destinationAtop, xor
    // Paragraphs.
    case left, right, justified, words, characters, decimal

    /// The word's number.
    var code: UInt8 { Self.codes[self]! }

    /// The words by their numbers.
    static let all = Array(allCases)
    private static let codes = Dictionary(uniqueKeysWithValues: zip(allCases, UInt8(0)...))
}
