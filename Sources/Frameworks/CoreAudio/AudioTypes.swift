import Foundation

/// The form of sound, by four letters.
public typealias AudioFormatID = UInt32
/// More about a form of sound.
public typealias AudioFormatFlags = UInt32

/// The form of samples.
///
/// Follows Apple's
/// [AudioStreamBasicDescription](https://developer.apple.com/documentation/coreaudiotypes/audiostreambasicdescription).
public struct AudioStreamBasicDescription: Hashable, Sendable {
    /// The number of samples of a channel in a second.
    public var mSampleRate: Float64
    /// The form.
    public var mFormatID: AudioFormatID
    /// More about the form.
    public var mFormatFlags: AudioFormatFlags
    /// The number of bytes of a packet.
    public var mBytesPerPacket: UInt32
    /// The number of samples of each channel in a packet.
    public var mFramesPerPacket: UInt32
    /// The number of bytes of one sample of each channel.
    public var mBytesPerFrame: UInt32
    /// The number of channels.
    public var mChannelsPerFrame: UInt32
    /// The number of bits of a sample.
    public var mBitsPerChannel: UInt32
    /// Always 0.
    public var mReserved: UInt32

    /// Creates a form.
    public init(
        mSampleRate: Float64 = 0, mFormatID: AudioFormatID = 0, mFormatFlags: AudioFormatFlags = 0,
        mBytesPerPacket: UInt32 = 0, mFramesPerPacket: UInt32 = 0, mBytesPerFrame: UInt32 = 0,
        mChannelsPerFrame: UInt32 = 0, mBitsPerChannel: UInt32 = 0, mReserved: UInt32 = 0
    ) {
        (self.mSampleRate, self.mFormatID, self.mFormatFlags) = (mSampleRate, mFormatID, mFormatFlags)
        (self.mBytesPerPacket, self.mFramesPerPacket) = (mBytesPerPacket, mFramesPerPacket)
        (self.mBytesPerFrame, self.mChannelsPerFrame) = (mBytesPerFrame, mChannelsPerFrame)
        (self.mBitsPerChannel, self.mReserved) = (mBitsPerChannel, mReserved)
    }
}

/// Samples in memory.
public struct AudioBuffer {
    /// The number of channels.
    public var mNumberChannels: UInt32
    /// The number of bytes.
    public var mDataByteSize: UInt32
    /// The samples.
    public var mData: UnsafeMutableRawPointer?
    /// Creates a buffer.
    public init(mNumberChannels: UInt32 = 0, mDataByteSize: UInt32 = 0, mData: UnsafeMutableRawPointer? = nil) {
        (self.mNumberChannels, self.mDataByteSize, self.mData) = (mNumberChannels, mDataByteSize, mData)
    }
}

/// Buffers, one after the other in memory.
public struct AudioBufferList {
    /// The number of buffers.
    public var mNumberBuffers: UInt32
    /// The first buffer.
    public var mBuffers: AudioBuffer
    /// Creates a list of one buffer.
    public init(mNumberBuffers: UInt32 = 0, mBuffers: AudioBuffer = AudioBuffer()) {
        (self.mNumberBuffers, self.mBuffers) = (mNumberBuffers, mBuffers)
    }
}
