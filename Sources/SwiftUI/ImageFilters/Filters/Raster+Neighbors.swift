import Foundation

/// Rasters whose pixels are chosen or added up of those around each.
extension Raster {
    /// Each part is the middle one of nine.
    func median() -> Raster {
        guard width > 0, height > 0 else { return self }
        var (result, nine) = (self, [UInt8](repeating: 0, count: 9))
        for row in 0..<height {
            for column in 0..<width {
                for part in 0..<4 {
                    for place in 0..<9 {
                        nine[place] = pixels[index(column + place % 3 - 1, row + place / 3 - 1) + part]
                    }
                    nine.sort()
                    result.pixels[(row * width + column) * 4 + part] = nine[4]
                }
            }
        }
        return result
    }

    /// The largest or least parts of the pixels in a rectangle around each.
    func extremes(_ across: Int, _ down: Int, _ choose: (UInt8, UInt8) -> UInt8) -> Raster {
        chosen(min(across, 64), 1, 0, choose).chosen(min(down, 64), 0, 1, choose)
    }

    private func chosen(_ radius: Int, _ across: Int, _ down: Int, _ choose: (UInt8, UInt8) -> UInt8) -> Raster {
        guard radius > 0, width > 0, height > 0 else { return self }
        var result = self
        for row in 0..<height {
            for column in 0..<width {
                let target = (row * width + column) * 4
                for step in -radius...radius where step != 0 {
                    let source = index(column + across * step, row + down * step)
                    for part in 0..<4 {
                        result.pixels[target + part] = choose(result.pixels[target + part], pixels[source + part])
                    }
                }
            }
        }
        return result
    }

    /// Each pixel is a sum of those around it.
    /// - Parameters:
    ///   - weights: The weights, row by row from the top.
    ///   - columns: How many weights a row has.
    ///   - bias: The amount that is added, from 0 to 1.
    ///   - keepsAlpha: Whether the opacity stays, and colors are computed without it.
    func convolved(_ weights: [Float], columns: Int, bias: Float, keepsAlpha: Bool) -> Raster {
        let (left, top) = (columns / 2, weights.count / columns / 2)
        let used = weights.indices.filter { weights[$0] != 0 }
        return Raster(painting: extent) { place in
            var sum = SIMD4<Float>.zero
            for number in used {
                let move = Place(Float(number % columns - left), Float(top - number / columns))
                let color = color(place + move)
                sum += (keepsAlpha ? Self.straight(color) * 255 : color) * weights[number]
            }
            sum += SIMD4(repeating: bias * 255)
            guard keepsAlpha else { return sum }
            let alpha = color(place).w
            func part(_ value: Float) -> Float { (value / 255).bounded * alpha }
            return SIMD4(part(sum.x), part(sum.y), part(sum.z), alpha)
        }
    }

    /// The lights of all pixels, row by row from the top, from 0 to 1.
    func lights(_ curve: (Float) -> Float) -> [Float] {
        stride(from: 0, to: pixels.count, by: 4).map { start in
            FilterKind.luminance(
                curve(Float(pixels[start]) / 255), curve(Float(pixels[start + 1]) / 255),
                curve(Float(pixels[start + 2]) / 255))
        }
    }
}
