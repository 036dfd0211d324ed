import simd

/// A form in the scene: a ball, a box, or the space below a floor.
struct PhysicsSolid {
    enum Kind {
        case ball(Float)
        /// Half of each side.
        case box(SIMD3<Float>)
        case floor
    }
    /// A place where two forms touch; the normal points from the first to the second one.
    struct Touch {
        var place: SIMD3<Float>, normal: SIMD3<Float>, depth: Float
    }

    let kind: Kind
    var center: SIMD3<Float>, turn: simd_quatf

    /// The radius of a ball around.
    var reach: Float {
        switch kind {
        case .ball(let radius): radius
        case .box(let half): simd_length(half)
        case .floor: .infinity
        }
    }

    /// Returns a change of turns by a turning push.
    func turned(_ push: SIMD3<Float>, _ inverseMass: Float) -> SIMD3<Float> {
        guard inverseMass > 0 else { return .zero }
        switch kind {
        case .ball(let radius): return push * (inverseMass * 2.5 / max(radius * radius, 1e-8))
        case .box(let half):
            let squares = half * half
            let inertia = SIMD3(squares.y + squares.z, squares.x + squares.z, squares.x + squares.y) / 3
            return turn.act(turn.inverse.act(push) * inverseMass / max(inertia, SIMD3(repeating: 1e-8)))
        case .floor: return .zero
        }
    }

    func meets(_ other: PhysicsSolid) -> Bool {
        let (a, b) = (reach, other.reach)
        return a.isInfinite || b.isInfinite || simd_distance_squared(center, other.center) <= (a + b) * (a + b)
    }

    private func flipped(_ touches: [Touch]) -> [Touch] {
        touches.map { Touch(place: $0.place, normal: -$0.normal, depth: $0.depth) }
    }

    /// Returns the places where the form touches another one.
    func touches(_ other: PhysicsSolid) -> [Touch] {
        switch (kind, other.kind) {
        case (.ball(let a), .ball(let b)):
            let way = other.center - center
            let distance = simd_length(way)
            guard distance < a + b else { return [] }
            let normal = distance > 1e-6 ? way / distance : SIMD3(0, 1, 0)
            return [Touch(place: center + normal * a, normal: normal, depth: a + b - distance)]
        case (.ball(let radius), .box(let half)): return ballTouches(radius, other, half)
        case (.box, .ball): return flipped(other.touches(self))
        case (.ball, .floor), (.box, .floor): return floorTouches(other)
        case (.floor, .ball), (.floor, .box): return flipped(other.touches(self))
        case (.box(let a), .box(let b)): return boxTouches(a, other, b)
        case (.floor, .floor): return []
        }
    }

    private func floorTouches(_ floor: PhysicsSolid) -> [Touch] {
        let up = floor.turn.act(SIMD3(0, 1, 0))
        let points: [SIMD3<Float>]
        switch kind {
        case .ball(let radius): points = [center - up * radius]
        case .box(let half): points = corners(half)
        case .floor: points = []
        }
        return points.compactMap { point in
            let depth = -simd_dot(point - floor.center, up)
            return depth > 0 ? Touch(place: point, normal: -up, depth: depth) : nil
        }
    }

    private func ballTouches(_ radius: Float, _ box: PhysicsSolid, _ half: SIMD3<Float>) -> [Touch] {
        let local = box.turn.inverse.act(center - box.center)
        let near = simd_clamp(local, -half, half)
        let way = near - local
        let distance = simd_length(way)
        guard distance < radius else { return [] }
        if distance > 1e-6 {
            return [
                Touch(
                    place: box.center + box.turn.act(near), normal: box.turn.act(way / distance),
                    depth: radius - distance)
            ]
        }
        // The middle of the ball is in the box: out by the nearest side.
        let gaps = half - abs(local)
        let axis = gaps.x < gaps.y ? (gaps.x < gaps.z ? 0 : 2) : (gaps.y < gaps.z ? 1 : 2)
        var out = SIMD3<Float>.zero
        out[axis] = local[axis] < 0 ? 1 : -1
        return [Touch(place: center, normal: box.turn.act(out), depth: radius + gaps[axis])]
    }

    private func corners(_ half: SIMD3<Float>) -> [SIMD3<Float>] {
        (0..<8).map { number in
            let signs = SIMD3<Float>(number & 1 == 0 ? -1 : 1, number & 2 == 0 ? -1 : 1, number & 4 == 0 ? -1 : 1)
            return center + turn.act(half * signs)
        }
    }
    private func axes() -> [SIMD3<Float>] {
        [turn.act(SIMD3(1, 0, 0)), turn.act(SIMD3(0, 1, 0)), turn.act(SIMD3(0, 0, 1))]
    }

    /// Touches of two boxes: by the axis along which they overlap least.
    private func boxTouches(_ a: SIMD3<Float>, _ other: PhysicsSolid, _ b: SIMD3<Float>) -> [Touch] {
        let (own, others) = (axes(), other.axes())
        let way = other.center - center
        func radius(_ axes: [SIMD3<Float>], _ half: SIMD3<Float>, _ axis: SIMD3<Float>) -> Float {
            (0..<3).reduce(0) { $0 + abs(simd_dot(axes[$1], axis)) * half[$1] }
        }
        var (best, normal) = (Float.infinity, SIMD3<Float>.zero)
        let edges = own.flatMap { x in others.map { simd_cross(x, $0) } }.filter { simd_length_squared($0) > 1e-4 }
        for (number, candidate) in (own + others + edges).enumerated() {
            let axis = simd_normalize(candidate)
            let distance = simd_dot(way, axis)
            let depth = radius(own, a, axis) + radius(others, b, axis) - abs(distance)
            guard depth > 0 else { return [] }
            // Sides are preferred to edges, which would make boxes on boxes tremble.
            if depth < (number < 6 ? best : best * 0.9 - 1e-4) { (best, normal) = (depth, distance < 0 ? -axis : axis) }
        }
        func inside(_ point: SIMD3<Float>, _ box: PhysicsSolid, _ half: SIMD3<Float>) -> Bool {
            let local = abs(box.turn.inverse.act(point - box.center)) - half
            return local.max() <= 1e-3
        }
        // The corners of one that are within the other; for crossed edges, the middle of the overlap.
        let front = simd_dot(center, normal) + radius(own, a, normal)
        let back = simd_dot(other.center, normal) - radius(others, b, normal)
        var touches = other.corners(b).filter { inside($0, self, a) }.map {
            Touch(place: $0, normal: normal, depth: max(front - simd_dot($0, normal), 0))
        }
        touches += corners(a).filter { inside($0, other, b) }.map {
            Touch(place: $0, normal: normal, depth: max(simd_dot($0, normal) - back, 0))
        }
        if touches.isEmpty {
            let low = other.center - normal * radius(others, b, normal)
            touches = [Touch(place: (low + center + normal * radius(own, a, normal)) / 2, normal: normal, depth: best)]
        }
        return touches
    }

    /// Returns where a line enters the form, as a share of it, with the direction of the surface; nil for a line that misses it.
    func enters(_ from: SIMD3<Float>, _ to: SIMD3<Float>) -> (share: Float, normal: SIMD3<Float>)? {
        let (start, way) = (turn.inverse.act(from - center), turn.inverse.act(to - from))
        switch kind {
        case .ball(let radius):
            let (a, b) = (simd_length_squared(way), simd_dot(start, way))
            let root = b * b - a * (simd_length_squared(start) - radius * radius)
            guard a > 0, root >= 0 else { return nil }
            let share = (-b - root.squareRoot()) / a
            guard share >= 0, share <= 1 else { return nil }
            return (share, turn.act(simd_normalize(start + way * share)))
        case .floor:
            guard start.y > 0, way.y < 0, -start.y / way.y <= 1 else { return nil }
            return (-start.y / way.y, turn.act(SIMD3(0, 1, 0)))
        case .box(let half):
            var (low, high, axis): (Float, Float, Int) = (0, 1, -1)
            for i in 0..<3 {
                guard abs(way[i]) > 1e-9 else {
                    if abs(start[i]) > half[i] { return nil }
                    continue
                }
                let ends = [(-half[i] - start[i]) / way[i], (half[i] - start[i]) / way[i]].sorted()
                if ends[0] > low { (low, axis) = (ends[0], i) }
                high = min(high, ends[1])
                if low > high { return nil }
            }
            guard axis >= 0 else { return nil }
            var normal = SIMD3<Float>.zero
            normal[axis] = way[axis] > 0 ? -1 : 1
            return (low, turn.act(normal))
        }
    }
}
