import LibCrypto

/// The parts of an algorithm's text.
struct AlgorithmParts {
    /// `sign`, `encrypt` or `keyexchange`.
    let purpose: String
    /// `RSA`, `ECDSA`, `ECIES` or `ECDH`.
    let family: String
    /// Whether the message itself is passed, not its digest.
    let isMessage: Bool
    let padding: KeyPair.Padding
    /// libcrypto's name of the hash function; nil if there is none.
    let digest: String?
    /// Whether a key is derived from a shared secret.
    let derives: Bool
    /// Whether the nonce is derived as well.
    let derivesNonce: Bool

    init?(_ algorithm: SecKeyAlgorithm) {
        let words = algorithm.rawValue.split(separator: ":").map(String.init)
        guard words.count > 2, words[0] == "algid" else { return nil }
        purpose = words[1]
        family = words[2] == "ECDHC" ? "ECDH" : words[2]
        let details = words.dropFirst(3)
        isMessage = details.contains { $0.hasPrefix("message") }
        digest = details.first { $0.hasPrefix("SHA") }
        padding =
            details.contains { $0.hasSuffix("PKCS1v15") || $0 == "PKCS1" }
            ? .pkcs1 : details.contains { $0.hasSuffix("PSS") } ? .pss : details.contains("OAEP") ? .oaep : .none
        derives = details.contains("KDFX963")
        derivesNonce = details.contains("AESGCM-KDFIV")
    }

    /// Whether a key is of the algorithm's family.
    func fits(_ key: SecKey) -> Bool { key.isRSA == (family == "RSA") }

    /// The number of bytes of the digest.
    var digestCount: Int {
        switch digest {
        case "SHA1": 20
        case "SHA224": 28
        case "SHA256": 32
        case "SHA384": 48
        default: 64
        }
    }

    /// Returns the bytes that are signed: the digest of a message, or the digest itself; nil if it has a wrong length.
    func signed(_ bytes: [UInt8]) -> [UInt8]? {
        guard let digest else { return bytes }
        if isMessage { return RunningDigest.digest(digest, count: digestCount, of: bytes) }
        return bytes.count == digestCount ? bytes : nil
    }

    /// Returns bytes derived from a secret by X9.63.
    func derived(from secret: [UInt8], information: [UInt8], count: Int) -> [UInt8] {
        var (result, number): ([UInt8], UInt32) = ([], 0)
        while result.count < count {
            number += 1
            let block = secret + withUnsafeBytes(of: number.bigEndian) { Array($0) } + information
            result += RunningDigest.digest(digest ?? "SHA256", count: digestCount, of: block)
        }
        return Array(result.prefix(count))
    }
}
