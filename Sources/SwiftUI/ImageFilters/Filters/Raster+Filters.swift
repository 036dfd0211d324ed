import Foundation

extension Raster {
    /// Changes each color, without its opacity, from 0 to 1.
    func recolored(_ change: (Float, Float, Float) -> (Float, Float, Float)) -> Raster {
        recolored { red, green, blue, _, _ in change(red, green, blue) }
    }

    /// Changes each color, without its opacity, from 0 to 1, by its place too, counted from the top left.
    func recolored(_ change: (Float, Float, Float, Float, Float) -> (Float, Float, Float)) -> Raster {
        var result = self
        for row in 0..<height {
            for column in 0..<width {
                let start = (row * width + column) * 4
                guard pixels[start + 3] > 0 else { continue }
                let alpha = Float(pixels[start + 3])
                let (red, green, blue) = change(
                    Float(pixels[start]) / alpha, Float(pixels[start + 1]) / alpha, Float(pixels[start + 2]) / alpha,
                    Float(column) + 0.5, Float(row) + 0.5)
                result.pixels[start] = min(Self.byte(red * alpha), pixels[start + 3])
                result.pixels[start + 1] = min(Self.byte(green * alpha), pixels[start + 3])
                result.pixels[start + 2] = min(Self.byte(blue * alpha), pixels[start + 3])
            }
        }
        return result
    }

    /// Each pixel is the mean of the pixels on a line through it, as long as twice a radius.
    /// - Parameter direction: Where the line at a place leads, and how much of the radius counts there.
    func smeared(_ radius: Float, _ direction: (Float, Float) -> (Float, Float)) -> Raster {
        let count = min(Int(radius.rounded()), 64)
        guard count > 0, width > 0, height > 0 else { return self }
        func shift(_ distance: Float) -> Int { distance.isFinite ? Int(min(max(distance, -1e6), 1e6).rounded()) : 0 }
        var result = self
        for row in 0..<height {
            for column in 0..<width {
                let (x, y) = direction(Float(column) + 0.5, Float(row) + 0.5)
                var sums = (0, 0, 0, 0)
                for step in -count...count {
                    let distance = Float(step) / Float(count) * radius
                    let source = index(column + shift(x * distance), row + shift(y * distance))
                    sums.0 += Int(pixels[source])
                    sums.1 += Int(pixels[source + 1])
                    sums.2 += Int(pixels[source + 2])
                    sums.3 += Int(pixels[source + 3])
                }
                let (target, all) = ((row * width + column) * 4, count * 2 + 1)
                result.pixels[target] = UInt8(sums.0 / all)
                result.pixels[target + 1] = UInt8(sums.1 / all)
                result.pixels[target + 2] = UInt8(sums.2 / all)
                result.pixels[target + 3] = UInt8(sums.3 / all)
            }
        }
        return result
    }

    /// White that is as opaque as the picture is bright.
    func masked() -> Raster {
        var result = self
        for start in stride(from: 0, to: pixels.count, by: 4) {
            let light = FilterKind.luminance(
                Float(pixels[start]), Float(pixels[start + 1]), Float(pixels[start + 2]))
            for part in 0..<4 { result.pixels[start + part] = Self.byte(light) }
        }
        return result
    }

    /// Darkens each pixel by a factor of its place, counted from the top left.
    func shaded(_ factor: (Float, Float) -> Float) -> Raster {
        var result = self
        for row in 0..<height {
            for column in 0..<width {
                let (start, factor) = ((row * width + column) * 4, factor(Float(column) + 0.5, Float(row) + 0.5))
                for part in 0..<3 { result.pixels[start + part] = Self.byte(Float(pixels[start + part]) * factor) }
            }
        }
        return result
    }

    /// Mixes the colors with the colors of a raster of the same size.
    func mixed(with other: Raster, _ mix: (Float, Float) -> Float) -> Raster {
        var result = self
        for start in stride(from: 0, to: pixels.count, by: 4) {
            for part in 0..<3 {
                let value = Self.byte(mix(Float(pixels[start + part]), Float(other.pixels[start + part])))
                result.pixels[start + part] = min(value, pixels[start + 3])
            }
        }
        return result
    }

    /// Three averages are as good as a bell curve.
    func blurred(_ sigma: Float) -> Raster {
        guard sigma > 0 else { return self }
        let radius = Int((sqrtf(sigma * sigma * 4 + 1) / 2).rounded())
        return averaged(radius).averaged(radius).averaged(radius)
    }

    /// The mean of the pixels around each, which counts the same for any radius.
    func averaged(_ radius: Int) -> Raster {
        guard radius > 0, width > 0, height > 0 else { return self }
        let radius = min(radius, max(width, height))
        var (result, row) = (self, self)
        Self.average(pixels, into: &row.pixels, lines: height, step: width * 4, count: width, stride: 4, radius)
        Self.average(row.pixels, into: &result.pixels, lines: width, step: 4, count: height, stride: width * 4, radius)
        return result
    }

    private static func average(
        _ source: [UInt8], into result: inout [UInt8], lines: Int, step: Int, count: Int, stride: Int, _ radius: Int
    ) {
        let size = radius * 2 + 1
        for line in 0..<lines {
            for part in 0..<4 {
                let start = line * step + part
                func value(_ index: Int) -> Int { Int(source[start + min(max(index, 0), count - 1) * stride]) }
                var sum = (-radius...radius).reduce(0) { $0 + value($1) }
                for index in 0..<count {
                    result[start + index * stride] = UInt8((sum + size / 2) / size)
                    sum += value(index + radius + 1) - value(index - radius)
                }
            }
        }
    }

    /// How much each pixel differs from its neighbors.
    func edges(_ strength: Float) -> Raster {
        var result = self
        for row in 0..<height {
            for column in 0..<width {
                let start = (row * width + column) * 4
                let (left, right) = (index(column - 1, row), index(column + 1, row))
                let (above, below) = (index(column, row - 1), index(column, row + 1))
                for part in 0..<3 {
                    let across = Float(pixels[right + part]) - Float(pixels[left + part])
                    let down = Float(pixels[below + part]) - Float(pixels[above + part])
                    result.pixels[start + part] = min(
                        Self.byte(sqrtf(across * across + down * down) * strength), pixels[start + 3])
                }
            }
        }
        return result
    }

    /// Each pixel has the color at another place.
    func tiled(_ place: (Float, Float) -> (Float, Float)) -> Raster {
        var result = self
        for row in 0..<height {
            for column in 0..<width {
                let (x, y) = place(Float(column), Float(row))
                let (source, target) = (index(Int(x), Int(y)), (row * width + column) * 4)
                for part in 0..<4 { result.pixels[target + part] = pixels[source + part] }
            }
        }
        return result
    }

    /// Areas around points that are strewn over a grid, always the same ones; dots on white where they are round.
    func crystals(_ radius: Float, round: Bool) -> Raster {
        func point(_ column: Int, _ row: Int) -> (Float, Float) {
            var seed = UInt64(bitPattern: Int64(column &* 73_856_093 ^ row &* 19_349_663)) &* 0x9E37_79B9_7F4A_7C15
            seed ^= seed >> 29
            let (across, down) = (Float(seed & 0xFFFF) / 65536, Float((seed >> 16) & 0xFFFF) / 65536)
            return ((Float(column) + across) * radius, (Float(row) + down) * radius)
        }
        var result = self
        for row in 0..<height {
            for column in 0..<width {
                let (x, y) = (Float(column) + 0.5, Float(row) + 0.5)
                var nearest = (distance: Float.infinity, x: x, y: y)
                for line in -1...1 {
                    for place in -1...1 {
                        let (left, top) = point(Int(x / radius) + place, Int(y / radius) + line)
                        let distance = (left - x) * (left - x) + (top - y) * (top - y)
                        if distance < nearest.distance { nearest = (distance, left, top) }
                    }
                }
                let (source, target) = (index(Int(nearest.x), Int(nearest.y)), (row * width + column) * 4)
                let isGround = round && nearest.distance > radius * radius / 4
                for part in 0..<4 { result.pixels[target + part] = isGround ? 255 : pixels[source + part] }
            }
        }
        return result
    }

    /// A place counted from the top left.
    func fromTop(_ place: CGPoint) -> (Float, Float) {
        (Float(place.x - Double(x)), Float(Double(y + height) - place.y))
    }

    /// Pixels around a middle come from nearer or farther, and turned: by a factor and an angle for their share of the
    /// radius.
    func warped(_ values: FilterValues, _ change: (Float) -> (Float, Float)) -> Raster {
        let middle = fromTop(values.place(kCIInputCenterKey, in: self))
        let radius = max(values.number(kCIInputRadiusKey), 1)
        return mapped { x, y in
            let (across, down) = (x - middle.0, y - middle.1)
            let distance = hypotf(across, down)
            guard distance < radius else { return nil }
            let (factor, angle) = change(distance / radius)
            let (cosine, sine) = (cosf(angle) * factor, sinf(angle) * factor)
            return (middle.0 + across * cosine - down * sine, middle.1 + across * sine + down * cosine)
        }
    }
}
