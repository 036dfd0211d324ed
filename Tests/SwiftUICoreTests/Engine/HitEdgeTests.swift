import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

@MainActor @Suite("Edges of views that are hit, and places in named spaces")
struct HitEdgeTests {
    private final class Log { var entries: [String] = [] }

    @Test("A view is hit from its upper left corner on, and not at its lower right one")
    func edges() {
        let log = Log()
        let host = TestHost(
            HStack(spacing: 0) {
                Color.red.frame(width: 40, height: 30).onTapGesture { log.entries.append("red") }
                Color.blue.frame(width: 50, height: 30).onTapGesture { log.entries.append("blue") }
            }
            .frame(width: 200, height: 100, alignment: .topLeading), size: CGSize(width: 200, height: 100))
        func hit(_ x: CGFloat, _ y: CGFloat) -> [String] {
            log.entries = []
            host.tap(at: CGPoint(x: x, y: y))
            return log.entries
        }
        #expect(hit(0, 0) == ["red"] && hit(39.9, 29.9) == ["red"])
        #expect(hit(40, 0) == ["blue"] && hit(89.9, 29.9) == ["blue"])
        #expect(hit(90, 0) == [] && hit(0, 30) == [] && hit(40, 30) == [])
    }

    @Test("A gesture's place is in the nearest space of the name, or in the window where none has it")
    func named() {
        let log = Log()
        func view(_ name: String) -> some View {
            Color.red.frame(width: 40, height: 30)
                .onTapGesture(coordinateSpace: .named(name)) { log.entries.append("\($0.x) \($0.y)") }
                .padding(.leading, 3).padding(.top, 4).coordinateSpace(name: "inner")
                .padding(.leading, 10).padding(.top, 20).coordinateSpace(name: "outer")
                .padding(.leading, 5).padding(.top, 6).coordinateSpace(name: "inner")
                .frame(width: 200, height: 100, alignment: .topLeading)
        }
        for (name, place) in [("inner", "15.0 14.0"), ("outer", "25.0 34.0"), ("none", "30.0 40.0")] {
            log.entries = []
            let host = TestHost(view(name), size: CGSize(width: 200, height: 100))
            host.tap(at: CGPoint(x: 30, y: 40))
            #expect(log.entries == [place])
        }
    }

    @Test("A window is closed once")
    func closing() {
        let host = TestHost(Color.red, size: CGSize(width: 20, height: 20))
        var count = 0
        host.host.onClose = { count += 1 }
        host.host.close()
        host.host.close()
        #expect(count == 1)
    }

    @Test("A position that several scroll views share moves all of them")
    func sharedPosition() {
        let remote = Remote<ScrollPosition>()
        var offsets: [String: CGFloat] = [:]
        func scroll(_ name: String) -> some View {
            ScrollView { Color.red.frame(width: 50, height: 900) }
                .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { offsets[name] = $1 }
        }
        let host = TestHost(
            Stage(ScrollPosition(), remote) { position in
                HStack {
                    Group {
                        scroll("a")
                        scroll("b")
                    }.scrollPosition(.constant(position))
                }
            }, size: CGSize(width: 120, height: 100))
        host.update()
        remote.set(ScrollPosition(y: 120))
        host.update()
        #expect(offsets == ["a": 120, "b": 120])
        remote.set(ScrollPosition(edge: .bottom))
        host.update()
        #expect(offsets == ["a": 800, "b": 800])
    }
}
