import SwiftUICore

private enum SliderThumbKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// Whether sliders have a thumb.
    var sliderThumbVisibility: Visibility {
        get { self[SliderThumbKey.self] }
        set { self[SliderThumbKey.self] = newValue }
    }
}

extension View {
    /// Sets whether sliders in the view have a thumb; they do by default.
    ///
    /// Without one they are dragged as well.
    public nonisolated func sliderThumbVisibility(_ visibility: Visibility) -> some View {
        environment(\.sliderThumbVisibility, visibility)
    }
}
