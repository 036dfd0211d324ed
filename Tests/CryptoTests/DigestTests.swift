import CryptoKit
import Foundation
import Testing

/// Digests and codes beside the ones that the standards print.
@Suite("Digests, codes and keys")
struct DigestTests {
    private func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }
    private func bytes(_ hex: String) -> [UInt8] {
        stride(from: 0, to: hex.count, by: 2).compactMap {
            UInt8(hex.dropFirst($0).prefix(2), radix: 16)
        }
    }

    @Test("The bytes of any digest come one after the other")
    func iterator() {
        func bytes(_ digest: some Digest) -> [UInt8] {
            var all: [UInt8] = []
            for byte in digest.makeIterator() { all.append(byte) }
            return all
        }
        let digest = SHA256.hash(data: Data([1, 2, 3]))
        #expect(bytes(digest).count == 32 && bytes(digest) == Array(digest))
    }

    @Test("Digests of FIPS 180 and RFC 1321")
    func digests() {
        let abc = Data("abc".utf8)
        #expect(
            SHA256.hash(data: abc).description
                == "SHA256 digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            hex(SHA384.hash(data: abc))
                == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
        #expect(
            hex(SHA512.hash(data: abc))
                == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
                + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
        #expect(hex(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(hex(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
        #expect(hex(Insecure.MD5.hash(data: Data())) == "d41d8cd98f00b204e9800998ecf8427e")
        #expect(Array(SHA256.hash(data: abc)).count == SHA256Digest.byteCount)
        #expect(hex(SHA3_256.hash(data: abc)) == "3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532")
        #expect(
            hex(SHA3_384.hash(data: abc))
                == "ec01498288516fc926459f58e2c6ad8df9b473cb0fc08c2596da7cf0e49be4b298d88cea927ac7f539f1edf228376d25")
        #expect(
            hex(SHA3_512.hash(data: abc))
                == "b751850b1a57168a5693cd924b6b096e08f621827444f70d884f5d0240d2712e"
                + "10e116e9192af3c91a7ec57647e3934057340b4cf408d5a56592f8274eec53f0")
    }

    @Test("Bytes may come in parts, and a copy goes on by itself")
    func parts() {
        var function = SHA256()
        function.update(data: Data("a".utf8))
        var copy = function
        function.update(data: [UInt8]("bc".utf8))
        copy.update(data: Data("x".utf8))
        #expect(function.finalize() == SHA256.hash(data: Data("abc".utf8)))
        #expect(copy.finalize() == SHA256.hash(data: Data("ax".utf8)))
        // A digest of what came until now: more may come.
        copy.update(data: Data("y".utf8))
        #expect(copy.finalize() == SHA256.hash(data: Data("axy".utf8)) && copy.finalize() != function.finalize())
        let digest = SHA256.hash(data: Data())
        #expect(digest == Data(digest) && digest != Data(repeating: 0, count: 32) && digest != Data())
        #expect(Set([digest, digest, function.finalize()]).count == 2)
    }

    @Test("Codes of RFC 4231, with short keys and keys longer than a block")
    func codes() {
        let short = SymmetricKey(data: Data("Jefe".utf8))
        let text = Data("what do ya want for nothing?".utf8)
        let code = HMAC<SHA256>.authenticationCode(for: text, using: short)
        #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text, using: short))
        #expect(HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: text, using: short))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: Data("what".utf8), using: short))
        let long = SymmetricKey(data: [UInt8](repeating: 0xAA, count: 131))
        let second = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
        #expect(
            hex(HMAC<SHA256>.authenticationCode(for: second, using: long))
                == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
        #expect(
            hex(HMAC<SHA512>.authenticationCode(for: second, using: long))
                == "80b24263c7c1a3ebb71493c1dd7be8b49b46d1f41b4aeec1121b013783f8f352"
                + "6b56d037e05f2598bd0fd2215d6a1e5295e64f73f63f0aec8b915a985d786598")
    }

    @Test("Keys of RFC 5869, and random ones")
    func keys() {
        let material = SymmetricKey(data: [UInt8](repeating: 0x0B, count: 22))
        let key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: material, salt: bytes("000102030405060708090a0b0c"), info: bytes("f0f1f2f3f4f5f6f7f8f9"),
            outputByteCount: 42)
        #expect(
            key.withUnsafeBytes { hex($0) }
                == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
        let plain = HKDF<SHA256>.deriveKey(inputKeyMaterial: material, outputByteCount: 42)
        #expect(
            plain.withUnsafeBytes { hex($0) }
                == "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8")
        let random = SymmetricKey(size: .bits256)
        #expect(random.bitCount == 256 && random != SymmetricKey(size: .bits256) && random == random)
    }
}
