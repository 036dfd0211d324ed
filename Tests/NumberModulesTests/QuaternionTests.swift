import Foundation
import Testing
import simd

/// The parts of quaternions, one by one.
@Suite("Quaternions")
struct QuaternionTests {
    private let a = simd_quatd(ix: 1, iy: 2, iz: 3, r: 4)
    private let b = simd_quatd(ix: 5, iy: 6, iz: 7, r: 8)

    private func isNear(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Bool { simd_distance(a, b) < 1e-12 }
    private func isNear(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> Bool { simd_distance(a, b) < 1e-5 }

    @Test("A quaternion has the parts that it was made of, and each can be set")
    func parts() {
        #expect(a.vector == SIMD4(1, 2, 3, 4) && a.real == 4 && a.imag == SIMD3(1, 2, 3))
        #expect(a == simd_quatd(real: 4, imag: [1, 2, 3]) && a == simd_quatd(vector: [1, 2, 3, 4]))
        #expect(simd_quatd(SIMD4(1, 2, 3, 4)) == a && simd_quatd().vector == .zero)
        var changed = a
        changed.real = 9
        #expect(changed.vector == SIMD4(1, 2, 3, 9))
        changed.imag = [6, 7, 8]
        #expect(changed.vector == SIMD4(6, 7, 8, 9))
    }

    @Test("Sums, products and quotients")
    func arithmetic() {
        #expect((a + b).vector == SIMD4(6, 8, 10, 12) && (b - a).vector == SIMD4(4, 4, 4, 4))
        #expect((-a).vector == SIMD4(-1, -2, -3, -4) && (a * 2).vector == SIMD4(2, 4, 6, 8))
        #expect((3 * a).vector == SIMD4(3, 6, 9, 12) && (b / 2).vector == SIMD4(2.5, 3, 3.5, 4))
        // 4·8 − (1·5 + 2·6 + 3·7) is the real part; the others are 4·b + 8·a and the cross product.
        #expect((a * b).vector == SIMD4(24, 48, 48, -6))
        #expect((b * a).vector == SIMD4(32, 32, 56, -6))
        #expect(isNear((a / b).vector, SIMD4(-8, -16, 0, 70) / 174))
        var value = a
        value += b
        #expect(value.vector == SIMD4(6, 8, 10, 12))
        value -= a
        #expect(value == b)
        value *= 2
        #expect(value.vector == SIMD4(10, 12, 14, 16))
        value /= 4
        #expect(value.vector == SIMD4(2.5, 3, 3.5, 4))
        value = a
        value *= b
        #expect(value.vector == SIMD4(24, 48, 48, -6))
    }

    @Test("The length, the conjugate and the inverse")
    func inverses() {
        #expect(abs(a.length - 30.0.squareRoot()) < 1e-12 && abs(a.normalized.length - 1) < 1e-12)
        #expect(isNear(a.normalized.vector, SIMD4(1, 2, 3, 4) / 30.0.squareRoot()))
        #expect(a.conjugate.vector == SIMD4(-1, -2, -3, 4))
        #expect(isNear(a.inverse.vector, SIMD4(-1, -2, -3, 4) / 30))
        #expect(isNear((a * a.inverse).vector, SIMD4(0, 0, 0, 1)))
    }

    @Test("A turn has its angle and axis, and turns vectors counterclockwise")
    func turns() {
        let turn = simd_quatd(angle: 2.4, axis: [0.6, 0, 0.8])
        #expect(isNear(turn.vector, SIMD4(0.6 * sin(1.2), 0, 0.8 * sin(1.2), cos(1.2))))
        #expect(abs(turn.angle - 2.4) < 1e-12 && simd_distance(turn.axis, [0.6, 0, 0.8]) < 1e-12)
        // More than half a turn keeps its angle.
        #expect(abs(simd_quatd(angle: 5, axis: [0, 1, 0]).angle - 5) < 1e-12)
        let quarter = simd_quatd(angle: .pi / 2, axis: [0, 0, 1])
        #expect(simd_distance(quarter.act([1, 2, 3]), [-2, 1, 3]) < 1e-12)
        let upward = simd_quatd(angle: .pi / 2, axis: [1, 0, 0])
        #expect(simd_distance((upward * quarter).act([1, 0, 0]), [0, 0, 1]) < 1e-12)
    }

    @Test("The shortest turn between two directions, also where they are opposite")
    func between() {
        let turn = simd_quatd(from: [1, 0, 0], to: [0, 0.6, 0.8])
        #expect(simd_distance(turn.act([1, 0, 0]), [0, 0.6, 0.8]) < 1e-12)
        #expect(abs(turn.angle - .pi / 2) < 1e-12 && simd_distance(turn.axis, [0, -0.8, 0.6]) < 1e-12)
        for way in [SIMD3<Double>(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1), SIMD3(0.6, -0.8, 0)] {
            let half = simd_quatd(from: way, to: -way)
            #expect(abs(half.length - 1) < 1e-12 && simd_distance(half.act(way), -way) < 1e-12)
            #expect(half.real == 0)
        }
        #expect(isNear(simd_quatd(from: [0, 1, 0], to: [0, 1, 0]).vector, SIMD4(0, 0, 0, 1)))
        let single = simd_quatf(from: [0, 1, 0], to: [0, -1, 0])
        #expect(simd_distance(single.act([0, 1, 0]), [0, -1, 0]) < 1e-6)
    }

    @Test(
        "A matrix of a turn leads back to the turn, whichever part is the largest",
        arguments: [
            SIMD4<Double>(1, 2, 3, 9), SIMD4(9, 2, 3, 1), SIMD4(2, 9, 3, 1), SIMD4(2, 3, 9, 1), SIMD4(5, -3, -2, 1),
            SIMD4(-1, 6, -2, 1), SIMD4(-4, -1, 7, 2), SIMD4(0, 0, 0, 1), SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0),
            SIMD4(0, 0, 1, 0),
        ])
    func matrices(_ parts: SIMD4<Double>) {
        let turn = simd_quatd(vector: parts).normalized
        #expect(isNear(simd_quatd(simd_double3x3(turn)).vector, turn.vector))
        #expect(isNear(simd_quatd(simd_double4x4(turn)).vector, turn.vector))
        let single = simd_quatf(vector: SIMD4<Float>(parts)).normalized
        #expect(isNear(simd_quatf(simd_float3x3(single)).vector, single.vector))
        #expect(isNear(simd_quatf(simd_float4x4(single)).vector, single.vector))
    }

    @Test("Columns of a matrix are the turned axes")
    func columns() {
        let turn = simd_quatd(vector: SIMD4(1, 2, 3, 9)).normalized
        let matrix = simd_double3x3(turn)
        #expect(simd_distance(matrix.columns.0, turn.act([1, 0, 0])) < 1e-12)
        #expect(simd_distance(matrix.columns.1, turn.act([0, 1, 0])) < 1e-12)
        #expect(simd_distance(matrix.columns.2, turn.act([0, 0, 1])) < 1e-12)
    }

    @Test("Between two turns: on the shorter way, and on the longer one")
    func slerp() {
        let start = simd_quatd(real: 1, imag: .zero)
        let quarter = simd_quatd(angle: .pi / 2, axis: [0, 0, 1])
        let part = SIMD4<Double>(0, 0, sin(Double.pi / 16), cos(Double.pi / 16))
        #expect(isNear(simd_slerp(start, quarter, 0.25).vector, part))
        #expect(isNear(simd_slerp(start, -quarter, 0.25).vector, part))
        #expect(isNear(simd_slerp(start, quarter, 0).vector, start.vector))
        #expect(isNear(simd_slerp(start, quarter, 1).vector, quarter.vector))
        #expect(isNear(simd_slerp(start, start, 0.3).vector, start.vector))
        let middle = SIMD4<Double>(0, 0, -sin(Double.pi * 3 / 8), cos(Double.pi * 3 / 8))
        #expect(isNear(simd_slerp_longest(start, quarter, 0.5).vector, middle))
        #expect(isNear(simd_slerp_longest(start, -quarter, 0.5).vector, middle))
        #expect(simd_dot(a, b) == 70 && dot(b, a) == 70)
        let singles = (simd_quatf(real: 1, imag: .zero), simd_quatf(angle: .pi / 2, axis: [0, 0, 1]))
        #expect(isNear(simd_slerp(singles.0, singles.1, 0.25).vector, SIMD4<Float>(part)))
        #expect(isNear(simd_slerp(singles.0, -singles.1, 0.25).vector, SIMD4<Float>(part)))
        #expect(isNear(simd_slerp_longest(singles.0, singles.1, 0.5).vector, SIMD4<Float>(middle)))
    }

    @Test("The functions for quaternions compute what the type does")
    func functions() {
        #expect(simd_real(a) == 4 && simd_imag(a) == SIMD3(1, 2, 3) && simd_mul(a, b) == a * b)
        #expect(simd_add(a, b) == a + b && simd_sub(b, a) == b - a && simd_negate(a) == -a)
        #expect(simd_conjugate(a) == a.conjugate && simd_inverse(a) == a.inverse && simd_length(a) == a.length)
        #expect(simd_normalize(a) == a.normalized && normalize(a) == a.normalized)
        let turn = simd_quaternion(1.5, SIMD3<Double>(0, 0.6, 0.8))
        #expect(turn == simd_quatd(angle: 1.5, axis: [0, 0.6, 0.8]))
        #expect(simd_angle(turn) == turn.angle && simd_axis(turn) == turn.axis)
        #expect(simd_act(turn, [1, 2, 3]) == turn.act([1, 2, 3]))
        #expect(simd_quaternion(1.0, 2.0, 3.0, 4.0) == a && simd_quaternion(a.vector) == a)
        #expect(simd_quaternion(simd_matrix3x3(turn)) == simd_quatd(simd_double3x3(turn)))
        #expect(simd_quaternion(simd_matrix4x4(turn)) == simd_quatd(simd_double4x4(turn)))
        #expect(simd_quaternion(SIMD3<Double>(1, 0, 0), SIMD3(0, 1, 0)) == simd_quatd(from: [1, 0, 0], to: [0, 1, 0]))
    }

    @Test("The same in numbers of half the size")
    func singles() {
        let (a, b) = (simd_quatf(ix: 1, iy: 2, iz: 3, r: 4), simd_quatf(real: 8, imag: [5, 6, 7]))
        #expect((a * b).vector == SIMD4(24, 48, 48, -6) && (b * a).vector == SIMD4(32, 32, 56, -6))
        #expect((a + b).vector == SIMD4(6, 8, 10, 12) && (b - a).vector == SIMD4(4, 4, 4, 4))
        #expect((2 * a).vector == (a * 2).vector && (b / 2).vector == SIMD4(2.5, 3, 3.5, 4))
        #expect(a.conjugate.vector == SIMD4(-1, -2, -3, 4) && (-a).vector == SIMD4(-1, -2, -3, -4))
        #expect(
            isNear(a.inverse.vector, SIMD4(-1, -2, -3, 4) / 30) && isNear((a / b).vector, SIMD4(-8, -16, 0, 70) / 174))
        let turn = simd_quatf(angle: 2.4, axis: [0.6, 0, 0.8])
        #expect(abs(turn.angle - 2.4) < 1e-5 && simd_distance(turn.axis, [0.6, 0, 0.8]) < 1e-5)
        #expect(abs(turn.real - 0.362_357_75) < 1e-5 && abs(a.length - 5.477_225_6) < 1e-5)
    }
}
