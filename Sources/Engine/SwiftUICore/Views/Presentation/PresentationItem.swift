/// Something shown above the whole content of a window: a sheet, an alert, an open menu.
package struct PresentationItem: Identifiable {
    /// The presenter; the state lasts as long as it presents.
    package let id: AnyHashable
    /// The environment of the presenting view, which the presented one inherits.
    let environment: EnvironmentValues
    /// The view, as large as the window.
    let content: AnyView
    /// The parts that several views of a window present together; nil for an item that is presented alone.
    private var parts: Parts?

    private struct Parts {
        var all: [Any]
        let make: @MainActor ([Any]) -> AnyView
    }

    /// Describes something presented.
    package nonisolated init(id: AnyHashable, environment: EnvironmentValues, content: AnyView) {
        self.id = id
        self.environment = environment
        self.content = content
    }

    /// Describes a part that several views of a window present together: the parts of one identity are shown as one.
    package nonisolated init<Part>(
        id: AnyHashable, environment: EnvironmentValues, part: Part, make: @escaping @MainActor ([Part]) -> AnyView
    ) {
        self.init(id: id, environment: environment, content: AnyView(EmptyView()))
        parts = Parts(all: [part]) { make($0.compactMap { $0 as? Part }) }
    }

    /// The view to show.
    @MainActor var shown: AnyView { parts.map { $0.make($0.all) } ?? content }

    /// Adds items below others, and joins items that are presented together: the existing parts come first.
    package static func add(_ new: [PresentationItem], below items: inout [PresentationItem]) {
        for item in new.reversed() { add(item, to: &items, at: 0) }
    }

    fileprivate static func add(_ item: PresentationItem, to items: inout [PresentationItem], at place: Int? = nil) {
        if let parts = item.parts, let index = items.firstIndex(where: { $0.id == item.id }) {
            items[index].parts?.all += parts.all
        } else {
            items.insert(item, at: place ?? items.endIndex)
        }
    }
}

/// Reports the presentations of views within it to the window, the lowest first.
package enum PresentationKey: PreferenceKey {
    package static var defaultValue: [PresentationItem] { [] }
    package static func reduce(value: inout [PresentationItem], nextValue: () -> [PresentationItem]) {
        for item in nextValue() { PresentationItem.add(item, to: &value) }
    }
}
