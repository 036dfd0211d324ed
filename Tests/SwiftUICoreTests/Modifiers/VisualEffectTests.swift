import DisplayList
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Visual effects")
struct VisualEffectTests {
    struct Watching<Content: View>: View {
        @ObservedObject var source: Source<CGFloat>
        @ViewBuilder var content: (CGFloat) -> Content
        var body: some View { content(source.value) }
    }

    private func effects(_ host: ModifierHost) -> [LayerEffect] {
        var found: [LayerEffect] = []
        host.graph.displayList.visit { found += $0.effects }
        return found
    }

    @Test func effectsAreMadeFromTheGeometryAndFollowIt() {
        let source = Source<CGFloat>(20)
        let host = ModifierHost {
            HStack(spacing: 0) {
                Watching(source: source) { Block(width: $0) }
                Block().visualEffect { $0.offset(y: $1.frame(in: .global).minX).opacity(0.5) }
            }
        }
        func expected(_ y: CGFloat) -> [LayerEffect] {
            [.transform(ProjectionTransform(CGAffineTransform(translationX: 0, y: y))), .opacity(0.5)]
        }
        #expect(effects(host) == expected(50))
        source.value = 40
        host.graph.flush()
        #expect(effects(host) == expected(60))
    }

    @Test func hitsFollowTheEffectAndFramesDoNot() {
        let host = ModifierHost {
            Block().visualEffect { effect, _ in effect.scaleEffect(2).offset(x: 10) }
        }
        let block = host.node(ofKind: "Block")!
        #expect(block.windowFrame == CGRect(x: 40, y: 45, width: 20, height: 10))
        // From 30 to 70 when doubled, then moved by 10.
        #expect(host.graph.hitTest(CGPoint(x: 78, y: 50)) == block)
        #expect(host.graph.hitTest(CGPoint(x: 38, y: 50)) == nil)
        let gone = ModifierHost { Block().visualEffect { effect, _ in effect.opacity(0) } }
        #expect(gone.graph.hitTest(CGPoint(x: 50, y: 50)) == nil)
    }

    @Test func allEffectsMakeTheirLayerEffects() {
        let host = ModifierHost {
            Block().visualEffect { effect, _ in
                effect.blur(radius: 1).brightness(0.1).contrast(2).saturation(3).grayscale(0.5)
                    .hueRotation(.radians(1)).rotationEffect(.zero).scaleEffect(x: 1)
                    .scaleEffect(CGSize(width: 1, height: 1)).rotation3DEffect(.zero, axis: (0, 1, 0))
                    .transformEffect(.identity).offset(.zero)
            }
        }
        let still = LayerEffect.transform(ProjectionTransform())
        #expect(
            effects(host) == [
                .blur(radius: 1, opaque: false), .filter(.brightness(0.1)), .filter(.contrast(2)),
                .filter(.saturation(3)), .filter(.grayscale(0.5)), .filter(.hueRotation(1)), still, still, still, still,
                still, still,
            ])
    }
}
