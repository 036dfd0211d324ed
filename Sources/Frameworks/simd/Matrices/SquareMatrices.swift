// Matrices of as many rows as columns: the type of the diagonal is known, so that a list of numbers makes one.

extension simd_double2x2 {
    /// Creates a matrix with numbers on its diagonal, and zeros beside it.
    @inlinable public init(diagonal: SIMD2<Double>) {
        self.init()
        for index in 0..<2 { self[index, index] = diagonal[index] }
    }
}

extension simd_double3x3 {
    /// Creates a matrix with numbers on its diagonal, and zeros beside it.
    @inlinable public init(diagonal: SIMD3<Double>) {
        self.init()
        for index in 0..<3 { self[index, index] = diagonal[index] }
    }
}

extension simd_double4x4 {
    /// Creates a matrix with numbers on its diagonal, and zeros beside it.
    @inlinable public init(diagonal: SIMD4<Double>) {
        self.init()
        for index in 0..<4 { self[index, index] = diagonal[index] }
    }
}

extension simd_float2x2 {
    /// Creates a matrix with numbers on its diagonal, and zeros beside it.
    @inlinable public init(diagonal: SIMD2<Float>) {
        self.init()
        for index in 0..<2 { self[index, index] = diagonal[index] }
    }
}

extension simd_float3x3 {
    /// Creates a matrix with numbers on its diagonal, and zeros beside it.
    @inlinable public init(diagonal: SIMD3<Float>) {
        self.init()
        for index in 0..<3 { self[index, index] = diagonal[index] }
    }
}

extension simd_float4x4 {
    /// Creates a matrix with numbers on its diagonal, and zeros beside it.
    @inlinable public init(diagonal: SIMD4<Float>) {
        self.init()
        for index in 0..<4 { self[index, index] = diagonal[index] }
    }
}
