import DisplayList
import Foundation

/// Premultiplied RGBA, row by row from the top, at a place.
struct Raster {
    /// Pixels beyond are not made.
    static let most = 100_000_000
    /// The bottom left corner.
    var x = 0
    var y = 0
    var width: Int
    var height: Int
    var pixels: [UInt8]

    init(x: Int = 0, y: Int = 0, width: Int, height: Int, pixels: [UInt8]) {
        (self.x, self.y, self.width, self.height, self.pixels) = (x, y, width, height, pixels)
    }

    /// Transparent pixels; none where there would be too many.
    init(in rect: CGRect) {
        let rect = rect.isNull || rect.isInfinite ? .zero : rect.standardized
        let isUsual = [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy { $0.isFinite && abs($0) < 1e8 }
        let (left, bottom) = isUsual ? (Int(rect.minX.rounded(.down)), Int(rect.minY.rounded(.down))) : (0, 0)
        let width = isUsual ? Int(rect.maxX.rounded(.up)) - left : 0
        let height = isUsual ? Int(rect.maxY.rounded(.up)) - bottom : 0
        let fits = width > 0 && height > 0 && width <= Self.most / height
        self.init(
            x: left, y: bottom, width: fits ? width : 0, height: fits ? height : 0,
            pixels: [UInt8](repeating: 0, count: fits ? width * height * 4 : 0))
    }

    init(filling rect: CGRect, with color: CIColor) {
        self.init(in: rect)
        let parts = Self.parts(color).map(Self.byte)
        for index in pixels.indices { pixels[index] = parts[index & 3] }
    }

    /// A color's premultiplied parts, from 0 to 255.
    static func parts(_ color: CIColor) -> [Float] {
        let alpha = min(max(color.alpha, 0), 1)
        return [color.red * alpha, color.green * alpha, color.blue * alpha, alpha].map { Float($0) * 255 }
    }

    var extent: CGRect { CGRect(x: x, y: y, width: width, height: height) }

    static func byte(_ value: Float) -> UInt8 { value > 0 ? value < 255 ? UInt8(value + 0.5) : 255 : 0 }

    func cropped(to rect: CGRect) -> Raster {
        if rect.contains(extent) { return self }
        var result = Raster(in: common(rect))
        let (left, top) = (result.x - x, (y + height) - (result.y + result.height))
        for row in 0..<result.height {
            let start = ((row + top) * width + left) * 4
            result.pixels.replaceSubrange(
                (row * result.width * 4)..<((row + 1) * result.width * 4),
                with: pixels[start..<(start + result.width * 4)])
        }
        return result
    }

    /// The part of a rectangle that is in the picture; Foundation's `intersection` traps for edges without numbers.
    private func common(_ rect: CGRect) -> CGRect {
        let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY]
        if rect.isNull || edges.contains(where: \.isNaN) { return .zero }
        let (left, bottom) = (max(edges[0], extent.minX), max(edges[1], extent.minY))
        let (right, top) = (min(edges[2], extent.maxX), min(edges[3], extent.maxY))
        return left < right && bottom < top
            ? CGRect(x: left, y: bottom, width: right - left, height: top - bottom) : .zero
    }

    /// The pixel at a place from the top left, or the nearest one.
    func index(_ column: Int, _ row: Int) -> Int {
        (min(max(row, 0), height - 1) * width + min(max(column, 0), width - 1)) * 4
    }

    /// Another raster of the same size, whose pixels each come from a place of this one, counted from the top left.
    func mapped(_ place: (Float, Float) -> (Float, Float)?) -> Raster {
        var result = self
        guard width > 0, height > 0 else { return self }
        for row in 0..<height {
            for column in 0..<width {
                let target = (row * width + column) * 4
                guard let (x, y) = place(Float(column) + 0.5, Float(row) + 0.5), x.isFinite, y.isFinite,
                    abs(x) < 1e8, abs(y) < 1e8
                else {
                    continue
                }
                sample(x - 0.5, y - 0.5, into: &result.pixels, at: target)
            }
        }
        return result
    }

    /// Mixes the four pixels around a place.
    func sample(_ x: Float, _ y: Float, into result: inout [UInt8], at target: Int) {
        let (left, top) = (x.rounded(.down), y.rounded(.down))
        let (across, down) = (x - left, y - top)
        let (column, row) = (Int(left), Int(top))
        let corners = (index(column, row), index(column + 1, row), index(column, row + 1), index(column + 1, row + 1))
        for part in 0..<4 {
            let above = Float(pixels[corners.0 + part]) * (1 - across) + Float(pixels[corners.1 + part]) * across
            let below = Float(pixels[corners.2 + part]) * (1 - across) + Float(pixels[corners.3 + part]) * across
            result[target + part] = Self.byte(above * (1 - down) + below * down)
        }
    }

    /// Enlarged pixels stay sharp where the factor is a whole number, as codes want it.
    func transformed(by matrix: CGAffineTransform) -> Raster {
        let determinant = matrix.a * matrix.d - matrix.b * matrix.c
        guard determinant.isFinite, determinant != 0, width > 0, height > 0 else { return Raster(in: .zero) }
        var result = Raster(in: extent.applying(matrix))
        let inverse = matrix.inverted()
        let isSharp = matrix.b == 0 && matrix.c == 0 && matrix.a == matrix.a.rounded() && matrix.d == matrix.d.rounded()
        for row in 0..<result.height {
            for column in 0..<result.width {
                let place = CGPoint(
                    x: Double(result.x + column) + 0.5, y: Double(result.y + result.height - row) - 0.5
                ).applying(inverse)
                let (left, top) = (place.x - Double(x), Double(y + height) - place.y)
                guard left >= 0, top >= 0, left < Double(width), top < Double(height) else { continue }
                let target = (row * result.width + column) * 4
                if isSharp {
                    let start = index(Int(left), Int(top))
                    for part in 0..<4 { result.pixels[target + part] = pixels[start + part] }
                } else {
                    sample(Float(left) - 0.5, Float(top) - 0.5, into: &result.pixels, at: target)
                }
            }
        }
        return result
    }

    func composited(over other: Raster) -> Raster {
        if other.width == 0 || other.height == 0 { return self }
        if width == 0 || height == 0 { return other }
        var result = Raster(in: extent.union(other.extent))
        for layer in [other, self] {
            let (left, top) = (layer.x - result.x, (result.y + result.height) - (layer.y + layer.height))
            guard result.width > 0 else { return result }
            for row in 0..<layer.height {
                for column in 0..<layer.width {
                    let source = (row * layer.width + column) * 4
                    let target = ((row + top) * result.width + column + left) * 4
                    let rest = 255 - Int(layer.pixels[source + 3])
                    for part in 0..<4 {
                        let value = Int(layer.pixels[source + part]) + Int(result.pixels[target + part]) * rest / 255
                        result.pixels[target + part] = UInt8(min(value, 255))
                    }
                }
            }
        }
        return result
    }
}
