import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Spacer, divider, padding, fixed size, priority")
struct SpacerConformance {
    @Test("L30: a spacer yields to all, is at least 8 or as asked, and has no breadth in a stack")
    func spacer() {
        let host = TestHost(100, 50) {
            HStack {
                fixed(20)
                Spacer()
                elastic(30, 60).mark("text")
            }
        }
        #expect(host.findAll(kind: "Spacer").map { rounded($0.frame.size) } == [size(20, 0)])
        #expect(host.frame("text").width == 60)
        #expect(priority { Spacer() } == -.infinity)
        let column = TestHost(100, 50) {
            VStack {
                Spacer(minLength: 12)
                fixed(20)
            }.fixedSize()
        }
        #expect(column.findAll(kind: "Spacer").map { rounded($0.frame.size) } == [size(0, 12)])
        // Elsewhere it grows both ways.
        #expect(answer(30, 40) { Spacer() } == size(30, 40))
        #expect(answer(nil, nil) { Spacer() } == size(8, 8))
        #expect(answer(3, nil) { Spacer(minLength: 5) } == size(5, 5))
    }

    @Test("L31: a divider is a pixel thick and lies across its stack")
    func divider() {
        let column = TestHost(100, 50) {
            VStack {
                fixed(20)
                Divider()
            }
        }
        #expect(column.findAll(kind: "Divider").map(\.frame.size) == [size(100, 1)])
        let row = TestHost(100, 50) {
            HStack {
                fixed(20)
                Divider()
            }
        }
        #expect(row.findAll(kind: "Divider").map(\.frame.size) == [size(1, 50)])
        #expect(answer(30, 40) { Divider() } == size(30, 1))
        #expect(column.layers.contains("#3c3c43/0.29"))
        #expect(TestHost(Divider(), isDark: true).layers.contains("#545458/0.6"))
    }

    @Test("L32: padding is 16 by default, takes its insets off the proposal and adds them to the answer")
    func padding() {
        #expect(answer(100, 100) { fixed(10, 10).padding() } == size(42, 42))
        #expect(answer(100, 100) { fixed(10, 10).padding(.horizontal) } == size(42, 10))
        #expect(answer(100, 100) { Color.red.padding([.leading, .bottom], 5) } == size(100, 100))
        #expect(answer(20, 40) { Color.red.padding() } == size(32, 40))
        let log = Log<ProposedViewSize>()
        _ = answer(20, nil) { Color.red.told(log).padding() }
        #expect(log.entries.contains(ProposedViewSize(width: 0, height: nil)))
        #expect(
            answer(nil, nil) { fixed(1, 1).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }
                == size(7, 5))
        let host = TestHost(100, 100) {
            fixed(10, 10).mark("child").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).mark("all")
        }
        #expect(host.frame("child").minX - host.frame("all").minX == 2)
        #expect(host.frame("child").minY - host.frame("all").minY == 1)
    }

    @Test("L33: a fixed size proposes nil on its axes")
    func fixedSize() {
        let log = Log<ProposedViewSize>()
        #expect(answer(5, 6) { elastic(10, 60).told(log).fixedSize() } == size(60, 10))
        #expect(log.entries.allSatisfy { $0 == .unspecified })
        #expect(answer(5, 6) { Color.red.fixedSize(horizontal: true, vertical: false) } == size(10, 6))
        #expect(answer(5, 6) { Color.red.fixedSize(horizontal: false, vertical: true) } == size(5, 10))
    }

    @Test("L34: frames and padding begin at priority 0; overlays, borders and fixed sizes pass it on")
    func priorities() {
        func high() -> some View { Color.red.layoutPriority(2) }
        #expect(priority { high() } == 2)
        #expect(priority { high().frame(width: 10) } == 0)
        #expect(priority { high().frame(minWidth: 10) } == 0)
        #expect(priority { high().padding() } == 0)
        #expect(priority { high().fixedSize() } == 2)
        #expect(priority { high().border(Color.red) } == 2)
        #expect(priority { high().overlay { Color.red } } == 2)
        #expect(priority { high().background { Color.red } } == 2)
        #expect(priority { high().opacity(0.5) } == 2)
        #expect(priority { high().offset(x: 3) } == 2)
        #expect(priority { high().layoutPriority(1) } == 1)
        #expect(priority { VStack {} } == -.infinity)
        #expect(priority { HStack {} } == -.infinity)
        #expect(priority { ZStack {} } == -.infinity)
        #expect(priority { VStack { high() } } == 0)
    }
}
