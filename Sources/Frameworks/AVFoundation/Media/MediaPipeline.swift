import CoreMedia
import DisplayList
import Foundation
import GStreamerShim
import SwiftUICore

/// A pipeline of the library: it plays an address, or follows a description.
///
/// Its reports come on threads of the library.
package final class MediaPipeline: @unchecked Sendable {
    /// A report of a pipeline.
    package enum Event: Sendable {
        /// It is in its new state or at its new place.
        case settled
        /// It plays, or does so no longer.
        case playing(Bool)
        case ended
        case failed(AVError)
        case durationChanged
        /// How much of the data needed for playing is there, in hundredths.
        case buffering(Int)
        /// A decoder is missing.
        case missing(String)
    }

    /// Whom it reports to.
    package struct Receivers {
        package var event: (Event) -> Void = { _ in }
        package var frame: ((FilmFrame) -> Void)?
        /// Receives samples, the channels side by side, how many a second there are, and how many channels.
        package var samples: ((UnsafeBufferPointer<Float>, Int, Int) -> Void)?
        /// Receives texts and pictures that describe the media.
        package var tag: ((String, String?, Data?) -> Void)?
        /// Receives the average and the highest loudness of each channel, in decibels.
        package var level: (([Double], [Double]) -> Void)?
        package init() {}
    }

    private final class Owner {
        let receivers: Receivers
        init(_ receivers: Receivers) { self.receivers = receivers }
        static func of(_ pointer: UnsafeMutableRawPointer?) -> Receivers? {
            pointer.map { Unmanaged<Owner>.fromOpaque($0).takeUnretainedValue().receivers }
        }
    }

    private let media: OpaquePointer
    private let owner: Unmanaged<Owner>
    /// Changes of the state wait for the library's threads, which no main thread should.
    private let queue = DispatchQueue(label: "org.oriel.media")

    private init?(
        _ receivers: Receivers, _ make: (UnsafePointer<OrielMediaCallbacks>, UnsafeMutableRawPointer) -> OpaquePointer?
    ) {
        guard MediaLibrary.isPresent else { return nil }
        let owner = Unmanaged.passRetained(Owner(receivers))
        guard let media = withUnsafePointer(to: Self.callbacks, { make($0, owner.toOpaque()) }) else {
            owner.release()
            return nil
        }
        (self.media, self.owner) = (media, owner)
    }

    /// Creates a pipeline that plays an address; nil without the library.
    /// - Parameters:
    ///   - hasVideo: Whether its pictures are wanted.
    ///   - sound: The element that plays sound; nil for none.
    ///   - filter: What changes the sound, as a description of elements.
    package convenience init?(
        playing url: URL, hasVideo: Bool, sound: String?, filter: String? = nil, _ receivers: Receivers
    ) {
        let address = url.isFileURL ? url.standardizedFileURL.absoluteString : url.absoluteString
        self.init(receivers) { callbacks, owner in
            oriel_media_player(address, hasVideo ? 1 : 0, sound, filter, callbacks, owner)
        }
    }

    /// Creates a pipeline of a description; nil without the library, or where an element is missing.
    package convenience init?(description: String, _ receivers: Receivers) {
        self.init(receivers) { oriel_media_pipe(description, $0, $1) }
    }

    deinit {
        nonisolated(unsafe) let (media, owner) = (media, owner)
        queue.async {
            oriel_media_free(media)
            owner.release()
        }
    }

    /// Pauses at a picture, or plays; it is reported when that is done.
    package func setPlaying(_ isPlaying: Bool) {
        queue.async { [self] in
            switch oriel_media_set_state(media, Int32(isPlaying ? OrielMediaPlaying : OrielMediaPaused)) {
            case 0: owner.takeUnretainedValue().receivers.event(.failed(AVError(.unknown)))
            // A live stream has its first picture once it plays.
            case 2: owner.takeUnretainedValue().receivers.event(.settled)
            default: break
            }
        }
    }

    /// Stops; a file that is written is complete then.
    package func stop() { queue.sync { _ = oriel_media_set_state(media, Int32(OrielMediaNull)) } }

    /// Moves to a time, in nanoseconds, from where it plays at a rate.
    /// - Parameter isAccurate: Whether it is that very time; otherwise it may be where a film has a whole picture.
    package func seek(to time: Int64, rate: Double, isAccurate: Bool) {
        queue.async { [self] in
            if oriel_media_seek(media, rate, time, -1, isAccurate ? 1 : 0) == 0 {
                owner.takeUnretainedValue().receivers.event(.settled)
            }
        }
    }

    /// Shows a picture behind the present one.
    package func step(_ count: Int) {
        queue.async { [self] in
            if oriel_media_step(media, UInt32(clamping: count)) == 0 {
                owner.takeUnretainedValue().receivers.event(.settled)
            }
        }
    }

    /// The place, in nanoseconds; nil if it is not known.
    package var position: Int64? {
        let time = oriel_media_position(media)
        return time < 0 ? nil : time
    }

    /// The length; indefinite if it is not known.
    package var duration: CMTime { CMTime(nanoseconds: oriel_media_duration(media)) }
    /// Whether any place can be reached.
    package var canSeek: Bool { oriel_media_can_seek(media) != 0 }

    /// The part that is loaded, from 0 to 1; nil where all is.
    package var loadedPart: ClosedRange<Double>? {
        var (from, to) = (0.0, 0.0)
        return oriel_media_loaded(media, &from, &to) != 0 && from <= to ? from...to : nil
    }

    /// Sets how loud the sound is.
    package func setVolume(_ volume: Float, isMuted: Bool) {
        let volume = volume.isFinite ? Double(min(max(volume, 0), 1)) : 1
        oriel_media_set_volume(media, volume, isMuted ? 1 : 0)
    }

    /// Sets a property of an element of the description.
    package func set(_ property: String, of element: String, to value: Double) {
        oriel_media_set_number(media, element, property, value)
    }

    /// Sets a property of an element of the description.
    package func set(_ property: String, of element: String, to value: String) {
        oriel_media_set_text(media, element, property, value)
    }

    /// Gives samples to the source named `in`, waiting while much is to be played; returns whether it takes more.
    package func push(_ samples: [Float], at time: Int64, lasting duration: Int64) -> Bool {
        oriel_media_push(media, samples, samples.count, time, duration) != 0
    }

    /// Notes that no more samples come, or that a recording ends.
    package func finish() { queue.async { [self] in oriel_media_finish(media) } }

    /// The tracks, once it has settled.
    package var tracks: [OrielMediaTrack] {
        var tracks = [OrielMediaTrack](repeating: OrielMediaTrack(), count: 32)
        let count = oriel_media_tracks(media, &tracks, 32)
        return Array(tracks.prefix(Int(count)))
    }

    // MARK: Callbacks

    private static let callbacks = OrielMediaCallbacks(
        event: { owner, kind, value, text in
            guard let receivers = Owner.of(owner), let event = Event(Int(kind), value, text) else { return }
            receivers.event(event)
        },
        frame: { owner, frame in
            guard let frame else { return }
            let picture = FilmFrame(taking: frame)
            Owner.of(owner)?.frame?(picture)
        },
        samples: { owner, samples, count, rate, channels in
            Owner.of(owner)?.samples?(UnsafeBufferPointer(start: samples, count: count), Int(rate), Int(channels))
        },
        tag: { owner, name, text, bytes, count in
            guard let tag = Owner.of(owner)?.tag, let name else { return }
            let data = bytes.map { Data(bytes: $0, count: min(count, 32 << 20)) }
            tag(String(cString: name), text.map { String(cString: $0) }, data)
        },
        level: { owner, average, peak, channels in
            guard let average, let peak else { return }
            let count = Int(channels)
            Owner.of(owner)?.level?(
                Array(UnsafeBufferPointer(start: average, count: count)),
                Array(UnsafeBufferPointer(start: peak, count: count)))
        })
}

extension FilmFrame {
    /// Takes over a picture of the library, whose pixels stay where they are.
    fileprivate init(taking frame: UnsafePointer<OrielMediaFrame>) {
        nonisolated(unsafe) let frame = frame
        let (width, height) = (Int(frame.pointee.width), Int(frame.pointee.height))
        let pixels = NativePixels(
            address: UnsafeRawPointer(frame.pointee.pixels), bytesPerRow: width * 4,
            copy: { oriel_media_copy_frame(frame, $0.assumingMemoryBound(to: UInt8.self)) },
            release: { oriel_media_release_frame(frame) })
        self.init(
            image: CGImage(Bitmap(width: width, height: height, native: pixels)),
            time: CMTime(nanoseconds: frame.pointee.time))
    }
}

extension MediaPipeline.Event {
    fileprivate init?(_ kind: Int, _ value: Int64, _ text: UnsafePointer<CChar>?) {
        let text = text.map { String(cString: $0) } ?? ""
        switch kind {
        case OrielMediaSettled: self = .settled
        case OrielMediaState: self = .playing(value == OrielMediaPlaying)
        case OrielMediaEnded: self = .ended
        case OrielMediaFailed:
            self = .failed(AVError(family: Int(value >> 32), code: Int(value & 0xFFFF_FFFF), text: text))
        case OrielMediaDuration: self = .durationChanged
        case OrielMediaBuffering: self = .buffering(Int(value))
        case OrielMediaMissing: self = .missing(text)
        default: return nil
        }
    }
}
