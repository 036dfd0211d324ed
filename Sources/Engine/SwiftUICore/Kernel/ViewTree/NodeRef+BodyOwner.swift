import Observation

extension NodeRef {
    /// The nearest node above whose body made this one.
    ///
    /// The content of a custom modifier was made further out, however deep it is in the modifier's own body.
    var bodyOwner: NodeRef? {
        var node = parent
        while let current = node {
            let kind = current.kind
            if kind.isComposite { return current }
            if kind === ModifierContentKind.shared {
                let modifier = ModifierContentKind.shared.payload(current).pointee.node
                node = (modifier ?? current).parent
            } else {
                node = current.parent
            }
        }
        return nil
    }

    /// Calls a function that evaluates a closure of the app: its reads are dependencies of the view whose body made it,
    /// since that alone can make a new one.
    func evaluateClosure<R>(_ body: () -> R) -> R {
        guard let owner = bodyOwner else { return body() }
        let handle = NodeHandle(owner)
        return UpdateContext.withReader(owner) {
            withObservationTracking {
                body()
            } onChange: {
                onMainThread { handle.node?.observedPropertyChanged() }
            }
        }
    }
}
