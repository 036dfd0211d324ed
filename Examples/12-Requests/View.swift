import SwiftUI

/// A list for each shop, whatever the server does.
struct ShoppingView: View {
    @ObservedObject var list: ShoppingList
    @State private var draft = ""

    var body: some View {
        VStack(spacing: 12) {
            Picker("Shop", selection: $list.wish.shop) {
                ForEach(Shop.allCases) { Text($0.rawValue.capitalized) }
            }
            .pickerStyle(.segmented)
            .labelsHidden()
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
            HStack {
                TextField("What else?", text: $draft).textFieldStyle(.roundedBorder).onSubmit(add)
                Button("Add", action: add).disabled(draft.isEmpty)
            }
            .disabled(list.state != .loaded)
        }
        .padding()
        // The task is cancelled when the view goes away, and begins again when something else is wished for.
        .task(id: list.wish) { await list.load() }
        .alert("Taken back", isPresented: isComplaining) {
            Button("OK") { list.complaint = nil }
        } message: {
            Text(list.complaint ?? "")
        }
    }

    @ViewBuilder private var content: some View {
        switch list.state {
        case .loading: ProgressView("Loading…")
        case .loaded where list.items.isEmpty: Text("There is nothing to buy.").foregroundStyle(.secondary)
        case .loaded: ItemList(list: list)
        case .offline: Failure(title: "Offline", symbol: "wifi.slash", text: "Nobody answers.", retry: list.retry)
        case .failed(let text):
            Failure(title: "Not Loaded", symbol: "exclamationmark.triangle", text: text, retry: list.retry)
        }
    }

    private var isComplaining: Binding<Bool> {
        Binding {
            list.complaint != nil
        } set: {
            if !$0 { list.complaint = nil }
        }
    }

    private func add() {
        guard !draft.isEmpty else { return }
        let name = draft
        draft = ""
        Task { await list.add(name) }
    }
}

private struct ItemList: View {
    @ObservedObject var list: ShoppingList

    var body: some View {
        List(list.items) { item in
            Toggle(item.name, isOn: Binding(get: { item.isDone }, set: { _ in Task { await list.toggle(item) } }))
                .disabled(list.waiting.contains(item.id))
        }
        .listStyle(.plain)
    }
}

private struct Failure: View {
    let title: String
    let symbol: String
    let text: String
    let retry: () -> Void

    var body: some View {
        ContentUnavailableView {
            Label(title, systemImage: symbol)
        } description: {
            Text(text)
        } actions: {
            Button("Retry", action: retry)
        }
    }
}

@main
struct NetworkApp: App {
    @StateObject private var list = ShoppingList(Service(server: server))

    /// Where the server is: `-server http://…` on the command line says so.
    private static var server: URL {
        UserDefaults.standard.string(forKey: "server").flatMap(URL.init) ?? URL(string: "http://localhost:8080")!
    }

    var body: some Scene {
        WindowGroup("Requests") { ShoppingView(list: list).frame(minWidth: 300, minHeight: 360) }
    }
}
