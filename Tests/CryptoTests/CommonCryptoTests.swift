import CommonCrypto
import Foundation
import Testing

/// The functions of C as apps call them, beside the values that the standards print.
@Suite("CommonCrypto")
struct CommonCryptoTests {
    private func bytes(_ hex: String) -> [UInt8] {
        stride(from: 0, to: hex.count, by: 2).compactMap { UInt8(hex.dropFirst($0).prefix(2), radix: 16) }
    }
    private func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

    private func crypt(
        _ operation: Int, _ algorithm: Int, _ options: Int, key: [UInt8], iv: [UInt8]?, _ input: [UInt8], room: Int = 64
    ) -> (status: Int, bytes: [UInt8], count: Int) {
        var (output, count) = ([UInt8](repeating: 0, count: room), 0)
        let status = CCCrypt(
            CCOperation(operation), CCAlgorithm(algorithm), CCOptions(options), key, key.count, iv, input, input.count,
            &output, output.count, &count)
        return (Int(status), Array(output.prefix(count)), count)
    }

    @Test("Digests, at once and in parts")
    func digests() {
        let data = Data("abc".utf8)
        var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        data.withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(data.count), &digest) }
        #expect(hex(digest) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        var context = CC_SHA256_CTX()
        CC_SHA256_Init(&context)
        CC_SHA256_Update(&context, [UInt8]("a".utf8), 1)
        CC_SHA256_Update(&context, [UInt8]("bc".utf8), 2)
        var other = [UInt8](repeating: 0, count: 32)
        #expect(CC_SHA256_Final(&other, &context) == 1 && other == digest)
        var short = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
        CC_MD5(nil, 0, &short)
        #expect(hex(short) == "d41d8cd98f00b204e9800998ecf8427e")
    }

    @Test("Ciphers of NIST SP 800-38A, padding, and what does not fit")
    func ciphers() {
        let key = bytes("2b7e151628aed2a6abf7158809cf4f3c")
        let iv = bytes("000102030405060708090a0b0c0d0e0f")
        let block = bytes("6bc1bee22e409f96e93d7e117393172a")
        #expect(
            hex(crypt(kCCEncrypt, kCCAlgorithmAES, 0, key: key, iv: iv, block).bytes)
                == "7649abac8119b246cee98e9b12e9197d")
        #expect(
            hex(crypt(kCCEncrypt, kCCAlgorithmAES, kCCOptionECBMode, key: key, iv: nil, block).bytes)
                == "3ad77bb40d7a3660a89ecaf32466ef97")
        let padded = crypt(kCCEncrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key: key, iv: iv, block)
        #expect(padded.status == kCCSuccess && padded.count == 32)
        let opened = crypt(kCCDecrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key: key, iv: iv, padded.bytes)
        #expect(opened.status == kCCSuccess && opened.bytes == block)
        let wrong = crypt(
            kCCDecrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key: [UInt8](repeating: 7, count: 16), iv: iv,
            padded.bytes)
        #expect(wrong.status == kCCDecodeError || wrong.bytes != block)
        let small = crypt(kCCEncrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key: key, iv: iv, block, room: 16)
        #expect(small.status == kCCBufferTooSmall && small.count == 32)
        #expect(crypt(kCCEncrypt, kCCAlgorithmAES, 0, key: key, iv: iv, [1]).status == kCCAlignmentError)
        #expect(crypt(kCCEncrypt, kCCAlgorithmAES, 0, key: [1], iv: iv, block).status == kCCKeySizeError)
        #expect(crypt(kCCEncrypt, 99, 0, key: key, iv: iv, block).status == kCCParamError)
    }

    @Test("Older ciphers of FIPS 81, and DES applied three times with one key")
    func olderCiphers() {
        let (key, text) = (bytes("0123456789abcdef"), Array("Now is the time for all ".utf8))
        let expected = "3fa40e8a984d48156a271787ab8883f9893d51ec4b563b53"
        #expect(hex(crypt(kCCEncrypt, kCCAlgorithmDES, kCCOptionECBMode, key: key, iv: nil, text).bytes) == expected)
        let triple = crypt(kCCEncrypt, kCCAlgorithm3DES, kCCOptionECBMode, key: key + key + key, iv: nil, text)
        #expect(hex(triple.bytes) == expected)
    }

    @Test("A stream from a counter, in parts")
    func streams() {
        var cipher: CCCryptorRef?
        let key = bytes("2b7e151628aed2a6abf7158809cf4f3c")
        let status = CCCryptorCreateWithMode(
            CCOperation(kCCEncrypt), CCMode(kCCModeCTR), CCAlgorithm(kCCAlgorithmAES), CCPadding(ccNoPadding),
            bytes("f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff"), key, key.count, nil, 0, 0, CCModeOptions(kCCModeOptionCTR_BE),
            &cipher)
        #expect(Int(status) == kCCSuccess)
        let block = bytes("6bc1bee22e409f96e93d7e117393172a")
        var (output, count, result) = ([UInt8](repeating: 0, count: 16), 0, [UInt8]())
        for part in [block.prefix(5), block.dropFirst(5)] {
            CCCryptorUpdate(cipher, Array(part), part.count, &output, output.count, &count)
            result += output.prefix(count)
        }
        CCCryptorFinal(cipher, &output, output.count, &count)
        CCCryptorRelease(cipher)
        #expect(hex(result) == "874d6191b620e3261bef6864990db6ce" && count == 0)
    }

    @Test("Codes of RFC 4231, keys of RFC 6070, random bytes")
    func codes() {
        let (key, text) = (Array("Jefe".utf8), Array("what do ya want for nothing?".utf8))
        var code = [UInt8](repeating: 0, count: 32)
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.count, text, text.count, &code)
        #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        var context = CCHmacContext()
        CCHmacInit(&context, CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.count)
        CCHmacUpdate(&context, text, 10)
        CCHmacUpdate(&context, Array(text.dropFirst(10)), text.count - 10)
        var other = [UInt8](repeating: 0, count: 32)
        CCHmacFinal(&context, &other)
        #expect(other == code)

        var derived = [UInt8](repeating: 0, count: 20)
        let salt = Array("salt".utf8)
        let status = CCKeyDerivationPBKDF(
            CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, salt, salt.count,
            CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 4096, &derived, derived.count)
        #expect(Int(status) == kCCSuccess && hex(derived) == "4b007901b765489abead49d926f721d065a429c1")
        #expect(
            Int(CCKeyDerivationPBKDF(2, "password", 8, salt, 4, 99, 1, &derived, derived.count)) == kCCParamError)

        var (first, second) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 32))
        #expect(Int(CCRandomGenerateBytes(&first, 32)) == kCCSuccess)
        CCRandomGenerateBytes(&second, 32)
        #expect(first != second)
    }
}
