import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at some offsets, as passed by `onDelete`.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var offset = 0
        var kept = Self()
        for element in self {
            if !offsets.contains(offset) { kept.append(element) }
            offset += 1
        }
        self = kept
    }
}

extension MutableCollection {
    /// Moves the elements at some offsets to before the one at another, as passed by `onMove`.
    /// - Parameter destination: Counted in the collection as it was; its count for the end.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let old = Array(self)
        let moved = source.filter { old.indices.contains($0) }.map { old[$0] }
        let before = old.indices.filter { $0 < destination && !source.contains($0) }.map { old[$0] }
        let after = old.indices.filter { $0 >= destination && !source.contains($0) }.map { old[$0] }
        var index = startIndex
        for element in before + moved + after {
            self[index] = element
            formIndex(after: &index)
        }
    }
}
