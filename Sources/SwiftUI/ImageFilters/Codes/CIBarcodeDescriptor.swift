import Foundation

/// The words of a code, as they are before their corrections.
///
/// Follows Apple's [CIBarcodeDescriptor](https://developer.apple.com/documentation/coreimage/cibarcodedescriptor).
open class CIBarcodeDescriptor: NSObject, NSCopying, @unchecked Sendable {
    let words: Data
    let facts: [Int]

    init(words: Data, facts: [Int]) { (self.words, self.facts) = (words, facts) }

    /// Returns the descriptor itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CIBarcodeDescriptor else { return false }
        return type(of: other) == type(of: self) && other.words == words && other.facts == facts
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(words)
        hasher.combine(facts)
        return hasher.finalize()
    }
}

/// The words of a QR code, its version, mask and level of correction.
///
/// Follows Apple's [CIQRCodeDescriptor](https://developer.apple.com/documentation/coreimage/ciqrcodedescriptor).
open class CIQRCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    /// How much of a code may be unreadable; the numbers are the letters in ASCII.
    public enum ErrorCorrectionLevel: Int, Sendable {
        /// About 7 percent.
        case levelL = 76
        /// About 15 percent.
        case levelM = 77
        /// About 25 percent.
        case levelQ = 81
        /// About 30 percent.
        case levelH = 72
    }

    /// The words before they are split into blocks.
    open var errorCorrectedPayload: Data { words }
    /// The version, from 1 to 40, which is the size.
    open var symbolVersion: Int { facts[0] }
    /// The mask, from 0 to 7.
    open var maskPattern: UInt8 { UInt8(facts[1]) }
    /// How much of the code may be unreadable.
    open var errorCorrectionLevel: ErrorCorrectionLevel { ErrorCorrectionLevel(rawValue: facts[2]) ?? .levelM }

    /// Creates a descriptor; nil for a version or mask that there is not.
    public init?(
        payload errorCorrectedPayload: Data, symbolVersion: Int, maskPattern: UInt8,
        errorCorrectionLevel: ErrorCorrectionLevel
    ) {
        guard (1...40).contains(symbolVersion), maskPattern < 8 else { return nil }
        super.init(
            words: errorCorrectedPayload, facts: [symbolVersion, Int(maskPattern), errorCorrectionLevel.rawValue])
    }

    var code: QRCode? {
        let level: QRLayout.Level =
            switch errorCorrectionLevel {
            case .levelL: .low
            case .levelM: .medium
            case .levelQ: .quartile
            case .levelH: .high
            }
        return QRCode(words: Array(words), version: symbolVersion, mask: Int(maskPattern), level: level)
    }
}

/// The words of an Aztec code, and its layers.
///
/// Follows Apple's [CIAztecCodeDescriptor](https://developer.apple.com/documentation/coreimage/ciazteccodedescriptor).
open class CIAztecCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    /// The words.
    open var errorCorrectedPayload: Data { words }
    /// Whether the code is compact.
    open var isCompact: Bool { facts[0] == 1 }
    /// The number of layers, from 1 to 32.
    open var layerCount: Int { facts[1] }
    /// The number of words that are data, from 1 to 2048.
    open var dataCodewordCount: Int { facts[2] }

    /// Creates a descriptor; nil for numbers that no code has.
    public init?(payload errorCorrectedPayload: Data, isCompact: Bool, layerCount: Int, dataCodewordCount: Int) {
        guard (1...32).contains(layerCount), (1...2048).contains(dataCodewordCount) else { return nil }
        super.init(words: errorCorrectedPayload, facts: [isCompact ? 1 : 0, layerCount, dataCodewordCount])
    }
}

/// The words of a PDF417 code, its rows and columns.
///
/// Follows Apple's [CIPDF417CodeDescriptor](https://developer.apple.com/documentation/coreimage/cipdf417codedescriptor).
open class CIPDF417CodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    /// The words.
    open var errorCorrectedPayload: Data { words }
    /// Whether the code is compact.
    open var isCompact: Bool { facts[0] == 1 }
    /// The number of rows, from 3 to 90.
    open var rowCount: Int { facts[1] }
    /// The number of columns, from 1 to 30.
    open var columnCount: Int { facts[2] }

    /// Creates a descriptor; nil for numbers that no code has.
    public init?(payload errorCorrectedPayload: Data, isCompact: Bool, rowCount: Int, columnCount: Int) {
        guard (3...90).contains(rowCount), (1...30).contains(columnCount) else { return nil }
        super.init(words: errorCorrectedPayload, facts: [isCompact ? 1 : 0, rowCount, columnCount])
    }
}

/// The words of a Data Matrix code, its rows and columns.
///
/// Follows Apple's [CIDataMatrixCodeDescriptor](https://developer.apple.com/documentation/coreimage/cidatamatrixcodedescriptor).
open class CIDataMatrixCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    /// The kind of correction.
    public enum ECCVersion: Int, Sendable {
        /// None.
        case v000 = 0
        /// The first convolution.
        case v050 = 50
        /// The second convolution.
        case v080 = 80
        /// The third convolution.
        case v100 = 100
        /// The fourth convolution.
        case v140 = 140
        /// Reed and Solomon's.
        case v200 = 200
    }

    /// The words.
    open var errorCorrectedPayload: Data { words }
    /// The number of rows, from 8 to 144.
    open var rowCount: Int { facts[0] }
    /// The number of columns, from 8 to 144.
    open var columnCount: Int { facts[1] }
    /// The kind of correction.
    open var eccVersion: ECCVersion { ECCVersion(rawValue: facts[2]) ?? .v200 }

    /// Creates a descriptor; nil for numbers that no code has.
    public init?(payload errorCorrectedPayload: Data, rowCount: Int, columnCount: Int, eccVersion: ECCVersion) {
        guard (8...144).contains(rowCount), (8...144).contains(columnCount) else { return nil }
        super.init(words: errorCorrectedPayload, facts: [rowCount, columnCount, eccVersion.rawValue])
    }
}
