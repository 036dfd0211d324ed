import Foundation
import simd

/// An action that runs on a node.
protocol ActionRun: AnyObject {
    /// Continues the action for a time; returns the rest of the time if it has ended, and nil otherwise.
    func advance(_ node: SCNNode, _ seconds: Double) -> Double?
}

/// An action of a length.
final class TimedRun: ActionRun {
    private let duration: Double
    private let timing: (Double) -> Double
    private let begin: (SCNNode) -> (Double) -> Void
    private var show: ((Double) -> Void)?
    private var elapsed = 0.0

    init(_ duration: Double, _ timing: @escaping (Double) -> Double, _ begin: @escaping (SCNNode) -> (Double) -> Void) {
        (self.duration, self.timing, self.begin) = (duration, timing, begin)
    }

    func advance(_ node: SCNNode, _ seconds: Double) -> Double? {
        let show = show ?? begin(node)
        self.show = show
        elapsed += seconds
        guard elapsed < duration else {
            show(timing(1))
            return elapsed - duration
        }
        show(timing(elapsed / duration))
        return nil
    }
}

/// Actions one after the other.
final class SequenceRun: ActionRun {
    private var left: [ActionRun]
    init(_ runs: [ActionRun]) { left = runs }
    func advance(_ node: SCNNode, _ seconds: Double) -> Double? {
        var seconds = seconds
        while let first = left.first {
            guard let rest = first.advance(node, seconds) else { return nil }
            seconds = rest
            left.removeFirst()
        }
        return seconds
    }
}

/// Actions at the same time.
final class GroupRun: ActionRun {
    private var left: [ActionRun]
    private var rest = Double.infinity
    init(_ runs: [ActionRun]) { left = runs }
    func advance(_ node: SCNNode, _ seconds: Double) -> Double? {
        left.removeAll { run in
            guard let over = run.advance(node, seconds) else { return false }
            rest = min(rest, over)
            return true
        }
        guard left.isEmpty else {
            rest = .infinity
            return nil
        }
        return rest.isFinite ? rest : seconds
    }
}

/// An action again and again.
final class RepeatRun: ActionRun {
    private let make: () -> ActionRun
    private var now: ActionRun?
    private var left: Int?
    init(_ count: Int?, _ make: @escaping () -> ActionRun) { (left, self.make) = (count, make) }
    func advance(_ node: SCNNode, _ seconds: Double) -> Double? {
        var seconds = seconds
        // An action without a length begins once a frame, at most: it would never end.
        while left != 0 {
            let run = now ?? make()
            now = run
            guard let rest = run.advance(node, seconds) else { return nil }
            now = nil
            left = left.map { $0 - 1 }
            if rest >= seconds, left == nil { return nil }
            seconds = rest
        }
        return seconds
    }
}

/// An action with another speed.
final class SpeedRun: ActionRun {
    private let run: ActionRun
    private let speed: Double
    init(_ run: ActionRun, _ speed: Double) { (self.run, self.speed) = (run, speed) }
    func advance(_ node: SCNNode, _ seconds: Double) -> Double? {
        guard speed > 0 else { return nil }
        return run.advance(node, seconds * speed).map { $0 / speed }
    }
}
