import Foundation
import OrielBasics
import OrielFoundation

/// Makes an app the one that opens addresses of a scheme, for the user.
///
/// - Parameters:
///   - inURLScheme: The scheme, without its colon.
///   - inHandlerBundleID: The app's identifier: its desktop entry has this name.
/// - Returns: 0 if the desktop was asked; `kLSUnknownErr` if it cannot be.
@discardableResult
public func LSSetDefaultHandlerForURLScheme(_ inURLScheme: CFString, _ inHandlerBundleID: CFString) -> OSStatus {
    DefaultHandlers().set(inHandlerBundleID, for: inURLScheme)
}

/// The desktop cannot be asked.
public let kLSUnknownErr: OSStatus = -10810
/// No app opens such addresses.
public let kLSApplicationNotFoundErr: OSStatus = -10814

/// Opens an address with the app that opens such; returns 0 if the desktop was asked.
@discardableResult
public func LSOpenCFURLRef(_ inURL: CFURL, _ outLaunchedURL: UnsafeMutablePointer<CFURL?>?) -> OSStatus {
    guard inURL.scheme != nil, ChildProcess("/usr/bin/xdg-open", [inURL.absoluteString], ended: { _ in }) != nil else {
        return kLSUnknownErr
    }
    outLaunchedURL?.pointee = nil
    return 0
}

/// Which apps open addresses of schemes, as the desktop keeps it.
struct DefaultHandlers {
    /// The program that makes an entry the one that is used.
    var program = "/usr/bin/xdg-mime"

    func set(_ identifier: String, for scheme: String) -> OSStatus {
        // Words that begin like an option, or lead to another folder, are none of a scheme or an app.
        func isName(_ text: String) -> Bool {
            text.first.map { $0.isASCII && $0.isLetter } == true && text.count <= 255
                && text.utf8.allSatisfy {
                    (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
                        || [0x2B, 0x2D, 0x2E, 0x5F].contains($0)
                }
        }
        guard isName(scheme), isName(identifier),
            ChildProcess(
                program, ["default", "\(identifier).desktop", "x-scheme-handler/\(scheme.lowercased())"],
                ended: { _ in })
                != nil
        else { return kLSUnknownErr }
        return 0
    }
}
