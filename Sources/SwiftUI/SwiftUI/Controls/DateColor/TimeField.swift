import DisplayList
import Foundation

/// A time whose parts are typed or stepped through with arrow keys; a press opens wheels in a panel.
struct TimeField: View {
    let selection: Binding<Date>
    /// The dates that the wheels have.
    let range: ClosedRange<Date>
    @State private var isOpen = false
    @State private var frame = CGRect.zero
    @Environment(\.locale) private var locale

    var body: some View {
        // The parts keep the keyboard while the wheels are open.
        TimeParts(selection: selection, end: end)
            .modifier(DateGround())
            .contentShape(Rectangle())
            .simultaneousGesture(TapGesture().onEnded { isOpen = true })
            .noteFrame($frame)
            .modifier(
                PresentedOverlay(isPresented: isOpen) {
                    FloatingPanel(
                        anchor: frame, close: { isOpen = false }, isModal: false,
                        panel: DateWheels(selection: selection, range: range, components: .hourAndMinute)
                            .frame(width: locale.hasDayHalves ? 220 : 150)
                            .padding(.vertical, 8)
                            .modifier(PanelGround()))
                }
            )
            .environment(\.layoutDirection, .leftToRight)
    }

    /// Closes the wheels; nil where they are closed.
    private var end: (() -> Void)? { isOpen ? { isOpen = false } : nil }
}
