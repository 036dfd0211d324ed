import SwiftUI

/// A plot that is larger than its room, with the axes along which it scrolls.
struct ScrollingChart: View {
    let model: ChartModel
    let settings: ChartSettings
    let direction: LayoutDirection
    let size: CGSize
    @State private var position = ScrollPosition()
    @State private var hasStarted = false

    private var axes: Axis.Set { settings.scrollableAxes }

    var body: some View {
        // The fixed axes are around the part that scrolls, with their own marks.
        ChartAxes(
            model: model, settings: settings, direction: direction, size: size,
            shows: Axis.Set([.horizontal, .vertical]).subtracting(axes),
            plot: AnyView(GeometryReader { geometry in scrollView(geometry.size) }))
    }

    private func scrollView(_ visible: CGSize) -> some View {
        let pages = CGSize(
            width: factor(.horizontal, model.x, settings.x), height: factor(.vertical, model.y, settings.y))
        let content = CGSize(width: visible.width * pages.width, height: visible.height * pages.height)
        return ScrollView(axes, showsIndicators: false) {
            ChartAxes(
                model: model, settings: settings, direction: direction, size: content,
                shows: axes, pages: pages
            )
            .frame(width: content.width, height: content.height)
            .environment(\.layoutDirection, direction)
        }
        .scrollPosition($position)
        .scrollTargetBehavior(behavior(content, visible))
        .onScrollGeometryChange(for: CGPoint.self) {
            $0.distance
        } action: { _, offset in
            report(offset, content, visible)
        }
        .onAppear { if !hasStarted { start(content, visible) } }
        .onChange(of: settings.x.scrollPosition?.get()) { follow(content, visible) }
        .onChange(of: settings.y.scrollPosition?.get()) { follow(content, visible) }
    }

    /// How many times the visible part the whole axis is.
    private func factor(_ axis: Axis.Set, _ scale: PlotScale, _ settings: AxisSettings) -> CGFloat {
        guard axes.contains(axis) else { return 1 }
        let whole: Double
        switch scale.form {
        case .categories(let names): whole = Double(names.count)
        case .continuous(_, let low, let high): whole = high - low
        }
        guard let visible = settings.visibleLength, visible > 0, whole.isFinite else { return 2 }
        return min(max(whole / visible, 1), 5000)
    }

    private func start(_ content: CGSize, _ visible: CGSize) {
        hasStarted = true
        if settings.x.scrollPosition == nil, settings.y.scrollPosition == nil { return }
        scroll(content, visible)
    }

    /// Scrolls to where the app wants to be, unless that is where the user has scrolled to.
    private func follow(_ content: CGSize, _ visible: CGSize) {
        if settings.x.scrollPosition?.isInitial ?? true, settings.y.scrollPosition?.isInitial ?? true { return }
        scroll(content, visible)
    }

    private func scroll(_ content: CGSize, _ visible: CGSize) {
        let now = position.point ?? .zero
        var target = now
        if let x = settings.x.scrollPosition?.get().map({ model.x.band(PlotValue($0)).low }), x.isFinite {
            let place = model.x.position(x, length: content.width)
            target.x = min(
                max(direction == .rightToLeft ? content.width - place - visible.width : place, 0),
                max(content.width - visible.width, 0))
        }
        if let y = settings.y.scrollPosition?.get().map({ model.y.band(PlotValue($0)).low }), y.isFinite {
            let place = content.height - model.y.position(y, length: content.height) - visible.height
            target.y = min(max(place, 0), max(content.height - visible.height, 0))
        }
        if abs(target.x - now.x) > 0.5 || abs(target.y - now.y) > 0.5 || position.point == nil {
            position.scrollTo(point: target)
        }
    }

    private func report(_ offset: CGPoint, _ content: CGSize, _ visible: CGSize) {
        // The app's own changes need no report.
        guard position.isPositionedByUser else { return }
        if let binding = settings.x.scrollPosition, !binding.isInitial {
            let place = direction == .rightToLeft ? content.width - offset.x : offset.x
            if let datum = model.x.datum(at: model.x.share(at: place, length: content.width)), datum != binding.get() {
                binding.set(datum)
            }
        }
        if let binding = settings.y.scrollPosition, !binding.isInitial {
            // The lowest visible value, as it is where the app sets it.
            let place = content.height - offset.y - visible.height
            let share = model.y.share(at: place, length: content.height)
            if let datum = model.y.datum(at: share), datum != binding.get() { binding.set(datum) }
        }
    }

    private func behavior(_ content: CGSize, _ visible: CGSize) -> AnyScrollTargetBehavior {
        if let values = settings.scrollBehaviorOfValues {
            return AnyScrollTargetBehavior(
                ValueScrolling(
                    alignment: values, scale: axes.contains(.horizontal) ? model.x : model.y,
                    isHorizontal: axes.contains(.horizontal)))
        }
        return settings.scrollBehavior ?? AnyScrollTargetBehavior(FreeScrolling())
    }
}

/// Ends a scroll wherever it would end.
struct FreeScrolling: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}
