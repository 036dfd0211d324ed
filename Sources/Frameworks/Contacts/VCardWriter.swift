import Foundation

/// Writes contacts as vCards of version 3.0.
enum VCardWriter {
    static func text(of contact: CNContact) -> String {
        var lines = ["BEGIN:VCARD", "VERSION:3.0"]
        let name = [
            contact.familyName, contact.givenName, contact.middleName, contact.namePrefix, contact.nameSuffix,
        ]
        lines.append("N:" + name.map(escaped).joined(separator: ";"))
        lines.append("FN:" + escaped(CNContactFormatter().string(from: contact) ?? ""))
        let organization = [contact.organizationName, contact.departmentName]
        if organization != ["", ""] { lines.append("ORG:" + organization.map(escaped).joined(separator: ";")) }
        for (key, value) in [("NICKNAME", contact.nickname), ("TITLE", contact.jobTitle), ("NOTE", contact.note)]
        where !value.isEmpty {
            lines.append("\(key):\(escaped(value))")
        }
        for phone in contact.phoneNumbers { lines.append(line("TEL", phone.label, phone.value.stringValue)) }
        for mail in contact.emailAddresses { lines.append(line("EMAIL", mail.label, "\(mail.value)")) }
        for page in contact.urlAddresses { lines.append(line("URL", page.label, "\(page.value)")) }
        for address in contact.postalAddresses {
            let value = address.value
            let parts = ["", value.subLocality, value.street, value.city, value.state, value.postalCode, value.country]
            lines.append(
                "ADR\(type(address.label)):" + parts.map(escaped).joined(separator: ";"))
        }
        if let day = contact.birthday, let month = day.month, let number = day.day {
            let year = day.year.map { String($0 + 10_000).suffix(4) } ?? "-"
            lines.append("BDAY:\(year)-" + [month, number].map { String($0 + 100).suffix(2) }.joined(separator: "-"))
        }
        if let image = contact.imageData { lines.append("PHOTO;ENCODING=b:" + image.base64EncodedString()) }
        if contact.contactType == .organization { lines.append("X-ABShowAs:COMPANY") }
        lines.append("UID:" + escaped(contact.identifier))
        lines.append("END:VCARD")
        return lines.map { folded($0) + "\r\n" }.joined()
    }

    private static func line(_ key: String, _ label: String?, _ value: String) -> String {
        "\(key)\(type(label)):\(escaped(value))"
    }

    /// A label of Apple's becomes a type; others are kept without the signs that divide a line.
    private static func type(_ label: String?) -> String {
        guard let label else { return "" }
        let name =
            label == CNLabelPhoneNumberMobile
            ? "CELL" : CNLabeledValue<NSString>.localizedString(forLabel: label).uppercased()
        let plain = name.filter { $0.isLetter || $0.isNumber || $0 == "-" }
        return plain.isEmpty ? "" : ";TYPE=\(plain)"
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "\\", ";", ",": result += "\\\(character)"
            case "\n", "\r\n", "\r": result += "\\n"
            default: result.append(character)
            }
        }
        return result
    }

    /// A line has at most 75 bytes; the next one begins with a blank.
    private static func folded(_ line: String) -> String {
        var (result, length) = ("", 0)
        for character in line {
            let bytes = String(character).utf8.count
            if length + bytes > 75 {
                result += "\r\n "
                length = 1
            }
            result.append(character)
            length += bytes
        }
        return result
    }
}
