import CPangoCairo
import Foundation

/// Blurs pixels: three passes of a moving average, which come within 3 % of a Gaussian bell.
enum Gaussian {
    /// How far a blur carries colour, in points.
    static func reach(of radius: CGFloat) -> CGFloat {
        radius > 0 && radius.isFinite ? min(radius, 500) * 3 + 2 : 0
    }

    /// Blurs all channels of a surface.
    /// - Parameter radius: The bell's standard deviation in pixels.
    static func blur(_ surface: Surface, radius: Double) {
        guard radius > 0.1, radius.isFinite else { return }
        let channels = cairo_image_surface_get_format(surface.pointer) == CAIRO_FORMAT_A8 ? 1 : 4
        let (width, height, stride) = (surface.width, surface.height, surface.stride)
        let sizes = boxes(for: min(radius, 500))
        surface.withPixels { pixels in
            let length = max(width, height) * channels
            let a = UnsafeMutablePointer<Float>.allocate(capacity: length)
            let b = UnsafeMutablePointer<Float>.allocate(capacity: length)
            defer {
                a.deallocate()
                b.deallocate()
            }
            for row in 0..<height {
                pass(pixels + row * stride, step: channels, count: width, channels, sizes, a, b)
            }
            for column in 0..<width {
                pass(pixels + column * channels, step: stride, count: height, channels, sizes, a, b)
            }
        }
    }

    /// Three half widths whose averages together have the bell's variance; fractional, as the outermost
    /// pixels are weighted.
    private static func boxes(for sigma: Double) -> Float {
        // A box of width 2r+1 (r fractional) has about the variance ((2r+1)² − 1)/12.
        Float(((4 * sigma * sigma + 1).squareRoot() - 1) / 2)
    }

    private static func pass(
        _ line: UnsafeMutablePointer<UInt8>, step: Int, count: Int, _ channels: Int, _ half: Float,
        _ a: UnsafeMutablePointer<Float>, _ b: UnsafeMutablePointer<Float>
    ) {
        var isEmpty = true
        for index in 0..<count {
            for channel in 0..<channels {
                let value = line[index * step + channel]
                if value != 0 { isEmpty = false }
                a[index * channels + channel] = Float(value)
            }
        }
        if isEmpty { return }
        var (from, to) = (a, b)
        for _ in 0..<3 {
            average(from, to, count, channels, half)
            swap(&from, &to)
        }
        for index in 0..<count {
            for channel in 0..<channels {
                line[index * step + channel] = UInt8(min(max(from[index * channels + channel] + 0.5, 0), 255))
            }
        }
    }

    /// A moving average; what lies beyond the ends counts as clear.
    private static func average(
        _ from: UnsafeMutablePointer<Float>, _ to: UnsafeMutablePointer<Float>, _ count: Int, _ channels: Int,
        _ half: Float
    ) {
        let whole = Int(half)
        let edge = half - Float(whole)
        let scale = 1 / (2 * half + 1)
        for channel in 0..<channels {
            func value(_ index: Int) -> Float {
                index >= 0 && index < count ? from[index * channels + channel] : 0
            }
            var sum: Float = 0
            for index in 0...min(whole, max(count - 1, 0)) { sum += value(index) }
            for index in 0..<count {
                let ends = edge * (value(index - whole - 1) + value(index + whole + 1))
                to[index * channels + channel] = (sum + ends) * scale
                sum += value(index + whole + 1) - value(index - whole)
            }
        }
    }
}
