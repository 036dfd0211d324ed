import CoreAudio
import Foundation

/// A piece of sound.
///
/// Follows Apple's [AVAudioBuffer](https://developer.apple.com/documentation/avfaudio/avaudiobuffer).
open class AVAudioBuffer: NSObject, @unchecked Sendable {
    /// The form of the sound.
    public let format: AVAudioFormat
    private let list: UnsafeMutableAudioBufferListPointer
    private let rooms: [UInt32]
    /// The bytes that the sound has in each buffer; all of their room by default.
    var usedBytes: Int? { nil }

    /// Creates a piece of buffers, whose memory belongs to the subclass.
    init(format: AVAudioFormat, buffers: [AudioBuffer]) {
        (self.format, rooms) = (format, buffers.map(\.mDataByteSize))
        list = .allocate(maximumBuffers: buffers.count)
        for (index, buffer) in buffers.enumerated() { list[index] = buffer }
    }
    deinit { free(list.unsafeMutablePointer) }

    private func sized(_ size: Int?) -> UnsafeMutablePointer<AudioBufferList> {
        for index in list.indices { list[index].mDataByteSize = size.map { UInt32(clamping: $0) } ?? rooms[index] }
        return list.unsafeMutablePointer
    }
    /// The buffers with the sound.
    open var audioBufferList: UnsafePointer<AudioBufferList> { UnsafePointer(sized(usedBytes)) }
    /// The buffers with all of their room.
    open var mutableAudioBufferList: UnsafeMutablePointer<AudioBufferList> { sized(nil) }
}

/// A piece of sound as samples.
///
/// Follows Apple's [AVAudioPCMBuffer](https://developer.apple.com/documentation/avfaudio/avaudiopcmbuffer).
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
    /// How many samples of each channel there is room for.
    public let frameCapacity: AVAudioFrameCount
    /// How many samples of each channel there are; at most the room.
    open var frameLength: AVAudioFrameCount = 0 { didSet { frameLength = min(frameLength, frameCapacity) } }
    /// How far samples of a channel are apart.
    open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }

    private let sampleSize: Int
    private let channels: UnsafeMutablePointer<UnsafeMutableRawPointer>
    /// Frees the memory of the samples.
    private let release: () -> Void

    private static func sampleSize(_ format: AVAudioFormat) -> Int? {
        guard (1...1024).contains(format.channelCount) else { return nil }
        return switch format.commonFormat {
        case .pcmFormatInt16: 2
        case .pcmFormatFloat64: 8
        case .otherFormat: nil
        default: 4
        }
    }

    /// Creates a piece with room for samples, which are silent; nil for a form that is not of numbers, or without the memory.
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        let (count, room) = (Int(format.channelCount), max(Int(frameCapacity), 1))
        guard let size = Self.sampleSize(format), let memory = calloc(room * count, size) else { return nil }
        channels = .allocate(capacity: count)
        for channel in 0..<count {
            channels[channel] = memory + (format.isInterleaved ? channel : channel * room) * size
        }
        self.frameCapacity = frameCapacity
        (sampleSize, release) = (size, { free(memory) })
        let parts = format.isInterleaved ? 1 : count
        super.init(
            format: format,
            buffers: (0..<parts).map { part in
                AudioBuffer(
                    mNumberChannels: UInt32(count / parts),
                    mDataByteSize: UInt32(clamping: room * size * count / parts),
                    mData: memory + part * room * size)
            })
    }

    /// Creates a piece of an app's memory; nil for a form that is not of numbers, or for buffers that do not fit it.
    /// - Parameter deallocator: Called with the buffers when the piece is released.
    public init?(
        pcmFormat format: AVAudioFormat, bufferListNoCopy bufferList: UnsafePointer<AudioBufferList>,
        deallocator: ((UnsafePointer<AudioBufferList>) -> Void)? = nil
    ) {
        let list = UnsafeMutableAudioBufferListPointer(UnsafeMutablePointer(mutating: bufferList))
        let count = Int(format.channelCount)
        let parts = format.isInterleaved ? 1 : count
        guard let size = Self.sampleSize(format), list.count == parts, list.allSatisfy({ $0.mData != nil }) else {
            return nil
        }
        channels = .allocate(capacity: count)
        for channel in 0..<count {
            guard let start = list[format.isInterleaved ? 0 : channel].mData else { continue }
            channels[channel] = start + (format.isInterleaved ? channel * size : 0)
        }
        let bytes = list.map { Int($0.mDataByteSize) }.min() ?? 0
        frameCapacity = AVAudioFrameCount(clamping: bytes / size / (count / parts))
        (sampleSize, release) = (size, { deallocator?(bufferList) })
        super.init(format: format, buffers: Array(list))
        frameLength = frameCapacity
    }

    override var usedBytes: Int? { Int(frameLength) * sampleSize * stride }

    deinit {
        release()
        channels.deallocate()
    }

    /// The samples of each channel, where they are numbers of 32 bits.
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { data(.pcmFormatFloat32) }
    /// The samples of each channel, where they are whole numbers of 16 bits.
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { data(.pcmFormatInt16) }
    /// The samples of each channel, where they are whole numbers of 32 bits.
    open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { data(.pcmFormatInt32) }

    private func data<Sample>(_ form: AVAudioCommonFormat) -> UnsafePointer<UnsafeMutablePointer<Sample>>? {
        guard format.commonFormat == form else { return nil }
        return UnsafeRawPointer(channels).assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self)
    }

    /// A sample as a number from -1 to 1.
    func sample(_ channel: Int, _ frame: Int) -> Float {
        let index = frame * stride
        switch format.commonFormat {
        case .pcmFormatInt16: return Float(channels[channel].assumingMemoryBound(to: Int16.self)[index]) / 32_768
        case .pcmFormatInt32: return Float(channels[channel].assumingMemoryBound(to: Int32.self)[index]) / 2_147_483_648
        case .pcmFormatFloat64: return Float(channels[channel].assumingMemoryBound(to: Double.self)[index])
        default: return channels[channel].assumingMemoryBound(to: Float.self)[index]
        }
    }

    /// Sets a sample to a number from -1 to 1.
    func set(_ channel: Int, _ frame: Int, _ sample: Float) {
        let index = frame * stride
        let sound = sample.isFinite ? sample : 0
        let limited = Double(min(max(sound, -1), 1))
        switch format.commonFormat {
        case .pcmFormatInt16: channels[channel].assumingMemoryBound(to: Int16.self)[index] = Int16(limited * 32_767)
        case .pcmFormatInt32:
            channels[channel].assumingMemoryBound(to: Int32.self)[index] = Int32(limited * 2_147_483_647)
        case .pcmFormatFloat64: channels[channel].assumingMemoryBound(to: Double.self)[index] = Double(sound)
        default: channels[channel].assumingMemoryBound(to: Float.self)[index] = sound
        }
    }
}
