import Foundation
import SwiftUICore

/// An animation that a layer has taken.
final class RunningAnimation {
    let key: String?
    let animation: CAAnimation
    /// When it begins, in the layer's time; nil before its first frame.
    var begin: CFTimeInterval?
    var hasStarted = false
    var hasEnded = false
    /// The group of changes whose block waits for the end.
    let group: CATransaction.Wait?

    init(_ animation: CAAnimation, _ key: String?) {
        (self.animation, self.key) = (animation, key)
        group = CATransaction.waiting
        group?.count += 1
    }

    /// Notes the end, and notifies the delegate and the group of changes.
    func end(isFinished: Bool) {
        guard !hasEnded else { return }
        hasEnded = true
        animation.delegate?.animationDidStop(animation, finished: isFinished)
        group?.endOne()
    }
}

extension CALayer {
    /// Whether values are set for a picture alone: no change is noted, and no action run.
    nonisolated(unsafe) static var isQuiet = false

    /// Takes an animation, which begins with the next frame in which a view shows the layer.
    func play(_ animation: CAAnimation, _ key: String?) {
        if let key { standardRemoveAnimation(forKey: key) }
        running.append(RunningAnimation(animation, key))
        LayerPlayer.follow(self)
    }

    func standardRemoveAnimation(forKey key: String) { remove { $0.key == key } }
    func standardRemoveAllAnimations() { remove { _ in true } }
    func standardAnimation(forKey key: String) -> CAAnimation? { running.last { $0.key == key }?.animation }
    func standardAnimationKeys() -> [String]? {
        let keys = running.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    private func remove(_ isRemoved: (RunningAnimation) -> Bool) {
        let removed = running.filter(isRemoved)
        guard !removed.isEmpty else { return }
        running.removeAll { one in removed.contains { $0 === one } }
        if running.isEmpty {
            let isDisplayed = needsDisplay(for: animated)
            (animated, shares) = ([], [])
            if isDisplayed { setNeedsDisplay() } else { noteChange() }
        } else {
            shares = []
            LayerPlayer.wake()
        }
        for one in removed { one.end(isFinished: false) }
    }

    /// Whether the layer's class wants to display changes of some of the values.
    private func needsDisplay(for values: [(path: String, value: Any)]) -> Bool {
        values.contains { Swift.type(of: self).needsDisplay(forKey: $0.path) }
    }

    /// Whether a view shows the outermost layer.
    var isShownByView: Bool {
        var layer = self
        while let around = layer.superlayer ?? layer.masked { layer = around }
        return layer.view != nil
    }

    /// Whether the values of the animations change with time.
    var isMoving: Bool {
        var layer: CALayer? = self
        while let next = layer {
            if next.speed == 0 { return false }
            layer = next.superlayer ?? next.masked
        }
        return running.contains { !$0.hasEnded && $0.animation.speed != 0 }
    }

    /// Moves the animations to a time of the outermost layer.
    func moveAnimations(to time: CFTimeInterval) {
        let own = ownTime(time)
        for one in running where one.begin == nil {
            one.begin = one.animation.beginTime != 0 ? one.animation.beginTime : own
        }
        var values = AnimatedValues(self)
        var ended: [RunningAnimation] = []
        var started: [RunningAnimation] = []
        for one in running {
            let begin = one.begin ?? own
            if !one.hasStarted, own >= begin { started.append(one) }
            if values.add(one.animation, at: own, begin: begin, usual: 0.25), !one.hasEnded { ended.append(one) }
        }
        let gone = ended.filter { $0.animation.isRemovedOnCompletion }
        if !gone.isEmpty {
            running.removeAll { one in gone.contains { $0 === one } }
            values = AnimatedValues(self)
            for one in running { _ = values.add(one.animation, at: own, begin: one.begin ?? own, usual: 0.25) }
        }
        let hasChanged = values.shares != shares || !gone.isEmpty
        let isDisplayed = hasChanged && needsDisplay(for: animated + values.values)
        (animated, shares) = (values.values, values.shares)
        if isDisplayed {
            setNeedsDisplay()
            displayIfNeeded()
        }
        if hasChanged { noteChange() }
        for one in started {
            one.hasStarted = true
            one.animation.delegate?.animationDidStart(one.animation)
        }
        for one in ended { one.end(isFinished: true) }
    }

    /// Calls a function for which the layer's properties have the values of the animations.
    func showingAnimations<Result>(_ body: () -> Result) -> Result {
        guard !animated.isEmpty, !isShowingAnimations else { return body() }
        isShowingAnimations = true
        let kept = keptValues
        quietly {
            var parts: [(path: String, value: Any)] = []
            for (path, value) in animated {
                if path.hasPrefix("transform.") { parts.append((path, value)) } else { set(value, path) }
            }
            if !parts.isEmpty { transform = transform.with(parts) }
        }
        defer {
            quietly { for (path, value) in kept { set(value, path) } }
            isShowingAnimations = false
        }
        return body()
    }

    private func quietly(_ body: () -> Void) {
        let outer = Self.isQuiet
        Self.isQuiet = true
        body()
        Self.isQuiet = outer
    }

    private func set(_ value: Any?, _ path: String) { standardSetValue(value, forKeyPath: path) }

    /// The values that the animations change, by their paths.
    private var keptValues: [(path: String, value: Any?)] {
        var paths: [String] = []
        for (path, _) in animated {
            let first = String(path.prefix { $0 != "." })
            let own =
                first == "frame"
                ? ["bounds", "position"] : ["transform", "position", "bounds"].contains(first) ? [first] : [path]
            paths += own.filter { !paths.contains($0) }
        }
        return paths.map { ($0, standardValue(forKeyPath: $0)) }
    }

    // MARK: Time

    /// The layer's time for one of the outermost layer.
    func ownTime(_ time: CFTimeInterval) -> CFTimeInterval {
        let around = (superlayer ?? masked)?.ownTime(time) ?? time
        return (around - beginTime) * Double(speed) + timeOffset
    }

    /// The outermost layer's time for one of this layer; the time at which it stands still for one that does.
    private func outermostTime(_ time: CFTimeInterval) -> CFTimeInterval {
        let around = speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
        return (superlayer ?? masked)?.outermostTime(around) ?? around
    }

    func standardConvertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
        ownTime(layer?.outermostTime(time) ?? time)
    }

    func standardConvertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
        let outer = outermostTime(time)
        return layer?.ownTime(outer) ?? outer
    }
}

extension CATransform3D {
    /// The transform with other parts, by their paths: stretched, turned, then moved.
    fileprivate func with(_ parts: [(path: String, value: Any)]) -> CATransform3D {
        var scale = (x: hypot(m11, m12), y: hypot(m21, m22), z: m33)
        if m11 * m22 - m12 * m21 < 0 { scale.y = -scale.y }
        var turn: (x: CGFloat, y: CGFloat, z: CGFloat) = (0, 0, m11 == 0 && m12 == 0 ? 0 : atan2(m12, m11))
        var place = (x: m41, y: m42, z: m43)
        for (path, value) in parts {
            let plain = AnimatedValue.plain(value)
            if path == "transform.translation" {
                if let size = plain as? CGSize { (place.x, place.y) = (size.width, size.height) }
                if let point = plain as? CGPoint { (place.x, place.y) = (point.x, point.y) }
            }
            guard let number = AnimatedValue.number(plain).map({ CGFloat($0) }) else { continue }
            switch path {
            case "transform.scale": scale = (number, number, number)
            case "transform.scale.x": scale.x = number
            case "transform.scale.y": scale.y = number
            case "transform.scale.z": scale.z = number
            case "transform.rotation", "transform.rotation.z": turn.z = number
            case "transform.rotation.x": turn.x = number
            case "transform.rotation.y": turn.y = number
            case "transform.translation.x": place.x = number
            case "transform.translation.y": place.y = number
            case "transform.translation.z": place.z = number
            default: break
            }
        }
        return [
            CATransform3DMakeRotation(turn.x, 1, 0, 0), CATransform3DMakeRotation(turn.y, 0, 1, 0),
            CATransform3DMakeRotation(turn.z, 0, 0, 1), CATransform3DMakeTranslation(place.x, place.y, place.z),
        ].reduce(CATransform3DMakeScale(scale.x, scale.y, scale.z), CATransform3DConcat)
    }
}
