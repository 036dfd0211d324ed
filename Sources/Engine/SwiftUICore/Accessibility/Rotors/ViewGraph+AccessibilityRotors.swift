import DisplayList
import Foundation

extension AccessibilityProperties {
    /// A way through what belongs together.
    struct Rotor {
        let title: Text
        let entries: () -> [_RotorEntries.Entry]
    }

    /// The name of a view for entries of rotors.
    struct RotorEntryName: Hashable {
        let id: AnyHashable
        let namespace: Namespace.ID
    }
}

extension ViewGraph {
    /// Adds the actions that go to the next and to the previous entry of rotors.
    func add(_ rotors: [AccessibilityProperties.Rotor], of node: NodeRef, to draft: inout AccessibilityDraft) {
        for rotor in rotors {
            let title = rotor.title.plainString
            let place = RotorPlace(view: node.accessibilityID, title: title)
            let own = draft
            for (name, step) in [("Next \(title)", 1), ("Previous \(title)", -1)] {
                draft.named.append((name, { [unowned self] in move(rotor, step, place, own) }))
            }
        }
    }

    private func move(
        _ rotor: AccessibilityProperties.Rotor, _ step: Int, _ place: RotorPlace, _ own: AccessibilityDraft
    ) {
        let entries = rotor.entries()
        guard !entries.isEmpty else { return announce("No \(place.title)") }
        // The first step forward leads to the first entry, the first one back to the last.
        let next = events.rotorPlaces[place].map { $0 + step } ?? (step > 0 ? 0 : entries.count - 1)
        guard entries.indices.contains(next) else {
            return announce(step > 0 ? "No further \(place.title)" : "No previous \(place.title)")
        }
        events.rotorPlaces[place] = next
        let entry = entries[next]
        entry.prepare()
        guard let id = entry.id else {
            if let range = entry.range { select(range, in: own) }
            return announce(entry.label ?? own.text(in: entry.range))
        }
        flush()
        if entry.namespace == nil { show(id) }
        let drafts = drafts(in: root)
        let target = find(entry, id, in: drafts)
        if let target {
            _ = target.perform(.focus, self)
            moveFocus(to: target, among: drafts)
            if let range = entry.range { select(range, in: target) }
        }
        announce(entry.label ?? target?.text(in: entry.range) ?? "")
    }

    private func select(_ range: Range<String.Index>, in draft: AccessibilityDraft) {
        let text = draft.item.value
        let (start, end) = (text.characterOffset(range.lowerBound), text.characterOffset(range.upperBound))
        draft.select?(.init(anchor: start, position: end))
    }

    /// Scrolls to the view with an identity, if there is one.
    private func show(_ id: AnyHashable) { scroll(below: root, to: id, anchor: nil, animated: false) }

    private func find(
        _ entry: _RotorEntries.Entry, _ id: AnyHashable, in drafts: [AccessibilityDraft]
    ) -> AccessibilityDraft? {
        let frame = entry.namespace == nil ? find(id, below: root)?.windowFrame : nil
        func search(_ drafts: [AccessibilityDraft]) -> AccessibilityDraft? {
            for draft in drafts {
                let isNamed = draft.rotorEntries.contains {
                    $0.id == id && (entry.namespace == nil || $0.namespace == entry.namespace)
                }
                if isNamed { return draft }
                if let found = search(draft.children) { return found }
                if let frame, frame.insetBy(dx: -0.5, dy: -0.5).contains(draft.item.frame) { return draft }
            }
            return nil
        }
        return search(drafts)
    }
}

extension AccessibilityDraft {
    /// A part of the element's spoken text; all of it for nil.
    fileprivate func text(in range: Range<String.Index>?) -> String {
        let text = item.value.isEmpty ? item.label : item.value
        guard let range else { return text }
        let start = text.characterOffset(range.lowerBound), end = text.characterOffset(range.upperBound)
        return String(text.dropFirst(start).prefix(end - start))
    }
}

extension String {
    /// How many characters are before an index, which may be another string's; all of them for one beyond the end.
    package func characterOffset(_ index: String.Index) -> Int {
        distance(from: startIndex, to: min(max(index, startIndex), endIndex))
    }
}
