import DisplayList
import Foundation
import SwiftUI

extension SKTexture {
    /// Creates a texture of random pixels.
    /// - Parameters:
    ///   - smoothness: How similar pixels beside each other are, from 0 to 1.
    ///   - size: The size, in points; at most 2048 wide and high.
    ///   - grayscale: Whether the pixels are gray.
    public convenience init(noiseWithSmoothness smoothness: CGFloat, size: CGSize, grayscale: Bool) {
        self.init(noise: smoothness, size, channels: grayscale ? 1 : 3)
    }

    /// Creates a texture of random directions, as red and green.
    public convenience init(vectorNoiseWithSmoothness smoothness: CGFloat, size: CGSize) {
        self.init(noise: smoothness, size, channels: 2)
    }

    private convenience init(noise smoothness: CGFloat, _ size: CGSize, channels: Int) {
        let (width, height) = (min(Int(size.width.sound), 2048), min(Int(size.height.sound), 2048))
        guard width > 0, height > 0 else {
            self.init()
            return
        }
        // Random numbers of a coarse grid, and numbers mixed from them between: the coarser, the smoother.
        let step = 1 + Double(min(max(smoothness.sound, 0), 1)) * 31
        let (columns, rows) = (Int(Double(width) / step) + 2, Int(Double(height) / step) + 2)
        let grids = (0..<channels).map { _ in (0..<columns * rows).map { _ in Double.random(in: 0...255) } }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let (u, v) = (Double(x) / step, Double(y) / step)
                let (i, j) = (Int(u), Int(v))
                let values = grids.map { grid in
                    func mix(_ row: Int) -> Double {
                        let (a, b) = (grid[row * columns + i], grid[row * columns + i + 1])
                        return a + (b - a) * (u - Double(i))
                    }
                    return UInt8(mix(j) + (mix(j + 1) - mix(j)) * (v - Double(j)))
                }
                bytes +=
                    channels == 1
                    ? [values[0], values[0], values[0], 255]
                    : [values[0], values[1], channels == 3 ? values[2] : 128, 255]
            }
        }
        self.init(data: Data(bytes), size: CGSize(width: width, height: height))
    }

    /// Creates a texture of bytes: red, green, blue and opacity, row by row from the bottom, or from the top if they are flipped.
    public convenience init(data pixelData: Data, size: CGSize, flipped: Bool) {
        guard flipped else {
            self.init(data: pixelData, size: size)
            return
        }
        let row = max(Int(size.width.sound), 0) * 4
        let bytes = [UInt8](pixelData)
        var turned: [UInt8] = []
        for number in (0..<(row > 0 ? bytes.count / row : 0)).reversed() {
            turned += bytes[number * row..<(number + 1) * row]
        }
        self.init(data: Data(turned), size: size)
    }

    /// Creates a texture of bytes: red, green, blue and opacity, row by row from the bottom.
    /// - Parameters:
    ///   - pixelData: The bytes.
    ///   - size: The size, in pixels.
    ///   - rowLength: The number of pixels in a row of the bytes; 0 for the width.
    ///   - alignment: The number of bytes of which the length of a row is a multiple; 0 for none.
    public convenience init(data pixelData: Data, size: CGSize, rowLength: UInt32, alignment: UInt32) {
        let (width, height) = (min(max(Int(size.width.sound), 0), 16_384), min(max(Int(size.height.sound), 0), 16_384))
        let bytes = [UInt8](pixelData)
        let unit = max(Int(alignment), 1)
        let row = ((rowLength > 0 ? Int(rowLength) : width) * 4 + unit - 1) / unit * unit
        guard row >= width * 4, height > 0, bytes.count >= row * (height - 1) + width * 4 else {
            self.init()
            return
        }
        var dense: [UInt8] = []
        for number in 0..<height { dense += bytes[number * row..<number * row + width * 4] }
        self.init(data: Data(dense), size: size)
    }
}

/// A texture whose pixels the app changes.
///
/// Follows Apple's [SKMutableTexture](https://developer.apple.com/documentation/spritekit/skmutabletexture).
open class SKMutableTexture: SKTexture, @unchecked Sendable {
    private var bytes: [UInt8] = []

    /// Creates a texture of transparent pixels; the size is in pixels, at most 4096 wide and high.
    public convenience init(size: CGSize) {
        let (width, height) = (min(max(Int(size.width.sound), 0), 4096), min(max(Int(size.height.sound), 0), 4096))
        self.init(UIImage())
        bytes = Array(repeating: 0, count: width * height * 4)
        (self.width, self.height) = (width, height)
        show()
    }
    /// Creates a texture of transparent pixels; pixels have four bytes, whatever the format.
    public convenience init(size: CGSize, pixelFormat format: Int32) { self.init(size: size) }

    private var (width, height) = (0, 0)

    /// Calls a closure with the pixels and their number of bytes, then shows the changed pixels.
    ///
    /// The bytes are red, green, blue and opacity, row by row from the bottom.
    open func modifyPixelData(_ block: @escaping (UnsafeMutableRawPointer?, Int) -> Void) {
        bytes.withUnsafeMutableBytes { block($0.baseAddress, $0.count) }
        show()
    }

    private func show() {
        guard width > 0, height > 0 else { return }
        var rows: [UInt8] = []
        for row in (0..<height).reversed() { rows += bytes[row * width * 4..<(row + 1) * width * 4] }
        if let image = CGImage(width: width, height: height, premultipliedRGBA: rows) {
            replace(UIImage(cgImage: image))
        }
    }
}
