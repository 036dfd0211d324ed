import CPostgres
import Foundation
import SQLiteAccess
import SwiftData

/// Values on their way to the server, in its binary form.
struct PostgresValues {
    private var bytes: [UInt8] = []
    private var places: [Int?] = []
    private var lengths: [Int32] = []

    init(_ values: [StoreValue]) {
        places.reserveCapacity(values.count)
        lengths.reserveCapacity(values.count)
        for value in values {
            let start = bytes.count
            switch value {
            case .null:
                places.append(nil)
                lengths.append(0)
                continue
            case .integer(let number):
                withUnsafeBytes(of: number.bigEndian) { bytes.append(contentsOf: $0) }
            case .real(let number):
                withUnsafeBytes(of: number.bitPattern.bigEndian) { bytes.append(contentsOf: $0) }
            case .text(let text):
                bytes.append(contentsOf: PostgresText.encode(text).utf8)
            case .blob(let data):
                bytes.append(contentsOf: data)
            }
            places.append(start)
            lengths.append(Int32(bytes.count - start))
        }
        // There is something to point at, even for an empty value.
        bytes.append(0)
    }

    func withPointers<Result>(
        _ body: (UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<Int32>?, UnsafePointer<Int32>?) -> Result
    ) -> Result {
        bytes.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { bytes in
                let pointers = places.map { place in place.flatMap { bytes.baseAddress?.advanced(by: $0) } }
                let formats = [Int32](repeating: 1, count: places.count)
                return pointers.withUnsafeBufferPointer { pointers in
                    body(pointers.baseAddress, lengths, formats)
                }
            }
        }
    }
}

/// The server's texts have no character zero: it becomes two others, and so does the first of these, so that texts keep
/// their order.
enum PostgresText {
    static func encode(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 2 }) else { return text }
        var encoded = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar.value < 2 {
                encoded.append(contentsOf: ["\u{1}", scalar.value == 0 ? "\u{1}" : "\u{2}"])
            } else {
                encoded.append(scalar)
            }
        }
        return String(encoded)
    }

    static func decode(_ text: String) -> String {
        guard text.utf8.contains(1) else { return text }
        var decoded = String.UnicodeScalarView()
        var isMarked = false
        for scalar in text.unicodeScalars {
            if isMarked {
                decoded.append(scalar.value == 1 ? "\u{0}" : "\u{1}")
                isMarked = false
            } else if scalar.value == 1 {
                isMarked = true
            } else {
                decoded.append(scalar)
            }
        }
        return String(decoded)
    }
}

/// A row on its way from the server.
struct PostgresRow: SQLRow {
    private let result: OpaquePointer
    private let types: [UInt32]
    private var number: Int32 = 0

    init(_ result: OpaquePointer) {
        self.result = result
        types = (0..<PQnfields(result)).map { UInt32(PQftype(result, $0)) }
    }

    func at(_ number: Int32) -> PostgresRow {
        var row = self
        row.number = number
        return row
    }

    func integer(_ column: Int) -> Int64 {
        if case .integer(let number) = value(column) { return number }
        return 0
    }

    func value(_ column: Int) -> StoreValue {
        let place = Int32(column)
        guard PQgetisnull(result, number, place) == 0, let start = PQgetvalue(result, number, place) else {
            return .null
        }
        let bytes = UnsafeRawBufferPointer(start: start, count: Int(PQgetlength(result, number, place)))
        switch (types[column], bytes.count) {
        case (20, 8):
            return .integer(Int64(bigEndian: bytes.loadUnaligned(as: Int64.self)))
        case (23, 4):
            return .integer(Int64(Int32(bigEndian: bytes.loadUnaligned(as: Int32.self))))
        case (16, 1):
            return .integer(bytes[0] == 0 ? 0 : 1)
        case (701, 8):
            let real = Double(bitPattern: UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)))
            return real.isNaN ? .text("NaN") : .real(real)
        case (17, _):
            return .blob(Data(bytes))
        default:
            return .text(PostgresText.decode(String(decoding: bytes, as: UTF8.self)))
        }
    }

    /// The values of columns.
    func read(_ columns: Range<Int>, into values: inout [StoreValue]) {
        for column in columns { values.append(value(column)) }
    }
}
