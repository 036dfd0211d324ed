import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Views nested without end stop with a message; as deep as may be, every pass gets along with the stack.
@MainActor @Suite struct DepthTests {
    struct Endless: View {
        var body: some View { VStack { AnyView(Endless()) } }
    }

    @Test("A view that contains itself ends the program with words")
    func endless() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = TestHost(Endless(), size: CGSize(width: 100, height: 100)) }
        }
        let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(message.contains("Thread stack size exceeded due to excessive recursion. Views are nested too deep: "))
        #expect(message.contains("Is there a view whose body contains the view itself?"))
    }

    private nonisolated static let containers: [(String, @MainActor @Sendable (AnyView) -> AnyView)] = [
        ("VStack", { view in AnyView(VStack { view }) }), ("groups", { AnyView($0.compositingGroup().opacity(0.9)) }),
        ("opacity", { AnyView($0.opacity(0.9)) }), ("blurs", { AnyView($0.blur(radius: 1)) }),
        ("scroll views", { view in AnyView(ScrollView { view }) }),
        ("overlays", { view in AnyView(Color.red.overlay { view }) }),
        (
            "buttons",
            { view in
                AnyView(
                    Button {
                    } label: {
                        view
                    })
            }
        ), ("grids", { view in AnyView(Grid { GridRow { view } }) }),
        ("readers", { view in AnyView(GeometryReader { _ in view }) }),
    ]

    @Test("As deep as may be", arguments: containers.indices)
    func deepest(_ index: Int) throws {
        let (_, wrap) = Self.containers[index]
        func view(_ levels: Int) -> AnyView { (0..<levels).reduce(AnyView(Text("a"))) { view, _ in wrap(view) } }
        func depth(_ host: TestHost) -> Int {
            var most: UInt32 = 0
            func visit(_ node: NodeRef) {
                most = max(most, node.depth)
                node.forEachChild(visit)
            }
            visit(host.host.graph.root)
            return Int(most)
        }
        let size = CGSize(width: 60, height: 60)
        let (ten, twenty) = (depth(TestHost(view(10), size: size)), depth(TestHost(view(20), size: size)))
        let levels = (Int(TreeDepth.most) - ten) * 10 / (twenty - ten)
        let host = TestHost(view(levels), size: size)
        // With AddressSanitizer's frames the bound is so low that whole levels make up much of it.
        let share = dlsym(nil, "__asan_init") == nil ? 0.8 : 0.5
        #expect(Double(depth(host)) > Double(TreeDepth.most) * share)
        host.resize(to: CGSize(width: 50, height: 60))
        _ = (host.accessibility, host.tree, host.layers)
        #if canImport(ImageFrontend)
        _ = try host.png()
        #endif
        host.tap(at: CGPoint(x: 25, y: 30))
        host.show(AnyView(Text("b")))
        #expect(host.text == ["b"])
        host.close()
    }

    #if canImport(ImageFrontend)
    @Test(
        "Blurs within blurs, each larger than the one in it, take a bounded room",
        .disabled(if: dlsym(nil, "__asan_init") != nil, "AddressSanitizer's frames allow no 300 levels."))
    func blurs() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                let square = AnyView(Color.red.frame(width: 500, height: 500))
                let view = (0..<300).reduce(square) { view, _ in AnyView(view.blur(radius: 1)) }
                let picture = try TestHost(view, size: CGSize(width: 500, height: 500)).png()
                #expect(!picture.isEmpty)
                // What `getrusage` tells of a new program begins with the size of the one that started it.
                let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
                let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
                let words = line?.split(whereSeparator: \.isWhitespace) ?? []
                let most = try #require(words.count == 3 ? Int(words[1]) : nil, "\(words)")
                #expect(most < 900 << 10, "\(most >> 10) MB")
            }
        }
        let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(message.contains("effects are nested too deep"))
    }
    #endif
}
