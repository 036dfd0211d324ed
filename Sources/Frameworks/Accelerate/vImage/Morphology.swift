// Functions of the largest and smallest pixels of surroundings.

private func extremes(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ x0: vImagePixelCount,
    _ y0: vImagePixelCount, _ channels: Int, _ height: vImagePixelCount, _ width: vImagePixelCount,
    _ choose: (UInt8, UInt8) -> UInt8, _ weight: (Int) -> Int = { _ in 0 }
) -> vImage_Error {
    let (source, result) = (src.pointee, dest.pointee)
    guard x0 + result.width <= source.width, y0 + result.height <= source.height else {
        return kvImageRoiLargerThanInputBuffer
    }
    guard height > 0, width > 0, height <= 1 << 16, width <= 1 << 16 else { return kvImageInvalidKernelSize }
    let (columns, rows) = (Int(width), Int(height))
    let lines = (0..<source.counts.height).map {
        Array(UnsafeBufferPointer(start: source.row($0, as: UInt8.self), count: source.counts.width * channels))
    }
    for y in 0..<result.counts.height {
        let line: UnsafeMutablePointer<UInt8> = result.row(y)
        for x in 0..<result.counts.width {
            let (left, top) = (x + Int(x0) - columns / 2, y + Int(y0) - rows / 2)
            for channel in 0..<channels {
                var value = lines[y + Int(y0)][(x + Int(x0)) * channels + channel]
                for row in max(top, 0)..<min(top + rows, source.counts.height) {
                    for column in max(left, 0)..<min(left + columns, source.counts.width) {
                        let other =
                            Int(lines[row][column * channels + channel]) + weight((row - top) * columns + column - left)
                        value = choose(value, UInt8(min(max(other, 0), 255)))
                    }
                }
                line[x * channels + channel] = value
            }
        }
    }
    return kvImageNoError
}

/// Writes the largest values of each pixel's surroundings, for grays of eight bits.
@discardableResult
public func vImageMax_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: vImagePixelCount,
    _ kernel_width: vImagePixelCount, _ flags: vImage_Flags
) -> vImage_Error {
    flags & kvImageGetTempBufferSize != 0
        ? 0 : extremes(src, dest, srcOffsetToROI_X, srcOffsetToROI_Y, 1, kernel_height, kernel_width, max)
}

/// Writes the smallest values of each pixel's surroundings, for grays of eight bits.
@discardableResult
public func vImageMin_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: vImagePixelCount,
    _ kernel_width: vImagePixelCount, _ flags: vImage_Flags
) -> vImage_Error {
    flags & kvImageGetTempBufferSize != 0
        ? 0 : extremes(src, dest, srcOffsetToROI_X, srcOffsetToROI_Y, 1, kernel_height, kernel_width, min)
}

/// Widens bright parts of grays of eight bits by the shape of a kernel.
@discardableResult
public func vImageDilate_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ srcOffsetToROI_X: vImagePixelCount,
    _ srcOffsetToROI_Y: vImagePixelCount, _ kernel: UnsafePointer<UInt8>, _ kernel_height: vImagePixelCount,
    _ kernel_width: vImagePixelCount, _ flags: vImage_Flags
) -> vImage_Error {
    extremes(src, dest, srcOffsetToROI_X, srcOffsetToROI_Y, 1, kernel_height, kernel_width, max, { -Int(kernel[$0]) })
}

/// Narrows bright parts of grays of eight bits by the shape of a kernel.
@discardableResult
public func vImageErode_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ srcOffsetToROI_X: vImagePixelCount,
    _ srcOffsetToROI_Y: vImagePixelCount, _ kernel: UnsafePointer<UInt8>, _ kernel_height: vImagePixelCount,
    _ kernel_width: vImagePixelCount, _ flags: vImage_Flags
) -> vImage_Error {
    extremes(src, dest, srcOffsetToROI_X, srcOffsetToROI_Y, 1, kernel_height, kernel_width, min, { Int(kernel[$0]) })
}

/// Writes the largest values of each pixel's surroundings, for four components of eight bits.
@discardableResult
public func vImageMax_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: vImagePixelCount,
    _ kernel_width: vImagePixelCount, _ flags: vImage_Flags
) -> vImage_Error {
    flags & kvImageGetTempBufferSize != 0
        ? 0 : extremes(src, dest, srcOffsetToROI_X, srcOffsetToROI_Y, 4, kernel_height, kernel_width, max)
}

/// Writes the smallest values of each pixel's surroundings, for four components of eight bits.
@discardableResult
public func vImageMin_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: vImagePixelCount,
    _ kernel_width: vImagePixelCount, _ flags: vImage_Flags
) -> vImage_Error {
    flags & kvImageGetTempBufferSize != 0
        ? 0 : extremes(src, dest, srcOffsetToROI_X, srcOffsetToROI_Y, 4, kernel_height, kernel_width, min)
}

/// Widens bright parts of four components of eight bits by the shape of a kernel.
@discardableResult
public func vImageDilate_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ srcOffsetToROI_X: vImagePixelCount,
    _ srcOffsetToROI_Y: vImagePixelCount, _ kernel: UnsafePointer<UInt8>, _ kernel_height: vImagePixelCount,
    _ kernel_width: vImagePixelCount, _ flags: vImage_Flags
) -> vImage_Error {
    extremes(src, dest, srcOffsetToROI_X, srcOffsetToROI_Y, 4, kernel_height, kernel_width, max, { -Int(kernel[$0]) })
}

/// Narrows bright parts of four components of eight bits by the shape of a kernel.
@discardableResult
public func vImageErode_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ srcOffsetToROI_X: vImagePixelCount,
    _ srcOffsetToROI_Y: vImagePixelCount, _ kernel: UnsafePointer<UInt8>, _ kernel_height: vImagePixelCount,
    _ kernel_width: vImagePixelCount, _ flags: vImage_Flags
) -> vImage_Error {
    extremes(src, dest, srcOffsetToROI_X, srcOffsetToROI_Y, 4, kernel_height, kernel_width, min, { Int(kernel[$0]) })
}
