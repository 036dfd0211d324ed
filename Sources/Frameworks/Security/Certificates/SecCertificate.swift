import CryptoShim
import Foundation
import LibCrypto
import OrielFoundation

/// A certificate of X.509.
///
/// Follows Apple's [SecCertificate](https://developer.apple.com/documentation/security/seccertificate).
public final class SecCertificate: @unchecked Sendable, Hashable {
    let pointer: OpaquePointer

    /// Takes the certificate over.
    init(taking pointer: OpaquePointer) { self.pointer = pointer }

    /// Creates a certificate from DER's form; nil if it is damaged.
    convenience init?(data: Data) {
        let bytes = Array(data)
        guard let pointer = oriel_certificate_read(bytes, bytes.count) else { return nil }
        self.init(taking: pointer)
    }

    deinit { oriel_certificate_free(pointer) }

    /// DER's form.
    var data: Data { Data(KeyPair.bytes { oriel_certificate_der(pointer, $0, $1) } ?? []) }
    /// The subject or the issuer in DER's form.
    func name(isIssuer: Bool) -> Data {
        Data(KeyPair.bytes { oriel_certificate_name(pointer, isIssuer ? 1 : 0, $0, $1) } ?? [])
    }
    var serialNumber: Data {
        var buffer = [UInt8](repeating: 0, count: 256)
        let count = oriel_certificate_serial(pointer, &buffer, buffer.count)
        return Data(buffer.prefix(count))
    }
    var key: SecKey? { KeyPair(taking: oriel_certificate_key(pointer)).map { SecKey($0, isPrivate: false) } }

    /// Returns a part of the subject; nil if there is none.
    func subject(_ part: Int) -> String? {
        let count = oriel_certificate_subject(pointer, Int32(part), nil, 0)
        guard count >= 0 else { return nil }
        var buffer = [CChar](repeating: 0, count: Int(count) + 1)
        _ = oriel_certificate_subject(pointer, Int32(part), &buffer, buffer.count)
        return String(decoding: buffer.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    var summary: String? {
        [OrielNameCommon, OrielNameUnit, OrielNameOrganization, OrielNameMail].lazy.compactMap { self.subject(Int($0)) }
            .first
    }
    /// The moments between which the certificate is valid.
    var validity: (begin: Date, end: Date)? {
        var (begin, end): (Int64, Int64) = (0, 0)
        guard oriel_certificate_dates(pointer, &begin, &end) == 1 else { return nil }
        return (Date(timeIntervalSince1970: Double(begin)), Date(timeIntervalSince1970: Double(end)))
    }

    public static func == (left: SecCertificate, right: SecCertificate) -> Bool { left.data == right.data }
    public func hash(into hasher: inout Hasher) { hasher.combine(data) }
}

/// Creates a certificate from DER's form; nil if it is damaged.
/// - Parameter allocator: Without effect; pass nil.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
    SecCertificate(data: data)
}

/// Returns DER's form of a certificate.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data }

/// Returns a name of the subject that a user understands.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { certificate.summary }

/// Writes the common name of the subject.
@discardableResult
public func SecCertificateCopyCommonName(
    _ certificate: SecCertificate, _ commonName: UnsafeMutablePointer<CFString?>
) -> OSStatus {
    commonName.pointee = certificate.subject(Int(OrielNameCommon))
    return errSecSuccess
}

/// Writes the mail addresses of the subject.
@discardableResult
public func SecCertificateCopyEmailAddresses(
    _ certificate: SecCertificate, _ emailAddresses: UnsafeMutablePointer<CFArray?>
) -> OSStatus {
    emailAddresses.pointee = [certificate.subject(Int(OrielNameMail))].compactMap { $0 } as NSArray
    return errSecSuccess
}

/// Returns the public key of a certificate; nil if its algorithm is not known.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { certificate.key }

/// Returns the serial number of a certificate.
/// - Parameter error: Is left as it is.
public func SecCertificateCopySerialNumberData(
    _ certificate: SecCertificate, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { certificate.serialNumber }

/// Returns the issuer of a certificate in DER's form.
public func SecCertificateCopyNormalizedIssuerSequence(_ certificate: SecCertificate) -> CFData? {
    certificate.name(isIssuer: true)
}

/// Returns the subject of a certificate in DER's form.
public func SecCertificateCopyNormalizedSubjectSequence(_ certificate: SecCertificate) -> CFData? {
    certificate.name(isIssuer: false)
}

/// Returns the moment from which a certificate is valid.
public func SecCertificateCopyNotValidBeforeDate(_ certificate: SecCertificate) -> Date? {
    certificate.validity?.begin
}

/// Returns the moment until which a certificate is valid.
public func SecCertificateCopyNotValidAfterDate(_ certificate: SecCertificate) -> Date? {
    certificate.validity?.end
}
