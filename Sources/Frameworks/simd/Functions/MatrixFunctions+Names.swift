// Functions of matrices by the names that C had before `simd_`.

/// Returns the matrix with rows for columns.
@inlinable public func matrix_transpose(_ x: simd_float2x2) -> simd_float2x2 { x.transpose }
/// Returns the matrix with rows for columns.
@inlinable public func matrix_transpose(_ x: simd_float2x3) -> simd_float3x2 { x.transpose }
/// Returns the matrix with rows for columns.
@inlinable public func matrix_transpose(_ x: simd_float2x4) -> simd_float4x2 { x.transpose }
/// Returns the matrix with rows for columns.
@inlinable public func matrix_transpose(_ x: simd_float3x2) -> simd_float2x3 { x.transpose }
/// Returns the matrix with rows for columns.
@inlinable public func matrix_transpose(_ x: simd_float3x3) -> simd_float3x3 { x.transpose }
/// Returns the matrix with rows for columns.
@inlinable public func matrix_transpose(_ x: simd_float3x4) -> simd_float4x3 { x.transpose }
/// Returns the matrix with rows for columns.
@inlinable public func matrix_transpose(_ x: simd_float4x2) -> simd_float2x4 { x.transpose }
/// Returns the matrix with rows for columns.
@inlinable public func matrix_transpose(_ x: simd_float4x3) -> simd_float3x4 { x.transpose }
/// Returns the matrix with rows for columns.
@inlinable public func matrix_transpose(_ x: simd_float4x4) -> simd_float4x4 { x.transpose }
/// Returns the matrix of columns.
@inlinable public func matrix_from_columns(_ c0: SIMD2<Float>, _ c1: SIMD2<Float>) -> simd_float2x2 {
    simd_float2x2(c0, c1)
}
/// Returns the matrix of columns.
@inlinable public func matrix_from_columns(_ c0: SIMD2<Float>, _ c1: SIMD2<Float>, _ c2: SIMD2<Float>) -> simd_float3x2
{
    simd_float3x2(c0, c1, c2)
}
/// Returns the matrix of columns.
@inlinable public func matrix_from_columns(
    _ c0: SIMD2<Float>, _ c1: SIMD2<Float>, _ c2: SIMD2<Float>, _ c3: SIMD2<Float>
) -> simd_float4x2 {
    simd_float4x2(c0, c1, c2, c3)
}
/// Returns the matrix of columns.
@inlinable public func matrix_from_columns(_ c0: SIMD3<Float>, _ c1: SIMD3<Float>) -> simd_float2x3 {
    simd_float2x3(c0, c1)
}
/// Returns the matrix of columns.
@inlinable public func matrix_from_columns(_ c0: SIMD3<Float>, _ c1: SIMD3<Float>, _ c2: SIMD3<Float>) -> simd_float3x3
{
    simd_float3x3(c0, c1, c2)
}
/// Returns the matrix of columns.
@inlinable public func matrix_from_columns(
    _ c0: SIMD3<Float>, _ c1: SIMD3<Float>, _ c2: SIMD3<Float>, _ c3: SIMD3<Float>
) -> simd_float4x3 {
    simd_float4x3(c0, c1, c2, c3)
}
/// Returns the matrix of columns.
@inlinable public func matrix_from_columns(_ c0: SIMD4<Float>, _ c1: SIMD4<Float>) -> simd_float2x4 {
    simd_float2x4(c0, c1)
}
/// Returns the matrix of columns.
@inlinable public func matrix_from_columns(_ c0: SIMD4<Float>, _ c1: SIMD4<Float>, _ c2: SIMD4<Float>) -> simd_float3x4
{
    simd_float3x4(c0, c1, c2)
}
/// Returns the matrix of columns.
@inlinable public func matrix_from_columns(
    _ c0: SIMD4<Float>, _ c1: SIMD4<Float>, _ c2: SIMD4<Float>, _ c3: SIMD4<Float>
) -> simd_float4x4 {
    simd_float4x4(c0, c1, c2, c3)
}
/// Returns the matrix with rows for columns.
@inlinable public func matrix_transpose(_ x: simd_double2x2) -> simd_double2x2 { x.transpose }
/// Returns the matrix with rows for columns.
@inlinable public func matrix_transpose(_ x: simd_double2x3) -> simd_double3x2 { x.transpose }
/// Returns the matrix with rows for columns.
@inlinable public func matrix_transpose(_ x: simd_double2x4) -> simd_double4x2 { x.transpose }
/// Returns the matrix with rows for columns.
@inlinable public func matrix_transpose(_ x: simd_double3x2) -> simd_double2x3 { x.transpose }
/// Returns the matrix with rows for columns.
@inlinable public func matrix_transpose(_ x: simd_double3x3) -> simd_double3x3 { x.transpose }
/// Returns the matrix with rows for columns.
@inlinable public func matrix_transpose(_ x: simd_double3x4) -> simd_double4x3 { x.transpose }
/// Returns the matrix with rows for columns.
@inlinable public func matrix_transpose(_ x: simd_double4x2) -> simd_double2x4 { x.transpose }
/// Returns the matrix with rows for columns.
@inlinable public func matrix_transpose(_ x: simd_double4x3) -> simd_double3x4 { x.transpose }
/// Returns the matrix with rows for columns.
@inlinable public func matrix_transpose(_ x: simd_double4x4) -> simd_double4x4 { x.transpose }
/// Returns the matrix of columns.
@inlinable public func matrix_from_columns(_ c0: SIMD2<Double>, _ c1: SIMD2<Double>) -> simd_double2x2 {
    simd_double2x2(c0, c1)
}
/// Returns the matrix of columns.
@inlinable public func matrix_from_columns(
    _ c0: SIMD2<Double>, _ c1: SIMD2<Double>, _ c2: SIMD2<Double>
) -> simd_double3x2 {
    simd_double3x2(c0, c1, c2)
}
/// Returns the matrix of columns.
@inlinable public func matrix_from_columns(
    _ c0: SIMD2<Double>, _ c1: SIMD2<Double>, _ c2: SIMD2<Double>, _ c3: SIMD2<Double>
) -> simd_double4x2 {
    simd_double4x2(c0, c1, c2, c3)
}
/// Returns the matrix of columns.
@inlinable public func matrix_from_columns(_ c0: SIMD3<Double>, _ c1: SIMD3<Double>) -> simd_double2x3 {
    simd_double2x3(c0, c1)
}
/// Returns the matrix of columns.
@inlinable public func matrix_from_columns(
    _ c0: SIMD3<Double>, _ c1: SIMD3<Double>, _ c2: SIMD3<Double>
) -> simd_double3x3 {
    simd_double3x3(c0, c1, c2)
}
/// Returns the matrix of columns.
@inlinable public func matrix_from_columns(
    _ c0: SIMD3<Double>, _ c1: SIMD3<Double>, _ c2: SIMD3<Double>, _ c3: SIMD3<Double>
) -> simd_double4x3 {
    simd_double4x3(c0, c1, c2, c3)
}
/// Returns the matrix of columns.
@inlinable public func matrix_from_columns(_ c0: SIMD4<Double>, _ c1: SIMD4<Double>) -> simd_double2x4 {
    simd_double2x4(c0, c1)
}
/// Returns the matrix of columns.
@inlinable public func matrix_from_columns(
    _ c0: SIMD4<Double>, _ c1: SIMD4<Double>, _ c2: SIMD4<Double>
) -> simd_double3x4 {
    simd_double3x4(c0, c1, c2)
}
/// Returns the matrix of columns.
@inlinable public func matrix_from_columns(
    _ c0: SIMD4<Double>, _ c1: SIMD4<Double>, _ c2: SIMD4<Double>, _ c3: SIMD4<Double>
) -> simd_double4x4 {
    simd_double4x4(c0, c1, c2, c3)
}
