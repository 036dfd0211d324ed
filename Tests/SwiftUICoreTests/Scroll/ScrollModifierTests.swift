import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// The effects of the modifiers for scroll views.
@MainActor struct ScrollModifierTests {
    final class Log {
        var geometry: ScrollGeometry?
        var ids: [[Int]] = []
        var seen: [Bool] = []
    }

    private func host<V: View>(_ view: V) -> TestHost { TestHost(view, size: CGSize(width: 100, height: 100)) }

    private func rows(_ count: Int, _ log: Log) -> some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { Block(width: 100, height: 20, color: RGBA(bytes: $0, 0, 0)) }
            }
            .scrollTargetLayout()
        }
        .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { log.geometry = $1 }
    }

    private func top(_ host: TestHost, _ row: Int) -> CGFloat? {
        host.seen(color: RGBA(bytes: row, 0, 0)).first?.frame.minY
    }

    @Test("Margins of all forms keep the content from the edges; those of the indicators do not")
    func margins() {
        func insets(_ modify: (AnyView) -> some View) -> EdgeInsets? {
            let log = Log()
            let host = host(modify(AnyView(rows(20, log))))
            host.update()
            return log.geometry?.contentInsets
        }
        #expect(insets { $0.contentMargins(5) } == EdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5))
        #expect(insets { $0.contentMargins(.top, 7) } == EdgeInsets(top: 7, leading: 0, bottom: 0, trailing: 0))
        #expect(insets { $0.contentMargins(.top, nil) } == EdgeInsets(top: 16, leading: 0, bottom: 0, trailing: 0))
        let all = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(insets { $0.contentMargins(.all, all, for: .scrollContent) } == all)
        #expect(insets { $0.contentMargins(.vertical, all) } == EdgeInsets(top: 1, leading: 0, bottom: 3, trailing: 0))
        #expect(insets { $0.contentMargins(9, for: .scrollIndicators) } == EdgeInsets())
        #expect(insets { $0.contentMargins(.top, 7).contentMargins(.all, 2) }?.top == 7)
    }

    @Test("An anchor is for one purpose, or all")
    func anchors() {
        let log = Log()
        let short = host(rows(2, log).defaultScrollAnchor(.bottom))
        #expect(top(short, 1) == 80)
        #expect(top(host(rows(2, log).defaultScrollAnchor(.bottom, for: .alignment)), 1) == 80)
        #expect(top(host(rows(2, log).defaultScrollAnchor(.bottom, for: .initialOffset)), 0) == 0)
        #expect(top(host(rows(20, log).defaultScrollAnchor(.bottom, for: .initialOffset)), 19) == 80)
        #expect(top(host(rows(20, log).defaultScrollAnchor(.bottom, for: .alignment)), 0) == 0)
        #expect(top(host(rows(20, log).defaultScrollAnchor(nil)), 0) == 0)
    }

    /// How much can be seen of the indicators.
    private func indicators(_ host: TestHost) -> Int {
        host.update()
        return host.findAll(kind: "scroll indicator").count { $0.frame.width > 0 && $0.frame.height > 0 }
    }

    @Test("Indicators are shown for a moment when they are told to")
    func flashing() {
        let remote = Remote<Int>()
        let log = Log()
        let host = host(Stage(0, remote) { rows(20, log).scrollIndicatorsFlash(trigger: $0) })
        host.advance(by: 5)
        #expect(host.isIdle)
        let still = host.layerText
        remote.set(1)
        host.advance(by: 0.3)
        #expect(host.layerText != still)
        host.advance(by: 5)
        #expect(host.layerText == still && host.isIdle)
    }

    @Test("Indicators flash as the view appears only where they shall")
    func flashingAtFirst() {
        let log = Log()
        func isShown(_ view: some View) -> Bool {
            let host = TestHost(view, size: CGSize(width: 100, height: 100))
            host.advance(by: 0.2)
            let early = host.layerText
            host.advance(by: 5)
            return early != host.layerText
        }
        #expect(isShown(rows(20, log).scrollIndicatorsFlash(onAppear: true)))
        #expect(!isShown(rows(20, log).scrollIndicators(.never).scrollIndicatorsFlash(onAppear: true)))
    }

    @Test("Indicators are hidden along the axes that are said")
    func hidden() {
        var values = EnvironmentValues()
        #expect(
            values.verticalScrollIndicatorVisibility == .automatic
                && values.horizontalScrollIndicatorVisibility == .automatic)
        values.verticalScrollIndicatorVisibility = .hidden
        #expect(
            values.verticalScrollIndicatorVisibility.isHidden && !values.horizontalScrollIndicatorVisibility.isHidden)
        #expect(ScrollIndicatorVisibility.never.isHidden && !ScrollIndicatorVisibility.visible.isHidden)
        struct Reader: View {
            @Environment(\.verticalScrollIndicatorVisibility) private var vertical
            @Environment(\.horizontalScrollIndicatorVisibility) private var horizontal
            var body: some View { Text(verbatim: "\(vertical.isHidden) \(horizontal.isHidden)") }
        }
        let host = host(
            VStack {
                Reader().scrollIndicators(.hidden, axes: .vertical)
                Reader().scrollIndicators(.never, axes: .horizontal)
                Reader().scrollIndicators(.hidden)
            })
        #expect(host.text == ["true false", "false true", "true true"])
    }

    @Test("Targets tell which of them are seen, by how much of them must be")
    func targets() {
        let log = Log()
        let host = host(rows(20, log).onScrollTargetVisibilityChange(idType: Int.self) { log.ids.append($0) })
        host.update()
        #expect(log.ids == [[0, 1, 2, 3, 4]])
        host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 12))
        host.update()
        #expect(log.ids.last == [1, 2, 3, 4, 5])
    }

    @Test("A view tells whether it is seen; any part of it is enough where no share is asked for")
    func visibility() {
        let log = Log()
        let host = host(
            ScrollView {
                VStack(spacing: 0) {
                    Block(width: 100, height: 95)
                    Block(width: 100, height: 20).onScrollVisibilityChange(threshold: 0) { log.seen.append($0) }
                    Block(width: 100, height: 200)
                }
            })
        host.update()
        #expect(log.seen == [true])
        host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 150))
        host.update()
        #expect(log.seen == [true, false])
    }

    @Test("A single view is a target, and what is switched off is none")
    func singleTargets() {
        func end(_ isEnabled: Bool) -> CGFloat? {
            let log = Log()
            let host = TestHost(
                ScrollView {
                    VStack(spacing: 0) {
                        Block(width: 100, height: 130)
                        Block(width: 100, height: 20, color: RGBA(1, 1, 0)).scrollTarget(isEnabled: isEnabled)
                        Block(width: 100, height: 400)
                    }
                }
                .scrollTargetBehavior(.viewAligned)
                .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { log.geometry = $1 },
                size: CGSize(width: 100, height: 100))
            host.swipe(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 20), duration: 1, steps: 20)
            host.advance(by: 3)
            return log.geometry?.contentOffset.y
        }
        #expect(end(true) == 130)
        #expect(end(false).map { $0 > 0 && $0 < 129 } == true)
    }

    @Test("A scroll view's place shows in the tree")
    func description() {
        let host = host(rows(20, Log()))
        #expect(!host.tree.contains("offset"))
        host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 30))
        #expect(host.tree.contains("ScrollView offset 0.0,30.0"))
    }
}
