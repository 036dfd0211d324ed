import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Lazy containers whose collection was given back, because their owner is about to change, are laid out without it.
@MainActor @Suite("Lazy containers that leave")
struct LazyLeavingTests {
    final class Model: ObservableObject {
        @Published var numbers = Array(0..<100)
        @Published var isShown = true
    }

    enum Form: CaseIterable { case stack, row, grid, ragged }

    struct Cells: View {
        @ObservedObject var model: Model
        let form: Form
        var body: some View {
            ScrollView(form == .row ? .horizontal : .vertical) {
                switch form {
                case .stack: LazyVStack { rows }
                case .row: LazyHStack { rows }
                case .grid: LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) { rows }
                case .ragged:
                    LazyVStack {
                        ForEach(model.numbers, id: \.self) {
                            cell($0)
                            if $0 % 2 == 0 { cell($0) }
                        }
                    }
                }
            }
        }
        private var rows: some View { ForEach(model.numbers, id: \.self) { cell($0) } }
        private func cell(_ number: Int) -> some View { Text(verbatim: "\(number)").frame(width: 40, height: 20) }
    }

    struct Screen: View {
        @ObservedObject var model: Model
        let form: Form
        var body: some View {
            VStack {
                if model.isShown { Cells(model: model, form: form).transition(.move(edge: .leading)) }
            }
        }
    }

    @Test("Content that leaves may be laid out at any size", arguments: Form.allCases)
    func resizing(form: Form) {
        let model = Model()
        let host = TestHost(Screen(model: model, form: form), size: CGSize(width: 100, height: 100))
        for round in 0..<3 {
            withAnimation(.linear(duration: 1)) {
                model.numbers.append(1000 + round)
                model.isShown = false
            }
            for size in [300, 60, 500, 100] {
                host.resize(to: CGSize(width: size, height: size))
                host.advance(by: 0.1)
            }
            // Half-way it comes back, with its collection.
            withAnimation(.linear(duration: 1)) {
                model.numbers.removeFirst()
                model.isShown = true
            }
            host.resize(to: CGSize(width: 200, height: 200))
            host.advance(by: 2)
            #expect(host.text.first == "\(round + 1)")
        }
    }

    @Test("An owner that waits for its batch keeps the collection until then", arguments: Form.allCases)
    func waiting(form: Form) {
        struct Wide: View {
            @ObservedObject var model: Model
            @State private var width: CGFloat = 60
            let form: Form
            var body: some View {
                VStack {
                    Text(verbatim: "go").onTapGesture {
                        width = 400
                        withAnimation(.linear(duration: 1)) { model.numbers.append(1000) }
                    }
                    Cells(model: model, form: form).frame(width: width)
                }
            }
        }
        let model = Model()
        let host = TestHost(Wide(model: model, form: form), size: CGSize(width: 500, height: 300))
        host.tap(text: "go")
        host.advance(by: 2)
        let scratch = TestHost(Wide(model: model, form: form), size: CGSize(width: 500, height: 300))
        scratch.tap(text: "go")
        scratch.advance(by: 2)
        #expect(Set(host.text).isSuperset(of: ["0", "1", "2"]))
        model.numbers.removeLast()
        #expect(host.text == scratch.text)
    }

    @Test("A view that was not made has none to be shown once its collection is given back", arguments: Form.allCases)
    func missing(form: Form) throws {
        let model = Model()
        let host = TestHost(Cells(model: model, form: form), size: CGSize(width: 100, height: 100))
        var collection: NodeRef?
        func visit(_ node: NodeRef) {
            if node.isLazyForEach, node.kind is any LazyProviding { collection = node }
            node.forEachChild(visit)
        }
        visit(host.host.graph.root)
        let rows = try #require(collection)
        let provider = try #require(rows.kind as? any LazyProviding)
        #expect(provider.lazyItem(rows, at: 0) != nil)
        model.numbers.append(7)
        // Between the change and the update.
        #expect(provider.lazyItem(rows, at: 90) == nil && provider.lazyItem(rows, at: 0) != nil)
        host.update()
        #expect(provider.lazyItem(rows, at: 90) != nil)
    }
}
