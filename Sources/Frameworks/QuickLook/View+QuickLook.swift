import SwiftUI

extension View {
    /// Presents a preview of a file while there is one.
    ///
    /// Pictures and texts are shown; of other files their name and size, and a button that opens them.
    public nonisolated func quickLookPreview(_ item: Binding<URL?>) -> some View {
        modifier(PreviewPresentation(selection: item, items: item.wrappedValue.map { [$0] } ?? []))
    }

    /// Presents a preview of files while one of them is selected.
    public nonisolated func quickLookPreview<Items: RandomAccessCollection>(
        _ selection: Binding<Items.Element?>, in items: Items
    ) -> some View where Items.Element == URL {
        modifier(PreviewPresentation(selection: selection, items: Array(items)))
    }
}

private struct PreviewPresentation: ViewModifier {
    let selection: Binding<URL?>
    let items: [URL]

    func body(content: Content) -> some View {
        content.sheet(isPresented: Binding(get: { selection.wrappedValue != nil }, set: { if !$0 { close() } })) {
            PreviewPages(
                items: items.map { ($0, nil) },
                index: Binding(
                    get: { selection.wrappedValue.flatMap(items.firstIndex) ?? 0 },
                    set: { if items.indices.contains($0) { selection.wrappedValue = items[$0] } }),
                close: close
            )
            .frame(minWidth: 320, idealWidth: 640, minHeight: 320, idealHeight: 520)
        }
    }

    private func close() { selection.wrappedValue = nil }
}
