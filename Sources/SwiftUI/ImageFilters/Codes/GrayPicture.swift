import DisplayList
import Foundation
import SwiftUICore

/// A picture as grays, a byte each, for programs that find something in it.
package struct GrayPicture {
    /// The number of pixels in a row.
    package let width: Int
    /// The number of rows.
    package let height: Int
    /// The grays, from 0, black, to 255, white, the upper row first.
    package let pixels: [UInt8]

    /// Takes the brightness of an image's pixels, on white where it is not opaque.
    package init(_ image: CGImage) {
        (width, height) = (image.width, image.height)
        let source = image.premultipliedPixels
        var pixels = [UInt8](repeating: 255, count: width * height)
        for index in pixels.indices where index * 4 + 3 < source.count {
            let place = index * 4
            let (red, green, blue) = (Int(source[place]), Int(source[place + 1]), Int(source[place + 2]))
            let light = (red * 77 + green * 150 + blue * 29) >> 8
            pixels[index] = UInt8(clamping: light + 255 - Int(source[place + 3]))
        }
        self.pixels = pixels
    }

    /// Takes a part of another picture.
    private init(_ picture: GrayPicture, columns: Range<Int>, rows: Range<Int>) {
        (width, height) = (columns.count, rows.count)
        pixels = rows.flatMap {
            picture.pixels[$0 * picture.width + columns.lowerBound..<$0 * picture.width + columns.upperBound]
        }
    }

    /// Returns the part in a rectangle, whose sides are shares of the picture and whose origin is at the bottom left.
    package func part(_ share: CGRect) -> GrayPicture {
        let share = share.standardized.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
        guard !share.isNull, share.width.isFinite, share.height.isFinite else { return self }
        func range(_ start: CGFloat, _ end: CGFloat, _ count: Int) -> Range<Int> {
            let first = min(Int(start * CGFloat(count)), count)
            return first..<max(first, min(Int((end * CGFloat(count)).rounded(.up)), count))
        }
        return GrayPicture(
            self, columns: range(share.minX, share.maxX, width), rows: range(1 - share.maxY, 1 - share.minY, height))
    }

    /// Returns the picture mirrored from left to right, and then turned clockwise by a number of quarters.
    package func turned(isMirrored: Bool, quarters: Int) -> GrayPicture {
        let swaps = quarters % 2 == 1
        let (newWidth, newHeight) = swaps ? (height, width) : (width, height)
        var turned = [UInt8](repeating: 255, count: pixels.count)
        for y in 0..<height {
            for x in 0..<width {
                let column = isMirrored ? width - 1 - x : x
                let (newX, newY) =
                    switch quarters {
                    case 1: (height - 1 - y, column)
                    case 2: (width - 1 - column, height - 1 - y)
                    case 3: (y, width - 1 - column)
                    default: (column, y)
                    }
                turned[newY * newWidth + newX] = pixels[y * width + x]
            }
        }
        return GrayPicture(width: newWidth, height: newHeight, pixels: turned)
    }

    private init(width: Int, height: Int, pixels: [UInt8]) {
        (self.width, self.height, self.pixels) = (width, height, pixels)
    }
}
