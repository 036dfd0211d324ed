import Dispatch
import Foundation

/// Pictures of a window as the user sees it, taken from the display while the program runs.
final class Film: @unchecked Sendable {
    /// A picture.
    struct Picture {
        /// When it was taken, in seconds of the system's monotonic clock.
        let time: Double
        /// Which window's content it shows.
        let window: Int
        /// Whether the window had come to rest.
        let isAtRest: Bool
        let pixels: [UInt32]
        let size: CGSize
    }

    private let lock = NSLock()
    private var taken: [Picture] = []
    private var isRunning = false
    private let done = DispatchSemaphore(value: 0)

    /// How far apart pictures are kept at least, in seconds, and how many at most in one scene.
    private let distance = 0.07, limit = 10

    /// The pictures so far.
    var pictures: [Picture] { lock.withLock { taken } }

    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Takes one picture of a window at rest.
    func take(_ part: CGRect, of screen: Screen, window: Int) {
        let picture = Picture(
            time: Self.now, window: window, isAtRest: true, pixels: screen.pixels(in: part), size: part.size)
        lock.withLock { taken.append(picture) }
    }

    /// Films until `stop()`, keeping pictures that differ.
    func start(_ part: CGRect, of screen: Screen, window: Int) {
        isRunning = true
        Thread.detachNewThread { [self] in
            var last: [UInt32] = screen.pixels(in: part)
            var (lastTime, count) = (0.0, 0)
            while lock.withLock({ isRunning }) {
                let pixels = screen.pixels(in: part)
                let time = Self.now
                if count < limit, time - lastTime >= distance, pixels != last {
                    lock.withLock {
                        taken.append(
                            Picture(time: time, window: window, isAtRest: false, pixels: pixels, size: part.size))
                    }
                    (last, lastTime, count) = (pixels, time, count + 1)
                }
                usleep(8_000)
            }
            done.signal()
        }
    }

    func stop() {
        lock.withLock { isRunning = false }
        done.wait()
    }
}
