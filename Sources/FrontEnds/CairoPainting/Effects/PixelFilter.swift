import CPangoCairo
import DisplayList
import Foundation
import PixelKernels

/// A change of every pixel's color: `result = matrix · (r, g, b, a, 1)` on components that are not premultiplied.
struct PixelFilter {
    /// Three rows of five: red, green and blue from red, green, blue, opacity and one.
    var rows: [[Float]]
    /// How opacity comes from red, green, blue, opacity and one; nil keeps it.
    var opacityRow: [Float]?
    /// Whether the opacity that the row makes counts by the part that was opaque before.
    var multipliesOpacity = false
    /// The limits within which opacity becomes a fixed one, and that one; nil for no limits.
    var threshold: (least: Float, most: Float, opacity: Float)?

    /// How bright each component seems.
    static let luminance: (Float, Float, Float) = (0.2126, 0.7152, 0.0722)

    /// Creates the matrix for a filter.
    init(_ filter: ColorFilter) {
        let identity: [[Float]] = [[1, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 0, 1, 0, 0]]
        rows = identity
        switch filter {
        case .brightness(let amount):
            for row in 0..<3 { rows[row][4] = Float(amount) }
        case .contrast(let amount):
            for row in 0..<3 {
                rows[row][row] = Float(amount)
                rows[row][4] = (1 - Float(amount)) / 2
            }
        case .saturation(let amount):
            rows = PixelFilter.saturation(Float(amount))
        case .grayscale(let amount):
            rows = PixelFilter.saturation(1 - Float(min(max(amount, 0), 1)))
        case .hueRotation(let angle):
            rows = PixelFilter.hueRotation(angle)
        case .invert:
            for row in 0..<3 {
                rows[row][row] = -1
                rows[row][4] = 1
            }
        case .multiply(let color):
            rows[0][0] = color.red
            rows[1][1] = color.green
            rows[2][2] = color.blue
            opacityRow = [0, 0, 0, color.opacity, 0]
        case .luminanceToAlpha:
            rows = [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]]
            let l = PixelFilter.luminance
            opacityRow = [l.0, l.1, l.2, 0, 0]
            multipliesOpacity = true
        case .matrix(let matrix):
            rows = Array(matrix.rows[..<3])
            opacityRow = matrix.rows[3]
        case .alphaThreshold(let least, let most, let color):
            rows = [[0, 0, 0, 0, color.red], [0, 0, 0, 0, color.green], [0, 0, 0, 0, color.blue]]
            threshold = (Float(least), Float(most), color.opacity)
        }
    }

    private static func saturation(_ amount: Float) -> [[Float]] {
        let (r, g, b) = (luminance.0 * (1 - amount), luminance.1 * (1 - amount), luminance.2 * (1 - amount))
        return [[r + amount, g, b, 0, 0], [r, g + amount, b, 0, 0], [r, g, b + amount, 0, 0]]
    }

    /// Turns colors round the gray axis, keeping their luminance.
    private static func hueRotation(_ angle: Double) -> [[Float]] {
        let (c, s) = (Float(cos(angle)), Float(sin(angle)))
        let (r, g, b): (Float, Float, Float) = (0.213, 0.715, 0.072)
        return [
            [r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b), 0, 0],
            [r - c * r + s * 0.143, g + c * (1 - g) + s * 0.140, b - c * b - s * 0.283, 0, 0],
            [r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b, 0, 0],
        ]
    }

    /// Changes all pixels of a colored surface.
    func apply(to surface: Surface) {
        var change = OrielColorChange()
        func five(_ row: [Float]) -> (Float, Float, Float, Float, Float) { (row[0], row[1], row[2], row[3], row[4]) }
        change.red = five(rows[0])
        change.green = five(rows[1])
        change.blue = five(rows[2])
        if let opacityRow {
            change.has_opacity = true
            change.opacity = five(opacityRow)
            change.multiplies_opacity = multipliesOpacity
        } else if let threshold {
            change.has_threshold = true
            (change.least, change.most, change.fixed) = threshold
        }
        surface.withKernelPixels { oriel_change_colors($0, &change) }
    }

    /// Divides colors by their opacity and makes them opaque, as an opaque blur leaves no clear edge.
    static func makeOpaque(_ surface: Surface) { surface.withKernelPixels { oriel_make_opaque($0) } }
}
