import Foundation

// Functions that scale, mirror and turn pictures.

/// A component of a pixel.
private protocol PixelComponent {
    var value: Float { get }
    init(value: Float)
}
extension UInt8: PixelComponent {
    @inline(__always) var value: Float { Float(self) }
    @inline(__always) init(value: Float) { self = UInt8(Swift.min(Swift.max(value.rounded(), 0), 255)) }
}
extension Float: PixelComponent {
    @inline(__always) var value: Float { self }
    @inline(__always) init(value: Float) { self = value }
}

/// The weights of a line's pixels in each pixel of a line of another length: a triangle, as wide as the distance of the result's pixels.
private struct Weights {
    var first: [Int] = []
    var weights: [[Float]] = []

    init(from source: Int, to result: Int) {
        let scale = Float(source) / Float(result)
        let radius = max(scale, 1)
        for place in 0..<result {
            let center = (Float(place) + 0.5) * scale - 0.5
            let (low, high) = (Int((center - radius).rounded(.up)), Int((center + radius).rounded(.down)))
            var line: [Int: Float] = [:]
            var sum: Float = 0
            for i in low...max(high, low) {
                let weight = max(1 - abs(Float(i) - center) / radius, 0)
                line[min(max(i, 0), source - 1), default: 0] += weight
                sum += weight
            }
            let start = min(max(low, 0), source - 1)
            let end = min(max(max(high, low), 0), source - 1)
            first.append(start)
            weights.append((start...end).map { (line[$0] ?? 0) / sum })
        }
    }
}

private func scale<N: PixelComponent>(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ channels: Int, _: N.Type
) -> vImage_Error {
    let (source, result) = (src.pointee, dest.pointee)
    let ((width, height), (newWidth, newHeight)) = (source.counts, result.counts)
    guard width > 0, height > 0 else { return kvImageInvalidParameter }
    guard newWidth > 0, newHeight > 0 else { return kvImageNoError }
    let (columns, rows) = (Weights(from: width, to: newWidth), Weights(from: height, to: newHeight))
    // Lines that are scaled across, then down.
    var lines = [Float](repeating: 0, count: height * newWidth * channels)
    for y in 0..<height {
        let line: UnsafeMutablePointer<N> = source.row(y)
        for x in 0..<newWidth {
            for channel in 0..<channels {
                var sum: Float = 0
                for (offset, weight) in columns.weights[x].enumerated() {
                    sum += line[(columns.first[x] + offset) * channels + channel].value * weight
                }
                lines[(y * newWidth + x) * channels + channel] = sum
            }
        }
    }
    for y in 0..<newHeight {
        let line: UnsafeMutablePointer<N> = result.row(y)
        for x in 0..<newWidth * channels {
            var sum: Float = 0
            for (offset, weight) in rows.weights[y].enumerated() {
                sum += lines[(rows.first[y] + offset) * newWidth * channels + x] * weight
            }
            line[x] = N(value: sum)
        }
    }
    return kvImageNoError
}

/// Writes pixels of other places; nil is the background.
private func move<N>(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ channels: Int, _ background: [N],
    _ place: (Int, Int) -> (Int, Int)?
) -> vImage_Error {
    let (source, result) = (src.pointee, dest.pointee)
    for y in 0..<result.counts.height {
        let line: UnsafeMutablePointer<N> = result.row(y)
        for x in 0..<result.counts.width {
            if let (column, row) = place(x, y), column >= 0, row >= 0, column < source.counts.width,
                row < source.counts.height
            {
                let from: UnsafeMutablePointer<N> = source.row(row)
                for channel in 0..<channels { line[x * channels + channel] = from[column * channels + channel] }
            } else {
                for channel in 0..<channels { line[x * channels + channel] = background[channel] }
            }
        }
    }
    return kvImageNoError
}

private func rotate90<N>(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ channels: Int, _ constant: UInt8,
    _ background: [N]
) -> vImage_Error {
    let (width, height) = src.pointee.counts
    let (newWidth, newHeight) = dest.pointee.counts
    // The middle stays where it is, if the sizes differ.
    let isTurned = constant % 2 == 1
    let (left, top) = ((newWidth - (isTurned ? height : width)) / 2, (newHeight - (isTurned ? width : height)) / 2)
    return move(src, dest, channels, background) { column, row in
        let (x, y) = (column - left, row - top)
        return switch Int(constant) {
        case kRotate0DegreesClockwise: (x, y)
        case kRotate90DegreesCounterClockwise: (width - 1 - y, x)
        case kRotate180DegreesClockwise: (width - 1 - x, height - 1 - y)
        case kRotate90DegreesClockwise: (y, height - 1 - x)
        default: nil
        }
    }
}

private func rotate<N: PixelComponent>(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ channels: Int, _ angle: Float,
    _ background: [N]
) -> vImage_Error {
    let (source, result) = (src.pointee, dest.pointee)
    let (sine, cosine) = (sin(angle), cos(angle))
    let (middleX, middleY) = (Float(source.width - 1) / 2, Float(source.height - 1) / 2)
    func component(_ x: Int, _ y: Int, _ channel: Int) -> Float {
        guard x >= 0, y >= 0, x < source.counts.width, y < source.counts.height else {
            return background[channel].value
        }
        return source.row(y, as: N.self)[x * channels + channel].value
    }
    for y in 0..<result.counts.height {
        let line: UnsafeMutablePointer<N> = result.row(y)
        for x in 0..<result.counts.width {
            let (dx, dy) = (Float(x) - Float(result.width - 1) / 2, Float(y) - Float(result.height - 1) / 2)
            let (sourceX, sourceY) = (cosine * dx - sine * dy + middleX, sine * dx + cosine * dy + middleY)
            let (left, top) = (Int(sourceX.rounded(.down)), Int(sourceY.rounded(.down)))
            let (fx, fy) = (sourceX - Float(left), sourceY - Float(top))
            for channel in 0..<channels {
                let upper = component(left, top, channel) * (1 - fx) + component(left + 1, top, channel) * fx
                let lower = component(left, top + 1, channel) * (1 - fx) + component(left + 1, top + 1, channel) * fx
                line[x * channels + channel] = N(value: upper * (1 - fy) + lower * fy)
            }
        }
    }
    return kvImageNoError
}

/// Scales grays of eight bits to the size of the result.
@discardableResult
public func vImageScale_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ flags: vImage_Flags
) -> vImage_Error {
    flags & kvImageGetTempBufferSize != 0 ? 0 : scale(src, dest, 1, UInt8.self)
}

/// Exchanges left and right, for grays of eight bits.
@discardableResult
public func vImageHorizontalReflect_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    let width = src.pointee.counts.width
    return src.pointee.fits(dest.pointee)
        ? move(src, dest, 1, [UInt8](repeating: 0, count: 1)) { (width - 1 - $0, $1) } : kvImageBufferSizeMismatch
}

/// Exchanges top and bottom, for grays of eight bits.
@discardableResult
public func vImageVerticalReflect_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    let height = src.pointee.counts.height
    return src.pointee.fits(dest.pointee)
        ? move(src, dest, 1, [UInt8](repeating: 0, count: 1)) { ($0, height - 1 - $1) } : kvImageBufferSizeMismatch
}

/// Turns grays of eight bits by multiples of 90 degrees, such as `kRotate90DegreesClockwise`.
@discardableResult
public func vImageRotate90_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ rotationConstant: UInt8,
    _ backColor: UInt8, _ flags: vImage_Flags
) -> vImage_Error {
    rotationConstant > 3 ? kvImageInvalidParameter : rotate90(src, dest, 1, rotationConstant, [backColor])
}

/// Turns grays of eight bits to the left around the middle, by an angle in radians.
@discardableResult
public func vImageRotate_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ angleInRadians: Float, _ backColor: UInt8, _ flags: vImage_Flags
) -> vImage_Error {
    flags & kvImageGetTempBufferSize != 0 ? 0 : rotate(src, dest, 1, angleInRadians, [backColor])
}

/// Scales grays with fractions to the size of the result.
@discardableResult
public func vImageScale_PlanarF(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ flags: vImage_Flags
) -> vImage_Error {
    flags & kvImageGetTempBufferSize != 0 ? 0 : scale(src, dest, 1, Float.self)
}

/// Exchanges left and right, for grays with fractions.
@discardableResult
public func vImageHorizontalReflect_PlanarF(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    let width = src.pointee.counts.width
    return src.pointee.fits(dest.pointee)
        ? move(src, dest, 1, [Float](repeating: 0, count: 1)) { (width - 1 - $0, $1) } : kvImageBufferSizeMismatch
}

/// Exchanges top and bottom, for grays with fractions.
@discardableResult
public func vImageVerticalReflect_PlanarF(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    let height = src.pointee.counts.height
    return src.pointee.fits(dest.pointee)
        ? move(src, dest, 1, [Float](repeating: 0, count: 1)) { ($0, height - 1 - $1) } : kvImageBufferSizeMismatch
}

/// Turns grays with fractions by multiples of 90 degrees, such as `kRotate90DegreesClockwise`.
@discardableResult
public func vImageRotate90_PlanarF(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ rotationConstant: UInt8,
    _ backColor: Float, _ flags: vImage_Flags
) -> vImage_Error {
    rotationConstant > 3 ? kvImageInvalidParameter : rotate90(src, dest, 1, rotationConstant, [backColor])
}

/// Turns grays with fractions to the left around the middle, by an angle in radians.
@discardableResult
public func vImageRotate_PlanarF(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ angleInRadians: Float, _ backColor: Float, _ flags: vImage_Flags
) -> vImage_Error {
    flags & kvImageGetTempBufferSize != 0 ? 0 : rotate(src, dest, 1, angleInRadians, [backColor])
}

/// Scales four components of eight bits to the size of the result.
@discardableResult
public func vImageScale_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ flags: vImage_Flags
) -> vImage_Error {
    flags & kvImageGetTempBufferSize != 0 ? 0 : scale(src, dest, 4, UInt8.self)
}

/// Exchanges left and right, for four components of eight bits.
@discardableResult
public func vImageHorizontalReflect_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    let width = src.pointee.counts.width
    return src.pointee.fits(dest.pointee)
        ? move(src, dest, 4, [UInt8](repeating: 0, count: 4)) { (width - 1 - $0, $1) } : kvImageBufferSizeMismatch
}

/// Exchanges top and bottom, for four components of eight bits.
@discardableResult
public func vImageVerticalReflect_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    let height = src.pointee.counts.height
    return src.pointee.fits(dest.pointee)
        ? move(src, dest, 4, [UInt8](repeating: 0, count: 4)) { ($0, height - 1 - $1) } : kvImageBufferSizeMismatch
}

/// Turns four components of eight bits by multiples of 90 degrees, such as `kRotate90DegreesClockwise`.
@discardableResult
public func vImageRotate90_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ rotationConstant: UInt8,
    _ backColor: UnsafePointer<UInt8>, _ flags: vImage_Flags
) -> vImage_Error {
    rotationConstant > 3
        ? kvImageInvalidParameter : rotate90(src, dest, 4, rotationConstant, (0..<4).map { backColor[$0] })
}

/// Turns four components of eight bits to the left around the middle, by an angle in radians.
@discardableResult
public func vImageRotate_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ angleInRadians: Float, _ backColor: UnsafePointer<UInt8>, _ flags: vImage_Flags
) -> vImage_Error {
    flags & kvImageGetTempBufferSize != 0 ? 0 : rotate(src, dest, 4, angleInRadians, (0..<4).map { backColor[$0] })
}

/// Scales four components with fractions to the size of the result.
@discardableResult
public func vImageScale_ARGBFFFF(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ flags: vImage_Flags
) -> vImage_Error {
    flags & kvImageGetTempBufferSize != 0 ? 0 : scale(src, dest, 4, Float.self)
}

/// Exchanges left and right, for four components with fractions.
@discardableResult
public func vImageHorizontalReflect_ARGBFFFF(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    let width = src.pointee.counts.width
    return src.pointee.fits(dest.pointee)
        ? move(src, dest, 4, [Float](repeating: 0, count: 4)) { (width - 1 - $0, $1) } : kvImageBufferSizeMismatch
}

/// Exchanges top and bottom, for four components with fractions.
@discardableResult
public func vImageVerticalReflect_ARGBFFFF(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    let height = src.pointee.counts.height
    return src.pointee.fits(dest.pointee)
        ? move(src, dest, 4, [Float](repeating: 0, count: 4)) { ($0, height - 1 - $1) } : kvImageBufferSizeMismatch
}

/// Turns four components with fractions by multiples of 90 degrees, such as `kRotate90DegreesClockwise`.
@discardableResult
public func vImageRotate90_ARGBFFFF(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ rotationConstant: UInt8,
    _ backColor: UnsafePointer<Float>, _ flags: vImage_Flags
) -> vImage_Error {
    rotationConstant > 3
        ? kvImageInvalidParameter : rotate90(src, dest, 4, rotationConstant, (0..<4).map { backColor[$0] })
}

/// Turns four components with fractions to the left around the middle, by an angle in radians.
@discardableResult
public func vImageRotate_ARGBFFFF(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ angleInRadians: Float, _ backColor: UnsafePointer<Float>, _ flags: vImage_Flags
) -> vImage_Error {
    flags & kvImageGetTempBufferSize != 0 ? 0 : rotate(src, dest, 4, angleInRadians, (0..<4).map { backColor[$0] })
}
