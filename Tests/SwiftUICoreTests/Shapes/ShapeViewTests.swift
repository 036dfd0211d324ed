import DisplayList
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite struct ShapeViewTests {
    private let size = CGSize(width: 100, height: 60)

    private func drawing<V: View>(_ view: V) -> String {
        let host = TestHost(view, size: size)
        return host.displayList.description.split(separator: "\n").dropFirst()
            .map { String($0.drop(while: { $0 == " " })) }.joined(separator: " | ")
    }

    @Test func aRectangleIsAPlainColourLayer() {
        #expect(drawing(Rectangle()) == "0,0 100×60 color #000000")
        #expect(drawing(Rectangle().fill(.red)) == "0,0 100×60 color #ff3b30")
        #expect(drawing(Rectangle().fill(.clear)) == "0,0 100×60")
        #expect(drawing(Circle().fill(.blue.opacity(0.5))) == "20,0 60×60 fill #007aff/0.5")
    }

    @Test func theEnvironmentDecidesTheColour() {
        #expect(drawing(Rectangle().environment(\.colorScheme, .dark)) == "0,0 100×60 color #ffffff")
        #expect(drawing(Rectangle().fill(.red).environment(\.colorScheme, .dark)) == "0,0 100×60 color #ff453a")
        #expect(drawing(Rectangle().fill(.secondary)) == "0,0 100×60 color #3c3c43/0.6")
    }

    @Test func linesAreLinesNotOutlines() {
        #expect(drawing(Capsule().stroke(.red, lineWidth: 3)) == "0,0 100×60 stroke #ff3b30 3")
        let host = TestHost(RoundedRectangle(cornerRadius: 12).strokeBorder(.green, lineWidth: 4), size: size)
        guard case .stroke(let path, _, let style) = host.displayList[host.displayList.children(of: .root)[0]].content
        else {
            Issue.record("A line is expected.")
            return
        }
        #expect(path == Path(roundedRect: CGRect(x: 2, y: 2, width: 96, height: 56), cornerRadius: 10))
        #expect(style.lineWidth == 4)
    }

    @Test func shapesPileUp() {
        let pile = Rectangle().fill(.white).stroke(.red, lineWidth: 2).strokeBorder(.blue)
        #expect(
            drawing(pile)
                == "0,0 100×60 color #ffffff | 0,0 100×60 stroke #ff3b30 2 | 0,0 100×60 stroke #007aff 1")
    }

    @Test func gradientsAreViews() {
        #expect(
            drawing(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                == "0,0 100×60 fill linear gradient")
        #expect(drawing(Rectangle().fill(.red.gradient)) == "0,0 100×60 fill linear gradient")
        #expect(
            drawing(Rectangle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
                == "0,0 100×60 fill linear gradient")
    }

    @Test func shadowsAndBlendingAreGroups() {
        let shadow = Circle().fill(.red.shadow(.drop(radius: 5)).shadow(.inner(radius: 2)))
        let host = TestHost(shadow, size: size)
        guard case .commands(let commands) = host.displayList[host.displayList.children(of: .root)[0]].content,
            case .group(_, let outer)? = commands.first, case .group(_, let inner)? = commands.last
        else {
            Issue.record("Two groups are expected.")
            return
        }
        #expect(commands.count == 2)
        #expect(outer.effects.count == 1)
        #expect(inner.clips.count == 1)
    }

    @Test func aShapeOfTheAppIsOneNodeAndMirrorsFromRightToLeft() {
        struct Wedge: Shape {
            func path(in rect: CGRect) -> Path {
                Path {
                    $0.move(to: .zero)
                    $0.addLine(to: CGPoint(x: 10, y: 0))
                    $0.addLine(to: CGPoint(x: 0, y: 10))
                }
            }
        }
        let host = TestHost(Wedge().environment(\.layoutDirection, .rightToLeft), size: size)
        guard case .fill(let path, _, _) = host.displayList[host.displayList.children(of: .root)[0]].content
        else {
            Issue.record("A filled path is expected.")
            return
        }
        #expect(path.description == "100 0 m 90 0 l 100 10 l")
        #expect(host.bodyCount(of: Wedge.self) == 0)
    }

    struct Toggling: View {
        @State private var isOn = false
        var body: some View {
            VStack(spacing: 0) {
                Rectangle().fill(isOn ? .red : .blue).onTapGesture { isOn.toggle() }
                Circle().stroke(lineWidth: 2)
            }
        }
    }

    @Test func onlyTheChangedShapeIsDrawnAgain() {
        let host = TestHost(Toggling(), size: size)
        host.resetCounters()
        host.tap(at: CGPoint(x: 50, y: 10))
        #expect(host.counters.layersEmitted == 1)
        #expect(host.displayList.description.contains("color #ff3b30"))
    }
}
