import Contacts
import SwiftUI
import UniformTypeIdentifiers

/// The list of contacts, with a field for searching.
struct ContactPicker: View {
    let picker: CNContactPickerViewController
    @State private var contacts: [CNContact]
    @State private var search = ""
    @State private var path: [String] = []
    /// The chosen contacts; nil while a tap chooses one.
    @State private var chosen: Set<String>?
    @State private var opensFile = false
    @State private var problem: String?
    @Environment(\.dismiss) private var dismiss

    init(picker: CNContactPickerViewController, contacts: [CNContact]) {
        self.picker = picker
        _contacts = State(initialValue: contacts)
    }

    var body: some View {
        NavigationStack(path: $path) {
            list
                .navigationTitle("Contacts")
                .toolbar { buttons }
                .navigationDestination(for: String.self) { identifier in
                    if let contact = contacts.first(where: { $0.identifier == identifier }) {
                        ContactCard(contact: contact, keys: picker.displayedPropertyKeys) { property in
                            if picker.choose(property) { dismiss() }
                        }
                    }
                }
        }
        .fileImporter(isPresented: $opensFile, allowedContentTypes: [.vCard]) { open($0) }
        .alert("The file has no contacts.", isPresented: .constant(problem != nil)) {
            Button("OK") { problem = nil }
        } message: {
            Text(verbatim: problem ?? "")
        }
    }

    @ViewBuilder private var list: some View {
        if contacts.isEmpty {
            ContentUnavailableView {
                Label("No Contacts", systemImage: "person.crop.circle")
            } description: {
                Text("Contacts are read from vCards.")
            } actions: {
                Button("Open File…") { opensFile = true }
            }
        } else {
            List(found, id: \.identifier) { contact in
                Button {
                    select(contact)
                } label: {
                    row(contact)
                }
                .buttonStyle(.plain)
                .disabled(!picker.isEnabled(contact))
            }
            .searchable(text: $search)
        }
    }

    private func row(_ contact: CNContact) -> some View {
        HStack {
            Text(verbatim: contact.title)
            Spacer(minLength: 0)
            if chosen?.contains(contact.identifier) == true {
                Image(systemName: "checkmark").foregroundStyle(.tint)
            }
        }
        .contentShape(Rectangle())
    }

    @ToolbarContentBuilder private var buttons: some ToolbarContent {
        ToolbarItem(placement: .cancellationAction) {
            Button("Cancel") {
                picker.cancel()
                dismiss()
            }
        }
        ToolbarItemGroup(placement: .primaryAction) {
            if !contacts.isEmpty { Button("Open File…") { opensFile = true } }
            if let chosen {
                Button("Done") {
                    if picker.choose(contacts.filter { chosen.contains($0.identifier) }) { dismiss() }
                }
                .disabled(chosen.isEmpty)
            } else if contacts.count > 1 {
                Button("Select") { chosen = [] }
            }
        }
    }

    /// The contacts whose name or a value has the words of the search.
    private var found: [CNContact] {
        let words = search.split(separator: " ")
        if words.isEmpty { return contacts }
        return contacts.filter { contact in
            let text = contact.searchText
            return words.allSatisfy { text.localizedStandardContains($0) }
        }
    }

    private func select(_ contact: CNContact) {
        if chosen != nil {
            if chosen?.remove(contact.identifier) == nil { chosen?.insert(contact.identifier) }
        } else if picker.choose(contact) {
            dismiss()
        } else {
            path.append(contact.identifier)
        }
    }

    private func open(_ result: Result<URL, any Error>) {
        do {
            let file = try result.get()
            let more = try AddressBookFiles.contacts(of: file)
            let known = Set(contacts.map(\.identifier))
            contacts = AddressBookFiles.sorted(contacts + more.filter { !known.contains($0.identifier) })
        } catch {
            problem = error.localizedDescription
        }
    }
}

extension CNContact {
    /// The name for lists.
    var title: String { CNContactFormatter.string(from: self, style: .fullName) ?? "No Name" }

    fileprivate var searchText: String {
        ([title, nickname, organizationName] + phoneNumbers.map(\.value.stringValue)
            + emailAddresses.map { "\($0.value)" }).joined(separator: "\n")
    }
}
