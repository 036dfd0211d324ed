import CoreMedia
import Foundation
import Testing

@Suite("Pieces of film and sound")
struct SampleBufferTests {
    @Test("A piece of pixels has its times, and a copy has others")
    func pixels() throws {
        var (pixels, film, piece, copy): (CVPixelBuffer?, CMVideoFormatDescription?, CMSampleBuffer?, CMSampleBuffer?)
        CVPixelBufferCreate(kCFAllocatorDefault, 4, 2, kCVPixelFormatType_32BGRA, nil, &pixels)
        let buffer = try #require(pixels)
        CMVideoFormatDescriptionCreateForImageBuffer(allocator: nil, imageBuffer: buffer, formatDescriptionOut: &film)
        let description = try #require(film)
        #expect(description.dimensions == CMVideoDimensions(width: 4, height: 2))
        #expect(CMFormatDescriptionGetMediaSubType(description) == kCVPixelFormatType_32BGRA)
        var timing = CMSampleTimingInfo(
            duration: CMTime(value: 1, timescale: 30), presentationTimeStamp: CMTime(value: 2, timescale: 1),
            decodeTimeStamp: .invalid)
        CMSampleBufferCreateReadyWithImageBuffer(
            allocator: kCFAllocatorDefault, imageBuffer: buffer, formatDescription: description, sampleTiming: &timing,
            sampleBufferOut: &piece)
        let made = try #require(piece)
        #expect(CMSampleBufferGetPresentationTimeStamp(made) == CMTime(value: 2, timescale: 1))
        #expect(CMSampleBufferGetImageBuffer(made) === buffer && CMSampleBufferGetDataBuffer(made) == nil)
        timing.presentationTimeStamp = .zero
        CMSampleBufferCreateCopyWithNewTiming(
            allocator: nil, sampleBuffer: made, sampleTimingEntryCount: 1, sampleTimingArray: &timing,
            sampleBufferOut: &copy)
        #expect(copy?.presentationTimeStamp == .zero && copy?.imageBuffer === buffer)
        #expect(made.isValid)
        CMSampleBufferInvalidate(made)
        #expect(!made.isValid)
    }

    @Test("A piece of sound has a time for each sample, its bytes and its channels")
    func sound() throws {
        var (block, sound, piece): (CMBlockBuffer?, CMAudioFormatDescription?, CMSampleBuffer?)
        CMBlockBufferCreateWithMemoryBlock(
            allocator: nil, memoryBlock: nil, blockLength: 16, blockAllocator: nil, customBlockSource: nil,
            offsetToData: 0, dataLength: 16, flags: 0, blockBufferOut: &block)
        let bytes = try #require(block)
        #expect(
            CMBlockBufferReplaceDataBytes(
                with: [UInt8](0..<16), blockBuffer: bytes, offsetIntoDestination: 0, dataLength: 16) == 0)
        #expect(
            CMBlockBufferReplaceDataBytes(
                with: [UInt8](0..<16), blockBuffer: bytes, offsetIntoDestination: 1, dataLength: 16) != 0)
        var form = AudioStreamBasicDescription(
            mSampleRate: 8000, mFormatID: kAudioFormatLinearPCM, mBytesPerPacket: 4, mFramesPerPacket: 1,
            mBytesPerFrame: 4, mChannelsPerFrame: 1, mBitsPerChannel: 32)
        CMAudioFormatDescriptionCreate(
            allocator: nil, asbd: &form, layoutSize: 0, layout: nil, magicCookieSize: 0, magicCookie: nil,
            extensions: nil, formatDescriptionOut: &sound)
        let description = try #require(sound)
        #expect(CMAudioFormatDescriptionGetStreamBasicDescription(description)?.pointee == form)
        CMAudioSampleBufferCreateReadyWithPacketDescriptions(
            allocator: nil, dataBuffer: bytes, formatDescription: description, sampleCount: 4,
            presentationTimeStamp: .zero, packetDescriptions: nil, sampleBufferOut: &piece)
        let made = try #require(piece)
        #expect(made.duration == CMTime(value: 4, timescale: 8000) && made.totalSampleSize == 16)
        var timing = CMSampleTimingInfo()
        #expect(CMSampleBufferGetSampleTimingInfo(made, at: 3, timingInfoOut: &timing) == 0)
        #expect(timing.presentationTimeStamp == CMTime(value: 3, timescale: 8000))
        #expect(CMSampleBufferGetSampleTimingInfo(made, at: 4, timingInfoOut: &timing) != 0)
        var (list, kept) = (AudioBufferList(), CMBlockBuffer?.none)
        CMSampleBufferGetAudioBufferListWithRetainedBlockBuffer(
            made, bufferListSizeNeededOut: nil, bufferListOut: &list,
            bufferListSize: MemoryLayout<AudioBufferList>.size,
            blockBufferAllocator: nil, blockBufferMemoryAllocator: nil, flags: 0, blockBufferOut: &kept)
        #expect(list.mNumberBuffers == 1 && list.mBuffers.mDataByteSize == 16 && kept === bytes)
        #expect(list.mBuffers.mData?.load(fromByteOffset: 5, as: UInt8.self) == 5)
    }

    @Test("Notes about pieces and their samples are kept, and copied where they are passed on")
    func notes() throws {
        var (piece, copy): (CMSampleBuffer?, CMSampleBuffer?)
        CMSampleBufferCreateReady(
            allocator: nil, dataBuffer: nil, formatDescription: nil, sampleCount: 1, sampleTimingEntryCount: 0,
            sampleTimingArray: nil, sampleSizeEntryCount: 0, sampleSizeArray: nil, sampleBufferOut: &piece)
        let made = try #require(piece)
        CMSetAttachment(made, key: "kept", value: "yes", attachmentMode: kCMAttachmentMode_ShouldPropagate)
        CMSetAttachment(made, key: "own", value: "yes", attachmentMode: kCMAttachmentMode_ShouldNotPropagate)
        CMSampleBufferCreateCopy(allocator: nil, sampleBuffer: made, sampleBufferOut: &copy)
        let second = try #require(copy)
        #expect(CMGetAttachment(second, key: "kept", attachmentModeOut: nil) as? String == "yes")
        #expect(CMGetAttachment(second, key: "own", attachmentModeOut: nil) == nil)
        #expect(CMSampleBufferGetSampleAttachmentsArray(made, createIfNecessary: false) == nil)
        made.sampleAttachments[0][.displayImmediately] = true
        let notes = CMSampleBufferGetSampleAttachmentsArray(made, createIfNecessary: false)
        #expect(
            (notes?.object(at: 0) as? NSDictionary)?.object(forKey: kCMSampleAttachmentKey_DisplayImmediately) != nil)
    }

    @Test("A time base stands still, and goes from its anchor at its speed")
    func times() throws {
        let base = try CMTimebase(sourceClock: .hostTimeClock)
        #expect(base.time == .zero && base.rate == 0)
        let past = CMClock.hostTimeClock.time - CMTime(value: 10, timescale: 1)
        CMTimebaseSetRateAndAnchorTime(base, rate: 2, anchorTime: .zero, immediateSourceTime: past)
        #expect(base.time.seconds >= 20)
        CMTimebaseSetRate(base, rate: .nan)
        #expect(base.rate == 0)
        CMTimebaseSetTime(base, time: CMTime(value: 5, timescale: 1))
        #expect(CMTimebaseGetTime(base) == CMTime(value: 5, timescale: 1))
        let time = CMTime(value: 3, timescale: 4)
        #expect(CMTimeMakeFromDictionary(CMTimeCopyAsDictionary(time, allocator: nil)) == time)
        #expect(!CMTimeMakeFromDictionary(nil).isValid)
    }

    @Test("A pool makes as many buffers as a request allows, and forgets released ones")
    func pools() throws {
        var (made, one, two): (CVPixelBufferPool?, CVPixelBuffer?, CVPixelBuffer?)
        let size = NSDictionary(dictionary: [
            kCVPixelBufferWidthKey: NSNumber(value: 2), kCVPixelBufferHeightKey: NSNumber(value: 2),
            kCVPixelBufferPixelFormatTypeKey: NSNumber(value: kCVPixelFormatType_32BGRA),
        ])
        CVPixelBufferPoolCreate(kCFAllocatorDefault, nil, size, &made)
        let pool = try #require(made)
        let limit = NSDictionary(dictionary: [kCVPixelBufferPoolAllocationThresholdKey: NSNumber(value: 1)])
        #expect(CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(nil, pool, limit, &one) == kCVReturnSuccess)
        #expect(
            CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(nil, pool, limit, &two)
                == kCVReturnWouldExceedAllocationThreshold)
        one = nil
        #expect(CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(nil, pool, limit, &two) == kCVReturnSuccess)
    }
}
