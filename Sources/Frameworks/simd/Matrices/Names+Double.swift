// The other names of the matrices of `Double`.

/// A matrix of 2 columns and 2 rows of `Double`.
public typealias double2x2 = simd_double2x2
/// A matrix of 2 columns and 2 rows of `Double`.
public typealias matrix_double2x2 = simd_double2x2
/// A matrix of 2 columns and 3 rows of `Double`.
public typealias double2x3 = simd_double2x3
/// A matrix of 2 columns and 3 rows of `Double`.
public typealias matrix_double2x3 = simd_double2x3
/// A matrix of 2 columns and 4 rows of `Double`.
public typealias double2x4 = simd_double2x4
/// A matrix of 2 columns and 4 rows of `Double`.
public typealias matrix_double2x4 = simd_double2x4
/// A matrix of 3 columns and 2 rows of `Double`.
public typealias double3x2 = simd_double3x2
/// A matrix of 3 columns and 2 rows of `Double`.
public typealias matrix_double3x2 = simd_double3x2
/// A matrix of 3 columns and 3 rows of `Double`.
public typealias double3x3 = simd_double3x3
/// A matrix of 3 columns and 3 rows of `Double`.
public typealias matrix_double3x3 = simd_double3x3
/// A matrix of 3 columns and 4 rows of `Double`.
public typealias double3x4 = simd_double3x4
/// A matrix of 3 columns and 4 rows of `Double`.
public typealias matrix_double3x4 = simd_double3x4
/// A matrix of 4 columns and 2 rows of `Double`.
public typealias double4x2 = simd_double4x2
/// A matrix of 4 columns and 2 rows of `Double`.
public typealias matrix_double4x2 = simd_double4x2
/// A matrix of 4 columns and 3 rows of `Double`.
public typealias double4x3 = simd_double4x3
/// A matrix of 4 columns and 3 rows of `Double`.
public typealias matrix_double4x3 = simd_double4x3
/// A matrix of 4 columns and 4 rows of `Double`.
public typealias double4x4 = simd_double4x4
/// A matrix of 4 columns and 4 rows of `Double`.
public typealias matrix_double4x4 = simd_double4x4

/// The matrix that leaves vectors of 2 numbers as they are.
public let matrix_identity_double2x2 = simd_double2x2(1)

/// The matrix that leaves vectors of 3 numbers as they are.
public let matrix_identity_double3x3 = simd_double3x3(1)

/// The matrix that leaves vectors of 4 numbers as they are.
public let matrix_identity_double4x4 = simd_double4x4(1)
