import DisplayList
import Foundation

extension Image {
    /// How a picture is turned to be upright, numbered as in EXIF.
    @frozen
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }
}

extension Bitmap {
    /// Returns the pixels as they look upright.
    func upright(_ orientation: Image.Orientation, scale: CGFloat) -> Bitmap {
        let isTurned = [.left, .leftMirrored, .right, .rightMirrored].contains(orientation)
        if orientation == .up, scale == self.scale { return self }
        let (newWidth, newHeight) = isTurned ? (height, width) : (width, height)
        var result = [UInt8](repeating: 0, count: pixels.count)
        for y in 0..<newHeight {
            for x in 0..<newWidth {
                let (fromX, fromY): (Int, Int) =
                    switch orientation {
                    case .up: (x, y)
                    case .upMirrored: (width - 1 - x, y)
                    case .down: (width - 1 - x, height - 1 - y)
                    case .downMirrored: (x, height - 1 - y)
                    case .leftMirrored: (y, x)
                    case .right: (y, height - 1 - x)
                    case .rightMirrored: (width - 1 - y, height - 1 - x)
                    case .left: (width - 1 - y, x)
                    }
                let (from, to) = ((fromY * width + fromX) * 4, (y * newWidth + x) * 4)
                for part in 0..<4 { result[to + part] = pixels[from + part] }
            }
        }
        return Bitmap(width: newWidth, height: newHeight, scale: scale, pixels: result)
    }
}
