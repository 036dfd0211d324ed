import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@Suite("Positions and targets of scrolling")
@MainActor
struct ScrollPositionTests {
    final class Model: ObservableObject {
        @Published var id: Int?
        @Published var position = ScrollPosition(idType: Int.self)
        @Published var count = 40
        var geometry: ScrollGeometry?
        var offset: CGFloat { geometry?.contentOffset.y ?? 0 }
        var visible: [Int] = []
        var shown: [String] = []
    }

    func host<V: View>(_ view: V) -> TestHost { TestHost(view, size: CGSize(width: 200, height: 400)) }

    struct Rows: View {
        @ObservedObject var model: Model
        var isLazy = false

        var body: some View {
            ScrollView {
                if isLazy {
                    LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
                } else {
                    VStack(spacing: 0) { rows }.scrollTargetLayout()
                }
            }
            .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { model.geometry = $1 }
        }

        @ViewBuilder private var rows: some View {
            ForEach(0..<model.count, id: \.self) { index in
                Text("Row \(index)").frame(maxWidth: .infinity, minHeight: 50)
            }
        }
    }

    struct ByID: View {
        @ObservedObject var model: Model
        var isLazy = false
        var anchor: UnitPoint?
        var body: some View { Rows(model: model, isLazy: isLazy).scrollPosition(id: $model.id, anchor: anchor) }
    }

    @Test("Setting the identity scrolls, least where there is no anchor; scrolling tells it", arguments: [false, true])
    func byID(isLazy: Bool) {
        let model = Model()
        let host = host(ByID(model: model, isLazy: isLazy))
        #expect(model.id == nil)
        model.id = 10
        host.update()
        #expect(model.offset == 150)
        #expect(model.id == 10)
        host.scroll(at: CGPoint(x: 10, y: 10), by: CGSize(width: 0, height: 100))
        #expect(model.offset == 250)
        #expect(model.id == 5)
        host.advance(by: 1)
        #expect(model.offset == 250)
    }

    @Test("An anchor says where the view comes to stand")
    func anchored() {
        let model = Model()
        let host = host(ByID(model: model, anchor: .center))
        model.id = 20
        host.update()
        #expect(abs(model.offset - 825) < 0.01)
        host.scroll(at: CGPoint(x: 10, y: 10), by: CGSize(width: 0, height: 50))
        #expect(model.id == 21)
    }

    struct ByPosition: View {
        @ObservedObject var model: Model
        var body: some View { Rows(model: model).scrollPosition($model.position) }
    }

    @Test("A position scrolls to views, edges and places, and tells when a person scrolled")
    func byPosition() {
        let model = Model()
        let host = host(ByPosition(model: model))
        #expect(!model.position.isPositionedByUser)
        model.position.scrollTo(edge: .bottom)
        host.update()
        #expect(model.offset == 1600)
        #expect(model.position.edge == .bottom)
        model.position.scrollTo(y: 120)
        host.update()
        #expect(model.offset == 120)
        #expect(model.position.y == 120)
        #expect(model.position.viewID(type: Int.self) == nil)
        model.position.scrollTo(id: 12, anchor: .top)
        host.update()
        #expect(model.offset == 600)
        host.scroll(at: CGPoint(x: 10, y: 10), by: CGSize(width: 0, height: 100))
        #expect(model.position.isPositionedByUser)
        #expect(model.position.viewID as? Int == 14)
        #expect(model.position.edge == nil)
        model.position.scrollTo(edge: .top)
        host.update()
        #expect(model.offset == 0)
        #expect(!model.position.isPositionedByUser)
    }

    @Test("Within an animation the content moves there")
    func animated() {
        let model = Model()
        let host = host(ByPosition(model: model))
        withAnimation { model.position.scrollTo(id: 30, anchor: .top) }
        host.update()
        #expect(model.offset == 0)
        host.advance(by: 0.15)
        #expect(model.offset > 300 && model.offset < 1400)
        host.advance(by: 2)
        #expect(model.offset == 1500)
    }

    @Test("Pages are as large as the scroll view, and turn one at a time")
    func paging() {
        let model = Model()
        let host = host(Rows(model: model).scrollTargetBehavior(.paging))
        let (low, high) = (CGPoint(x: 100, y: 390), CGPoint(x: 100, y: 90))
        host.swipe(from: low, to: high, duration: 0.1)
        host.advance(by: 3)
        #expect(model.offset == 400)
        host.swipe(from: high, to: CGPoint(x: 100, y: 120), duration: 0.05)
        host.advance(by: 3)
        #expect(model.offset == 0)
        host.swipe(from: low, to: CGPoint(x: 100, y: 340), duration: 2)
        host.advance(by: 3)
        #expect(model.offset == 0)
        host.swipe(from: low, to: CGPoint(x: 100, y: 150), duration: 2)
        host.advance(by: 3)
        #expect(model.offset == 400)
        host.scroll(at: high, by: CGSize(width: 0, height: 260))
        host.advance(by: 3)
        #expect(model.offset == 800)
    }

    @Test("Movements end at views, past as many as is allowed", arguments: [false, true])
    func viewAligned(isLazy: Bool) {
        let model = Model()
        let host = host(Rows(model: model, isLazy: isLazy).scrollTargetBehavior(.viewAligned))
        host.swipe(from: CGPoint(x: 100, y: 390), to: CGPoint(x: 100, y: 290), duration: 0.1)
        host.advance(by: 4)
        #expect(model.offset > 400)
        #expect(model.offset.truncatingRemainder(dividingBy: 50) == 0)
        let other = Model()
        let limited = self.host(
            Rows(model: other, isLazy: isLazy).scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne)))
        limited.swipe(from: CGPoint(x: 100, y: 390), to: CGPoint(x: 100, y: 290), duration: 0.1)
        limited.advance(by: 4)
        #expect(other.offset == 50)
    }

    struct Thirds: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            target.rect.origin.y = context.velocity.dy > 0 ? 333 : 0
        }
    }

    @Test("An app's own behaviour decides where movements end")
    func custom() {
        let model = Model()
        let host = host(Rows(model: model).scrollTargetBehavior(Thirds()))
        host.swipe(from: CGPoint(x: 100, y: 390), to: CGPoint(x: 100, y: 290), duration: 0.1)
        host.advance(by: 3)
        #expect(model.offset == 333)
    }

    @Test("An anchor chooses what is seen at first, and keeps its place when content is added")
    func defaultAnchor() {
        let model = Model()
        let host = host(Rows(model: model).defaultScrollAnchor(.bottom))
        #expect(model.offset == 1600)
        model.count = 50
        host.update()
        #expect(model.offset == 2100)
        let small = Model()
        small.count = 2
        let short = self.host(Rows(model: small).defaultScrollAnchor(.bottom))
        #expect(short.find(text: "Row 1")?.frame.midY.rounded() == 375)
        let other = Model()
        let first = self.host(Rows(model: other).defaultScrollAnchor(.center, for: .initialOffset))
        #expect(other.offset == 800)
        other.count = 50
        first.update()
        #expect(other.offset == 800)
    }

    @Test("Margins keep the content from the edges, and are told")
    func margins() {
        let model = Model()
        let host = host(Rows(model: model).contentMargins(.vertical, 30).contentMargins(.leading, 20))
        #expect(model.geometry?.contentInsets == EdgeInsets(top: 30, leading: 20, bottom: 30, trailing: 0))
        #expect(model.geometry?.contentOffset == CGPoint(x: -20, y: -30))
        #expect(model.geometry?.contentSize == CGSize(width: 180, height: 2000))
        host.press(.end)
        #expect(model.offset == 1630)
        let row = host.find(text: "Row 39")!.frame
        #expect(row.midX == 110)
        #expect(abs(row.midY - CGFloat(400 - 30 - 25)) < 1)
        let plain = Model()
        let bars = self.host(Rows(model: plain).contentMargins(30, for: .scrollIndicators))
        bars.press(.down)
        #expect(plain.geometry?.contentInsets == EdgeInsets())
    }

    @Test("Views tell when they come into sight")
    func visibility() {
        let model = Model()
        let view = ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<20, id: \.self) { index in
                    Color.red.frame(height: 100).onScrollVisibilityChange { model.shown.append("\(index) \($0)") }
                }
            }
            .scrollTargetLayout()
        }
        .onScrollTargetVisibilityChange(idType: Int.self) { model.visible = $0 }
        let host = host(view)
        #expect(model.visible == [0, 1, 2, 3])
        model.shown = []
        host.scroll(at: CGPoint(x: 10, y: 10), by: CGSize(width: 0, height: 60))
        #expect(model.visible == [1, 2, 3, 4])
        #expect(model.shown.sorted() == ["0 false", "4 true"])
    }

    @Test("Transitions change views by how far they are in sight")
    func transitions() {
        let view = ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<20, id: \.self) { _ in
                    Color.red.frame(height: 100)
                        .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
                }
            }
        }
        let host = host(view)
        func opacities() -> [String] {
            host.layers.split(separator: "\n").filter { $0.contains("opacity") }.map(String.init)
        }
        host.scroll(at: CGPoint(x: 10, y: 10), by: CGSize(width: 0, height: 25))
        let partly = opacities()
        #expect(partly.contains { $0.contains("0.75") })
        #expect(partly.contains { $0.contains("0.25") })
    }

    @Test("Animated transitions take their time, whatever is scrolled meanwhile; others follow a curve")
    func animatedTransitions() {
        func view(_ configuration: ScrollTransitionConfiguration) -> some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { _ in
                        Color.red.frame(height: 100)
                            .scrollTransition(configuration) { content, phase in
                                content.opacity(phase.isIdentity ? 1 : 0)
                            }
                    }
                }
            }
        }
        func opacities(_ host: TestHost) -> [String] {
            host.layers.split(separator: "\n").filter { $0.contains("[opacity(0.") }.map(String.init)
        }
        let animated = host(view(.animated(.linear(duration: 1))))
        animated.advance(by: 2)
        #expect(opacities(animated).allSatisfy { $0.contains("opacity(0.0)") })
        animated.scroll(at: CGPoint(x: 10, y: 10), by: CGSize(width: 0, height: 25))
        animated.advance(by: 0.5)
        let middle = opacities(animated).filter { !$0.contains("opacity(0.0)") }
        #expect(!middle.isEmpty)
        animated.advance(by: 2)
        #expect(opacities(animated).allSatisfy { $0.contains("opacity(0.0)") })
        animated.resetCounters()
        animated.advance(by: 20)
        #expect(animated.counters.frames <= 2)
        let curved = host(view(.interactive(timingCurve: .easeIn)))
        curved.scroll(at: CGPoint(x: 10, y: 10), by: CGSize(width: 0, height: 25))
        let shares = opacities(curved)
        #expect(!shares.contains { $0.contains("opacity(0.75)") } && !shares.isEmpty)
    }

    @Test("Content can be seen beyond its scroll view, and the keyboard be dismissed")
    func clipping() {
        let view = ScrollView { Color.red.frame(height: 900) }
        #expect(host(view).layers.contains("clip"))
        #expect(!host(view.scrollClipDisabled()).layers.contains("clip"))
    }

    struct Field: View {
        @State private var text = ""
        @FocusState private var hasFocus: Bool
        var body: some View {
            ScrollView {
                TextField("Name", text: $text).focused($hasFocus)
                Text(hasFocus ? "typing" : "resting")
                Color.red.frame(height: 900)
            }
            .scrollDismissesKeyboard(.immediately)
        }
    }

    @Test("Scrolling takes the keyboard from a field where it shall")
    func keyboard() {
        let host = host(Field())
        host.tap(at: CGPoint(x: 50, y: 10))
        #expect(host.find(text: "typing") != nil)
        host.swipe(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200))
        #expect(host.find(text: "resting") != nil)
    }
}
