import SwiftUI

/// The area over the plot that receives the gestures of selections, and the app's own.
struct ChartGestures: View {
    let model: ChartModel
    let settings: ChartSettings
    var body: some View {
        if settings.gesture != nil || selects {
            GeometryReader { geometry in
                area(
                    ChartProxy(
                        model: model, anchor: nil, plot: CGRect(origin: .zero, size: geometry.size),
                        settings: settings))
            }
        }
    }

    private var selects: Bool {
        settings.x.selection != nil || settings.y.selection != nil || settings.x.rangeSelection != nil
            || settings.y.rangeSelection != nil || settings.angleSelection != nil
    }

    @ViewBuilder private func area(_ proxy: ChartProxy) -> some View {
        let area = Color.clear.contentShape(Rectangle())
        if let gesture = settings.gesture {
            area.gesture(gesture(proxy))
        } else if settings.scrollableAxes.isEmpty {
            area
                .gesture(
                    DragGesture(minimumDistance: 0)
                        .onChanged { select(at: $0.location, from: $0.startLocation, proxy) }
                        .onEnded { _ in clear() }
                )
                .onContinuousHover { phase in
                    switch phase {
                    case .active(let place): hover(at: place, proxy)
                    case .ended: clear()
                    }
                }
        } else {
            // Dragging scrolls: a tap selects, as the pointer does.
            area
                .onTapGesture { select(at: $0, from: $0, proxy) }
                .onContinuousHover { phase in
                    switch phase {
                    case .active(let place): hover(at: place, proxy)
                    case .ended: clear()
                    }
                }
        }
    }

    private func hover(at place: CGPoint, _ proxy: ChartProxy) {
        if settings.x.selection != nil { proxy.selectXValue(at: clamped(place.x, proxy.plotSize.width)) }
        if settings.y.selection != nil { proxy.selectYValue(at: clamped(place.y, proxy.plotSize.height)) }
        if settings.angleSelection != nil { proxy.selectAngleValue(at: proxy.angle(at: place)) }
    }

    private func select(at place: CGPoint, from start: CGPoint, _ proxy: ChartProxy) {
        hover(at: place, proxy)
        let size = proxy.plotSize
        if settings.x.rangeSelection != nil {
            proxy.selectXRange(from: clamped(start.x, size.width), to: clamped(place.x, size.width))
        }
        if settings.y.rangeSelection != nil {
            proxy.selectYRange(from: clamped(start.y, size.height), to: clamped(place.y, size.height))
        }
    }

    private func clear() {
        settings.x.selection?(nil)
        settings.y.selection?(nil)
        settings.angleSelection?(nil)
        settings.x.rangeSelection?(nil)
        settings.y.rangeSelection?(nil)
    }

    private func clamped(_ place: CGFloat, _ length: CGFloat) -> CGFloat { min(max(place, 0), length) }
}
