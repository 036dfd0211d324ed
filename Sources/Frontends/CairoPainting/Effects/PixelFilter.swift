import CPangoCairo
import DisplayList
import Foundation

/// A change of every pixel's colour: `result = matrix · (r, g, b, a, 1)` on components that are not
/// premultiplied.
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

    /// Turns colours round the grey axis, keeping their luminance.
    private static func hueRotation(_ angle: Double) -> [[Float]] {
        let (c, s) = (Float(cos(angle)), Float(sin(angle)))
        let (r, g, b): (Float, Float, Float) = (0.213, 0.715, 0.072)
        return [
            [r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b), 0, 0],
            [r - c * r + s * 0.143, g + c * (1 - g) + s * 0.140, b - c * b - s * 0.283, 0, 0],
            [r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b, 0, 0],
        ]
    }

    /// Changes all pixels of a coloured surface.
    func apply(to surface: Surface) {
        // Where nothing is drawn, opacity comes from the constant alone.
        let changesClear = (opacityRow?[4] ?? 0) > 0 || threshold.map { $0.least <= 0 } ?? false
        let (width, height, stride) = (surface.width, surface.height, surface.stride)
        let m = rows.flatMap { $0 }
        let (r0, r1, r2, r3, r4) = (m[0], m[1], m[2], m[3], m[4])
        let (g0, g1, g2, g3, g4) = (m[5], m[6], m[7], m[8], m[9])
        let (b0, b1, b2, b3, b4) = (m[10], m[11], m[12], m[13], m[14])
        surface.withPixels { pixels in
            for row in 0..<height {
                let line = UnsafeMutableRawPointer(pixels + row * stride).assumingMemoryBound(to: UInt32.self)
                for column in 0..<width {
                    let pixel = line[column]
                    if pixel == 0, !changesClear { continue }
                    let alpha = Float(pixel >> 24) / 255
                    let unit = alpha > 0 ? 1 / (255 * alpha) : 0
                    let red = Float((pixel >> 16) & 255) * unit
                    let green = Float((pixel >> 8) & 255) * unit
                    let blue = Float(pixel & 255) * unit
                    var a = alpha
                    if let o = opacityRow {
                        a = o[0] * red + o[1] * green + o[2] * blue + o[3] * alpha + o[4]
                        if multipliesOpacity { a *= alpha }
                    } else if let limits = threshold {
                        a = alpha >= limits.least && alpha <= limits.most ? limits.opacity : 0
                    }
                    a = min(max(a, 0), 1)
                    let r = r0 * red + r1 * green + r2 * blue + r3 * alpha + r4
                    let g = g0 * red + g1 * green + g2 * blue + g3 * alpha + g4
                    let b = b0 * red + b1 * green + b2 * blue + b3 * alpha + b4
                    func byte(_ value: Float) -> UInt32 { UInt32(min(max(value, 0), 1) * a * 255 + 0.5) }
                    line[column] = UInt32(a * 255 + 0.5) << 24 | byte(r) << 16 | byte(g) << 8 | byte(b)
                }
            }
        }
    }

    /// Divides colours by their opacity and makes them opaque, as an opaque blur leaves no clear edge.
    static func makeOpaque(_ surface: Surface) {
        let (width, height, stride) = (surface.width, surface.height, surface.stride)
        surface.withPixels { pixels in
            for row in 0..<height {
                let line = UnsafeMutableRawPointer(pixels + row * stride).assumingMemoryBound(to: UInt32.self)
                for column in 0..<width {
                    let pixel = line[column]
                    let alpha = pixel >> 24
                    if alpha == 255 { continue }
                    guard alpha > 0 else {
                        line[column] = 0xFF00_0000
                        continue
                    }
                    func byte(_ value: UInt32) -> UInt32 { min((value & 255) * 255 / alpha, 255) }
                    line[column] = 0xFF00_0000 | byte(pixel >> 16) << 16 | byte(pixel >> 8) << 8 | byte(pixel)
                }
            }
        }
    }
}
