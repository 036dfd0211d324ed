import Foundation

/// A part of a profile in the form of the newer interface.
class LiveElement: NSObject, GCPhysicalInputElement {
    let source: GCControllerElement

    init(_ source: GCControllerElement) { self.source = source }

    var sfSymbolsName: String? { source.sfSymbolsName }
    var localizedName: String? { source.localizedName }
    var aliases: Set<String> { source.aliases }

    /// Calls the functions for the values that have changed.
    func sourceChanged(at time: TimeInterval) {}
}

/// How far a button is pressed, and whether.
final class LivePress: NSObject, GCLinearInput, GCPressedStateInput {
    var valueDidChangeHandler: ((any GCPhysicalInputElement, any GCLinearInput, Float) -> Void)?
    var pressedDidChangeHandler: ((any GCPhysicalInputElement, any GCPressedStateInput, Bool) -> Void)?
    private(set) var lastValueTimestamp: TimeInterval = 0
    private(set) var lastPressedStateTimestamp: TimeInterval = 0
    private let button: GCControllerButtonInput
    private var known: (value: Float, isPressed: Bool)

    init(_ button: GCControllerButtonInput) {
        self.button = button
        known = (button.value, button.isPressed)
    }

    var value: Float { button.value }
    var isPressed: Bool { button.isPressed }
    var isAnalog: Bool { button.isAnalog }
    var canWrap: Bool { false }
    var lastValueLatency: TimeInterval { 0 }
    var lastPressedStateLatency: TimeInterval { 0 }

    func changed(_ element: LiveElement, at time: TimeInterval) {
        let (old, new) = (known, (value: button.value, isPressed: button.isPressed))
        known = new
        guard old.value != new.value else { return }
        lastValueTimestamp = time
        valueDidChangeHandler?(element, self, new.value)
        guard old.isPressed != new.isPressed else { return }
        lastPressedStateTimestamp = time
        pressedDidChangeHandler?(element, self, new.isPressed)
    }
}

/// The place on an axis.
final class LiveAxis: NSObject, GCAxisInput {
    var valueDidChangeHandler: ((any GCPhysicalInputElement, any GCAxisInput, Float) -> Void)?
    private(set) var lastValueTimestamp: TimeInterval = 0
    private let axis: GCControllerAxisInput
    private var known: Float

    init(_ axis: GCControllerAxisInput) { (self.axis, known) = (axis, axis.value) }

    var value: Float { axis.value }
    var isAnalog: Bool { axis.isAnalog }
    var canWrap: Bool { false }
    var lastValueLatency: TimeInterval { 0 }

    func changed(_ element: LiveElement, at time: TimeInterval) {
        guard known != axis.value else { return }
        (known, lastValueTimestamp) = (axis.value, time)
        valueDidChangeHandler?(element, self, known)
    }
}

/// A button in the form of the newer interface.
final class LiveButton: LiveElement, GCButtonElement {
    private let press: LivePress

    init(_ button: GCControllerButtonInput) {
        press = LivePress(button)
        super.init(button)
    }

    var pressedInput: any GCLinearInput & GCPressedStateInput { press }
    var touchedInput: (any GCTouchedStateInput)? { nil }

    override func sourceChanged(at time: TimeInterval) { press.changed(self, at: time) }
}

/// An axis in the form of the newer interface.
final class LiveAxisElement: LiveElement, GCAxisElement {
    private let input: LiveAxis

    init(_ axis: GCControllerAxisInput) {
        input = LiveAxis(axis)
        super.init(axis)
    }

    var absoluteInput: (any GCAxisInput)? { input }
    var relativeInput: (any GCRelativeInput)? { nil }

    override func sourceChanged(at time: TimeInterval) { input.changed(self, at: time) }
}

/// A cross or stick in the form of the newer interface.
final class LivePad: LiveElement, GCDirectionPadElement {
    private let axes: [LiveAxis]
    private let presses: [LivePress]

    init(_ pad: GCControllerDirectionPad) {
        axes = [pad.xAxis, pad.yAxis].map(LiveAxis.init)
        presses = [pad.up, pad.down, pad.left, pad.right].map(LivePress.init)
        super.init(pad)
    }

    var xAxis: any GCAxisInput { axes[0] }
    var yAxis: any GCAxisInput { axes[1] }
    var up: any GCLinearInput & GCPressedStateInput { presses[0] }
    var down: any GCLinearInput & GCPressedStateInput { presses[1] }
    var left: any GCLinearInput & GCPressedStateInput { presses[2] }
    var right: any GCLinearInput & GCPressedStateInput { presses[3] }

    override func sourceChanged(at time: TimeInterval) {
        for axis in axes { axis.changed(self, at: time) }
        for press in presses { press.changed(self, at: time) }
    }
}
