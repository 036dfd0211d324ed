#if ORIEL_IMAGE
import Foundation

/// A digest of a replayed log: equal where two runs, or two builds, showed the same.
///
/// ```swift
/// let host = TestHost(CounterView())
/// let log = host.record { host.tap(text: "Count to 1") }
/// let once = try TestHost(CounterView()).digest(of: log)
/// #expect(try once == TestHost(CounterView()).digest(of: log))
/// ```
public struct ReplayDigest: Equatable, Sendable {
    /// How many entries the log has.
    public let entryCount: Int
    /// The fingerprint of the log itself.
    public let events: Fingerprint
    /// The fingerprint of the display list after each entry.
    public let layers: Fingerprint
    /// The fingerprints of the pictures that were drawn, in order.
    public let pictures: [Fingerprint]

    /// Adds a line about the replay to the file that the environment's `ORIEL_REPLAY_DIGESTS` names, followed by a dot and
    /// a name; does nothing where it names none.
    ///
    /// `./oriel replay` compares such files of different builds.
    public func note(as name: String) throws {
        guard let path = ProcessInfo.processInfo.environment["ORIEL_REPLAY_DIGESTS"] else { return }
        var painted = Fingerprint()
        for picture in pictures { painted.combine(picture.description) }
        let line = "\(name): \(entryCount) events \(events), layers \(layers), pictures \(painted)\n"
        try Data(line.utf8).write(to: URL(fileURLWithPath: path + "." + name))
    }
}

extension TestHost {
    /// Replays a log, and returns the window's content: the display list after each entry, a picture after some.
    ///
    /// - Parameters:
    /// - log: The recorded input of one window.
    ///   - step: After how many entries a picture is drawn; 40 by default.
    public func digest(of log: InputLog, pictureEvery step: Int = 40) throws -> ReplayDigest {
        var (events, layers) = (Fingerprint(), Fingerprint())
        events.combine(log.text)
        var pictures: [Fingerprint] = []
        var count = 0
        try replay(log) { _ in
            layers.combine(self.layers)
            if count % max(step, 1) == 0 {
                var picture = Fingerprint()
                picture.combine(try png())
                pictures.append(picture)
            }
            count += 1
        }
        return ReplayDigest(entryCount: log.entries.count, events: events, layers: layers, pictures: pictures)
    }
}
#endif
