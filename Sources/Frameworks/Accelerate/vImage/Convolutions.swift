// Functions of the surroundings of each pixel.

/// Returns the place within a line for one that may be beyond it; nil if it does not count.
@inline(__always)
private func within(_ place: Int, _ count: Int, _ flags: vImage_Flags) -> Int? {
    if place >= 0, place < count { return place }
    return flags & kvImageEdgeExtend != 0 ? min(max(place, 0), count - 1) : nil
}

/// Whether sizes, kernels and flags fit.
private func check(
    _ source: vImage_Buffer, _ result: vImage_Buffer, _ x: vImagePixelCount, _ y: vImagePixelCount, _ height: UInt32,
    _ width: UInt32, _ flags: vImage_Flags
) -> vImage_Error {
    guard height % 2 == 1, width % 2 == 1 else { return kvImageInvalidKernelSize }
    guard x + result.width <= source.width, y + result.height <= source.height else {
        return kvImageRoiLargerThanInputBuffer
    }
    let styles = flags & (kvImageCopyInPlace | kvImageBackgroundColorFill | kvImageEdgeExtend | kvImageTruncateKernel)
    return styles.nonzeroBitCount == 1 ? kvImageNoError : kvImageInvalidEdgeStyle
}

/// Writes the weighted sums of each pixel's surroundings; `finish` turns a sum and the sum of its weights into a component.
private func convolve<N, S: SIMDScalar>(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ x0: vImagePixelCount,
    _ y0: vImagePixelCount, _ channels: Int, _ height: UInt32, _ width: UInt32, _ background: [N],
    _ flags: vImage_Flags, _ weight: (Int) -> S, _ value: (N) -> S, _ finish: (S, S) -> N
) -> vImage_Error where S: Numeric {
    let (source, result) = (src.pointee, dest.pointee)
    let error = check(source, result, x0, y0, height, width, flags)
    guard error == kvImageNoError else { return error }
    let (columns, rows) = (Int(width), Int(height))
    let weights = (0..<columns * rows).map(weight)
    // The source is copied, so that it may be the result.
    let lines = (0..<source.counts.height).map {
        Array(UnsafeBufferPointer(start: source.row($0, as: N.self), count: source.counts.width * channels))
    }
    for y in 0..<result.counts.height {
        let line: UnsafeMutablePointer<N> = result.row(y)
        for x in 0..<result.counts.width {
            let (centerX, centerY) = (x + Int(x0), y + Int(y0))
            let isInside =
                centerX >= columns / 2 && centerX + columns / 2 < source.counts.width && centerY >= rows / 2
                && centerY + rows / 2 < source.counts.height
            for channel in 0..<channels {
                if !isInside, flags & kvImageCopyInPlace != 0 {
                    line[x * channels + channel] = lines[centerY][centerX * channels + channel]
                    continue
                }
                var (sum, total): (S, S) = (0, 0)
                for j in 0..<rows {
                    let row = within(centerY + j - rows / 2, source.counts.height, flags)
                    for i in 0..<columns {
                        let weight = weights[j * columns + i]
                        let column = within(centerX + i - columns / 2, source.counts.width, flags)
                        if let row, let column {
                            sum += weight * value(lines[row][column * channels + channel])
                            total += weight
                        } else if flags & kvImageBackgroundColorFill != 0 {
                            sum += weight * value(background[channel])
                            total += weight
                        }
                    }
                }
                line[x * channels + channel] = finish(sum, total)
            }
        }
    }
    return kvImageNoError
}

private func limited(_ sum: Int, _ divisor: Int) -> UInt8 {
    let half = sum < 0 ? -abs(divisor) / 2 : abs(divisor) / 2
    return UInt8(min(max(divisor == 0 ? sum : (sum + half) / divisor, 0), 255))
}

/// Writes the means of each pixel's surroundings, for grays of eight bits; the lengths of the sides are odd.
@discardableResult
public func vImageBoxConvolve_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
    _ kernel_width: UInt32, _ backgroundColor: Pixel_8, _ flags: vImage_Flags
) -> vImage_Error {
    guard flags & kvImageGetTempBufferSize == 0 else { return 0 }
    return convolve(
        src, dest, srcOffsetToROI_X, srcOffsetToROI_Y, 1, kernel_height, kernel_width, [backgroundColor], flags,
        { _ in 1 }, { Int($0) }, { limited($0, $1) })
}

/// Writes the means of each pixel's surroundings, for grays of eight bits, in which nearer pixels weigh more; the lengths of the sides are odd.
@discardableResult
public func vImageTentConvolve_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
    _ kernel_width: UInt32, _ backgroundColor: Pixel_8, _ flags: vImage_Flags
) -> vImage_Error {
    guard flags & kvImageGetTempBufferSize == 0 else { return 0 }
    let (columns, rows) = (Int(kernel_width), Int(kernel_height))
    return convolve(
        src, dest, srcOffsetToROI_X, srcOffsetToROI_Y, 1, kernel_height, kernel_width, [backgroundColor], flags,
        { (columns / 2 + 1 - abs($0 % columns - columns / 2)) * (rows / 2 + 1 - abs($0 / columns - rows / 2)) },
        { Int($0) }, { limited($0, $1) })
}

/// Writes the weighted sums of each pixel's surroundings, divided by a number, for grays of eight bits.
@discardableResult
public func vImageConvolve_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel: UnsafePointer<Int16>,
    _ kernel_height: UInt32, _ kernel_width: UInt32, _ divisor: Int32, _ backgroundColor: Pixel_8, _ flags: vImage_Flags
) -> vImage_Error {
    guard flags & kvImageGetTempBufferSize == 0 else { return 0 }
    let cut = flags & kvImageTruncateKernel != 0
    return convolve(
        src, dest, srcOffsetToROI_X, srcOffsetToROI_Y, 1, kernel_height, kernel_width, [backgroundColor], flags,
        { Int(kernel[$0]) }, { Int($0) }, { limited($0, cut ? $1 : Int(divisor)) })
}

/// Writes the means of each pixel's surroundings, for four components of eight bits; the lengths of the sides are odd.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
    _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
    guard flags & kvImageGetTempBufferSize == 0 else { return 0 }
    return convolve(
        src, dest, srcOffsetToROI_X, srcOffsetToROI_Y, 4, kernel_height, kernel_width,
        (0..<4).map { backgroundColor?[$0] ?? 0 }, flags, { _ in 1 }, { Int($0) }, { limited($0, $1) })
}

/// Writes the means of each pixel's surroundings, for four components of eight bits, in which nearer pixels weigh more; the lengths of the sides are odd.
@discardableResult
public func vImageTentConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
    _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
    guard flags & kvImageGetTempBufferSize == 0 else { return 0 }
    let (columns, rows) = (Int(kernel_width), Int(kernel_height))
    return convolve(
        src, dest, srcOffsetToROI_X, srcOffsetToROI_Y, 4, kernel_height, kernel_width,
        (0..<4).map { backgroundColor?[$0] ?? 0 }, flags,
        { (columns / 2 + 1 - abs($0 % columns - columns / 2)) * (rows / 2 + 1 - abs($0 / columns - rows / 2)) },
        { Int($0) }, { limited($0, $1) })
}

/// Writes the weighted sums of each pixel's surroundings, divided by a number, for four components of eight bits.
@discardableResult
public func vImageConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel: UnsafePointer<Int16>,
    _ kernel_height: UInt32, _ kernel_width: UInt32, _ divisor: Int32, _ backgroundColor: UnsafePointer<UInt8>?,
    _ flags: vImage_Flags
) -> vImage_Error {
    guard flags & kvImageGetTempBufferSize == 0 else { return 0 }
    let cut = flags & kvImageTruncateKernel != 0
    return convolve(
        src, dest, srcOffsetToROI_X, srcOffsetToROI_Y, 4, kernel_height, kernel_width,
        (0..<4).map { backgroundColor?[$0] ?? 0 }, flags, { Int(kernel[$0]) }, { Int($0) },
        { limited($0, cut ? $1 : Int(divisor)) })
}

/// Writes the weighted sums of each pixel's surroundings, for grays with fractions.
@discardableResult
public func vImageConvolve_PlanarF(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel: UnsafePointer<Float>,
    _ kernel_height: UInt32, _ kernel_width: UInt32, _ backgroundColor: Pixel_F, _ flags: vImage_Flags
) -> vImage_Error {
    guard flags & kvImageGetTempBufferSize == 0 else { return 0 }
    return convolve(
        src, dest, srcOffsetToROI_X, srcOffsetToROI_Y, 1, kernel_height, kernel_width, [backgroundColor], flags,
        { kernel[$0] }, { (value: Float) in value }, { sum, _ in sum })
}
