// The matrices of 3 columns of `Float`: one type for each number of rows, as Apple's module has them.

/// A matrix of 3 columns and 2 rows of `Float`.
@frozen
public struct simd_float3x2: _SIMDMatrix, Sendable {
    /// The numbers.
    public typealias Scalar = Float
    /// A column.
    public typealias Column = SIMD2<Float>
    /// The columns.
    public var columns: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>)
    /// The number of columns.
    @inlinable public static var _columnCount: Int { 3 }

    /// Creates a matrix of zeros.
    @inlinable public init() { columns = (SIMD2<Float>(), SIMD2<Float>(), SIMD2<Float>()) }
    /// Creates a matrix of its columns.
    @inlinable public init(columns: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }
    /// Creates a matrix of its columns.
    @inlinable public init(_ c0: SIMD2<Float>, _ c1: SIMD2<Float>, _ c2: SIMD2<Float>) { columns = (c0, c1, c2) }
    /// The product of the matrix and a vector.
    @inlinable public static func * (matrix: simd_float3x2, vector: SIMD3<Float>) -> SIMD2<Float> {
        var sum = matrix.columns.0 * vector[0]
        sum += matrix.columns.1 * vector[1]
        sum += matrix.columns.2 * vector[2]
        return sum
    }
    /// The product of a vector, as a row, and the matrix.
    @inlinable public static func * (vector: SIMD2<Float>, matrix: simd_float3x2) -> SIMD3<Float> {
        SIMD3<Float>(
            (vector * matrix.columns.0).sum(), (vector * matrix.columns.1).sum(), (vector * matrix.columns.2).sum())
    }
    /// The matrix whose columns are the rows of this one.
    @inlinable public var transpose: simd_float2x3 {
        simd_float2x3(
            SIMD3<Float>(columns.0[0], columns.1[0], columns.2[0]),
            SIMD3<Float>(columns.0[1], columns.1[1], columns.2[1]))
    }
    /// Creates a matrix of its rows.
    @inlinable public init(rows: [SIMD3<Float>]) {
        self = simd_float2x3(rows).transpose
    }
    /// The product of two matrices.
    @inlinable public static func * (a: simd_float3x2, b: simd_float2x3) -> simd_float2x2 {
        simd_float2x2(a * b.columns.0, a * b.columns.1)
    }
    /// The product of two matrices.
    @inlinable public static func * (a: simd_float3x2, b: simd_float3x3) -> simd_float3x2 {
        simd_float3x2(a * b.columns.0, a * b.columns.1, a * b.columns.2)
    }
    /// The product of two matrices.
    @inlinable public static func * (a: simd_float3x2, b: simd_float4x3) -> simd_float4x2 {
        simd_float4x2(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3)
    }
}

/// A matrix of 3 columns and 3 rows of `Float`.
@frozen
public struct simd_float3x3: _SIMDMatrix, Sendable {
    /// The numbers.
    public typealias Scalar = Float
    /// A column.
    public typealias Column = SIMD3<Float>
    /// The columns.
    public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)
    /// The number of columns.
    @inlinable public static var _columnCount: Int { 3 }

    /// Creates a matrix of zeros.
    @inlinable public init() { columns = (SIMD3<Float>(), SIMD3<Float>(), SIMD3<Float>()) }
    /// Creates a matrix of its columns.
    @inlinable public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
    /// Creates a matrix of its columns.
    @inlinable public init(_ c0: SIMD3<Float>, _ c1: SIMD3<Float>, _ c2: SIMD3<Float>) { columns = (c0, c1, c2) }
    /// The product of the matrix and a vector.
    @inlinable public static func * (matrix: simd_float3x3, vector: SIMD3<Float>) -> SIMD3<Float> {
        var sum = matrix.columns.0 * vector[0]
        sum += matrix.columns.1 * vector[1]
        sum += matrix.columns.2 * vector[2]
        return sum
    }
    /// The product of a vector, as a row, and the matrix.
    @inlinable public static func * (vector: SIMD3<Float>, matrix: simd_float3x3) -> SIMD3<Float> {
        SIMD3<Float>(
            (vector * matrix.columns.0).sum(), (vector * matrix.columns.1).sum(), (vector * matrix.columns.2).sum())
    }
    /// The matrix whose columns are the rows of this one.
    @inlinable public var transpose: simd_float3x3 {
        simd_float3x3(
            SIMD3<Float>(columns.0[0], columns.1[0], columns.2[0]),
            SIMD3<Float>(columns.0[1], columns.1[1], columns.2[1]),
            SIMD3<Float>(columns.0[2], columns.1[2], columns.2[2]))
    }
    /// Creates a matrix of its rows.
    @inlinable public init(rows: [SIMD3<Float>]) {
        self = simd_float3x3(rows).transpose
    }
    /// The product of two matrices.
    @inlinable public static func * (a: simd_float3x3, b: simd_float2x3) -> simd_float2x3 {
        simd_float2x3(a * b.columns.0, a * b.columns.1)
    }
    /// The product of two matrices.
    @inlinable public static func * (a: simd_float3x3, b: simd_float3x3) -> simd_float3x3 {
        simd_float3x3(a * b.columns.0, a * b.columns.1, a * b.columns.2)
    }
    /// The product of two matrices.
    @inlinable public static func * (a: simd_float3x3, b: simd_float4x3) -> simd_float4x3 {
        simd_float4x3(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3)
    }
}

/// A matrix of 3 columns and 4 rows of `Float`.
@frozen
public struct simd_float3x4: _SIMDMatrix, Sendable {
    /// The numbers.
    public typealias Scalar = Float
    /// A column.
    public typealias Column = SIMD4<Float>
    /// The columns.
    public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)
    /// The number of columns.
    @inlinable public static var _columnCount: Int { 3 }

    /// Creates a matrix of zeros.
    @inlinable public init() { columns = (SIMD4<Float>(), SIMD4<Float>(), SIMD4<Float>()) }
    /// Creates a matrix of its columns.
    @inlinable public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
    /// Creates a matrix of its columns.
    @inlinable public init(_ c0: SIMD4<Float>, _ c1: SIMD4<Float>, _ c2: SIMD4<Float>) { columns = (c0, c1, c2) }
    /// The product of the matrix and a vector.
    @inlinable public static func * (matrix: simd_float3x4, vector: SIMD3<Float>) -> SIMD4<Float> {
        var sum = matrix.columns.0 * vector[0]
        sum += matrix.columns.1 * vector[1]
        sum += matrix.columns.2 * vector[2]
        return sum
    }
    /// The product of a vector, as a row, and the matrix.
    @inlinable public static func * (vector: SIMD4<Float>, matrix: simd_float3x4) -> SIMD3<Float> {
        SIMD3<Float>(
            (vector * matrix.columns.0).sum(), (vector * matrix.columns.1).sum(), (vector * matrix.columns.2).sum())
    }
    /// The matrix whose columns are the rows of this one.
    @inlinable public var transpose: simd_float4x3 {
        simd_float4x3(
            SIMD3<Float>(columns.0[0], columns.1[0], columns.2[0]),
            SIMD3<Float>(columns.0[1], columns.1[1], columns.2[1]),
            SIMD3<Float>(columns.0[2], columns.1[2], columns.2[2]),
            SIMD3<Float>(columns.0[3], columns.1[3], columns.2[3]))
    }
    /// Creates a matrix of its rows.
    @inlinable public init(rows: [SIMD3<Float>]) {
        self = simd_float4x3(rows).transpose
    }
    /// The product of two matrices.
    @inlinable public static func * (a: simd_float3x4, b: simd_float2x3) -> simd_float2x4 {
        simd_float2x4(a * b.columns.0, a * b.columns.1)
    }
    /// The product of two matrices.
    @inlinable public static func * (a: simd_float3x4, b: simd_float3x3) -> simd_float3x4 {
        simd_float3x4(a * b.columns.0, a * b.columns.1, a * b.columns.2)
    }
    /// The product of two matrices.
    @inlinable public static func * (a: simd_float3x4, b: simd_float4x3) -> simd_float4x4 {
        simd_float4x4(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3)
    }
}
