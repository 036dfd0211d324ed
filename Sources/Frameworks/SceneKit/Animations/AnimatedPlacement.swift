import Foundation
import SwiftUI
import simd

/// What animations of Core Animation's show of a node.
struct AnimatedPlacement {
    var placement: Placement
    var opacity: CGFloat

    /// Applies an animation at a time of its own.
    mutating func apply(_ animation: CAAnimation, at time: Double, length: Double, share: Double, isAdditive: Bool) {
        if let group = animation as? CAAnimationGroup {
            for part in group.animations ?? [] {
                let own = part.duration > 0 ? part.duration : length
                let passed = min(max(time - part.beginTime, 0), own)
                apply(
                    part, at: passed, length: own, share: share,
                    isAdditive: (part as? CAPropertyAnimation)?.isAdditive ?? false)
            }
            return
        }
        guard let animation = animation as? CAPropertyAnimation, let path = animation.keyPath else { return }
        guard let current = values(path) else {
            return SceneGaps.say("the property “\(path)” is not animated here.")
        }
        let progress = ease(animation.timingFunction, min(max(time / max(length, 1e-6), 0), 1))
        guard var new = Self.interpolated(animation, progress, current) else { return }
        if isAdditive { new = zip(current, new).map { $0 + $1 } }
        set(path, zip(current, new).map { $0 + ($1 - $0) * Float(share) })
    }

    private static func interpolated(
        _ animation: CAPropertyAnimation, _ progress: Double, _ current: [Float]
    ) -> [Float]? {
        func mix(_ a: [Float], _ b: [Float], _ t: Double) -> [Float] { zip(a, b).map { $0 + ($1 - $0) * Float(t) } }
        if let basic = animation as? CABasicAnimation {
            var from = numbers(basic.fromValue)
            let by = numbers(basic.byValue)
            let to = numbers(basic.toValue)
            // A turn about an axis begins without a turn, about the same axis.
            if from == nil, let to, to.count == 4, current == [0, 0, 0, 0] { from = [to[0], to[1], to[2], 0] }
            let start = from ?? (by != nil && to != nil ? zip(to ?? [], by ?? []).map { $0 - $1 } : current)
            let end = to ?? by.map { zip(start, $0).map { $0 + $1 } } ?? current
            guard start.count == current.count, end.count == current.count else { return nil }
            return mix(start, end, progress)
        }
        guard let frames = animation as? CAKeyframeAnimation, let values = frames.values?.compactMap({ numbers($0) }),
            let last = values.last, values.allSatisfy({ $0.count == current.count })
        else { return nil }
        guard values.count > 1 else { return last }
        var times = frames.keyTimes?.map(\.doubleValue) ?? []
        if times.count != values.count { times = values.indices.map { Double($0) / Double(values.count - 1) } }
        guard let next = times.firstIndex(where: { $0 > progress }) else { return last }
        guard next > 0 else { return values[0] }
        if frames.calculationMode == .discrete { return values[next - 1] }
        let part = (progress - times[next - 1]) / max(times[next] - times[next - 1], 1e-9)
        return mix(values[next - 1], values[next], part)
    }

    /// The numbers of a value; nil for one of another kind.
    static func numbers(_ value: Any?) -> [Float]? {
        switch value {
        case let v as SCNVector3: return [v.x, v.y, v.z]
        case let v as SCNVector4: return [v.x, v.y, v.z, v.w]
        case let v as SIMD3<Float>: return [v.x, v.y, v.z]
        case let v as SIMD4<Float>: return [v.x, v.y, v.z, v.w]
        case let v as simd_quatf: return [v.vector.x, v.vector.y, v.vector.z, v.vector.w]
        case let v as Double: return [Float(v)]
        case let v as CGFloat: return [Float(v)]
        case let v as Float: return [v]
        case let v as Int: return [Float(v)]
        case let v as NSNumber: return [v.floatValue]
        case let v as NSValue: return v.sceneValue.flatMap { numbers($0) }
        default: return nil
        }
    }

    // MARK: Properties

    private static let places = ["x": 0, "y": 1, "z": 2, "w": 3]
    private static func parts(_ path: String) -> (name: String, place: Int?) {
        let words = path.replacingOccurrences(of: "transform.", with: "").split(separator: ".").map(String.init)
        let name = words.first == "translation" ? "position" : words.first ?? ""
        return (name, words.count > 1 ? places[words[1]] ?? 99 : nil)
    }

    private func whole(_ name: String) -> [Float]? {
        let node = SCNNode()
        node.placement = placement
        switch name {
        case "position": return Self.numbers(node.position)
        case "scale": return Self.numbers(node.scale)
        case "eulerAngles": return Self.numbers(node.eulerAngles)
        case "orientation": return Self.numbers(node.orientation)
        case "rotation": return Self.numbers(node.rotation)
        case "opacity": return [Float(opacity)]
        default: return nil
        }
    }
    private func values(_ path: String) -> [Float]? {
        let (name, place) = Self.parts(path)
        guard let whole = whole(name) else { return nil }
        guard let place else { return whole }
        return whole.indices.contains(place) ? [whole[place]] : nil
    }
    private mutating func set(_ path: String, _ values: [Float]) {
        let (name, place) = Self.parts(path)
        guard var whole = whole(name) else { return }
        if let place, let value = values.first { whole[place] = value } else if place == nil { whole = values }
        guard whole.allSatisfy(\.isFinite) else { return }
        let node = SCNNode()
        node.placement = placement
        switch name {
        case "position": node.simdPosition = SIMD3(whole[0], whole[1], whole[2])
        case "scale": node.simdScale = SIMD3(whole[0], whole[1], whole[2])
        case "eulerAngles": node.simdEulerAngles = SIMD3(whole[0], whole[1], whole[2])
        case "orientation": node.orientation = SCNQuaternion(whole[0], whole[1], whole[2], whole[3])
        case "rotation": node.rotation = SCNVector4(whole[0], whole[1], whole[2], whole[3])
        default: opacity = CGFloat(whole[0])
        }
        placement = node.placement
    }
}

/// Returns the share of a change at a share of its time, by a curve.
func ease(_ function: CAMediaTimingFunction?, _ time: Double) -> Double {
    guard let points = function?.points, points.count == 4 else { return time }
    let p = points.map(Double.init)
    func curve(_ t: Double, _ a: Double, _ b: Double) -> Double {
        3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<30 {
        let middle = (low + high) / 2
        if curve(middle, p[0], p[2]) < time { low = middle } else { high = middle }
    }
    return curve((low + high) / 2, p[1], p[3])
}
