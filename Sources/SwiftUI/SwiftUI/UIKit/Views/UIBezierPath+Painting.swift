import Foundation
import SwiftUICore

extension UIBezierPath {
    /// Sets the lengths of dashes and gaps, in points; nil or no lengths for an unbroken line.
    /// - Parameters:
    ///   - count: How many lengths there are.
    ///   - phase: Where in the pattern the line begins, in points.
    public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = ((0..<max(pattern == nil ? 0 : count, 0)).compactMap { pattern?[$0] }, phase)
    }
    /// Writes the lengths of dashes and gaps to places; nil for values that are not wanted.
    public func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (index, length) in dashes.lengths.enumerated() { pattern?[index] = length }
        count?.pointee = dashes.lengths.count
        phase?.pointee = dashes.phase
    }

    /// Fills the outline with the color that was set.
    @MainActor @preconcurrency public func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.addPath(cgPath)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
    /// Fills the outline with the color that was set, mixed with the colors below, with an opacity from 0 to 1.
    @MainActor @preconcurrency public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        mixed(blendMode, alpha) { fill() }
    }

    /// Draws a line along the outline in the color that was set.
    @MainActor @preconcurrency public func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        if !dashes.lengths.isEmpty { context.setLineDash(phase: dashes.phase, lengths: dashes.lengths) }
        context.addPath(cgPath)
        context.strokePath()
        context.restoreGState()
    }
    /// Draws a line along the outline in the color that was set, mixed with the colors below, with an opacity from 0 to 1.
    @MainActor @preconcurrency public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        mixed(blendMode, alpha) { stroke() }
    }

    @MainActor private func mixed(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw()
        context.restoreGState()
    }

    /// Clips the following drawings to the inside of the outline.
    @_disfavoredOverload @MainActor @preconcurrency public func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(cgPath)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}

/// Draws a line of one point within a rectangle, in the color that was set, mixed with the colors below.
@MainActor @preconcurrency
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    UIRectFrame(rect)
    context.restoreGState()
}

extension UIImage {
    /// Draws copies of the image beside each other, in a rectangle of the current context.
    @MainActor @preconcurrency public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), size.width >= 1, size.height >= 1, rect.width.isFinite,
            rect.height.isFinite, rect.width / size.width * (rect.height / size.height) < 100_000
        else { return }
        context.saveGState()
        context.clip(to: rect)
        for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
            for x in stride(from: rect.minX, to: rect.maxX, by: size.width) {
                draw(in: CGRect(x: x, y: y, width: size.width, height: size.height))
            }
        }
        context.restoreGState()
    }
    /// Returns the image as a HEIC file; nil, as such files are not written here, which is reported once.
    public func heicData() -> Data? {
        RuntimeWarning.issue("UIImage.heicData() returns nil: only PNG, JPEG and GIF files are written.")
        return nil
    }
}

extension UIColor {
    /// Creates a color of an image: the mean of its pixels, as colors are plain here, which is reported once.
    public convenience init(patternImage image: UIImage) {
        RuntimeWarning.issue("UIColor(patternImage:) is the image's mean color: see CompatibilityGaps.md.")
        let pixel = image.cgImage?.scaledDown(toLongestSide: 1).premultipliedPixels ?? [0, 0, 0, 0]
        let opacity = CGFloat(pixel[3])
        let parts = pixel.prefix(3).map { opacity > 0 ? min(CGFloat($0) / opacity, 1) : 0 }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: opacity / 255)
    }
}
