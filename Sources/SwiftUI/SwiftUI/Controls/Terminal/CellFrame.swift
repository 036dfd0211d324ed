import DisplayList

/// Room for the line around a panel in a terminal, which stands for its shadow; none elsewhere.
struct CellFrame: ViewModifier {
    @Environment(\.hostKind) private var host

    func body(content: Content) -> some View {
        if host == .terminal {
            content.padding(.horizontal, 16).padding(.vertical, 16)
        } else {
            content
        }
    }
}

/// The room around the labels of rows and panels that are pressed: none above and below in a terminal.
struct RowPadding: ViewModifier {
    let horizontal: CGFloat, vertical: CGFloat
    @Environment(\.hostKind) private var host

    func body(content: Content) -> some View {
        content.padding(.horizontal, host == .terminal ? 8 : horizontal).padding(
            .vertical, host == .terminal ? 0 : vertical)
    }
}
