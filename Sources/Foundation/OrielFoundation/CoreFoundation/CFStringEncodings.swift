import Foundation

// The numbers of encodings that Core Foundation has, which differ from Foundation's.

/// Encodings beside the ones that every system knows.
public enum CFStringEncodings: CFIndex, Sendable {
    case macJapanese = 1
    case macChineseTrad = 2
    case macKorean = 3
    case macChineseSimp = 25
    case isoLatin2 = 0x0202
    case isoLatin5 = 0x0209
    case isoLatin9 = 0x020F
    case isoLatinCyrillic = 0x0205
    case isoLatinArabic = 0x0206
    case isoLatinGreek = 0x0207
    case isoLatinHebrew = 0x0208
    case dosLatinUS = 0x0400
    case dosLatin1 = 0x0410
    case dosJapanese = 0x0420
    case dosChineseSimplif = 0x0421
    case dosKorean = 0x0422
    case dosChineseTrad = 0x0423
    case windowsLatin2 = 0x0501
    case windowsCyrillic = 0x0502
    case windowsGreek = 0x0503
    case windowsLatin5 = 0x0504
    case windowsHebrew = 0x0505
    case windowsArabic = 0x0506
    case windowsKoreanJohab = 0x0510
    case shiftJIS_X0213 = 0x0628
    case GB_2312_80 = 0x0630
    case GBK_95 = 0x0631
    case GB_18030_2000 = 0x0632
    case ISO_2022_JP = 0x0820
    case ISO_2022_KR = 0x0840
    case EUC_JP = 0x0920
    case EUC_CN = 0x0930
    case EUC_TW = 0x0931
    case EUC_KR = 0x0940
    case shiftJIS = 0x0A01
    case KOI8_R = 0x0A02
    case big5 = 0x0A03
    case HZ_GB_2312 = 0x0A05
    case big5_HKSCS_1999 = 0x0A06
    case KOI8_U = 0x0A08
}
extension CFStringBuiltInEncodings {
    /// Unicode in units of 16 bits.
    public static let unicode = CFStringBuiltInEncodings.UTF16
}
/// The number of no encoding.
public let kCFStringEncodingInvalidId: CFStringEncoding = .max

/// Core Foundation's number, Foundation's number and the registered name of each encoding that is known.
private let encodings: [(CFStringEncoding, UInt, String)] = [
    (0x0800_0100, 4, "utf-8"), (0x0600, 1, "us-ascii"), (0x0201, 5, "iso-8859-1"), (0x0100, 10, "utf-16"),
    (0x0C00_0100, 0x8C00_0100, "utf-32"), (0x1000_0100, 0x9000_0100, "utf-16be"),
    (0x1400_0100, 0x9400_0100, "utf-16le"), (0x1800_0100, 0x9800_0100, "utf-32be"),
    (0x1C00_0100, 0x9C00_0100, "utf-32le"), (0x0000, 30, "macintosh"), (0x0500, 12, "windows-1252"),
    (0x0501, 15, "windows-1250"), (0x0502, 11, "windows-1251"), (0x0503, 13, "windows-1253"),
    (0x0504, 14, "windows-1254"), (0x0202, 9, "iso-8859-2"), (0x0820, 21, "iso-2022-jp"), (0x0920, 3, "euc-jp"),
    (0x0A01, 8, "shift_jis"), (0x0420, 8, "cp932"),
]
/// Registered names of encodings that Foundation has without a name of its own; their numbers begin with a bit.
private let furtherNames: [CFStringEncoding: String] = [
    0x0632: "gb18030", 0x0631: "gbk", 0x0630: "gb2312", 0x0930: "gb2312", 0x0421: "cp936", 0x0A03: "big5",
    0x0423: "cp950", 0x0940: "euc-kr", 0x0422: "cp949", 0x0A02: "koi8-r", 0x0A08: "koi8-u", 0x020F: "iso-8859-15",
    0x0209: "iso-8859-9", 0x0205: "iso-8859-5", 0x0206: "iso-8859-6", 0x0207: "iso-8859-7", 0x0208: "iso-8859-8",
    0x0505: "windows-1255", 0x0506: "windows-1256", 0x0840: "iso-2022-kr", 0x0A05: "hz-gb-2312", 0x0400: "cp437",
    0x0410: "cp850", 0x0931: "euc-tw", 0x0A06: "big5-hkscs",
]

/// Returns Foundation's number of an encoding.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
    encodings.first { $0.0 == encoding }?.1 ?? 0x8000_0000 | UInt(encoding)
}
/// Returns Core Foundation's number of an encoding.
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
    if let known = encodings.first(where: { $0.1 == encoding }) { return known.0 }
    return encoding & 0x8000_0000 != 0
        ? CFStringEncoding(truncatingIfNeeded: encoding & 0x7FFF_FFFF) : kCFStringEncodingInvalidId
}
/// Returns the encoding of a registered name; ``kCFStringEncodingInvalidId`` for an unknown one.
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString!) -> CFStringEncoding {
    let name = (theString ?? "").lowercased()
    let aliases = [
        "utf8": "utf-8", "ascii": "us-ascii", "latin1": "iso-8859-1", "sjis": "shift_jis", "x-gbk": "gbk",
        "shift-jis": "shift_jis", "cp1252": "windows-1252", "ks_c_5601-1987": "euc-kr", "unicode": "utf-16",
    ]
    let wanted = aliases[name] ?? name
    return encodings.first { $0.2 == wanted }?.0
        ?? furtherNames.filter { $0.value == wanted }.map(\.key).min() ?? kCFStringEncodingInvalidId
}
/// Returns the registered name of an encoding; nil for an unknown one.
public func CFStringConvertEncodingToIANACharSetName(_ encoding: CFStringEncoding) -> CFString! {
    encodings.first { $0.0 == encoding }?.2 ?? furtherNames[encoding]
}
/// Returns whether texts can be read in an encoding.
public func CFStringIsEncodingAvailable(_ encoding: CFStringEncoding) -> Bool {
    String(data: Data([65]), encoding: foundation(encoding)) != nil
        || String(data: Data([0, 65, 0, 65]), encoding: foundation(encoding)) != nil
}
/// Returns the encoding of the system's texts: UTF-8.
public func CFStringGetSystemEncoding() -> CFStringEncoding { CFStringBuiltInEncodings.UTF8.rawValue }
private func foundation(_ encoding: CFStringEncoding) -> String.Encoding {
    String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(encoding))
}

/// Returns the text of bytes that end in a zero; nil where they are not of the encoding.
public func CFStringCreateWithCString(
    _ alloc: CFAllocator?, _ cStr: UnsafePointer<CChar>!, _ encoding: CFStringEncoding
) -> CFString! { cStr.flatMap { String(cString: $0, encoding: foundation(encoding)) } }
/// Returns the text of bytes; nil where they are not of the encoding.
public func CFStringCreateWithBytes(
    _ alloc: CFAllocator?, _ bytes: UnsafePointer<UInt8>!, _ numBytes: CFIndex, _ encoding: CFStringEncoding,
    _ isExternalRepresentation: Bool
) -> CFString! {
    guard let bytes, numBytes >= 0 else { return nil }
    return String(data: Data(bytes: bytes, count: numBytes), encoding: foundation(encoding))
}
/// Returns the text of bytes in an encoding; nil where they are not of it.
public func CFStringCreateFromExternalRepresentation(
    _ alloc: CFAllocator?, _ data: CFData!, _ encoding: CFStringEncoding
) -> CFString! { data.flatMap { String(data: $0, encoding: foundation(encoding)) } }
/// Returns the bytes of a text; nil where the encoding lacks a character.
/// - Parameter lossByte: The replacement of characters that the encoding lacks; 0 for none.
public func CFStringCreateExternalRepresentation(
    _ alloc: CFAllocator?, _ theString: CFString!, _ encoding: CFStringEncoding, _ lossByte: UInt8
) -> CFData! { theString?.data(using: foundation(encoding), allowLossyConversion: lossByte != 0) }
/// Returns the bytes of a text at a fixed place; nil here, as texts have none: apps then call `CFStringGetCString`.
public func CFStringGetCStringPtr(_ theString: CFString!, _ encoding: CFStringEncoding) -> UnsafePointer<CChar>! { nil }
/// Writes a text and a zero to a place; returns whether it has room, and the encoding all characters.
@discardableResult
public func CFStringGetCString(
    _ theString: CFString!, _ buffer: UnsafeMutablePointer<CChar>!, _ bufferSize: CFIndex, _ encoding: CFStringEncoding
) -> Bool {
    guard let buffer, bufferSize > 0, let bytes = theString?.data(using: foundation(encoding)), bytes.count < bufferSize
    else { return false }
    for (place, byte) in bytes.enumerated() { buffer[place] = CChar(bitPattern: byte) }
    buffer[bytes.count] = 0
    return true
}
/// Returns the greatest number of bytes of a text of a length.
public func CFStringGetMaximumSizeForEncoding(_ length: CFIndex, _ encoding: CFStringEncoding) -> CFIndex {
    length.multipliedReportingOverflow(by: encoding & 0x0400_0000 != 0 ? 4 : 3).partialValue
}
