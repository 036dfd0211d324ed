import SwiftUI
import SwiftUITesting
import Testing

/// `_VariadicView`, by which apps made containers before `ForEach(subviews:content:)`.
@MainActor
@Suite("Variadic views")
struct VariadicViewTests {
    private struct Divided: _VariadicView_MultiViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            let last = children.last?.id
            ForEach(children) { child in
                child
                if child.id != last { Text("--") }
            }
        }
    }

    private struct Stack: _VariadicView_UnaryViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            VStack { ForEach(children) { Text(verbatim: "\($0[Weight.self]) \($0.id(as: Int.self) ?? -1)") } }
        }
    }

    private struct Weight: _ViewTraitKey {
        static var defaultValue: Int { 1 }
    }

    @Test("A root of several views puts a line between each two")
    func divided() {
        let host = TestHost(
            VStack {
                _VariadicView.Tree(Divided()) {
                    Text("a")
                    Text("b")
                    Text("c")
                }
            }, size: CGSize(width: 300, height: 300))
        #expect(host.text == ["a", "--", "b", "--", "c"])
        let places = host.text.indices.map { host.findAll(text: host.text[$0])[0].center.y }
        #expect(places[0] < places[2] && places[2] < places[4])
    }

    @Test("Children have identities and traits")
    func traits() {
        let host = TestHost(
            _VariadicView.Tree(
                root: Stack(), content: ForEach([5, 6], id: \.self) { Text("x")._trait(Weight.self, $0 * 2) }),
            size: CGSize(width: 300, height: 300))
        #expect(host.text == ["10 5", "12 6"])
    }
}
