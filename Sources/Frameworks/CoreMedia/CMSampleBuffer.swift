import CoreVideo
import Foundation

/// When a sample is shown.
///
/// Follows Apple's [CMSampleTimingInfo](https://developer.apple.com/documentation/coremedia/cmsampletiminginfo).
public struct CMSampleTimingInfo: Hashable, Sendable {
    /// How long it is shown.
    public var duration: CMTime
    /// When it is shown.
    public var presentationTimeStamp: CMTime
    /// When it is decoded; not valid if that is when it is shown.
    public var decodeTimeStamp: CMTime
    /// Creates times that are not valid.
    public init() { self.init(duration: .invalid, presentationTimeStamp: .invalid, decodeTimeStamp: .invalid) }
    /// Creates the times of a sample.
    public init(duration: CMTime, presentationTimeStamp: CMTime, decodeTimeStamp: CMTime) {
        (self.duration, self.presentationTimeStamp) = (duration, presentationTimeStamp)
        self.decodeTimeStamp = decodeTimeStamp
    }
    /// Times that are not valid.
    public static let invalid = CMSampleTimingInfo()
}
/// Times that are not valid.
public let kCMTimingInfoInvalid = CMSampleTimingInfo.invalid

/// A piece of film or sound, with its times.
///
/// Follows Apple's [CMSampleBuffer](https://developer.apple.com/documentation/coremedia/cmsamplebuffer-api).
public final class CMSampleBuffer: @unchecked Sendable {
    /// The number of samples.
    public let numSamples: Int
    /// What it is; nil if it is not known.
    public let formatDescription: CMFormatDescription?
    /// The picture; nil for sound.
    public let imageBuffer: CVImageBuffer?
    /// The times of the samples: of each, of all, or none.
    let timings: [CMSampleTimingInfo]
    /// The sizes of the samples in bytes: of each, of all, or none.
    let sizes: [Int]
    private let lock = NSLock()
    private var bytes: CMBlockBuffer?
    private var isEnded = false
    private var isReady: Bool
    private var notes: [String: (value: AnyObject, mode: UInt32)] = [:]
    private var sampleNotes: [NSMutableDictionary] = []
    private var outputTime: CMTime?

    init(
        numSamples: Int, timings: [CMSampleTimingInfo], sizes: [Int] = [], formatDescription: CMFormatDescription?,
        imageBuffer: CVImageBuffer? = nil, dataBuffer: CMBlockBuffer? = nil, isReady: Bool = true
    ) {
        (self.numSamples, self.timings, self.sizes) = (numSamples, timings, sizes)
        (self.formatDescription, self.imageBuffer, bytes) = (formatDescription, imageBuffer, dataBuffer)
        self.isReady = isReady
    }
    package convenience init(
        numSamples: Int, presentationTimeStamp: CMTime, duration: CMTime, formatDescription: CMFormatDescription?,
        imageBuffer: CVImageBuffer? = nil
    ) {
        let timing = CMSampleTimingInfo(
            duration: duration, presentationTimeStamp: presentationTimeStamp, decodeTimeStamp: .invalid)
        self.init(
            numSamples: numSamples, timings: [timing], formatDescription: formatDescription, imageBuffer: imageBuffer)
    }

    /// The bytes; nil for pixels in memory.
    public var dataBuffer: CMBlockBuffer? { lock.withLock { bytes } }
    /// When it is shown.
    public var presentationTimeStamp: CMTime {
        timings.map(\.presentationTimeStamp).filter(\.isNumeric).min() ?? timings.first?.presentationTimeStamp
            ?? .invalid
    }
    /// How long it is.
    public var duration: CMTime {
        // One entry counts for each sample.
        guard timings.count > 1 else {
            guard let first = timings.first?.duration, first.isNumeric else {
                return timings.first?.duration ?? .invalid
            }
            return CMTimeMultiply(first, multiplier: Int32(clamping: max(numSamples, 1)))
        }
        return timings.reduce(CMTime.zero) { $0 + $1.duration }
    }
    /// When it is decoded; not valid if that is when it is shown.
    public var decodeTimeStamp: CMTime { timings.first?.decodeTimeStamp ?? .invalid }
    /// When it is shown after changes of speed.
    public var outputPresentationTimeStamp: CMTime { lock.withLock { outputTime } ?? presentationTimeStamp }
    /// How long it is after changes of speed.
    public var outputDuration: CMTime { duration }
    /// The size of all samples in bytes.
    public var totalSampleSize: Int {
        if sizes.count == 1 { return sizes[0].multipliedReportingOverflow(by: numSamples).partialValue }
        return sizes.isEmpty ? dataBuffer?.length ?? 0 : sizes.reduce(0, &+)
    }
    /// Whether the piece is valid.
    public var isValid: Bool { lock.withLock { !isEnded } }
    /// Whether the piece has its content.
    var hasData: Bool { lock.withLock { isReady } }

    func setReady() { lock.withLock { isReady = true } }
    func setData(_ buffer: CMBlockBuffer) { lock.withLock { bytes = buffer } }
    func setOutputTime(_ time: CMTime) { lock.withLock { outputTime = time } }
    /// Ends the use of the piece.
    func end() { lock.withLock { isEnded = true } }
    /// Ends the use of the piece.
    public func invalidate() throws { end() }
    /// Returns the times of each sample.
    public func sampleTimingInfos() throws -> [CMSampleTimingInfo] { (0..<numSamples).compactMap { timing($0) } }
    /// Returns the times of a sample; nil if they are not known.
    func timing(_ index: Int) -> CMSampleTimingInfo? {
        guard index >= 0, index < max(numSamples, 1), let first = timings.first else { return nil }
        if timings.count > 1 { return index < timings.count ? timings[index] : nil }
        var info = first
        if index > 0, first.duration.isNumeric {
            let later = CMTimeMultiply(first.duration, multiplier: Int32(clamping: index))
            info.presentationTimeStamp = first.presentationTimeStamp + later
            if first.decodeTimeStamp.isNumeric { info.decodeTimeStamp = first.decodeTimeStamp + later }
        }
        return info
    }

    subscript(note key: String) -> (value: AnyObject, mode: UInt32)? {
        get { lock.withLock { notes[key] } }
        set { lock.withLock { notes[key] = newValue } }
    }
    var allNotes: [String: (value: AnyObject, mode: UInt32)] {
        get { lock.withLock { notes } }
        set { lock.withLock { notes = newValue } }
    }
    /// The notes about each sample, which can be changed; nil where there are none and none are to be made.
    func notes(ofSamples isMade: Bool) -> [NSMutableDictionary]? {
        lock.withLock {
            if sampleNotes.isEmpty, isMade { sampleNotes = (0..<max(numSamples, 0)).map { _ in NSMutableDictionary() } }
            return sampleNotes.isEmpty ? nil : sampleNotes
        }
    }
}
