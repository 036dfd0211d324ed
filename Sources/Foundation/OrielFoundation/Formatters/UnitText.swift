import Foundation
internal import _FoundationICU

/// Numbers with units, and lengths of time, in words of all languages: the only caller of the library that knows them.
enum UnitText {
    enum Width: Int, Codable, Hashable {
        case wide, abbreviated, narrow

        fileprivate var skeleton: String {
            switch self {
            case .wide: "unit-width-full-name"
            case .abbreviated: "unit-width-short"
            case .narrow: "unit-width-narrow"
            }
        }
    }

    /// How lengths of time are written.
    enum TimeWidth: Int, Codable, Hashable {
        case wide, abbreviated, condensed, narrow, spelledOut
        /// With colons.
        case numeric
    }

    /// A number with its unit.
    struct Phrase {
        var text: String
        /// Where the number is; nil where there are several: “5 ft, 11 in”.
        var number: Range<String.Index>?
        /// The number, converted and rounded as it is written; nil for one that is not finite.
        var value: Double?

        /// The phrase with another text for its number.
        func replacingNumber(with digits: String) -> Phrase {
            guard let number else { return self }
            let before = text[..<number.lowerBound]
            let text = before + digits + text[number.upperBound...]
            let start = text.index(text.startIndex, offsetBy: before.count)
            return Phrase(text: String(text), number: start..<text.index(start, offsetBy: digits.count), value: value)
        }
    }

    /// How many decimals a number has.
    enum Precision {
        /// As many as suit the unit.
        case automatic
        /// All.
        case unlimited
        case decimals(Int)

        fileprivate var skeleton: String {
            switch self {
            case .automatic: ""
            case .unlimited: " precision-unlimited"
            case .decimals(0): " precision-integer"
            case .decimals(let count): " ." + String(repeating: "0", count: min(count, 99))
            }
        }
    }

    /// Writes a number with a unit, converted to the unit that the locale uses for a purpose.
    ///
    /// Nil where the unit or its use for the purpose is unknown.
    static func phrase(
        _ value: Double, unit: String, width: Width, usage: String? = nil, precision: Precision = .automatic,
        locale: Locale
    ) -> Phrase? {
        var skeleton = "\(unit) \(width.skeleton)\(precision.skeleton)"
        if let usage { skeleton += " usage/\(usage)" }
        let units = Array(skeleton.utf16)
        var status = U_ZERO_ERROR
        let formatter = swift_unumf_openForSkeletonAndLocale(units, Int32(units.count), name(locale), &status)
        let result = swift_unumf_openResult(&status)
        defer {
            swift_unumf_closeResult(result)
            swift_unumf_close(formatter)
        }
        swift_unumf_formatDouble(formatter, value, result, &status)
        guard status.isFine, let text = string({ swift_unumf_resultToString(result, $0, $1, $2) }) else { return nil }
        return Phrase(text: text, number: numberRange(of: result, in: text), value: decimal(of: result))
    }

    /// Writes a length of time; each number has its unit.
    static func text(_ parts: [(unit: TimeUnit, value: Int)], width: TimeWidth, locale: Locale) -> String? {
        var status = U_ZERO_ERROR
        let numbers = width == .spelledOut ? swift_unum_open(UNUM_SPELLOUT, nil, 0, name(locale), nil, &status) : nil
        // It keeps the format of numbers, and closes it.
        let formatter = uameasfmt_open(name(locale), width.width, numbers, &status)
        defer { uameasfmt_close(formatter) }
        guard status.isFine else { return nil }
        let measures = parts.map { UAMeasure(value: Double($0.value), unit: $0.unit.measureUnit) }
        guard width == .spelledOut else {
            return string { uameasfmt_formatMultiple(formatter, measures, Int32(measures.count), $0, $1, $2) }
        }
        // Of several numbers only the last would be spelled out.
        let words = measures.compactMap { measure in
            string { uameasfmt_format(formatter, measure.value, measure.unit, $0, $1, $2) }
        }
        return list(words, locale)
    }

    /// The number of the unit that a locale uses first for a purpose; nil stands for the general purpose.
    static func preferredUnit(_ category: String, usage: String?, locale: Locale) -> UInt32? {
        var units = [UAMeasureUnit](repeating: UAMeasureUnit(rawValue: 0), count: 4)
        var status = U_ZERO_ERROR
        let count = uameasfmt_getUnitsForUsage(name(locale), category, usage, &units, Int32(units.count), &status)
        return status.isFine && count > 0 ? units[0].rawValue : nil
    }

    private static func name(_ locale: Locale) -> String { locale.isKnown ? locale.identifier : "en_US" }

    private static func list(_ words: [String], _ locale: Locale) -> String? {
        var status = U_ZERO_ERROR
        let formatter = swift_ulistfmt_openForType(name(locale), ULISTFMT_TYPE_UNITS, ULISTFMT_WIDTH_WIDE, &status)
        defer { swift_ulistfmt_close(formatter) }
        guard status.isFine else { return nil }
        let lengths = words.map { Int32($0.utf16.count) }
        return Array(words.joined().utf16).withUnsafeBufferPointer { letters in
            var start = letters.baseAddress
            let starts = lengths.map { length in
                defer { start = start.map { $0 + Int(length) } }
                return start
            }
            return string { swift_ulistfmt_format(formatter, starts, lengths, Int32(words.count), $0, $1, $2) }
        }
    }

    /// Has a function write letters into a buffer, and again into a larger one where they do not fit.
    private static func string(
        _ write: (UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
    ) -> String? {
        var capacity: Int32 = 128
        while true {
            var status = U_ZERO_ERROR
            var length: Int32 = 0
            let letters = [UInt16](unsafeUninitializedCapacity: Int(capacity)) { buffer, count in
                length = write(buffer.baseAddress, capacity, &status)
                count = status.isFine ? Int(min(length, capacity)) : 0
            }
            if status == U_BUFFER_OVERFLOW_ERROR, length > capacity {
                capacity = length
            } else {
                return status.isFine ? String(decoding: letters, as: UTF16.self) : nil
            }
        }
    }

    private static func numberRange(of result: OpaquePointer?, in text: String) -> Range<String.Index>? {
        var status = U_ZERO_ERROR
        let fields = swift_ufieldpositer_open(&status)
        defer { swift_ufieldpositer_close(fields) }
        swift_unumf_resultGetAllFieldPositions(result, fields, &status)
        guard status.isFine else { return nil }
        var (begin, end, integers): (Int32, Int32, Int) = (.max, 0, 0)
        var (fieldBegin, fieldEnd): (Int32, Int32) = (0, 0)
        while case let field = swift_ufieldpositer_next(fields, &fieldBegin, &fieldEnd), field >= 0 {
            guard field != UNUM_MEASURE_UNIT_FIELD.rawValue else { continue }
            if field == UNUM_INTEGER_FIELD.rawValue { integers += 1 }
            begin = min(begin, fieldBegin)
            end = max(end, fieldEnd)
        }
        guard integers == 1 else { return nil }
        return Range(NSRange(Int(begin)..<Int(end)), in: text)
    }

    private static func decimal(of result: OpaquePointer?) -> Double? {
        var status = U_ZERO_ERROR
        var digits = [CChar](repeating: 0, count: 400)
        let length = swift_unumf_resultToDecimalNumber(result, &digits, Int32(digits.count), &status)
        guard status.isFine else { return nil }
        return Double(String(decoding: digits.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self))
    }
}

extension UErrorCode {
    /// Whether all went well; warnings are below zero.
    fileprivate var isFine: Bool { rawValue <= 0 }
}

extension UnitText.TimeWidth {
    fileprivate var width: UAMeasureFormatWidth {
        switch self {
        case .wide, .spelledOut: UAMEASFMT_WIDTH_WIDE
        case .abbreviated: UAMEASFMT_WIDTH_SHORT
        case .condensed: UAMEASFMT_WIDTH_SHORTER
        case .narrow: UAMEASFMT_WIDTH_NARROW
        case .numeric: UAMEASFMT_WIDTH_NUMERIC
        }
    }
}

extension TimeUnit {
    fileprivate var measureUnit: UAMeasureUnit {
        switch self {
        case .year: UAMEASUNIT_DURATION_YEAR
        case .month: UAMEASUNIT_DURATION_MONTH
        case .week: UAMEASUNIT_DURATION_WEEK
        case .day: UAMEASUNIT_DURATION_DAY
        case .hour: UAMEASUNIT_DURATION_HOUR
        case .minute: UAMEASUNIT_DURATION_MINUTE
        case .second: UAMEASUNIT_DURATION_SECOND
        }
    }
}
