/// Returns the sum of two matrices.
@inlinable public func simd_add<M: _SIMDMatrix>(_ a: M, _ b: M) -> M { a + b }
/// Returns the difference of two matrices.
@inlinable public func simd_sub<M: _SIMDMatrix>(_ a: M, _ b: M) -> M { a - b }
/// Returns a matrix with all numbers multiplied.
@inlinable public func simd_mul<M: _SIMDMatrix>(_ a: M.Scalar, _ b: M) -> M { b * a }
/// Returns a matrix with all numbers multiplied.
@inlinable public func matrix_scale<M: _SIMDMatrix>(_ a: M.Scalar, _ b: M) -> M { b * a }
/// Returns whether two matrices have the same numbers.
@inlinable public func simd_equal<M: _SIMDMatrix>(_ a: M, _ b: M) -> Bool { a == b }
/// Returns whether two vectors have the same numbers.
@inlinable public func simd_equal<V: SIMD>(_ a: V, _ b: V) -> Bool { a == b }
/// Returns whether the numbers of two matrices differ by a tolerance at most.
public func simd_almost_equal_elements<M: _SIMDMatrix>(_ a: M, _ b: M, _ tolerance: M.Scalar) -> Bool {
    (0..<M._columnCount).allSatisfy { column in
        let difference = a[column] - b[column]
        return difference.indices.allSatisfy { difference[$0].magnitude <= tolerance }
    }
}
