import Foundation
import Testing
import simd

extension simd_float4x4 {
    /// As apps write it: a stored property in an extension.
    fileprivate static let raised = simd_float4x4(
        [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 2, 0, 1])
}

/// Vectors, matrices and quaternions as apps use them.
@Suite("simd")
struct VectorTests {
    private func isNear(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Bool { distance(a, b) < 1e-5 }

    @Test("Vectors: lengths, products, mixtures, bounds")
    func vectors() {
        let a = simd_float3(1, 2, 2)
        #expect(length(a) == 3 && simd_length_squared(a) == 9 && dot(a, [1, 0, 1]) == 3)
        #expect(cross(SIMD3<Double>(1, 0, 0), [0, 1, 0]) == [0, 0, 1])
        #expect(isNear(normalize(a), [1 / 3, 2 / 3, 2 / 3]))
        #expect(mix(float2(0, 10), float2(10, 20), t: 0.5) == [5, 15])
        #expect(simd_clamp(float2(-1, 5), float2(0, 0), float2(1, 1)) == [0, 1])
        #expect(reflect(simd_float2(1, -1), n: [0, 1]) == [1, 1])
        #expect(smoothstep(Float(0.5), edge0: 0, edge1: 1) == 0.5 && sign(Double(-3)) == -1)
        #expect(abs(simd_int2(-3, .min)) == [3, .max] && floor(float2(1.5, -1.5)) == [1, -2])
        #expect(distance(simd_float2(0, 0), simd_float2(3, 4)) == 5)
    }

    @Test("Matrices: products, transposes, determinants, inverses, and columns by number")
    func matrices() {
        let move = simd_float4x4.raised
        #expect(move * SIMD4<Float>(1, 1, 1, 1) == [1, 3, 1, 1])
        #expect(move[3][1] == 2 && move[3, 1] == 2 && move.columns.3.y == 2 && move[9] == SIMD4<Float>())
        let mixed = simd_float4x4(rows: [[2, 0, 1, 3], [0, 1, 4, 1], [5, 2, 0, 1], [1, 1, 1, 1]])
        #expect(mixed.transpose.columns.0 == [2, 0, 1, 3])
        #expect(simd_almost_equal_elements(mixed * mixed.inverse, matrix_identity_float4x4, 1e-5))
        // By the first row: 2·(1·(0−1)−4·(2−1)+1·2) + 1·(0·1−1·4+1·3)−3·(0·2−1·5+4·3).
        #expect(abs(mixed.determinant - -28) < 1e-4)
        let small = simd_double2x2(rows: [[1, 2], [3, 4]])
        #expect(small.determinant == -2 && small.inverse * small == simd_double2x2(1))
        #expect((small * 2)[0] == [2, 6] && small + small == 2 * small && small != small.transpose)
        let wide = simd_float2x3([1, 2, 3], [4, 5, 6])
        #expect(wide * SIMD2<Float>(1, 1) == [5, 7, 9] && wide.transpose * wide == simd_float2x2([14, 32], [32, 77]))
        #expect(simd_float3x3(diagonal: SIMD3<Float>(1, 2, 3)).determinant == 6)
        let third = simd_float3x3(rows: [[1, 2, 3], [0, 1, 4], [5, 6, 0]])
        #expect(third.determinant == 1 && third.inverse.columns.0 == [-24, 20, -5])
    }

    @Test("A matrix is kept as JSON")
    func coding() throws {
        let data = try JSONEncoder().encode(simd_float4x4.raised)
        #expect(try JSONDecoder().decode(simd_float4x4.self, from: data) == .raised)
    }

    @Test("Quaternions: turns, products, matrices and the way between two turns")
    func quaternions() {
        let quarter = simd_quatf(angle: .pi / 2, axis: [0, 0, 1])
        #expect(isNear(quarter.act([1, 0, 0]), [0, 1, 0]))
        #expect(isNear((quarter * quarter).act([1, 0, 0]), [-1, 0, 0]))
        #expect(abs(quarter.angle - .pi / 2) < 1e-6 && isNear(quarter.axis, [0, 0, 1]))
        #expect(isNear((quarter * quarter.inverse).act([1, 2, 3]), [1, 2, 3]))
        let matrix = simd_float4x4(quarter)
        #expect(distance(matrix * SIMD4<Float>(1, 0, 0, 1), [0, 1, 0, 1]) < 1e-5)
        for angle in stride(from: Float(0.1), to: 6, by: 0.7) {
            let turn = simd_quatf(angle: angle, axis: normalize([1, -2, 3]))
            #expect(isNear(simd_quatf(simd_float3x3(turn)).act([1, 2, 3]), turn.act([1, 2, 3])))
        }
        let half = simd_slerp(simd_quatf(real: 1, imag: .zero), quarter, 0.5)
        #expect(abs(half.angle - .pi / 4) < 1e-5)
        #expect(isNear(simd_quatf(from: [1, 0, 0], to: [0, 0, 1]).act([1, 0, 0]), [0, 0, 1]))
        #expect(isNear(simd_quatf(from: [1, 0, 0], to: [-1, 0, 0]).act([1, 0, 0]), [-1, 0, 0]))
    }

    @Test("The older names of functions compute the same")
    func olderNames() {
        let (a, b) = (simd_float3(3, 4, 0), simd_float3(0, 4, 0))
        #expect(vector_length(a) == 5 && vector_distance(a, b) == 3 && vector_dot(a, b) == 16)
        #expect(vector_mix(a, b, simd_float3(repeating: 0.5)) == simd_float3(1.5, 4, 0))
        let matrix = matrix_from_columns(simd_float2(1, 2), simd_float2(3, 4))
        #expect(matrix_transpose(matrix).columns.0 == simd_float2(1, 3) && matrix.columns.1 == simd_float2(3, 4))
    }

    @Test("A list of numbers makes a diagonal")
    func diagonals() {
        let scale = simd_double4x4(diagonal: [2, 3, 4, 1])
        #expect(scale[1][1] == 3 && scale[1][0] == 0 && scale * simd_double4(1, 1, 1, 1) == simd_double4(2, 3, 4, 1))
        #expect(simd_float2x2(diagonal: SIMD2(5, 6)).determinant == 30)
    }
}
