import AudioToolbox
import Foundation
import OrielFoundation

/// Reads all samples of a sound.
enum SoundDecoding {
    struct Sound: Sendable {
        var samples: [Float] = []
        var rate = 0, channels = 0
    }

    /// The longest sound, in samples: about an hour and a half.
    private static let limit = 500_000_000

    static func decode(_ url: URL) throws -> Sound {
        if let obstacle = MediaLibrary.obstacle { throw AVError(.decoderNotFound, obstacle) }
        guard FileManager.default.isReadableFile(atPath: url.path) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
        }
        final class Work: @unchecked Sendable {
            let lock = NSLock()
            let done = DispatchSemaphore(value: 0)
            var sound = Sound()
            var error: AVError?
        }
        let work = Work()
        var receivers = MediaPipeline.Receivers()
        receivers.samples = { samples, rate, channels in
            work.lock.withLock {
                (work.sound.rate, work.sound.channels) = (rate, channels)
                if work.sound.samples.count + samples.count <= limit { work.sound.samples += samples }
            }
            work.done.signal()
        }
        receivers.event = { event in
            switch event {
            case .ended: work.lock.withLock { work.error = work.error ?? AVError(.unknown, "end") }
            case .failed(let error): work.lock.withLock { work.error = work.error ?? error }
            default: return
            }
            work.done.signal()
        }
        let pipeline = MediaPipeline(
            description: "filesrc name=file ! decodebin ! audioconvert ! "
                + "appsink name=out sync=false caps=audio/x-raw,format=F32LE,layout=interleaved", receivers)
        pipeline?.set("location", of: "file", to: url.path)
        pipeline?.setPlaying(true)
        // As long as something comes.
        while work.lock.withLock({ work.error == nil }), work.done.wait(timeout: .now() + 10) == .success {}
        return try work.lock.withLock {
            guard !work.sound.samples.isEmpty, work.sound.channels > 0 else {
                throw work.error ?? AVError(.fileFormatNotRecognized, "There is no sound in \(url.lastPathComponent).")
            }
            return work.sound
        }
    }
}

extension DecodedSound {
    private static let isInstalled: Void = {
        decoder = { url in
            guard let sound = try? SoundDecoding.decode(url) else { return nil }
            return DecodedSound(samples: sound.samples, rate: sound.rate, channels: sound.channels)
        }
    }()
    /// Enables functions of AudioToolbox to decode files with codecs.
    static func install() { isInstalled }
}
