import CryptoKit
import Foundation
import Testing

/// The two numbers of a signature in DER's form, in its shortest form and in others.
@Suite("Forms of signatures on curves")
struct SignatureFormTests {
    /// The numbers of a signature whose last bytes are given, each of 32 bytes.
    private func numbers(_ first: [UInt8], _ second: [UInt8]) -> Data {
        Data([UInt8](repeating: 0, count: 32 - first.count) + first)
            + Data([UInt8](repeating: 0, count: 32 - second.count) + second)
    }

    private func read(_ bytes: [UInt8]) -> Data? {
        try? P256.Signing.ECDSASignature(derRepresentation: bytes).rawRepresentation
    }

    @Test(
        "A number is written without zeros in front, but with one before a bit that would be a sign",
        arguments: [
            ([1] as [UInt8], [2] as [UInt8], [0x30, 6, 2, 1, 1, 2, 1, 2] as [UInt8]),
            ([0x7F], [0x80], [0x30, 7, 2, 1, 0x7F, 2, 2, 0, 0x80]),
            ([0x80], [0x7F], [0x30, 7, 2, 2, 0, 0x80, 2, 1, 0x7F]),
            ([1, 0], [0xFF, 1], [0x30, 9, 2, 2, 1, 0, 2, 3, 0, 0xFF, 1]), ([], [], [0x30, 6, 2, 1, 0, 2, 1, 0]),
        ])
    func shortest(first: [UInt8], second: [UInt8], form: [UInt8]) throws {
        let signature = try P256.Signing.ECDSASignature(rawRepresentation: numbers(first, second))
        #expect(Array(signature.derRepresentation) == form && read(form) == numbers(first, second))
    }

    @Test("Numbers of the full length are written and read, with a sign's zero or without")
    func longest() throws {
        for first in [0x7F, 0x80, 0xFF] as [UInt8] {
            let raw = Data([first] + [UInt8](repeating: 3, count: 31) + [UInt8](repeating: 0x90, count: 32))
            let signature = try P256.Signing.ECDSASignature(rawRepresentation: raw)
            let form = signature.derRepresentation
            #expect(form.count == (first < 0x80 ? 71 : 72) && read(Array(form)) == raw)
        }
        // 33 bytes are too many, also where the first of them is no sign.
        let long = [0x30, 0x26, 2, 0x21, 1] + [UInt8](repeating: 3, count: 32) + [2, 1, 1]
        #expect(read(long) == nil)
    }

    @Test("Other forms than the shortest are refused, and so are negative numbers and rests")
    func refusals() {
        let faults: [[UInt8]] = [
            [], [0x30], [0x30, 6], [0x31, 6, 2, 1, 1, 2, 1, 2], [0x30, 6, 3, 1, 1, 2, 1, 2],
            [0x30, 6, 2, 1, 1, 3, 1, 2],
            // Negative numbers.
            [0x30, 6, 2, 1, 0x80, 2, 1, 2], [0x30, 6, 2, 1, 1, 2, 1, 0x80], [0x30, 6, 2, 1, 0xFF, 2, 1, 2],
            // A zero in front that no sign needs.
            [0x30, 7, 2, 2, 0, 1, 2, 1, 2], [0x30, 7, 2, 2, 0, 0x7F, 2, 1, 2], [0x30, 7, 2, 1, 1, 2, 2, 0, 0],
            // No number, one number, three numbers.
            [0x30, 5, 2, 0, 2, 1, 2], [0x30, 3, 2, 1, 1], [0x30, 9, 2, 1, 1, 2, 1, 2, 2, 1, 3],
            // A rest, and too little.
            [0x30, 6, 2, 1, 1, 2, 1, 2, 0], [0x30, 7, 2, 1, 1, 2, 1, 2], [0x30, 5, 2, 1, 1, 2, 1, 2],
            // Longer and endless forms of the length.
            [0x30, 0x81, 6, 2, 1, 1, 2, 1, 2], [0x30, 0x82, 0, 6, 2, 1, 1, 2, 1, 2], [0x30, 0x80, 2, 1, 1, 2, 1, 2],
            [0x30, 0x81],
        ]
        for fault in faults { #expect(read(fault) == nil, "\(fault)") }
        #expect(throws: CryptoKitASN1Error.invalidASN1Object) {
            try P256.Signing.ECDSASignature(derRepresentation: [0x30, 6, 2, 1, 0x80, 2, 1, 2] as [UInt8])
        }
    }

    @Test("A long signature has a length of two bytes, from 128 on")
    func longForms() throws {
        // Two numbers of 66 bytes without a sign's zero: 136 bytes.
        let raw = Data([UInt8](repeating: 1, count: 132))
        let form = try P521.Signing.ECDSASignature(rawRepresentation: raw).derRepresentation
        #expect(Array(form.prefix(5)) == [0x30, 0x81, 136, 2, 66] && form.count == 139)
        #expect(try P521.Signing.ECDSASignature(derRepresentation: form).rawRepresentation == raw)
        // 62 and 62 bytes with their heads are 128, and a byte less is a short form.
        for (count, head) in [(62, [0x30, 0x81, 128, 2, 62]), (61, [0x30, 127, 2, 61, 1])] as [(Int, [UInt8])] {
            let first = [UInt8](repeating: 0, count: 66 - count) + [UInt8](repeating: 1, count: count)
            let second = [UInt8](repeating: 0, count: 4) + [UInt8](repeating: 1, count: 62)
            let raw = Data(first + second)
            let form = try P521.Signing.ECDSASignature(rawRepresentation: raw).derRepresentation
            #expect(Array(form.prefix(5)) == head)
            #expect(try P521.Signing.ECDSASignature(derRepresentation: form).rawRepresentation == raw)
        }
        #expect(throws: CryptoKitError.incorrectParameterSize) {
            try P521.Signing.ECDSASignature(rawRepresentation: Data(count: 131))
        }
    }
}
