// Functions that change the arrangement of pixels' components.

/// Writes each pixel of one or several buffers.
@inline(__always)
private func each(_ sizes: [vImage_Buffer], _ body: (Int, Int) -> Void) -> vImage_Error {
    guard let first = sizes.first, sizes.allSatisfy({ $0.fits(first) }) else { return kvImageBufferSizeMismatch }
    for y in 0..<first.counts.height {
        for x in 0..<first.counts.width { body(x, y) }
    }
    return kvImageNoError
}

private func product(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8((Int(a) * Int(b) + 127) / 255) }
private func quotient(_ a: UInt8, _ b: UInt8) -> UInt8 {
    b == 0 ? 0 : UInt8(min((Int(a) * 255 + Int(b) / 2) / Int(b), 255))
}

/// Splits four components into four pictures.
@discardableResult
public func vImageConvert_ARGB8888toPlanar8(
    _ srcARGB: UnsafePointer<vImage_Buffer>, _ destA: UnsafePointer<vImage_Buffer>,
    _ destR: UnsafePointer<vImage_Buffer>, _ destG: UnsafePointer<vImage_Buffer>, _ destB: UnsafePointer<vImage_Buffer>,
    _ flags: vImage_Flags
) -> vImage_Error {
    let (source, results) = (srcARGB.pointee, [destA.pointee, destR.pointee, destG.pointee, destB.pointee])
    return each([source] + results) { x, y in
        for channel in 0..<4 {
            results[channel].row(y, as: UInt8.self)[x] = source.row(y, as: UInt8.self)[4 * x + channel]
        }
    }
}

/// Joins four pictures as four components.
@discardableResult
public func vImageConvert_Planar8toARGB8888(
    _ srcA: UnsafePointer<vImage_Buffer>, _ srcR: UnsafePointer<vImage_Buffer>, _ srcG: UnsafePointer<vImage_Buffer>,
    _ srcB: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    let (sources, result) = ([srcA.pointee, srcR.pointee, srcG.pointee, srcB.pointee], dest.pointee)
    return each([result] + sources) { x, y in
        for channel in 0..<4 {
            result.row(y, as: UInt8.self)[4 * x + channel] = sources[channel].row(y, as: UInt8.self)[x]
        }
    }
}

/// Splits three components into three pictures.
@discardableResult
public func vImageConvert_RGB888toPlanar8(
    _ rgbSrc: UnsafePointer<vImage_Buffer>, _ redDest: UnsafePointer<vImage_Buffer>,
    _ greenDest: UnsafePointer<vImage_Buffer>, _ blueDest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    let (source, results) = (rgbSrc.pointee, [redDest.pointee, greenDest.pointee, blueDest.pointee])
    return each([source] + results) { x, y in
        for channel in 0..<3 {
            results[channel].row(y, as: UInt8.self)[x] = source.row(y, as: UInt8.self)[3 * x + channel]
        }
    }
}

/// Joins three pictures as three components.
@discardableResult
public func vImageConvert_Planar8toRGB888(
    _ planarRed: UnsafePointer<vImage_Buffer>, _ planarGreen: UnsafePointer<vImage_Buffer>,
    _ planarBlue: UnsafePointer<vImage_Buffer>, _ rgbDest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    let (sources, result) = ([planarRed.pointee, planarGreen.pointee, planarBlue.pointee], rgbDest.pointee)
    return each([result] + sources) { x, y in
        for channel in 0..<3 {
            result.row(y, as: UInt8.self)[3 * x + channel] = sources[channel].row(y, as: UInt8.self)[x]
        }
    }
}

/// Turns grays of eight bits into numbers of a range.
@discardableResult
public func vImageConvert_Planar8toPlanarF(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ maxFloat: Pixel_F, _ minFloat: Pixel_F,
    _ flags: vImage_Flags
) -> vImage_Error {
    let (source, result) = (src.pointee, dest.pointee)
    return each([source, result]) { x, y in
        result.row(y, as: Float.self)[x] =
            Float(source.row(y, as: UInt8.self)[x]) * (maxFloat - minFloat) / 255 + minFloat
    }
}

/// Turns numbers of a range into grays of eight bits.
@discardableResult
public func vImageConvert_PlanarFtoPlanar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ maxFloat: Pixel_F, _ minFloat: Pixel_F,
    _ flags: vImage_Flags
) -> vImage_Error {
    let (source, result) = (src.pointee, dest.pointee)
    guard maxFloat != minFloat else { return kvImageInvalidParameter }
    return each([source, result]) { x, y in
        let value = (source.row(y, as: Float.self)[x] - minFloat) * 255 / (maxFloat - minFloat)
        result.row(y, as: UInt8.self)[x] = value.isNaN ? 0 : UInt8(min(max(value.rounded(), 0), 255))
    }
}

/// Adds an opacity to three components: of a picture, or one for all pixels.
@discardableResult
public func vImageConvert_RGB888toRGBA8888(
    _ rgbSrc: UnsafePointer<vImage_Buffer>, _ aSrc: UnsafePointer<vImage_Buffer>?, _ alpha: Pixel_8,
    _ dest: UnsafePointer<vImage_Buffer>, _ premultiply: Bool, _ flags: vImage_Flags
) -> vImage_Error {
    let (source, opacities, result) = (rgbSrc.pointee, aSrc?.pointee, dest.pointee)
    return each([source, result] + (opacities.map { [$0] } ?? [])) { x, y in
        let (from, to) = (source.row(y, as: UInt8.self) + 3 * x, result.row(y, as: UInt8.self) + 4 * x)
        let opacity = opacities.map { $0.row(y, as: UInt8.self)[x] } ?? alpha
        for (channel, place) in [0, 1, 2].enumerated() {
            to[place] = premultiply ? product(from[channel], opacity) : from[channel]
        }
        to[3] = opacity
    }
}

/// Drops the opacity of four components.
@discardableResult
public func vImageConvert_RGBA8888toRGB888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    let (source, result) = (src.pointee, dest.pointee)
    return each([source, result]) { x, y in
        let (from, to) = (source.row(y, as: UInt8.self) + 4 * x, result.row(y, as: UInt8.self) + 3 * x)
        for (channel, place) in [0, 1, 2].enumerated() { to[channel] = from[place] }
    }
}

/// Adds an opacity to three components: of a picture, or one for all pixels.
@discardableResult
public func vImageConvert_RGB888toARGB8888(
    _ rgbSrc: UnsafePointer<vImage_Buffer>, _ aSrc: UnsafePointer<vImage_Buffer>?, _ alpha: Pixel_8,
    _ dest: UnsafePointer<vImage_Buffer>, _ premultiply: Bool, _ flags: vImage_Flags
) -> vImage_Error {
    let (source, opacities, result) = (rgbSrc.pointee, aSrc?.pointee, dest.pointee)
    return each([source, result] + (opacities.map { [$0] } ?? [])) { x, y in
        let (from, to) = (source.row(y, as: UInt8.self) + 3 * x, result.row(y, as: UInt8.self) + 4 * x)
        let opacity = opacities.map { $0.row(y, as: UInt8.self)[x] } ?? alpha
        for (channel, place) in [1, 2, 3].enumerated() {
            to[place] = premultiply ? product(from[channel], opacity) : from[channel]
        }
        to[0] = opacity
    }
}

/// Drops the opacity of four components.
@discardableResult
public func vImageConvert_ARGB8888toRGB888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    let (source, result) = (src.pointee, dest.pointee)
    return each([source, result]) { x, y in
        let (from, to) = (source.row(y, as: UInt8.self) + 4 * x, result.row(y, as: UInt8.self) + 3 * x)
        for (channel, place) in [1, 2, 3].enumerated() { to[channel] = from[place] }
    }
}

/// Adds an opacity to three components: of a picture, or one for all pixels.
@discardableResult
public func vImageConvert_RGB888toBGRA8888(
    _ rgbSrc: UnsafePointer<vImage_Buffer>, _ aSrc: UnsafePointer<vImage_Buffer>?, _ alpha: Pixel_8,
    _ dest: UnsafePointer<vImage_Buffer>, _ premultiply: Bool, _ flags: vImage_Flags
) -> vImage_Error {
    let (source, opacities, result) = (rgbSrc.pointee, aSrc?.pointee, dest.pointee)
    return each([source, result] + (opacities.map { [$0] } ?? [])) { x, y in
        let (from, to) = (source.row(y, as: UInt8.self) + 3 * x, result.row(y, as: UInt8.self) + 4 * x)
        let opacity = opacities.map { $0.row(y, as: UInt8.self)[x] } ?? alpha
        for (channel, place) in [2, 1, 0].enumerated() {
            to[place] = premultiply ? product(from[channel], opacity) : from[channel]
        }
        to[3] = opacity
    }
}

/// Drops the opacity of four components.
@discardableResult
public func vImageConvert_BGRA8888toRGB888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    let (source, result) = (src.pointee, dest.pointee)
    return each([source, result]) { x, y in
        let (from, to) = (source.row(y, as: UInt8.self) + 4 * x, result.row(y, as: UInt8.self) + 3 * x)
        for (channel, place) in [2, 1, 0].enumerated() { to[channel] = from[place] }
    }
}

/// Multiplies colors by the opacity.
@discardableResult
public func vImagePremultiplyData_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    let (source, result) = (src.pointee, dest.pointee)
    return each([source, result]) { x, y in
        let (from, to) = (source.row(y, as: UInt8.self) + 4 * x, result.row(y, as: UInt8.self) + 4 * x)
        let opacity = from[0]
        for channel in 0..<4 { to[channel] = channel == 0 ? opacity : product(from[channel], opacity) }
    }
}

/// Divides colors by the opacity.
@discardableResult
public func vImageUnpremultiplyData_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    let (source, result) = (src.pointee, dest.pointee)
    return each([source, result]) { x, y in
        let (from, to) = (source.row(y, as: UInt8.self) + 4 * x, result.row(y, as: UInt8.self) + 4 * x)
        let opacity = from[0]
        for channel in 0..<4 { to[channel] = channel == 0 ? opacity : quotient(from[channel], opacity) }
    }
}

/// Multiplies colors by the opacity.
@discardableResult
public func vImagePremultiplyData_RGBA8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    let (source, result) = (src.pointee, dest.pointee)
    return each([source, result]) { x, y in
        let (from, to) = (source.row(y, as: UInt8.self) + 4 * x, result.row(y, as: UInt8.self) + 4 * x)
        let opacity = from[3]
        for channel in 0..<4 { to[channel] = channel == 3 ? opacity : product(from[channel], opacity) }
    }
}

/// Divides colors by the opacity.
@discardableResult
public func vImageUnpremultiplyData_RGBA8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    let (source, result) = (src.pointee, dest.pointee)
    return each([source, result]) { x, y in
        let (from, to) = (source.row(y, as: UInt8.self) + 4 * x, result.row(y, as: UInt8.self) + 4 * x)
        let opacity = from[3]
        for channel in 0..<4 { to[channel] = channel == 3 ? opacity : quotient(from[channel], opacity) }
    }
}

/// Writes four components in another order: each entry of the map is the source's place.
@discardableResult
public func vImagePermuteChannels_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ permuteMap: UnsafePointer<UInt8>,
    _ flags: vImage_Flags
) -> vImage_Error {
    let (source, result) = (src.pointee, dest.pointee)
    guard (0..<4).allSatisfy({ permuteMap[$0] < 4 }) else { return kvImageInvalidParameter }
    return each([source, result]) { x, y in
        let (from, to) = (source.row(y, as: UInt8.self) + 4 * x, result.row(y, as: UInt8.self) + 4 * x)
        let values = (0..<4).map { from[Int(permuteMap[$0])] }
        for channel in 0..<4 { to[channel] = values[channel] }
    }
}

/// Sets all pixels to four components.
@discardableResult
public func vImageBufferFill_ARGB8888(
    _ dest: UnsafePointer<vImage_Buffer>, _ color: UnsafePointer<UInt8>, _ flags: vImage_Flags
) -> vImage_Error {
    let result = dest.pointee
    return each([result]) { x, y in
        for channel in 0..<4 { result.row(y, as: UInt8.self)[4 * x + channel] = color[channel] }
    }
}
