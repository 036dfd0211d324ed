import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Aspect ratios, overlays, guides, readers")
struct AlignmentConformance {
    @Test("L50: the box that fits into, or fills, the proposal with a ratio")
    func ratios() {
        #expect(answer(300, 300) { Color.red.aspectRatio(2 / 3, contentMode: .fit) } == size(200, 300))
        #expect(answer(300, 300) { Color.red.aspectRatio(2 / 3, contentMode: .fill) } == size(300, 450))
        #expect(answer(300, 200) { Rectangle().scaledToFit() } == size(200, 200))
        #expect(answer(300, 200) { Rectangle().scaledToFill() } == size(300, 300))
        #expect(
            answer(100, 100) { Color.red.aspectRatio(CGSize(width: 4, height: 1), contentMode: .fit) } == size(100, 25))
        #expect(answer(nil, nil) { Color.red.aspectRatio(2, contentMode: .fit) } == size(10, 10))
    }

    @Test("L50: one open length follows the other, to fit and to fill (decided)")
    func openRatio() {
        #expect(answer(60, nil) { Color.red.aspectRatio(2, contentMode: .fit) } == size(60, 30))
        #expect(answer(60, nil) { Color.red.aspectRatio(2, contentMode: .fill) } == size(60, 30))
        #expect(answer(nil, 60) { Color.red.aspectRatio(2, contentMode: .fill) } == size(120, 60))
    }

    @Test("L50: the answer is the child's, not the box")
    func ratioOfRigid() {
        let log = Log<ProposedViewSize>()
        #expect(answer(300, 300) { fixed(20, 20).told(log).aspectRatio(3, contentMode: .fit) } == size(20, 20))
        #expect(log.entries.contains(ProposedViewSize(width: 300, height: 100)))
    }

    @Test("L51: overlay and background are offered the final size, and change nothing")
    func secondary() {
        let (over, under) = (Log<ProposedViewSize>(), Log<ProposedViewSize>())
        let host = TestHost(300, 300) {
            fixed(40, 20)
                .overlay(alignment: .bottomTrailing) { fixed(100, 6).told(Log(), placed: over).mark("over") }
                .background(alignment: .topLeading) { Color.red.told(Log(), placed: under).mark("under") }
                .mark("all")
        }
        #expect(host.frame("all") == rect(130, 140, 40, 20))
        #expect(over.entries.last == ProposedViewSize(width: 40, height: 20))
        #expect(under.entries.last == ProposedViewSize(width: 40, height: 20))
        #expect(host.frame("over") == rect(70, 154, 100, 6))
        #expect(host.frame("under") == rect(130, 140, 40, 20))
    }

    @Test("L52: a ZStack is as big as its children of the highest priority, and offers all of them that size")
    func depth() {
        let log = Log<ProposedViewSize>()
        let host = TestHost(300, 300) {
            ZStack(alignment: .topLeading) {
                fixed(40, 20).layoutPriority(1)
                fixed(30, 50).layoutPriority(1)
                Color.red.told(Log(), placed: log).mark("fill")
            }
            .mark("all")
        }
        #expect(host.frame("all").size == size(40, 50))
        #expect(host.frame("fill").size == size(40, 50))
        #expect(log.entries.last == ProposedViewSize(width: 40, height: 50))
        #expect(
            answer(90, 80) {
                ZStack {
                    fixed(40, 20)
                    Color.red
                }
            } == size(90, 80))
    }

    @Test("L53: zIndex changes the drawing order alone; ties follow the source")
    func drawingOrder() {
        func colors(_ index: Double) -> TestHost {
            TestHost(30, 10) {
                HStack(spacing: 0) {
                    Color(red: 1, green: 0, blue: 0).zIndex(index).mark("a")
                    Color(red: 0, green: 1, blue: 0)
                    Color(red: 0, green: 0, blue: 1)
                }
            }
        }
        let (red, green, blue) = ("color #ff0000", "color #00ff00", "color #0000ff")
        #expect(colors(0).drawn.map(\.what) == [red, green, blue])
        #expect(colors(1).drawn.map(\.what) == [green, blue, red])
        #expect(colors(-1).drawn.map(\.what) == [red, green, blue])
        #expect(colors(1).frame("a") == colors(0).frame("a"))
    }

    private enum Middle: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }

    @Test("L60: defaults of the guides; an explicit value wins")
    func guides() {
        let (plain, explicit, none) = ask {
            fixed(20, 10)
            fixed(20, 10).alignmentGuide(.leading) { $0.width - 3 }
        } _: { views in
            let (a, b) = (views[0].dimensions(in: .unspecified), views[1].dimensions(in: .unspecified))
            let plain = [
                a[HorizontalAlignment.leading], a[HorizontalAlignment.center], a[HorizontalAlignment.trailing],
                a[VerticalAlignment.top], a[VerticalAlignment.center], a[VerticalAlignment.bottom],
                a[VerticalAlignment.firstTextBaseline], a[VerticalAlignment.lastTextBaseline],
            ]
            return (plain, b[HorizontalAlignment.leading], a[explicit: HorizontalAlignment.leading])
        }
        #expect(plain == [0, 10, 20, 0, 5, 10, 10, 10])
        #expect(explicit == 17 && none == nil)
    }

    @Test("L60: a container's guide is the average of its children's, a first baseline the least, a last the greatest")
    func combined() {
        let middle = VerticalAlignment(Middle.self)
        let got = ask {
            VStack(spacing: 0) {
                fixed(20, 10).alignmentGuide(middle) { _ in 2 }
                    .alignmentGuide(.firstTextBaseline) { _ in 3 }.alignmentGuide(.lastTextBaseline) { _ in 4 }
                fixed(20, 10)
                fixed(20, 10).alignmentGuide(middle) { _ in 6 }
                    .alignmentGuide(.firstTextBaseline) { _ in 7 }.alignmentGuide(.lastTextBaseline) { _ in 8 }
            }
        } _: { views in
            let stack = views[0].dimensions(in: .unspecified)
            return [
                stack[explicit: middle], stack[explicit: .firstTextBaseline], stack[explicit: .lastTextBaseline],
            ]
        }
        // 2 and 26 on average; 3 and 27; 4 and 28 (decided in Evolution/0006: the greatest).
        #expect(got == [14, 3, 28])
    }

    @Test("L61: a built-in guide that is set inside a stack counts outside of it (decided)")
    func propagation() {
        let host = TestHost(100, 100) {
            VStack(alignment: .leading, spacing: 0) {
                VStack(spacing: 0) { fixed(20).alignmentGuide(.leading) { _ in 5 } }.mark("inner")
                fixed(40).mark("plain")
            }
        }
        #expect(host.frame("plain").minX - host.frame("inner").minX == 5)
        let frame = TestHost(100, 100) {
            VStack(alignment: .leading, spacing: 0) {
                fixed(20).alignmentGuide(.leading) { _ in 5 }.padding(2).mark("inner")
                fixed(40).mark("plain")
            }
        }
        #expect(frame.frame("plain").minX - frame.frame("inner").minX == 7)
    }

    @Test("L62: a reader takes all it is offered, lays its views at the top leading corner, and ignores their sizes")
    func reader() {
        let sizes = Log<CGSize>()
        let host = TestHost(200, 100) {
            GeometryReader { proxy in
                let _ = sizes(proxy.size)
                fixed(20, 10).mark("a")
                fixed(300, 30).mark("b")
                Color.red.mark("c")
            }
            .mark("all")
        }
        #expect(sizes.entries.last == size(200, 100))
        #expect(host.frame("all") == rect(0, 0, 200, 100))
        #expect(host.frame("a") == rect(0, 0, 20, 10))
        #expect(host.frame("b") == rect(0, 0, 300, 30))
        #expect(host.frame("c") == rect(0, 0, 200, 100))
        #expect(answer(nil, nil) { GeometryReader { _ in fixed(99, 99) } } == size(10, 10))
        #expect(answer(nil, 40) { GeometryReader { _ in fixed(99, 99) } } == size(10, 40))
    }

    @Test("L63: frames in local, global and named spaces, under offsets and scrolling")
    func spaces() {
        let frames = Log<[CGRect]>()
        func reader() -> some View {
            GeometryReader { proxy in
                let _ = frames([proxy.frame(in: .local), proxy.frame(in: .global), proxy.frame(in: .named("box"))])
                Color.red
            }
            .frame(width: 20, height: 10)
        }
        _ = TestHost(100, 100) {
            VStack(spacing: 0) {
                fixed(20, 40)
                reader()
            }.coordinateSpace(name: "box").offset(x: 7, y: -3)
        }
        #expect(frames.entries.last == [rect(0, 0, 20, 10), rect(47, 62, 20, 10), rect(0, 40, 20, 10)])
        let host = TestHost(100, 100) {
            ScrollView {
                VStack(spacing: 0) {
                    fixed(20, 40)
                    reader()
                    fixed(20, 400)
                }
            }
        }
        #expect(frames.entries.last?[1].minY == 40)
        host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 30))
        host.advance(by: 2)
        #expect(frames.entries.last?[1].minY == 10)
    }

    @Test("L63: an offset moves what is drawn and hit, not the layout")
    func offset() {
        let taps = Log<Int>()
        let host = TestHost(100, 100) {
            VStack(spacing: 0) {
                Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 20).onTapGesture { taps(1) }
                    .offset(x: 30, y: 5)
                fixed(20, 20).mark("below")
            }
        }
        #expect(host.frame("below") == rect(40, 50, 20, 20))
        #expect(host.drawn.first?.frame == rect(70, 35, 20, 20))
        #expect(host.tap(at: CGPoint(x: 75, y: 40)))
        #expect(!host.tap(at: CGPoint(x: 45, y: 35)))
        #expect(taps.entries == [1])
    }
}
