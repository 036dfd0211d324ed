// The other names of the matrices of `Float`.

/// A matrix of 2 columns and 2 rows of `Float`.
public typealias float2x2 = simd_float2x2
/// A matrix of 2 columns and 2 rows of `Float`.
public typealias matrix_float2x2 = simd_float2x2
/// A matrix of 2 columns and 3 rows of `Float`.
public typealias float2x3 = simd_float2x3
/// A matrix of 2 columns and 3 rows of `Float`.
public typealias matrix_float2x3 = simd_float2x3
/// A matrix of 2 columns and 4 rows of `Float`.
public typealias float2x4 = simd_float2x4
/// A matrix of 2 columns and 4 rows of `Float`.
public typealias matrix_float2x4 = simd_float2x4
/// A matrix of 3 columns and 2 rows of `Float`.
public typealias float3x2 = simd_float3x2
/// A matrix of 3 columns and 2 rows of `Float`.
public typealias matrix_float3x2 = simd_float3x2
/// A matrix of 3 columns and 3 rows of `Float`.
public typealias float3x3 = simd_float3x3
/// A matrix of 3 columns and 3 rows of `Float`.
public typealias matrix_float3x3 = simd_float3x3
/// A matrix of 3 columns and 4 rows of `Float`.
public typealias float3x4 = simd_float3x4
/// A matrix of 3 columns and 4 rows of `Float`.
public typealias matrix_float3x4 = simd_float3x4
/// A matrix of 4 columns and 2 rows of `Float`.
public typealias float4x2 = simd_float4x2
/// A matrix of 4 columns and 2 rows of `Float`.
public typealias matrix_float4x2 = simd_float4x2
/// A matrix of 4 columns and 3 rows of `Float`.
public typealias float4x3 = simd_float4x3
/// A matrix of 4 columns and 3 rows of `Float`.
public typealias matrix_float4x3 = simd_float4x3
/// A matrix of 4 columns and 4 rows of `Float`.
public typealias float4x4 = simd_float4x4
/// A matrix of 4 columns and 4 rows of `Float`.
public typealias matrix_float4x4 = simd_float4x4

/// The matrix that leaves vectors of 2 numbers as they are.
public let matrix_identity_float2x2 = simd_float2x2(1)

/// The matrix that leaves vectors of 3 numbers as they are.
public let matrix_identity_float3x3 = simd_float3x3(1)

/// The matrix that leaves vectors of 4 numbers as they are.
public let matrix_identity_float4x4 = simd_float4x4(1)
