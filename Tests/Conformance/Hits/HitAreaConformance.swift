import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// What a view of 100 × 100 points with a tap gesture does where it is tapped, in front of another one.
@MainActor
struct HitProbe {
    let host: TestHost
    private let log = Log<String>()

    init(@ViewBuilder _ view: () -> some View) {
        let (log, view) = (log, view())
        host = TestHost(100, 100) {
            ZStack {
                Color.gray.onTapGesture { log("behind") }
                view.simultaneousGesture(TapGesture().onEnded { log("hit") })
            }
        }
    }

    /// Whether a tap hits the view; if not, the view behind it must answer.
    func hits(_ x: CGFloat, _ y: CGFloat) -> Bool {
        log.entries.removeAll()
        host.tap(at: CGPoint(x: x, y: y))
        host.advance(by: 1)
        #expect(log.entries == ["hit"] || log.entries == ["behind"])
        return log.text == "hit"
    }

    /// Whether each place is hit, the middle, a corner and the middle of the left edge, as `+` and `-`.
    var summary: String {
        [hits(50, 50), hits(3, 3), hits(2, 50)].map { $0 ? "+" : "-" }.joined()
    }
}

@MainActor @Suite("Where views are hit")
struct HitAreaConformance {
    @Test("GE7: a filled shape is hit inside its outline, and what is behind it answers elsewhere")
    func fills() {
        #expect(HitProbe { Circle() }.summary == "+-+")
        #expect(HitProbe { Circle().fill(.red) }.summary == "+-+")
        #expect(
            HitProbe { Ellipse().fill(.linearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom)) }
                .summary == "+-+")
        #expect(HitProbe { Capsule().fill(.thinMaterial) }.summary == "+-+")
        #expect(HitProbe { RoundedRectangle(cornerRadius: 30) }.summary == "+-+")
        #expect(HitProbe { RoundedRectangle(cornerRadius: 30, style: .continuous) }.summary == "+-+")
        #expect(HitProbe { UnevenRoundedRectangle(bottomTrailingRadius: 50) }.summary == "+++")
        #expect(HitProbe { Rectangle() }.summary == "+++")
        #expect(HitProbe { Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)) }.summary == "+-+")
        #expect(HitProbe { AnyShape(Circle()) }.summary == "+-+")
        #expect(HitProbe { Circle().fill(.red.shadow(.drop(radius: 3))) }.summary == "+-+")
    }

    @Test("GE7: the fill rule decides about holes")
    func rules() {
        var ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        ring.addEllipse(in: CGRect(x: 25, y: 25, width: 50, height: 50))
        #expect(HitProbe { ring.fill(.red) }.summary == "+-+")
        #expect(HitProbe { ring.fill(.red, style: FillStyle(eoFill: true)) }.summary == "--+")
    }

    @Test("GE7: a stroke is hit on its line alone")
    func strokes() {
        #expect(HitProbe { Circle().stroke(.red, lineWidth: 10) }.summary == "--+")
        #expect(HitProbe { Circle().stroke(lineWidth: 10) }.summary == "--+")
        #expect(HitProbe { Rectangle().stroke(.red, lineWidth: 10) }.summary == "-++")
        let border = HitProbe { Circle().strokeBorder(.red, lineWidth: 10) }
        #expect(border.summary == "--+" && border.hits(8, 50) && !border.hits(12, 50))
        let dashed = HitProbe { Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 10, dash: [20, 20])) }
        #expect(dashed.hits(10, 2))
        #expect(!dashed.hits(30, 2))
        #expect(dashed.hits(50, 2))
        #expect(HitProbe { Circle().stroke(.red, lineWidth: 10).fill(.blue) }.summary == "+-+")
    }

    @Test("GE7: trimmed, turned, scaled, moved and mirrored shapes are hit where they are drawn")
    func derived() {
        let half = HitProbe { Circle().trim(from: 0, to: 0.5) }
        #expect(half.hits(50, 80) && !half.hits(50, 20))
        let turned = HitProbe { Rectangle().rotation(.degrees(45)) }
        #expect(turned.summary == "+-+")
        let scaled = HitProbe { Circle().scale(0.5) }
        #expect(scaled.summary == "+--" && scaled.hits(30, 50))
        let moved = HitProbe { Circle().offset(x: 30) }
        #expect(moved.summary == "+--" && moved.hits(35, 50))
        let sized = HitProbe { Circle().size(width: 40, height: 40) }
        #expect(sized.summary == "---" && sized.hits(20, 20))
        let mirrored = HitProbe { Wedge().environment(\.layoutDirection, .rightToLeft) }
        #expect(!mirrored.hits(20, 60) && mirrored.hits(80, 60))
        let wedge = HitProbe { Wedge() }
        #expect(wedge.hits(20, 10) && !wedge.hits(80, 60))
    }

    @Test("GE7: a shape that is drawn beyond its frame is hit there")
    func beyond() {
        let large = HitProbe { Circle().scale(2).fill(.red).frame(width: 40, height: 40) }
        #expect(large.hits(50, 15) && !large.hits(20, 20))
        let thick = HitProbe { Rectangle().stroke(.red, lineWidth: 20).frame(width: 40, height: 40) }
        #expect(thick.hits(22, 50) && !thick.hits(50, 50) && !thick.hits(18, 50))
    }

    /// The upper left half of its rectangle.
    private struct Wedge: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: CGPoint(x: rect.minX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
                path.closeSubpath()
            }
        }
    }

    @Test("GE7: clear colors and clear fills are not hit, nearly clear ones are; nor are hidden views")
    func clear() {
        #expect(HitProbe { Color.clear }.summary == "---")
        #expect(HitProbe { Rectangle().fill(.clear) }.summary == "---")
        #expect(HitProbe { Rectangle().foregroundStyle(.clear) }.summary == "---")
        #expect(HitProbe { Circle().stroke(.clear, lineWidth: 10) }.summary == "---")
        #expect(HitProbe { Color.red.opacity(0) }.summary == "---")
        #expect(HitProbe { Rectangle().opacity(0) }.summary == "---")
        #expect(HitProbe { Rectangle().hidden() }.summary == "---")
        #expect(HitProbe { Rectangle().allowsHitTesting(false) }.summary == "---")
        #expect(HitProbe { Color.black.opacity(0.001) }.summary == "+++")
        #expect(HitProbe { Rectangle().opacity(0.001) }.summary == "+++")
        #expect(HitProbe { EmptyView() }.summary == "---")
        #expect(HitProbe { Path() }.summary == "---")
    }

    @Test("GE7: colors, gradients, materials, pictures, canvases and texts are hit in their whole rectangle")
    func wholes() {
        #expect(HitProbe { Color.red }.summary == "+++")
        #expect(
            HitProbe { LinearGradient(colors: [.clear, .red], startPoint: .top, endPoint: .bottom) }.summary == "+++")
        #expect(HitProbe { Rectangle().fill(.regularMaterial) }.summary == "+++")
        #expect(HitProbe { Canvas { _, _ in } }.summary == "+++")
        let pixels = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
        #expect(HitProbe { Image(uiImage: pixels).resizable() }.summary == "+++")
        let text = HitProbe { Text(verbatim: "l     l") }
        #expect(text.hits(50, 50))
    }

    @Test("GE7: a stack is hit on its children: gaps, spacers and paddings let what is behind answer")
    func stacks() {
        let column = HitProbe {
            VStack(spacing: 0) {
                Color.red.frame(height: 20)
                Spacer()
                Color.red.frame(height: 20)
            }
        }
        #expect(column.hits(50, 10) && !column.hits(50, 50) && column.hits(50, 95))
        #expect(HitProbe { Color.red.frame(width: 20, height: 20).padding(40) }.summary == "+--")
        #expect(HitProbe { Color.red.frame(width: 20).frame(maxWidth: .infinity) }.summary == "+--")
        #expect(HitProbe { Color.red.frame(width: 20, height: 20).background(.blue, in: Circle()) }.summary == "+--")
        #expect(HitProbe { Color.clear.background(.blue, in: .circle) }.summary == "+-+")
        #expect(HitProbe { Color.clear.background { Circle() } }.summary == "+-+")
        #expect(HitProbe { Color.clear.overlay { Circle().strokeBorder(lineWidth: 10) } }.summary == "--+")
        #expect(HitProbe { Color.clear.border(.red, width: 10) }.summary == "-++")
    }

    @Test("GE8: a content shape replaces what is drawn, by its path and rule; shapes for other uses change nothing")
    func contentShapes() {
        #expect(HitProbe { Color.clear.contentShape(Rectangle()) }.summary == "+++")
        #expect(HitProbe { Circle().contentShape(Rectangle()) }.summary == "+++")
        #expect(HitProbe { Circle().strokeBorder(lineWidth: 4).contentShape(Circle()) }.summary == "+-+")
        #expect(HitProbe { Color.red.contentShape(Circle()) }.summary == "+-+")
        #expect(HitProbe { Color.red.contentShape(.interaction, Circle()) }.summary == "+-+")
        #expect(HitProbe { Color.red.contentShape([.hoverEffect, .focusEffect], Circle()) }.summary == "+++")
        #expect(HitProbe { Color.red.contentShape(Ring()) }.summary == "+-+")
        #expect(HitProbe { Color.red.contentShape(Ring(), eoFill: true) }.summary == "--+")
        #expect(HitProbe { VStack { Spacer() }.frame(maxWidth: .infinity).contentShape(.rect) }.summary == "+++")
    }

    private struct Ring: Shape {
        func path(in rect: CGRect) -> Path {
            var path = Path(ellipseIn: rect)
            path.addEllipse(in: rect.insetBy(dx: 25, dy: 25))
            return path
        }
    }

    @Test("GE8: a clip takes the hits outside of its shape; a mask takes none and leaves the others")
    func clips() {
        #expect(HitProbe { Color.red.clipShape(Circle()) }.summary == "+-+")
        #expect(HitProbe { Color.red.clipShape(RoundedRectangle(cornerRadius: 30)) }.summary == "+-+")
        #expect(HitProbe { Color.red.cornerRadius(30) }.summary == "+-+")
        #expect(HitProbe { Color.clear.clipShape(Circle()) }.summary == "---")
        #expect(HitProbe { Color.clear.mask { Circle() } }.summary == "---")
        #expect(HitProbe { Circle().mask { Rectangle() } }.summary == "+-+")
    }

    @Test("GE8: a button is hit on what its label draws; the system's borderless looks fill gaps in the label")
    func buttons() {
        let log = Log<String>()
        func button<S: PrimitiveButtonStyle, L: View>(_ style: S, @ViewBuilder _ label: () -> L) -> TestHost {
            let label = label()
            return TestHost(100, 100) {
                ZStack {
                    Color.gray.onTapGesture { log("behind") }
                    Button {
                        log("press")
                    } label: {
                        label
                    }.buttonStyle(style)
                }
            }
        }
        func taps(_ host: TestHost, _ x: CGFloat, _ y: CGFloat) -> String {
            log.entries.removeAll()
            host.tap(at: CGPoint(x: x, y: y))
            return log.text
        }
        let gap = HStack(spacing: 0) {
            Color.red.frame(width: 20)
            Spacer()
            Color.red.frame(width: 20)
        }
        for host in [
            button(.automatic) { Circle() }, button(.plain) { Circle() }, button(.borderless) { Circle() },
        ] {
            #expect(taps(host, 50, 50) == "press")
            #expect(taps(host, 3, 3) == "behind")
        }
        #expect(taps(button(.plain) { gap }, 50, 50) == "behind")
        #expect(taps(button(.automatic) { gap }, 50, 50) == "press")
        #expect(taps(button(.plain) { gap.contentShape(Rectangle()) }, 50, 50) == "press")
        #expect(taps(button(.automatic) { Color.clear }, 50, 50) == "behind")
        #expect(taps(button(.bordered) { gap }, 50, 50) == "press")
        let own = TestHost(100, 100) {
            ZStack {
                Color.gray.onTapGesture { log("behind") }
                Button {
                    log("press")
                } label: {
                    gap
                }.buttonStyle(Own())
            }
        }
        #expect(taps(own, 50, 50) == "behind" && taps(own, 10, 50) == "press")
    }

    private struct Own: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
    }
}
