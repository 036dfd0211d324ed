import SwiftUI

/// The window that stays.
struct StageView: View {
    @ObservedObject var strain: Strain
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @State private var choice = 0

    var body: some View {
        NavigationStack(path: $strain.pages) {
            VStack {
                HStack {
                    Text("Step \(strain.steps)")
                    Menu("Menu") { ForEach(0..<5) { number in Button("Entry \(number)") { choice = number } } }
                    Picker("Picker", selection: $choice) { ForEach(0..<5) { Text("Choice \($0)").tag($0) } }
                }
                TextField("Text", text: $strain.text)
                Text("Words of number \(strain.words)").font(.system(size: CGFloat(10 + strain.words % 23)))
                    .shadow(radius: 3).id(strain.words)
                    .popover(isPresented: $strain.showsPopover) { FormView(title: "Popover") }
                ScrollViewReader { reader in
                    List(0..<5_000, id: \.self) { RowView(number: $0) }
                        .onChange(of: strain.row) { reader.scrollTo($0) }
                }
            }
            .padding()
            .navigationDestination(for: Int.self) { number in
                FormView(title: "Page \(number)")
            }
            .contextMenu { ForEach(0..<4) { number in Button("Choose \(number)") { choice = number } } }
        }
        .sheet(isPresented: $strain.showsSheet) { FormView(title: "Sheet") }
        .alert("Alert", isPresented: $strain.showsAlert) { Button("Well") {} }
        .task { await strain.run(open: openWindow, close: dismissWindow) }
    }
}

/// A row of a long list.
struct RowView: View {
    let number: Int

    var body: some View {
        HStack {
            Image(systemName: number % 2 == 0 ? "star.fill" : "heart")
            Text("Row \(number)")
            Spacer()
            Text("\(number * number)").foregroundStyle(.secondary)
        }
    }
}

/// Controls of all kinds, with state.
struct FormView: View {
    let title: String
    @StateObject private var note = Note()
    @State private var isOn = false
    @State private var value = 0.5

    var body: some View {
        VStack {
            Text(title).font(.title)
            TextField("Note", text: $note.text)
            Toggle("On", isOn: $isOn)
            Slider(value: $value)
            ProgressView(value: value)
            LazyVStack { ForEach(0..<6) { RowView(number: $0) } }
        }
        .padding()
        .frame(minWidth: 220)
        .onAppear { withAnimation { value = 0.8 } }
    }
}

/// An object of a view.
final class Note: ObservableObject {
    @Published var text = "A note"
}
