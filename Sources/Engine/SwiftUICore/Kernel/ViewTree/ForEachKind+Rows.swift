extension ForEachKind {
    /// Evaluates row closures, a few at a time, in the name of the view whose body made them.
    ///
    /// The observed objects that a closure reads are the row's own matter: their changes make that row again, and no
    /// body (O08).
    struct Rows {
        static var chunk: Int { 32 }

        private let view: ForEach<Data, ID, Content>
        private let node: NodeRef
        private let payload: UnsafeMutablePointer<Payload>
        private let owner: NodeRef?
        private var contents = ContiguousArray<Content>()
        /// The rows evaluated last that read observed objects, in order.
        private var reading: [(place: Int, element: Data.Element, reads: ItemReads)] = []

        init(_ view: ForEach<Data, ID, Content>, _ node: NodeRef, _ payload: UnsafeMutablePointer<Payload>) {
            self.view = view
            self.node = node
            self.payload = payload
            owner = node.bodyOwner
        }

        /// Evaluates the rows of the next elements, up to a limit; advances the index past them.
        mutating func evaluate(from index: inout Data.Index, upTo limit: Int) {
            let count = min(limit, Self.chunk)
            node.graph.counters.closures += count
            let outer = UpdateContext.reader
            if let owner { UpdateContext.begin(owner) }
            for _ in 0..<count {
                let element = view.data[index]
                var reads: ItemReads?
                let content = ItemReads.evaluate(node, &reads) { view.content(element) }
                if let reads { reading.append((contents.count, element, reads)) }
                contents.append(content)
                view.data.formIndex(after: &index)
            }
            UpdateContext.reader = outer
        }

        /// Passes on the rows evaluated last, in order, to a function that returns their nodes.
        mutating func take(_ body: (Content) -> NodeRef) {
            if reading.isEmpty, payload.pointee.observed == nil {
                for content in contents { _ = body(content) }
            } else {
                takeObserved(body)
            }
            contents.removeAll(keepingCapacity: true)
        }

        private mutating func takeObserved(_ body: (Content) -> NodeRef) {
            let observed = payload.pointee.observed ?? ObservedRows(view.content)
            payload.pointee.observed = observed
            var next = 0
            for (place, content) in contents.enumerated() {
                let item = body(content)
                if next < reading.count, reading[next].place == place {
                    observed.note(item, reading[next].element, reading[next].reads)
                    next += 1
                } else {
                    observed.rows[item] = nil
                }
            }
            reading.removeAll(keepingCapacity: true)
        }
    }
}
