import Combine
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Geometry groups")
struct GeometryGroupConformance {
    private let linear = Animation.linear(duration: 1)
    private let red = Color(red: 1, green: 0, blue: 0), blue = Color(red: 0, green: 0, blue: 1)

    private func frame(_ host: TestHost, _ hex: String) -> CGRect {
        host.drawn.first { $0.what.hasPrefix("color \(hex)") }?.frame ?? .null
    }

    /// The frames of red and blue at the beginning, at a quarter, at half, and at the end.
    private func frames(_ host: TestHost) -> [[CGRect]] {
        host.values(at: [0, 0.25, 0.5, 1]) { [frame(host, "#ff0000"), frame(host, "#0000ff")] }
    }

    @ViewBuilder private func grouped(_ isGroup: Bool, @ViewBuilder _ content: () -> some View) -> some View {
        if isGroup { content().geometryGroup() } else { content() }
    }

    /// A square that grows, with a corner that comes as it begins to.
    private func growing(_ lever: Lever<Bool>, isGroup: Bool) -> TestHost {
        TestHost(200, 200) {
            Levered(lever) { isLarge in
                grouped(isGroup) {
                    ZStack(alignment: .bottomTrailing) {
                        red
                        if isLarge { blue.frame(width: 20, height: 20) }
                    }
                }
                .frame(width: isLarge ? 200 : 100, height: isLarge ? 200 : 100)
            }
        }
    }

    @Test("A13: without a group what is new is at its end at once")
    func withoutAGroup() {
        let lever = Lever(false)
        let host = growing(lever, isGroup: false)
        withAnimation(linear) { lever.value = true }
        let corner = rect(180, 180, 20, 20)
        #expect(
            frames(host) == [
                [rect(50, 50, 100, 100), corner], [rect(38, 38, 125, 125), corner], [rect(25, 25, 150, 150), corner],
                [rect(0, 0, 200, 200), corner],
            ])
    }

    @Test("A13: in a group what is new is laid out in the rectangle to be seen, and moves along")
    func whatIsNewMovesAlong() {
        let lever = Lever(false)
        let host = growing(lever, isGroup: true)
        #expect(frame(host, "#ff0000") == rect(50, 50, 100, 100))
        withAnimation(linear) { lever.value = true }
        host.update()
        host.resetCounters()
        #expect(
            frames(host) == [
                [rect(50, 50, 100, 100), rect(130, 130, 20, 20)], [rect(38, 38, 125, 125), rect(143, 143, 20, 20)],
                [rect(25, 25, 150, 150), rect(155, 155, 20, 20)], [rect(0, 0, 200, 200), rect(180, 180, 20, 20)],
            ])
        #expect(host.counters.bodies == 0)
        #expect(host.host.graph.isAtRest)
    }

    @Test("A13: a group that only goes elsewhere takes along what is new in it")
    func aMovedGroup() {
        let lever = Lever(false)
        let host = TestHost(100, 100) {
            Levered(lever) { isRight in
                ZStack(alignment: .topLeading) {
                    red.frame(width: 40, height: 40)
                    if isRight { blue.frame(width: 10, height: 10).transition(.identity) }
                }
                .geometryGroup()
                .frame(width: 100, height: 100, alignment: isRight ? .topTrailing : .topLeading)
            }
        }
        withAnimation(linear) { lever.value = true }
        #expect(
            frames(host) == [
                [rect(0, 0, 40, 40), rect(0, 0, 10, 10)], [rect(15, 0, 40, 40), rect(15, 0, 10, 10)],
                [rect(30, 0, 40, 40), rect(30, 0, 10, 10)], [rect(60, 0, 40, 40), rect(60, 0, 10, 10)],
            ])
    }

    @Test("A13: what changes within a group moves relative to it")
    func changesWithin() {
        let lever = Lever(false)
        let host = TestHost(200, 100) {
            Levered(lever) { isWide in
                ZStack(alignment: isWide ? .trailing : .leading) {
                    red
                    blue.frame(width: 20, height: 20)
                }
                .geometryGroup()
                .frame(width: isWide ? 200 : 100, height: 100)
            }
        }
        withAnimation(linear) { lever.value = true }
        // Half way, the group is 150 wide and the square half way through the free part of it.
        #expect(
            frames(host) == [
                [rect(50, 0, 100, 100), rect(50, 40, 20, 20)], [rect(38, 0, 125, 100), rect(83, 40, 20, 20)],
                [rect(25, 0, 150, 100), rect(115, 40, 20, 20)], [rect(0, 0, 200, 100), rect(180, 40, 20, 20)],
            ])
    }

    @Test("A13: a group turned round goes back from where it is, and one without an animation is there at once")
    func interruption() {
        let lever = Lever(false)
        let host = growing(lever, isGroup: true)
        withAnimation(linear) { lever.value = true }
        host.advance(by: 0.5)
        withAnimation(linear) { lever.value = false }
        host.update()
        #expect(frame(host, "#ff0000") == rect(25, 25, 150, 150))
        host.advance(by: 1)
        #expect(frame(host, "#ff0000") == rect(50, 50, 100, 100))
        withAnimation(linear) { lever.value = true }
        host.advance(by: 0.5)
        #expect(frame(host, "#0000ff") == rect(155, 155, 20, 20))
        withAnimation(nil) { lever.value = false }
        host.update()
        #expect(frame(host, "#ff0000") == rect(50, 50, 100, 100))
        #expect(host.host.graph.isAtRest)
    }

    @Test("A13: what is in a group is told the size to be seen")
    func readers() {
        let lever = Lever(false)
        let host = TestHost(200, 200) {
            Levered(lever) { isLarge in
                GeometryReader { proxy in Text(verbatim: "\(Int(proxy.size.width))") }
                    .geometryGroup()
                    .frame(width: isLarge ? 200 : 100, height: 100)
            }
        }
        withAnimation(linear) { lever.value = true }
        #expect(
            host.values(at: [0, 0.25, 0.5, 1]) { ["100", "125", "150", "200"].first { host.find(text: $0) != nil } }
                == ["100", "125", "150", "200"])
    }

    @Test("A13: a text alone has its lines at once, and keeps the edge that moves the least")
    func aTextAlone() {
        let lever = Lever("a")
        let host = TestHost(200, 100) {
            Levered(lever) { text in
                Text(verbatim: text).geometryGroup().frame(width: 200, height: 100, alignment: .leading)
            }
        }
        let short = host.drawn[0].frame
        withAnimation(linear) { lever.value = "a long text" }
        host.update()
        // All of it is there at once, from where it begins.
        #expect(host.drawn[0].frame.minX == short.minX && host.drawn[0].frame.width > short.width)
        #expect(host.drawn[0].frame.width == host.find(text: "a long text")?.frame.width)
        let start = host.drawn[0].frame
        host.advance(by: 2)
        #expect(host.drawn[0].frame == start)
    }

    @Test("A13: other changes meanwhile have no part in how a group moves")
    func otherChanges() {
        let lever = Lever(false)
        let other = Lever(0)
        let host = TestHost(200, 200) {
            Levered(other) { number in
                Levered(lever) { isLarge in
                    ZStack(alignment: .bottomTrailing) {
                        red
                        blue.frame(width: 20, height: 20)
                    }
                    .geometryGroup()
                    .frame(width: isLarge ? 200 : 100, height: isLarge ? 200 : 100)
                }
                .opacity(number == 0 ? 1 : 0.5)
            }
        }
        withAnimation(linear) { lever.value = true }
        host.advance(by: 0.25)
        // Between two frames, as a timer does.
        let timer = Just(()).delay(for: 0.2, scheduler: DispatchQueue.main)
            .sink { withAnimation(.linear(duration: 10)) { other.value = 1 } }
        defer { timer.cancel() }
        host.advance(by: 0.25)
        #expect([frame(host, "#ff0000"), frame(host, "#0000ff")] == [rect(25, 25, 150, 150), rect(155, 155, 20, 20)])
        host.advance(by: 0.5)
        #expect([frame(host, "#ff0000"), frame(host, "#0000ff")] == [rect(0, 0, 200, 200), rect(180, 180, 20, 20)])
    }
}
