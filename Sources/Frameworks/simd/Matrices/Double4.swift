// The matrices of 4 columns of `Double`: one type for each number of rows, as Apple's module has them.

/// A matrix of 4 columns and 2 rows of `Double`.
@frozen
public struct simd_double4x2: _SIMDMatrix, Sendable {
    /// The numbers.
    public typealias Scalar = Double
    /// A column.
    public typealias Column = SIMD2<Double>
    /// The columns.
    public var columns: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)
    /// The number of columns.
    @inlinable public static var _columnCount: Int { 4 }

    /// Creates a matrix of zeros.
    @inlinable public init() { columns = (SIMD2<Double>(), SIMD2<Double>(), SIMD2<Double>(), SIMD2<Double>()) }
    /// Creates a matrix of its columns.
    @inlinable public init(columns: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)) {
        self.columns = columns
    }
    /// Creates a matrix of its columns.
    @inlinable public init(_ c0: SIMD2<Double>, _ c1: SIMD2<Double>, _ c2: SIMD2<Double>, _ c3: SIMD2<Double>) {
        columns = (c0, c1, c2, c3)
    }
    /// The product of the matrix and a vector.
    @inlinable public static func * (matrix: simd_double4x2, vector: SIMD4<Double>) -> SIMD2<Double> {
        var sum = matrix.columns.0 * vector[0]
        sum += matrix.columns.1 * vector[1]
        sum += matrix.columns.2 * vector[2]
        sum += matrix.columns.3 * vector[3]
        return sum
    }
    /// The product of a vector, as a row, and the matrix.
    @inlinable public static func * (vector: SIMD2<Double>, matrix: simd_double4x2) -> SIMD4<Double> {
        SIMD4<Double>(
            (vector * matrix.columns.0).sum(), (vector * matrix.columns.1).sum(), (vector * matrix.columns.2).sum(),
            (vector * matrix.columns.3).sum())
    }
    /// The matrix whose columns are the rows of this one.
    @inlinable public var transpose: simd_double2x4 {
        simd_double2x4(
            SIMD4<Double>(columns.0[0], columns.1[0], columns.2[0], columns.3[0]),
            SIMD4<Double>(columns.0[1], columns.1[1], columns.2[1], columns.3[1]))
    }
    /// Creates a matrix of its rows.
    @inlinable public init(rows: [SIMD4<Double>]) {
        self = simd_double2x4(rows).transpose
    }
    /// The product of two matrices.
    @inlinable public static func * (a: simd_double4x2, b: simd_double2x4) -> simd_double2x2 {
        simd_double2x2(a * b.columns.0, a * b.columns.1)
    }
    /// The product of two matrices.
    @inlinable public static func * (a: simd_double4x2, b: simd_double3x4) -> simd_double3x2 {
        simd_double3x2(a * b.columns.0, a * b.columns.1, a * b.columns.2)
    }
    /// The product of two matrices.
    @inlinable public static func * (a: simd_double4x2, b: simd_double4x4) -> simd_double4x2 {
        simd_double4x2(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3)
    }
}

/// A matrix of 4 columns and 3 rows of `Double`.
@frozen
public struct simd_double4x3: _SIMDMatrix, Sendable {
    /// The numbers.
    public typealias Scalar = Double
    /// A column.
    public typealias Column = SIMD3<Double>
    /// The columns.
    public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)
    /// The number of columns.
    @inlinable public static var _columnCount: Int { 4 }

    /// Creates a matrix of zeros.
    @inlinable public init() { columns = (SIMD3<Double>(), SIMD3<Double>(), SIMD3<Double>(), SIMD3<Double>()) }
    /// Creates a matrix of its columns.
    @inlinable public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) {
        self.columns = columns
    }
    /// Creates a matrix of its columns.
    @inlinable public init(_ c0: SIMD3<Double>, _ c1: SIMD3<Double>, _ c2: SIMD3<Double>, _ c3: SIMD3<Double>) {
        columns = (c0, c1, c2, c3)
    }
    /// The product of the matrix and a vector.
    @inlinable public static func * (matrix: simd_double4x3, vector: SIMD4<Double>) -> SIMD3<Double> {
        var sum = matrix.columns.0 * vector[0]
        sum += matrix.columns.1 * vector[1]
        sum += matrix.columns.2 * vector[2]
        sum += matrix.columns.3 * vector[3]
        return sum
    }
    /// The product of a vector, as a row, and the matrix.
    @inlinable public static func * (vector: SIMD3<Double>, matrix: simd_double4x3) -> SIMD4<Double> {
        SIMD4<Double>(
            (vector * matrix.columns.0).sum(), (vector * matrix.columns.1).sum(), (vector * matrix.columns.2).sum(),
            (vector * matrix.columns.3).sum())
    }
    /// The matrix whose columns are the rows of this one.
    @inlinable public var transpose: simd_double3x4 {
        simd_double3x4(
            SIMD4<Double>(columns.0[0], columns.1[0], columns.2[0], columns.3[0]),
            SIMD4<Double>(columns.0[1], columns.1[1], columns.2[1], columns.3[1]),
            SIMD4<Double>(columns.0[2], columns.1[2], columns.2[2], columns.3[2]))
    }
    /// Creates a matrix of its rows.
    @inlinable public init(rows: [SIMD4<Double>]) {
        self = simd_double3x4(rows).transpose
    }
    /// The product of two matrices.
    @inlinable public static func * (a: simd_double4x3, b: simd_double2x4) -> simd_double2x3 {
        simd_double2x3(a * b.columns.0, a * b.columns.1)
    }
    /// The product of two matrices.
    @inlinable public static func * (a: simd_double4x3, b: simd_double3x4) -> simd_double3x3 {
        simd_double3x3(a * b.columns.0, a * b.columns.1, a * b.columns.2)
    }
    /// The product of two matrices.
    @inlinable public static func * (a: simd_double4x3, b: simd_double4x4) -> simd_double4x3 {
        simd_double4x3(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3)
    }
}

/// A matrix of 4 columns and 4 rows of `Double`.
@frozen
public struct simd_double4x4: _SIMDMatrix, Sendable {
    /// The numbers.
    public typealias Scalar = Double
    /// A column.
    public typealias Column = SIMD4<Double>
    /// The columns.
    public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)
    /// The number of columns.
    @inlinable public static var _columnCount: Int { 4 }

    /// Creates a matrix of zeros.
    @inlinable public init() { columns = (SIMD4<Double>(), SIMD4<Double>(), SIMD4<Double>(), SIMD4<Double>()) }
    /// Creates a matrix of its columns.
    @inlinable public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) {
        self.columns = columns
    }
    /// Creates a matrix of its columns.
    @inlinable public init(_ c0: SIMD4<Double>, _ c1: SIMD4<Double>, _ c2: SIMD4<Double>, _ c3: SIMD4<Double>) {
        columns = (c0, c1, c2, c3)
    }
    /// The product of the matrix and a vector.
    @inlinable public static func * (matrix: simd_double4x4, vector: SIMD4<Double>) -> SIMD4<Double> {
        var sum = matrix.columns.0 * vector[0]
        sum += matrix.columns.1 * vector[1]
        sum += matrix.columns.2 * vector[2]
        sum += matrix.columns.3 * vector[3]
        return sum
    }
    /// The product of a vector, as a row, and the matrix.
    @inlinable public static func * (vector: SIMD4<Double>, matrix: simd_double4x4) -> SIMD4<Double> {
        SIMD4<Double>(
            (vector * matrix.columns.0).sum(), (vector * matrix.columns.1).sum(), (vector * matrix.columns.2).sum(),
            (vector * matrix.columns.3).sum())
    }
    /// The matrix whose columns are the rows of this one.
    @inlinable public var transpose: simd_double4x4 {
        simd_double4x4(
            SIMD4<Double>(columns.0[0], columns.1[0], columns.2[0], columns.3[0]),
            SIMD4<Double>(columns.0[1], columns.1[1], columns.2[1], columns.3[1]),
            SIMD4<Double>(columns.0[2], columns.1[2], columns.2[2], columns.3[2]),
            SIMD4<Double>(columns.0[3], columns.1[3], columns.2[3], columns.3[3]))
    }
    /// Creates a matrix of its rows.
    @inlinable public init(rows: [SIMD4<Double>]) {
        self = simd_double4x4(rows).transpose
    }
    /// The product of two matrices.
    @inlinable public static func * (a: simd_double4x4, b: simd_double2x4) -> simd_double2x4 {
        simd_double2x4(a * b.columns.0, a * b.columns.1)
    }
    /// The product of two matrices.
    @inlinable public static func * (a: simd_double4x4, b: simd_double3x4) -> simd_double3x4 {
        simd_double3x4(a * b.columns.0, a * b.columns.1, a * b.columns.2)
    }
    /// The product of two matrices.
    @inlinable public static func * (a: simd_double4x4, b: simd_double4x4) -> simd_double4x4 {
        simd_double4x4(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3)
    }
}
