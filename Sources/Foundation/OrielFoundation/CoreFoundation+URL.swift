import Foundation

// Core Foundation's functions of addresses, as far as apps use them; `CFURL` is `URL` here.

/// The memory of values in Core Foundation; there is one kind here.
public final class CFAllocator: Sendable {}

/// The usual memory, which nil means as well.
public let kCFAllocatorDefault: CFAllocator? = nil
/// The system's memory.
public let kCFAllocatorSystemDefault: CFAllocator? = CFAllocator()
/// The memory of C's functions.
public let kCFAllocatorMalloc: CFAllocator? = CFAllocator()
/// No memory: for bytes that are not released by whom they are passed to.
public let kCFAllocatorNull: CFAllocator? = CFAllocator()

/// The number of a text encoding, as Core Foundation has it.
public typealias CFStringEncoding = UInt32
/// The encodings that every system knows.
public enum CFStringBuiltInEncodings: CFStringEncoding, Sendable {
    case macRoman = 0
    case windowsLatin1 = 0x0500
    case isoLatin1 = 0x0201
    case ASCII = 0x0600
    case UTF8 = 0x0800_0100
    case UTF16 = 0x0100
}

/// The styles of file paths.
public enum CFURLPathStyle: Int, Sendable {
    /// With `/` between names.
    case cfurlposixPathStyle = 0
    /// With `\` between names.
    case cfurlWindowsPathStyle = 2
}

/// Returns an address of a text; nil if it is not one.
public func CFURLCreateWithString(_ allocator: CFAllocator?, _ URLString: CFString?, _ baseURL: CFURL?) -> CFURL? {
    URLString.flatMap { URL(string: $0, relativeTo: baseURL) }
}

/// Returns the address of a file's path.
public func CFURLCreateWithFileSystemPath(
    _ allocator: CFAllocator?, _ filePath: CFString?, _ pathStyle: CFURLPathStyle, _ isDirectory: Bool
) -> CFURL? {
    filePath.map { URL(fileURLWithPath: $0, isDirectory: isDirectory) }
}

/// Returns the text of an address.
public func CFURLGetString(_ anURL: CFURL?) -> CFString? { anURL?.relativeString }
/// Returns the address with its base joined to it.
public func CFURLCopyAbsoluteURL(_ relativeURL: CFURL?) -> CFURL? { relativeURL?.absoluteURL }
/// Returns the scheme of an address; nil if it has none.
public func CFURLCopyScheme(_ anURL: CFURL?) -> CFString? { anURL?.scheme }
/// Returns the host of an address; nil if it has none.
public func CFURLCopyHostName(_ anURL: CFURL?) -> CFString? { anURL?.host }
/// Returns the port of an address; −1 if it has none.
public func CFURLGetPortNumber(_ anURL: CFURL?) -> Int32 { Int32(clamping: anURL?.port ?? -1) }
/// Returns the path of an address, as it is written there.
public func CFURLCopyPath(_ anURL: CFURL?) -> CFString? {
    anURL.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: false)?.percentEncodedPath }
}
/// Returns the path of a file.
public func CFURLCopyFileSystemPath(_ anURL: CFURL?, _ pathStyle: CFURLPathStyle) -> CFString? {
    guard let path = anURL?.path else { return nil }
    return pathStyle == .cfurlWindowsPathStyle ? path.replacingOccurrences(of: "/", with: "\\") : path
}
/// Returns the query of an address, decoded; nil if it has none.
public func CFURLCopyQueryString(_ anURL: CFURL?, _ charactersToLeaveEscaped: CFString?) -> CFString? {
    anURL?.query?.removingPercentEncoding
}
/// Returns the fragment of an address, decoded; nil if it has none.
public func CFURLCopyFragment(_ anURL: CFURL?, _ charactersToLeaveEscaped: CFString?) -> CFString? {
    anURL?.fragment?.removingPercentEncoding
}
/// Returns the user's name in an address; nil if it has none.
public func CFURLCopyUserName(_ anURL: CFURL?) -> CFString? { anURL?.user }
/// Returns the password in an address; nil if it has none.
public func CFURLCopyPassword(_ anURL: CFURL?) -> CFString? { anURL?.password }
/// Returns the last name of a path.
public func CFURLCopyLastPathComponent(_ url: CFURL?) -> CFString? { url?.lastPathComponent }
/// Returns the extension of a path; nil if it has none.
public func CFURLCopyPathExtension(_ url: CFURL?) -> CFString? {
    url.flatMap { $0.pathExtension.isEmpty ? nil : $0.pathExtension }
}
/// Returns an address with a name added to its path.
public func CFURLCreateCopyAppendingPathComponent(
    _ allocator: CFAllocator?, _ url: CFURL?, _ pathComponent: CFString?, _ isDirectory: Bool
) -> CFURL? {
    guard let url, let pathComponent else { return nil }
    return url.appendingPathComponent(pathComponent, isDirectory: isDirectory)
}
/// Returns an address without the last name of its path.
public func CFURLCreateCopyDeletingLastPathComponent(_ allocator: CFAllocator?, _ url: CFURL?) -> CFURL? {
    url?.deletingLastPathComponent()
}
/// Returns an address with an extension added to its path.
public func CFURLCreateCopyAppendingPathExtension(
    _ allocator: CFAllocator?, _ url: CFURL?, _ extension: CFString?
) -> CFURL? {
    guard let url, let `extension` else { return nil }
    return url.appendingPathExtension(`extension`)
}
/// Returns an address without the extension of its path.
public func CFURLCreateCopyDeletingPathExtension(_ allocator: CFAllocator?, _ url: CFURL?) -> CFURL? {
    url?.deletingPathExtension()
}
/// Returns whether the path of an address is a folder's.
public func CFURLHasDirectoryPath(_ anURL: CFURL?) -> Bool { anURL?.hasDirectoryPath ?? false }

/// Returns a text with the characters that addresses do not allow escaped.
///
/// - Parameters:
///   - allocator: The memory; without effect.
///   - originalString: The text.
///   - charactersToLeaveUnescaped: Characters that stay, though addresses do not allow them.
///   - legalURLCharactersToBeEscaped: Characters that are escaped, though addresses allow them.
///   - encoding: The encoding of the escaped characters: always UTF-8 here.
public func CFURLCreateStringByAddingPercentEscapes(
    _ allocator: CFAllocator?, _ originalString: CFString?, _ charactersToLeaveUnescaped: CFString?,
    _ legalURLCharactersToBeEscaped: CFString?, _ encoding: CFStringEncoding
) -> CFString? {
    var allowed = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:/?#[]@!$&'()*+,;=")
    // A bracket within an address is escaped, as is a number sign that is not a fragment's.
    allowed.remove(charactersIn: "#[]")
    allowed.remove(charactersIn: legalURLCharactersToBeEscaped ?? "")
    allowed.insert(charactersIn: charactersToLeaveUnescaped ?? "")
    return originalString?.addingPercentEncoding(withAllowedCharacters: allowed)
}

/// Returns a text with its escaped characters decoded; nil if they are not UTF-8.
/// - Parameter charactersToLeaveEscaped: Characters that stay escaped; none for an empty text, and nil decodes nothing.
public func CFURLCreateStringByReplacingPercentEscapes(
    _ allocator: CFAllocator?, _ originalString: CFString?, _ charactersToLeaveEscaped: CFString?
) -> CFString? {
    guard let originalString, let kept = charactersToLeaveEscaped else { return originalString }
    guard !kept.isEmpty else { return originalString.removingPercentEncoding }
    var text = originalString
    for character in kept {
        guard let escape = String(character).addingPercentEncoding(withAllowedCharacters: CharacterSet()) else {
            continue
        }
        text = text.replacingOccurrences(of: escape, with: "%25" + escape.dropFirst(), options: .caseInsensitive)
    }
    return text.removingPercentEncoding
}
