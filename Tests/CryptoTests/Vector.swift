import CryptoKit
import Foundation

/// A published test vector: values, and whether they belong together.
///
/// `Vectors.tsv` has those of HPKE from RFC 9180, and a selection of Project Wycheproof's for all else.
struct Vector {
    let kind: String
    let isValid: Bool
    let number: String
    let fields: [String]

    func bytes(_ index: Int) -> [UInt8] {
        let text = Array(fields[index].utf8)
        return stride(from: 0, to: text.count - 1, by: 2).compactMap {
            UInt8(String(decoding: text[$0...$0 + 1], as: UTF8.self), radix: 16)
        }
    }

    func key(_ index: Int) -> SymmetricKey { SymmetricKey(data: bytes(index)) }

    static func all() throws -> [Vector] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Vectors.tsv")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return Vector(kind: parts[0], isValid: parts[1] == "valid", number: parts[2], fields: Array(parts[3...]))
        }
    }
}
