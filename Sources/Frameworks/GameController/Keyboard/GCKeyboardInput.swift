import DisplayList
import Foundation

/// Called when a key is pressed or released.
public typealias GCKeyboardValueChangedHandler = (GCKeyboardInput, GCControllerButtonInput, GCKeyCode, Bool) -> Void

/// The keys of a keyboard.
///
/// Follows Apple's [GCKeyboardInput](https://developer.apple.com/documentation/gamecontroller/gckeyboardinput).
open class GCKeyboardInput: GCPhysicalInputProfile, @unchecked Sendable {
    private var keys: [GCKeyCode: GCControllerButtonInput] = [:]
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

    private func key(_ code: GCKeyCode) -> GCControllerButtonInput {
        if let known = keys[code] { return known }
        let made = GCControllerButtonInput()
        keys[code] = made
        made.profile = self
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
        button.change { calls in
            button.put(isDown ? 1 : 0, into: &calls)
            calls.append { self.keyChangedHandler?(self, button, code, isDown) }
        }
    }
}
