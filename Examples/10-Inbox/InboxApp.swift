import SwiftUI

/// A list of messages, one of which is read: `List` with a selection, custom rows, a section, swipe actions.
@main
struct InboxApp: App {
    var body: some Scene {
        WindowGroup("Messages") { Mailbox().frame(minWidth: 320, minHeight: 420) }
    }
}

struct Message: Identifiable, Hashable {
    let id: Int
    let sender: String
    let subject: String
    var isRead = false
}

struct Mailbox: View {
    @State private var messages = [
        Message(id: 1, sender: "Ada", subject: "Notes on the engine"),
        Message(id: 2, sender: "Grace", subject: "A moth in the relay"),
        Message(id: 3, sender: "Edsger", subject: "Considered harmful"),
        Message(id: 4, sender: "Barbara", subject: "Substitution"),
    ]
    @State private var chosen: Message.ID?

    var body: some View {
        VStack(spacing: 0) {
            List(selection: $chosen) {
                Section("Inbox") {
                    ForEach(messages) { message in
                        MessageRow(message: message)
                            .swipeActions { Button("Delete", role: .destructive) { delete(message) } }
                    }
                }
            }
            Divider()
            Text(reading).padding()
        }
        .onChange(of: chosen) {
            if let index = messages.firstIndex(where: { $0.id == chosen }) { messages[index].isRead = true }
        }
    }

    private var reading: String {
        guard let message = messages.first(where: { $0.id == chosen }) else { return "No message chosen" }
        return "Reading “\(message.subject)”"
    }

    private func delete(_ message: Message) {
        messages.removeAll { $0.id == message.id }
    }
}

/// A message's sender and subject; a dot stands before those that were not read.
struct MessageRow: View {
    let message: Message

    var body: some View {
        HStack(spacing: 10) {
            Circle().fill(message.isRead ? Color.clear : .blue).frame(width: 9, height: 9)
            VStack(alignment: .leading) {
                Text(message.sender).font(.headline)
                Text(message.subject).foregroundStyle(.secondary)
            }
        }
    }
}

#Preview {
    Mailbox()
}
