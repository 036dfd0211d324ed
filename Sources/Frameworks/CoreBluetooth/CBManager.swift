import Foundation
import OrielFoundation

/// Whether Bluetooth can be used.
public enum CBManagerState: Int, Sendable { case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn }
/// Whether an app may use Bluetooth.
public enum CBManagerAuthorization: Int, Sendable { case notDetermined, restricted, denied, allowedAlways }

/// What central and peripheral managers share.
open class CBManager: NSObject, @unchecked Sendable {
    /// Whether Bluetooth can be used: no.
    open var state: CBManagerState { .unsupported }
    /// Whether the app may use Bluetooth.
    open class var authorization: CBManagerAuthorization { .allowedAlways }
    /// Whether the app may use Bluetooth.
    public let authorization: CBManagerAuthorization
    init(authorization: CBManagerAuthorization) { self.authorization = authorization }
}

/// The name of a device, service or characteristic: 16, 32 or 128 bits.
///
/// Follows Apple's [CBUUID](https://developer.apple.com/documentation/corebluetooth/cbuuid).
open class CBUUID: NSObject, @unchecked Sendable {
    /// The bits.
    public let data: Data

    /// Creates a name of its digits; zeros if it is not one, with a warning.
    public init(string: String) {
        let digits = string.filter { $0 != "-" }
        let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { place in
            UInt8(digits.dropFirst(place).prefix(2), radix: 16)
        }
        if [2, 4, 16].contains(bytes.count), bytes.count * 2 == digits.count {
            data = Data(bytes)
        } else {
            RuntimeWarning.issue("CBUUID: a name has 4, 8 or 32 digits.")
            data = Data(repeating: 0, count: 16)
        }
    }
    /// Creates a name of its bits.
    public init(data: Data) { self.data = data }
    /// Creates a name of 128 bits.
    public init(nsuuid: UUID) { data = withUnsafeBytes(of: nsuuid.uuid) { Data($0) } }

    /// The digits.
    open var uuidString: String {
        let digits = data.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16).uppercased() }
        guard digits.count == 16 else { return digits.joined() }
        return [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { digits[$0].joined() }.joined(separator: "-")
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.full == full }
    public override var hash: Int { full.hashValue }
    public override var description: String { uuidString }

    /// All 128 bits: shorter names are within one of Bluetooth's own.
    private var full: Data {
        if data.count == 16 { return data }
        let base: [UInt8] = [0, 0, 0, 0, 0, 0, 0x10, 0, 0x80, 0, 0, 0x80, 0x5F, 0x9B, 0x34, 0xFB]
        return Data(repeating: 0, count: max(4 - data.count, 0)) + data.prefix(4) + Data(base.dropFirst(4))
    }
}
