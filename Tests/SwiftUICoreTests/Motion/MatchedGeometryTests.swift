import DisplayList
import Foundation
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

@MainActor @Suite struct MatchedGeometryTests {
    private let size = CGSize(width: 100, height: 100)
    private let red = RGBA(1, 0, 0)
    private let blue = RGBA(0, 0, 1)
    private let linear = Animation.linear(duration: 1)

    private struct Spaced<Content: View>: View {
        @Namespace private var space
        let content: (Namespace.ID) -> Content
        init(@ViewBuilder content: @escaping (Namespace.ID) -> Content) { self.content = content }
        var body: some View { content(space) }
    }

    private func stage<Value, Content: View>(
        _ value: Value, @ViewBuilder content: @escaping (Value, Namespace.ID) -> Content
    ) -> (TestHost, Remote<Value>) {
        let remote = Remote<Value>()
        let stage = Stage(value, remote) { value in Spaced { space in content(value, space) } }
        return (TestHost(stage, size: size), remote)
    }

    private func frame(_ host: TestHost, _ color: RGBA) -> CGRect { host.seen(color: color).first?.frame ?? .null }

    @Test func G02_aFollowerTakesOnTheSourcesFrame() {
        let (host, remote) = stage(CGFloat(20)) { width, space in
            VStack(spacing: 0) {
                Fill(color: red).frame(width: width, height: 20).matchedGeometryEffect(id: 1, in: space)
                Fill(color: blue).matchedGeometryEffect(id: 1, in: space, isSource: false).frame(height: 10)
            }
        }
        #expect(frame(host, red) == CGRect(x: 40, y: 35, width: 20, height: 20))
        #expect(frame(host, blue) == frame(host, red))
        remote.set(40)
        #expect(frame(host, red) == CGRect(x: 30, y: 35, width: 40, height: 20))
        #expect(frame(host, blue) == frame(host, red))
        withAnimation(linear) { remote.set(80) }
        host.advance(by: 0.5)
        #expect(frame(host, red) == CGRect(x: 20, y: 35, width: 60, height: 20))
        #expect(frame(host, blue) == frame(host, red))
        host.advance(by: 1)
        #expect(frame(host, blue) == CGRect(x: 10, y: 35, width: 80, height: 20) && host.isIdle)
    }

    @Test func G01_propertiesAndAnchorsAreSharedAlone() {
        let (host, _) = stage(0) { _, space in
            ZStack(alignment: .topLeading) {
                Fill(color: red).frame(width: 40, height: 40).matchedGeometryEffect(id: 1, in: space)
                    .frame(width: 100, height: 100, alignment: .topLeading)
                Block(color: blue)
                    .matchedGeometryEffect(
                        id: 1, in: space, properties: .position, anchor: .bottomTrailing, isSource: false)
                Fill(color: RGBA(0, 1, 0))
                    .matchedGeometryEffect(id: 1, in: space, properties: .size, anchor: .topLeading, isSource: false)
            }
        }
        #expect(frame(host, blue) == CGRect(x: 20, y: 30, width: 20, height: 10))
        #expect(frame(host, RGBA(0, 1, 0)) == CGRect(x: 0, y: 0, width: 40, height: 40))
    }

    @Test func G03_oneComesFromWhereTheOtherWas() {
        let (host, remote) = stage(false) { isRight, space in
            HStack(spacing: 0) {
                ZStack {
                    if !isRight {
                        Fill(color: red).frame(width: 20, height: 20).matchedGeometryEffect(id: 1, in: space)
                    }
                }
                .frame(width: 50, height: 100)
                ZStack {
                    if isRight {
                        Fill(color: blue).matchedGeometryEffect(id: 1, in: space).frame(width: 40, height: 40)
                    }
                }
                .frame(width: 50, height: 100)
            }
        }
        #expect(frame(host, red) == CGRect(x: 15, y: 40, width: 20, height: 20))
        withAnimation(linear) { remote.set(true) }
        host.update()
        #expect(frame(host, red) == CGRect(x: 15, y: 40, width: 20, height: 20))
        #expect(frame(host, blue) == CGRect(x: 15, y: 40, width: 20, height: 20))
        host.advance(by: 0.5)
        // A frame within takes no other size; the one around the effect gives way.
        #expect(frame(host, blue) == CGRect(x: 35, y: 35, width: 30, height: 30))
        #expect(frame(host, red).midX == 50)
        #expect(host.seen(color: red)[0].opacity == 0.5 && host.seen(color: blue)[0].opacity == 0.5)
        host.advance(by: 0.6)
        #expect(frame(host, blue) == CGRect(x: 55, y: 30, width: 40, height: 40))
        #expect(host.seen.count == 1 && host.isIdle)
        // And back, turned round in the midst.
        withAnimation(linear) { remote.set(false) }
        host.advance(by: 0.5)
        let middle = frame(host, red)
        withAnimation(linear) { remote.set(true) }
        host.update()
        #expect(abs(frame(host, red).midX - middle.midX) < 1.5)
        host.advance(by: 3)
        #expect(frame(host, blue) == CGRect(x: 55, y: 30, width: 40, height: 40))
        #expect(host.seen.count == 1 && host.isIdle)
    }

    @Test func cardsAreDealtFromTheDeck() {
        let colors = (0..<4).map { RGBA(bytes: 10 + $0, 0, 0) }
        let (host, remote) = stage(0) { dealt, space in
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    ForEach(0..<4, id: \.self) { index in
                        ZStack {
                            if index < dealt {
                                Fill(color: colors[index]).matchedGeometryEffect(id: index, in: space)
                                    .transition(.asymmetric(insertion: .identity, removal: .identity))
                            }
                        }
                        .frame(width: 25, height: 50)
                    }
                }
                ZStack {
                    ForEach(Array(dealt..<4), id: \.self) { index in
                        Fill(color: colors[index]).frame(width: 20, height: 20)
                            .matchedGeometryEffect(id: index, in: space)
                            .transition(.asymmetric(insertion: .identity, removal: .identity))
                    }
                }
                .frame(width: 100, height: 50)
            }
        }
        #expect(frame(host, colors[0]) == CGRect(x: 40, y: 65, width: 20, height: 20))
        for index in 0..<4 { withAnimation(linear.delay(Double(index) * 0.5)) { remote.set(index + 1) } }
        host.update()
        #expect(colors.allSatisfy { frame(host, $0) == CGRect(x: 40, y: 65, width: 20, height: 20) })
        #expect(host.seen.count == 4)
        host.advance(by: 1)
        #expect(frame(host, colors[0]) == CGRect(x: 0, y: 0, width: 25, height: 50))
        #expect(abs(frame(host, colors[1]).midY - 50) <= 0.5)
        #expect(frame(host, colors[2]) == CGRect(x: 40, y: 65, width: 20, height: 20))
        host.advance(by: 2)
        #expect(host.isIdle)
        #expect(frame(host, colors[3]) == CGRect(x: 75, y: 0, width: 25, height: 50))
        for index in (0..<4).reversed() { withAnimation(linear) { remote.set(index) } }
        host.advance(by: 2)
        #expect(colors.allSatisfy { frame(host, $0) == CGRect(x: 40, y: 65, width: 20, height: 20) })
        #expect(host.seen.count == 4 && host.isIdle)
    }

    @Test func G01_twoSourcesAreWarnedOf() {
        var warnings: [String] = []
        RuntimeWarning.observing({ warnings.append($0) }) {
            let (host, _) = stage(0) { _, space in
                VStack {
                    Block().matchedGeometryEffect(id: 1, in: space)
                    Block().matchedGeometryEffect(id: 1, in: space)
                }
            }
            #expect(host.seen.count == 2)
        }
        #expect(warnings.contains { $0.hasPrefix("Multiple inserted views in matched geometry group") })
    }

    @Test func aSourceThatMovesByItselfMovesOnce() {
        let (host, remote) = stage([1, 2]) { numbers, space in
            HStack(spacing: 0) {
                ForEach(numbers, id: \.self) { number in
                    Block(width: 20, height: 20, color: RGBA(bytes: number, 0, 0))
                        .matchedGeometryEffect(id: number, in: space).opacity(0.5)
                }
            }
        }
        withAnimation(linear) { remote.set([2, 1]) }
        host.advance(by: 0.5)
        #expect(frame(host, RGBA(bytes: 1, 0, 0)).minX == 40 && frame(host, RGBA(bytes: 2, 0, 0)).minX == 40)
        host.advance(by: 1)
        #expect(frame(host, RGBA(bytes: 1, 0, 0)).minX == 50 && host.isIdle)
    }
}
