import Foundation
import OrielFoundation
import Testing

@Suite("Limits of numbers, and sets of characters that change")
struct FoundationLimitTests {
    @Test("Limits that this system's headers compute")
    func limits() {
        let pairs: [(any BinaryInteger, any BinaryInteger)] = [
            (INT8_MIN, Int8.min), (INT8_MAX, Int8.max), (UINT8_MAX, UInt8.max),
            (INT16_MIN, Int16.min), (INT16_MAX, Int16.max), (UINT16_MAX, UInt16.max),
            (INT32_MIN, Int32.min), (INT32_MAX, Int32.max), (UINT32_MAX, UInt32.max),
            (INT64_MIN, Int64.min), (INT64_MAX, Int64.max), (UINT64_MAX, UInt64.max),
            (INT_LEAST8_MIN, Int8.min), (INT_LEAST16_MIN, Int16.min), (INT_LEAST32_MIN, Int32.min),
            (INT_LEAST64_MIN, Int64.min), (INT_LEAST64_MAX, Int64.max), (UINT_LEAST64_MAX, UInt64.max),
            (INT_FAST8_MIN, Int8.min), (INT_FAST16_MIN, int_fast16_t.min), (INT_FAST16_MAX, int_fast16_t.max),
            (INT_FAST32_MIN, int_fast32_t.min), (INT_FAST32_MAX, int_fast32_t.max), (INT_FAST64_MIN, Int64.min),
            (INT_FAST64_MAX, Int64.max), (UINT_FAST64_MAX, UInt64.max), (INTPTR_MIN, Int.min), (INTPTR_MAX, Int.max),
            (INTMAX_MIN, intmax_t.min), (INTMAX_MAX, intmax_t.max), (UINTMAX_MAX, uintmax_t.max),
            (PTRDIFF_MIN, Int.min), (PTRDIFF_MAX, Int.max), (SIZE_MAX, UInt.max), (SIZE_T_MAX, UInt.max),
            (RSIZE_MAX, UInt.max >> 1), (WCHAR_MIN, wchar_t.min), (SIG_ATOMIC_MIN, sig_atomic_t.min),
            (SCHAR_MIN, Int8.min), (UCHAR_MAX, UInt8.max), (CHAR_MIN, CChar.min), (CHAR_MAX, CChar.max),
            (SHRT_MIN, Int16.min), (USHRT_MAX, UInt16.max), (INT_MIN, CInt.min), (INT_MAX, CInt.max),
            (UINT_MAX, CUnsignedInt.max), (LONG_MIN, CLong.min), (LONG_MAX, CLong.max), (ULONG_MAX, CUnsignedLong.max),
            (LLONG_MIN, CLongLong.min), (LLONG_MAX, CLongLong.max), (ULLONG_MAX, CUnsignedLongLong.max),
            (QUAD_MIN, Int64.min), (QUAD_MAX, Int64.max), (UQUAD_MAX, UInt64.max), (OFF_MIN, off_t.min),
            (OFF_MAX, off_t.max), (MAXPATHLEN, PATH_MAX), (LONG_BIT, 64), (WORD_BIT, 32), (MSEC_PER_SEC, 1000),
            (UID_MAX, Int32.max), (GID_MAX, Int32.max),
        ]
        for (index, pair) in pairs.enumerated() { #expect(pair.0.description == pair.1.description, "\(index)") }
        let typed: (Int64, UInt64, Int32) = (INT64_MAX, UINT64_MAX, INT_MIN)
        #expect(typed.0 == .max && typed.1 == .max && typed.2 == .min)
    }

    @Test("Inverted sets of characters change like all others")
    func invertedSets() {
        let kinds: [CharacterSet] = [
            .alphanumerics, .whitespacesAndNewlines, .urlQueryAllowed, .letters, .decimalDigits,
        ]
        for kind in kinds {
            var set = kind.inverted
            set.insert("a")
            set.remove("_")
            #expect(set.contains("a") && !set.contains("_") && set.contains("\u{1}"))
            set.formUnion(.decimalDigits)
            set.formIntersection(.alphanumerics)
            #expect(set.contains("7") && set.contains("a") && !set.contains("\u{1}"))
            set.invert()
            #expect(!set.contains("7") && set.contains("\u{1}"))
        }
        let original = CharacterSet.alphanumerics.inverted
        var copy = original
        copy.remove(charactersIn: "+-")
        #expect(original.contains("+") && !copy.contains("+") && CharacterSet.alphanumerics.contains("x"))
        #expect(NSCharacterSet.letters.inverted.inverted == .letters)
    }
}
