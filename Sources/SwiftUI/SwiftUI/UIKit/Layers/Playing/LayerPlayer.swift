import Foundation
import OrielFoundation

/// Moves the layers that have animations, sixty times a second, as long as there are some.
@MainActor
enum LayerPlayer {
    private struct Followed { weak var layer: CALayer? }

    /// In the order in which they were followed.
    private static var followed: [Followed] = []
    private static var timer: Timer?
    private static var isDue = false
    /// The time of layers without one around them, in seconds; tests have their own.
    static var now: () -> CFTimeInterval = CACurrentMediaTime
    /// Whether frames are made by a test alone.
    static var isManual = false

    /// Follows the animations of a layer from now on; on any thread.
    nonisolated static func follow(_ layer: CALayer) {
        onMain {
            if !layer.isFollowed { followed.append(Followed(layer: layer)) }
            layer.isFollowed = true
            start()
        }
    }

    /// Notes that the time of a layer has changed, or that layers were inserted; on any thread.
    nonisolated static func wake() {
        onMain { if !followed.isEmpty { start() } }
    }

    /// Notes that animations have ended, as their layer is gone; on any thread.
    nonisolated static func end(_ groups: [CATransaction.Wait]) {
        onMain { for group in groups { group.endOne() } }
    }

    private nonisolated static func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
        if MainQueue.isServed { MainActor.assumeIsolated(body) } else { DispatchQueue.main.async(execute: body) }
    }

    private static func start() {
        guard !isManual, !isDue else { return }
        isDue = true
        // All changes of this turn belong to the first frame.
        DispatchQueue.main.async {
            isDue = false
            moveFrame()
        }
    }

    /// Moves all layers to the present time.
    static func moveFrame() {
        let time = now()
        var isMoving = false
        for case let layer? in followed.map(\.layer) where !layer.running.isEmpty && layer.isShownByView {
            layer.moveAnimations(to: time)
            if layer.isMoving { isMoving = true }
        }
        followed.removeAll { entry in
            guard let layer = entry.layer, layer.running.isEmpty else { return entry.layer == nil }
            layer.isFollowed = false
            return true
        }
        guard !isManual else { return }
        if !isMoving {
            timer?.invalidate()
            timer = nil
        } else if timer == nil {
            let new = Timer(timeInterval: 1 / 60, repeats: true) { _ in MainActor.assumeIsolated { moveFrame() } }
            RunLoop.main.add(new, forMode: .common)
            timer = new
        }
    }
}
