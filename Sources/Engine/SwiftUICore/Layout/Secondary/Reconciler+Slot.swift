extension _Reconciler {
    /// Meets or makes a slot with one element in it: several views, or none, are in an implicit `ZStack` (L06).
    mutating func slot<V: View>(_ view: V) {
        transparent(SlotKind.shared, ()) { inner in
            if V._isUnary {
                V._reconcile(view, &inner)
            } else {
                inner.element(ZStackKind.shared, .init(alignment: .center)) { V._reconcile(view, &$0) }
            }
        }
    }
}
