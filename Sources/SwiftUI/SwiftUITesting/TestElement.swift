import Foundation
import SwiftUICore

/// An element of the window, as a test finds it.
///
/// ```swift
/// let host = TestHost(CounterView())
/// if let button = host.find(text: "Count to 1") {
///     #expect(button.kind == "Text")
///     #expect(button.frame.midX == host.size.width / 2)
///     host.tap(at: button.center)
/// }
/// ```
public struct TestElement: Hashable, Sendable {
    /// The kind of the element, such as `Text`.
    public let kind: String
    /// The type of the innermost view with a body around it; nil at the top.
    public let viewType: String?
    /// The rectangle in the window, in points.
    public let frame: CGRect
    /// The text that it shows; nil for none.
    public let text: String?

    /// The middle, in points of the window.
    public var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

    init(_ element: InspectedElement) {
        kind = element.kind
        viewType = element.viewType
        frame = element.frame
        text = element.text
    }

    /// Stands for an element that was not found.
    static let missing = TestElement()

    private init() {
        kind = "missing"
        viewType = nil
        frame = .zero
        text = nil
    }
}
