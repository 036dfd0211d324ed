import CoreVideo
import Foundation

/// The error of a piece without times.
public let kCMSampleBufferError_BufferHasNoSampleTimingInfo: OSStatus = -12736
/// The error of a place that a piece does not have.
public let kCMSampleBufferError_SampleIndexOutOfRange: OSStatus = -12738
/// The error of a missing argument.
public let kCMSampleBufferError_RequiredParameterMissing: OSStatus = -12731
/// The error of an array with too few places.
public let kCMSampleBufferError_ArrayTooSmall: OSStatus = -12737
/// The error of a piece that is no longer valid.
public let kCMSampleBufferError_Invalidated: OSStatus = -12744

/// A function that makes the content of a piece.
public typealias CMSampleBufferMakeDataReadyCallback = (CMSampleBuffer, UnsafeMutableRawPointer?) -> OSStatus

/// Creates a piece of bytes.
/// - Parameters:
///   - dataReady: Whether the bytes have their content.
///   - makeDataReadyCallback: Makes the content, which is asked for at once.
@discardableResult
public func CMSampleBufferCreate(
    allocator: CFAllocator?, dataBuffer: CMBlockBuffer?, dataReady: Bool,
    makeDataReadyCallback: CMSampleBufferMakeDataReadyCallback?, refcon: UnsafeMutableRawPointer?,
    formatDescription: CMFormatDescription?, sampleCount: Int, sampleTimingEntryCount: Int,
    sampleTimingArray: UnsafePointer<CMSampleTimingInfo>?, sampleSizeEntryCount: Int,
    sampleSizeArray: UnsafePointer<Int>?, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    sampleBufferOut.pointee = nil
    guard sampleCount >= 0, sampleTimingEntryCount >= 0, sampleSizeEntryCount >= 0 else {
        return kCMSampleBufferError_RequiredParameterMissing
    }
    let timings = sampleTimingArray.map { Array(UnsafeBufferPointer(start: $0, count: sampleTimingEntryCount)) } ?? []
    let sizes = sampleSizeArray.map { Array(UnsafeBufferPointer(start: $0, count: sampleSizeEntryCount)) } ?? []
    let made = CMSampleBuffer(
        numSamples: sampleCount, timings: timings, sizes: sizes, formatDescription: formatDescription,
        dataBuffer: dataBuffer, isReady: dataReady)
    if !dataReady, let makeDataReadyCallback {
        let result = makeDataReadyCallback(made, refcon)
        guard result == noErr else { return result }
        made.setReady()
    }
    sampleBufferOut.pointee = made
    return noErr
}
/// Creates a piece of bytes that have their content.
@discardableResult
public func CMSampleBufferCreateReady(
    allocator: CFAllocator?, dataBuffer: CMBlockBuffer?, formatDescription: CMFormatDescription?, sampleCount: Int,
    sampleTimingEntryCount: Int, sampleTimingArray: UnsafePointer<CMSampleTimingInfo>?, sampleSizeEntryCount: Int,
    sampleSizeArray: UnsafePointer<Int>?, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    CMSampleBufferCreate(
        allocator: allocator, dataBuffer: dataBuffer, dataReady: true, makeDataReadyCallback: nil, refcon: nil,
        formatDescription: formatDescription, sampleCount: sampleCount, sampleTimingEntryCount: sampleTimingEntryCount,
        sampleTimingArray: sampleTimingArray, sampleSizeEntryCount: sampleSizeEntryCount,
        sampleSizeArray: sampleSizeArray, sampleBufferOut: sampleBufferOut)
}
/// Creates a piece of pixels.
@discardableResult
public func CMSampleBufferCreateReadyWithImageBuffer(
    allocator: CFAllocator?, imageBuffer: CVImageBuffer, formatDescription: CMVideoFormatDescription,
    sampleTiming: UnsafePointer<CMSampleTimingInfo>, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    sampleBufferOut.pointee = CMSampleBuffer(
        numSamples: 1, timings: [sampleTiming.pointee], formatDescription: formatDescription, imageBuffer: imageBuffer)
    return noErr
}
/// Creates a piece of pixels, with a function that makes their content, which is asked for at once.
@discardableResult
public func CMSampleBufferCreateForImageBuffer(
    allocator: CFAllocator?, imageBuffer: CVImageBuffer, dataReady: Bool,
    makeDataReadyCallback: CMSampleBufferMakeDataReadyCallback?, refcon: UnsafeMutableRawPointer?,
    formatDescription: CMVideoFormatDescription, sampleTiming: UnsafePointer<CMSampleTimingInfo>,
    sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    sampleBufferOut.pointee = nil
    let made = CMSampleBuffer(
        numSamples: 1, timings: [sampleTiming.pointee], formatDescription: formatDescription, imageBuffer: imageBuffer,
        isReady: dataReady)
    if !dataReady, let makeDataReadyCallback {
        let result = makeDataReadyCallback(made, refcon)
        guard result == noErr else { return result }
        made.setReady()
    }
    sampleBufferOut.pointee = made
    return noErr
}
private func copy(_ buffer: CMSampleBuffer, _ timings: [CMSampleTimingInfo]) -> CMSampleBuffer {
    let made = CMSampleBuffer(
        numSamples: buffer.numSamples, timings: timings, sizes: buffer.sizes,
        formatDescription: buffer.formatDescription, imageBuffer: buffer.imageBuffer, dataBuffer: buffer.dataBuffer,
        isReady: buffer.hasData)
    made.allNotes = buffer.allNotes.filter { $0.value.mode == kCMAttachmentMode_ShouldPropagate }
    return made
}
/// Creates a copy of a piece, with the same content.
@discardableResult
public func CMSampleBufferCreateCopy(
    allocator: CFAllocator?, sampleBuffer sbuf: CMSampleBuffer, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    sampleBufferOut.pointee = copy(sbuf, sbuf.timings)
    return noErr
}
/// Creates a copy of a piece with other times, and the same content.
@discardableResult
public func CMSampleBufferCreateCopyWithNewTiming(
    allocator: CFAllocator?, sampleBuffer originalSBuf: CMSampleBuffer, sampleTimingEntryCount: Int,
    sampleTimingArray: UnsafePointer<CMSampleTimingInfo>?, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    let count = max(sampleTimingEntryCount, 0)
    let timings = sampleTimingArray.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    sampleBufferOut.pointee = copy(originalSBuf, timings)
    return noErr
}

/// Returns when a piece is shown.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }
/// Returns how long a piece is.
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }
/// Returns the number of samples of a piece.
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> Int { sbuf.numSamples }
/// Returns whether a piece has its content.
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { sbuf.hasData }
/// Notes that a piece has its content.
@discardableResult
public func CMSampleBufferSetDataReady(_ sbuf: CMSampleBuffer) -> OSStatus {
    sbuf.setReady()
    return noErr
}
/// Makes the content of a piece; it is made with the piece here.
@discardableResult
public func CMSampleBufferMakeDataReady(_ sbuf: CMSampleBuffer) -> OSStatus { noErr }
/// Returns the description of a piece; nil if it is not known.
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? {
    sbuf.formatDescription
}
/// Returns the picture of a piece; nil for sound.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }
/// Returns the bytes of a piece; nil for pixels in memory.
public func CMSampleBufferGetDataBuffer(_ sbuf: CMSampleBuffer) -> CMBlockBuffer? { sbuf.dataBuffer }
/// Sets the bytes of a piece.
@discardableResult
public func CMSampleBufferSetDataBuffer(_ sbuf: CMSampleBuffer, newValue dataBuffer: CMBlockBuffer) -> OSStatus {
    sbuf.setData(dataBuffer)
    return noErr
}
/// Returns when a piece is decoded; not valid if that is when it is shown.
public func CMSampleBufferGetDecodeTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.decodeTimeStamp }
/// Returns when a piece is shown, after changes of speed.
public func CMSampleBufferGetOutputPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime {
    sbuf.outputPresentationTimeStamp
}
/// Sets when a piece is shown, after changes of speed.
@discardableResult
public func CMSampleBufferSetOutputPresentationTimeStamp(_ sbuf: CMSampleBuffer, newValue: CMTime) -> OSStatus {
    sbuf.setOutputTime(newValue)
    return noErr
}
/// Returns how long a piece is, after changes of speed; there are none here.
public func CMSampleBufferGetOutputDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }
/// Returns whether a piece is valid.
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }
/// Ends the use of a piece.
@discardableResult
public func CMSampleBufferInvalidate(_ sbuf: CMSampleBuffer) -> OSStatus {
    sbuf.end()
    return noErr
}
/// Returns the size of all samples in bytes.
public func CMSampleBufferGetTotalSampleSize(_ sbuf: CMSampleBuffer) -> Int { sbuf.totalSampleSize }
/// Returns the size of a sample in bytes; 0 if it is not known.
public func CMSampleBufferGetSampleSize(_ sbuf: CMSampleBuffer, at sampleIndex: Int) -> Int {
    guard sampleIndex >= 0, sampleIndex < sbuf.numSamples else { return 0 }
    return sbuf.sizes.count == 1 ? sbuf.sizes[0] : sampleIndex < sbuf.sizes.count ? sbuf.sizes[sampleIndex] : 0
}
/// Writes the times of a sample to a place.
@discardableResult
public func CMSampleBufferGetSampleTimingInfo(
    _ sbuf: CMSampleBuffer, at sampleIndex: Int, timingInfoOut: UnsafeMutablePointer<CMSampleTimingInfo>
) -> OSStatus {
    guard !sbuf.timings.isEmpty else { return kCMSampleBufferError_BufferHasNoSampleTimingInfo }
    guard let timing = sbuf.timing(sampleIndex) else { return kCMSampleBufferError_SampleIndexOutOfRange }
    timingInfoOut.pointee = timing
    return noErr
}
/// Writes the entries with times to places, and how many there are.
@discardableResult
public func CMSampleBufferGetSampleTimingInfoArray(
    _ sbuf: CMSampleBuffer, entryCount: Int, arrayToFill: UnsafeMutablePointer<CMSampleTimingInfo>?,
    entriesNeededOut: UnsafeMutablePointer<Int>?
) -> OSStatus {
    entriesNeededOut?.pointee = sbuf.timings.count
    guard let arrayToFill else { return noErr }
    for (index, timing) in sbuf.timings.prefix(max(entryCount, 0)).enumerated() { arrayToFill[index] = timing }
    return entryCount < sbuf.timings.count ? kCMSampleBufferError_ArrayTooSmall : noErr
}
