import SwiftUI
import SwiftUICore

extension ForEach: MapContent where Content: MapContent {
    public static func _collect(_ content: Self, into list: inout _MapPieces) {
        for element in content.data {
            let id = AnyHashable(content.id(element))
            list.within(id, tag: id) { Content._collect(content.content(element), into: &$0) }
        }
    }
}

extension ForEach: BasicMapContent where Content: MapContent {}

extension ForEach where ID == Data.Element.ID, Content: MapContent, Data.Element: Identifiable {
    /// Creates content for each of a collection's identifiable elements; it is tagged with the element's identity.
    public nonisolated init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, id: .closure { $0.id }, content: content)
    }
}

extension ForEach where Content: MapContent {
    /// Creates content for each of a collection's elements; it is tagged with the identity found by a key path.
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, id: .keyPath(id), content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: MapContent {
    /// Creates content for each number of a range.
    public nonisolated init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, id: .element, content: content)
    }
}
