import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Values that no app intends, but that a division by zero or a broken file may produce: nothing traps, nothing hangs,
/// and everything that is laid out and drawn is finite.
@MainActor @Suite("Hostile values") struct HostileValueTests {
    /// Whether all values are tried, which takes minutes.
    private nonisolated static let isFull = ProcessInfo.processInfo.environment["ORIEL_FULL"] != nil
    private nonisolated static let lengths: [CGFloat] =
        [.nan, .infinity, -.greatestFiniteMagnitude, 1e300]
        + (isFull ? [-.infinity, .greatestFiniteMagnitude, 1e-300, 1e19, -1, 0] : [])
    private nonisolated static let counts: [Int] =
        [.max, .min, 1_000_000] + (isFull ? [.max - 1, 1_000_000_000_000, -1, 0] : [])
    private nonisolated static let strings: [String] = [
        "", String(repeating: "a", count: 1_000), String(repeating: "👩‍👩‍👧‍👦", count: 200),
        String(repeating: "a\n", count: 500), "\0\u{7}\u{fffd}\u{202e}", String(repeating: "e\u{301}", count: 1_000),
        "a" + String(repeating: "\u{301}", count: 5_000),
    ]

    @Test("Lengths, parts and factors", arguments: HostileFamily.lengths)
    func lengths(_ family: HostileFamily<CGFloat>) throws { try check(family, Self.lengths, usual: 1) }

    @Test("Numbers of things", arguments: HostileFamily.counts)
    func counts(_ family: HostileFamily<Int>) throws { try check(family, Self.counts, usual: 1) }

    @Test("Texts", arguments: HostileFamily.strings)
    func strings(_ family: HostileFamily<String>) throws { try check(family, Self.strings, usual: "a") }

    private func check<Value: Equatable>(_ family: HostileFamily<Value>, _ values: [Value], usual: Value) throws {
        for entry in family.entries {
            let (name, make) = (entry.name, entry.make)
            for value in values {
                let remote = Remote(usual)
                let host = TestHost(HostileStage(remote: remote, make: make), size: CGSize(width: 100, height: 60))
                remote.value = value
                try look(host, "\(name) \(value)")
                host.tap(at: CGPoint(x: 50, y: 30))
                host.drag(from: CGPoint(x: 50, y: 30), to: CGPoint(x: 20, y: 10), duration: 0.05, steps: 2)
                _ = host.scroll(at: CGPoint(x: 50, y: 30), by: CGSize(width: 5, height: 20))
                for item in host.accessibility { _ = host.perform(.increment, on: item) }
                remote.value = usual
                host.update()
                withAnimation(.linear(duration: 0.1)) { remote.value = value }
                host.advance(by: 0.05)
                try look(host, "\(name) \(value) on the way")
                host.advance(by: 0.2)
                host.close()
            }
        }
    }

    /// Lays out, draws and describes the content of a window.
    private func look(_ host: TestHost, _ what: @autoclosure () -> String) throws {
        _ = host.tree
        _ = host.accessibility.map(\.value)
        let list = host.displayList
        func check(_ id: LayerID) {
            let layer = list[id]
            let numbers = [layer.position.x, layer.position.y, layer.size.width, layer.size.height]
            let isValid = numbers.allSatisfy(\.isFinite) && layer.size.width >= 0 && layer.size.height >= 0
            if !isValid { Issue.record("\(what()): \(numbers)") }
            for child in list.children(of: id) { check(child) }
        }
        check(.root)
        #if canImport(ImageFrontend)
        _ = try host.png()
        #endif
    }

    /// The value that a stage shows.
    final class Remote<Value>: ObservableObject {
        @Published var value: Value
        init(_ value: Value) { self.value = value }
    }

    private struct HostileStage<Value>: View {
        @ObservedObject var remote: Remote<Value>
        let make: @MainActor (Value) -> AnyView
        var body: some View { make(remote.value) }
    }
}
