import DisplayList

/// How the bytes of a bitmap's pixels are arranged; eight bits for each component.
struct BitmapFormat: Equatable {
    /// The bytes of a pixel: four for colors, one for grays and for opacity alone.
    let bytesPerPixel: Int
    /// The places of red, green and blue in a pixel; the same for grays, and none for opacity alone.
    let colors: [Int]
    /// The place of the opacity, by which colors are multiplied; nil for pixels that are all opaque.
    let alpha: Int?
    /// The place of a byte without meaning; nil for none.
    let unused: Int?

    /// The arrangement of a color space and of the bits of a ``CGBitmapInfo``; nil for one that Core Graphics or this
    /// package does not draw into.
    init?(space: CGColorSpaceModel, bitsPerComponent: Int, info: UInt32) {
        guard bitsPerComponent == 8, info & CGBitmapInfo.floatComponents.rawValue == 0,
            let alpha = CGImageAlphaInfo(rawValue: info & CGBitmapInfo.alphaInfoMask.rawValue)
        else { return nil }
        let order = info & CGBitmapInfo.byteOrderMask.rawValue
        switch (space, alpha) {
        case (_, .alphaOnly): (bytesPerPixel, colors, self.alpha, unused) = (1, [], 0, nil)
        case (.monochrome, .none): (bytesPerPixel, colors, self.alpha, unused) = (1, [0, 0, 0], nil, nil)
        case (.rgb, .premultipliedLast), (.rgb, .noneSkipLast), (.rgb, .premultipliedFirst), (.rgb, .noneSkipFirst):
            let isLittle = order == CGBitmapInfo.byteOrder32Little.rawValue
            guard isLittle || order == 0 || order == CGBitmapInfo.byteOrder32Big.rawValue else { return nil }
            let isFirst = alpha == .premultipliedFirst || alpha == .noneSkipFirst
            let places = isFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
            let arranged = isLittle ? places.map { 3 - $0 } : places
            let isOpaque = alpha == .noneSkipLast || alpha == .noneSkipFirst
            (bytesPerPixel, colors) = (4, Array(arranged.dropLast()))
            (self.alpha, unused) = isOpaque ? (nil, arranged[3]) : (arranged[3], nil)
        default: return nil
        }
    }

    /// Reads pixels as premultiplied RGBA, row by row from the top.
    func read(_ memory: UnsafeRawPointer, width: Int, height: Int, bytesPerRow: Int) -> [UInt8] {
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        pixels.withUnsafeMutableBufferPointer { pixels in
            for y in 0..<height {
                let row = (memory + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
                for x in 0..<width {
                    let (source, target) = (row + x * bytesPerPixel, (y * width + x) * 4)
                    let opacity = alpha.map { source[$0] } ?? 255
                    for (index, place) in colors.enumerated() { pixels[target + index] = min(source[place], opacity) }
                    pixels[target + 3] = opacity
                }
            }
        }
        return pixels
    }

    /// Writes pixels of premultiplied RGBA; colors behind which nothing is drawn are black where all is opaque.
    func write(_ bitmap: Bitmap, to memory: UnsafeMutableRawPointer, bytesPerRow: Int) {
        let pixels = bitmap.pixels
        for y in 0..<bitmap.height {
            let row = (memory + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for x in 0..<bitmap.width {
                let (source, target) = ((y * bitmap.width + x) * 4, row + x * bytesPerPixel)
                if bytesPerPixel == 1, alpha == nil {
                    let (red, green, blue) = (Int(pixels[source]), Int(pixels[source + 1]), Int(pixels[source + 2]))
                    target[0] = UInt8((red * 299 + green * 587 + blue * 114 + 500) / 1000)
                } else {
                    for (index, place) in colors.enumerated() { target[place] = pixels[source + index] }
                    if let alpha { target[alpha] = pixels[source + 3] }
                    if let unused { target[unused] = 255 }
                }
            }
        }
    }
}
