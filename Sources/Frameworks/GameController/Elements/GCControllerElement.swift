import Foundation

/// A part of a controller.
///
/// Follows Apple's [GCControllerElement](https://developer.apple.com/documentation/gamecontroller/gccontrollerelement).
open class GCControllerElement: NSObject, @unchecked Sendable {
    /// The part that it belongs to; nil for none.
    open internal(set) weak var collection: GCControllerElement?
    /// Whether it has values between pressed and not pressed.
    open internal(set) var isAnalog = false
    /// Whether the system itself uses the part; never here.
    open internal(set) var isBoundToSystemGesture = false
    /// Whether the system's use of the part comes first; nothing uses it here.
    open var preferredSystemGestureState = SystemGestureState.enabled
    /// The name that is shown; nil for none.
    open var localizedName: String?
    /// The name of its symbol; nil for none.
    open var sfSymbolsName: String?
    /// The name that is shown, whatever the user has changed.
    open internal(set) var unmappedLocalizedName: String?
    /// The name of its symbol, whatever the user has changed.
    open internal(set) var unmappedSfSymbolsName: String?
    /// The names by which a profile finds it.
    open internal(set) var aliases: Set<String> = []

    /// The parts of the controller, which call the app; nil for a part of none.
    weak var profile: GCPhysicalInputProfile?

    override init() {}

    /// Whether a value that the app sets counts: a part of a real controller has the user's.
    var isSettable: Bool { profile?.isSettable ?? true }

    /// The part that changes are reported of: the cross or stick of a button.
    var whole: GCControllerElement { collection?.whole ?? self }

    /// Makes a change, and calls the app's functions.
    func change(_ body: (inout [InputCall]) -> Void) {
        if let profile {
            profile.change(self, body)
        } else {
            var calls: [InputCall] = []
            body(&calls)
            for call in calls { call() }
        }
    }

    /// Takes the values of a part of the same kind.
    func copy(_ other: GCControllerElement, into calls: inout [InputCall]) {}

    /// Gives the part its names.
    func name(_ alias: String, _ label: ElementLabel) {
        aliases.insert(alias)
        (localizedName, unmappedLocalizedName) = (label.name, label.name)
        (sfSymbolsName, unmappedSfSymbolsName) = (label.symbol, label.symbol)
    }
}

extension GCControllerElement {
    /// Whether the app, the system or both receive a part that the system uses itself.
    public enum SystemGestureState: Int, Sendable {
        case enabled, alwaysReceive, disabled
    }
}

/// A call of a function of the app's.
typealias InputCall = () -> Void

extension Float {
    /// The number within limits; 0 for one that is not a number.
    func clamped(_ low: Float, _ high: Float) -> Float { isNaN ? 0 : Swift.min(Swift.max(self, low), high) }
}
