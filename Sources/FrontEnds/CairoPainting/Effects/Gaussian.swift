import CPangoCairo
import Foundation
import PixelKernels

/// Blurs pixels with a Gaussian bell.
enum Gaussian {
    /// The cells, in points, of the grid that a blur is computed on; pictures whose corners are a whole number of cells
    /// apart have the same pixels where they overlap.
    /// - Parameter resolution: Pixels per point.
    static func cell(of radius: CGFloat, resolution: CGFloat) -> CGFloat {
        guard radius > 0, radius.isFinite else { return 1 / resolution }
        return CGFloat(1 << oriel_blur_shift(Double(min(radius * resolution, 500)))) / resolution
    }

    /// Blurs all channels of a surface; pixels beyond its edges count as clear.
    /// - Parameter radius: The bell's standard deviation in pixels.
    static func blur(_ surface: Surface, radius: Double) {
        guard radius > 0.1, radius.isFinite else { return }
        let isAlpha = cairo_image_surface_get_format(surface.pointer) == CAIRO_FORMAT_A8
        surface.withKernelPixels { oriel_blur($0, isAlpha ? 1 : 4, min(radius, 500)) }
    }
}

extension Surface {
    /// Passes the pixels of an image surface to a kernel.
    func withKernelPixels(_ body: (OrielPixels) -> Void) {
        _ = withPixels { body(OrielPixels(pixels: $0, width: width, height: height, stride: stride)) }
    }
}
