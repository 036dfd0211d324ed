import Foundation
import SwiftUI

/// The parts of a controller on the screen.
final class VirtualPadModel: ObservableObject, @unchecked Sendable {
    /// The parts' values.
    let profile: GCExtendedGamepad
    /// How parts are shown, by their names.
    @Published var settings: [String: GCVirtualController.ElementConfiguration] = [:]
    private let elements: Set<String>

    init(_ elements: Set<String>) {
        self.elements = elements
        var shape = PadShape()
        (shape.hasOptions, shape.hasHome) = (
            elements.contains(GCInputButtonOptions), elements.contains(GCInputButtonHome)
        )
        shape.hasStickButtons =
            elements.contains(GCInputLeftThumbstickButton) || elements.contains(GCInputRightThumbstickButton)
        profile = shape.makeProfile()
    }

    /// Whether a part is shown.
    func shows(_ element: String) -> Bool { elements.contains(element) && settings[element]?.isHidden != true }

    /// Sets how far a button is pressed.
    func press(_ element: String, _ value: Float) {
        guard elements.contains(element), let button = profile.buttons[element] else { return }
        button.change { button.put(value, into: &$0) }
    }

    /// Sets the place of a cross or stick.
    func move(_ element: String, x: Float, y: Float) {
        guard elements.contains(element), let pad = profile.dpads[element] else { return }
        pad.change { pad.put(x, y, into: &$0) }
    }

    /// Releases all parts.
    func release() {
        for element in elements {
            press(element, 0)
            move(element, x: 0, y: 0)
        }
    }

    /// Returns a stick's place for a finger's distance from its middle, in points; up is greater than 0.
    static func place(of distance: CGSize, radius: CGFloat) -> (x: Float, y: Float) {
        guard radius > 0, distance.width.isFinite, distance.height.isFinite else { return (0, 0) }
        let length = (distance.width * distance.width + distance.height * distance.height).squareRoot()
        let scale = 1 / max(length, radius)
        return (Float(distance.width * scale), Float(-distance.height * scale))
    }

    /// Returns the sides of a cross for a finger's distance from its middle: one, or two beside each other.
    static func sides(of distance: CGSize, radius: CGFloat) -> (x: Float, y: Float) {
        let place = place(of: distance, radius: radius)
        let length = (place.x * place.x + place.y * place.y).squareRoot()
        // In the middle of the cross nothing is pressed.
        guard length > 0.25 else { return (0, 0) }
        func side(_ value: Float) -> Float { abs(value) / length > 0.38 ? (value < 0 ? -1 : 1) : 0 }
        return (side(place.x), side(place.y))
    }
}
