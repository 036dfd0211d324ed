import Contacts
import SwiftUI

/// A contact's name and values, each of which can be pressed.
struct ContactCard: View {
    let contact: CNContact
    /// The names of the values that are shown; nil for all.
    var keys: [String]?
    var name: String?
    var message: String?
    /// Called with a value that was pressed.
    let press: (CNContactProperty) -> Void

    private var properties: [CNContactProperty] {
        contact.properties.filter { property in keys.map { $0.contains(property.key) } ?? true }
    }

    var body: some View {
        Form {
            Section {
                VStack(spacing: 4) {
                    ContactPicture(contact: contact)
                    Text(verbatim: name ?? contact.title).font(.title2)
                    if !contact.jobTitle.isEmpty { Text(verbatim: contact.jobTitle).foregroundStyle(.secondary) }
                    if !contact.organizationName.isEmpty, contact.organizationName != contact.title {
                        Text(verbatim: contact.organizationName).foregroundStyle(.secondary)
                    }
                    if let message { Text(verbatim: message).font(.footnote).foregroundStyle(.secondary) }
                }
                .frame(maxWidth: .infinity)
            }
            ForEach(properties, id: \.rowIdentifier) { property in
                Button {
                    press(property)
                } label: {
                    VStack(alignment: .leading) {
                        Text(verbatim: property.title).font(.caption).foregroundStyle(.secondary)
                        Text(verbatim: property.text)
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
            }
            if !contact.note.isEmpty { Section("Notes") { Text(verbatim: contact.note) } }
        }
    }
}

/// A contact's picture, or a symbol.
struct ContactPicture: View {
    let contact: CNContact

    var body: some View {
        if let image = contact.imageData.flatMap({ UIImage(data: $0) }) {
            Image(uiImage: image).resizable().scaledToFill().frame(width: 72, height: 72).clipShape(Circle())
        } else {
            Image(
                systemName: contact.contactType == .person ? "person.crop.circle.fill" : "building.2.crop.circle.fill"
            )
            .font(.system(size: 64)).foregroundStyle(.secondary).accessibilityHidden(true)
        }
    }
}

extension CNContactProperty {
    fileprivate var rowIdentifier: String { identifier ?? key }

    /// The label in the user's words, or the name of the value.
    fileprivate var title: String {
        label.map { CNLabeledValue<NSString>.localizedString(forLabel: $0) } ?? CNContact.localizedString(forKey: key)
    }

    /// The value as a text.
    fileprivate var text: String {
        switch value {
        case let number as CNPhoneNumber: return number.stringValue
        case let text as NSString: return "\(text)"
        case let address as CNPostalAddress:
            return CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
        case let day as DateComponents:
            guard let date = Calendar(identifier: .gregorian).date(from: day) else { return "" }
            return date.formatted(day.year == nil ? .dateTime.day().month(.wide) : .dateTime.day().month(.wide).year())
        default: return ""
        }
    }

    /// The address that opens the value in another program; nil if there is none.
    var address: URL? {
        switch value {
        case let number as CNPhoneNumber:
            let digits = number.stringValue.filter { $0.isNumber || $0 == "+" }
            return digits.isEmpty ? nil : URL(string: "tel:\(digits)")
        case let text as NSString where key == CNContactEmailAddressesKey: return URL(string: "mailto:\(text)")
        case let text as NSString: return URL(string: "\(text)")
        default: return nil
        }
    }
}
