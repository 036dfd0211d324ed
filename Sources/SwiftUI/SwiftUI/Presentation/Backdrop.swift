import SwiftUICore

/// The area behind a card or a panel: a press there closes it.
///
/// Keys do not stop there: they have Escape for it.
struct Backdrop: View {
    let color: Color
    let close: () -> Void

    /// The dimmed window behind a card.
    static func dimmed(close: @escaping () -> Void) -> Backdrop { Backdrop(color: .black.opacity(0.35), close: close) }
    /// The window as it is, behind a panel.
    static func clear(close: @escaping () -> Void) -> Backdrop { Backdrop(color: .black.opacity(0.001), close: close) }

    var body: some View { color.gesture(OutsideTap(action: close)) }
}

/// A tap of the pointer alone.
private struct OutsideTap: Gesture {
    let action: () -> Void

    nonisolated static var _takesTaps: Bool { false }
    var body: some Gesture { TapGesture().onEnded(action) }
}
