import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// How views are put together: builders, erased types, bound collections, views that compare themselves.
@MainActor struct ViewTreeTests {
    private let size = CGSize(width: 200, height: 200)

    @Test("A view of unknown type is wrapped once") func anyViews() {
        let text = AnyView(Text(verbatim: "a"))
        #expect(TestHost(AnyView(text), size: size).text == ["a"])
        #expect(TestHost(AnyView(erasing: text), size: size).text == ["a"])
        #expect(AnyView(_fromValue: 3) == nil)
        let value: Any = Text(verbatim: "b")
        #expect(AnyView(_fromValue: value).map { TestHost($0, size: size).text } == ["b"])
    }

    @Test("A view of a type that only a new system has is erased") func availability() {
        struct Screen: View {
            var body: some View {
                if #available(macOS 99, *) { Text(verbatim: "new") }
                Text(verbatim: "old")
            }
        }
        let built = ViewBuilder.buildLimitedAvailability(Text(verbatim: "a"))
        #expect(TestHost(built, size: size).text == ["a"])
        #expect(TestHost(VStack { Screen() }, size: size).text.last == "old")
    }

    struct Person: Equatable {
        var name: String
        var key: Int
    }

    private struct Rows: View {
        @State private var people = [Person(name: "Ada", key: 1), Person(name: "Ben", key: 2)]
        var body: some View {
            VStack {
                ForEach($people, id: \.key) { $person in
                    Text(verbatim: person.name).onTapGesture { person.name += "!" }
                }
                Button("Turn") { people.reverse() }
            }
        }
    }

    @Test("Rows of a bound collection whose identity is a key path") func boundRows() {
        let host = TestHost(Rows(), size: size)
        host.tap(text: "Ben")
        #expect(host.text == ["Ada", "Ben!", "Turn"])
        host.tap(text: "Turn")
        #expect(host.text == ["Ben!", "Ada", "Turn"])
        host.tap(text: "Ben!")
        #expect(host.text == ["Ben!!", "Ada", "Turn"])
    }

    @Test("A ForEach tells its collection") func data() {
        func count(_ content: some DynamicViewContent) -> Int { content.data.count }
        #expect(count(ForEach(["a", "b"], id: \.self) { Text(verbatim: $0) }) == 2)
        #expect(ForEach(0..<3) { Text("\($0)") }.content(1) == Text("\(1)"))
    }

    private struct Rounded: View, Equatable {
        let value: Double
        var body: some View { Text(verbatim: "\(value)") }
        nonisolated static func == (a: Rounded, b: Rounded) -> Bool { Int(a.value) == Int(b.value) }
    }

    @Test("A view that compares itself is shown anew only where it says it differs") func equatable() {
        let remote = Remote<Double>()
        let host = TestHost(Stage(1.0, remote) { Rounded(value: $0).equatable() }, size: size)
        #expect(host.text == ["1.0"])
        remote.set(1.5)
        #expect(host.text == ["1.0"])
        remote.set(2.25)
        #expect(host.text == ["2.25"])
        #expect(EquatableView(content: Rounded(value: 1)).content == Rounded(value: 1.9))
    }

    @Test("A modified view is equal where its parts are") func modified() {
        struct Tint: ViewModifier, Equatable {
            let value: Int
            func body(content: Content) -> some View { content.opacity(0.5) }
        }
        let one = ModifiedContent(content: Rounded(value: 1), modifier: Tint(value: 1))
        #expect(one == ModifiedContent(content: Rounded(value: 1.5), modifier: Tint(value: 1)))
        #expect(one != ModifiedContent(content: Rounded(value: 1), modifier: Tint(value: 2)))
        #expect(one.content.value == 1 && one.modifier.value == 1)
    }
}
