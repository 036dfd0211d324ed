import simd

/// Random numbers of the whole places of space, by seed.
struct NoiseLattice {
    let seed: Int32

    /// Returns 32 random bits for a place.
    func bits(_ x: Int, _ y: Int, _ z: Int) -> UInt32 {
        var hash = UInt32(truncatingIfNeeded: x) &* 0x8DA6_B343
        hash ^= UInt32(truncatingIfNeeded: y) &* 0xD816_3841
        hash ^= UInt32(truncatingIfNeeded: z) &* 0xCB1A_B31F
        hash ^= UInt32(bitPattern: seed) &* 0x9E37_79B1
        hash ^= hash >> 16
        hash = hash &* 0x7FEB_352D
        hash ^= hash >> 15
        hash = hash &* 0x846C_A68B
        return hash ^ (hash >> 16)
    }

    /// Returns a number from -1 to 1 for a place.
    func value(_ x: Int, _ y: Int, _ z: Int) -> Double { Double(bits(x, y, z)) / Double(UInt32.max) * 2 - 1 }

    private func slope(_ x: Int, _ y: Int, _ z: Int, _ away: SIMD3<Double>) -> Double {
        // The twelve directions to the edges of a cube.
        let number = bits(x, y, z) & 15
        let u = number < 8 ? away.x : away.y
        let v = number < 4 ? away.y : number == 12 || number == 14 ? away.x : away.z
        return (number & 1 == 0 ? u : -u) + (number & 2 == 0 ? v : -v)
    }

    /// Returns smooth noise from -1 to 1: zero in the whole places, with a random slope.
    func gradient(_ place: SIMD3<Double>) -> Double {
        let floor = place.rounded(.down)
        let cell = SIMD3<Int>(NoiseLattice.whole(floor.x), NoiseLattice.whole(floor.y), NoiseLattice.whole(floor.z))
        let away = place - floor
        let t = away * away * away * (away * (away * 6 - 15) + 10)
        var rows: [Double] = []
        for z in 0...1 {
            for y in 0...1 {
                let near = slope(cell.x, cell.y &+ y, cell.z &+ z, away - SIMD3(0, Double(y), Double(z)))
                let far = slope(cell.x &+ 1, cell.y &+ y, cell.z &+ z, away - SIMD3(1, Double(y), Double(z)))
                rows.append(near + (far - near) * t.x)
            }
        }
        let (front, back) = (rows[0] + (rows[1] - rows[0]) * t.y, rows[2] + (rows[3] - rows[2]) * t.y)
        return front + (back - front) * t.z
    }

    /// Returns a number as an integer; 0 for one that is too large.
    static func whole(_ number: Double) -> Int { abs(number) < 1e15 ? Int(number) : 0 }
}
