import Foundation

/// The meaning of a channel.
public typealias AudioChannelLabel = UInt32
/// The number of a usual order of channels.
public typealias AudioChannelLayoutTag = UInt32

/// The channels of a sound, by the bits of their meanings.
///
/// Follows Apple's [AudioChannelBitmap](https://developer.apple.com/documentation/coreaudiotypes/audiochannelbitmap).
public struct AudioChannelBitmap: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Creates a set of channels.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The left channel.
    public static let bit_Left = AudioChannelBitmap(rawValue: 1)
    /// The right channel.
    public static let bit_Right = AudioChannelBitmap(rawValue: 1 << 1)
    /// The channel in the middle.
    public static let bit_Center = AudioChannelBitmap(rawValue: 1 << 2)
    /// The channel of low tones.
    public static let bit_LFEScreen = AudioChannelBitmap(rawValue: 1 << 3)
    /// The left channel behind.
    public static let bit_LeftSurround = AudioChannelBitmap(rawValue: 1 << 4)
    /// The right channel behind.
    public static let bit_RightSurround = AudioChannelBitmap(rawValue: 1 << 5)
}

/// How the place of a channel is described.
///
/// Follows Apple's [AudioChannelFlags](https://developer.apple.com/documentation/coreaudiotypes/audiochannelflags).
public struct AudioChannelFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Creates flags.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// By left, front and height.
    public static let rectangularCoordinates = AudioChannelFlags(rawValue: 1)
    /// By angles and the distance.
    public static let sphericalCoordinates = AudioChannelFlags(rawValue: 1 << 1)
    /// In meters.
    public static let meters = AudioChannelFlags(rawValue: 1 << 2)
}

/// The meaning and the place of a channel.
///
/// Follows Apple's [AudioChannelDescription](https://developer.apple.com/documentation/coreaudiotypes/audiochanneldescription).
public struct AudioChannelDescription: Sendable {
    /// The meaning.
    public var mChannelLabel: AudioChannelLabel
    /// How the place is described.
    public var mChannelFlags: AudioChannelFlags
    /// The place.
    public var mCoordinates: (Float32, Float32, Float32)
    /// Creates a channel.
    public init(
        mChannelLabel: AudioChannelLabel = 0, mChannelFlags: AudioChannelFlags = [],
        mCoordinates: (Float32, Float32, Float32) = (0, 0, 0)
    ) {
        (self.mChannelLabel, self.mChannelFlags, self.mCoordinates) = (mChannelLabel, mChannelFlags, mCoordinates)
    }
}

/// The order of channels: a usual one, or descriptions, one after the other in memory.
///
/// Follows Apple's [AudioChannelLayout](https://developer.apple.com/documentation/coreaudiotypes/audiochannellayout).
public struct AudioChannelLayout: Sendable {
    /// The number of a usual order.
    public var mChannelLayoutTag: AudioChannelLayoutTag
    /// The channels, where the order is one of a bitmap.
    public var mChannelBitmap: AudioChannelBitmap
    /// The number of descriptions.
    public var mNumberChannelDescriptions: UInt32
    /// The first description.
    public var mChannelDescriptions: AudioChannelDescription
    /// Creates an order.
    public init(
        mChannelLayoutTag: AudioChannelLayoutTag = 0, mChannelBitmap: AudioChannelBitmap = [],
        mNumberChannelDescriptions: UInt32 = 0, mChannelDescriptions: AudioChannelDescription = .init()
    ) {
        (self.mChannelLayoutTag, self.mChannelBitmap) = (mChannelLayoutTag, mChannelBitmap)
        (self.mNumberChannelDescriptions, self.mChannelDescriptions) = (
            mNumberChannelDescriptions, mChannelDescriptions
        )
    }
}

/// Returns the number of channels of a usual order.
public func AudioChannelLayoutTag_GetNumberOfChannels(_ inLayoutTag: AudioChannelLayoutTag) -> UInt32 {
    inLayoutTag & 0xFFFF
}
