import OrielFoundation

/// The descriptions say the order.
public let kAudioChannelLayoutTag_UseChannelDescriptions: AudioChannelLayoutTag = 0
/// The bitmap says the order.
public let kAudioChannelLayoutTag_UseChannelBitmap: AudioChannelLayoutTag = 1 << 16
/// One channel.
public let kAudioChannelLayoutTag_Mono: AudioChannelLayoutTag = 100 << 16 | 1
/// Left and right.
public let kAudioChannelLayoutTag_Stereo: AudioChannelLayoutTag = 101 << 16 | 2
/// Left and right for headphones.
public let kAudioChannelLayoutTag_StereoHeadphones: AudioChannelLayoutTag = 102 << 16 | 2
/// Left and right that hold more channels.
public let kAudioChannelLayoutTag_MatrixStereo: AudioChannelLayoutTag = 103 << 16 | 2
/// The middle and the sides.
public let kAudioChannelLayoutTag_MidSide: AudioChannelLayoutTag = 104 << 16 | 2
/// Two microphones at one place.
public let kAudioChannelLayoutTag_XY: AudioChannelLayoutTag = 105 << 16 | 2
/// Two ears.
public let kAudioChannelLayoutTag_Binaural: AudioChannelLayoutTag = 106 << 16 | 2
/// The pressure and three directions.
public let kAudioChannelLayoutTag_Ambisonic_B_Format: AudioChannelLayoutTag = 107 << 16 | 4
/// Two in front and two behind.
public let kAudioChannelLayoutTag_Quadraphonic: AudioChannelLayoutTag = 108 << 16 | 4
/// Two in front, two behind and one in the middle.
public let kAudioChannelLayoutTag_Pentagonal: AudioChannelLayoutTag = 109 << 16 | 5
/// Two in front, two behind and two in the middle.
public let kAudioChannelLayoutTag_Hexagonal: AudioChannelLayoutTag = 110 << 16 | 6
/// Eight around.
public let kAudioChannelLayoutTag_Octagonal: AudioChannelLayoutTag = 111 << 16 | 8
/// Four below and four above.
public let kAudioChannelLayoutTag_Cube: AudioChannelLayoutTag = 112 << 16 | 8
/// Left, right and middle.
public let kAudioChannelLayoutTag_MPEG_3_0_A: AudioChannelLayoutTag = 113 << 16 | 3
/// Left, right, middle and behind.
public let kAudioChannelLayoutTag_MPEG_4_0_A: AudioChannelLayoutTag = 115 << 16 | 4
/// Left, right, middle and two behind.
public let kAudioChannelLayoutTag_MPEG_5_0_A: AudioChannelLayoutTag = 117 << 16 | 5
/// Left, right, middle, low tones and two behind.
public let kAudioChannelLayoutTag_MPEG_5_1_A: AudioChannelLayoutTag = 121 << 16 | 6
/// Left, right, middle, low tones and three behind.
public let kAudioChannelLayoutTag_MPEG_6_1_A: AudioChannelLayoutTag = 125 << 16 | 7
/// Left, right, middle, low tones, two behind and two between.
public let kAudioChannelLayoutTag_MPEG_7_1_A: AudioChannelLayoutTag = 126 << 16 | 8
/// Four channels of audio units.
public let kAudioChannelLayoutTag_AudioUnit_4: AudioChannelLayoutTag = 108 << 16 | 4
/// Five channels of audio units.
public let kAudioChannelLayoutTag_AudioUnit_5_0: AudioChannelLayoutTag = 118 << 16 | 5
/// Six channels of audio units.
public let kAudioChannelLayoutTag_AudioUnit_5_1: AudioChannelLayoutTag = 121 << 16 | 6
/// Channels without meanings; add their number.
public let kAudioChannelLayoutTag_DiscreteInOrder: AudioChannelLayoutTag = 147 << 16
/// An unknown order; add the number of channels.
public let kAudioChannelLayoutTag_Unknown: AudioChannelLayoutTag = 0xFFFF_0000
/// A channel without a known meaning.
public let kAudioChannelLabel_Unknown: AudioChannelLabel = 0xFFFF_FFFF
/// A channel that is not used.
public let kAudioChannelLabel_Unused: AudioChannelLabel = 0
/// A channel at a place.
public let kAudioChannelLabel_UseCoordinates: AudioChannelLabel = 100
/// The left channel.
public let kAudioChannelLabel_Left: AudioChannelLabel = 1
/// The right channel.
public let kAudioChannelLabel_Right: AudioChannelLabel = 2
/// The channel in the middle.
public let kAudioChannelLabel_Center: AudioChannelLabel = 3
/// The channel of low tones.
public let kAudioChannelLabel_LFEScreen: AudioChannelLabel = 4
/// The left channel behind.
public let kAudioChannelLabel_LeftSurround: AudioChannelLabel = 5
/// The right channel behind.
public let kAudioChannelLabel_RightSurround: AudioChannelLabel = 6
/// The only channel.
public let kAudioChannelLabel_Mono: AudioChannelLabel = 42
