import DisplayList
import Foundation

/// All that is known of one node of a live tree, as texts.
package struct InspectedDetails: Hashable {
    /// A name with a value.
    package struct Field: Hashable, Identifiable {
        package let name: String
        package let value: String
        package var id: String { name }
    }

    /// The node's whole name, with the types that it is made of.
    package var type = ""
    /// The stored properties of a view, or the data of a view of the system.
    package var values: [Field] = []
    /// The properties that a view reads from elsewhere, such as its state, with their present values.
    package var state: [Field] = []
    /// The values that the views around have set, the innermost first.
    package var environment: [Field] = []
    /// The proposed size, the size taken, and the place in the window, in points.
    package var layout: [Field] = []
    /// What assistive technologies know.
    package var accessibility: [Field] = []
    /// The rectangle in the window, in points; nil where nothing is placed.
    package var frame: CGRect?
    /// The evaluations of the body; nil for none.
    package var evaluations: EvaluationLog.Entry?
}

extension ViewGraph {
    /// The details of a node; nil if it is gone.
    package func details(of id: InspectedNode.ID) -> InspectedDetails? {
        guard let node = id.handle.node else { return nil }
        var details = InspectedDetails()
        details.type = node.kind.name
        details.addValues(of: node)
        details.addEnvironment(of: node)
        details.addLayout(of: node)
        if let label = node.kind.accessibilityLabel(node) {
            details.accessibility.append(.init(name: "label", value: label))
        }
        if let name = node.kind.accessibilityIdentifier(node) {
            details.accessibility.append(.init(name: "identifier", value: name))
        }
        details.evaluations = evaluations?.entry(for: node)
        return details
    }

    /// The rectangle of a node in the window, in points; nil where nothing is placed.
    package func frame(of id: InspectedNode.ID) -> CGRect? { id.handle.node?.inspectedFrame }

    /// The innermost of some nodes whose rectangle contains a point of the window; of several the one that was drawn last.
    package func node(at point: CGPoint, among nodes: [InspectedNode]) -> InspectedNode? {
        var found: InspectedNode?
        for node in nodes where frame(of: node.id)?.contains(point) == true {
            if found.map({ node.depth >= $0.depth }) ?? true { found = node }
        }
        return found
    }
}

extension InspectedDetails {
    fileprivate mutating func addValues(of node: NodeRef) {
        guard let kind = node.kind as? any TypedNodeKind else { return }
        var value = kind.payloadValue(node)
        // A modifier's value is a part of its node's data.
        if node.kind.isComposite, let modifier = Mirror(reflecting: value).descendant("modifier") { value = modifier }
        let summary = node.kind.summary(node)
        if !summary.isEmpty { values.append(Field(name: "summary", value: summary)) }
        guard node.kind.isComposite else { return addParts(of: value) }
        for (label, part) in Mirror(reflecting: value).children {
            guard let label else { continue }
            if let property = part as? any DynamicProperty {
                state.append(Self.field(label, property))
            } else {
                values.append(Field(name: label, value: ValueDescription.text(of: part)))
            }
        }
    }

    private mutating func addParts(of value: Any) {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .struct || mirror.displayStyle == .tuple else { return }
        for (label, part) in mirror.children.prefix(12) {
            values.append(Field(name: label ?? "value", value: ValueDescription.text(of: part, depth: 1)))
        }
    }

    /// A property with its wrapper's name, as it is declared: `@State count`.
    private static func field(_ label: String, _ property: any DynamicProperty) -> Field {
        let wrapper = ValueDescription.typeName(Swift.type(of: property))
        let name = label.hasPrefix("_") ? "@\(wrapper) \(label.dropFirst())" : label
        return Field(name: name, value: ValueDescription.text(of: property))
    }

    fileprivate mutating func addEnvironment(of node: NodeRef) {
        var known: Set<ObjectIdentifier> = []
        var element = node.environment
        while let current = element, environment.count < 60 {
            if known.insert(current.key).inserted { environment.append(Self.field(current)) }
            element = current.next
        }
    }

    private static func field(_ element: _EnvironmentElement) -> Field {
        let parts = element.summary.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        let key = (parts.first ?? "").replacingOccurrences(of: "EnvironmentPropertyKey<", with: "")
        let value = parts.count > 1 ? parts[1] : ""
        return Field(
            name: key.hasSuffix(">") ? String(key.dropLast()) : key,
            value: value.count > 200 ? value.prefix(200) + "…" : value)
    }

    fileprivate mutating func addLayout(of node: NodeRef) {
        frame = node.inspectedFrame
        guard let frame, let element = node.isElement ? node : node.firstElement, let layout = element.layoutIfElement
        else {
            return
        }
        let proposal = layout.pointee.proposal
        self.layout = [
            Field(name: "proposed", value: "\(Self.length(proposal.width)) × \(Self.length(proposal.height))"),
            Field(name: "takes", value: "\(short(frame.width)) × \(short(frame.height))"),
            Field(name: "at", value: "\(short(frame.minX)), \(short(frame.minY))"),
        ]
    }

    /// A proposed length in words: a view without a proposal takes its ideal size.
    private static func length(_ length: CGFloat?) -> String {
        guard let length else { return "ideal" }
        return length == .infinity ? "∞" : short(length)
    }
}

extension NodeRef {
    /// The rectangle in the window: an element's own, or the one around all elements of a view with a body.
    fileprivate var inspectedFrame: CGRect? {
        if isElement { return layoutIfElement?.pointee.isPlaced == true ? windowFrame : nil }
        var result: CGRect?
        forEachElement { element in
            guard let frame = element.inspectedFrame else { return }
            result = result.map { $0.union(frame) } ?? frame
        }
        return result
    }
}
