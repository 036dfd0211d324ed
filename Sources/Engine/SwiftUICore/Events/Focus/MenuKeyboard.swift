import DisplayList

/// Keyboard navigation in an open menu: highlights rows and chooses one.
///
/// The focus stays where it is.
final class MenuKeyboard {
    private unowned(unsafe) let graph: ViewGraph
    /// The row that is lit up.
    private var lit: NodeHandle?
    /// The letters that were typed to find a row.
    private var typed = TypedPrefix()

    init(graph: ViewGraph) { self.graph = graph }

    /// Answers to a key.
    func handle(_ event: KeyEvent, in menu: NodeRef) -> Bool {
        if event.phase == .up { return true }
        let rows = rows(of: menu)
        let current = lit.flatMap(\.node).flatMap { rows.firstIndex(of: $0) }
        switch event.key {
        case .down, .tab: light(rows, current.map { $0 + 1 } ?? 0)
        case .up, .backTab: light(rows, current.map { $0 - 1 } ?? rows.count - 1)
        case .home, .pageUp: light(rows, 0)
        case .end, .pageDown: light(rows, rows.count - 1)
        case .return, .space:
            if event.key == .space, typed.goesOn(at: graph.time) { return find(" ", in: menu) }
            if let current {
                light(rows, nil)
                _ = rows[current].kind.activate(rows[current])
            }
        case .right, .left: break
        case .character(let character): if event.modifiers.isEmpty { return find(String(character), in: menu) }
        default: if !graph.performShortcut(event) { return false }
        }
        return true
    }

    /// Highlights the next row that begins with the typed letters; after the last row continues with the first.
    func find(_ letters: String, in menu: NodeRef) -> Bool {
        let (prefix, isLonger) = typed.add(letters, at: graph.time)
        let rows = rows(of: menu)
        let lead = lit.flatMap(\.node).flatMap { rows.firstIndex(of: $0) }
        let start = lead.map { isLonger ? $0 : $0 + 1 } ?? 0
        let order = rows.indices.map { (start + $0) % rows.count }
        if let found = order.first(where: { TypedPrefix.begins(title(of: rows[$0]), with: prefix) }) {
            light(rows, found)
        }
        return true
    }

    /// Nothing is lit up.
    func closed() { setLit(nil) }

    private func light(_ rows: [NodeRef], _ place: Int?) {
        guard let place, !rows.isEmpty else { return setLit(nil) }
        let row = rows[min(max(place, 0), rows.count - 1)]
        setLit(row)
        let handle = NodeHandle(row)
        if row.layoutIfElement?.pointee.isPlaced == true { graph.reveal(row) { handle.node?.windowFrame } }
    }

    private func setLit(_ row: NodeRef?) {
        let old = lit.flatMap(\.node)
        if old == row { return }
        lit = nil
        if let old { tell(old, false) }
        guard let row else { return }
        lit = NodeHandle(row)
        tell(row, true)
    }

    private func tell(_ row: NodeRef, _ isLit: Bool) {
        var node: NodeRef? = row
        while let current = node {
            if let kind = current.kind as? ResponderKind, let change = kind.payload(current).pointee.litChanged {
                return change(isLit)
            }
            node = current.parent
        }
    }

    /// The rows that can be chosen, from top to bottom.
    private func rows(of menu: NodeRef) -> [NodeRef] {
        var rows: [NodeRef] = []
        func collect(_ node: NodeRef) {
            if node.flags.contains(.isHidden) { return }
            if node.kind === PressKind.shared {
                if node.kind.takesFocus(node) { rows.append(node) }
                return
            }
            node.forEachChild(collect)
        }
        collect(menu)
        return rows
    }

    /// The first text of a row.
    private func title(of row: NodeRef) -> String {
        var title: String?
        func search(_ node: NodeRef) {
            if title != nil { return }
            if node.isElement, let text = node.kind.text(node) {
                title = text
            } else {
                node.forEachChild(search)
            }
        }
        search(row)
        return title ?? ""
    }
}

extension ViewGraph {
    /// The menu that is open on top of everything; nil for none.
    var openMenu: NodeRef? {
        guard events.focus.openMenus > 0, let top = topmostModal, ResponderKind.shared.payload(top).pointee.isMenu
        else {
            return nil
        }
        return top
    }
}
