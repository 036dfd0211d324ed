import DisplayList
import EndToEndShim
import Foundation
import ImageFrontend
import SwiftUI
import SwiftUITesting

/// Replays in a test host the input of a program in a window, and compares the content of both.
@MainActor
struct Replay {
    /// The number of comparisons, and the differences.
    struct Outcome {
        /// Frames of which all layers were compared.
        var frames = 0
        /// How often the accessibility elements were the same.
        var rests = 0
        /// Pictures of the window at rest, and on the way, that were found among those of the test host.
        var restingPictures = 0, movingPictures = 0
        /// The differences of layers and elements, in words; empty for none.
        var differences: [String] = []
        /// Which pictures differ.
        var strangePictures: [String] = []
    }

    /// A picture of the window that is sought among the frames of the test host.
    private struct Sought {
        let picture: Film.Picture
        let place: Int
        /// The frames that it may show, by their places in the log; and that before them, which it may still show in part.
        let frames: Set<Int>
        let before: Int?
        var isFound = false
        var strange = Int.max
        /// The test host's picture that is most like it, and that before it.
        var nearest: [UInt32] = [], previous: [UInt32] = []
    }

    private let recording: Recording
    private let seed: UInt64
    private var outcome = Outcome()
    private var shown: [Int: String] = [:]
    private var sought: [Sought] = []
    private var pixels: [Int: [UInt32]] = [:]

    /// How much of 255 a color may differ at all, and the difference from which on such pixels are counted.
    ///
    /// Cairo covers edges in steps of a fifteenth, and rounds elsewhere where a part of a picture is painted again, or from a picture
    /// that was kept.
    static let tolerance: Int32 = 24, roundingTolerance: Int32 = 2
    /// The share of a picture's pixels that may differ so little; in motion lines lie between pixels.
    static let roundedShare = (resting: 0.002, moving: 0.005)

    /// Compares a recorded run with an app in a test host.
    static func compare<A: App>(
        _ recording: Recording, seed: UInt64 = 1, with app: @MainActor () -> A
    ) throws -> Outcome {
        var replay = Replay(recording, seed)
        try replay.run(app)
        return replay.outcome
    }

    private init(_ recording: Recording, _ seed: UInt64) {
        self.recording = recording
        self.seed = seed
        sought = Self.sought(recording)
    }

    /// For each picture the frames that the window may have shown when it was taken: the last ones before.
    private static func sought(_ recording: Recording) -> [Sought] {
        var starts: [Int: Double] = [:]
        var frames: [Int: [(place: Int, time: Double)]] = [:]
        for (place, entry) in recording.log.entries.enumerated() {
            switch entry.what {
            case .opened(_, let clock): starts[entry.window] = clock
            case .shown:
                frames[entry.window, default: []].append((place, (starts[entry.window] ?? 0) + entry.time))
            default: break
            }
        }
        return recording.pictures.enumerated().map { place, picture in
            // GTK dates frames on an even grid, which may be a little ahead of the current time. At rest the last frame
            // was a while ago, and the next one comes with the input right after the picture.
            let ahead = picture.isAtRest ? 0 : 0.02
            let all = (frames[picture.window] ?? []).filter { $0.time <= picture.time + ahead }.map(\.place)
            let last = all.suffix(picture.isAtRest ? 1 : 6)
            return Sought(
                picture: picture, place: place, frames: Set(last),
                before: picture.isAtRest ? nil : all.dropLast(last.count).last)
        }
    }

    private mutating func run<A: App>(_ app: @MainActor () -> A) throws {
        let ends: (InputLog.Entry) -> Bool = { $0.what == .end || $0.what == .phase(.ended) }
        let entries = Array(recording.log.entries)
        let last = entries.lastIndex { !ends($0) } ?? entries.endIndex
        let log = InputLog(Array(entries[...last]))
        var place = -1
        same_begin(seed)
        if let date = log.entries.first?.date { Self.setDate(date) }
        defer { same_end() }
        try AppTestHost.follow(
            log, as: app, text: .system,
            before: { entry in
                place += 1
                if let date = entry.date { Self.setDate(date) }
            },
            after: { entry, window in
                if let window { try compare(entry, at: place, in: window) }
            },
            end: { app in for window in app.windows { compareAtEnd(window) } })
        for sought in sought { try judge(sought) }
    }

    private static func setDate(_ date: Double) {
        same_set_date(date + Date.timeIntervalBetween1970AndReferenceDate)
    }

    // MARK: Layers and elements

    private mutating func compare(_ entry: InputLog.Entry, at place: Int, in window: TestHost) throws {
        guard case .shown(let text, let isAtRest) = entry.what else { return }
        let expected = text.isEmpty ? shown[entry.window] ?? "" : text
        let own = window.shown(withAccessibility: isAtRest)
        shown[entry.window] = expected
        outcome.frames += 1
        if isAtRest { outcome.rests += 1 }
        if let difference = TextComparison.difference(expected, own) {
            add("At \(entry.time) s in window \(entry.window) \(difference).")
        }
        try comparePictures(at: place, of: window)
    }

    /// Where a program rests, a test host has nothing left to do either.
    private mutating func compareAtEnd(_ window: TestHost) {
        let before = window.shown(withAccessibility: true)
        window.update()
        if let difference = TextComparison.difference(before, window.shown(withAccessibility: true)) {
            add("After the last frame something is left to do: \(difference).")
        }
    }

    private mutating func add(_ difference: String) {
        if outcome.differences.count < 5 { outcome.differences.append(difference) }
    }

    // MARK: Pictures

    private mutating func comparePictures(at place: Int, of window: TestHost) throws {
        let wanted = sought.indices.filter {
            !sought[$0].isFound && (sought[$0].frames.contains(place) || sought[$0].before == place)
        }
        if wanted.isEmpty { return }
        let size = sought[wanted[0]].picture.size
        let own = try Self.pixels(of: window, size: size)
        // The window may have had another size before.
        let before = pixels[window.hash].flatMap { $0.count == own.count ? $0 : nil } ?? own
        pixels[window.hash] = own
        for index in wanted where sought[index].picture.pixels.count == own.count {
            // A picture may be taken while a frame is on its way to the display: then each pixel is of it or of the one before.
            func strange(_ tolerance: Int32) -> Int {
                count_strange_pixels(
                    sought[index].picture.pixels, own, sought[index].picture.isAtRest ? own : before, own.count,
                    tolerance)
            }
            let (strange, rounded) = (strange(Self.tolerance), strange(Self.roundingTolerance))
            if rounded < sought[index].strange {
                (sought[index].strange, sought[index].nearest) = (rounded, own)
                sought[index].previous = sought[index].picture.isAtRest ? own : before
            }
            let share = sought[index].picture.isAtRest ? Self.roundedShare.resting : Self.roundedShare.moving
            if strange == 0, Double(rounded) <= Double(own.count) * share {
                sought[index].isFound = true
                if sought[index].picture.isAtRest {
                    outcome.restingPictures += 1
                } else {
                    outcome.movingPictures += 1
                }
            }
        }
    }

    private mutating func judge(_ sought: Sought) throws {
        if sought.isFound { return }
        if ProcessInfo.processInfo.environment["ORIEL_PICTURES"] != nil {
            let name = "\(recording.name) \(sought.place)".replacingOccurrences(of: " ", with: "-")
            try Self.write(sought, name)
        }
        let kind = sought.picture.isAtRest ? "at rest" : "on the way"
        let strange = sought.strange == .max ? "all" : "\(sought.strange)"
        if outcome.strangePictures.count >= 5 { return }
        outcome.strangePictures.append(
            "Picture \(sought.place) of the window \(kind) is none of the test host's: \(strange) pixels differ.")
    }

    private static func pixels(of window: TestHost, size: CGSize) throws -> [UInt32] {
        let bitmap = try window.bitmap(size: size)
        return [UInt32](unsafeUninitializedCapacity: bitmap.width * bitmap.height) { buffer, count in
            make_display_pixels(bitmap.pixels, buffer.baseAddress!, bitmap.width * bitmap.height)
            count = bitmap.width * bitmap.height
        }
    }

    /// Writes both pictures side by side, and the places where neither it nor the one before equals the window's, for
    /// inspection.
    private static func write(_ sought: Sought, _ name: String) throws {
        let picture = sought.picture.pixels
        let nearest = sought.nearest.isEmpty ? picture : sought.nearest
        let previous = sought.previous.isEmpty ? nearest : sought.previous
        let strange = picture.indices.map { place -> UInt32 in
            let isStrange = count_strange_pixels(
                [picture[place]], [nearest[place]], [previous[place]], 1, roundingTolerance)
            return isStrange > 0 ? 0xFF_FFFF : 0
        }
        let (width, height) = (Int(sought.picture.size.width), Int(sought.picture.size.height))
        var data = Data("P6 \(3 * width) \(height) 255\n".utf8)
        for row in 0..<height {
            for pixels in [picture, nearest, strange] {
                for pixel in pixels[row * width..<(row + 1) * width] {
                    data.append(contentsOf: [UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255)])
                }
            }
        }
        let folder = ProcessInfo.processInfo.environment["ORIEL_PICTURES"] ?? NSTemporaryDirectory()
        try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".ppm"))
    }
}

extension TestHost {
    fileprivate var hash: Int { ObjectIdentifier(self).hashValue }

    /// The window's pixels as they are, without working anything off.
    fileprivate func bitmap(size: CGSize) throws -> Bitmap {
        try PictureMaker.bitmap(host.displayList, size: size, scale: 1, background: host.backgroundColor)
    }
}
