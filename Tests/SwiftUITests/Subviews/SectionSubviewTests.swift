import SwiftUI
import SwiftUITesting
import Testing

extension ContainerValues {
    @Entry fileprivate var tone = "plain"
}

/// Containers that take their content apart by sections.
@MainActor
@Suite("Sections of a container")
struct SectionSubviewTests {
    private struct Columns<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View {
            HStack {
                ForEach(sections: content) { section in
                    VStack {
                        Text(
                            verbatim: "\(section.containerValues.tone) \(section.header.count)+\(section.content.count)"
                        )
                        if !section.header.isEmpty { HStack { section.header } }
                        ForEach(section.content) { $0 }
                        section.footer
                    }
                }
            }
        }
    }

    private final class Model: ObservableObject { @Published var names = ["a"] }

    private struct Part: View {
        @ObservedObject var model: Model
        var body: some View {
            Section("Part") { ForEach(model.names, id: \.self) { Text(verbatim: $0) } }
        }
    }

    private struct Names: View {
        @ObservedObject var model: Model
        var body: some View { ForEach(model.names, id: \.self) { Text(verbatim: $0) } }
    }

    @Test("Sections come with header, content and footer; loose views between them form sections")
    func sections() {
        let host = TestHost(
            Columns {
                Text("loose 1")
                Text("loose 2")
                Section("First") {
                    Text("a")
                    Text("b")
                }
                Text("loose 3")
                Section {
                    Text("c")
                } header: {
                    Text("Second")
                    Image(systemName: "star")
                } footer: {
                    Text("end")
                }
                .containerValue(\.tone, "dark")
            }, size: CGSize(width: 800, height: 300))
        #expect(
            host.text == [
                "plain 0+2", "loose 1", "loose 2", "plain 1+2", "First", "a", "b", "plain 0+1", "loose 3", "dark 2+1",
                "Second", "c", "end",
            ])
        let (first, second) = (host.find(text: "a")!.center, host.find(text: "c")!.center)
        #expect(second.x > first.x && host.find(text: "b")!.center.x == first.x)
    }

    @Test("Sections and their views that bodies with state make are found, and follow changes")
    func bodies() {
        let (part, names) = (Model(), Model())
        names.names = ["x"]
        let host = TestHost(
            Columns {
                Part(model: part)
                Section("Names") { Names(model: names) }
            }, size: CGSize(width: 800, height: 300))
        #expect(host.text == ["plain 1+1", "Part", "a", "plain 1+1", "Names", "x"])
        part.names = ["b", "a"]
        host.update()
        #expect(host.text == ["plain 1+2", "Part", "b", "a", "plain 1+1", "Names", "x"])
        names.names = []
        host.update()
        #expect(host.text == ["plain 1+2", "Part", "b", "a", "plain 1+0", "Names"])
    }

    @Test("A group of sections is made anew as a whole")
    func groups() {
        struct First<Content: View>: View {
            @ViewBuilder var content: Content
            var body: some View {
                Group(sections: content) { sections in
                    Text(verbatim: "\(sections.count) sections")
                    if let first = sections.first { first.content }
                }
            }
        }
        let host = TestHost(
            VStack {
                First {
                    Section { Text("a") }
                    Section { Text("b") }
                }
            }, size: CGSize(width: 300, height: 300))
        #expect(host.text == ["2 sections", "a"])
    }
}
