/// Something shown above the whole content of a window: a sheet, an alert, an open menu.
package struct PresentationItem: Identifiable {
    /// The presenter; the state lasts as long as it presents.
    package let id: AnyHashable
    /// The environment of the presenting view, which the presented one inherits.
    let environment: EnvironmentValues
    /// The view, as large as the window.
    let content: AnyView

    /// Describes something presented.
    package nonisolated init(id: AnyHashable, environment: EnvironmentValues, content: AnyView) {
        self.id = id
        self.environment = environment
        self.content = content
    }
}

/// Reports the presentations of views within it to the window, the lowest first.
package enum PresentationKey: PreferenceKey {
    package static var defaultValue: [PresentationItem] { [] }
    package static func reduce(value: inout [PresentationItem], nextValue: () -> [PresentationItem]) {
        value += nextValue()
    }
}
