import DisplayList
import Foundation

extension UIImage {
    /// How the pixels are turned to be upright: they always are, as files are read upright.
    public var imageOrientation: Orientation { .up }

    /// Returns the image in as few pixels as a size in points needs, with its proportions; nil where there are none.
    ///
    /// A file is read in about as many pixels, not in all of them. It takes its time on the thread that calls it.
    /// Follows Apple's [preparingThumbnail(of:)](https://developer.apple.com/documentation/uikit/uiimage/preparingthumbnail(of:)).
    /// - Parameter size: The size that the image fits into, in points.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        let wanted = CGSize(width: size.width * scale, height: size.height * scale)
        guard wanted.width >= 1, wanted.height >= 1, wanted.width < 1e6, wanted.height < 1e6,
            let pixels = pixels(fitting: wanted), pixels.width > 0, pixels.height > 0
        else { return nil }
        let factor = min(wanted.width / CGFloat(pixels.width), wanted.height / CGFloat(pixels.height))
        let longest = (CGFloat(max(pixels.width, pixels.height)) * factor).rounded()
        return UIImage(cgImage: pixels.scaledDown(toLongestSide: max(Int(longest), 1)), scale: scale, orientation: .up)
    }

    /// Returns the image in as few pixels as a size in points needs, which another thread makes.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        await Task.detached { self.preparingThumbnail(of: size) }.value
    }

    /// Makes the image in as few pixels as a size in points needs, on another thread, which then calls back.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingThumbnail(of: size)) }
    }
}

extension CGImage {
    /// Returns the part in a rectangle of pixels, from the top left; nil where it has none of them.
    public func cropping(to rect: CGRect) -> CGImage? {
        let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
        guard rect.minX.isFinite, rect.minY.isFinite else { return nil }
        let part = rect.standardized.integral.intersection(whole)
        guard part.width >= 1, part.height >= 1 else { return nil }
        let (left, top, columns, rows) = (Int(part.minX), Int(part.minY), Int(part.width), Int(part.height))
        var pixels: [UInt8] = []
        pixels.reserveCapacity(columns * rows * 4)
        let all = bitmap.pixels
        for row in top..<(top + rows) {
            let start = (row * width + left) * 4
            pixels += all[start..<(start + columns * 4)]
        }
        return CGImage(Bitmap(width: columns, height: rows, pixels: pixels))
    }

    /// The number of bits of each color of a pixel: eight.
    public var bitsPerComponent: Int { 8 }
    /// The number of bits of a pixel: 32.
    public var bitsPerPixel: Int { 32 }
}
