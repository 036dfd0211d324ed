import DisplayList
import Foundation

/// A view or a modifier of a live tree, as an inspector lists it.
package struct InspectedNode: Identifiable, Hashable {
    /// The identity of a node, as long as it is in the tree.
    package struct ID: Hashable { let handle: NodeHandle }

    /// How a node came into the tree.
    package enum Role: Hashable {
        /// A view of the app, with a body.
        case appView
        /// A view or modifier of the system with a body.
        case systemView
        /// A view without a body, such as a text or a stack.
        case element
        /// A modifier without a body, such as padding.
        case modifier
        /// A collection of views, such as `ForEach`.
        case structure
    }

    package let id: ID
    package let role: Role
    /// The name, such as `CardView`, `Text` or `padding`.
    package let name: String
    /// The text that the node shows; nil for none.
    package let text: String?
    /// The number of listed nodes around it.
    package let depth: Int
    /// Whether there are listed nodes inside.
    package let hasContent: Bool
    /// The number of evaluations of its body since the log began.
    package let evaluations: Int
    /// The number of the latest one among all of the window's; 0 for none.
    package let latestEvaluation: Int
}

/// Which nodes an inspector lists.
package struct InspectedOutline: Hashable {
    /// Whether modifiers, and the parts of the system's views, are listed.
    package var isComplete = false
    /// The nodes whose content is not listed.
    package var collapsed: Set<InspectedNode.ID> = []
    /// Only nodes whose name or text contains this are listed; all if it is empty.
    package var search = ""

    package init() {}
}

extension ViewGraph {
    /// The nodes of the window's tree, parents before children, at most 5 000.
    package func outline(_ options: InspectedOutline) -> [InspectedNode] {
        var lister = OutlineLister(options: options, log: evaluations)
        root.forEachChild { lister.visit($0, depth: 0, isInSystemView: false) }
        return lister.result
    }
}

/// Lists the nodes of a tree.
private struct OutlineLister {
    let options: InspectedOutline
    let log: EvaluationLog?
    var result: [InspectedNode] = []
    private static let most = 5000

    init(options: InspectedOutline, log: EvaluationLog?) { (self.options, self.log) = (options, log) }

    mutating func visit(_ node: NodeRef, depth: Int, isInSystemView: Bool) {
        if node.flags.contains(.isHidden) || node.kind === WindowOverlayKind.shared || result.count >= Self.most {
            return
        }
        let role = node.inspectedRole
        let isListed = lists(role, isInSystemView: isInSystemView)
        let place = result.count
        var inner = depth
        if isListed {
            inner += 1
            // Replaced below, once it is known whether there is content.
            result.append(describe(node, role ?? .structure, depth: depth, hasContent: false))
        }
        let isInSystemView = isInSystemView || role == .systemView
        var content = 0
        node.forEachChild { child in
            let before = result.count
            visit(child, depth: inner, isInSystemView: isInSystemView)
            content += result.count - before
        }
        guard isListed else { return }
        // Where nothing is presented, say.
        if content == 0, role == .systemView, node.firstElement == nil {
            result.remove(at: place)
            return
        }
        if content > 0 { result[place] = describe(node, role ?? .structure, depth: depth, hasContent: true) }
        if options.search.isEmpty {
            if options.collapsed.contains(result[place].id) { result.removeSubrange((place + 1)...) }
        } else if !matches(result[place]) {
            result.remove(at: place)
        }
    }

    /// Whether nodes of a role are listed; nil is the role of nodes without any meaning to people.
    private func lists(_ role: InspectedNode.Role?, isInSystemView: Bool) -> Bool {
        guard let role else { return false }
        if options.isComplete { return true }
        return role != .modifier && (!isInSystemView || role == .appView || role == .element)
    }

    private func matches(_ node: InspectedNode) -> Bool {
        node.name.localizedCaseInsensitiveContains(options.search)
            || node.text?.localizedCaseInsensitiveContains(options.search) == true
    }

    private func describe(_ node: NodeRef, _ role: InspectedNode.Role, depth: Int, hasContent: Bool) -> InspectedNode {
        let entry = log?.entry(for: node)
        let name = node.kind.name.drop { $0 == "_" }
        return InspectedNode(
            id: InspectedNode.ID(handle: NodeHandle(node)), role: role,
            name: String(name.hasPrefix("(") ? name : name.prefix { $0 != "<" }), text: node.kind.text(node),
            depth: depth,
            hasContent: hasContent, evaluations: entry?.count ?? 0, latestEvaluation: entry?.latest ?? 0)
    }
}

extension NodeRef {
    /// The role of the node for people who look at the tree; nil for one that only helps the engine.
    fileprivate var inspectedRole: InspectedNode.Role? {
        if kind.isComposite {
            guard let type = (kind as? any TypedNodeKind)?.payloadType else { return .systemView }
            var name = String(reflecting: type)[...]
            // Of a modifier the app's own type is an argument.
            if let start = name.range(of: "CompositeModifierKind<") { name = name[start.upperBound...] }
            return name.hasPrefix("SwiftUICore.") || name.hasPrefix("SwiftUI.") ? .systemView : .appView
        }
        if isElement {
            // Modifiers have names of functions, or of types that are not for apps.
            let isNamedAsModifier = kind.name.first.map { $0.isLowercase || $0 == "_" } ?? false
            return isNamedAsModifier && firstElement != nil ? .modifier : .element
        }
        return kind.name == "ForEach" ? .structure : nil
    }
}

/// A kind whose nodes keep data of one type.
protocol TypedNodeKind {
    /// The type of the data.
    var payloadType: Any.Type { get }
    /// A node's data.
    func payloadValue(_ node: NodeRef) -> Any
}

extension TypedKind: TypedNodeKind {
    var payloadType: Any.Type { Payload.self }
    func payloadValue(_ node: NodeRef) -> Any { payload(node).pointee }
}
