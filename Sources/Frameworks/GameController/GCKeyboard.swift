import DisplayList
import Foundation
import OrielFoundation
import SwiftUICore

/// A keyboard as something that games are played with.
///
/// Follows Apple's [GCKeyboard](https://developer.apple.com/documentation/gamecontroller/gckeyboard). A terminal reports no
/// released keys: there each key is released at once.
open class GCKeyboard: NSObject, @unchecked Sendable {
    private let keys = GCKeyboardInput()
    /// The keys.
    open var keyboardInput: GCKeyboardInput? { keys }
    /// The maker; nil, as a desktop does not tell.
    open var vendorName: String? { nil }
    /// The kind of device.
    open var productCategory: String { "Keyboard" }
    /// The queue on which handlers are called, which is the main one.
    open var handlerQueue = DispatchQueue.main
    override init() {}

    private static let shared = GCKeyboard()
    @MainActor private static var isListening = false

    /// Makes the keys of all windows known.
    @MainActor private func listen() {
        if Self.isListening { return }
        Self.isListening = true
        let outer = ViewHost.eventFilter
        ViewHost.eventFilter = { [keys] host, event in
            keys.note(event, endsAtOnce: host.traits.kind == .terminal)
            return outer?(host, event) == true
        }
    }

    /// All keyboards together, of which a desktop has one at least.
    open class var coalesced: GCKeyboard? {
        if MainQueue.isServed {
            MainActor.assumeIsolated { shared.listen() }
        } else {
            Task { @MainActor in shared.listen() }
        }
        return shared
    }
}

/// Called when a key is pressed or released.
public typealias GCKeyboardValueChangedHandler = (GCKeyboardInput, GCControllerButtonInput, GCKeyCode, Bool) -> Void

/// The keys of a keyboard.
///
/// Follows Apple's [GCKeyboardInput](https://developer.apple.com/documentation/gamecontroller/gckeyboardinput).
open class GCKeyboardInput: GCPhysicalInputProfile, @unchecked Sendable {
    private var keys: [GCKeyCode: GCKeyButton] = [:]
    private var down: Set<GCKeyCode> = []
    /// Called when a key is pressed or released.
    open var keyChangedHandler: GCKeyboardValueChangedHandler?
    /// Whether any key is pressed.
    open var isAnyKeyPressed: Bool { !down.isEmpty }
    /// Returns a key; nil for a number that no key has.
    open func button(forKeyCode code: GCKeyCode) -> GCControllerButtonInput? {
        guard (4...0xE7).contains(code.rawValue) else { return nil }
        return key(code)
    }

    private func key(_ code: GCKeyCode) -> GCKeyButton {
        if let known = keys[code] { return known }
        let made = GCKeyButton()
        keys[code] = made
        return made
    }

    /// Notes the keys of an event.
    func note(_ event: InputEvent, endsAtOnce: Bool) {
        switch event {
        case .key(let key):
            guard key.phase != .repeated, let code = key.key.usage.map(GCKeyCode.init(rawValue:)) else { return }
            set(code, isDown: key.phase == .down)
            if endsAtOnce { set(code, isDown: false) }
        case .modifiers(let held):
            for (modifier, code) in Self.modifiers { set(code, isDown: held.contains(modifier)) }
        default: return
        }
    }

    /// Which of two keys is held a desktop does not tell: the left one counts.
    private static let modifiers: [(KeyModifiers, GCKeyCode)] = [
        (.shift, .leftShift), (.control, .leftControl), (.option, .leftAlt), (.command, .leftGUI),
    ]

    private func set(_ code: GCKeyCode, isDown: Bool) {
        guard down.contains(code) != isDown else { return }
        if isDown { down.insert(code) } else { down.remove(code) }
        let button = key(code)
        button.set(isDown)
        keyChangedHandler?(self, button, code, isDown)
    }
}

/// A key as a button.
private final class GCKeyButton: GCControllerButtonInput, @unchecked Sendable {
    private var isDown = false
    override var value: Float { isDown ? 1 : 0 }
    override var isPressed: Bool { isDown }
    override var isTouched: Bool { isDown }

    func set(_ isDown: Bool) {
        self.isDown = isDown
        valueChangedHandler?(self, value, isDown)
        pressedChangedHandler?(self, value, isDown)
        touchedChangedHandler?(self, value, isDown, isDown)
    }
}
