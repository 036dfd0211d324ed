import DisplayList
import Foundation
import Testing

@Suite("Projections")
struct ProjectionTransformTests {
    private func matrix(_ rows: [[CGFloat]]) -> ProjectionTransform {
        var m = ProjectionTransform()
        (m.m11, m.m12, m.m13) = (rows[0][0], rows[0][1], rows[0][2])
        (m.m21, m.m22, m.m23) = (rows[1][0], rows[1][1], rows[1][2])
        (m.m31, m.m32, m.m33) = (rows[2][0], rows[2][1], rows[2][2])
        return m
    }

    private var primes: ProjectionTransform { matrix([[2, 3, 5], [7, 11, 13], [17, 19, 23]]) }

    @Test("Each number of an inverse is its minor by the determinant")
    func inverse() {
        let minors: [[CGFloat]] = [[6, 26, -16], [60, -39, 9], [-54, 13, 1]]
        #expect(primes.inverted() == matrix(minors.map { $0.map { $0 / -78 } }))
        var copy = primes
        let isInverted = copy.invert()
        #expect(isInverted && copy == primes.inverted())
    }

    @Test("A transform without an inverse stays as it is")
    func noInverse() {
        for rows: [[CGFloat]] in [
            [[2, 3, 5], [4, 6, 10], [17, 19, 23]], [[2, 3, 5], [7, 11, 13], [.infinity, 19, 23]],
            [[1e200, 3, 5], [7, 1e200, 13], [17, 19, 23]],
        ] {
            var copy = matrix(rows)
            let isInverted = copy.invert()
            #expect(!isInverted && copy == matrix(rows) && copy.inverted() == matrix(rows))
        }
    }

    @Test("Transforms one after the other are rows by columns")
    func product() {
        let other = matrix([[1, 4, 6], [8, 9, 10], [12, 14, 15]])
        #expect(
            primes.concatenating(other) == matrix([[86, 105, 117], [251, 309, 347], [445, 561, 637]]))
        #expect(other.concatenating(primes) != primes.concatenating(other))
        #expect(primes.concatenating(ProjectionTransform()) == primes)
    }

    @Test("A point is divided by its distance, unless that is 0")
    func points() {
        #expect(CGPoint(x: 2, y: 3).applying(primes) == CGPoint(x: 42.0 / 72, y: 58.0 / 72))
        var far = matrix([[2, 3, 1], [7, 11, 0], [17, 19, -2]])
        #expect(CGPoint(x: 2, y: 3).applying(far) == CGPoint(x: 42, y: 58))
        far.m33 = -4
        #expect(CGPoint(x: 2, y: 3).applying(far) == CGPoint(x: -21, y: -29))
    }

    @Test("A transform is affine without numbers in the third column")
    func affine() {
        let plain = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
        let flat = ProjectionTransform(plain)
        #expect(flat == matrix([[2, 3, 0], [5, 7, 0], [11, 13, 1]]))
        #expect(flat.isAffine && flat.affine == plain && !flat.isIdentity && ProjectionTransform().isIdentity)
        for change in [\ProjectionTransform.m13, \.m23, \.m33] {
            var bent = flat
            bent[keyPath: change] += 0.5
            #expect(!bent.isAffine && bent.affine == plain)
        }
    }
}
