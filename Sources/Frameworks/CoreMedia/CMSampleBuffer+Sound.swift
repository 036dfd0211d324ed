import CoreAudio
import Foundation

/// Creates a piece of sound of bytes that have their content.
@discardableResult
public func CMAudioSampleBufferCreateReadyWithPacketDescriptions(
    allocator: CFAllocator?, dataBuffer: CMBlockBuffer, formatDescription: CMFormatDescription, sampleCount: Int,
    presentationTimeStamp: CMTime, packetDescriptions: UnsafeRawPointer?,
    sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    CMAudioSampleBufferCreateWithPacketDescriptions(
        allocator: allocator, dataBuffer: dataBuffer, dataReady: true, makeDataReadyCallback: nil, refcon: nil,
        formatDescription: formatDescription, sampleCount: sampleCount, presentationTimeStamp: presentationTimeStamp,
        packetDescriptions: packetDescriptions, sampleBufferOut: sampleBufferOut)
}
/// Creates a piece of sound.
@discardableResult
public func CMAudioSampleBufferCreateWithPacketDescriptions(
    allocator: CFAllocator?, dataBuffer: CMBlockBuffer?, dataReady: Bool,
    makeDataReadyCallback: CMSampleBufferMakeDataReadyCallback?, refcon: UnsafeMutableRawPointer?,
    formatDescription: CMFormatDescription, sampleCount: Int, presentationTimeStamp: CMTime,
    packetDescriptions: UnsafeRawPointer?, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    let rate = formatDescription.sound?.mSampleRate ?? 0
    let scale = rate >= 1 && rate < 1e9 ? CMTimeScale(rate) : 0
    var timing = CMSampleTimingInfo(
        duration: CMTime(value: 1, timescale: scale), presentationTimeStamp: presentationTimeStamp,
        decodeTimeStamp: .invalid)
    var size = Int(formatDescription.sound?.mBytesPerFrame ?? 0)
    return CMSampleBufferCreate(
        allocator: allocator, dataBuffer: dataBuffer, dataReady: dataReady,
        makeDataReadyCallback: makeDataReadyCallback, refcon: refcon, formatDescription: formatDescription,
        sampleCount: sampleCount, sampleTimingEntryCount: 1, sampleTimingArray: &timing,
        sampleSizeEntryCount: size > 0 ? 1 : 0, sampleSizeArray: &size, sampleBufferOut: sampleBufferOut)
}

/// The channels of sound as they are in memory: beside each other, or one after the other.
private func buffers(_ sbuf: CMSampleBuffer) -> [AudioBuffer]? {
    guard let block = sbuf.dataBuffer, let form = sbuf.formatDescription?.sound else { return nil }
    // The flag of channels that are not beside each other.
    let isApart = form.mFormatFlags & 0x20 != 0 && form.mChannelsPerFrame > 1
    let count = isApart ? Int(min(form.mChannelsPerFrame, 64)) : 1
    let size = block.length / count
    return (0..<count).map { index in
        AudioBuffer(
            mNumberChannels: isApart ? 1 : form.mChannelsPerFrame, mDataByteSize: UInt32(clamping: size),
            mData: block.address + index * size)
    }
}

/// Writes where the samples of sound are to a list of buffers, and the bytes to which they belong.
///
/// - Parameters:
///   - bufferListSizeNeededOut: Receives the size of the list in bytes.
///   - bufferListOut: The place for the list; nil to learn its size only.
///   - bufferListSize: The size of the place in bytes.
///   - blockBufferOut: Receives the bytes, which must be kept as long as the list is used.
@discardableResult
public func CMSampleBufferGetAudioBufferListWithRetainedBlockBuffer(
    _ sbuf: CMSampleBuffer, bufferListSizeNeededOut: UnsafeMutablePointer<Int>?,
    bufferListOut: UnsafeMutablePointer<AudioBufferList>?, bufferListSize: Int,
    blockBufferAllocator: CFAllocator?, blockBufferMemoryAllocator: CFAllocator?, flags: UInt32,
    blockBufferOut: UnsafeMutablePointer<CMBlockBuffer?>?
) -> OSStatus {
    guard let buffers = buffers(sbuf) else { return kCMSampleBufferError_RequiredParameterMissing }
    let needed = MemoryLayout<AudioBufferList>.size + (buffers.count - 1) * MemoryLayout<AudioBuffer>.stride
    bufferListSizeNeededOut?.pointee = needed
    guard let bufferListOut else { return noErr }
    guard bufferListSize >= needed else { return kCMSampleBufferError_ArrayTooSmall }
    let place = UnsafeMutableRawPointer(bufferListOut)
    place.storeBytes(of: UInt32(buffers.count), as: UInt32.self)
    let first = MemoryLayout<AudioBufferList>.offset(of: \.mBuffers) ?? 8
    for (index, buffer) in buffers.enumerated() {
        place.storeBytes(
            of: buffer, toByteOffset: first + index * MemoryLayout<AudioBuffer>.stride, as: AudioBuffer.self)
    }
    blockBufferOut?.pointee = sbuf.dataBuffer
    return noErr
}
/// Copies samples of sound to the places of a list of buffers.
@discardableResult
public func CMSampleBufferCopyPCMDataIntoAudioBufferList(
    _ sbuf: CMSampleBuffer, at frameOffset: Int32, frameCount numFrames: Int32,
    into bufferList: UnsafeMutablePointer<AudioBufferList>
) -> OSStatus {
    guard let buffers = buffers(sbuf), let form = sbuf.formatDescription?.sound, frameOffset >= 0, numFrames >= 0 else {
        return kCMSampleBufferError_RequiredParameterMissing
    }
    let (start, count) = (Int(frameOffset) * Int(form.mBytesPerFrame), Int(numFrames) * Int(form.mBytesPerFrame))
    let place = UnsafeMutableRawPointer(bufferList)
    let first = MemoryLayout<AudioBufferList>.offset(of: \.mBuffers) ?? 8
    guard Int(bufferList.pointee.mNumberBuffers) >= buffers.count else { return kCMSampleBufferError_ArrayTooSmall }
    for (index, source) in buffers.enumerated() {
        let offset = first + index * MemoryLayout<AudioBuffer>.stride
        let target = place.load(fromByteOffset: offset, as: AudioBuffer.self)
        guard let from = source.mData, let to = target.mData, start + count <= Int(source.mDataByteSize),
            count <= Int(target.mDataByteSize)
        else { return kCMSampleBufferError_ArrayTooSmall }
        to.copyMemory(from: from + start, byteCount: count)
    }
    return noErr
}
/// The number of a track.
public typealias CMPersistentTrackID = Int32
/// The number of no track.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0
