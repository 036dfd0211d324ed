import Combine
import DisplayList
import Foundation
import Observation
import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// Views that come and go leave nothing behind: no nodes, layers, objects of the app, or records of readers (R11).
///
/// Nodes are counted for the whole process: the tests must not wait for anything, so that no other test runs meanwhile.
@MainActor
struct LeakTests {
    /// How often things are opened and closed: 40 times, or as often as `ORIEL_CYCLES` says; from 1 000 on the bytes in use
    /// are looked at as well.
    fileprivate static let cycles = Int(ProcessInfo.processInfo.environment["ORIEL_CYCLES"] ?? "") ?? 40

    /// The resident memory of the process.
    private static var bytesInUse: Int {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")[1]
        return Int(pages ?? "").map { $0 * 4096 } ?? 0
    }

    /// Counts its living instances.
    final class Tracker: ObservableObject {
        nonisolated(unsafe) static var living = 0
        @Published var value = 0
        init() { Self.living += 1 }
        deinit { Self.living -= 1 }
    }

    @Observable final class Observed {
        nonisolated(unsafe) static var living = 0
        var value = 0
        init() { Self.living += 1 }
        deinit { Self.living -= 1 }
    }

    /// The resources of a window: nodes, layouts, layers, living objects.
    struct Holdings: Equatable {
        var nodes: Int
        var layouts: Int
        var layers: Int
        var objects: Int

        @MainActor init(_ host: TestHost) {
            host.update()
            nodes = NodeMemory.shared.pointee.nodes.count
            layouts = NodeMemory.shared.pointee.layouts.count
            layers = host.displayList.count
            objects = Tracker.living + Observed.living
        }
    }

    struct Owner: View {
        @StateObject private var tracker = Tracker()
        @State private var observed = Observed()
        @State private var text = "text"
        @State private var isHere = false
        @Namespace private var space
        @FocusState private var isFocused: Bool

        var body: some View {
            VStack {
                Text(verbatim: "\(tracker.value) \(observed.value)").onReceive(tracker.$value) { _ in }
                TextField("Title", text: $text).focused($isFocused)
                Circle().matchedGeometryEffect(id: 1, in: space).frame(width: 10, height: 10)
                    .gesture(DragGesture().onChanged { _ in tracker.value += 1 })
                GeometryReader { Color.red.preference(key: Width.self, value: $0.size.width) }
                    .frame(height: 5)
                ScrollView { LazyVStack { ForEach(0..<20) { Text(verbatim: "\($0)") } } }.frame(height: 40)
                TimelineView(.periodic(from: .now, by: 1)) { _ in Color.blue.frame(height: 2) }
                Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
                    .frame(height: 4)
                Reader().environmentObject(tracker)
                // In a long run cancelled tasks, which wait for the end of the test, would count as lost memory.
                if LeakTests.cycles < 1000 {
                    Color.clear.frame(height: 1).task { try? await Task.sleep(nanoseconds: 1 << 50) }
                }
            }
            .onPreferenceChange(Width.self) { _ in }
            .overlayPreferenceValue(Width.self) { Text(verbatim: "\($0)") }
            .onAppear { isHere = true }
            .animation(.linear(duration: 0.1), value: isHere)
        }
    }

    struct Reader: View {
        @EnvironmentObject var tracker: Tracker
        @Environment(\.colorScheme) private var scheme
        var body: some View { Text(verbatim: "\(tracker.value) \(scheme == .dark)") }
    }

    enum Width: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    enum Way: String, CaseIterable {
        case condition, transition, row, identity, erased, sheet, popover, navigation, lazy, modifier
    }

    struct Stage: View {
        let way: Way
        @ObservedObject var lever: Lever
        @Environment(\.layoutDirection) private var direction

        var body: some View {
            switch way {
            case .condition: if lever.isOn { Owner() }
            case .transition:
                VStack { if lever.isOn { Owner().transition(.slide) } }.animation(
                    .linear(duration: 0.2), value: lever.isOn)
            case .row: ForEach(lever.isOn ? [1, 2] : [1], id: \.self) { if $0 == 2 { Owner() } else { Text("one") } }
            case .identity: Owner().id(lever.isOn)
            case .erased: lever.isOn ? AnyView(Owner()) : AnyView(Text("off"))
            case .sheet: Text("under").sheet(isPresented: $lever.isOn) { Owner() }
            case .popover: Text("under").popover(isPresented: $lever.isOn) { Owner() }
            case .navigation:
                NavigationStack(path: $lever.path) {
                    Text("root").navigationDestination(for: Int.self) { _ in Owner() }
                }
            case .lazy:
                ScrollView { LazyVStack { ForEach(0..<(lever.isOn ? 2 : 1), id: \.self) { if $0 == 1 { Owner() } } } }
            case .modifier: Text("base").overlay { if lever.isOn { Owner() } }
            }
        }
    }

    final class Lever: ObservableObject {
        @Published var isOn = false { didSet { path = isOn ? [1] : [] } }
        @Published var path: [Int] = []
    }

    @Test("R11: opened and closed many times", arguments: Way.allCases)
    func openAndClose(_ way: Way) {
        let lever = Lever()
        let host = TestHost(Stage(way: way, lever: lever), size: CGSize(width: 300, height: 400))
        func cycle() {
            lever.isOn = true
            host.advance(by: 1)
            lever.isOn = false
            host.advance(by: 1)
        }
        for _ in 0..<(Self.cycles / 4) { cycle() }
        let (before, bytes) = (Holdings(host), Self.bytesInUse)
        for _ in 0..<Self.cycles { cycle() }
        #expect(Holdings(host) == before)
        // Other tests' memory would count in a usual run.
        if Self.cycles >= 1000 {
            #expect(Self.bytesInUse - bytes < (1 << 20) + 64 * Self.cycles, "\(Self.bytesInUse - bytes) bytes")
        }
        host.close()
    }

    @Test("R11: a closed window leaves nothing", arguments: Way.allCases)
    func closedWindow(_ way: Way) {
        func livingNodes() -> Int { NodeMemory.shared.pointee.nodes.count }
        let objects = Tracker.living + Observed.living
        func show() {
            let lever = Lever()
            lever.isOn = true
            let host = TestHost(Stage(way: way, lever: lever), size: CGSize(width: 300, height: 400))
            host.advance(by: 1)
            host.close()
        }
        show()
        let nodes = livingNodes()
        for _ in 0..<5 { show() }
        #expect(Tracker.living + Observed.living == objects)
        #expect(livingNodes() == nodes)
    }

    @Test("R11: readers that are gone are forgotten, though the value never changes")
    func readersOfConstantState() {
        var list = ReaderList()
        for _ in 0..<2000 {
            let brief = TestHost(Text("brief"), size: CGSize(width: 10, height: 10))
            list.insert(brief.host.graph.root)
            brief.close()
        }
        #expect(list.entryCount <= 64)
    }
}
