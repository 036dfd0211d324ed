import DisplayList
import SwiftUI
import SwiftUITesting
import Testing

/// Views of an app's own that are sections or several rows, and have state, objects or environment.
@MainActor @Suite("Parts of lists")
struct ListPartTests {
    private final class Model: ObservableObject {
        @Published var names = ["Anna", "Ben"]
    }

    private struct NamesSection: View {
        @ObservedObject var model: Model
        @State private var count = 0
        var body: some View {
            Section("Names") {
                ForEach(model.names, id: \.self) { Text($0) }
                Button("Count \(count)") { count += 1 }
            }
        }
    }

    private struct SizeSection: View {
        @Environment(\.locale) private var locale
        var body: some View { Section("Size") { Text("Large") } }
    }

    private struct Rows: View {
        @ObservedObject var model: Model
        var body: some View { ForEach(model.names, id: \.self) { Text($0) } }
    }

    private func frames(_ host: TestHost, _ texts: [String]) -> [CGRect] {
        texts.compactMap { host.find(text: $0)?.frame }
    }

    /// Returns whether texts are one below the other, at the left edge.
    private func areRows(_ host: TestHost, _ texts: [String]) -> Bool {
        let frames = frames(host, texts)
        return frames.count == texts.count && zip(frames, frames.dropFirst()).allSatisfy { $0.maxY < $1.minY }
    }

    @Test("A view with state whose body is a section is a section of a form, and of a list", arguments: [true, false])
    func sections(isForm: Bool) {
        let model = Model()
        let host =
            isForm
            ? TestHost(
                Form {
                    NamesSection(model: model)
                    SizeSection()
                }, size: CGSize(width: 300, height: 500))
            : TestHost(
                List {
                    NamesSection(model: model)
                    SizeSection()
                }, size: CGSize(width: 300, height: 500))
        #expect(areRows(host, ["NAMES", "Anna", "Ben", "Count 0", "SIZE", "Large"]))
        host.tap(text: "Count 0")
        #expect(host.find(text: "Count 1") != nil)
        model.names.insert("Chloe", at: 1)
        host.update()
        #expect(areRows(host, ["NAMES", "Anna", "Chloe", "Ben", "Count 1", "SIZE", "Large"]))
    }

    private struct ObservedRow: View {
        let name: String
        @ObservedObject var model: Model
        var body: some View { Text(name) }
    }

    private struct Names: View {
        let model: Model
        let hasObjects: Bool
        @Binding var chosen: String?
        var body: some View {
            List(selection: $chosen) {
                ForEach(model.names, id: \.self) { name in
                    if hasObjects { ObservedRow(name: name, model: model) } else { Text(name) }
                }
            }
        }
    }

    private struct Chooser: View {
        let hasObjects: Bool
        @State private var model = Model()
        @State private var chosen: String? = "Anna"
        var body: some View {
            VStack {
                Names(model: model, hasObjects: hasObjects, chosen: $chosen)
                Button("Ben, please") { chosen = "Ben" }
            }
        }
    }

    @Test("A row shows that it is chosen, by whom it may be; one with an object as well", arguments: [false, true])
    func chosen(hasObjects: Bool) {
        let host = TestHost(Chooser(hasObjects: hasObjects), size: CGSize(width: 300, height: 300))
        func chosen() -> [String] { host.accessibility.filter(\.isSelected).map(\.label) }
        #expect(chosen() == ["Anna"])
        host.tap(text: "Ben, please")
        #expect(chosen() == ["Ben"])
        host.tap(text: "Anna")
        #expect(chosen() == ["Anna"])
    }

    @Test("Only the part that changes is evaluated")
    func work() {
        let model = Model()
        struct Whole: View {
            let model: Model
            var body: some View {
                Form {
                    NamesSection(model: model)
                    SizeSection()
                }
            }
        }
        let host = TestHost(Whole(model: model), size: CGSize(width: 300, height: 500))
        host.resetCounters()
        model.names.append("Dev")
        host.update()
        #expect(host.bodyCount(of: NamesSection.self) == 1)
        #expect(host.bodyCount(of: SizeSection.self) == 0 && host.bodyCount(of: Whole.self) == 0)
    }

    @Test("Rows that a view with state lists are rows of the section around them, with its corners")
    func rows() {
        let model = Model()
        let part = TestHost(
            Form {
                Section("People") {
                    Text("First")
                    Rows(model: model)
                    Text("Last")
                }
            }, size: CGSize(width: 300, height: 400))
        let plain = TestHost(
            Form {
                Section("People") {
                    Text("First")
                    ForEach(["Anna", "Ben"], id: \.self) { Text($0) }
                    Text("Last")
                }
            }, size: CGSize(width: 300, height: 400))
        let texts = ["PEOPLE", "First", "Anna", "Ben", "Last"]
        #expect(areRows(part, texts))
        #expect(frames(part, texts) == frames(plain, texts))
        #if canImport(ImageFrontend)
        #expect(try! part.png() == plain.png())
        #endif
    }

    @Test("Rows of such a view can be chosen and deleted")
    func editing() {
        let model = Model()
        struct Deletable: View {
            @ObservedObject var model: Model
            @State private var choice: String?
            var body: some View {
                List(selection: $choice) {
                    Rows(model: model)
                    Text("Chosen: \(choice ?? "none")")
                }
            }
        }
        let host = TestHost(Deletable(model: model), size: CGSize(width: 300, height: 300))
        host.tap(text: "Ben")
        #expect(host.find(text: "Chosen: Ben") != nil)
        // The arrow keys, and the rows' accessibility elements.
        host.press(.up)
        #expect(host.find(text: "Chosen: Anna") != nil)
        #expect(host.accessibility.filter { $0.role == .row }.map(\.label).prefix(2) == ["Anna", "Ben"])
    }
}
