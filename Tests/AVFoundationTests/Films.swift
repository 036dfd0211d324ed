import Foundation
import OrielFoundation
import SwiftUICore
import Testing

@testable import AVFoundation

/// Tests of films run one after the other, where GStreamer is: they use much of the machine.
@MainActor
@Suite(
    "Films", .serialized,
    .enabled(if: Films.arePossible, "There is no GStreamer here: films are not tested."), .timeLimit(.minutes(5)))
enum FilmTests {}

/// Films that GStreamer makes for the tests: a second each of red, green and blue, in a folder of their own.
enum Films {
    /// Whether films can be made and played; nothing is heard then.
    static let arePossible: Bool = {
        MediaLibrary.soundElement = "fakesink"
        return ["theoraenc", "vorbisenc", "oggmux"].allSatisfy(MediaLibrary.has)
    }()

    static let folder: URL = {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "oriel-films-\(ProcessInfo.processInfo.processIdentifier)")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        atexit { try? FileManager.default.removeItem(at: Films.folder) }
        return folder
    }()

    /// A film with sound.
    static let colors = make("colors.ogv", pictures("theoraenc keyframe-force=5"), sound, muxer: "oggmux")
    /// A film without sound.
    static let silent = make("silent.avi", pictures("jpegenc"), muxer: "avimux")
    /// A sound of three seconds.
    static let tone = make("tone.ogg", sound, muxer: "oggmux")
    /// The same as it is.
    static let wave = make(
        "tone.wav",
        "audiotestsrc num-buffers=90 samplesperbuffer=1470 ! audio/x-raw,rate=44100,channels=2 ! wavenc ! m.",
        muxer: "identity")

    private static func pictures(_ encoder: String) -> String {
        let parts = ["red", "green", "blue"].map {
            "videotestsrc pattern=\($0) num-buffers=30 ! video/x-raw,width=320,height=240,framerate=30/1 ! c."
        }
        return "concat name=c ! videoconvert ! \(encoder) ! queue ! m. \(parts.joined(separator: " "))"
    }

    private static let sound =
        "audiotestsrc num-buffers=90 samplesperbuffer=1470 ! audio/x-raw,rate=44100 ! audioconvert ! taginject tags=\"title=\\\"A tone\\\",artist=Nobody\" ! vorbisenc ! queue ! m."

    /// Makes a film of a description; fails the test where that is not possible.
    static func make(_ name: String, _ parts: String..., muxer: String) -> URL {
        let file = folder.appending(path: name)
        let description = "\(muxer) name=m ! filesink name=file " + parts.joined(separator: " ")
        let done = DispatchSemaphore(value: 0)
        var receivers = MediaPipeline.Receivers()
        receivers.event = { event in
            switch event {
            case .ended, .failed: done.signal()
            default: break
            }
        }
        guard let pipeline = MediaPipeline(description: description, receivers) else {
            Issue.record("A film cannot be made: \(description)")
            return file
        }
        pipeline.set("location", of: "file", to: file.path)
        pipeline.setPlaying(true)
        if done.wait(timeout: .now() + 30) == .timedOut { Issue.record("A film is not made: \(description)") }
        pipeline.stop()
        return file
    }
}

/// Waits until a property has a value, some seconds at most; returns whether it has.
@MainActor
func reached<Object: _KeyValueObserving, Value>(
    _ object: Object, _ path: KeyPath<Object, Value>, seconds: Double = 20, where isWanted: @escaping (Value) -> Bool
) async -> Bool {
    await first(seconds: seconds) { found in
        [object.observe(path, options: .initial) { object, _ in if isWanted(object[keyPath: path]) { found(true) } }]
    } ?? false
}

/// Waits for a notification, some seconds at most; returns whether it came.
@MainActor
func posted(
    _ name: Notification.Name, by object: AnyObject?, seconds: Double = 20, during body: () -> Void
) async -> Notification? {
    await first(seconds: seconds) { found in
        let token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { found($0) }
        defer { body() }
        return [token]
    }
}

/// Waits for the first call of a function, some seconds at most; what is returned is kept so long.
@MainActor
func first<Value>(seconds: Double = 20, _ begin: (@escaping (Value) -> Void) -> [Any]) async -> Value? {
    nonisolated(unsafe) var kept: [Any] = []
    nonisolated(unsafe) var isOver = false
    nonisolated(unsafe) var result: Value?
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
        func end(_ value: Value?) {
            guard !isOver else { return }
            isOver = true
            result = value
            continuation.resume()
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { end(nil) }
        kept = begin { end($0) }
    }
    for token in kept {
        if let token = token as? NSKeyValueObservation { token.invalidate() }
        if let token = token as? any NSObjectProtocol { NotificationCenter.default.removeObserver(token) }
    }
    return result
}

extension CGImage {
    /// The color in the middle, by name.
    var color: String {
        let start = (height / 2 * width + width / 2) * 4
        let (red, green, blue) = (
            premultipliedPixels[start], premultipliedPixels[start + 1], premultipliedPixels[start + 2]
        )
        return red > 180 && green < 90 && blue < 90
            ? "red"
            : green > 130 && red < 90 && blue < 90
                ? "green" : blue > 180 && red < 90 && green < 90 ? "blue" : "\(red) \(green) \(blue)"
    }
}
