import DisplayList
import Foundation

extension RowList {
    /// The list's answers to keys, for the rows as they are now.
    struct Keys {
        let list: RowList
        let rows: RowEntries
        let reader: ScrollViewProxy
        let menu: SelectionMenu?

        var chooser: ListChooser { list.chooser }
        var selection: ListSelection<Value> { list.selection }

        /// Answers to a key; returns whether it did.
        func press(_ event: KeyEvent) -> Bool {
            guard event.phase != .up, selection.isOffered else { return false }
            let extends = event.modifiers.contains(.shift)
            switch event.key {
            case .up: return move(-1, extends: extends)
            case .down: return move(1, extends: extends)
            case .home: return go(to: rows.indices.first { value(at: $0) != nil }, extends: extends)
            case .end: return go(to: rows.indices.last { value(at: $0) != nil }, extends: extends)
            case .left: return disclose(false)
            case .right: return disclose(true)
            case .return: return performPrimaryAction()
            case .character("a") where event.modifiers == .control: return selectAll()
            default: return false
            }
        }

        /// Chooses all rows, where several can be.
        func selectAll() -> Bool {
            guard selection.isSeveral else { return false }
            selection.replace(with: rows.indices.compactMap(value(at:)))
            return true
        }

        func value(at index: Int) -> Value? {
            if case .row(let item, _, _) = rows[index].kind { list.value(item) } else { nil }
        }

        /// The row that was chosen last, if it still is; else the first that is chosen.
        var current: Int? {
            if let lead = chooser.lead, let index = rows.firstIndex(where: { $0.id == lead }),
                value(at: index).map(selection.contains) ?? false
            {
                return index
            }
            return rows.firstIndex { entry in
                guard case .row(let item, _, _) = entry.kind else { return false }
                // A table's rows are known by their values without being made.
                if list.header != nil { return (item.elementID?.base as? Value).map(selection.contains) ?? false }
                return list.value(item).map(selection.contains) ?? false
            }
        }

        /// Chooses the row above or below, and scrolls to it.
        private func move(_ step: Int, extends: Bool) -> Bool {
            let start = current
            var next = start.map { $0 + step } ?? (step > 0 ? 0 : rows.count - 1)
            while rows.indices.contains(next), value(at: next) == nil { next += step }
            if rows.indices.contains(next) { go(to: next, from: start, extends: extends) }
            return true
        }

        /// Chooses a row, or all from where the selection began, and scrolls to it.
        @discardableResult
        func go(to index: Int?, from start: Int? = nil, extends: Bool) -> Bool {
            guard let index, let value = value(at: index) else { return true }
            let id = rows[index].id
            if extends, selection.isSeveral {
                let anchor =
                    chooser.anchor.flatMap { id in rows.firstIndex { $0.id == id } } ?? start ?? current ?? index
                chooser.anchor = rows[anchor].id
                selection.replace(with: (min(anchor, index)...max(anchor, index)).compactMap(self.value(at:)))
            } else {
                chooser.anchor = id
                selection.choose(value, isEditing: false)
            }
            chooser.lead = id
            reader.scrollTo(id)
            return true
        }

        /// Shows or hides the rows within the chosen one, or goes from one without any to show to the row that it is in; returns
        /// whether there was something to do.
        private func disclose(_ isExpanded: Bool) -> Bool {
            guard let index = current, case .row(let item, _, _) = rows[index].kind else { return false }
            let binding = item.traits[RowDisclosureKey.self]
            if let binding, binding.wrappedValue != isExpanded {
                binding.wrappedValue = isExpanded
                return true
            }
            if !isExpanded, let holder = holder(of: index) { return go(to: holder, extends: false) }
            return binding != nil
        }

        /// The row that another is in; nil for none.
        private func holder(of index: Int) -> Int? {
            guard let depth = depth(of: index), depth > 0 else { return nil }
            return rows.indices.prefix(index).last {
                guard case .row(let item, _, _) = rows[$0].kind, let outer = self.depth(of: $0) else { return false }
                return outer < depth && item.traits[RowDisclosureKey.self] != nil
            }
        }

        /// How far a row is moved in, in points; nil for what is no row.
        private func depth(of index: Int) -> CGFloat? {
            guard case .row(let item, _, _) = rows[index].kind else { return nil }
            return item.traits[RowIndentKey.self] + CGFloat(item.traits[TableLevelKey.self])
        }

        private func performPrimaryAction() -> Bool {
            guard let action = menu?.primaryAction, !selection.values.isEmpty else { return false }
            action(Set(selection.values.map { AnyHashable($0) }))
            return true
        }
    }

    /// The values between two rows, both included; only the second if the first has gone.
    static func range(
        _ rows: RowEntries, _ from: AnyHashable, _ to: AnyHashable, _ value: (ViewItem) -> Value?
    ) -> [Value] {
        guard let end = rows.firstIndex(where: { $0.id == to }) else { return [] }
        let start = rows.firstIndex { $0.id == from } ?? end
        return rows[min(start, end)...max(start, end)].compactMap {
            if case .row(let item, _, _) = $0.kind { value(item) } else { nil }
        }
    }
}
