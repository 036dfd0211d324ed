// 3. Bindings
//
// One piece of state, several views that change it. The state stays with the view that owns it; `$` hands a
// `@Binding` to views below, a way to read and write that is no copy. A binding can also be made of two closures,
// and a part of the state, such as one element of an array, has a binding of its own.
//
// Try: let the total have a binding, too, that shares out what is set.

import SwiftUI

@main
struct BindingsApp: App {
    var body: some Scene {
        WindowGroup("Bindings") {
            MixerView()
        }
    }
}

struct MixerView: View {
    @State private var levels = [3, 6, 4]

    var body: some View {
        VStack(spacing: 12) {
            ForEach(levels.indices, id: \.self) { index in
                LevelView(name: "Channel \(index + 1)", level: $levels[index])
            }
            LevelView(name: "All", level: all)
                .padding(.top)
            Text("Together \(levels.reduce(0, +))")
                .font(.headline)
        }
        .padding(30)
    }

    /// The loudest level; setting it moves all of them.
    private var all: Binding<Int> {
        Binding {
            levels.max() ?? 0
        } set: { level in
            let change = level - (levels.max() ?? 0)
            levels = levels.map { min(max($0 + change, 0), 10) }
        }
    }
}

/// Shows a level that belongs to someone else, and changes it.
struct LevelView: View {
    let name: String
    @Binding var level: Int

    var body: some View {
        HStack {
            Text(name).frame(width: 100, alignment: .leading)
            Button("−") { level = max(0, level - 1) }
            HStack(spacing: 3) {
                ForEach(0..<10, id: \.self) { step in
                    Rectangle()
                        .fill(step < level ? Color.green : Color.gray.opacity(0.3))
                        .frame(width: 10, height: 24)
                }
            }
            Button("+") { level = min(10, level + 1) }
        }
    }
}

#Preview {
    MixerView()
}
