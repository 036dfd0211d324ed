import CoreAudio
import CoreVideo
import Foundation
import Testing

/// Links with a display, and buffers of sound in memory.
@Suite("Display links and buffers of sound")
struct DisplayLinkTests {
    @Test("A link counts pictures from one, each a sixtieth of a second after the last, until it stops")
    func ticks() async throws {
        var made: CVDisplayLink?
        #expect(CVDisplayLinkCreateWithCGDisplay(1, &made) == kCVReturnSuccess)
        let link = try #require(made)
        var time = CVTimeStamp()
        #expect(!CVDisplayLinkIsRunning(link) && CVDisplayLinkStop(link) == kCVReturnDisplayLinkNotRunning)
        #expect(CVDisplayLinkGetCurrentTime(link, &time) == kCVReturnDisplayLinkNotRunning)
        let (stream, continuation) = AsyncStream.makeStream(of: [CVTimeStamp].self)
        CVDisplayLinkSetOutputHandler(link) { _, now, next, _, _ in
            continuation.yield([now.pointee, next.pointee])
            return kCVReturnSuccess
        }
        #expect(CVDisplayLinkStart(link) == kCVReturnSuccess && CVDisplayLinkIsRunning(link))
        #expect(CVDisplayLinkStart(link) == kCVReturnDisplayLinkAlreadyRunning)
        var pictures = stream.makeAsyncIterator()
        for number in 1...3 {
            let times = try #require(await pictures.next())
            #expect(times.map(\.videoTime) == [Int64(number), Int64(number) + 1])
            #expect(times.allSatisfy { $0.videoTimeScale == 60 && $0.videoRefreshPeriod == 1 && $0.rateScalar == 1 })
            #expect(times[1].hostTime - times[0].hostTime == 16_666_667)
        }
        #expect(CVDisplayLinkGetCurrentTime(link, &time) == kCVReturnSuccess && time.videoTime >= 3)
        #expect(time.videoTimeScale == 60 && time.videoRefreshPeriod == 1)
        #expect(CVDisplayLinkStop(link) == kCVReturnSuccess && !CVDisplayLinkIsRunning(link))
        #expect(CVDisplayLinkGetActualOutputVideoRefreshPeriod(link) == 1 / 60 as Double)
        let nominal = CVDisplayLinkGetNominalOutputVideoRefreshPeriod(link)
        #expect(nominal.timeValue == 1 && nominal.timeScale == 60 && nominal.flags == 0)
        #expect(CVDisplayLinkGetOutputVideoLatency(link).flags == 1 && CVDisplayLinkGetCurrentCGDisplay(link) == 1)
    }

    @Test("Buffers of sound count bytes, their views elements; a list has the buffers that are set")
    func buffers() {
        let memory = UnsafeMutableBufferPointer<Float>.allocate(capacity: 6)
        memory.initialize(repeating: 0)
        defer { memory.deallocate() }
        memory[5] = 0.5
        let buffer = AudioBuffer(memory, numberOfChannels: 2)
        #expect(
            buffer.mNumberChannels == 2 && buffer.mDataByteSize == 24
                && buffer.mData == UnsafeMutableRawPointer(memory.baseAddress))
        #expect(UnsafeMutableBufferPointer<Float>(buffer).count == 6 && UnsafeBufferPointer<Float>(buffer)[5] == 0.5)
        #expect(UnsafeBufferPointer<Int16>(buffer).count == 12 && UnsafeBufferPointer<Double>(buffer).count == 3)
        let list = UnsafeMutableAudioBufferListPointer.allocate(maximumBuffers: 3)
        defer { free(list.unsafeMutablePointer) }
        #expect(list.count == 3 && list[2].mData == nil && list[1].mDataByteSize == 0)
        list[1] = buffer
        #expect(list.map(\.mDataByteSize) == [0, 24, 0] && list[1].mNumberChannels == 2)
        list.count = 2
        #expect(list.indices == 0..<2 && list.unsafePointer.pointee.mNumberBuffers == 2)
        let one = UnsafeMutableAudioBufferListPointer.sizeInBytes(maximumBuffers: 1)
        let three = UnsafeMutableAudioBufferListPointer.sizeInBytes(maximumBuffers: 3)
        #expect(three - one == 2 * MemoryLayout<AudioBuffer>.stride && one == MemoryLayout<AudioBufferList>.size)
        #expect(UnsafeMutableAudioBufferListPointer.sizeInBytes(maximumBuffers: 0) == one)
        let none: UnsafeMutablePointer<AudioBufferList>? = nil
        #expect(UnsafeMutableAudioBufferListPointer(none) == nil)
    }
}
