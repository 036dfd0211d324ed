import CoreMedia
import Foundation
import GStreamerShim
import OrielFoundation
import SwiftUICore

/// The library that plays films and sounds, GStreamer, which is opened for the first of them.
package enum MediaLibrary {
    /// Debian's packages of the library and of the usual decoders.
    static let packages = "gstreamer1.0-plugins-base gstreamer1.0-plugins-good gstreamer1.0-libav"

    /// Why nothing is played, as a sentence; nil where films and sounds are.
    ///
    /// It is reported once.
    package static var obstacle: String? {
        switch Int(oriel_media_prepare()) {
        case OrielMediaReady: return nil
        case OrielMediaNoLibrary:
            RuntimeWarning.issue("Films and sounds cannot be played: install \(packages).")
            return "Films are shown where GStreamer is installed."
        default:
            RuntimeWarning.issue(
                "Films and sounds cannot be played: a part of GStreamer is missing; install \(packages).")
            return "Films are shown where all of GStreamer is installed."
        }
    }

    /// Whether the library is there; asks without a warning.
    package static var isPresent: Bool { oriel_media_prepare() == OrielMediaReady }

    /// Whether there is an element of the library, such as an encoder.
    package static func has(_ element: String) -> Bool { isPresent && oriel_media_has_element(element) != 0 }

    /// The element that plays sound; tests choose one that plays nothing.
    package nonisolated(unsafe) static var soundElement = usualSoundElement

    private static var usualSoundElement: String { hasDevice(names: "p") ? "autoaudiosink" : "fakesink" }

    /// What keeps the pitch where a film is played at another rate.
    static var pitchFilter: String? { has("scaletempo") ? "scaletempo" : nil }

    /// The element that records sound; nil without a microphone.
    package nonisolated(unsafe) static var recordingElement: String? = {
        hasDevice(names: "c") && has("autoaudiosrc") ? "autoaudiosrc" : nil
    }()

    /// Whether there is a device for sound, or a server for it: without one ALSA's library complains at length.
    /// - Parameter names: The letter by which names of devices end: `p` of loudspeakers, `c` of microphones.
    private static func hasDevice(names: String) -> Bool {
        let environment = ProcessInfo.processInfo.environment
        let runtime = environment["XDG_RUNTIME_DIR"] ?? "/run/user/\(getuid())"
        let servers = ["\(runtime)/pulse/native", "\(runtime)/pipewire-0"]
        if environment["PULSE_SERVER"] != nil || servers.contains(where: FileManager.default.fileExists) { return true }
        let devices = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/snd")) ?? []
        return devices.contains { $0.hasPrefix("pcm") && $0.hasSuffix(names) }
    }
}

/// A picture of a film.
package struct FilmFrame: Sendable {
    /// The pixels.
    package let image: CGImage
    /// When it is shown.
    package let time: CMTime
    /// The size in pixels.
    package var size: CGSize { CGSize(width: CGFloat(image.width), height: CGFloat(image.height)) }
}

extension CMTime {
    /// A time of the library; unknown below 0.
    init(nanoseconds: Int64) {
        self = nanoseconds < 0 ? .indefinite : CMTime(value: nanoseconds, timescale: 1_000_000_000)
    }

    /// The time as the library has it; -1 if it is not a number.
    var nanoseconds: Int64 {
        let time = convertScale(1_000_000_000, method: .default)
        return time.isNumeric ? time.value : isPositiveInfinity ? .max : -1
    }
}
