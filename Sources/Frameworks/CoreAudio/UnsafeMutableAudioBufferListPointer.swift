import Foundation

/// The buffers of a list, as a collection.
///
/// Follows Apple's
/// [UnsafeMutableAudioBufferListPointer](https://developer.apple.com/documentation/coreaudio/unsafemutableaudiobufferlistpointer).
/// The list's memory belongs to its maker.
public struct UnsafeMutableAudioBufferListPointer: RandomAccessCollection, MutableCollection, @unchecked Sendable {
    /// The list.
    public var unsafeMutablePointer: UnsafeMutablePointer<AudioBufferList>

    /// Creates a collection of a list's buffers.
    public init(_ p: UnsafeMutablePointer<AudioBufferList>) { unsafeMutablePointer = p }
    /// Creates a collection of a list's buffers; nil for no list.
    public init?(_ p: UnsafeMutablePointer<AudioBufferList>?) {
        guard let p else { return nil }
        self.init(p)
    }

    /// The bytes that a list of a number of buffers needs.
    public static func sizeInBytes(maximumBuffers: Int) -> Int {
        MemoryLayout<AudioBufferList>.size + Swift.max(maximumBuffers - 1, 0) * MemoryLayout<AudioBuffer>.stride
    }

    /// Allocates a list with room for a number of buffers, which are empty.
    ///
    /// Free it with `free`.
    public static func allocate(maximumBuffers: Int) -> UnsafeMutableAudioBufferListPointer {
        let size = sizeInBytes(maximumBuffers: maximumBuffers)
        guard let memory = calloc(size, 1) else { fatalError("There is no memory for a list of audio buffers.") }
        let list = UnsafeMutableAudioBufferListPointer(memory.assumingMemoryBound(to: AudioBufferList.self))
        list.unsafeMutablePointer.pointee.mNumberBuffers = UInt32(clamping: maximumBuffers)
        return list
    }

    /// The number of buffers.
    public var count: Int {
        get { Int(unsafeMutablePointer.pointee.mNumberBuffers) }
        nonmutating set { unsafeMutablePointer.pointee.mNumberBuffers = UInt32(clamping: newValue) }
    }
    /// The list.
    public var unsafePointer: UnsafePointer<AudioBufferList> { UnsafePointer(unsafeMutablePointer) }
    public var startIndex: Int { 0 }
    public var endIndex: Int { count }

    private var buffers: UnsafeMutablePointer<AudioBuffer> {
        let offset = MemoryLayout<AudioBufferList>.offset(of: \.mBuffers) ?? 8
        return (UnsafeMutableRawPointer(unsafeMutablePointer) + offset).assumingMemoryBound(to: AudioBuffer.self)
    }

    /// The buffer at a place.
    public subscript(index: Int) -> AudioBuffer {
        get {
            precondition(indices.contains(index), "The list has no such buffer.")
            return buffers[index]
        }
        nonmutating set {
            precondition(indices.contains(index), "The list has no such buffer.")
            buffers[index] = newValue
        }
    }
}

extension UnsafeBufferPointer {
    /// Creates a view of a buffer's samples.
    public init(_ audioBuffer: AudioBuffer) {
        self.init(UnsafeMutableBufferPointer<Element>(audioBuffer))
    }
}

extension UnsafeMutableBufferPointer {
    /// Creates a view of a buffer's samples.
    public init(_ audioBuffer: AudioBuffer) {
        let count = Int(audioBuffer.mDataByteSize) / Swift.max(MemoryLayout<Element>.stride, 1)
        self.init(start: audioBuffer.mData?.assumingMemoryBound(to: Element.self), count: count)
    }
}

extension AudioBuffer {
    /// Creates a buffer of samples in memory.
    public init<Element>(_ typedBuffer: UnsafeMutableBufferPointer<Element>, numberOfChannels: Int) {
        self.init(
            mNumberChannels: UInt32(clamping: numberOfChannels),
            mDataByteSize: UInt32(clamping: typedBuffer.count * MemoryLayout<Element>.stride),
            mData: UnsafeMutableRawPointer(typedBuffer.baseAddress))
    }
}

/// A time of sound.
public struct AudioTimeStamp: Sendable {
    /// The number of the sample.
    public var mSampleTime: Float64
    /// The time of the machine, in nanoseconds.
    public var mHostTime: UInt64
    /// The speed compared with the usual one.
    public var mRateScalar: Float64
    /// The time of words, in units of its clock.
    public var mWordClockTime: UInt64
    /// Which of the times are known.
    public var mFlags: AudioTimeStampFlags
    /// Nothing.
    public var mReserved: UInt32

    /// Creates a time.
    public init(
        mSampleTime: Float64 = 0, mHostTime: UInt64 = 0, mRateScalar: Float64 = 0, mWordClockTime: UInt64 = 0,
        mFlags: AudioTimeStampFlags = [], mReserved: UInt32 = 0
    ) {
        (self.mSampleTime, self.mHostTime, self.mRateScalar) = (mSampleTime, mHostTime, mRateScalar)
        (self.mWordClockTime, self.mFlags, self.mReserved) = (mWordClockTime, mFlags, mReserved)
    }
}

/// Which parts of a time are known.
public struct AudioTimeStampFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Creates flags.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The number of the sample.
    public static let sampleTimeValid = AudioTimeStampFlags(rawValue: 1)
    /// The time of the machine.
    public static let hostTimeValid = AudioTimeStampFlags(rawValue: 2)
    /// The speed.
    public static let rateScalarValid = AudioTimeStampFlags(rawValue: 4)
    /// The time of words.
    public static let wordClockTimeValid = AudioTimeStampFlags(rawValue: 8)
    /// The number of the sample and the time of the machine.
    public static let sampleHostTimeValid: AudioTimeStampFlags = [.sampleTimeValid, .hostTimeValid]
}
