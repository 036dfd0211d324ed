import CoreMedia
import Foundation
import SwiftUICore

/// A property that takes time to load.
///
/// Follows Apple's [AVPartialAsyncProperty](https://developer.apple.com/documentation/avfoundation/avpartialasyncproperty).
public class AVPartialAsyncProperty<Root: AVAsynchronousKeyValueLoading>: @unchecked Sendable, Hashable {
    let name: String
    init(name: String) { self.name = name }
    public static func == (a: AVPartialAsyncProperty, b: AVPartialAsyncProperty) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A property of a type that takes time to load.
///
/// Follows Apple's [AVAsyncProperty](https://developer.apple.com/documentation/avfoundation/avasyncproperty).
public final class AVAsyncProperty<Root: AVAsynchronousKeyValueLoading, Value>: AVPartialAsyncProperty<Root>,
    @unchecked Sendable
{
    /// Whether a property is loaded.
    public enum Status: CustomStringConvertible {
        case notYetLoaded, loading
        case loaded(Value)
        case failed(NSError)
        /// The case's name.
        public var description: String {
            switch self {
            case .notYetLoaded: "notYetLoaded"
            case .loading: "loading"
            case .loaded(let value): "loaded(\(value))"
            case .failed(let error): "failed(\(error))"
            }
        }
    }

    let value: (Root) -> Value
    init(_ name: String, _ value: @escaping (Root) -> Value) {
        self.value = value
        super.init(name: name)
    }
}

/// Something whose properties take time to load.
///
/// Follows Apple's
/// [AVAsynchronousKeyValueLoading](https://developer.apple.com/documentation/avfoundation/avasynchronouskeyvalueloading).
public protocol AVAsynchronousKeyValueLoading {
    /// Waits until properties can be read; throws why they cannot.
    func _load() async throws
    /// Whether they can be read, and the error where they cannot; nil before it is known.
    func _loadResult() -> Result<Void, NSError>?
}

extension AVAsynchronousKeyValueLoading {
    /// Loads a property.
    public func load<T>(_ property: AVAsyncProperty<Self, T>) async throws -> T {
        try await _load()
        return property.value(self)
    }

    /// Loads properties.
    public func load<A, B, each C>(
        _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>,
        _ others: repeat AVAsyncProperty<Self, each C>
    ) async throws -> (A, B, repeat each C) {
        try await _load()
        return (propertyA.value(self), propertyB.value(self), repeat (each others).value(self))
    }

    /// Returns whether a property is loaded.
    public func status<T>(of property: AVAsyncProperty<Self, T>) -> AVAsyncProperty<Self, T>.Status {
        switch _loadResult() {
        case nil: .notYetLoaded
        case .success?: .loaded(property.value(self))
        case .failure(let error)?: .failed(error)
        }
    }
}

extension AVAsset {
    public func _load() async throws { if !isMadeOfOthers { _ = try await reading.facts() } }
    public func _loadResult() -> Result<Void, NSError>? {
        if isMadeOfOthers { return .success(()) }
        return reading.known.map { facts in facts.error.map { .failure($0 as NSError) } ?? .success(()) }
    }
}

extension AVPartialAsyncProperty where Root: AVAsset {
    /// The length.
    public static var duration: AVAsyncProperty<Root, CMTime> { .init("duration") { $0.duration } }
    /// The tracks.
    public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { .init("tracks") { $0.tracks } }
    /// Whether it can be played.
    public static var isPlayable: AVAsyncProperty<Root, Bool> { .init("isPlayable") { $0.isPlayable } }
    /// Whether it can be written in another form.
    public static var isExportable: AVAsyncProperty<Root, Bool> { .init("isExportable") { $0.isExportable } }
    /// Whether its samples can be read.
    public static var isReadable: AVAsyncProperty<Root, Bool> { .init("isReadable") { $0.isReadable } }
    /// Whether it can be a part of a composition.
    public static var isComposable: AVAsyncProperty<Root, Bool> { .init("isComposable") { $0.isComposable } }
    /// Whether its content is protected.
    public static var hasProtectedContent: AVAsyncProperty<Root, Bool> {
        .init("hasProtectedContent") { $0.hasProtectedContent }
    }
    /// Whether the length is exact.
    public static var providesPreciseDurationAndTiming: AVAsyncProperty<Root, Bool> {
        .init("providesPreciseDurationAndTiming") { $0.providesPreciseDurationAndTiming }
    }
    /// What describes it.
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init("metadata") { $0.metadata } }
    /// What describes it, by common names.
    public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> {
        .init("commonMetadata") { $0.commonMetadata }
    }
    /// The date of its making.
    public static var creationDate: AVAsyncProperty<Root, AVMetadataItem?> { .init("creationDate") { $0.creationDate } }
    /// The words of a song.
    public static var lyrics: AVAsyncProperty<Root, String?> { .init("lyrics") { $0.lyrics } }
    /// The rate at which it is played by default.
    public static var preferredRate: AVAsyncProperty<Root, Float> { .init("preferredRate") { $0.preferredRate } }
    /// The loudness at which it is played by default.
    public static var preferredVolume: AVAsyncProperty<Root, Float> { .init("preferredVolume") { $0.preferredVolume } }
    /// How it is turned by default.
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
        .init("preferredTransform") { $0.preferredTransform }
    }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
    /// The size of pictures before they are turned.
    public static var naturalSize: AVAsyncProperty<Root, CGSize> { .init("naturalSize") { $0.naturalSize } }
    /// How pictures are turned.
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
        .init("preferredTransform") { $0.preferredTransform }
    }
    /// How many pictures a second there are.
    public static var nominalFrameRate: AVAsyncProperty<Root, Float> {
        .init("nominalFrameRate") { $0.nominalFrameRate }
    }
    /// How long a picture is shown at least.
    public static var minFrameDuration: AVAsyncProperty<Root, CMTime> {
        .init("minFrameDuration") { $0.minFrameDuration }
    }
    /// How many bits a second there are.
    public static var estimatedDataRate: AVAsyncProperty<Root, Float> {
        .init("estimatedDataRate") { $0.estimatedDataRate }
    }
    /// Where the track is in the asset.
    public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { .init("timeRange") { $0.timeRange } }
    /// The forms of the track's media.
    public static var formatDescriptions: AVAsyncProperty<Root, [CMFormatDescription]> {
        .init("formatDescriptions") { $0.formatDescriptions as? [CMFormatDescription] ?? [] }
    }
    /// Whether the track can be played.
    public static var isPlayable: AVAsyncProperty<Root, Bool> { .init("isPlayable") { $0.isPlayable } }
    /// Whether the track is played by default.
    public static var isEnabled: AVAsyncProperty<Root, Bool> { .init("isEnabled") { $0.isEnabled } }
    /// The language; nil if it is not known.
    public static var languageCode: AVAsyncProperty<Root, String?> { .init("languageCode") { $0.languageCode } }
    /// What describes the track.
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init("metadata") { $0.metadata } }
}

extension AVPartialAsyncProperty where Root: AVMetadataItem {
    /// The value.
    public static var value: AVAsyncProperty<Root, (any NSCopying & NSObjectProtocol)?> { .init("value") { $0.value } }
    /// The value as text.
    public static var stringValue: AVAsyncProperty<Root, String?> { .init("stringValue") { $0.stringValue } }
    /// The value as a number.
    public static var numberValue: AVAsyncProperty<Root, NSNumber?> { .init("numberValue") { $0.numberValue } }
    /// The value as a date.
    public static var dateValue: AVAsyncProperty<Root, Date?> { .init("dateValue") { $0.dateValue } }
    /// The value as bytes.
    public static var dataValue: AVAsyncProperty<Root, Data?> { .init("dataValue") { $0.dataValue } }
}
