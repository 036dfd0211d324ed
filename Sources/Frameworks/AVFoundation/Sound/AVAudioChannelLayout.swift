import CoreAudio
import Foundation
import OrielFoundation

/// The order of channels.
///
/// Follows Apple's [AVAudioChannelLayout](https://developer.apple.com/documentation/avfaudio/avaudiochannellayout). Of an order with
/// descriptions of channels the first one and their number are kept.
open class AVAudioChannelLayout: NSObject, @unchecked Sendable {
    private let place: UnsafeMutablePointer<AudioChannelLayout>
    /// The number of channels.
    public let channelCount: AVAudioChannelCount
    /// The order as Core Audio describes it, as long as the object exists.
    open var layout: UnsafePointer<AudioChannelLayout> { UnsafePointer(place) }
    /// The number of a usual order.
    open var layoutTag: AudioChannelLayoutTag { place.pointee.mChannelLayoutTag }

    /// Creates a usual order; nil for one without a number of channels.
    public convenience init?(layoutTag: AudioChannelLayoutTag) {
        guard AudioChannelLayoutTag_GetNumberOfChannels(layoutTag) > 0, layoutTag != 1 << 16 else { return nil }
        var layout = AudioChannelLayout(mChannelLayoutTag: layoutTag)
        self.init(layout: &layout)
    }
    /// Creates an order of Core Audio's description.
    public init(layout: UnsafePointer<AudioChannelLayout>) {
        place = .allocate(capacity: 1)
        place.initialize(to: layout.pointee)
        let value = layout.pointee
        switch value.mChannelLayoutTag {
        case kAudioChannelLayoutTag_UseChannelDescriptions: channelCount = value.mNumberChannelDescriptions
        case kAudioChannelLayoutTag_UseChannelBitmap:
            channelCount = AVAudioChannelCount(value.mChannelBitmap.rawValue.nonzeroBitCount)
        default: channelCount = AudioChannelLayoutTag_GetNumberOfChannels(value.mChannelLayoutTag)
        }
    }
    deinit { place.deallocate() }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AVAudioChannelLayout else { return false }
        return layoutTag == other.layoutTag && channelCount == other.channelCount
            && place.pointee.mChannelBitmap == other.place.pointee.mChannelBitmap
    }
    open override var hash: Int { Int(layoutTag) }

    /// The order among settings: its bytes.
    var setting: Data { withUnsafeBytes(of: place.pointee) { Data($0) } }
    convenience init?(setting: Any) {
        guard let data = setting as? Data, data.count >= MemoryLayout<AudioChannelLayout>.size else { return nil }
        var layout = data.withUnsafeBytes { $0.loadUnaligned(as: AudioChannelLayout.self) }
        self.init(layout: &layout)
    }
}
