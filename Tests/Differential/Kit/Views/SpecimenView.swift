import SwiftUI

/// The view of a specimen.
struct SpecimenView: View {
    let specimen: Specimen
    let world: World

    var body: some View {
        switch specimen.kind.family {
        case .leaf: LeafView(specimen: specimen, world: world)
        case .container: ContainerView(specimen: specimen, world: world)
        case .modifier: ModifierView(specimen: specimen, world: world)
        case .structure: StructureView(specimen: specimen, world: world)
        case .data: DataView(specimen: specimen, world: world)
        case .state: StateView(specimen: specimen, world: world)
        case .interaction: InteractionView(specimen: specimen, world: world)
        case .motion: MotionView(specimen: specimen, world: world)
        }
    }
}

/// A view that shows one family of specimens.
protocol FamilyView: View {
    var specimen: Specimen { get }
    var world: World { get }
}

extension FamilyView {
    var a: Int { specimen.a }
    var b: Int { specimen.b }
    var x: CGFloat { CGFloat(a) }
    var y: CGFloat { CGFloat(b) }
    var first: SpecimenView { child(0) }
    var second: SpecimenView { child(1) }
    func child(_ index: Int) -> SpecimenView { SpecimenView(specimen: specimen.children[index], world: world) }
    var alignment: Alignment { [.center, .topLeading, .bottomTrailing, .centerFirstTextBaseline][a % 4] }
    var spacing: CGFloat? { b % 3 == 0 ? nil : y / 4 }
    var color: Color { [Color.red, .green, .blue, .orange, .purple][b % 5] }
}

/// Views without views in them.
struct LeafView: FamilyView {
    let specimen: Specimen
    let world: World

    var body: some View {
        switch specimen.kind {
        case .fixed: color.frame(width: x, height: y)
        case .fill: color
        case .text: Text(verbatim: "t" + String(repeating: " ab", count: b % 5) + " \(a)")
        case .baseline: color.frame(width: x, height: y).alignmentGuide(.firstTextBaseline) { $0.height / 2 }
        case .spacer: Spacer(minLength: a % 2 == 0 ? nil : y)
        case .divider: Divider()
        case .symbol: Image(systemName: a % 2 == 0 ? "star" : "heart.fill").font(.system(size: 8 + y))
        default: drawing
        }
    }

    @ViewBuilder private var drawing: some View {
        switch specimen.kind {
        case .circle: Circle().fill(color)
        case .stroke: Capsule().stroke(color, lineWidth: y / 8)
        case .trim: Circle().trim(from: 0, to: x / 40).stroke(color).frame(width: 20, height: y)
        case .gradient: LinearGradient(colors: [color, .white], startPoint: .top, endPoint: .bottom)
        case .canvas:
            let color = color
            Canvas { context, size in
                context.fill(Path(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)), with: .color(color))
            }
        case .numeric: Text(verbatim: "\(a)").font(.system(size: 8 + y / 3)).contentTransition(.numericText())
        case .stale: Text(verbatim: "secret \(world.secret)")
        default: EmptyView()
        }
    }
}
