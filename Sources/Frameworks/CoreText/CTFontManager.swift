import Foundation
import SwiftUI

/// For whom fonts are registered.
public enum CTFontManagerScope: UInt32, Sendable {
    case none, process, persistent, session

    /// For the user.
    public static let user = CTFontManagerScope.persistent
}

/// Posted on Apple's systems when fonts were registered; never here.
public let kCTFontManagerRegisteredFontsChangedNotification: CFString = "CTFontManagerFontChangedNotification"

/// What can be wrong with fonts.
public enum CTFontManagerError: CFIndex, Error, Sendable {
    case fileNotFound = 101
    case insufficientPermissions, unrecognizedFormat, invalidFontData, alreadyRegistered = 105
    case notRegistered = 201
    case inUse, systemRequired
    case registrationFailed = 304
    case unsupportedScope = 307
}

/// The domain of errors about fonts.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"
/// The key of the fonts' files in an error.
public let kCTFontManagerErrorFontURLsKey: CFString = "CTFontManagerErrorFontURLs"

/// Registers a file of fonts: files in the app's resources are found without; others fail.
/// - Parameter error: Receives why it failed.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    let fault: CTFontManagerError? =
        if !FileManager.default.isReadableFile(atPath: fontURL.path) {
            .fileNotFound
        } else if !fontURL.path.hasPrefix(Bundle.main.bundlePath) {
            .registrationFailed
        } else {
            nil
        }
    guard let fault else { return true }
    if fault == .registrationFailed {
        RuntimeWarning.issue(
            "CoreText: fonts outside of the app's resources cannot be registered here. See CompatibilityGaps.md.")
    }
    let text = NSError(
        domain: kCTFontManagerErrorDomain, code: fault.rawValue, userInfo: ["CTFontManagerErrorFontURLs": [fontURL]])
    error?.pointee = Unmanaged.passRetained(text)
    return false
}

/// Registers files of fonts.
/// - Parameter registrationHandler: Called with the errors, and whether that was all; returns whether to continue.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    var faults: [NSError] = []
    for url in fontURLs.compactMap({ $0 as? URL }) {
        var error: Unmanaged<CFError>?
        if !CTFontManagerRegisterFontsForURL(url, scope, &error), let error { faults.append(error.takeRetainedValue()) }
    }
    _ = registrationHandler?(NSArray(array: faults), true)
}

/// Ends the registration of a file; the app's fonts stay.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { FileManager.default.isReadableFile(atPath: fontURL.path) }

/// Ends the registration of files; the app's fonts stay.
/// - Parameter registrationHandler: Called with the errors, and whether that was all; returns whether to continue.
public func CTFontManagerUnregisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) { _ = registrationHandler?(NSArray(), true) }

/// Returns the requests for the fonts that the app has registered for the user; none, as that is not possible here.
public func CTFontManagerCopyRegisteredFontDescriptors(_ scope: CTFontManagerScope, _ enabled: Bool) -> CFArray {
    NSArray()
}

/// Returns the requests for the fonts of a file, by the file's name; nil for a file that is not there.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
    guard FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
    return NSArray(array: [UIFontDescriptor(name: fileURL.deletingPathExtension().lastPathComponent, size: 12)])
}

/// Returns the names of the installed families.
@MainActor @preconcurrency
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { NSArray(array: UIFont.familyNames) }
/// Returns the names of the installed fonts.
@MainActor @preconcurrency
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
    NSArray(
        array: UIFont.familyNames.map { UIFont.fontNames(forFamilyName: $0) }.flatMap { (names: [String]) -> [String] in
            names
        })
}
