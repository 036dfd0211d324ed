import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Matched geometry")
struct MatchedGeometryConformance {
    private struct Spaced<Content: View>: View {
        @Namespace private var space
        @ViewBuilder let content: (Namespace.ID) -> Content
        var body: some View { content(space) }
    }

    private let linear = Animation.linear(duration: 1)
    private let red = Color(red: 1, green: 0, blue: 0), blue = Color(red: 0, green: 0, blue: 1)

    private func frame(_ host: TestHost, _ hex: String) -> CGRect {
        host.drawn.first { $0.what.hasPrefix("color \(hex)") }?.frame ?? .null
    }

    @Test("G01: the frame by default, of one source; a second one is warned of")
    func sources() {
        let warnings = TestHost.warnings {
            _ = TestHost(100, 100) {
                Spaced { space in
                    VStack {
                        fixed(10).matchedGeometryEffect(id: 1, in: space)
                        fixed(10).matchedGeometryEffect(id: 1, in: space)
                    }
                }
            }
        }
        #expect(warnings.contains { $0.hasPrefix("Multiple inserted views in matched geometry group") })
        let fine = TestHost.warnings {
            _ = TestHost(100, 100) {
                Spaced { space in
                    VStack {
                        fixed(10).matchedGeometryEffect(id: 1, in: space)
                        fixed(10).matchedGeometryEffect(id: 2, in: space)
                        fixed(10).matchedGeometryEffect(id: 1, in: space, isSource: false)
                    }
                }
            }
        }
        #expect(fine == [])
    }

    @Test("G02: a follower has the source's frame, within its own outer modifiers")
    func followers() {
        let lever = Lever(CGFloat(20))
        let host = TestHost(100, 100) {
            Levered(lever) { width in
                Spaced { space in
                    VStack(spacing: 0) {
                        red.frame(width: width, height: 20).matchedGeometryEffect(id: 1, in: space)
                        blue.matchedGeometryEffect(id: 1, in: space, isSource: false).frame(height: 10)
                    }
                }
            }
        }
        #expect(frame(host, "#ff0000") == rect(40, 35, 20, 20))
        #expect(frame(host, "#0000ff") == frame(host, "#ff0000"))
        host.set(lever, 40)
        #expect(frame(host, "#0000ff") == rect(30, 35, 40, 20))
    }

    @Test("G02: the position alone is that of the anchor, the size alone leaves the place")
    func properties() {
        let green = Color(red: 0, green: 1, blue: 0)
        let host = TestHost(100, 100) {
            Spaced { space in
                ZStack(alignment: .topLeading) {
                    red.frame(width: 40, height: 40).matchedGeometryEffect(id: 1, in: space)
                        .frame(width: 100, height: 100, alignment: .topLeading)
                    blue.frame(width: 20, height: 10)
                        .matchedGeometryEffect(
                            id: 1, in: space, properties: .position, anchor: .bottomTrailing, isSource: false)
                    green.matchedGeometryEffect(
                        id: 1, in: space, properties: .size, anchor: .topLeading, isSource: false)
                }
            }
        }
        #expect(frame(host, "#0000ff") == rect(20, 30, 20, 10))
        #expect(frame(host, "#00ff00") == rect(0, 0, 40, 40))
    }

    @Test("G03: one that comes and one that goes with the same key move from place to place together")
    func replacement() {
        let lever = Lever(false)
        let host = TestHost(100, 100) {
            Levered(lever) { isRight in
                Spaced { space in
                    HStack(spacing: 0) {
                        ZStack {
                            if !isRight { red.matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20) }
                        }
                        .frame(width: 50, height: 100)
                        ZStack {
                            if isRight { blue.matchedGeometryEffect(id: 1, in: space).frame(width: 40, height: 40) }
                        }
                        .frame(width: 50, height: 100)
                    }
                }
            }
        }
        let (left, right) = (rect(15, 40, 20, 20), rect(55, 30, 40, 40))
        #expect(frame(host, "#ff0000") == left)
        withAnimation(linear) { lever.value = true }
        host.update()
        #expect(frame(host, "#0000ff") == left && frame(host, "#ff0000") == left)
        host.advance(by: 0.5)
        #expect(frame(host, "#0000ff") == rect(35, 35, 30, 30) && frame(host, "#ff0000") == rect(35, 35, 30, 30))
        host.advance(by: 1)
        #expect(frame(host, "#0000ff") == right && frame(host, "#ff0000") == .null)
    }

    @Test("G04: only before a frame can the effect change the size")
    func modifierOrder() {
        let host = TestHost(100, 100) {
            Spaced { space in
                ZStack(alignment: .topLeading) {
                    fixed(60, 40).matchedGeometryEffect(id: 1, in: space)
                    red.matchedGeometryEffect(id: 1, in: space, isSource: false).frame(width: 20, height: 20)
                    blue.frame(width: 20, height: 20).matchedGeometryEffect(id: 1, in: space, isSource: false)
                }
            }
        }
        #expect(frame(host, "#ff0000").size == size(60, 40))
        #expect(frame(host, "#0000ff").size == size(20, 20))
    }

    @Test("G05: a namespace read outside of a body is warned of and matches nothing")
    func namespaces() {
        var ids: [Namespace.ID] = []
        let warnings = TestHost.warnings {
            let namespace = Namespace()
            ids = [namespace.wrappedValue, namespace.wrappedValue]
        }
        #expect(ids[0] != ids[1])
        #expect(warnings.count == 2)
        #expect(warnings[0].contains("identifiers that never match any other identifier"))
    }
}
