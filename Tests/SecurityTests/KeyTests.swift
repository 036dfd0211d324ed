import Foundation
import Security
import Testing

@Suite("Keys and certificates")
struct KeyTests {
    private func key(_ type: CFString, _ bits: Int) -> SecKey {
        SecKeyCreateRandomKey([kSecAttrKeyType: type, kSecAttrKeySizeInBits: bits] as CFDictionary, nil)!
    }

    @Test("Signatures of RSA and of curves belong to their data and algorithm")
    func signatures() throws {
        let (rsa, curve, data) = (key(kSecAttrKeyTypeRSA, 2048), key(kSecAttrKeyTypeEC, 384), Data("message".utf8))
        for (key, algorithm) in [
            (rsa, .rsaSignatureMessagePKCS1v15SHA256), (rsa, .rsaSignatureMessagePSSSHA512),
            (rsa, .rsaSignatureMessagePKCS1v15SHA1), (curve, .ecdsaSignatureMessageX962SHA256),
            (curve, .ecdsaSignatureMessageX962SHA512),
        ] as [(SecKey, SecKeyAlgorithm)] {
            let known = try #require(SecKeyCopyPublicKey(key))
            #expect(SecKeyIsAlgorithmSupported(key, .sign, algorithm))
            let signature = try #require(SecKeyCreateSignature(key, algorithm, data as CFData, nil))
            #expect(SecKeyVerifySignature(known, algorithm, data as CFData, signature, nil))
            var error: Unmanaged<CFError>?
            #expect(!SecKeyVerifySignature(known, algorithm, Data("messagE".utf8) as CFData, signature, &error))
            #expect(error?.takeRetainedValue().code == Int(errSecVerifyFailed))
            #expect(SecKeyCreateSignature(known, algorithm, data as CFData, nil) == nil)
        }
        var error: Unmanaged<CFError>?
        #expect(SecKeyCreateSignature(rsa, .ecdsaSignatureMessageX962SHA256, data as CFData, &error) == nil)
        #expect(error?.takeRetainedValue().code == Int(errSecParam))
        // A digest has its length.
        #expect(SecKeyCreateSignature(curve, .ecdsaSignatureDigestX962SHA256, data as CFData, nil) == nil)
        #expect(SecKeyGetBlockSize(rsa) == 256 && SecKeyGetBlockSize(curve) == 48)
    }

    @Test("Encrypted data is decrypted with the private key alone")
    func encryption() throws {
        let (rsa, curve, data) = (key(kSecAttrKeyTypeRSA, 2048), key(kSecAttrKeyTypeEC, 256), Data("secret".utf8))
        for (key, algorithm) in [
            (rsa, .rsaEncryptionPKCS1), (rsa, .rsaEncryptionOAEPSHA256),
            (curve, .eciesEncryptionCofactorVariableIVX963SHA256AESGCM),
            (curve, .eciesEncryptionStandardX963SHA512AESGCM),
        ] as [(SecKey, SecKeyAlgorithm)] {
            let known = try #require(SecKeyCopyPublicKey(key))
            let encrypted = try #require(SecKeyCreateEncryptedData(known, algorithm, data as CFData, nil))
            #expect(SecKeyCreateDecryptedData(key, algorithm, encrypted, nil) == data)
            #expect(SecKeyCreateDecryptedData(known, algorithm, encrypted, nil) == nil)
            // RSA's older padding answers with other bytes instead of an error.
            let damaged = encrypted.dropLast() + [(encrypted.last ?? 0) ^ 1]
            #expect(SecKeyCreateDecryptedData(key, algorithm, Data(damaged), nil) != data)
            #expect(SecKeyCreateDecryptedData(key, algorithm, Data(), nil) == nil)
        }
    }

    @Test("Keys leave and come back; two keys share a secret")
    func representations() throws {
        for (type, bits) in [(kSecAttrKeyTypeRSA, 2048), (kSecAttrKeyTypeEC, 521)] {
            let own = key(type, bits)
            let known = try #require(SecKeyCopyPublicKey(own))
            for (key, kind) in [(own, kSecAttrKeyClassPrivate), (known, kSecAttrKeyClassPublic)] {
                let data = try #require(SecKeyCopyExternalRepresentation(key, nil))
                let attributes = [kSecAttrKeyType: type, kSecAttrKeyClass: kind] as CFDictionary
                #expect(SecKeyCreateWithData(data, attributes, nil) == key)
                #expect(SecKeyCreateWithData(data.dropLast() as CFData, attributes, nil) == nil)
                let values = SecKeyCopyAttributes(key) as? [String: Any]
                #expect((values?[kSecAttrKeySizeInBits] as? NSNumber)?.intValue == bits)
            }
        }
        let (one, two) = (key(kSecAttrKeyTypeEC, 256), key(kSecAttrKeyTypeEC, 256))
        func secret(_ own: SecKey, _ other: SecKey) -> Data? {
            SecKeyCopyKeyExchangeResult(
                own, .ecdhKeyExchangeStandardX963SHA256, SecKeyCopyPublicKey(other)!,
                [SecKeyKeyExchangeParameter.requestedSize.rawValue: 40] as CFDictionary, nil)
        }
        #expect(secret(one, two)?.count == 40 && secret(one, two) == secret(two, one))
        var error: Unmanaged<CFError>?
        #expect(
            SecKeyCreateRandomKey(
                [kSecAttrKeyType: kSecAttrKeyTypeEC, kSecAttrKeySizeInBits: 7] as CFDictionary, &error) == nil)
        #expect(error?.takeRetainedValue().code == Int(errSecKeySizeNotAllowed))
    }

    @Test("Certificates say whose they are")
    func certificates() throws {
        let certificate = try #require(SecCertificateCreateWithData(nil, TestIdentity.server as CFData))
        #expect(SecCertificateCopySubjectSummary(certificate) as String? == "test.example")
        #expect(SecCertificateCopyData(certificate) == TestIdentity.server)
        #expect(SecCertificateCopySerialNumberData(certificate, nil) == Data([0x12, 0x34]))
        #expect(SecCertificateCopyKey(certificate).map(SecKeyGetBlockSize) == 32)
        let root = try #require(SecCertificateCreateWithData(nil, TestIdentity.root as CFData))
        #expect(
            SecCertificateCopyNormalizedIssuerSequence(certificate)
                == SecCertificateCopyNormalizedSubjectSequence(root))
        for damaged in [Data(), Data([1, 2, 3]), TestIdentity.server.dropLast(), TestIdentity.server + [0]] {
            #expect(SecCertificateCreateWithData(nil, Data(damaged) as CFData) == nil)
        }
    }

    private func trust(_ host: String?, _ change: (SecTrust) -> Void) -> Int {
        let certificate = SecCertificateCreateWithData(nil, TestIdentity.server as CFData)!
        var trust: SecTrust?
        #expect(SecTrustCreateWithCertificates(certificate, SecPolicyCreateSSL(true, host as CFString?), &trust) == 0)
        change(trust!)
        var error: CFError?
        let isTrusted = SecTrustEvaluateWithError(trust!, &error)
        #expect(isTrusted == (error == nil))
        return error?.code ?? 0
    }

    @Test("A server is trusted by its root, its name and the date")
    func trust() {
        let root = SecCertificateCreateWithData(nil, TestIdentity.root as CFData)!
        func moment(_ year: Int) -> NSDate { NSDate(timeIntervalSince1970: Double(year - 1970) * 31_556_952) }
        func set(_ year: Int) -> (SecTrust) -> Void {
            { trust in
                SecTrustSetAnchorCertificates(trust, [root] as CFArray)
                SecTrustSetVerifyDate(trust, moment(year))
            }
        }
        #expect(trust("test.example", set(2030)) == 0)
        #expect(trust("a.wild.example", set(2030)) == 0)
        #expect(trust("127.0.0.1", set(2030)) == 0)
        #expect(trust(nil, set(2030)) == 0)
        #expect(trust("other.example", set(2030)) == Int(errSecHostNameMismatch))
        #expect(trust("127.0.0.2", set(2030)) == Int(errSecHostNameMismatch))
        #expect(trust("test.example", set(2020)) == Int(errSecCertificateNotValidYet))
        #expect(trust("test.example", set(2140)) == Int(errSecCertificateExpired))
        #expect(trust("test.example") { SecTrustSetVerifyDate($0, moment(2030)) } == Int(errSecCreateChainFailed))
    }

    @Test("A policy of revocation fails only where it demands an answer; failures can be overlooked")
    func revocation() throws {
        let certificate = try #require(SecCertificateCreateWithData(nil, TestIdentity.server as CFData))
        let root = try #require(SecCertificateCreateWithData(nil, TestIdentity.root as CFData))
        let lenient = try #require(SecPolicyCreateRevocation(kSecRevocationUseAnyAvailableMethod))
        let strict = try #require(
            SecPolicyCreateRevocation(kSecRevocationOCSPMethod | kSecRevocationRequirePositiveResponse))
        #expect(SecPolicyCreateRevocation(kSecRevocationNetworkAccessDisabled) == nil)
        var made: SecTrust?
        let first = [SecPolicyCreateBasicX509(), lenient] as NSArray
        #expect(SecTrustCreateWithCertificates(certificate, first, &made) == 0)
        let trust = try #require(made)
        SecTrustSetAnchorCertificates(trust, [root] as CFArray)
        SecTrustSetVerifyDate(trust, NSDate(timeIntervalSince1970: 1_900_000_000))
        #expect(SecTrustGetVerifyTime(trust) == 1_900_000_000 - Date.timeIntervalBetween1970AndReferenceDate)
        var result = SecTrustResultType.invalid
        #expect(SecTrustEvaluate(trust, &result) == errSecSuccess && result == .unspecified)
        SecTrustSetPolicies(trust, [SecPolicyCreateBasicX509(), strict] as NSArray)
        var policies: CFArray?
        #expect(SecTrustCopyPolicies(trust, &policies) == errSecSuccess && policies?.count == 2)
        var error: CFError?
        #expect(!SecTrustEvaluateWithError(trust, &error))
        #expect(error?.code == Int(errSecIncompleteCertRevocationCheck))
        #expect(SecTrustEvaluate(trust, &result) == errSecSuccess && result == .recoverableTrustFailure)
        // The failure of this certificate is overlooked, and of no other.
        #expect(!SecTrustSetExceptions(trust, TestIdentity.root))
        #expect(SecTrustSetExceptions(trust, SecTrustCopyExceptions(trust)))
        #expect(SecTrustEvaluate(trust, &result) == errSecSuccess && result == .proceed)
        #expect(SecTrustEvaluateWithError(trust, nil))
        // It can be kept again, and another failure of the certificate counts.
        #expect(SecTrustSetExceptions(trust, SecTrustCopyExceptions(trust)) && SecTrustEvaluateWithError(trust, nil))
        SecTrustSetVerifyDate(trust, NSDate(timeIntervalSince1970: 5_400_000_000))
        #expect(!SecTrustEvaluateWithError(trust, &error) && error?.code == Int(errSecCertificateExpired))
        SecTrustSetVerifyDate(trust, NSDate(timeIntervalSince1970: 1_900_000_000))
        #expect(!SecTrustSetExceptions(trust, nil) && !SecTrustEvaluateWithError(trust, nil))
        #expect(SecTrustCopyPublicKey(trust).map(SecKeyGetBlockSize) == 32)
    }

    @Test("Access controls are equal by what they demand")
    func controls() {
        func control(_ flags: SecAccessControlCreateFlags) -> SecAccessControl? {
            SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlocked, flags, nil)
        }
        #expect(control(.touchIDAny) == control(.biometryAny) && control(.touchIDCurrentSet) != control(.biometryAny))
        #expect(Set([control(.userPresence), control(.userPresence), control([])]).count == 2)
    }

    @Test("A policy is made again from its properties")
    func properties() throws {
        let policy = SecPolicyCreateSSL(true, "test.example" as CFString)
        let values = try #require(SecPolicyCopyProperties(policy) as? [String: Any])
        #expect(values[kSecPolicyOid] as? String == kSecPolicyAppleSSL)
        #expect(values[kSecPolicyName] as? String == "test.example")
        let again = try #require(SecPolicyCreateWithProperties(kSecPolicyAppleSSL as CFTypeRef, values as CFDictionary))
        #expect(SecPolicyCopyProperties(again) == SecPolicyCopyProperties(policy))
        let revoking = try #require(SecPolicyCreateWithProperties(kSecPolicyAppleRevocation as CFTypeRef, nil))
        let flags = (SecPolicyCopyProperties(revoking) as? [String: Any])?[kSecPolicyRevocationFlags] as? CFOptionFlags
        #expect(flags == kSecRevocationUseAnyAvailableMethod)
        #expect(SecPolicyCreateWithProperties("1.2.3" as CFTypeRef, nil) == nil)
    }

    @Test("Files with identities need their password, also those of older programs")
    func identities() {
        func read(_ file: Data, _ password: String) -> (OSStatus, Int) {
            var items: CFArray?
            let options = [kSecImportExportPassphrase as String: password] as CFDictionary
            let status = SecPKCS12Import(file as CFData, options, &items)
            let first = (items as? [[String: Any]])?.first
            return (status, (first?[kSecImportItemCertChain as String] as? [SecCertificate])?.count ?? 0)
        }
        #expect(read(TestIdentity.file, "secret") == (errSecSuccess, 2))
        #expect(read(TestIdentity.olderFile, "secret") == (errSecSuccess, 1))
        #expect(read(TestIdentity.file, "wrong") == (errSecAuthFailed, 0))
        #expect(read(Data([0x30, 0x03, 1, 2, 3]), "secret") == (errSecDecode, 0))
    }

    @Test("Random bytes and the words for results")
    func values() {
        var (first, second) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 32))
        #expect(SecRandomCopyBytes(kSecRandomDefault, first.count, &first) == errSecSuccess)
        #expect(SecRandomCopyBytes(kSecRandomDefault, second.count, &second) == errSecSuccess && first != second)
        #expect(
            SecCopyErrorMessageString(errSecItemNotFound, nil) as String?
                == "The specified item could not be found in the keychain.")
        #expect(SecCopyErrorMessageString(12345, nil) as String? == "OSStatus 12345")
    }
}
