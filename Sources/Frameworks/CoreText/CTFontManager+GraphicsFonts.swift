import Foundation
import SwiftUI
import SwiftUICore

/// Registers a font of Core Graphics: installed fonts, and files in the app's resources, are found without; others fail.
/// - Parameter error: Receives why it failed.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    guard !isKnown(font) else { return true }
    RuntimeWarning.issue(
        "CoreText: fonts outside of the app's resources cannot be registered here. See CompatibilityGaps.md.")
    let fault = NSError(domain: kCTFontManagerErrorDomain, code: CTFontManagerError.registrationFailed.rawValue)
    error?.pointee = Unmanaged.passRetained(fault)
    return false
}
/// Ends the registration of a font; the app's fonts stay.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { isKnown(font) }

/// Whether a font is installed or among the app's resources.
private func isKnown(_ font: CGFont) -> Bool {
    if let name = font.postScriptName, FontFiles.file(named: name) != nil { return true }
    let files = ["ttf", "otf", "ttc"].flatMap {
        Bundle.main.urls(forResourcesWithExtension: $0, subdirectory: nil) ?? []
    }
    return files.contains { (try? Data(contentsOf: $0 as URL)) == font.data }
}

/// Returns the font of Core Graphics, in points; 12 for 0.
///
/// It is found by its name; where that is not installed it is the system's.
public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: CTFontDescriptor?
) -> CTFont {
    let points = size > 0 && size.isFinite ? size : 12
    let names = [graphicsFont.postScriptName, graphicsFont.familyName].compactMap { $0 }
    return names.lazy.compactMap { UIFont(name: $0, size: points) }.first ?? .systemFont(ofSize: points)
}
/// Returns the file of a font as Core Graphics has it; the system's usual one where the font has no file of its name.
public func CTFontCopyGraphicsFont(
    _ font: CTFont, _ attributes: UnsafeMutablePointer<Unmanaged<CTFontDescriptor>?>?
) -> CGFont? {
    attributes?.pointee = Unmanaged.passRetained(font.fontDescriptor)
    return [font.fontName, font.familyName, "sans"].lazy.compactMap { CGFont($0) }.first
}
