import SwiftUI
import SwiftUITesting
import Testing

/// Values that are read in closures that containers and modifiers call later count as read in a body: a change shows.
@MainActor @Suite("State read in the closures of containers")
struct ClosureReadTests {
    /// A modifier of an app's own.
    private struct Padded: ViewModifier {
        func body(content: Content) -> some View { content.padding(1).background { Color.clear } }
    }

    private struct Key: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) {}
    }

    @Observable fileprivate final class Model {
        var number = 0
    }

    /// Shows a number that nothing but the closure reads.
    private struct Reading<Content: View>: View {
        @State private var number = 0
        let changed: NumberSetter
        @ViewBuilder let content: (@escaping () -> Int) -> Content
        var body: some View {
            changed.set = { number = $0 }
            return content { number }
        }
    }

    private struct Letter: Identifiable {
        var id: String
    }

    fileprivate final class NumberSetter {
        var set: (Int) -> Void = { _ in }
    }

    /// Shows a number of a model that nothing but the closure reads.
    private struct Observing<Content: View>: View {
        let model: Model
        @ViewBuilder let content: (@escaping () -> Int) -> Content
        var body: some View { content { model.number } }
    }

    /// A view with state.
    private struct Own: View {
        let number: Int
        @State private var state = 0
        var body: some View { Text("number \(number)") }
    }

    private func check(
        _ name: String, _ sourceLocation: SourceLocation = #_sourceLocation,
        @ViewBuilder _ content: @escaping (@escaping () -> Int) -> some View
    ) {
        let (setter, model) = (NumberSetter(), Model())
        let reading = TestHost(Reading(changed: setter, content: content), size: CGSize(width: 300, height: 400))
        let observing = TestHost(Observing(model: model, content: content), size: CGSize(width: 300, height: 400))
        for number in 0...3 {
            setter.set(number)
            model.number = number
            for host in [reading, observing] {
                host.advance(by: 0.1)
                #expect(host.find(text: "number \(number)") != nil, "\(name)", sourceLocation: sourceLocation)
            }
        }
    }

    @Test("Containers with a closure")
    func containers() {
        check("ScrollViewReader") { number in ScrollViewReader { _ in Text("number \(number())") } }
        check("GeometryReader") { number in GeometryReader { _ in Text("number \(number())") } }
        check("TimelineView") { number in TimelineView(.everyMinute) { _ in Text("number \(number())") } }
        check("overlayPreferenceValue") { number in
            Color.clear.overlayPreferenceValue(Key.self) { _ in Text("number \(number())") }
        }
        check("ViewThatFits") { number in ViewThatFits { Text("number \(number())") } }
        check("List") { number in List(0..<2, id: \.self) { _ in Text("number \(number())") } }
        check("List of bindings") { number in
            List(.constant([Letter(id: "a")]), editActions: .all) { _ in Text("number \(number())") }
        }
        check("Table") { number in
            Table([Letter(id: "a")]) { TableColumn("A") { _ in Text("number \(number())") } }.frame(width: 700)
        }
        check("Table with rows") { number in
            Table(of: Letter.self) {
                TableColumn("A", value: \.id)
            } rows: {
                ForEach([0], id: \.self) { _ in TableRow(Letter(id: "number \(number())")) }
            }
        }
        check("search tokens") { number in
            Color.clear.searchable(text: .constant(""), tokens: .constant([Letter(id: "a")])) { _ in
                Text("number \(number())")
            }
        }
        check("Section") { number in
            List { Section { ForEach(0..<2, id: \.self) { _ in Text("number \(number())") } } }
        }
        check("Form") { number in Form { ForEach(0..<2, id: \.self) { _ in Text("number \(number())") } } }
        check("Picker") { number in
            Picker("P", selection: .constant(0)) { ForEach(0..<2, id: \.self) { _ in Text("number \(number())") } }
                .pickerStyle(.segmented)
        }
        check("List with bodies") { number in
            List { ForEach(0..<2, id: \.self) { _ in Own(number: number()) } }
        }
        check("ScrollViewReader in a list") { number in
            ScrollViewReader { _ in List { ForEach(0..<2, id: \.self) { _ in Text("number \(number())") } } }
        }
    }

    @Test("Rows within a modifier of an app's own")
    func modified() {
        check("ForEach") { number in
            VStack { ForEach(0..<2) { _ in Text("number \(number())") } }.modifier(Padded())
        }
        check("two modifiers") { number in
            HStack { VStack { ForEach(0..<2) { _ in Text("number \(number())") } }.modifier(Padded()) }
                .modifier(Padded())
        }
        check("LazyVStack") { number in
            ScrollView { LazyVStack { ForEach(0..<2) { _ in Text("number \(number())") } } }.modifier(Padded())
        }
        check("LazyVGrid") { number in
            ScrollView { LazyVGrid(columns: [GridItem()]) { ForEach(0..<2) { _ in Text("number \(number())") } } }
                .modifier(Padded())
        }
        check("Grid") { number in
            Grid { ForEach(0..<2) { _ in GridRow { Text("number \(number())") } } }.modifier(Padded())
        }
        check("ScrollViewReader") { number in
            ScrollViewReader { _ in Text("number \(number())") }.modifier(Padded())
        }
        check("GeometryReader") { number in
            GeometryReader { _ in Text("number \(number())") }.modifier(Padded())
        }
        check("TimelineView") { number in
            TimelineView(.everyMinute) { _ in Text("number \(number())") }.modifier(Padded())
        }
        check("List") { number in List(0..<2, id: \.self) { _ in Text("number \(number())") }.modifier(Padded()) }
    }

    @Test("What is presented")
    func presented() {
        check("sheet") { number in
            Color.clear.sheet(isPresented: .constant(true)) { Text("number \(number())") }
        }
        check("popover") { number in
            Color.clear.popover(isPresented: .constant(true)) { Text("number \(number())") }
        }
        check("alert") { number in
            Color.clear.alert("A", isPresented: .constant(true)) {
                ForEach(0..<2, id: \.self) { _ in Button("number \(number())") {} }
            }
        }
        check("inspector") { number in
            Color.clear.inspector(isPresented: .constant(true)) {
                VStack { ForEach(0..<2, id: \.self) { _ in Text("number \(number())") } }
            }
        }
        check("a link's page") { number in
            NavigationStack {
                NavigationLink("A", isActive: .constant(true)) {
                    VStack { ForEach(0..<2, id: \.self) { _ in Text("number \(number())") } }
                }
            }
        }
        check("toolbar") { number in
            NavigationStack { Color.clear.toolbar { Text("number \(number())") } }
        }
        check("a page") { number in
            NavigationStack(path: .constant([1])) {
                Color.clear.navigationDestination(for: Int.self) { _ in Text("number \(number())") }
            }
        }
        check("TabView") { number in TabView { Text("number \(number())").tabItem { Text("A") } } }
        check("NavigationSplitView") { number in
            NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
                Color.clear
            } detail: {
                Text("number \(number())")
            }
        }
    }
}
