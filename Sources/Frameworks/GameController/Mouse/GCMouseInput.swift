import DisplayList
import Foundation

/// Called when a mouse was moved, with the distances to the right and up, in points.
public typealias GCMouseMoved = (GCMouseInput, Float, Float) -> Void

/// The buttons and movements of a mouse.
///
/// Follows Apple's [GCMouseInput](https://developer.apple.com/documentation/gamecontroller/gcmouseinput). Movements end where
/// the pointer does, at the desktop's border, for a desktop reports the pointer's places.
open class GCMouseInput: GCPhysicalInputProfile, @unchecked Sendable {
    /// Called when the mouse was moved.
    open var mouseMovedHandler: GCMouseMoved?
    /// The wheel, whose axes have distances, in points: up and to the right are greater than 0.
    public let scroll = GCDeviceCursor(isAnalog: true)
    /// The left button.
    public let leftButton = GCControllerButtonInput()
    /// The right button.
    public let rightButton: GCControllerButtonInput? = GCControllerButtonInput()
    /// The button in the middle.
    public let middleButton: GCControllerButtonInput? = GCControllerButtonInput()
    /// The other buttons, in the order in which they were first pressed; nil before one was.
    open private(set) var auxiliaryButtons: [GCControllerButtonInput]?

    private var others: [Int: GCControllerButtonInput] = [:]
    private var last: (window: ObjectIdentifier, place: CGPoint)?

    override init() {
        super.init()
        let parts: [(GCControllerElement?, String)] = [
            (leftButton, "Left Button"), (rightButton, "Right Button"), (middleButton, "Middle Button"),
            (scroll, "Scroll"),
        ]
        for (part, name) in parts { if let part { add(part, name, label: ElementLabel(name, nil)) } }
    }

    override func makeCopy() -> GCPhysicalInputProfile { GCMouseInput() }

    /// Notes an event of a window; returns whether a mouse made it.
    func note(_ event: InputEvent, window: ObjectIdentifier) -> Bool {
        switch event {
        case .pointer(let pointer):
            guard pointer.device == .mouse else { return false }
            move(to: pointer.location, in: window, ends: pointer.phase == .exited)
            switch pointer.phase {
            case .down: press(pointer.button, 1)
            case .up, .cancelled: press(pointer.button, 0)
            case .moved, .hover, .exited: break
            }
            return true
        case .scroll(let event):
            let (x, y) = (Float(event.delta.width), Float(-event.delta.height))
            scroll.change { scroll.move(x: x, y: y, into: &$0) }
            return true
        default: return false
        }
    }

    private func move(to place: CGPoint, in window: ObjectIdentifier, ends: Bool) {
        guard place.x.isFinite, place.y.isFinite else { return }
        defer { last = ends ? nil : (window, place) }
        guard !ends, let last, last.window == window, last.place != place else { return }
        let (x, y) = (Float(place.x - last.place.x), Float(last.place.y - place.y))
        willChange?()
        lastEventTimestamp = ProcessInfo.processInfo.systemUptime
        (device?.handlerQueue ?? .main).callInOrder([{ self.mouseMovedHandler?(self, x, y) }])
    }

    private func press(_ number: Int, _ value: Float) {
        let button = button(number)
        button?.change { button?.put(value, into: &$0) }
    }

    private func button(_ number: Int) -> GCControllerButtonInput? {
        switch number {
        case 1: return leftButton
        case 2: return middleButton
        case 3: return rightButton
        default:
            if let known = others[number] { return known }
            guard others.count < 32 else { return nil }
            let made = GCControllerButtonInput()
            others[number] = made
            let name = "Auxiliary Button \(others.count)"
            add(made, name, label: ElementLabel(name, nil))
            auxiliaryButtons = (auxiliaryButtons ?? []) + [made]
            return made
        }
    }
}
