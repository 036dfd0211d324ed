/// The order of a matrix's elements in memory.
public enum CBLAS_ORDER: UInt32, Sendable { case rowMajor = 101, columnMajor = 102 }
/// Whether a matrix is transposed.
public enum CBLAS_TRANSPOSE: UInt32, Sendable { case noTranspose = 111, transpose, conjugateTranspose }
/// The triangle of a matrix that is used.
public enum CBLAS_UPLO: UInt32, Sendable { case upper = 121, lower }
/// Whether the diagonal of a matrix is 1.
public enum CBLAS_DIAG: UInt32, Sendable { case nonUnit = 131, unit }
/// The side of a product on which a matrix is.
public enum CBLAS_SIDE: UInt32, Sendable { case left = 141, right }

/// Rows follow each other.
public let CblasRowMajor = CBLAS_ORDER.rowMajor
/// Columns follow each other.
public let CblasColMajor = CBLAS_ORDER.columnMajor
/// The matrix is not transposed.
public let CblasNoTrans = CBLAS_TRANSPOSE.noTranspose
/// The matrix is transposed.
public let CblasTrans = CBLAS_TRANSPOSE.transpose
/// The matrix is transposed and conjugated.
public let CblasConjTrans = CBLAS_TRANSPOSE.conjugateTranspose
/// The upper triangle is used.
public let CblasUpper = CBLAS_UPLO.upper
/// The lower triangle is used.
public let CblasLower = CBLAS_UPLO.lower
/// The diagonal is in the matrix.
public let CblasNonUnit = CBLAS_DIAG.nonUnit
/// The diagonal is 1.
public let CblasUnit = CBLAS_DIAG.unit
/// The matrix is on the left.
public let CblasLeft = CBLAS_SIDE.left
/// The matrix is on the right.
public let CblasRight = CBLAS_SIDE.right

/// An integer of LAPACK's functions.
public typealias __CLPK_integer = Int32
/// A number in single precision of LAPACK's functions.
public typealias __CLPK_real = Float
/// A number in double precision of LAPACK's functions.
public typealias __CLPK_doublereal = Double
/// An integer of BLAS's and LAPACK's functions.
public typealias __LAPACK_int = Int32

/// Returns the place of the first element: at the end for a negative stride.
@inline(__always)
func firstPlace(_ count: Int32, _ stride: Int32) -> Int { stride < 0 ? Int(1 - count) * Int(stride) : 0 }
