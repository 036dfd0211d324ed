import Foundation

/// Changes of the user's defaults, whichever code makes them, through any instance and on any thread.
///
/// Foundation here announces none, unlike Apple's. Each change passes through one function of Core Foundation's, which
/// Foundation's library calls through the program's table of symbols: the definition in `DefaultsShim` comes first there,
/// and calls the library's. In programs that hold Foundation themselves (`--static-swift-stdlib`) it does not, and changes
/// that other code makes are not noticed.
package enum DefaultsChanges {
    /// A function that is called around each change, with its key; it makes the change, once.
    package typealias Observer = @Sendable (_ key: String, _ change: () -> Void) -> Void

    private static let lock = NSLock()
    nonisolated(unsafe) private static var observer: Observer?

    /// Calls a function around each change from now on, on the thread that makes it.
    package static func observe(_ observer: @escaping Observer) { lock.withLock { self.observer = observer } }

    fileprivate static func around(_ key: String, of source: UserDefaults.Source, _ change: () -> Void) {
        DefaultsObservers.shared.around(key, of: source) {
            if let observer = lock.withLock({ observer }) { observer(key, change) } else { change() }
        }
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: UserDefaults.standard)
    }

    fileprivate typealias Setter =
        @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?) -> Void

    /// The function of the library: the next definition after this module's.
    fileprivate static let original = dlsym(UnsafeMutableRawPointer(bitPattern: -1), "CFPreferencesSetAppValue").map {
        unsafeBitCast($0, to: Setter.self)
    }
}

/// Sets a value of the user's defaults; `DefaultsShim` calls it with Core Foundation's strings and values.
@_cdecl("oriel_set_defaults_value")
func setDefaultsValue(_ key: UnsafeRawPointer?, _ value: UnsafeRawPointer?, _ application: UnsafeRawPointer?) {
    guard let original = DefaultsChanges.original else { return }
    guard let key else { return original(key, value, application) }
    let name = Unmanaged<NSString>.fromOpaque(key).takeUnretainedValue() as String
    let suite = application.map { Unmanaged<NSString>.fromOpaque($0).takeUnretainedValue() as String }
    // The app's own values have the name of Core Foundation's constant.
    let source = suite == "kCFPreferencesCurrentApplication" ? nil : suite.map(UserDefaults.Source.suite)
    DefaultsChanges.around(name, of: source ?? .standard) { original(key, value, application) }
}
