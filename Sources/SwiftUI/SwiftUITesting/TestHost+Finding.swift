import SwiftUICore

extension TestHost {
    /// Returns all elements that show a text.
    public func findAll(text: String) -> [TestElement] { elements { $0.text == text } }

    /// Returns the first element that shows a text; nil if there is none.
    ///
    /// Use this to see whether there is one, and ``element(text:fileID:filePath:line:column:)`` where there must be.
    public func find(text: String) -> TestElement? { findAll(text: text).first }

    /// Returns the first element with an accessibility label; nil if there is none.
    public func find(label: String) -> TestElement? { elements { $0.label == label }.first }

    /// Returns the first element with an accessibility identifier; nil if there is none.
    public func find(identifier: String) -> TestElement? { elements { $0.identifier == identifier }.first }

    /// Returns the outermost elements of each view of a type, in the order of the tree.
    public func findAll<V>(_ type: V.Type) -> [TestElement] {
        update()
        return host.graph.inspectViews(named: "\(type)").map { TestElement($0) }
    }

    /// Returns all elements of a kind, such as `Text` or `padding`.
    public func findAll(kind: String) -> [TestElement] { elements { $0.kind == kind } }

    private func elements(where matches: (InspectedElement) -> Bool) -> [TestElement] {
        update()
        return host.graph.inspect().filter(matches).map { TestElement($0) }
    }
}

extension TestHost {
    /// Returns the first element that shows a text.
    ///
    /// ```swift
    /// let host = TestHost(Text("Hello").padding(.top, 40), size: CGSize(width: 200, height: 100))
    /// #expect(host.element(text: "Hello").frame.midX == 100)
    /// ```
    ///
    /// If there is none, the test fails at the line of the call, with the texts that exist, and continues: the result
    /// is then an element without a size in the window's corner.
    public func element(
        text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> TestElement {
        element(.text, text, CallSite(fileID, filePath, line, column)) ?? .missing
    }

    /// Returns the first element with an accessibility label.
    ///
    /// If there is none, the test fails at the line of the call, with the labels that exist, and continues: the result
    /// is then an element without a size in the window's corner.
    public func element(
        label: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> TestElement {
        element(.label, label, CallSite(fileID, filePath, line, column)) ?? .missing
    }

    /// Returns the first element with an accessibility identifier.
    ///
    /// If there is none, the test fails at the line of the call, with the identifiers that exist, and continues: the
    /// result is then an element without a size in the window's corner.
    public func element(
        identifier: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> TestElement {
        element(.identifier, identifier, CallSite(fileID, filePath, line, column)) ?? .missing
    }

    /// Returns the first element of a name; where there is none the test fails at the place of the call.
    func element(_ name: ElementName, _ wanted: String, _ site: CallSite) -> TestElement? {
        update()
        let elements = host.graph.inspect()
        if let found = elements.first(where: { name.of($0) == wanted }) { return TestElement(found) }
        site.fail(name.complaint(wanted, in: elements))
        return nil
    }
}

/// The criterion that an element is found by.
enum ElementName: CaseIterable {
    case text, label, identifier

    func of(_ element: InspectedElement) -> String? {
        switch self {
        case .text: element.text
        case .label: element.label
        case .identifier: element.identifier
        }
    }

    /// Returns the message if no element has the name: the names that exist, the most similar first, and whether the
    /// wanted one is a name of another kind.
    func complaint(_ wanted: String, in elements: [InspectedElement]) -> String {
        let names: (one: String, several: String) =
            switch self {
            case .text: ("shows the text", "texts")
            case .label: ("has the accessibility label", "labels")
            case .identifier: ("has the accessibility identifier", "identifiers")
            }
        var complaint = "No element \(names.one) \(quoted(wanted))."
        complaint += " " + listing(names.several, elements.compactMap(of), nearest: wanted)
        for other in Self.allCases where other != self && elements.contains(where: { other.of($0) == wanted }) {
            complaint += " An element has it as its \(other): use “\(other):”."
        }
        return complaint
    }
}
