import Accelerate
import Foundation
import Testing

/// Functions of vectors in each form: the list that they return, and the one that they write to.
@Suite("Forms of functions of vectors, Float")
struct FloatVectorTests {
    private typealias Pair = (
        UnsafePointer<Float>, Int, UnsafePointer<Float>, Int, UnsafeMutablePointer<Float>, Int, UInt
    ) -> Void
    private let lists: [[Float]] = [
        [1, -2.25, 3.5, -4, 5], [2, 4, -8, 16, 0.5], [3, 5, 7, -9, 2], [-1, 6, 0.25, 8, 10],
    ]

    /// Compares a function with a value for each element, with each of its lists the shortest, and results of other lengths.
    private func check(
        _ count: Int, _ make: ([[Float]]) -> [Float], _ write: ([[Float]], inout [Float]) -> Void,
        at place: SourceLocation = #_sourceLocation, _ value: ([Float]) -> Float
    ) {
        for shortest in 0..<count {
            var given = Array(lists[..<count])
            given[shortest].removeLast(2)
            let expected = (0..<3).map { index in value(given.map { $0[index] }) }
            #expect(make(given) == expected, "\(shortest)", sourceLocation: place)
            for room in [0, 2, 3, 5] {
                var result = [Float](repeating: 77, count: room)
                write(given, &result)
                let rest = [Float](repeating: 77, count: max(room - 3, 0))
                #expect(result == expected.prefix(room) + rest, "\(shortest), \(room)", sourceLocation: place)
            }
        }
        let none = [[Float]](repeating: [], count: count)
        var result: [Float] = [77]
        write(none, &result)
        #expect(make(none).isEmpty && result == [77], sourceLocation: place)
    }

    @Test("Two lists are added, subtracted, multiplied, divided and compared up to the shorter one's end")
    func pairForms() {
        check(2, { vDSP.add($0[0], $0[1]) }, { vDSP.add($0[0], $0[1], result: &$1) }) { $0[0] + $0[1] }
        check(2, { vDSP.subtract($0[0], $0[1]) }, { vDSP.subtract($0[0], $0[1], result: &$1) }) { $0[0] - $0[1] }
        check(2, { vDSP.multiply($0[0], $0[1]) }, { vDSP.multiply($0[0], $0[1], result: &$1) }) { $0[0] * $0[1] }
        check(2, { vDSP.divide($0[0], $0[1]) }, { vDSP.divide($0[0], $0[1], result: &$1) }) { $0[0] / $0[1] }
        check(2, { vDSP.maximum($0[0], $0[1]) }, { vDSP.maximum($0[0], $0[1], result: &$1) }) { max($0[0], $0[1]) }
        check(2, { vDSP.minimum($0[0], $0[1]) }, { vDSP.minimum($0[0], $0[1], result: &$1) }) { min($0[0], $0[1]) }
        check(2, { vDSP.hypot($0[0], $0[1]) }, { vDSP.hypot($0[0], $0[1], result: &$1) }) {
            ($0[0] * $0[0] + $0[1] * $0[1]).squareRoot()
        }
        check(
            2, { vDSP.linearInterpolate($0[0], $0[1], using: 0.25) },
            { vDSP.linearInterpolate($0[0], $0[1], using: 0.25, result: &$1) }
        ) { $0[0] + ($0[1] - $0[0]) * 0.25 }
    }

    @Test("A number is added, multiplied and divided on its side")
    func scalarForms() {
        check(1, { vDSP.add(3, $0[0]) }, { vDSP.add(3, $0[0], result: &$1) }) { $0[0] + 3 }
        check(1, { vDSP.multiply(3, $0[0]) }, { vDSP.multiply(3, $0[0], result: &$1) }) { $0[0] * 3 }
        check(1, { vDSP.divide($0[0], 4) }, { vDSP.divide($0[0], 4, result: &$1) }) { $0[0] / 4 }
        check(1, { vDSP.divide(4, $0[0]) }, { vDSP.divide(4, $0[0], result: &$1) }) { 4 / $0[0] }
        check(1, { vDSP.absolute($0[0]) }, { vDSP.absolute($0[0], result: &$1) }) { abs($0[0]) }
        check(1, { vDSP.negativeAbsolute($0[0]) }, { vDSP.negativeAbsolute($0[0], result: &$1) }) { -abs($0[0]) }
        check(1, { vDSP.negative($0[0]) }, { vDSP.negative($0[0], result: &$1) }) { -$0[0] }
        check(1, { vDSP.square($0[0]) }, { vDSP.square($0[0], result: &$1) }) { $0[0] * $0[0] }
        check(1, { vDSP.signedSquare($0[0]) }, { vDSP.signedSquare($0[0], result: &$1) }) { $0[0] * abs($0[0]) }
        check(1, { vDSP.trunc($0[0]) }, { vDSP.trunc($0[0], result: &$1) }) { $0[0] - $0[0].rounded(.towardZero) }
    }

    @Test("Sums and differences are multiplied by lists, numbers, sums and differences")
    func productForms() {
        check(
            3, { vDSP.multiply(addition: (a: $0[0], b: $0[1]), $0[2]) },
            { vDSP.multiply(addition: (a: $0[0], b: $0[1]), $0[2], result: &$1) }
        ) { ($0[0] + $0[1]) * $0[2] }
        check(
            2, { vDSP.multiply(addition: (a: $0[0], b: $0[1]), 3) },
            { vDSP.multiply(addition: (a: $0[0], b: $0[1]), 3, result: &$1) }
        ) { ($0[0] + $0[1]) * 3 }
        check(
            3, { vDSP.multiply(subtraction: (a: $0[0], b: $0[1]), $0[2]) },
            { vDSP.multiply(subtraction: (a: $0[0], b: $0[1]), $0[2], result: &$1) }
        ) { ($0[0] - $0[1]) * $0[2] }
        check(
            2, { vDSP.multiply(subtraction: (a: $0[0], b: $0[1]), 3) },
            { vDSP.multiply(subtraction: (a: $0[0], b: $0[1]), 3, result: &$1) }
        ) { ($0[0] - $0[1]) * 3 }
        check(
            4, { vDSP.multiply(addition: (a: $0[0], b: $0[1]), addition: (c: $0[2], d: $0[3])) },
            { vDSP.multiply(addition: (a: $0[0], b: $0[1]), addition: (c: $0[2], d: $0[3]), result: &$1) }
        ) { ($0[0] + $0[1]) * ($0[2] + $0[3]) }
        check(
            4, { vDSP.multiply(addition: (a: $0[0], b: $0[1]), subtraction: (c: $0[2], d: $0[3])) },
            { vDSP.multiply(addition: (a: $0[0], b: $0[1]), subtraction: (c: $0[2], d: $0[3]), result: &$1) }
        ) { ($0[0] + $0[1]) * ($0[2] - $0[3]) }
        check(
            4, { vDSP.multiply(subtraction: (a: $0[0], b: $0[1]), subtraction: (c: $0[2], d: $0[3])) },
            { vDSP.multiply(subtraction: (a: $0[0], b: $0[1]), subtraction: (c: $0[2], d: $0[3]), result: &$1) }
        ) { ($0[0] - $0[1]) * ($0[2] - $0[3]) }
    }

    @Test("Products are added and subtracted: lists, numbers and other products")
    func sumForms() {
        check(
            3, { vDSP.add(multiplication: (a: $0[0], b: $0[1]), $0[2]) },
            { vDSP.add(multiplication: (a: $0[0], b: $0[1]), $0[2], result: &$1) }
        ) { $0[0] * $0[1] + $0[2] }
        check(
            2, { vDSP.add(multiplication: (a: $0[0], b: 3), $0[1]) },
            { vDSP.add(multiplication: (a: $0[0], b: 3), $0[1], result: &$1) }
        ) { $0[0] * 3 + $0[1] }
        check(
            2, { vDSP.add(multiplication: (a: $0[0], b: $0[1]), 7) },
            { vDSP.add(multiplication: (a: $0[0], b: $0[1]), 7, result: &$1) }
        ) { $0[0] * $0[1] + 7 }
        check(
            1, { vDSP.add(multiplication: (a: $0[0], b: 3), 7) },
            { vDSP.add(multiplication: (a: $0[0], b: 3), 7, result: &$1) }
        ) { $0[0] * 3 + 7 }
        check(
            4, { vDSP.add(multiplication: (a: $0[0], b: $0[1]), multiplication: (c: $0[2], d: $0[3])) },
            { vDSP.add(multiplication: (a: $0[0], b: $0[1]), multiplication: (c: $0[2], d: $0[3]), result: &$1) }
        ) { $0[0] * $0[1] + $0[2] * $0[3] }
        check(
            2, { vDSP.add(multiplication: (a: $0[0], b: 3), multiplication: (c: $0[1], d: 7)) },
            { vDSP.add(multiplication: (a: $0[0], b: 3), multiplication: (c: $0[1], d: 7), result: &$1) }
        ) { $0[0] * 3 + $0[1] * 7 }
        check(
            3, { vDSP.subtract(multiplication: (a: $0[0], b: $0[1]), $0[2]) },
            { vDSP.subtract(multiplication: (a: $0[0], b: $0[1]), $0[2], result: &$1) }
        ) { $0[0] * $0[1] - $0[2] }
        check(
            2, { vDSP.subtract(multiplication: (a: $0[0], b: 3), $0[1]) },
            { vDSP.subtract(multiplication: (a: $0[0], b: 3), $0[1], result: &$1) }
        ) { $0[0] * 3 - $0[1] }
        check(
            4, { vDSP.subtract(multiplication: (a: $0[0], b: $0[1]), multiplication: (c: $0[2], d: $0[3])) },
            { vDSP.subtract(multiplication: (a: $0[0], b: $0[1]), multiplication: (c: $0[2], d: $0[3]), result: &$1) }
        ) { $0[0] * $0[1] - $0[2] * $0[3] }
    }

    @Test("Limits count with their bounds, and numbers inside an inverted range go to the end on its side of zero")
    func limitForms() {
        check(1, { vDSP.clip($0[0], to: -2...3) }, { vDSP.clip($0[0], to: -2...3, result: &$1) }) {
            min(max($0[0], -2), 3)
        }
        check(1, { vDSP.invertedClip($0[0], to: -3...4) }, { vDSP.invertedClip($0[0], to: -3...4, result: &$1) }) {
            $0[0] == 1 || $0[0] == 3.5 ? 4 : -3
        }
        #expect(vDSP.invertedClip([2, 3, 4, 1, 5] as [Float], to: 2...4) == [2, 4, 4, 1, 5])
        #expect(vDSP.invertedClip([-2, -3, -4, -1, -5] as [Float], to: -4 ... -2) == [-2, -4, -4, -1, -5])
        check(
            1, { vDSP.threshold($0[0], to: 1, with: .clampToThreshold) },
            { vDSP.threshold($0[0], to: 1, with: .clampToThreshold, result: &$1) }
        ) { $0[0] < 1 ? 1 : $0[0] }
        check(
            1, { vDSP.threshold($0[0], to: 1, with: .zeroFill) },
            { vDSP.threshold($0[0], to: 1, with: .zeroFill, result: &$1) }
        ) { $0[0] < 1 ? 0 : $0[0] }
        check(
            1, { vDSP.threshold($0[0], to: 1, with: .signedConstant(9)) },
            { vDSP.threshold($0[0], to: 1, with: .signedConstant(9), result: &$1) }
        ) { $0[0] < 1 ? -9 : 9 }
        check(
            1, { vDSP.limit($0[0], limit: 3.5, withOutputConstant: 6) },
            { vDSP.limit($0[0], limit: 3.5, withOutputConstant: 6, result: &$1) }
        ) { $0[0] < 3.5 ? -6 : 6 }
    }

    @Test("A merge fades from the first list's first element to the second's last")
    func merges() {
        let (a, b) = (lists[0], lists[1])
        #expect(vDSP.taperedMerge(a, b[..<3]) == [1, 0.875, -8] && vDSP.taperedMerge(a[..<3], b) == [1, 0.875, -8])
        #expect(vDSP.taperedMerge(a[..<1], b) == [1] && vDSP.taperedMerge(a[..<2], b) == [1, 4])
        var result: [Float] = [77, 77, 77, 77]
        vDSP.taperedMerge(a[..<3], b, result: &result)
        #expect(result == [1, 0.875, -8, 77])
        vDSP.taperedMerge(a, b[..<2], result: &result)
        #expect(result == [1, 4, -8, 77])
        var (sum, difference): ([Float], [Float]) = ([77, 77, 77, 77], [77, 77])
        vDSP.addSubtract(a, b[..<3], addResult: &sum, subtractResult: &difference)
        #expect(sum == [3, 1.75, -4.5, 77] && difference == [-1, -6.25])
    }

    @Test("Strides count elements of each vector alone")
    func strides() {
        let functions: [(Pair, (Float, Float) -> Float)] = [
            (vDSP_vadd, { $0 + $1 }), (vDSP_vsub, { $1 - $0 }), (vDSP_vmul, { $0 * $1 }),
            (vDSP_vdiv, { $1 / $0 }), (vDSP_vmax, { max($0, $1) }), (vDSP_vmin, { min($0, $1) }),
            (vDSP_vmaxmg, { max(abs($0), abs($1)) }), (vDSP_vminmg, { min(abs($0), abs($1)) }),
            (vDSP_vdist, { ($0 * $0 + $1 * $1).squareRoot() }),
        ]
        for (index, (function, value)) in functions.enumerated() {
            var result = [Float](repeating: 77, count: 8)
            function(lists[0], 2, lists[1], 1, &result, 3, 3)
            let expected = [value(1, 2), 77, 77, value(3.5, 4), 77, 77, value(5, -8), 77]
            #expect(result == expected, "\(index)")
            result = [Float](repeating: 77, count: 8)
            function(lists[0], 1, lists[1], 2, &result, 1, 2)
            #expect(result == [value(1, 2), value(-2.25, -8)] + [77, 77, 77, 77, 77, 77], "\(index)")
        }
        var (sums, differences) = ([Float](repeating: 77, count: 5), [Float](repeating: 77, count: 5))
        vDSP_vaddsub(lists[0], 2, lists[1], 1, &sums, 3, &differences, 2, 2)
        #expect(sums == [3, 77, 77, 7.5, 77] && differences == [1, 77, 0.5, 77, 77])
        var lengths: [Float] = [77, 77, 77]
        vDSP_vpythg([4, 0, 9], 2, [6, 1], 1, [1, 4, 0], 1, [2, 0, 1], 2, &lengths, 2, 2)
        #expect(lengths == [5, 77, 5])
    }
}
