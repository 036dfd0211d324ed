/// A transparent node that sets environment values for its content.
final class EnvironmentKind: TypedKind<EnvironmentKind.Payload> {
    struct Payload {
        /// Sets the values; kept only where they are made from the outer ones.
        var transform: ((inout EnvironmentValues) -> Void)?
        /// The environment outside; owned by the node that set it.
        unowned(unsafe) var outer: _EnvironmentElement?
    }

    static let shared = EnvironmentKind("environment")
    override var isElement: Bool { false }

    /// A value from which this node's were made changed.
    override func evaluate(_ node: NodeRef) {
        node.flags.remove(.bodyDirty)
        guard let transform = payload(node).pointee.transform else { return }
        var values = EnvironmentValues(head: payload(node).pointee.outer)
        UpdateContext.withReader(node) { transform(&values) }
        node.adoptEnvironment(values.head, outer: payload(node).pointee.outer)
    }
}

extension NodeRef {
    /// Makes a chain of values, which ends in the environment outside, this node's own.
    ///
    /// If the keys are unchanged the values are written in place, and the readers of changed values are marked.
    func adoptEnvironment(_ head: _EnvironmentElement?, outer: _EnvironmentElement?) {
        let extras = self.extras
        guard let old = extras.environment else {
            extras.environment = head
            environment = head
            return
        }
        var (a, b): (_EnvironmentElement?, _EnvironmentElement?) = (old, head)
        while let x = a, let y = b, x !== outer, y !== outer, x.key == y.key { (a, b) = (x.next, y.next) }
        guard a === outer, b === outer else { return replaceEnvironment(old, by: head) }
        (a, b) = (old, head)
        while let x = a, let y = b, x !== outer {
            if x.assign(from: y) { environmentValueChanged(x) }
            (a, b) = (x.next, y.next)
        }
    }

    /// Marks all that depends on an environment value that this node set.
    func environmentValueChanged(_ element: _EnvironmentElement) {
        element.readers.drain { $0.graph.markBodyDirty($0) }
        if element.effect.isEmpty { return }
        environment?.textStyleCache = nil
        spread(element.effect, of: element.key)
    }

    /// Notifies the engine's own views below that a value changed, except those for which another value is set.
    private func spread(_ effect: _EnvironmentEffect, of key: ObjectIdentifier) {
        forEachChild { child in
            let kind = child.kind
            if !kind.environmentEffects.isDisjoint(with: effect) { kind.environmentChanged(child, effect) }
            // The parent that places a view mirrors its place.
            if key == ObjectIdentifier(LayoutDirectionKey.self) { child.graph.mark(child, .place) }
            if kind === EnvironmentKind.shared {
                if child.sets(key) { return }
                child.environment?.textStyleCache = nil
            }
            child.spread(effect, of: key)
        }
    }

    /// Whether this environment node sets a value of a key itself.
    private func sets(_ key: ObjectIdentifier) -> Bool {
        let outer = EnvironmentKind.shared.payload(self).pointee.outer
        var element = environment
        while let current = element, current !== outer {
            if current.key == key { return true }
            element = current.next
        }
        return false
    }

    /// Changes the chain of all descendants, if the keys that this node sets have changed.
    private func replaceEnvironment(_ old: _EnvironmentElement?, by new: _EnvironmentElement?) {
        extras.environment = new
        environment = new
        func visit(_ node: NodeRef) {
            node.forEachChild { child in
                if child.environment === old { child.environment = new }
                let kind = child.kind
                if kind === EnvironmentKind.shared {
                    EnvironmentKind.shared.payload(child).pointee.outer = new
                    var element = child.environment
                    // The new chain itself ends in the old one, where no key was set before.
                    while let current = element, current !== new {
                        if current.next === old { current.relink(to: new) }
                        element = current.next
                    }
                    child.environment?.textStyleCache = nil
                }
                if child.isElement {
                    if !kind.environmentEffects.isEmpty { kind.environmentChanged(child, [.text, .paint, .layout]) }
                    child.graph.mark(child, .place)
                } else {
                    child.graph.markBodyDirty(child)
                }
                visit(child)
            }
        }
        visit(self)
    }
}

extension _Reconciler {
    /// Meets or makes a node that sets environment values for its content.
    mutating func environment<V: View>(
        around content: V, keepsTransform: Bool = false, _ transform: @escaping (inout EnvironmentValues) -> Void
    ) {
        let kind = EnvironmentKind.shared
        let outer = environment
        let (node, isNew) = next(kind)
        if isNew { kind.payload(node).initialize(to: .init(transform: nil, outer: outer)) }
        if keepsTransform { kind.payload(node).pointee.transform = transform }
        var values = EnvironmentValues(head: outer)
        let reader = UpdateContext.reader
        UpdateContext.begin(node)
        transform(&values)
        UpdateContext.reader = reader
        node.adoptEnvironment(values.head, outer: outer)
        node.flags.remove(.bodyDirty)
        var inner = _Reconciler(contentOf: node, isMaking: isNew, distributor: node.distributorForContent)
        V._reconcile(content, &inner)
        node.flags.remove(.isNew)
    }

    /// Meets or makes a node that sets the value of one key for its content.
    mutating func environment<K: EnvironmentKey, V: View>(_ key: K.Type, _ value: K.Value, around content: V) {
        let kind = EnvironmentKind.shared
        let outer = environment
        let (node, isNew) = next(kind)
        if isNew {
            kind.payload(node).initialize(to: .init(transform: nil, outer: outer))
            node.adoptEnvironment(TypedEnvironmentElement<K>(value: value, next: outer), outer: outer)
        } else {
            let element = unsafeDowncast(node.environment!, to: TypedEnvironmentElement<K>.self)
            if !valuesAreEqual(element.value, value) {
                element.value = value
                node.environmentValueChanged(element)
            }
        }
        var inner = _Reconciler(contentOf: node, isMaking: isNew, distributor: node.distributorForContent)
        V._reconcile(content, &inner)
        node.flags.remove(.isNew)
    }
}
