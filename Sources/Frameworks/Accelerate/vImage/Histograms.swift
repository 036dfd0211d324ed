// Functions that count the values of pictures' pixels, and change them by their counts.

private func counts(_ source: vImage_Buffer, _ channels: Int, _ channel: Int) -> [vImagePixelCount] {
    var counts = [vImagePixelCount](repeating: 0, count: 256)
    for y in 0..<source.counts.height {
        let line: UnsafeMutablePointer<UInt8> = source.row(y)
        for x in 0..<source.counts.width { counts[Int(line[x * channels + channel])] += 1 }
    }
    return counts
}

/// Writes the entry of a table for each component.
private func look(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ channels: Int,
    _ tables: [[UInt8]?]
) -> vImage_Error {
    let (source, result) = (src.pointee, dest.pointee)
    guard source.fits(result) else { return kvImageBufferSizeMismatch }
    for y in 0..<source.counts.height {
        let (from, to): (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt8>) = (source.row(y), result.row(y))
        for x in 0..<source.counts.width {
            for channel in 0..<channels {
                let place = x * channels + channel
                to[place] = tables[channel]?[Int(from[place])] ?? from[place]
            }
        }
    }
    return kvImageNoError
}

private func equalizing(_ counts: [vImagePixelCount]) -> [UInt8] {
    let total = max(counts.reduce(0, +), 1)
    var sum: vImagePixelCount = 0
    return counts.map {
        sum += $0
        return UInt8(sum * 255 / total)
    }
}

private func stretching(_ counts: [vImagePixelCount]) -> [UInt8] {
    let low = counts.firstIndex { $0 > 0 } ?? 0
    let high = counts.lastIndex { $0 > 0 } ?? 255
    return (0..<256).map { value in
        low == high ? UInt8(value) : UInt8(min(max((value - low) * 255 / (high - low), 0), 255))
    }
}

/// Counts the pixels of each of 256 grays.
@discardableResult
public func vImageHistogramCalculation_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ histogram: UnsafeMutablePointer<vImagePixelCount>, _ flags: vImage_Flags
) -> vImage_Error {
    for (value, count) in counts(src.pointee, 1, 0).enumerated() { histogram[value] = count }
    return kvImageNoError
}

/// Counts the pixels of each of 256 values, for each of four components.
@discardableResult
public func vImageHistogramCalculation_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ histogram: UnsafeMutablePointer<UnsafeMutablePointer<vImagePixelCount>?>,
    _ flags: vImage_Flags
) -> vImage_Error {
    for channel in 0..<4 {
        guard let histogram = histogram[channel] else { continue }
        for (value, count) in counts(src.pointee, 4, channel).enumerated() { histogram[value] = count }
    }
    return kvImageNoError
}

/// Counts the pixels whose grays are within equal parts of a range.
@discardableResult
public func vImageHistogramCalculation_PlanarF(
    _ src: UnsafePointer<vImage_Buffer>, _ histogram: UnsafeMutablePointer<vImagePixelCount>,
    _ histogram_entries: UInt32, _ minVal: Pixel_F, _ maxVal: Pixel_F, _ flags: vImage_Flags
) -> vImage_Error {
    let (source, entries) = (src.pointee, Int(histogram_entries))
    guard entries > 0, minVal < maxVal else { return kvImageInvalidParameter }
    for i in 0..<entries { histogram[i] = 0 }
    for y in 0..<source.counts.height {
        let line: UnsafeMutablePointer<Float> = source.row(y)
        for x in 0..<source.counts.width where !line[x].isNaN {
            let place = (line[x] - minVal) / (maxVal - minVal) * Float(entries)
            histogram[Int(min(max(place, 0), Float(entries - 1)))] += 1
        }
    }
    return kvImageNoError
}

/// Spreads the values of grays of eight bits so that each is as frequent.
@discardableResult
public func vImageEqualization_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    look(src, dest, 1, [equalizing(counts(src.pointee, 1, 0))])
}

/// Spreads the values of four components, the first of which is the opacity, so that each is as frequent.
@discardableResult
public func vImageEqualization_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    look(
        src, dest, 4,
        (0..<4).map { channel in
            channel == 0 && flags & kvImageLeaveAlphaUnchanged != 0 ? nil : equalizing(counts(src.pointee, 4, channel))
        })
}

/// Spreads the values of grays of eight bits over the whole range.
@discardableResult
public func vImageContrastStretch_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    look(src, dest, 1, [stretching(counts(src.pointee, 1, 0))])
}

/// Spreads the values of four components, the first of which is the opacity, over the whole range.
@discardableResult
public func vImageContrastStretch_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    look(
        src, dest, 4,
        (0..<4).map { channel in
            channel == 0 && flags & kvImageLeaveAlphaUnchanged != 0 ? nil : stretching(counts(src.pointee, 4, channel))
        })
}

/// Writes the entry of a table for each gray.
@discardableResult
public func vImageTableLookUp_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ table: UnsafePointer<Pixel_8>,
    _ flags: vImage_Flags
) -> vImage_Error {
    look(src, dest, 1, [Array(UnsafeBufferPointer(start: table, count: 256))])
}

/// Writes the entries of tables for four components; a table that is nil keeps its component.
@discardableResult
public func vImageTableLookUp_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ alphaTable: UnsafePointer<Pixel_8>?,
    _ redTable: UnsafePointer<Pixel_8>?, _ greenTable: UnsafePointer<Pixel_8>?, _ blueTable: UnsafePointer<Pixel_8>?,
    _ flags: vImage_Flags
) -> vImage_Error {
    look(
        src, dest, 4,
        [alphaTable, redTable, greenTable, blueTable].map {
            $0.map { Array(UnsafeBufferPointer(start: $0, count: 256)) }
        })
}
