import DisplayList
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Layer effects")
struct EffectTests {
    /// The effects of the first layer that has any, around a block of 20 × 10 points.
    private func effects<V: View>(_ change: (Block) -> V) -> [LayerEffect] {
        let host = ModifierHost { change(Block()) }
        var found: [LayerEffect] = []
        host.graph.displayList.visit { if found.isEmpty { found = $0.effects } }
        return found
    }

    @Test func simpleEffectsHaveTheirFigures() {
        #expect(effects { $0.opacity(0.25) } == [.opacity(0.25)])
        #expect(effects { $0.opacity(7) } == [.opacity(1)])
        #expect(effects { $0.hidden() } == [.opacity(0)])
        #expect(effects { $0.blur(radius: 3, opaque: true) } == [.blur(radius: 3, opaque: true)])
        #expect(effects { $0.blendMode(.multiply) } == [.blend(.multiply)])
        #expect(effects { $0.brightness(0.1) } == [.filter(.brightness(0.1))])
        #expect(effects { $0.contrast(2) } == [.filter(.contrast(2))])
        #expect(effects { $0.saturation(0.5) } == [.filter(.saturation(0.5))])
        #expect(effects { $0.grayscale(2) } == [.filter(.grayscale(1))])
        #expect(effects { $0.hueRotation(.degrees(180)) } == [.filter(.hueRotation(.pi))])
        #expect(effects { $0.colorInvert() } == [.filter(.invert)])
        #expect(effects { $0.luminanceToAlpha() } == [.filter(.luminanceToAlpha)])
        #expect(effects { $0.colorMultiply(Color(red: 1, green: 0, blue: 0)) } == [.filter(.multiply(RGBA(1, 0, 0)))])
        #expect(effects { $0.compositingGroup() } == [.group])
        #expect(effects { $0.drawingGroup(opaque: true, colorMode: .linear) } == [.group])
        #expect(
            effects { $0.shadow(color: Color(red: 0, green: 0, blue: 0), radius: 4, x: 1, y: 2) }
                == [.shadow(.black, radius: 4, offset: CGSize(width: 1, height: 2))])
    }

    @Test func clipsAreInTheViewsOwnSpace() {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
        #expect(
            effects { $0.clipped() }
                == [.clip(ClipShape(path: Path(rect), style: FillStyle(antialiased: false)))])
        #expect(effects { $0.clipShape(Circle()) } == [.clip(ClipShape(path: Circle().path(in: rect)))])
        #expect(
            effects { $0.cornerRadius(3) }
                == [.clip(ClipShape(path: RoundedRectangle(cornerRadius: 3).path(in: rect)))])
    }

    @Test func aClipFollowsTheSize() {
        let source = Source<CGFloat>(20)
        let host = ModifierHost {
            Watching(source: source) { Block(width: $0).clipShape(Rectangle()) }
        }
        source.value = 30
        host.graph.flush()
        #expect(host.layers.contains("35,45 30×10 [clip(DisplayList.ClipShape(path: 0 0 m 30 0 l 30 10 l 0 10 l h"))
        #expect(host.graph.counters.layersEmitted == 2)
    }

    @Test func aChangedEffectCostsOneLayersEffects() {
        let source = Source<CGFloat>(0.5)
        let host = ModifierHost {
            VStack {
                Watching(source: source) { Block().opacity($0) }
                Block()
            }
        }
        let measured = host.graph.counters.measured
        var reader = DisplayListReader(host.graph.displayList)
        _ = reader.read()
        source.value = 1
        host.graph.flush()
        #expect(host.graph.counters.measured == measured)
        #expect(reader.read().changed.count == 1)
        // An effect that changes nothing keeps its layer.
        #expect(host.layers.contains("[opacity(1.0)]"))
    }

    struct Watching<Content: View>: View {
        @ObservedObject var source: Source<CGFloat>
        @ViewBuilder var content: (CGFloat) -> Content
        var body: some View { content(source.value) }
    }

    @Test func aModifierOfSeveralViewsAppliesToEach() {
        let host = ModifierHost {
            VStack {
                Group {
                    Block()
                    Block()
                }
                .opacity(0.5)
            }
        }
        #expect(
            host.layers == """
                0,0 100×100
                  40,36 20×10 [opacity(0.5)]
                    0,0 20×10 color #ff0000
                  40,54 20×10 [opacity(0.5)]
                    0,0 20×10 color #ff0000
                """)
    }

    @Test func transparentAndClippedPlacesAreNotHit() {
        let host = ModifierHost { Block().opacity(0) }
        #expect(host.graph.hitTest(CGPoint(x: 50, y: 50)) == nil)
        let clipped = ModifierHost { Block(width: 20, height: 20).clipShape(Circle()) }
        #expect(clipped.graph.hitTest(CGPoint(x: 50, y: 50)) != nil)
        #expect(clipped.graph.hitTest(CGPoint(x: 41, y: 41)) == nil)
        let hidden = ModifierHost { Block().hidden() }
        #expect(hidden.graph.hitTest(CGPoint(x: 50, y: 50)) == nil)
    }

    @Test func aMaskIsTheFirstChildLaidOutOverTheView() {
        let host = ModifierHost {
            Block(width: 40, height: 30).mask(alignment: .topLeading) {
                Block(width: 10)
                Fill()
            }
        }
        #expect(
            host.layers == """
                0,0 100×100
                  30,35 40×30 [mask]
                    0,0 40×30
                      0,0 10×10 color #ff0000
                      0,0 40×30 color #0000ff
                    0,0 40×30 color #ff0000
                """)
        let empty = ModifierHost { Block().mask(EmptyView()) }
        #expect(
            empty.layers == """
                0,0 100×100
                  40,45 20×10 [mask]
                    10,5 0×0
                    0,0 20×10 color #ff0000
                """)
        #expect(host.node(ofKind: "Block") != nil)
        #expect(host.graph.hitTest(CGPoint(x: 50, y: 50))?.kind.name == "Block")
    }
}
