import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@Suite("Scrolling by hand")
@MainActor
struct ScrollTouchTests {
    final class Log {
        var offsets: [CGFloat] = []
        var phases: [ScrollPhase] = []
        var taps = 0
        var drags = 0
        var refreshes = 0
        var offset: CGFloat { offsets.last ?? 0 }
    }

    struct Rows: View {
        let log: Log
        var count = 40

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { index in
                        Button {
                            log.taps += 1
                        } label: {
                            Text("Row \(index)").frame(maxWidth: .infinity, minHeight: 50)
                                .contentShape(Rectangle())
                        }
                        .buttonStyle(.plain)
                    }
                }
            }
            .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { _, new in log.offsets.append(new) }
            .onScrollPhaseChange { _, new in log.phases.append(new) }
        }
    }

    func host<V: View>(_ view: V) -> TestHost { TestHost(view, size: CGSize(width: 200, height: 400)) }

    @Test("A finger takes the content along, to the point; the press is no tap")
    func following() {
        let log = Log()
        let host = host(Rows(log: log))
        host.touch(at: CGPoint(x: 100, y: 300))
        host.moveTouch(to: CGPoint(x: 100, y: 292))
        #expect(log.offset == 0)
        host.moveTouch(to: CGPoint(x: 100, y: 285))
        #expect(log.offset == 0)
        host.moveTouch(to: CGPoint(x: 100, y: 185))
        #expect(log.offset == 100)
        host.moveTouch(to: CGPoint(x: 100, y: 235))
        #expect(log.offset == 50)
        host.advance(by: 0.5)
        host.liftTouch(at: CGPoint(x: 100, y: 235))
        host.advance(by: 1)
        #expect(log.offset == 50)
        #expect(log.taps == 0)
        #expect(log.phases == [.interacting, .idle])
        host.touch(at: CGPoint(x: 100, y: 300))
        host.liftTouch(at: CGPoint(x: 100, y: 300))
        #expect(log.taps == 1)
    }

    @Test("A finger that has come to rest throws nothing, however quick it was before")
    func rest() {
        let log = Log()
        let host = host(Rows(log: log))
        host.touch(at: CGPoint(x: 100, y: 300))
        for y in [250.0, 200, 150] {
            host.advance(by: 0.005)
            host.moveTouch(to: CGPoint(x: 100, y: y))
        }
        host.advance(by: 0.09)
        host.liftTouch(at: CGPoint(x: 100, y: 150))
        let offset = log.offset
        #expect(offset > 0)
        host.advance(by: 1)
        #expect(log.offset == offset)
    }

    @Test("A mouse that drags scrolls nothing")
    func mouse() {
        let log = Log()
        let host = host(Rows(log: log))
        host.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100))
        host.advance(by: 1)
        #expect(log.offset == 0)
        #expect(log.phases.isEmpty)
    }

    @Test("What is thrown goes on, slows down and comes to rest; a touch stops it")
    func momentum() {
        let log = Log()
        let host = host(Rows(log: log))
        host.swipe(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 250), duration: 0.1)
        let released = log.offset
        #expect(released > 70 && released < 100)
        #expect(log.phases.last == .decelerating)
        host.advance(by: 0.25)
        let early = log.offset
        host.advance(by: 0.25)
        let late = log.offset
        #expect(early - released > late - early)
        #expect(late > early)
        host.advance(by: 5)
        // 1 000 points a second, at the usual rate of scroll views.
        #expect(abs(log.offset - released - 1000 / 2.002) < 30)
        #expect(log.phases == [.interacting, .decelerating, .idle])

        host.swipe(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 300), duration: 0.1)
        host.advance(by: 0.1)
        let taps = log.taps
        host.touch(at: CGPoint(x: 100, y: 300))
        let stopped = log.offset
        host.advance(by: 0.1)
        host.liftTouch(at: CGPoint(x: 100, y: 300))
        host.advance(by: 1)
        #expect(log.offset == stopped)
        #expect(log.taps == taps)
        #expect(log.phases.last == .idle)
    }

    @Test("Beyond its ends content gives way less and less, and springs back")
    func rubberBand() {
        let log = Log()
        let host = host(Rows(log: log))
        host.touch(at: CGPoint(x: 100, y: 100))
        host.moveTouch(to: CGPoint(x: 100, y: 111))
        host.moveTouch(to: CGPoint(x: 100, y: 161))
        let first = log.offset
        host.moveTouch(to: CGPoint(x: 100, y: 211))
        let second = log.offset
        #expect(first < -20 && first > -30)
        #expect(second < first && first - second < -first)
        host.advance(by: 0.2)
        host.liftTouch(at: CGPoint(x: 100, y: 211))
        host.advance(by: 0.1)
        #expect(log.offset > second && log.offset < 0)
        host.advance(by: 2)
        #expect(log.offset == 0)
        #expect(log.phases.last == .idle)
    }

    @Test("What is thrown against its end bounces once and comes to rest there")
    func bounce() {
        let log = Log()
        let host = host(Rows(log: log, count: 12))
        host.swipe(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 150), duration: 0.1)
        host.advance(by: 3)
        #expect(log.offset == 200)
        #expect(log.offsets.max()! > 210)
        #expect(log.offsets.max()! < 320)
    }

    @Test("Content that fits gives way, unless it is told to do so by its size only; a disabled one never moves")
    func fitting() {
        let log = Log()
        let loose = host(Rows(log: log, count: 2))
        loose.swipe(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 200))
        #expect(log.offsets.min()! < -10)
        let other = Log()
        let tight = host(Rows(log: other, count: 2).scrollBounceBehavior(.basedOnSize))
        tight.swipe(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 200))
        #expect(other.offset == 0)
        let third = Log()
        let disabled = host(Rows(log: third).scrollDisabled(true))
        disabled.swipe(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 200))
        #expect(third.offset == 0)
    }

    @Test("A row that scrolls across leaves movements along to the column around it")
    func nested() {
        let (outer, inner) = (Log(), Log())
        let view = ScrollView {
            VStack(spacing: 0) {
                ScrollView(.horizontal) { Color.red.frame(width: 900, height: 100) }
                    .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.x }) { inner.offsets.append($1) }
                Color.blue.frame(height: 900)
            }
        }
        .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { outer.offsets.append($1) }
        let host = host(view)
        host.swipe(from: CGPoint(x: 100, y: 80), to: CGPoint(x: 100, y: 20), duration: 1)
        #expect(outer.offset > 30)
        #expect(inner.offset == 0)
        let before = outer.offset
        host.advance(by: 3)
        host.swipe(from: CGPoint(x: 150, y: 10), to: CGPoint(x: 50, y: 10), duration: 1)
        #expect(inner.offset > 60)
        #expect(outer.offset >= before)
    }

    @Test("A drag of a view's own wins over scrolling; the wheel still scrolls")
    func gestures() {
        let log = Log()
        let view = ScrollView {
            Color.red.frame(height: 900).gesture(DragGesture().onChanged { _ in log.drags += 1 })
        }
        .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { log.offsets.append($1) }
        let host = host(view)
        host.swipe(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100))
        #expect(log.drags > 0)
        #expect(log.offset == 0)
        host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 30))
        #expect(log.offset == 30)
    }

    @Test("A pull beyond the beginning, or F5, brings the content up to date")
    func refreshing() async {
        let log = Log()
        let view = Rows(log: log).refreshable { await MainActor.run { log.refreshes += 1 } }
        let host = host(view)
        host.swipe(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 120))
        await host.settle()
        #expect(log.refreshes == 0)
        host.advance(by: 2)
        host.swipe(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 380))
        await host.settle()
        #expect(log.refreshes == 1)
        host.advance(by: 2)
        host.press(.function(5))
        await host.settle()
        #expect(log.refreshes == 2)
    }

    @Test("Keys scroll where nothing has the keyboard")
    func keys() {
        let log = Log()
        let host = host(Rows(log: log))
        host.press(.pageDown)
        #expect(log.offset == 360)
        host.press(.down)
        #expect(log.offset == 400)
        host.press(.end)
        #expect(log.offset == 1600)
        #expect(!host.press(.end))
        host.press(.pageUp)
        host.press(.up)
        #expect(log.offset == 1200)
        host.press(.home)
        #expect(log.offset == 0)
    }

    @Test("The wheel is one movement until it rests")
    func wheel() {
        let log = Log()
        let host = host(Rows(log: log))
        for _ in 0..<3 {
            host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 20))
            host.advance(by: 0.05)
        }
        #expect(log.offset == 60)
        #expect(log.phases == [.interacting])
        host.advance(by: 0.3)
        #expect(log.phases == [.interacting, .idle])
    }
}
