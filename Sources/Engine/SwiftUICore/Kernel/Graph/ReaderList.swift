/// The nodes that read a value: nearly always one, sometimes thousands.
struct ReaderList {
    private var one: NodeHandle?
    private var many: Set<NodeHandle> = []
    /// The number of readers at which removed ones are looked for: a value that never changes is never drained.
    private var limit = 32

    var isEmpty: Bool { one == nil && many.isEmpty }
    /// The number of entries, including entries of readers that no longer exist.
    var entryCount: Int { (one == nil ? 0 : 1) + many.count }

    @inline(__always)
    mutating func insert(_ node: NodeRef) {
        let handle = NodeHandle(node)
        if one == handle { return }
        if one == nil, many.isEmpty {
            one = handle
        } else {
            many.insert(handle)
            if many.count >= limit { forgetRemoved() }
        }
    }

    @inline(never)
    private mutating func forgetRemoved() {
        many = many.filter { $0.node != nil }
        limit = max(32, 2 * many.count)
    }

    mutating func remove(_ node: NodeRef) {
        let handle = NodeHandle(node)
        if one == handle { one = nil } else { many.remove(handle) }
    }

    /// Calls a function with each reader that is still in the tree.
    func forEachReader(_ body: (NodeRef) -> Void) {
        if let node = one?.node { body(node) }
        for handle in many { if let node = handle.node { body(node) } }
    }

    /// Empties the list and calls a function with each reader that is still in the tree.
    ///
    /// Readers enter themselves again when they are evaluated.
    mutating func drain(_ body: (NodeRef) -> Void) {
        let readers = self
        self = ReaderList()
        readers.forEachReader(body)
    }
}
