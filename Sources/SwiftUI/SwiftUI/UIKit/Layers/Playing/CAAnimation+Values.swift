import Foundation
import SwiftUICore

/// The values that animations give to a layer at one time.
struct AnimatedValues {
    let layer: CALayer
    /// The values by the paths of their properties, in the order in which animations were added.
    private(set) var values: [(path: String, value: Any)] = []
    /// The shares of all animations: values are the same as long as these are.
    private(set) var shares: [Double] = []

    init(_ layer: CALayer) { self.layer = layer }

    private func value(_ path: String) -> Any? {
        values.last { $0.path == path }?.value ?? layer.value(forKeyPath: path)
    }

    /// Adds the values of an animation.
    /// - Parameters:
    ///   - time: The time of the layer or group around it.
    ///   - begin: When the animation begins, in that time.
    ///   - usual: The duration of an animation that has none, in seconds.
    /// - Returns: Whether the animation has ended.
    mutating func add(_ animation: CAAnimation, at time: Double, begin: Double, usual: Double) -> Bool {
        let moment = AnimationMoment(animation, at: time, begin: begin, usual: usual)
        shares.append(moment.share ?? -1)
        guard let plain = moment.share else { return moment.isOver }
        let share = animation.timingFunction?.value(at: plain) ?? plain
        if let group = animation as? CAAnimationGroup {
            for part in group.animations ?? [] {
                _ = add(part, at: share * moment.duration, begin: part.beginTime, usual: moment.duration)
            }
        } else if let property = animation as? CAPropertyAnimation, let path = property.keyPath, !path.isEmpty {
            let base = value(path)
            if let value = property.value(at: share, duration: moment.duration, base: base) {
                values.append((path, property.isAdditive ? AnimatedValue.sum(base, value) ?? value : value))
            }
        }
        return moment.isOver
    }
}

extension CAPropertyAnimation {
    /// The property's value at a share of the animation.
    /// - Parameter base: The value without the animation.
    fileprivate func value(at share: Double, duration: Double, base: Any?) -> Any? {
        switch self {
        case let spring as CASpringAnimation: spring.value(spring.place(at: share * duration), base)
        case let basic as CABasicAnimation: basic.value(share, base)
        case let frames as CAKeyframeAnimation: frames.value(share)
        default: nil
        }
    }
}

extension CABasicAnimation {
    fileprivate func value(_ share: Double, _ base: Any?) -> Any? {
        let none = isAdditive ? nil : base
        let from = fromValue ?? none
        let to = toValue ?? byValue.map { AnimatedValue.sum(from ?? base, $0) ?? $0 } ?? none
        if fromValue == nil, let toValue, let byValue, let by = AnimatedValue.number(byValue) {
            return AnimatedValue.mix(AnimatedValue.sum(toValue, NSNumber(value: -by)), toValue, share)
        }
        return AnimatedValue.mix(from ?? to, to ?? from, share)
    }
}

extension CASpringAnimation {
    /// Where the spring is, from 0 to 1 and beyond, at a time in seconds.
    fileprivate func place(at time: Double) -> Double {
        let (mass, stiffness, damping) = (Double(mass), Double(stiffness), Double(damping))
        guard mass > 0, stiffness > 0, damping >= 0, mass.isFinite, stiffness.isFinite, damping.isFinite else {
            return 1
        }
        let frequency = (stiffness / mass).squareRoot()
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        let velocity = initialVelocity.isFinite ? Double(initialVelocity) : 0
        if ratio < 1 {
            let own = frequency * (1 - ratio * ratio).squareRoot()
            let swing = cos(own * time) + (ratio * frequency - velocity) / own * sin(own * time)
            return 1 - exp(-ratio * frequency * time) * swing
        }
        return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time)
    }
}

extension CAKeyframeAnimation {
    fileprivate func value(_ share: Double) -> Any? {
        if let path { return place(on: path, share) }
        guard let values, let last = values.last else { return nil }
        guard values.count > 1 else { return last }
        let isDiscrete = calculationMode == .discrete
        // Each of discrete values lasts as long as the others; other values are at the ends of equal parts.
        let found = part(at: share, of: values.count, parts: isDiscrete ? values.count : values.count - 1)
        guard !isDiscrete, found.index + 1 < values.count else { return values[found.index] }
        return AnimatedValue.mix(values[found.index], values[found.index + 1], found.share)
    }

    /// The keyframe before a share of the animation, and the share of the way to the next one, by its curve.
    private func part(at share: Double, of count: Int, parts: Int) -> (index: Int, share: Double) {
        let given = (keyTimes ?? []).map(\.doubleValue)
        let isGiven = given.count >= count && given.allSatisfy(\.isFinite)
        let times = isGiven ? given : (0...max(parts, 1)).map { Double($0) / Double(max(parts, 1)) }
        let index = min(max((times.firstIndex { $0 > share } ?? times.count) - 1, 0), count - 1)
        guard index + 1 < times.count else { return (index, 0) }
        let length = times[index + 1] - times[index]
        let part = length > 0 ? min(max((share - times[index]) / length, 0), 1) : 1
        let curve = timingFunctions.flatMap { index < $0.count ? $0[index] : nil }
        return (index, curve?.value(at: part) ?? part)
    }

    /// The place on a path: each of its lines and curves leads from one keyframe to the next, but for paces.
    private func place(on path: CGPath, _ share: Double) -> Any? {
        let lines = Self.lines(of: path)
        guard let last = lines.last, case .move(let first) = AnimatedValue.elements(path).first else { return nil }
        func place(on line: Path, _ share: Double) -> CGPoint? {
            // A line that is trimmed to nothing has no place.
            share >= 1 ? line.currentPoint : line.trimmedPath(from: 0, to: max(share, 1e-6)).currentPoint
        }
        if calculationMode == .paced || calculationMode == .cubicPaced {
            return share <= 0 ? first : place(on: Path(path), share)
        }
        // A path may have more lines than there are times for.
        let count = keyTimes.map { $0.count >= 2 ? min($0.count - 1, lines.count) : lines.count } ?? lines.count
        let found = part(at: share, of: count + 1, parts: count)
        if calculationMode == .discrete { return found.index == 0 ? first : lines[found.index - 1].currentPoint }
        return found.index < count
            ? place(on: lines[found.index], found.share)
            : lines[count - 1].currentPoint
                ?? last.currentPoint
    }

    /// The lines and curves of a path, each as a path.
    private static func lines(of path: CGPath) -> [Path] {
        var (lines, start, place): ([Path], CGPoint, CGPoint) = ([], .zero, .zero)
        func add(to end: CGPoint, _ draw: (inout Path) -> Void) {
            var line = Path()
            line.move(to: place)
            draw(&line)
            lines.append(line)
            place = end
        }
        for element in AnimatedValue.elements(path) {
            switch element {
            case .move(let point): (start, place) = (point, point)
            case .line(let end): add(to: end) { $0.addLine(to: end) }
            case .quadCurve(let end, let control): add(to: end) { $0.addQuadCurve(to: end, control: control) }
            case .curve(let end, let first, let second):
                add(to: end) { $0.addCurve(to: end, control1: first, control2: second) }
            case .closeSubpath: add(to: start) { [start] in $0.addLine(to: start) }
            }
        }
        return lines
    }
}
