import Foundation
import OrielFoundation

/// How an app may open a kind of files.
public struct LSRolesMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Not at all.
    public static let none = LSRolesMask(rawValue: 1)
    /// It shows them.
    public static let viewer = LSRolesMask(rawValue: 2)
    /// It changes them.
    public static let editor = LSRolesMask(rawValue: 4)
    /// It runs them.
    public static let shell = LSRolesMask(rawValue: 8)
    /// In any way.
    public static let all = LSRolesMask(rawValue: 0xFFFF_FFFF)
}

/// Returns the app that opens addresses of a scheme; nil, as the desktop keeps it.
public func LSCopyDefaultHandlerForURLScheme(_ inURLScheme: CFString) -> Unmanaged<NSString>? { nil }
/// Returns the app that opens an address; nil, as the desktop keeps it.
public func LSCopyDefaultApplicationURLForURL(
    _ inURL: CFURL, _ inRoleMask: LSRolesMask, _ outError: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Unmanaged<NSURL>? { nil }
/// Returns the apps that open an address; nil, as the desktop keeps them.
public func LSCopyApplicationURLsForURL(_ inURL: CFURL, _ inRoleMask: LSRolesMask) -> Unmanaged<CFArray>? { nil }
/// Returns the apps with an identifier; nil, as the desktop keeps them.
public func LSCopyApplicationURLsForBundleIdentifier(
    _ inBundleIdentifier: CFString, _ outError: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Unmanaged<CFArray>? { nil }
/// Makes an app the one that opens files of a kind, for the user.
/// - Returns: 0 if the desktop was asked; `kLSUnknownErr` if it cannot be.
@discardableResult
public func LSSetDefaultRoleHandlerForContentType(
    _ inContentType: CFString, _ inRole: LSRolesMask, _ inHandlerBundleID: CFString
) -> OSStatus { kLSUnknownErr }
/// Makes the desktop know an app; it knows installed ones by their entries.
@discardableResult
public func LSRegisterURL(_ inURL: CFURL, _ inUpdate: Bool) -> OSStatus { noErr }

/// The name of the data of a property of an event: “prdt”.
public let keyAEPropData: UInt32 = 0x7072_6474
/// The value of an app that was started when the user logged in: “lgit”.
public let keyAELaunchedAsLogInItem: UInt32 = 0x6C67_6974
/// The value of an app that was started by a service: “svit”.
public let keyAELaunchedAsServiceItem: UInt32 = 0x7376_6974
/// The name of a property of an event: “prop”.
public let keyAEProperty: UInt32 = 0x7072_6F70

extension NSAppleEventDescriptor {
    /// The number of a kind; 0 for none.
    public var enumCodeValue: OSType { OSType(bitPattern: int32Value) }
    /// The number of a type; 0 for none.
    public var typeCodeValue: OSType { OSType(bitPattern: int32Value) }
}
