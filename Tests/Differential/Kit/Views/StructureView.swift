import SwiftUI

/// Views that decide which other views there are.
struct StructureView: FamilyView {
    let specimen: Specimen
    let world: World

    var body: some View {
        switch specimen.kind {
        case .pair:
            Pair {
                first
                second
            }
        case .ifelse: if a % 2 == 0 { first } else { second }
        case .optional: if a % 2 == 0 { first }
        case .choose:
            switch specimen.shownIndex {
            case 0: child(0)
            case 1: child(1)
            default: child(2)
            }
        default: identity
        }
    }

    @ViewBuilder private var identity: some View {
        switch specimen.kind {
        case .id: first.id(a % 3)
        case .any: a % 2 == 0 ? AnyView(Framed(content: first)) : AnyView(first)
        case .equatable: EquatableView(content: Same(specimen: specimen.children[0], world: world))
        case .wrapped: first.modifier(Wrapper(amount: y / 8))
        case .boxed:
            let padding = y / 8
            Pair { first.padding(padding) }
        default: first
        }
    }
}

/// A view whose content is made by a closure.
private struct Pair<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
}

private struct Framed: View {
    let content: SpecimenView
    var body: some View { content.border(.black) }
}

/// A view that says itself whether it is the same.
private struct Same: View, Equatable {
    let specimen: Specimen
    let world: World
    nonisolated static func == (a: Same, b: Same) -> Bool { a.specimen == b.specimen }
    var body: some View { SpecimenView(specimen: specimen, world: world) }
}

private struct Wrapper: ViewModifier {
    let amount: CGFloat
    @Environment(\.level) private var level
    func body(content: Content) -> some View { content.padding(.bottom, amount + CGFloat(level)) }
}
