import CoreMedia
import Foundation
import OrielFoundation
import SwiftUICore

/// Takes pictures out of a film.
///
/// Follows Apple's [AVAssetImageGenerator](https://developer.apple.com/documentation/avfoundation/avassetimagegenerator).
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    /// How a request ended.
    public enum Result: Int, Sendable { case succeeded = 0, failed, cancelled }

    /// How much of a picture is taken.
    public struct ApertureMode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The part meant to be seen.
        public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
        /// All of it.
        public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
        /// All of it in its proportions.
        public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
    }

    /// The film.
    public let asset: AVAsset
    /// Whether pictures are turned as the film says; they always are, here.
    open var appliesPreferredTrackTransform = false
    /// The largest size of pictures, in pixels, in which they keep their proportions; zero, by default, for their own.
    open var maximumSize = CGSize.zero
    /// How much of a picture is taken; all of it, here.
    open var apertureMode: ApertureMode?
    /// How much before the time is near enough.
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    /// How much behind the time is near enough.
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity

    private let queue = DispatchQueue(label: "org.oriel.pictures")
    private let lock = NSLock()
    private var generation = 0
    private var source: PictureSource?

    /// Creates a generator of a film's pictures.
    public init(asset: AVAsset) { self.asset = asset }

    /// Returns the picture at a time; waits for it.
    /// - Parameters:
    ///   - requestedTime: The time.
    ///   - actualTime: Receives the picture's own time.
    /// - Throws: An ``AVError`` where there is none.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        let picture = try queue.sync { try take(requestedTime) }
        actualTime?.pointee = picture.time
        return picture.image
    }

    /// Returns the picture at a time, and the picture's own time.
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { [self] in
                do {
                    let picture = try take(time)
                    continuation.resume(returning: (picture.image, picture.time))
                } catch {
                    continuation.resume(throwing: error)
                }
            }
        }
    }

    /// Returns the pictures at some times, one after the other.
    open func images(for times: [CMTime]) -> Images { Images(generator: self, times: times) }

    /// Takes pictures, and calls a function for each, on a thread of its own.
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue],
        completionHandler handler:
            @escaping @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    ) {
        let own = lock.withLock { generation }
        for time in requestedTimes.map(\.timeValue) {
            queue.async { [self] in
                guard own == lock.withLock({ generation }) else {
                    return handler(time, nil, .invalid, .cancelled, AVError(.operationCancelled))
                }
                do {
                    let picture = try take(time)
                    handler(time, picture.image, picture.time, .succeeded, nil)
                } catch {
                    handler(time, nil, .invalid, .failed, error)
                }
            }
        }
    }

    /// Takes the picture at a time, and calls a function with it, on a thread of its own.
    open func generateCGImageAsynchronously(
        for requestedTime: CMTime,
        completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
    ) {
        generateCGImagesAsynchronously(forTimes: [NSValue(time: requestedTime)]) { handler($1, $2, $4) }
    }

    /// Cancels the requests that have not begun.
    open func cancelAllCGImageGeneration() { lock.withLock { generation += 1 } }

    private func take(_ time: CMTime) throws -> FilmFrame {
        guard time.isNumeric else { throw AVError(.noImageAtTime, "The time is not a number.") }
        let facts = asset.reading.readAndWait()
        if let error = facts.error { throw error }
        guard let url = asset.place, facts.tracks.contains(where: \.isVideo) else {
            throw AVError(.noImageAtTime, "There are no pictures.")
        }
        if source == nil { source = PictureSource(url) }
        let near = CMTime(value: 2, timescale: 1)
        let isAccurate = !(requestedTimeToleranceBefore > near && requestedTimeToleranceAfter > near)
        let last = facts.duration.isNumeric ? max(facts.duration - CMTime(value: 1, timescale: 1000), .zero) : time
        guard let frame = source?.picture(at: min(max(time, .zero), last), isAccurate: isAccurate) else {
            throw AVError(.noImageAtTime, "There is no picture at the time.")
        }
        let (width, height) = (maximumSize.width, maximumSize.height)
        let scale = min(
            width > 0 ? width / frame.size.width : 1, height > 0 ? height / frame.size.height : 1)
        guard scale < 1, scale.isFinite else { return frame }
        let longest = Int((max(frame.size.width, frame.size.height) * scale).rounded())
        return FilmFrame(image: frame.image.scaledDown(toLongestSide: max(longest, 1)), time: frame.time)
    }

    /// The pictures at some times.
    public struct Images: AsyncSequence, Sendable {
        /// What became of a request.
        public enum Element: Sendable {
            case success(requestedTime: CMTime, image: CGImage, actualTime: CMTime)
            case failure(requestedTime: CMTime, error: any Error)

            /// The time that was asked for.
            public var requestedTime: CMTime {
                switch self {
                case .success(let time, _, _), .failure(let time, _): time
                }
            }
            /// The picture; throws why there is none.
            public var image: CGImage {
                get throws {
                    switch self {
                    case .success(_, let image, _): return image
                    case .failure(_, let error): throw error
                    }
                }
            }
            /// The picture's own time; throws why there is none.
            public var actualTime: CMTime {
                get throws {
                    switch self {
                    case .success(_, _, let time): return time
                    case .failure(_, let error): throw error
                    }
                }
            }
        }

        let generator: AVAssetImageGenerator
        let times: [CMTime]
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(generator: generator, times: times[...]) }

        /// Takes one picture after the other.
        public struct AsyncIterator: AsyncIteratorProtocol {
            let generator: AVAssetImageGenerator
            var times: ArraySlice<CMTime>
            public mutating func next() async -> Element? {
                guard !Task.isCancelled, let time = times.popFirst() else { return nil }
                do {
                    let (image, actualTime) = try await generator.image(at: time)
                    return .success(requestedTime: time, image: image, actualTime: actualTime)
                } catch {
                    return .failure(requestedTime: time, error: error)
                }
            }
        }
    }
}

/// A paused film, whose pictures are taken one by one.
private final class PictureSource: @unchecked Sendable {
    private let condition = NSCondition()
    private var frame: FilmFrame?
    private var settled = 0
    private var hasFailed = false
    private var pipeline: MediaPipeline?

    init?(_ url: URL) {
        var receivers = MediaPipeline.Receivers()
        receivers.frame = { [weak self] frame in self?.note { $0.frame = frame } }
        receivers.event = { [weak self] event in
            switch event {
            case .settled: self?.note { $0.settled += 1 }
            case .failed: self?.note { $0.hasFailed = true }
            default: break
            }
        }
        guard let pipeline = MediaPipeline(playing: url, hasVideo: true, sound: nil, receivers) else { return nil }
        self.pipeline = pipeline
        pipeline.setPlaying(false)
        guard wait(until: { $0.settled > 0 }) else { return nil }
    }

    /// The picture at a time; nil if there is none.
    func picture(at time: CMTime, isAccurate: Bool) -> FilmFrame? {
        let before = condition.withLock {
            frame = nil
            return settled
        }
        pipeline?.seek(to: time.nanoseconds, rate: 1, isAccurate: isAccurate)
        _ = wait { $0.settled > before }
        return condition.withLock { frame }
    }

    private func note(_ change: (PictureSource) -> Void) {
        condition.lock()
        change(self)
        condition.broadcast()
        condition.unlock()
    }

    private func wait(until isDone: (PictureSource) -> Bool) -> Bool {
        condition.lock()
        defer { condition.unlock() }
        let end = Date(timeIntervalSinceNow: 10)
        while !isDone(self), !hasFailed, condition.wait(until: end) {}
        return isDone(self)
    }
}
