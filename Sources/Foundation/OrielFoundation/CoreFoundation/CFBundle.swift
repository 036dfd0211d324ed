import Foundation

/// A folder with a program and its resources, as Core Foundation names it.
public typealias CFBundle = Bundle

/// Returns the app's bundle.
public func CFBundleGetMainBundle() -> CFBundle! { .main }
/// Returns the bundle of an identifier; nil if none was found.
public func CFBundleGetBundleWithIdentifier(_ bundleID: CFString!) -> CFBundle! {
    bundleID.flatMap { Bundle(identifier: $0) }
}
/// Returns the bundle of a folder; nil if it is not one.
public func CFBundleCreate(_ allocator: CFAllocator?, _ bundleURL: CFURL!) -> CFBundle! {
    bundleURL.flatMap { Bundle(url: $0) }
}
/// Returns the identifier of a bundle; nil if it has none.
public func CFBundleGetIdentifier(_ bundle: CFBundle!) -> CFString! { bundle?.bundleIdentifier }
/// Returns the values of a bundle's Info.plist.
public func CFBundleGetInfoDictionary(_ bundle: CFBundle!) -> CFDictionary! {
    bundle?.infoDictionary.map { dictionary(of: $0) }
}
/// Returns the values of a bundle's Info.plist in the user's language.
public func CFBundleGetLocalInfoDictionary(_ bundle: CFBundle!) -> CFDictionary! {
    bundle?.localizedInfoDictionary.map { dictionary(of: $0) }
}
/// Returns a value of a bundle's Info.plist; nil if there is none.
public func CFBundleGetValueForInfoDictionaryKey(_ bundle: CFBundle!, _ key: CFString!) -> CFTypeRef! {
    key.flatMap { bundle?.object(forInfoDictionaryKey: $0) }.map { $0 as AnyObject }
}
/// Returns the values of the Info.plist of a bundle's folder, or of a file with a list of properties; nil if there are none.
public func CFBundleCopyInfoDictionaryForURL(_ url: CFURL!) -> CFDictionary! {
    guard let url else { return nil }
    if !url.hasDirectoryPath, let list = propertyList(url) { return list }
    return CFBundleCopyInfoDictionaryInDirectory(url)
}
/// Returns the values of the Info.plist of a bundle's folder; nil if there are none.
public func CFBundleCopyInfoDictionaryInDirectory(_ bundleURL: CFURL!) -> CFDictionary! {
    guard let bundleURL else { return nil }
    for path in ["Contents/Info.plist", "Info.plist", "Resources/Info.plist"] {
        if let list = propertyList(bundleURL.appendingPathComponent(path)) { return list }
    }
    return nil
}
private func propertyList(_ url: URL) -> NSDictionary? {
    guard let data = try? Data(contentsOf: url),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return nil }
    return dictionary(of: list)
}
private func dictionary(of values: [String: Any]) -> NSDictionary {
    let made = NSMutableDictionary()
    for (key, value) in values { made.setObject(value, forKey: NSString(string: key)) }
    return made
}
/// Returns the version of a bundle as a number of two digits for each part, as “1.2.3” gives 0x01228000; 0 if it has none.
public func CFBundleGetVersionNumber(_ bundle: CFBundle!) -> UInt32 {
    guard let text = bundle?.object(forInfoDictionaryKey: "CFBundleVersion") as? String else { return 0 }
    let parts = text.split(separator: ".").prefix(3).map { UInt32($0) ?? 0 } + [0, 0, 0]
    let (major, minor, patch) = (min(parts[0], 99), min(parts[1], 9), min(parts[2], 9))
    // The last byte is the stage: 0x80 is a final release.
    return (major / 10) << 28 | (major % 10) << 24 | minor << 20 | patch << 16 | 0x8000
}
/// Returns the folder of a bundle.
public func CFBundleCopyBundleURL(_ bundle: CFBundle!) -> CFURL! { bundle?.bundleURL }
/// Returns the file of a bundle's program; nil if it has none.
public func CFBundleCopyExecutableURL(_ bundle: CFBundle!) -> CFURL! { bundle?.executableURL }
/// Returns the folder of a bundle's resources; nil if it has none.
public func CFBundleCopyResourcesDirectoryURL(_ bundle: CFBundle!) -> CFURL! { bundle?.resourceURL }
/// Returns the file of a resource; nil if there is none.
public func CFBundleCopyResourceURL(
    _ bundle: CFBundle!, _ resourceName: CFString!, _ resourceType: CFString!, _ subDirName: CFString!
) -> CFURL! {
    bundle?.url(forResource: resourceName, withExtension: resourceType, subdirectory: subDirName)
}
/// Returns a text of a bundle in the user's language.
public func CFBundleCopyLocalizedString(
    _ bundle: CFBundle!, _ key: CFString!, _ value: CFString!, _ tableName: CFString!
) -> CFString! {
    key.map { bundle?.localizedString(forKey: $0, value: value, table: tableName) ?? $0 }
}
/// Returns the languages in which a bundle has texts.
public func CFBundleCopyBundleLocalizations(_ bundle: CFBundle!) -> CFArray! {
    bundle.map { NSArray(array: $0.localizations) }
}

/// Loads the code of a bundle; returns whether it is loaded.
@discardableResult
public func CFBundleLoadExecutable(_ bundle: CFBundle!) -> Bool {
    bundle.map { BundleCode.handle(of: $0) != nil } ?? false
}
/// Returns whether the code of a bundle is loaded.
public func CFBundleIsExecutableLoaded(_ bundle: CFBundle!) -> Bool { bundle.map { BundleCode.isLoaded($0) } ?? false }
/// Unloads the code of a bundle, if ``CFBundleLoadExecutable(_:)`` has loaded it.
public func CFBundleUnloadExecutable(_ bundle: CFBundle!) { if let bundle { BundleCode.unload(bundle) } }
/// Returns a function of a bundle's code, which is loaded if need be; nil if there is none.
public func CFBundleGetFunctionPointerForName(
    _ bundle: CFBundle!, _ functionName: CFString!
) -> UnsafeMutableRawPointer! {
    guard let bundle, let functionName, let handle = BundleCode.handle(of: bundle) else { return nil }
    return dlsym(handle, functionName)
}
/// Returns a variable of a bundle's code, which is loaded if need be; nil if there is none.
public func CFBundleGetDataPointerForName(_ bundle: CFBundle!, _ symbolName: CFString!) -> UnsafeMutableRawPointer! {
    CFBundleGetFunctionPointerForName(bundle, symbolName)
}

/// The code of bundles that was loaded.
private enum BundleCode {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var handles: [String: UnsafeMutableRawPointer] = [:]

    static func isLoaded(_ bundle: Bundle) -> Bool {
        bundle == .main || lock.withLock { handles[bundle.bundlePath] != nil }
    }
    static func handle(of bundle: Bundle) -> UnsafeMutableRawPointer? {
        // The program itself is loaded already: its functions are found without a library's name.
        if bundle == .main { return dlopen(nil, RTLD_NOW) }
        return lock.withLock {
            if let known = handles[bundle.bundlePath] { return known }
            guard let path = bundle.executableURL?.path, let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
                return nil
            }
            handles[bundle.bundlePath] = handle
            return handle
        }
    }
    static func unload(_ bundle: Bundle) {
        lock.withLock { if let handle = handles.removeValue(forKey: bundle.bundlePath) { _ = dlclose(handle) } }
    }
}
