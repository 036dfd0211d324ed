// 17. Containers
//
// A container of your own takes any views and arranges them in its own way, as `List` and `Picker` do. `ForEach(sections:)`
// goes over the sections of what it is given, `ForEach(subviews:)` over the views, whether they come one by one, from a
// loop or from a condition. A view tells its container something by a container value, here that a task is done. What a
// container sets for its subviews' environment has no effect on them: they look as their author wrote them, so that fonts
// are set where the board is filled.
//
// Try: give the board a container value for the color of a card, and set it for a whole section.

import SwiftUI

@main
struct ContainersApp: App {
    var body: some Scene {
        WindowGroup("Board") {
            TasksView()
        }
        .defaultSize(width: 720, height: 460)
    }
}

extension ContainerValues {
    /// Whether the task on a card is done.
    @Entry var isDone = false
}

/// Shows each section of its content as a column of cards.
struct Board<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        ScrollView(.horizontal) {
            HStack(alignment: .top, spacing: 16) {
                ForEach(sections: content) { section in
                    VStack(alignment: .leading, spacing: 10) {
                        HStack {
                            section.header
                            Spacer()
                            Text("\(section.content.count)").foregroundStyle(.secondary)
                        }
                        ForEach(subviews: section.content) { subview in
                            Card(isDone: subview.containerValues.isDone) { subview }
                        }
                        section.footer
                    }
                    .frame(width: 200)
                    .padding(12)
                    .background(.gray.opacity(0.12), in: .rect(cornerRadius: 16))
                }
            }
            .padding()
        }
    }
}

/// The ground of a view on the board.
struct Card<Content: View>: View {
    let isDone: Bool
    @ViewBuilder var content: Content

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            Image(systemName: isDone ? "checkmark.circle.fill" : "circle")
                .foregroundStyle(isDone ? .green : .secondary)
            content
            Spacer(minLength: 0)
        }
        .padding(10)
        .background(.background, in: .rect(cornerRadius: 10))
        .opacity(isDone ? 0.6 : 1)
        .shadow(color: .black.opacity(isDone ? 0 : 0.15), radius: 2, y: 1)
    }
}

struct TasksView: View {
    @State private var chores = ["Water the plants", "Buy bread", "Call Ada"]
    @State private var done: Set<String> = ["Buy bread"]

    var body: some View {
        VStack(spacing: 0) {
            Board {
                Section {
                    ForEach(chores, id: \.self) { chore in
                        Button(chore) { toggle(chore) }
                            .buttonStyle(.plain)
                            .containerValue(\.isDone, done.contains(chore))
                    }
                } header: {
                    Text("Home").font(.headline)
                }
                Section {
                    Text("Read the chapter on layout")
                    Text("Draw the board")
                } header: {
                    Text("Course").font(.headline)
                } footer: {
                    Text("Due on Friday").font(.footnote).foregroundStyle(.secondary)
                }
                Section {
                    Text("Find the map")
                    Text("Mend the tent")
                } header: {
                    Text("Holidays").font(.headline)
                }
                .containerValue(\.isDone, true)
            }
            Button("Add a chore", systemImage: "plus") {
                withAnimation { chores.append("Chore \(chores.count + 1)") }
            }
            .padding(.bottom)
        }
    }

    private func toggle(_ chore: String) {
        withAnimation { done.formSymmetricDifference([chore]) }
    }
}
