import SwiftUI

/// Containers of rows that ids name.
struct ContainerView: FamilyView {
    let specimen: Specimen
    let world: World

    @ViewBuilder private var all: some View {
        let world = world
        ForEach(specimen.children) { SpecimenView(specimen: $0, world: world) }
    }

    /// Cells of one size: cells that a lazy container has not seen count with the average.
    @ViewBuilder private var cells: some View {
        let world = world
        ForEach(specimen.children) { SpecimenView(specimen: $0, world: world).frame(width: 30, height: 20) }
    }

    var body: some View {
        switch specimen.kind {
        case .hstack: HStack(alignment: alignment.vertical, spacing: spacing) { all }
        case .vstack: VStack(alignment: alignment.horizontal, spacing: spacing) { all }
        case .zstack: ZStack(alignment: alignment) { all }
        case .group: Group { all }
        case .rows: all
        case .scroll: ScrollView(b % 3 == 0 ? .horizontal : b % 3 == 1 ? .vertical : [.horizontal, .vertical]) { all }
        case .grid: grid
        default: lazy
        }
    }

    private var grid: some View {
        Grid(alignment: alignment, horizontalSpacing: spacing) {
            let world = world
            ForEach(specimen.children) { child in
                GridRow {
                    SpecimenView(specimen: child, world: world)
                    Color.gray.frame(width: 4, height: 4)
                }
            }
        }
    }

    @ViewBuilder private var lazy: some View {
        switch specimen.kind {
        case .lazyv: LazyVStack(alignment: alignment.horizontal, spacing: spacing) { cells }
        case .lazyh: LazyHStack(alignment: alignment.vertical, spacing: spacing) { cells }
        case .lazyvgrid: LazyVGrid(columns: columns, spacing: spacing) { cells }
        case .lazyhgrid: LazyHGrid(rows: columns, spacing: spacing) { cells }
        default: special
        }
    }

    private var columns: [GridItem] {
        a % 2 == 0 ? [GridItem(.adaptive(minimum: 30))] : [GridItem(.fixed(30)), GridItem(.flexible())]
    }

    @ViewBuilder private var special: some View {
        switch specimen.kind {
        case .fits: ViewThatFits(in: a % 2 == 0 ? .horizontal : [.horizontal, .vertical]) { all }
        case .anylayout:
            let layout = [
                AnyLayout(HStackLayout(spacing: spacing)), AnyLayout(ZStackLayout()), AnyLayout(VStackLayout()),
                AnyLayout(Diagonal(step: y)),
            ][a % 4]
            layout { all }
        case .diagonal: Diagonal(step: y) { all }
        case .list: List { cells }
        case .form: Form { all }
        default:
            Section {
                all
            } header: {
                Text(verbatim: "h \(a)")
            }
        }
    }
}

/// Places each view further down to the right.
struct Diagonal: Layout {
    var step: CGFloat

    var animatableData: CGFloat {
        get { step }
        set { step = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.enumerated().reduce(.zero) { size, subview in
            let own = subview.element.sizeThatFits(.unspecified)
            let offset = CGFloat(subview.offset) * step
            return CGSize(width: max(size.width, own.width + offset), height: max(size.height, own.height + offset))
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            let offset = CGFloat(index) * step
            subview.place(
                at: CGPoint(x: bounds.minX + offset, y: bounds.minY + offset), anchor: .topLeading,
                proposal: .unspecified)
        }
    }
}
