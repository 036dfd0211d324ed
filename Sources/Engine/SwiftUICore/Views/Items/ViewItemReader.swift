/// Shows the views of a body in a container's own way.
///
/// The view's state, environment and objects are available, as for any view with a body; so a container can evaluate
/// the bodies of views that depend on more than their values. The body is evaluated again when a value that it read
/// changes, and whenever the container is.
struct ViewItemReader<V: View, Content: View>: _PrimitiveView {
    /// First, so that its dynamic properties are where those of the view itself would be.
    let view: V
    let traits: ViewItemTraits
    let content: (ViewItems) -> Content

    nonisolated static var _isUnary: Bool { false }

    nonisolated static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        let kind = ViewItemReaderKind<V, Content>.shared
        let (node, isNew) = context.next(kind)
        if isNew {
            kind.payload(node).initialize(to: view)
        } else {
            kind.payload(node).pointee = view
            if node.flags.contains(.awaitsBatch) { return }
        }
        kind.evaluate(node)
    }
}

/// A transparent node that evaluates a view's body and shows its items.
private final class ViewItemReaderKind<V: View, Content: View>: TypedKind<ViewItemReader<V, Content>> {
    private let properties = DynamicPropertyFields.fields(of: V.self)

    private init() { super.init("\(V.self)") }

    override var isElement: Bool { false }
    override var isComposite: Bool { true }

    static var shared: ViewItemReaderKind<V, Content> {
        unsafeDowncast(
            readerKinds.value(for: ViewItemReader<V, Content>.self) { ViewItemReaderKind<V, Content>() },
            to: ViewItemReaderKind<V, Content>.self)
    }

    override func evaluate(_ node: NodeRef) {
        node.flags.remove(.bodyDirty)
        node.graph.noteEvaluation(of: V.self)
        let reader = payload(node)
        let view = UnsafeMutableRawPointer(reader).assumingMemoryBound(to: V.self)
        let content = node.evaluateTracked(properties, view) {
            MainActor.assumeIsolated {
                var collector = ViewItemCollector(traits: reader.pointee.traits)
                collector.collect(view.pointee.body, at: "body")
                return UncheckedSendable(reader.pointee.content(collector.items))
            }.value
        }
        var inner = _Reconciler(
            contentOf: node, isMaking: node.flags.contains(.isNew), distributor: node.distributorForContent)
        Content._reconcile(content, &inner)
        node.flags.remove(.isNew)
    }
}

extension ViewItemReaderKind: ViewKeeping {
    func view<Other: View>(of node: NodeRef, as type: Other.Type) -> UnsafePointer<Other>? {
        V.self == type ? UnsafeRawPointer(payload(node)).assumingMemoryBound(to: Other.self) : nil
    }
}

nonisolated(unsafe) private var readerKinds = TypeCache<NodeKind>()

/// Views whose number is known only from their body.
package struct ViewItemBody {
    /// The views as they are.
    package let view: AnyView
    /// Whether the body contains sections, as far as its type shows.
    package let hasSections: Bool
    /// Applies the modifiers of several views around the body.
    let wrap: (AnyView) -> AnyView
    /// Shows the items of the body in a container's own way.
    package let reading: (@escaping (ViewItems) -> AnyView) -> AnyView

    /// The same views with further modifiers around them.
    func wrapped(_ outer: @escaping (AnyView) -> AnyView) -> ViewItemBody {
        ViewItemBody(
            view: outer(view), hasSections: hasSections, wrap: { [wrap] in outer(wrap($0)) },
            reading: { [reading] content in outer(reading(content)) })
    }
}

/// A view of ours that a container opens as it opens an app's: its body is the views.
package protocol ViewItemOpening {}

/// The content of a view that lists views, as far as its type shows.
struct ViewItemOrigin {
    /// Whether the view is an app's own, not one of ours that is one view.
    let isApp: Bool
    /// Whether its body contains sections.
    let hasSections: Bool
    /// Whether its body passes traits to a container.
    let passesTraits: Bool

    private static let modules: Set<Substring> = ["SwiftUI", "SwiftUICore", "UIKit", "PhotosUI", "MapKit", "Swift"]
    nonisolated(unsafe) private static var known: [ObjectIdentifier: ViewItemOrigin] = [:]

    static func of<V: View>(_ type: V.Type) -> ViewItemOrigin {
        if let origin = known[ObjectIdentifier(type)] { return origin }
        let name = _typeName(type)
        let isApp = !modules.contains(name.prefix { $0 != "." }) || type is any ViewItemOpening.Type
        let origin = ViewItemOrigin(
            isApp: isApp, hasSections: mentionsSections(type), passesTraits: passesTraits(type, isApp: isApp))
        known[ObjectIdentifier(type)] = origin
        return origin
    }

    private static func mentionsSections<V: View>(_ type: V.Type) -> Bool {
        _typeName(type).contains("SwiftUI.Section<") || (V.Body.self != Never.self && mentionsSections(V.Body.self))
    }
}
