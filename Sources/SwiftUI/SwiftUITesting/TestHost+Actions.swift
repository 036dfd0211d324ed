import DisplayList
import Foundation
import SwiftUICore

extension TestHost {
    /// Presses and releases the primary button at a place of the window.
    /// - Returns: Whether anything answered.
    @discardableResult
    public func tap(at point: CGPoint, count: Int = 1) -> Bool {
        update()
        var answered = false
        for index in 0..<count {
            if index > 0 { advance(by: 0.1) }
            answered = press(at: point)
            advance(by: 0.05)
            answered = release(at: point) || answered
        }
        return answered
    }

    /// Taps the middle of the first element that shows a text.
    ///
    /// If there is none, the test fails at the line of the call, with the texts that exist, and continues.
    /// - Returns: Whether anything answered.
    @discardableResult
    public func tap(
        text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Bool {
        tap(element(.text, text, CallSite(fileID, filePath, line, column)))
    }

    /// Taps the middle of the first element with an accessibility label.
    ///
    /// If there is none, the test fails at the line of the call, with the labels that exist, and continues.
    /// - Returns: Whether anything answered.
    @discardableResult
    public func tap(
        label: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Bool {
        tap(element(.label, label, CallSite(fileID, filePath, line, column)))
    }

    /// Taps the middle of the first element with an accessibility identifier.
    ///
    /// If there is none, the test fails at the line of the call, with the identifiers that exist, and continues.
    /// - Returns: Whether anything answered.
    @discardableResult
    public func tap(
        identifier: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Bool {
        tap(element(.identifier, identifier, CallSite(fileID, filePath, line, column)))
    }

    private func tap(_ element: TestElement?) -> Bool { element.map { tap(at: $0.center) } ?? false }

    /// Presses the primary button and keeps it down.
    @discardableResult
    public func press(at point: CGPoint) -> Bool { send(.down, point) }

    /// Moves the pointer with the button down.
    @discardableResult
    public func move(to point: CGPoint) -> Bool { send(.moved, point) }

    /// Releases the primary button.
    @discardableResult
    public func release(at point: CGPoint) -> Bool { send(.up, point) }

    /// Takes the pointer away with the button down, as the desktop does: gestures are canceled.
    public func cancel() { _ = send(.cancelled, .zero) }

    /// Moves the pointer without a button.
    public func hover(at point: CGPoint) { _ = send(.hover, point) }

    /// Puts a finger on the screen.
    @discardableResult
    public func touch(at point: CGPoint) -> Bool { send(.down, point, .touch) }

    /// Moves the finger.
    @discardableResult
    public func moveTouch(to point: CGPoint) -> Bool { send(.moved, point, .touch) }

    /// Lifts the finger off the screen.
    @discardableResult
    public func liftTouch(at point: CGPoint) -> Bool { send(.up, point, .touch) }

    /// Moves a finger from one place to another in a number of even steps, and lifts it: the quicker, the further
    /// content is thrown.
    public func swipe(from start: CGPoint, to end: CGPoint, duration: Double = 0.1, steps: Int = 10) {
        update()
        touch(at: start)
        for step in 1...max(steps, 1) {
            advance(by: duration / Double(max(steps, 1)))
            let part = CGFloat(step) / CGFloat(max(steps, 1))
            moveTouch(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        liftTouch(at: end)
    }

    private func send(_ phase: PointerEvent.Phase, _ point: CGPoint, _ device: PointerEvent.Device = .mouse) -> Bool {
        var event = PointerEvent(phase, at: point, time: time)
        event.device = device
        let answered = send(.pointer(event))
        update()
        return answered
    }

    /// Presses for some seconds.
    @discardableResult
    public func longPress(at point: CGPoint, duration: Double = 0.6) -> Bool {
        update()
        let answered = press(at: point)
        advance(by: duration)
        return release(at: point) || answered
    }

    /// Drags from one place to another in a number of even steps.
    public func drag(from start: CGPoint, to end: CGPoint, duration: Double = 0.2, steps: Int = 10) {
        update()
        press(at: start)
        for step in 1...max(steps, 1) {
            advance(by: duration / Double(max(steps, 1)))
            let part = CGFloat(step) / CGFloat(max(steps, 1))
            move(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        release(at: end)
    }

    /// Turns the wheel over a place: a positive height scrolls to content further down.
    @discardableResult
    public func scroll(at point: CGPoint, by delta: CGSize) -> Bool {
        update()
        let answered = send(.scroll(ScrollEvent(at: point, delta: delta, time: time)))
        update()
        return answered
    }

    /// Types text, as an input method commits it.
    public func type(_ text: String) {
        update()
        send(.text(text))
        update()
    }

    /// Holds modifier keys down, and releases the keys that were held before.
    public func hold(_ modifiers: KeyModifiers) {
        update()
        send(.modifiers(modifiers))
        update()
    }

    /// Presses and releases a key.
    ///
    /// As in a window, a key that nothing responds to may be a command of the edit menu, such as Control-A.
    @discardableResult
    public func press(_ key: KeyEvent.Key, modifiers: KeyModifiers = []) -> Bool {
        update()
        var characters = ""
        if case .character(let character) = key { characters = String(character) }
        let event = KeyEvent(key, characters: characters, phase: .down, modifiers: modifiers, time: time)
        var answered = send(.key(event))
        if !answered, let command = EditCommand(event) { answered = send(.edit(command)) }
        send(.key(KeyEvent(key, characters: characters, phase: .up, modifiers: modifiers, time: time)))
        update()
        return answered
    }
}
