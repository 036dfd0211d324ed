import Foundation

// The encodings of texts by their older names, which Apple's Foundation has in Swift as well.

/// Seven bits.
public let NSASCIIStringEncoding: UInt = 1
/// Eight bits, as NeXT had them.
public let NSNEXTSTEPStringEncoding: UInt = 2
/// Japanese in EUC.
public let NSJapaneseEUCStringEncoding: UInt = 3
/// Unicode in bytes.
public let NSUTF8StringEncoding: UInt = 4
/// Western Europe, by ISO.
public let NSISOLatin1StringEncoding: UInt = 5
/// Symbols, as Adobe had them.
public let NSSymbolStringEncoding: UInt = 6
/// Seven bits, and escapes for other characters.
public let NSNonLossyASCIIStringEncoding: UInt = 7
/// Japanese in Shift-JIS.
public let NSShiftJISStringEncoding: UInt = 8
/// Eastern Europe, by ISO.
public let NSISOLatin2StringEncoding: UInt = 9
/// Unicode in units of 16 bits.
public let NSUnicodeStringEncoding: UInt = 10
/// Unicode in units of 16 bits.
public let NSUTF16StringEncoding: UInt = 10
/// Cyrillic, on Windows.
public let NSWindowsCP1251StringEncoding: UInt = 11
/// Western Europe, on Windows.
public let NSWindowsCP1252StringEncoding: UInt = 12
/// Greek, on Windows.
public let NSWindowsCP1253StringEncoding: UInt = 13
/// Turkish, on Windows.
public let NSWindowsCP1254StringEncoding: UInt = 14
/// Eastern Europe, on Windows.
public let NSWindowsCP1250StringEncoding: UInt = 15
/// Japanese in seven bits, for mail.
public let NSISO2022JPStringEncoding: UInt = 21
/// Western Europe, on older systems of the Mac.
public let NSMacOSRomanStringEncoding: UInt = 30
/// Unicode in units of 16 bits, the higher byte first.
public let NSUTF16BigEndianStringEncoding: UInt = 0x9000_0100
/// Unicode in units of 16 bits, the lower byte first.
public let NSUTF16LittleEndianStringEncoding: UInt = 0x9400_0100
/// Unicode in units of 32 bits.
public let NSUTF32StringEncoding: UInt = 0x8C00_0100
/// Unicode in units of 32 bits, the highest byte first.
public let NSUTF32BigEndianStringEncoding: UInt = 0x9800_0100
/// Unicode in units of 32 bits, the lowest byte first.
public let NSUTF32LittleEndianStringEncoding: UInt = 0x9C00_0100
/// An encoding of an app's own.
public let NSProprietaryStringEncoding: UInt = 65536
