// Products, inverses and the like of matrices, as functions.

/// Creates a matrix of its columns.
@inlinable public func simd_matrix(_ c0: SIMD2<Double>, _ c1: SIMD2<Double>) -> simd_double2x2 {
    simd_double2x2(c0, c1)
}
/// Returns the matrix whose columns are the rows of another one.
@inlinable public func simd_transpose(_ x: simd_double2x2) -> simd_double2x2 { x.transpose }
/// Returns the product of a matrix and a vector.
@inlinable public func simd_mul(_ a: simd_double2x2, _ b: SIMD2<Double>) -> SIMD2<Double> { a * b }
/// Returns the product of a vector, as a row, and a matrix.
@inlinable public func simd_mul(_ a: SIMD2<Double>, _ b: simd_double2x2) -> SIMD2<Double> { a * b }
/// Returns the product of a matrix and a vector.
@inlinable public func matrix_multiply(_ a: simd_double2x2, _ b: SIMD2<Double>) -> SIMD2<Double> { a * b }

/// Creates a matrix of its columns.
@inlinable public func simd_matrix(_ c0: SIMD3<Double>, _ c1: SIMD3<Double>) -> simd_double2x3 {
    simd_double2x3(c0, c1)
}
/// Returns the matrix whose columns are the rows of another one.
@inlinable public func simd_transpose(_ x: simd_double2x3) -> simd_double3x2 { x.transpose }
/// Returns the product of a matrix and a vector.
@inlinable public func simd_mul(_ a: simd_double2x3, _ b: SIMD2<Double>) -> SIMD3<Double> { a * b }
/// Returns the product of a vector, as a row, and a matrix.
@inlinable public func simd_mul(_ a: SIMD3<Double>, _ b: simd_double2x3) -> SIMD2<Double> { a * b }
/// Returns the product of a matrix and a vector.
@inlinable public func matrix_multiply(_ a: simd_double2x3, _ b: SIMD2<Double>) -> SIMD3<Double> { a * b }

/// Creates a matrix of its columns.
@inlinable public func simd_matrix(_ c0: SIMD4<Double>, _ c1: SIMD4<Double>) -> simd_double2x4 {
    simd_double2x4(c0, c1)
}
/// Returns the matrix whose columns are the rows of another one.
@inlinable public func simd_transpose(_ x: simd_double2x4) -> simd_double4x2 { x.transpose }
/// Returns the product of a matrix and a vector.
@inlinable public func simd_mul(_ a: simd_double2x4, _ b: SIMD2<Double>) -> SIMD4<Double> { a * b }
/// Returns the product of a vector, as a row, and a matrix.
@inlinable public func simd_mul(_ a: SIMD4<Double>, _ b: simd_double2x4) -> SIMD2<Double> { a * b }
/// Returns the product of a matrix and a vector.
@inlinable public func matrix_multiply(_ a: simd_double2x4, _ b: SIMD2<Double>) -> SIMD4<Double> { a * b }

/// Creates a matrix of its columns.
@inlinable public func simd_matrix(_ c0: SIMD2<Double>, _ c1: SIMD2<Double>, _ c2: SIMD2<Double>) -> simd_double3x2 {
    simd_double3x2(c0, c1, c2)
}
/// Returns the matrix whose columns are the rows of another one.
@inlinable public func simd_transpose(_ x: simd_double3x2) -> simd_double2x3 { x.transpose }
/// Returns the product of a matrix and a vector.
@inlinable public func simd_mul(_ a: simd_double3x2, _ b: SIMD3<Double>) -> SIMD2<Double> { a * b }
/// Returns the product of a vector, as a row, and a matrix.
@inlinable public func simd_mul(_ a: SIMD2<Double>, _ b: simd_double3x2) -> SIMD3<Double> { a * b }
/// Returns the product of a matrix and a vector.
@inlinable public func matrix_multiply(_ a: simd_double3x2, _ b: SIMD3<Double>) -> SIMD2<Double> { a * b }

/// Creates a matrix of its columns.
@inlinable public func simd_matrix(_ c0: SIMD3<Double>, _ c1: SIMD3<Double>, _ c2: SIMD3<Double>) -> simd_double3x3 {
    simd_double3x3(c0, c1, c2)
}
/// Returns the matrix whose columns are the rows of another one.
@inlinable public func simd_transpose(_ x: simd_double3x3) -> simd_double3x3 { x.transpose }
/// Returns the product of a matrix and a vector.
@inlinable public func simd_mul(_ a: simd_double3x3, _ b: SIMD3<Double>) -> SIMD3<Double> { a * b }
/// Returns the product of a vector, as a row, and a matrix.
@inlinable public func simd_mul(_ a: SIMD3<Double>, _ b: simd_double3x3) -> SIMD3<Double> { a * b }
/// Returns the product of a matrix and a vector.
@inlinable public func matrix_multiply(_ a: simd_double3x3, _ b: SIMD3<Double>) -> SIMD3<Double> { a * b }

/// Creates a matrix of its columns.
@inlinable public func simd_matrix(_ c0: SIMD4<Double>, _ c1: SIMD4<Double>, _ c2: SIMD4<Double>) -> simd_double3x4 {
    simd_double3x4(c0, c1, c2)
}
/// Returns the matrix whose columns are the rows of another one.
@inlinable public func simd_transpose(_ x: simd_double3x4) -> simd_double4x3 { x.transpose }
/// Returns the product of a matrix and a vector.
@inlinable public func simd_mul(_ a: simd_double3x4, _ b: SIMD3<Double>) -> SIMD4<Double> { a * b }
/// Returns the product of a vector, as a row, and a matrix.
@inlinable public func simd_mul(_ a: SIMD4<Double>, _ b: simd_double3x4) -> SIMD3<Double> { a * b }
/// Returns the product of a matrix and a vector.
@inlinable public func matrix_multiply(_ a: simd_double3x4, _ b: SIMD3<Double>) -> SIMD4<Double> { a * b }

/// Creates a matrix of its columns.
@inlinable public func simd_matrix(
    _ c0: SIMD2<Double>, _ c1: SIMD2<Double>, _ c2: SIMD2<Double>, _ c3: SIMD2<Double>
) -> simd_double4x2 { simd_double4x2(c0, c1, c2, c3) }
/// Returns the matrix whose columns are the rows of another one.
@inlinable public func simd_transpose(_ x: simd_double4x2) -> simd_double2x4 { x.transpose }
/// Returns the product of a matrix and a vector.
@inlinable public func simd_mul(_ a: simd_double4x2, _ b: SIMD4<Double>) -> SIMD2<Double> { a * b }
/// Returns the product of a vector, as a row, and a matrix.
@inlinable public func simd_mul(_ a: SIMD2<Double>, _ b: simd_double4x2) -> SIMD4<Double> { a * b }
/// Returns the product of a matrix and a vector.
@inlinable public func matrix_multiply(_ a: simd_double4x2, _ b: SIMD4<Double>) -> SIMD2<Double> { a * b }

/// Creates a matrix of its columns.
@inlinable public func simd_matrix(
    _ c0: SIMD3<Double>, _ c1: SIMD3<Double>, _ c2: SIMD3<Double>, _ c3: SIMD3<Double>
) -> simd_double4x3 { simd_double4x3(c0, c1, c2, c3) }
/// Returns the matrix whose columns are the rows of another one.
@inlinable public func simd_transpose(_ x: simd_double4x3) -> simd_double3x4 { x.transpose }
/// Returns the product of a matrix and a vector.
@inlinable public func simd_mul(_ a: simd_double4x3, _ b: SIMD4<Double>) -> SIMD3<Double> { a * b }
/// Returns the product of a vector, as a row, and a matrix.
@inlinable public func simd_mul(_ a: SIMD3<Double>, _ b: simd_double4x3) -> SIMD4<Double> { a * b }
/// Returns the product of a matrix and a vector.
@inlinable public func matrix_multiply(_ a: simd_double4x3, _ b: SIMD4<Double>) -> SIMD3<Double> { a * b }

/// Creates a matrix of its columns.
@inlinable public func simd_matrix(
    _ c0: SIMD4<Double>, _ c1: SIMD4<Double>, _ c2: SIMD4<Double>, _ c3: SIMD4<Double>
) -> simd_double4x4 { simd_double4x4(c0, c1, c2, c3) }
/// Returns the matrix whose columns are the rows of another one.
@inlinable public func simd_transpose(_ x: simd_double4x4) -> simd_double4x4 { x.transpose }
/// Returns the product of a matrix and a vector.
@inlinable public func simd_mul(_ a: simd_double4x4, _ b: SIMD4<Double>) -> SIMD4<Double> { a * b }
/// Returns the product of a vector, as a row, and a matrix.
@inlinable public func simd_mul(_ a: SIMD4<Double>, _ b: simd_double4x4) -> SIMD4<Double> { a * b }
/// Returns the product of a matrix and a vector.
@inlinable public func matrix_multiply(_ a: simd_double4x4, _ b: SIMD4<Double>) -> SIMD4<Double> { a * b }

/// Returns the product of two matrices.
@inlinable public func simd_mul(_ a: simd_double2x2, _ b: simd_double2x2) -> simd_double2x2 { a * b }
/// Returns the product of two matrices.
@inlinable public func matrix_multiply(_ a: simd_double2x2, _ b: simd_double2x2) -> simd_double2x2 { a * b }
/// Returns the inverse of a matrix.
public func simd_inverse(_ x: simd_double2x2) -> simd_double2x2 { x.inverse }
/// Returns the inverse of a matrix.
public func matrix_invert(_ x: simd_double2x2) -> simd_double2x2 { x.inverse }
/// Returns the determinant of a matrix.
public func simd_determinant(_ x: simd_double2x2) -> Double { x.determinant }
/// Returns the matrix with numbers on its diagonal.
public func simd_diagonal_matrix(_ x: SIMD2<Double>) -> simd_double2x2 { simd_double2x2(diagonal: x) }

/// Returns the product of two matrices.
@inlinable public func simd_mul(_ a: simd_double3x3, _ b: simd_double3x3) -> simd_double3x3 { a * b }
/// Returns the product of two matrices.
@inlinable public func matrix_multiply(_ a: simd_double3x3, _ b: simd_double3x3) -> simd_double3x3 { a * b }
/// Returns the inverse of a matrix.
public func simd_inverse(_ x: simd_double3x3) -> simd_double3x3 { x.inverse }
/// Returns the inverse of a matrix.
public func matrix_invert(_ x: simd_double3x3) -> simd_double3x3 { x.inverse }
/// Returns the determinant of a matrix.
public func simd_determinant(_ x: simd_double3x3) -> Double { x.determinant }
/// Returns the matrix with numbers on its diagonal.
public func simd_diagonal_matrix(_ x: SIMD3<Double>) -> simd_double3x3 { simd_double3x3(diagonal: x) }

/// Returns the product of two matrices.
@inlinable public func simd_mul(_ a: simd_double4x4, _ b: simd_double4x4) -> simd_double4x4 { a * b }
/// Returns the product of two matrices.
@inlinable public func matrix_multiply(_ a: simd_double4x4, _ b: simd_double4x4) -> simd_double4x4 { a * b }
/// Returns the inverse of a matrix.
public func simd_inverse(_ x: simd_double4x4) -> simd_double4x4 { x.inverse }
/// Returns the inverse of a matrix.
public func matrix_invert(_ x: simd_double4x4) -> simd_double4x4 { x.inverse }
/// Returns the determinant of a matrix.
public func simd_determinant(_ x: simd_double4x4) -> Double { x.determinant }
/// Returns the matrix with numbers on its diagonal.
public func simd_diagonal_matrix(_ x: SIMD4<Double>) -> simd_double4x4 { simd_double4x4(diagonal: x) }
