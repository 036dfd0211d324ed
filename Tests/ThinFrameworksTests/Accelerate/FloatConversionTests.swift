import Accelerate
import Testing

/// Numbers that become integers, and integers that become numbers.
@Suite("Integers of vectors, Float")
struct FloatConversionTests {
    private typealias ToIntegers<I> = (UnsafePointer<Float>, Int, UnsafeMutablePointer<I>, Int, UInt) -> Void
    private typealias FromIntegers<I> = (UnsafePointer<I>, Int, UnsafeMutablePointer<Float>, Int, UInt) -> Void

    private func check<I: FixedWidthInteger>(
        _ type: I.Type, _ make: ([Float], vDSP.RoundingMode) -> [I],
        _ write: ([Float], inout [I], vDSP.RoundingMode) -> Void, _ back: ([I]) -> [Float],
        _ writeBack: ([I], inout [Float]) -> Void, _ cut: ToIntegers<I>, _ rounded: ToIntegers<I>,
        _ float: FromIntegers<I>
    ) {
        let numbers: [Float] = [1.5, 2.5, 99.75, -1.5, 1e20, -1e20, .nan]
        let near: [I] = [2, 2, 100, I(clamping: -2), .max, .min, 0]
        let towardZero: [I] = [1, 2, 99, I(clamping: -1), .max, .min, 0]
        #expect(make(numbers, .towardNearestInteger) == near, "\(type)")
        #expect(make(numbers, .towardZero) == towardZero, "\(type)")
        for (rule, expected) in [(vDSP.RoundingMode.towardZero, towardZero), (.towardNearestInteger, near)] {
            for room in [2, 7, 9] {
                var integers = [I](repeating: 77, count: room)
                write(numbers, &integers, rule)
                #expect(integers == expected.prefix(room) + [I](repeating: 77, count: max(room - 7, 0)), "\(type)")
            }
        }
        let integers: [I] = [5, 0, I(clamping: -3), 120]
        let floats: [Float] = [5, 0, I.isSigned ? -3 : 0, 120]
        #expect(back(integers) == floats, "\(type)")
        for room in [2, 4, 6] {
            var result = [Float](repeating: 77, count: room)
            writeBack(integers, &result)
            #expect(result == floats.prefix(room) + [Float](repeating: 77, count: max(room - 4, 0)), "\(type)")
        }
        var strided = [I](repeating: 77, count: 5)
        cut([1.75, 9, 2.75], 2, &strided, 3, 2)
        #expect(strided == [1, 77, 77, 2, 77], "\(type)")
        rounded([1.75, 9, 2.25], 2, &strided, 3, 2)
        #expect(strided == [2, 77, 77, 2, 77], "\(type)")
        var result = [Float](repeating: 77, count: 5)
        float([3, 9, 4], 2, &result, 3, 2)
        #expect(result == [3, 77, 77, 4, 77], "\(type)")
    }

    @Test("Signed integers are cut or rounded to even ones, and kept within their range")
    func signedIntegers() {
        check(
            Int8.self, { vDSP.floatingPointToInteger($0, integerType: Int8.self, rounding: $1) },
            { vDSP.convertElements(of: $0, to: &$1, rounding: $2) },
            { vDSP.integerToFloatingPoint($0, floatingPointType: Float.self) },
            { vDSP.convertElements(of: $0, to: &$1) }, vDSP_vfix8, vDSP_vfixr8, vDSP_vflt8)
        check(
            Int16.self, { vDSP.floatingPointToInteger($0, integerType: Int16.self, rounding: $1) },
            { vDSP.convertElements(of: $0, to: &$1, rounding: $2) },
            { vDSP.integerToFloatingPoint($0, floatingPointType: Float.self) },
            { vDSP.convertElements(of: $0, to: &$1) }, vDSP_vfix16, vDSP_vfixr16, vDSP_vflt16)
        check(
            Int32.self, { vDSP.floatingPointToInteger($0, integerType: Int32.self, rounding: $1) },
            { vDSP.convertElements(of: $0, to: &$1, rounding: $2) },
            { vDSP.integerToFloatingPoint($0, floatingPointType: Float.self) },
            { vDSP.convertElements(of: $0, to: &$1) }, vDSP_vfix32, vDSP_vfixr32, vDSP_vflt32)
    }

    @Test("Integers without signs are cut or rounded to even ones, and kept within their range")
    func unsignedIntegers() {
        check(
            UInt8.self, { vDSP.floatingPointToInteger($0, integerType: UInt8.self, rounding: $1) },
            { vDSP.convertElements(of: $0, to: &$1, rounding: $2) },
            { vDSP.integerToFloatingPoint($0, floatingPointType: Float.self) },
            { vDSP.convertElements(of: $0, to: &$1) }, vDSP_vfixu8, vDSP_vfixru8, vDSP_vfltu8)
        check(
            UInt16.self, { vDSP.floatingPointToInteger($0, integerType: UInt16.self, rounding: $1) },
            { vDSP.convertElements(of: $0, to: &$1, rounding: $2) },
            { vDSP.integerToFloatingPoint($0, floatingPointType: Float.self) },
            { vDSP.convertElements(of: $0, to: &$1) }, vDSP_vfixu16, vDSP_vfixru16, vDSP_vfltu16)
        check(
            UInt32.self, { vDSP.floatingPointToInteger($0, integerType: UInt32.self, rounding: $1) },
            { vDSP.convertElements(of: $0, to: &$1, rounding: $2) },
            { vDSP.integerToFloatingPoint($0, floatingPointType: Float.self) },
            { vDSP.convertElements(of: $0, to: &$1) }, vDSP_vfixu32, vDSP_vfixru32, vDSP_vfltu32)
    }
}
