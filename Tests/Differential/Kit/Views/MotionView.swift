import SwiftUI

/// Views that move, appear and disappear.
struct MotionView: FamilyView {
    let specimen: Specimen
    let world: World

    var body: some View {
        switch specimen.kind {
        case .animated: first.offset(x: x).animation(.linear(duration: 0.3), value: a)
        case .transition: ZStack { if a % 2 == 0 { first.transition(transition) } }
        case .matched: Matched(isLeft: a % 2 == 0, content: first)
        default:
            let (world, id) = (world, specimen.id)
            first
                .onAppear { world.present[id, default: 0] += 1 }
                .onDisappear { world.present[id, default: 0] -= 1 }
                .id(id)
        }
    }

    private var transition: AnyTransition {
        [
            .opacity, .slide, .scale.combined(with: .opacity), .move(edge: .leading), .identity,
            .asymmetric(insertion: .scale, removal: .opacity), .offset(x: 10, y: 10),
        ][b % 7]
    }
}

/// Two places between which a view goes.
private struct Matched: View {
    let isLeft: Bool
    let content: SpecimenView
    @Namespace private var space
    var body: some View {
        HStack(spacing: 4) {
            ZStack { if isLeft { matched } }.frame(width: 20, height: 20)
            ZStack { if !isLeft { matched } }.frame(width: 40, height: 30)
        }
    }

    /// One view, whatever the content is: several of one identity would be a mistake.
    private var matched: some View { ZStack { content }.matchedGeometryEffect(id: 1, in: space) }
}

/// The animations that cases name by number.
package let animations: [Animation?] = [
    nil, .linear(duration: 0.5), .easeInOut, .smooth, .bouncy, .linear(duration: 0.3).delay(0.2),
    .linear(duration: 0.2).repeatCount(3), .interpolatingSpring(stiffness: 100, damping: 10), .linear(duration: 0),
    .easeIn.speed(3),
]
