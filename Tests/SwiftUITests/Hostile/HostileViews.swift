import SwiftUI

/// The view that the modifiers are applied to.
@MainActor let subject = VStack {
    Text("Text")
    Rectangle().fill(.red)
}

/// Returns the end of a range, which must not be NaN in Swift.
func atLeast(_ least: Double, _ value: CGFloat) -> Double { value > least ? Double(value) : least }

/// Returns the end of a range, which must not be NaN in Swift.
func atMost(_ most: Double, _ value: CGFloat) -> Double { value < most ? Double(value) : most }

/// Cells of a grid.
@MainActor let hostileCells = ForEach(0..<20) { Text("\($0)") }

/// A line with corners and a curve.
let corner = Corner()

struct Corner: Shape {
    var path: Path { path(in: CGRect(x: 5, y: 5, width: 40, height: 30)) }
    nonisolated func path(in rect: CGRect) -> Path {
        Path {
            $0.addLines([
                CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                CGPoint(x: rect.midX, y: rect.maxY),
            ])
            $0.addEllipse(in: rect)
        }
    }
}

struct ScaledView: View {
    @ScaledMetric var length: CGFloat
    init(value: CGFloat) { _length = ScaledMetric(wrappedValue: value) }
    var body: some View { Text("a").frame(width: length) }
}

struct MatchedView: View {
    let value: CGFloat
    @Namespace private var space
    var body: some View {
        VStack {
            Text("a").matchedGeometryEffect(id: 1, in: space).offset(x: value)
            Text("b").matchedGeometryEffect(id: 1, in: space, anchor: UnitPoint(x: value, y: value), isSource: false)
        }
    }
}

struct ScrollPlace: View {
    let place: CGFloat
    @State private var position = ScrollPosition()
    var body: some View {
        ScrollView { Color.red.frame(height: 500) }
            .scrollPosition($position)
            .onAppear { position.scrollTo(y: place) }
            .onChange(of: place) { position.scrollTo(point: CGPoint(x: place, y: place)) }
    }
}

struct BoundView<Content: View>: View {
    @State var value: Double
    @ViewBuilder let content: (Binding<Double>) -> Content
    var body: some View { content($value) }
}

struct HostileLayout: Layout {
    var size: CGFloat?, place: CGFloat?, proposal: CGFloat?, guide: CGFloat?, spacing: CGFloat?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        _ = subviews.map { $0.sizeThatFits(ProposedViewSize(width: self.proposal, height: self.proposal)) }
        return size.map { CGSize(width: $0, height: $0) } ?? CGSize(width: 20, height: 20)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.minX + (place ?? 0), y: bounds.minY + (place ?? 0)),
                anchor: UnitPoint(x: place ?? 0, y: 0),
                proposal: ProposedViewSize(width: self.proposal ?? 10, height: self.proposal))
        }
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? { self.guide }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGFloat? { self.guide }

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        var all = ViewSpacing()
        for subview in subviews { all.formUnion(subview.spacing, edges: .all) }
        return all
    }
}

struct HostileAnimatable: ViewModifier, Animatable {
    var value: CGFloat
    var animatableData: CGFloat {
        get { value }
        set { value = newValue }
    }
    func body(content: Content) -> some View { content.frame(width: value) }
}

struct HostileGeometry: GeometryEffect {
    var value: CGFloat
    var animatableData: CGFloat {
        get { value }
        set { value = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: size.width * value, y: value))
    }
}

struct HostileKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}
