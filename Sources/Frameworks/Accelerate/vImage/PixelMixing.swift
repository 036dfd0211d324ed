// Functions of the components of single pixels.

/// Multiplies the four components of each pixel by a matrix, whose rows are the source's components, and divides by a number.
@discardableResult
public func vImageMatrixMultiply_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>,
    _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>?, _ post_bias: UnsafePointer<Int32>?, _ flags: vImage_Flags
) -> vImage_Error {
    let (source, result) = (src.pointee, dest.pointee)
    guard source.fits(result) else { return kvImageBufferSizeMismatch }
    guard divisor != 0 else { return kvImageInvalidParameter }
    for y in 0..<source.counts.height {
        let (from, to): (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt8>) = (source.row(y), result.row(y))
        for x in 0..<source.counts.width {
            let values = (0..<4).map { Int(from[4 * x + $0]) + Int(pre_bias?[$0] ?? 0) }
            for column in 0..<4 {
                var sum = Int(post_bias?[column] ?? 0)
                for row in 0..<4 { sum += values[row] * Int(matrix[4 * row + column]) }
                to[4 * x + column] = UInt8(min(max((sum + Int(divisor) / 2) / Int(divisor), 0), 255))
            }
        }
    }
    return kvImageNoError
}

/// Writes the weighted sums of each pixel's four components, divided by a number.
@discardableResult
public func vImageMatrixMultiply_ARGB8888ToPlanar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>,
    _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>?, _ post_bias: Int32, _ flags: vImage_Flags
) -> vImage_Error {
    let (source, result) = (src.pointee, dest.pointee)
    guard source.fits(result) else { return kvImageBufferSizeMismatch }
    guard divisor != 0 else { return kvImageInvalidParameter }
    for y in 0..<source.counts.height {
        let (from, to): (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt8>) = (source.row(y), result.row(y))
        for x in 0..<source.counts.width {
            var sum = Int(post_bias)
            for channel in 0..<4 {
                sum += (Int(from[4 * x + channel]) + Int(pre_bias?[channel] ?? 0)) * Int(matrix[channel])
            }
            to[x] = UInt8(min(max((sum + Int(divisor) / 2) / Int(divisor), 0), 255))
        }
    }
    return kvImageNoError
}

/// Lays a picture over another.
private func blend(
    _ srcTop: UnsafePointer<vImage_Buffer>, _ srcBottom: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>, _ alphaPlace: Int, isPremultiplied: Bool
) -> vImage_Error {
    let (top, bottom, result) = (srcTop.pointee, srcBottom.pointee, dest.pointee)
    guard top.fits(result), bottom.fits(result) else { return kvImageBufferSizeMismatch }
    for y in 0..<result.counts.height {
        let (upper, lower, line) = (
            top.row(y, as: UInt8.self), bottom.row(y, as: UInt8.self), result.row(y, as: UInt8.self)
        )
        for x in stride(from: 0, to: 4 * result.counts.width, by: 4) {
            let (over, under) = (Float(upper[x + alphaPlace]) / 255, Float(lower[x + alphaPlace]) / 255)
            let opacity = over + under * (1 - over)
            for channel in 0..<4 where channel != alphaPlace {
                let (a, b) = (Float(upper[x + channel]), Float(lower[x + channel]))
                let color =
                    isPremultiplied
                    ? a + b * (1 - over) : (opacity == 0 ? 0 : (a * over + b * under * (1 - over)) / opacity)
                line[x + channel] = UInt8(min(max(color.rounded(), 0), 255))
            }
            line[x + alphaPlace] = UInt8((opacity * 255).rounded())
        }
    }
    return kvImageNoError
}

/// Lays a picture over another; colors are not multiplied by the opacity, which comes first.
@discardableResult
public func vImageAlphaBlend_ARGB8888(
    _ srcTop: UnsafePointer<vImage_Buffer>, _ srcBottom: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    blend(srcTop, srcBottom, dest, 0, isPremultiplied: false)
}

/// Lays a picture over another; colors are multiplied by the opacity, which comes first.
@discardableResult
public func vImagePremultipliedAlphaBlend_ARGB8888(
    _ srcTop: UnsafePointer<vImage_Buffer>, _ srcBottom: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    blend(srcTop, srcBottom, dest, 0, isPremultiplied: true)
}

/// Lays a picture over another; colors are multiplied by the opacity, which comes last.
@discardableResult
public func vImagePremultipliedAlphaBlend_BGRA8888(
    _ srcTop: UnsafePointer<vImage_Buffer>, _ srcBottom: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    blend(srcTop, srcBottom, dest, 3, isPremultiplied: true)
}

/// Lays a picture over another; colors are multiplied by the opacity, which comes last.
@discardableResult
public func vImagePremultipliedAlphaBlend_RGBA8888(
    _ srcTop: UnsafePointer<vImage_Buffer>, _ srcBottom: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    blend(srcTop, srcBottom, dest, 3, isPremultiplied: true)
}
