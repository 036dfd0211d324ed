import OrielBasics

extension View {
    /// Prints which of the view's properties changed since its body was last evaluated, when called in the body.
    ///
    ///     var body: some View {
    ///         let _ = Self._printChanges()
    ///         Text("\(count)")
    ///     }
    ///
    /// prints `CounterView: @self, @identity, _count changed.` at first and `CounterView: _count changed.` when the
    /// state has changed. Besides the names of dynamic properties there are `@self` if the view's value has changed,
    /// `@identity` if the view is new, and `@dependencies` where a property of an `@Observable` object that the body
    /// read has changed. If none of these has changed, it prints `CounterView: unchanged.`
    ///
    /// Changes are known from the first call on, which reports as much if the view was evaluated before. Changes of a
    /// view whose body is evaluated as a part of another one, as in a list, are not known. For debugging only; it costs
    /// nothing unless it is called.
    public static func _printChanges() {
        if let changes = changesOfBody() { print(changes) }
    }

    /// Writes which of the view's properties changed to standard error, when called in the body.
    ///
    /// The text equals ``_printChanges()``. There is no system log here.
    public static func _logChanges() {
        if let changes = changesOfBody() { StandardError.write(changes) }
    }

    /// Returns which of the view's properties changed since the evaluation of its body before the one under way; nil outside
    /// of all bodies.
    package static func changesOfBody() -> String? {
        guard let node = UpdateContext.readerOfThisThread else { return nil }
        let kind = node.kind
        guard let view = (kind as? any ViewKeeping)?.view(of: node, as: Self.self) else {
            return "\(Self.self): evaluated as a part of \(kind.name)."
        }
        guard let names = EvaluationRecord<Self>.names(of: node, view) else {
            return "\(Self.self): changes are recorded from now on."
        }
        return "\(Self.self): " + (names.isEmpty ? "unchanged." : names.joined(separator: ", ") + " changed.")
    }
}

/// A kind whose nodes keep a view with a body.
protocol ViewKeeping: NodeKind {
    /// Returns where a node keeps its view; nil where that is of another type.
    func view<V: View>(of node: NodeRef, as type: V.Type) -> UnsafePointer<V>?
}
