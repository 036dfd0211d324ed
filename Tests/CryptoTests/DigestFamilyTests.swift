import CommonCrypto
import Foundation
import Testing

/// Each digest and authentication code of CommonCrypto, beside the values of other programs.
@Suite("Digests and codes of CommonCrypto")
struct DigestFamilyTests {
    private typealias Digest = (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<
        UInt8
    >?

    private func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

    private static let abc: [String: String] = [
        "MD5": "900150983cd24fb0d6963f7d28e17f72", "SHA1": "a9993e364706816aba3e25717850c26c9cd0d89d",
        "SHA224": "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7",
        "SHA256": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
        "SHA384": "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
            + "8086072ba1e7cc2358baeca134c825a7",
        "SHA512": "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
            + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f",
    ]

    private func check(
        _ name: String, _ length: Int32, _ block: Int32, _ expectedBlock: Int32, _ digest: Digest,
        _ begin: () -> Int32, _ add: ([UInt8]) -> Int32, _ end: (UnsafeMutablePointer<UInt8>?) -> Int32
    ) {
        let expected = Self.abc[name] ?? ""
        let text = Array("abc".utf8)
        #expect(Int(length) * 2 == expected.count && block == expectedBlock, "\(name)")
        var result = [UInt8](repeating: 7, count: Int(length) + 1)
        #expect(digest(text, 3, &result) != nil && digest(text, 3, nil) == nil, "\(name)")
        #expect(hex(result.dropLast()) == expected && result.last == 7, "\(name)")
        #expect(begin() == 1 && add(Array("a".utf8)) == 1 && add([]) == 1 && add(Array("bc".utf8)) == 1, "\(name)")
        var parts = [UInt8](repeating: 7, count: Int(length) + 1)
        #expect(end(&parts) == 1 && parts == result, "\(name)")
        // What has ended takes nothing more, until it begins again.
        #expect(add(text) == 0 && end(&parts) == 0 && parts == result, "\(name)")
        #expect(begin() == 1 && add(text) == 1 && end(nil) == 0, "\(name)")
        #expect(begin() == 1 && add(text) == 1 && end(&parts) == 1 && parts == result, "\(name)")
    }

    @Test("A digest is the same at once and in parts, of its length alone")
    func digests() {
        var md5 = CC_MD5_CTX()
        check(
            "MD5", CC_MD5_DIGEST_LENGTH, CC_MD5_BLOCK_BYTES, 64, { CC_MD5($0, $1, $2) }, { CC_MD5_Init(&md5) },
            { CC_MD5_Update(&md5, $0, CC_LONG($0.count)) }, { CC_MD5_Final($0, &md5) })
        var sha1 = CC_SHA1_CTX()
        check(
            "SHA1", CC_SHA1_DIGEST_LENGTH, CC_SHA1_BLOCK_BYTES, 64, { CC_SHA1($0, $1, $2) }, { CC_SHA1_Init(&sha1) },
            { CC_SHA1_Update(&sha1, $0, CC_LONG($0.count)) }, { CC_SHA1_Final($0, &sha1) })
        var sha256 = CC_SHA256_CTX()
        check(
            "SHA224", CC_SHA224_DIGEST_LENGTH, CC_SHA224_BLOCK_BYTES, 64, { CC_SHA224($0, $1, $2) },
            { CC_SHA224_Init(&sha256) }, { CC_SHA224_Update(&sha256, $0, CC_LONG($0.count)) },
            { CC_SHA224_Final($0, &sha256) })
        check(
            "SHA256", CC_SHA256_DIGEST_LENGTH, CC_SHA256_BLOCK_BYTES, 64, { CC_SHA256($0, $1, $2) },
            { CC_SHA256_Init(&sha256) }, { CC_SHA256_Update(&sha256, $0, CC_LONG($0.count)) },
            { CC_SHA256_Final($0, &sha256) })
        var sha512 = CC_SHA512_CTX()
        check(
            "SHA384", CC_SHA384_DIGEST_LENGTH, CC_SHA384_BLOCK_BYTES, 128, { CC_SHA384($0, $1, $2) },
            { CC_SHA384_Init(&sha512) }, { CC_SHA384_Update(&sha512, $0, CC_LONG($0.count)) },
            { CC_SHA384_Final($0, &sha512) })
        check(
            "SHA512", CC_SHA512_DIGEST_LENGTH, CC_SHA512_BLOCK_BYTES, 128, { CC_SHA512($0, $1, $2) },
            { CC_SHA512_Init(&sha512) }, { CC_SHA512_Update(&sha512, $0, CC_LONG($0.count)) },
            { CC_SHA512_Final($0, &sha512) })
    }

    @Test("A digest without memory is the one of no bytes, whatever its length")
    func missingMemory() {
        var (none, empty) = ([UInt8](repeating: 7, count: 16), [UInt8](repeating: 8, count: 16))
        CC_MD5(nil, 5, &none)
        CC_MD5([UInt8](), 0, &empty)
        #expect(hex(none) == "d41d8cd98f00b204e9800998ecf8427e" && empty == none)
    }

    private let codes: [(Int, String)] = [
        (kCCHmacAlgSHA1, "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79"),
        (kCCHmacAlgMD5, "750c783e6ab0b503eaa86e310a5db738"),
        (kCCHmacAlgSHA256, "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"),
        (
            kCCHmacAlgSHA384,
            "af45d2e376484031617f78d2b58a6b1b9c7ef464f5a01b47e42ec3736322445e8e2240ca5e69e2c78b3239ecfab21649"
        ),
        (
            kCCHmacAlgSHA512,
            "164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea250554"
                + "9758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737"
        ),
        (kCCHmacAlgSHA224, "a30e01098bc6dbbf45690f3a7e9e6d0f8bbea2a39e6148008fd05e44"),
    ]

    @Test("A code is the same at once and in parts; beginning again forgets what came before")
    func authenticationCodes() {
        let (key, text) = (Array("Jefe".utf8), Array("what do ya want for nothing?".utf8))
        var context = CCHmacContext()
        for (algorithm, expected) in codes {
            let count = expected.count / 2
            var code = [UInt8](repeating: 7, count: count + 1)
            CCHmac(CCHmacAlgorithm(algorithm), key, key.count, text, text.count, &code)
            #expect(hex(code.dropLast()) == expected && code.last == 7, "\(algorithm)")
            var parts = [UInt8](repeating: 7, count: count + 1)
            CCHmacInit(&context, CCHmacAlgorithm(kCCHmacAlgMD5), [9], 1)
            CCHmacUpdate(&context, [1, 2, 3], 3)
            CCHmacInit(&context, CCHmacAlgorithm(algorithm), key, key.count)
            CCHmacUpdate(&context, text, 4)
            CCHmacUpdate(&context, Array(text.dropFirst(4)), text.count - 4)
            CCHmacFinal(&context, &parts)
            #expect(parts == code, "\(algorithm)")
            // It has ended: nothing is written.
            var rest: [UInt8] = [5, 6]
            CCHmacFinal(&context, &rest)
            #expect(rest == [5, 6], "\(algorithm)")
        }
        var untouched: [UInt8] = [5, 6]
        CCHmac(99, key, key.count, text, text.count, &untouched)
        CCHmacInit(&context, 99, key, key.count)
        CCHmacUpdate(&context, text, 4)
        CCHmacFinal(&context, &untouched)
        #expect(untouched == [5, 6])
    }

    @Test("Keys of passwords depend on the function, the salt, the rounds and the length")
    func derivedKeys() {
        func key(_ function: Int, _ rounds: UInt32, _ password: Int, _ salt: Int, _ count: Int) -> (Int, String) {
            var derived = [UInt8](repeating: 0, count: max(count, 1))
            let status = CCKeyDerivationPBKDF(
                CCPBKDFAlgorithm(kCCPBKDF2), "password", password, Array("salt".utf8), salt,
                CCPseudoRandomAlgorithm(function), rounds, &derived, count)
            return (Int(status), hex(derived))
        }
        for (function, expected) in [
            (kCCPRFHmacAlgSHA1, "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957"),
            (kCCPRFHmacAlgSHA224, "93200ffa96c5776d38fa10abdf8f5bfc0054b971"),
            (kCCPRFHmacAlgSHA256, "ae4d0c95af6b46d32d0adff928f06dd02a303f8e"),
            (kCCPRFHmacAlgSHA384, "54f775c6d790f21930459162fc535dbf04a93918"),
            (kCCPRFHmacAlgSHA512, "e1d9c16aa681708a45f5c7c4e215ceb66e011a2e"),
        ] {
            #expect(key(function, 2, 8, 4, 20) == (kCCSuccess, expected), "\(function)")
            #expect(key(function, 2, 8, 4, 7) == (kCCSuccess, String(expected.prefix(14))), "\(function)")
            #expect(key(function, 3, 8, 4, 20).1 != expected && key(function, 2, 7, 4, 20).1 != expected, "\(function)")
            #expect(key(function, 2, 8, 3, 20).1 != expected, "\(function)")
        }
        for wrong in [key(0, 2, 8, 4, 20), key(6, 2, 8, 4, 20), key(1, 0, 8, 4, 20), key(1, 2, 8, 4, 0)] {
            #expect(wrong.0 == kCCParamError && wrong.1.allSatisfy { $0 == "0" })
        }
        var derived: [UInt8] = [9]
        let other = CCKeyDerivationPBKDF(9, "password", 8, Array("salt".utf8), 4, 1, 2, &derived, 1)
        #expect(Int(other) == kCCParamError && derived == [9])
        #expect(CCCalibratePBKDF(2, 8, 4, 0, 20, 1) == 0 && CCCalibratePBKDF(2, 8, 4, 6, 20, 1) == 0)
        #expect(
            Int(CCRandomGenerateBytes(nil, 4)) == kCCParamError
                && Int(CCRandomGenerateBytes(&derived, -1)) == kCCParamError)
        var random = [UInt8](repeating: 0, count: 40)
        #expect(Int(CCRandomGenerateBytes(&random, 32)) == kCCSuccess)
        #expect(random[32...].allSatisfy { $0 == 0 } && !random[..<32].allSatisfy { $0 == 0 })
    }
}
