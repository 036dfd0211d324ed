import CoreServices
import Foundation
import OrielFoundation

/// A layout of keys or a way of input.
///
/// Here, one source stands for the desktop's own, which it does not tell apps more about.
public final class TISInputSource: NSObject, @unchecked Sendable {
    static let current = TISInputSource()
    fileprivate let id: NSString = "com.apple.keylayout.US"
    fileprivate let name: NSString = "U.S."
    fileprivate let languages: NSArray = ["en"]
    fileprivate let category: NSString = "TISCategoryKeyboardInputSource"
    fileprivate let type: NSString = "TISTypeKeyboardLayout"
    fileprivate let yes = NSNumber(value: true)
    /// The header of a table of keys, without which apps don't ask for the characters of keys.
    fileprivate let keys: NSData = {
        var table = UCKeyboardLayout()
        table.keyLayoutHeaderFormat = UInt16(kUCKeyLayoutHeaderFormat)
        return NSData(bytes: &table, length: MemoryLayout<UCKeyboardLayout>.size)
    }()
}

/// The property of a source's name for programs.
public let kTISPropertyInputSourceID = "TISPropertyInputSourceID"
/// The property of a source's name for the user.
public let kTISPropertyLocalizedName = "TISPropertyLocalizedName"
/// The property of a source's languages.
public let kTISPropertyInputSourceLanguages = "TISPropertyInputSourceLanguages"
/// The property of a source's category.
public let kTISPropertyInputSourceCategory = "TISPropertyInputSourceCategory"
/// The property of a source's type.
public let kTISPropertyInputSourceType = "TISPropertyInputSourceType"
/// The property of whether a source can be chosen.
public let kTISPropertyInputSourceIsSelectCapable = "TISPropertyInputSourceIsSelectCapable"
/// The property of whether a source is chosen.
public let kTISPropertyInputSourceIsSelected = "TISPropertyInputSourceIsSelected"
/// The property of whether a source can be switched on.
public let kTISPropertyInputSourceIsEnableCapable = "TISPropertyInputSourceIsEnableCapable"
/// The property of whether a source is switched on.
public let kTISPropertyInputSourceIsEnabled = "TISPropertyInputSourceIsEnabled"
/// The property of whether a source writes ASCII's letters.
public let kTISPropertyInputSourceIsASCIICapable = "TISPropertyInputSourceIsASCIICapable"
/// The property of a source's table of keys, for `UCKeyTranslate`.
public let kTISPropertyUnicodeKeyLayoutData = "TISPropertyUnicodeKeyLayoutData"
/// The property of a source's picture; there is none here.
public let kTISPropertyIconImageURL = "TISPropertyIconImageURL"
/// The property of a way of input; there is none here.
public let kTISPropertyInputModeID = "TISPropertyInputModeID"
/// The property of the app of a way of input; there is none here.
public let kTISPropertyBundleID = "TISPropertyBundleID"
/// The property of a source's picture; there is none here.
public let kTISPropertyIconRef = "TISPropertyIconRef"
/// The category of palettes.
public let kTISCategoryPaletteInputSource = "TISCategoryPaletteInputSource"
/// The type of ways of input.
public let kTISTypeKeyboardInputMode = "TISTypeKeyboardInputMode"
/// The type of programs with ways of input.
public let kTISTypeKeyboardInputMethodModeEnabled = "TISTypeKeyboardInputMethodModeEnabled"
/// The notification that other sources are switched on; never posted here.
public let kTISNotifyEnabledKeyboardInputSourcesChanged =
    "com.apple.Carbon.TISNotifyEnabledKeyboardInputSourcesChanged"
/// The category of keyboards.
public let kTISCategoryKeyboardInputSource = "TISCategoryKeyboardInputSource"
/// The type of layouts of keys.
public let kTISTypeKeyboardLayout = "TISTypeKeyboardLayout"
/// The notification that another source was chosen; never posted here.
public let kTISNotifySelectedKeyboardInputSourceChanged = "com.apple.Carbon.TISNotifySelectedKeyboardInputSourceChanged"

/// Returns the chosen source: one that stands for the desktop's.
public func TISCopyCurrentKeyboardInputSource() -> Unmanaged<TISInputSource>! { .passRetained(.current) }
/// Returns the chosen layout of keys: one that stands for the desktop's.
public func TISCopyCurrentKeyboardLayoutInputSource() -> Unmanaged<TISInputSource>! { .passRetained(.current) }
/// Returns the layout of keys that writes ASCII's letters.
public func TISCopyCurrentASCIICapableKeyboardLayoutInputSource() -> Unmanaged<TISInputSource>! {
    .passRetained(.current)
}
/// Returns the source that writes ASCII's letters.
public func TISCopyCurrentASCIICapableKeyboardInputSource() -> Unmanaged<TISInputSource>! { .passRetained(.current) }

/// Returns all sources: the one that stands for the desktop's.
public func TISCreateInputSourceList(_ properties: CFDictionary?, _ includeAllInstalled: Bool) -> Unmanaged<CFArray>! {
    .passRetained(NSArray(array: [TISInputSource.current]))
}

/// Returns a property of a source; nil for one that it does not have.
public func TISGetInputSourceProperty(
    _ inputSource: TISInputSource!, _ propertyKey: CFString!
) -> UnsafeMutableRawPointer! {
    guard let inputSource, let propertyKey else { return nil }
    let value: AnyObject? =
        switch propertyKey {
        case kTISPropertyInputSourceID: inputSource.id
        case kTISPropertyLocalizedName: inputSource.name
        case kTISPropertyInputSourceLanguages: inputSource.languages
        case kTISPropertyInputSourceCategory: inputSource.category
        case kTISPropertyInputSourceType: inputSource.type
        case kTISPropertyInputSourceIsSelectCapable, kTISPropertyInputSourceIsSelected,
            kTISPropertyInputSourceIsEnableCapable, kTISPropertyInputSourceIsEnabled,
            kTISPropertyInputSourceIsASCIICapable:
            inputSource.yes
        case kTISPropertyUnicodeKeyLayoutData: inputSource.keys
        default: nil
        }
    return value.map { Unmanaged.passUnretained($0).toOpaque() }
}

/// Chooses a source; says once that the desktop chooses here.
@discardableResult
public func TISSelectInputSource(_ inputSource: TISInputSource!) -> OSStatus {
    CarbonGaps.once("the desktop chooses the layout of keys.")
    return OSStatus(paramErr)
}

/// Switches a source on; says once that the desktop does so here.
@discardableResult
public func TISEnableInputSource(_ inputSource: TISInputSource!) -> OSStatus { TISSelectInputSource(inputSource) }

/// Returns the kind of the keyboard, which is not known: 0.
public func LMGetKbdType() -> UInt8 { 0 }
