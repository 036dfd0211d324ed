import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// Named coordinate spaces, and places passed as anchors.
@MainActor @Suite("Named spaces and anchors")
struct NamedSpaceTests {
    private final class Log {
        var frames: [CGRect] = []
    }

    @Test("A space whose name changes is found by the new one; without it the window's counts")
    func renaming() {
        let remote = Remote<String>()
        let log = Log()
        let host = TestHost(
            Stage("a", remote) { name in
                Color.red.frame(width: 20, height: 20)
                    .onGeometryChange(for: CGRect.self) {
                        $0.frame(in: .named("a"))
                    } action: {
                        log.frames.append($0)
                    }
                    .padding(10)
                    .coordinateSpace(NamedCoordinateSpace.named(name))
            }, size: CGSize(width: 100, height: 100))
        #expect(log.frames == [CGRect(x: 10, y: 10, width: 20, height: 20)])
        remote.set("b")
        host.update()
        #expect(log.frames.last == CGRect(x: 40, y: 40, width: 20, height: 20))
        remote.set("a")
        host.update()
        #expect(log.frames.last == CGRect(x: 10, y: 10, width: 20, height: 20))
        #expect(host.tree.contains("coordinate space a"))
    }

    private enum Points: PreferenceKey {
        static var defaultValue: [Anchor<CGPoint>] { [] }
        static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
    }

    private enum Perhaps: PreferenceKey {
        static func reduce(value: inout Anchor<CGPoint?>?, nextValue: () -> Anchor<CGPoint?>?) {
            value = nextValue() ?? value
        }
    }

    /// Returns the points of the anchors of a view of 20 × 10 points in the middle of a window.
    private func told(_ sources: [Anchor<CGPoint>.Source]) -> [CGPoint] {
        var points: [Anchor<CGPoint>] = []
        _ = ModifierHost {
            ForEach(0..<sources.count, id: \.self) { index in
                Block().anchorPreference(key: Points.self, value: sources[index]) { [$0] }
            }
            .onPreferenceChange(Points.self) { points = $0 }
            .frame(width: 20, height: 10)
        }
        return points.map { $0.value { $0 } }
    }

    @Test("An anchor is one of nine places, a point or a share")
    func sources() {
        let all: [(Anchor<CGPoint>.Source, CGPoint)] = [
            (.topLeading, CGPoint(x: 0, y: 0)), (.top, CGPoint(x: 10, y: 0)), (.topTrailing, CGPoint(x: 20, y: 0)),
            (.leading, CGPoint(x: 0, y: 5)), (.center, CGPoint(x: 10, y: 5)), (.trailing, CGPoint(x: 20, y: 5)),
            (.bottomLeading, CGPoint(x: 0, y: 10)), (.bottom, CGPoint(x: 10, y: 10)),
            (.bottomTrailing, CGPoint(x: 20, y: 10)), (.point(CGPoint(x: 3, y: 4)), CGPoint(x: 3, y: 4)),
            (.unitPoint(UnitPoint(x: 0.25, y: 0.5)), CGPoint(x: 5, y: 5)),
        ]
        for (source, place) in all {
            #expect(told([source]) == [CGPoint(x: 40 + place.x, y: 45 + place.y)], "\(place)")
        }
    }

    @Test("Anchors can be none, and compared")
    func optional() {
        var anchors: [Anchor<CGPoint?>?] = []
        var points: [Anchor<CGPoint>] = []
        _ = ModifierHost {
            Block()
                .anchorPreference(key: Perhaps.self, value: .init(Anchor<CGPoint>.Source.center)) { $0 }
                .onPreferenceChange(Perhaps.self) { anchors.append($0) }
        }
        _ = ModifierHost {
            Block()
                .anchorPreference(key: Perhaps.self, value: .init(nil as Anchor<CGPoint>.Source?)) { $0 }
                .onPreferenceChange(Perhaps.self) { anchors.append($0) }
        }
        #expect(anchors.map { $0?.value { $0 } } == [CGPoint(x: 50, y: 50), .some(nil)])
        _ = ModifierHost {
            Block()
                .anchorPreference(key: Points.self, value: .top) { [$0] }
                .transformAnchorPreference(key: Points.self, value: .unitPoint(.top)) { $0.append($1) }
                .transformAnchorPreference(key: Points.self, value: .bottom) { $0.append($1) }
                .onPreferenceChange(Points.self) { points = $0 }
        }
        #expect(points.count == 3 && points[0] == points[1] && points[0] != points[2] && Set(points).count == 2)
        #expect(Perhaps.defaultValue == nil)
    }

    @Test("A preference's modifiers show in the tree")
    func description() {
        let host = ModifierHost {
            Block()
                .anchorPreference(key: Points.self, value: .top) { [$0] }
                .transformPreference(Points.self) { _ in }
                .onPreferenceChange(Points.self) { _ in }
                .preference(key: Perhaps.self, value: nil)
        }
        let tree = host.graph.treeDescription(includingTransparent: true)
        for name in ["anchorPreference", "transformPreference", "onPreferenceChange", "preference"] {
            #expect(tree.contains("preference \(name)"), "\(name)")
        }
    }
}
