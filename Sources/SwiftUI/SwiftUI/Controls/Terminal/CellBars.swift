import DisplayList
import Foundation

/// A slider's track in a terminal: a line with a knob on it.
struct CellSliderTrack: View {
    let fraction: Double
    let onChange: (_ fraction: Double, _ isOver: Bool) -> Void

    var body: some View {
        GeometryReader { proxy in
            let count = max(Int(clamping: (proxy.size.width / 8).rounded()), 1)
            let place = Int(clamping: (fraction * Double(count - 1)).rounded())
            HStack(spacing: 0) {
                Text(verbatim: String(repeating: "━", count: place) + "●").foregroundStyle(TintShapeStyle())
                Text(verbatim: String(repeating: "─", count: max(count - 1 - place, 0))).foregroundStyle(.tertiary)
            }
            .lineLimit(1)
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { onChange(part($0.location.x, count), false) }
                    .onEnded { onChange(part($0.location.x, count), true) })
        }
        .frame(height: 16)
    }

    private func part(_ x: CGFloat, _ count: Int) -> Double {
        count > 1 ? min(max((x / 8 - 0.5) / Double(count - 1), 0), 1) : 0
    }
}

/// A bar of progress in a terminal, with steps of an eighth of a cell.
struct CellProgressBar: View {
    let fraction: Double
    let tint: AnyShapeStyle

    var body: some View {
        GeometryReader { proxy in
            let count = max(Int(clamping: (proxy.size.width / 8).rounded()), 1)
            let eighths = Int(clamping: (min(max(fraction, 0), 1) * Double(count) * 8).rounded())
            let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
            ZStack(alignment: .leading) {
                Rectangle().fill(Color(UIColor.systemFill))
                Text(verbatim: String(repeating: "█", count: eighths / 8) + parts[eighths % 8])
                    .lineLimit(1).foregroundStyle(tint)
            }
        }
        .frame(height: 16)
        .accessibilityHidden(true)
    }
}
