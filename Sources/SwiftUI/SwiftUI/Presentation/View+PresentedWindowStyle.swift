import SwiftUICore

extension View {
    /// Sets the frame around windows that the view's actions open; without effect, which is reported once.
    ///
    /// The `windowStyle(_:)` of the window's own scene counts.
    public nonisolated func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View {
        withoutEffect("presentedWindowStyle(_:)")
    }

    /// Sets the form of the toolbar in windows that the view's actions open; without effect, which is reported once.
    public nonisolated func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View {
        withoutEffect("presentedWindowToolbarStyle(_:)")
    }
}
