import Foundation

extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
    /// Writes amounts of storage as counts of bytes: “12.3 MB”.
    ///
    /// Follows Apple's [Measurement.FormatStyle.ByteCount](https://developer.apple.com/documentation/foundation/measurement/formatstyle/bytecount).
    public struct ByteCount: Foundation.FormatStyle, Sendable {
        /// The meaning of a kilobyte.
        public var style: ByteCountFormatStyle.Style
        /// The units that may be written.
        public var allowedUnits: ByteCountFormatStyle.Units
        /// Whether no bytes are written as a word: “Zero kB”.
        public var spellsOutZero: Bool
        /// Whether the exact number follows: “12.3 MB (12,345,678 bytes)”.
        public var includesActualByteCount: Bool
        /// The language and the region.
        public var locale: Locale

        /// Creates a style.
        public init(
            style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units, spellsOutZero: Bool,
            includesActualByteCount: Bool, locale: Locale
        ) {
            self.style = style
            self.allowedUnits = allowedUnits
            self.spellsOutZero = spellsOutZero
            self.includesActualByteCount = includesActualByteCount
            self.locale = locale
        }

        /// Writes an amount of storage, in whole bytes; a value that is not a number counts as 0.
        public func format(_ value: Measurement<UnitInformationStorage>) -> String {
            let bytes = value.converted(to: .bytes).value.rounded()
            let count = bytes.isNaN ? 0 : Int64(exactly: bytes) ?? (bytes < 0 ? .min : .max)
            return ByteCountFormatStyle(
                style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
                includesActualByteCount: includesActualByteCount, locale: locale
            ).format(count)
        }

        /// The style in a language and a region.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
    /// A style of amounts of storage, as counts of bytes.
    ///
    /// Follows Apple's [byteCount(style:allowedUnits:spellsOutZero:includesActualByteCount:)](https://developer.apple.com/documentation/foundation/formatstyle/bytecount(style:allowedunits:spellsoutzero:includesactualbytecount:)).
    public static func byteCount(
        style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
        spellsOutZero: Bool = true, includesActualByteCount: Bool = false
    ) -> Self {
        Self(
            style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
            includesActualByteCount: includesActualByteCount, locale: .autoupdatingCurrent)
    }
}
