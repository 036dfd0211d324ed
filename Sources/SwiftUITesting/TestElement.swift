import Foundation
import SwiftUICore

/// An element of the window, as a test finds it.
public struct TestElement: Sendable {
    /// What kind of element it is, such as `Text`.
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
}

extension TestHost {
    private func elements(where matches: (InspectedElement) -> Bool) -> [TestElement] {
        update()
        return host.graph.inspect().filter(matches).map { TestElement($0) }
    }

    /// All elements that show a text.
    public func findAll(text: String) -> [TestElement] { elements { $0.text == text } }

    /// The first element that shows a text; nil for none.
    public func find(text: String) -> TestElement? { findAll(text: text).first }

    /// The first element with an accessibility label; nil for none.
    public func find(label: String) -> TestElement? { elements { $0.label == label }.first }

    /// The first element with an accessibility identifier; nil for none.
    public func find(identifier: String) -> TestElement? { elements { $0.identifier == identifier }.first }

    /// The outermost elements of each view of a type, in the order of the tree.
    public func findAll<V>(_ type: V.Type) -> [TestElement] {
        update()
        return host.graph.inspectViews(named: "\(type)").map { TestElement($0) }
    }

    /// All elements of a kind, such as `Text` or `padding`.
    public func findAll(kind: String) -> [TestElement] { elements { $0.kind == kind } }
}
