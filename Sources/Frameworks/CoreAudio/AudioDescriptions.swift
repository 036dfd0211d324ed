import Foundation

/// A place of a packet among bytes.
///
/// Follows Apple's
/// [AudioStreamPacketDescription](https://developer.apple.com/documentation/coreaudiotypes/audiostreampacketdescription).
public struct AudioStreamPacketDescription: Hashable, Sendable {
    /// The first byte.
    public var mStartOffset: Int64
    /// The number of samples of each channel; 0 where all packets have the same.
    public var mVariableFramesInPacket: UInt32
    /// The number of bytes.
    public var mDataByteSize: UInt32
    /// Creates a place.
    public init(mStartOffset: Int64 = 0, mVariableFramesInPacket: UInt32 = 0, mDataByteSize: UInt32 = 0) {
        (self.mStartOffset, self.mVariableFramesInPacket) = (mStartOffset, mVariableFramesInPacket)
        self.mDataByteSize = mDataByteSize
    }
}

/// A codec.
///
/// Follows Apple's [AudioClassDescription](https://developer.apple.com/documentation/coreaudiotypes/audioclassdescription).
public struct AudioClassDescription: Hashable, Sendable {
    /// The type, as four letters.
    public var mType: OSType
    /// The form of sound, as four letters.
    public var mSubType: OSType
    /// The manufacturer, as four letters.
    public var mManufacturer: OSType
    /// Creates a codec's description.
    public init(mType: OSType = 0, mSubType: OSType = 0, mManufacturer: OSType = 0) {
        (self.mType, self.mSubType, self.mManufacturer) = (mType, mSubType, mManufacturer)
    }
}

/// The smallest and the largest of values.
///
/// Follows Apple's [AudioValueRange](https://developer.apple.com/documentation/coreaudiotypes/audiovaluerange).
public struct AudioValueRange: Hashable, Sendable {
    /// The smallest value.
    public var mMinimum: Float64
    /// The largest value.
    public var mMaximum: Float64
    /// Creates a range.
    public init(mMinimum: Float64 = 0, mMaximum: Float64 = 0) {
        (self.mMinimum, self.mMaximum) = (mMinimum, mMaximum)
    }
}

/// A value and room for its translation.
///
/// Follows Apple's [AudioValueTranslation](https://developer.apple.com/documentation/coreaudiotypes/audiovaluetranslation).
public struct AudioValueTranslation {
    /// The value.
    public var mInputData: UnsafeMutableRawPointer
    /// The size of the value, in bytes.
    public var mInputDataSize: UInt32
    /// The room for the translation.
    public var mOutputData: UnsafeMutableRawPointer
    /// The size of the room, in bytes.
    public var mOutputDataSize: UInt32
    /// Creates a translation.
    public init(
        mInputData: UnsafeMutableRawPointer, mInputDataSize: UInt32, mOutputData: UnsafeMutableRawPointer,
        mOutputDataSize: UInt32
    ) {
        (self.mInputData, self.mInputDataSize) = (mInputData, mInputDataSize)
        (self.mOutputData, self.mOutputDataSize) = (mOutputData, mOutputDataSize)
    }
}
