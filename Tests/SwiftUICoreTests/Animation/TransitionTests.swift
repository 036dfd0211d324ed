import Foundation
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

@MainActor @Suite struct TransitionTests {
    /// Returns the corners of a view of 20 × 10 in a window of 100 × 100, and its opacity.
    private func look(_ transition: AnyTransition, _ phase: TransitionPhase) -> (frame: CGRect, opacity: Double) {
        let host = ModifierHost { transition.apply(content: AnyView(Block()), phase: phase) }
        let block = host.node(ofKind: "Block")!
        var opacity = 1.0
        var frame = CGRect(x: 0, y: 0, width: 20, height: 10)
        var node = block.parent
        while let current = node {
            if let kind = current.kind as? LayerEffectKind<_OpacityEffect> {
                opacity *= kind.payload(current).pointee.opacity
            }
            if let kind = current.kind as? LayerEffectKind<_GeometryEffectModifier<EdgeMoveEffect>> {
                let direction = kind.payload(current).pointee.effect.direction
                frame = frame.offsetBy(dx: direction.width * 20, dy: direction.height * 10)
            }
            if let kind = current.kind as? LayerEffectKind<_GeometryEffectModifier<_ScaleEffect>> {
                let scale = kind.payload(current).pointee.effect.scale
                frame.size = CGSize(width: frame.width * scale.width, height: frame.height * scale.height)
            }
            if current.kind === OffsetKind.shared {
                let offset = OffsetKind.shared.payload(current).pointee
                frame = frame.offsetBy(dx: offset.width, dy: offset.height)
            }
            node = current.parent
        }
        return (frame, opacity)
    }

    private let rest = CGRect(x: 0, y: 0, width: 20, height: 10)

    @Test func X02_thePhasesHaveValues() {
        #expect(TransitionPhase.willAppear.value == -1)
        #expect(TransitionPhase.identity.value == 0 && TransitionPhase.identity.isIdentity)
        #expect(TransitionPhase.didDisappear.value == 1)
    }

    @Test func X02_transitionsLookAsTheyShould() {
        let all: [AnyTransition] = [
            .identity, .opacity, .scale, .slide, .move(edge: .top), .push(from: .leading), .offset(x: 3, y: 4),
            AnyTransition(.blurReplace), .asymmetric(insertion: .scale, removal: .slide),
            .opacity.combined(with: .slide),
            .modifier(active: _OpacityEffect(opacity: 0.2), identity: _OpacityEffect(opacity: 1)),
            .opacity.animation(.linear),
        ]
        for transition in all {
            #expect(look(transition, .identity).frame == rest)
            #expect(look(transition, .identity).opacity == 1)
        }
        #expect(look(.opacity, .willAppear).opacity == 0)
        #expect(abs(look(.scale, .didDisappear).frame.width - 2e-4) < 1e-9)
        #expect(look(.slide, .willAppear).frame.minX == -20)
        #expect(look(.slide, .didDisappear).frame.minX == 20)
        #expect(look(.move(edge: .top), .willAppear).frame.minY == -10)
        #expect(look(.move(edge: .top), .didDisappear).frame.minY == -10)
        #expect(look(.move(edge: .trailing), .didDisappear).frame.minX == 20)
        #expect(look(.push(from: .leading), .willAppear).frame.minX == -20)
        #expect(look(.push(from: .leading), .didDisappear) == (rest.offsetBy(dx: 20, dy: 0), 0))
        #expect(look(.offset(x: 3, y: 4), .willAppear).frame.origin == CGPoint(x: 3, y: 4))
        #expect(look(.asymmetric(insertion: .opacity, removal: .slide), .willAppear) == (rest, 0))
        #expect(look(.asymmetric(insertion: .opacity, removal: .slide), .didDisappear).frame.minX == 20)
        #expect(look(.opacity.combined(with: .slide), .willAppear) == (rest.offsetBy(dx: -20, dy: 0), 0))
        #expect(look(all[10], .didDisappear).opacity == 0.2)
    }

    @Test func X02_transitionsOfKnownTypesLookTheSame() {
        func looks<T: Transition>(_ transition: T, as other: AnyTransition) -> Bool {
            [TransitionPhase.willAppear, .identity, .didDisappear].allSatisfy {
                look(AnyTransition(transition), $0) == look(other, $0)
            }
        }
        #expect(looks(.identity, as: .identity) && looks(.opacity, as: .opacity))
        #expect(looks(.scale, as: .scale) && looks(.scale(0.5, anchor: .top), as: .scale(scale: 0.5, anchor: .top)))
        #expect(looks(.slide, as: .slide) && looks(.offset(x: 3, y: 4), as: .offset(x: 3, y: 4)))
        #expect(looks(.offset(CGSize(width: 3, height: 4)), as: .offset(CGSize(width: 3, height: 4))))
        for edge in Edge.allCases {
            #expect(looks(.move(edge: edge), as: .move(edge: edge)) && looks(.push(from: edge), as: .push(from: edge)))
        }
        #expect(
            looks(.asymmetric(insertion: .slide, removal: .scale), as: .asymmetric(insertion: .slide, removal: .scale)))
        #expect(looks(OpacityTransition().combined(with: .slide), as: .opacity.combined(with: .slide)))
        #expect(looks(SlideTransition().animation(.linear), as: .slide))
        #expect(AnyTransition(SlideTransition().animation(.linear)).animation == .some(.linear))
    }

    @Test func aPushLeavesAtTheOppositeEdge() {
        let ways: [(Edge, CGPoint)] = [
            (.top, CGPoint(x: 0, y: 10)), (.bottom, CGPoint(x: 0, y: -10)), (.leading, CGPoint(x: 20, y: 0)),
            (.trailing, CGPoint(x: -20, y: 0)),
        ]
        for (edge, end) in ways { #expect(look(.push(from: edge), .didDisappear).frame.origin == end, "\(edge)") }
    }

    @Test func aBlurredViewGrowsOrShrinks() {
        func widths(_ transition: BlurReplaceTransition) -> [CGFloat] {
            [.willAppear, .identity, .didDisappear].map { look(AnyTransition(transition), $0).frame.width }
        }
        #expect(widths(.blurReplace) == [22, 20, 18] && widths(.blurReplace()) == [22, 20, 18])
        #expect(widths(.blurReplace(.upUp)) == [18, 20, 22])
        #expect(look(AnyTransition(.blurReplace), .willAppear).opacity == 0)
    }

    @Test func aSymbolComesAndGoesByGrowingAndFading() {
        let transitions: [SymbolEffectTransition] = [
            .symbolEffect, .symbolEffect(.appear.up), .symbolEffect(.disappear.down, options: .speed(2)),
        ]
        for transition in transitions {
            let away = look(AnyTransition(transition), .willAppear)
            #expect(isNear(away.frame.width, 12) && away.opacity == 0)
            #expect(look(AnyTransition(transition), .identity) == (rest, 1))
        }
    }

    @Test func whereMotionIsReducedWhatMovesIsKnown() {
        #expect(!IdentityTransition.properties.hasMotion && !OpacityTransition.properties.hasMotion)
        #expect(SlideTransition.properties.hasMotion && ScaleTransition.properties.hasMotion)
        #expect(AsymmetricTransition<OpacityTransition, SlideTransition>.properties.hasMotion)
        #expect(!AsymmetricTransition<OpacityTransition, IdentityTransition>.properties.hasMotion)
        #expect(TransitionProperties().hasMotion && !TransitionProperties(hasMotion: false).hasMotion)
    }

    @Test func aTransitionMayHaveItsOwnAnimation() {
        #expect(AnyTransition.opacity.animation == .none)
        #expect(AnyTransition.opacity.animation(.linear).animation == .some(.linear))
        #expect(AnyTransition.opacity.animation(nil).animation == .some(nil))
    }

    @Test func aTransitionIsATraitOfItsElementAndCausesNoWork() {
        let host = ModifierHost { Block().transition(.slide).padding() }
        let node = host.node(ofKind: "padding")!
        #expect((node.kind.trait(node, TransitionTraitKey.self) ?? nil) != nil)
    }

    private struct Switch: View {
        @State private var isOn = false
        var body: some View {
            VStack {
                Text(verbatim: "Switch").onTapGesture { withAnimation { isOn.toggle() } }
                if isOn { Text(verbatim: "On").transition(.move(edge: .leading).combined(with: .opacity)) }
                if isOn { Text(verbatim: "Also").transition(.blurReplace) }
            }
        }
    }

    @Test func viewsComeAndGoAtOnce() {
        let host = TestHost(Switch())
        host.tap(text: "Switch")
        #expect(host.text == ["Switch", "On", "Also"])
        host.tap(text: "Switch")
        #expect(host.text == ["Switch"])
    }

    private struct Matched: View {
        @Namespace private var first
        @Namespace private var second
        let seen: (Namespace.ID, Namespace.ID) -> Void
        var body: some View {
            let _ = seen(first, second)
            Text(verbatim: "A").matchedGeometryEffect(id: 1, in: first)
        }
    }

    @Test func G05_namespacesDifferAndMatchNothingOutsideOfABody() {
        var ids: [Namespace.ID] = []
        let host = TestHost(Matched { ids += [$0, $1] })
        #expect(host.text == ["A"])
        #expect(ids.count >= 2 && ids[0] != ids[1])
        var warnings: [String] = []
        let namespace = Namespace()
        RuntimeWarning.observing({ warnings.append($0) }) { #expect(namespace.wrappedValue != namespace.wrappedValue) }
        #expect(warnings.first?.hasPrefix("Reading a Namespace property outside View.body.") == true)
    }
}
