extension simd_float2x2 {
    /// The determinant.
    @inlinable public var determinant: Float { columns.0.x * columns.1.y - columns.1.x * columns.0.y }
    /// The inverse; of numbers that are not finite where there is none.
    @inlinable public var inverse: simd_float2x2 {
        let scale = 1 / determinant
        return simd_float2x2(
            SIMD2<Float>(columns.1.y, -columns.0.y) * scale, SIMD2<Float>(-columns.1.x, columns.0.x) * scale)
    }
}

extension simd_float3x3 {
    /// The determinant.
    @inlinable public var determinant: Float { (columns.0 * cross(columns.1, columns.2)).sum() }
    /// The inverse; of numbers that are not finite where there is none.
    @inlinable public var inverse: simd_float3x3 {
        let (a, b, c) = columns
        let scale = 1 / determinant
        return simd_float3x3(cross(b, c) * scale, cross(c, a) * scale, cross(a, b) * scale).transpose
    }
    /// Creates the matrix that turns as a quaternion does.
    @inlinable public init(_ quaternion: simd_quatf) {
        self.init(
            quaternion.act(SIMD3<Float>(1, 0, 0)), quaternion.act(SIMD3<Float>(0, 1, 0)),
            quaternion.act(SIMD3<Float>(0, 0, 1)))
    }
}

extension simd_float4x4 {
    /// The determinants of the two rows above and below, of each pair of columns.
    @usableFromInline var minors: (upper: [Float], lower: [Float]) {
        let pairs = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
        let upper = pairs.map { self[$0][0] * self[$1][1] - self[$1][0] * self[$0][1] }
        let lower = pairs.map { self[$0][2] * self[$1][3] - self[$1][2] * self[$0][3] }
        return (upper, lower)
    }
    /// The determinant.
    public var determinant: Float {
        let (s, c) = minors
        let outer = s[0] * c[5] - s[1] * c[4] + s[2] * c[3]
        return outer + s[3] * c[2] - s[4] * c[1] + s[5] * c[0]
    }
    /// The inverse; of numbers that are not finite where there is none.
    public var inverse: simd_float4x4 {
        let (s, c) = minors
        let outer = s[0] * c[5] - s[1] * c[4] + s[2] * c[3]
        let scale = 1 / (outer + s[3] * c[2] - s[4] * c[1] + s[5] * c[0])
        let (p, q, r, t) = columns
        func column(_ a: SIMD4<Float>) -> SIMD4<Float> { a * scale }
        return simd_float4x4(
            column(
                SIMD4<Float>(
                    q.y * c[5] - r.y * c[4] + t.y * c[3], -p.y * c[5] + r.y * c[2] - t.y * c[1],
                    p.y * c[4] - q.y * c[2] + t.y * c[0], -p.y * c[3] + q.y * c[1] - r.y * c[0])),
            column(
                SIMD4<Float>(
                    -q.x * c[5] + r.x * c[4] - t.x * c[3], p.x * c[5] - r.x * c[2] + t.x * c[1],
                    -p.x * c[4] + q.x * c[2] - t.x * c[0], p.x * c[3] - q.x * c[1] + r.x * c[0])),
            column(
                SIMD4<Float>(
                    q.w * s[5] - r.w * s[4] + t.w * s[3], -p.w * s[5] + r.w * s[2] - t.w * s[1],
                    p.w * s[4] - q.w * s[2] + t.w * s[0], -p.w * s[3] + q.w * s[1] - r.w * s[0])),
            column(
                SIMD4<Float>(
                    -q.z * s[5] + r.z * s[4] - t.z * s[3], p.z * s[5] - r.z * s[2] + t.z * s[1],
                    -p.z * s[4] + q.z * s[2] - t.z * s[0], p.z * s[3] - q.z * s[1] + r.z * s[0])))
    }
    /// Creates the matrix that turns as a quaternion does.
    @inlinable public init(_ quaternion: simd_quatf) {
        let turn = simd_float3x3(quaternion)
        self.init(
            SIMD4<Float>(turn.columns.0, 0), SIMD4<Float>(turn.columns.1, 0), SIMD4<Float>(turn.columns.2, 0),
            SIMD4<Float>(0, 0, 0, 1))
    }
}
