import Foundation

/// The values of the user's defaults, for bindings.
///
/// Follows Apple's [NSUserDefaultsController](https://developer.apple.com/documentation/appkit/nsuserdefaultscontroller). Changes are
/// kept at once.
@MainActor @preconcurrency
open class NSUserDefaultsController: NSObject {
    private static let only = NSUserDefaultsController(defaults: nil, initialValues: nil)
    /// The controller of the app's own defaults.
    open class var shared: NSUserDefaultsController { only }
    /// The defaults.
    public let defaults: UserDefaults
    /// The values of keys that have none; nil for none.
    open var initialValues: [String: Any]? { didSet { defaults.register(defaults: initialValues ?? [:]) } }
    /// Whether changes are kept at once; they always are here.
    open var appliesImmediately = true
    /// Whether there are changes that are not kept; never here.
    open var hasUnappliedChanges: Bool { false }

    /// Creates a controller of defaults; of the app's own for nil.
    public init(defaults: UserDefaults?, initialValues: [String: Any]?) {
        self.defaults = defaults ?? .standard
        self.initialValues = initialValues
        super.init()
        if let initialValues { self.defaults.register(defaults: initialValues) }
    }
    /// Keeps changes; they are kept already.
    open func save(_ sender: Any?) {}
    /// Discards changes that are not kept; there are none.
    open func revert(_ sender: Any?) {}
    /// Removes the values, so that the initial ones count again.
    open func revertToInitialValues(_ sender: Any?) {
        for key in (initialValues ?? [:]).keys { defaults.removeObject(forKey: key) }
    }
}
