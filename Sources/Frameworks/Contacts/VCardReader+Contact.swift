import Foundation

extension VCardReader {
    /// The contact that the lines between a beginning and an end describe.
    static func contact(of lines: [Line]) -> CNContact {
        let identifier = lines.first { $0.name == "UID" }?.value
        let contact = CNMutableContact(identifier: identifier)
        for line in lines { read(line, into: contact) }
        // Some programs write the whole name alone.
        if contact.givenName.isEmpty, contact.familyName.isEmpty, contact.organizationName.isEmpty,
            let line = lines.first(where: { $0.name == "FN" })
        {
            let words = text(line).split(separator: " ", maxSplits: 1)
            contact.givenName = words.first.map(String.init) ?? ""
            contact.familyName = words.count > 1 ? String(words[1]) : ""
        }
        return contact
    }

    private static func text(_ line: Line) -> String { parts(line.value, by: "\0").joined() }

    private static func read(_ line: Line, into contact: CNMutableContact) {
        func part(_ index: Int) -> String {
            let parts = parts(line.value, by: ";")
            return index < parts.count ? parts[index] : ""
        }
        let label = label(line.types)
        switch line.name {
        case "N":
            (contact.familyName, contact.givenName, contact.middleName) = (part(0), part(1), part(2))
            (contact.namePrefix, contact.nameSuffix) = (part(3), part(4))
        case "ORG": (contact.organizationName, contact.departmentName) = (part(0), part(1))
        case "NICKNAME": contact.nickname = text(line)
        case "TITLE": contact.jobTitle = text(line)
        case "NOTE": contact.note = text(line)
        case "TEL":
            let number = line.value.hasPrefix("tel:") ? String(line.value.dropFirst(4)) : text(line)
            contact.phoneNumbers.append(CNLabeledValue(label: label, value: CNPhoneNumber(stringValue: number)))
        case "EMAIL":
            contact.emailAddresses.append(CNLabeledValue(label: label, value: NSString(string: text(line))))
        case "URL":
            contact.urlAddresses.append(CNLabeledValue(label: label, value: NSString(string: text(line))))
        case "ADR":
            let address = CNMutablePostalAddress()
            (address.subLocality, address.street, address.city) = (part(1), part(2), part(3))
            (address.state, address.postalCode, address.country) = (part(4), part(5), part(6))
            contact.postalAddresses.append(CNLabeledValue(label: label, value: address))
        case "BDAY": contact.birthday = day(line.value)
        case "PHOTO": contact.imageData = picture(line)
        case "KIND" where line.value.lowercased() == "org": contact.contactType = .organization
        case "X-ABSHOWAS" where line.value.uppercased() == "COMPANY": contact.contactType = .organization
        default: break
        }
    }

    private static func label(_ types: [String]) -> String? {
        for (type, label) in [
            ("CELL", CNLabelPhoneNumberMobile), ("MOBILE", CNLabelPhoneNumberMobile), ("WORK", CNLabelWork),
            ("HOME", CNLabelHome), ("MAIN", CNLabelPhoneNumberMain), ("OTHER", CNLabelOther),
        ] where types.contains(type) {
            return label
        }
        let known: Set = ["INTERNET", "PREF", "VOICE", "QUOTED-PRINTABLE", "TEXT"]
        return types.first { !known.contains($0) }?.lowercased()
    }

    /// `1980-05-17`, `19800517`, and `--05-17` for a day without its year.
    private static func day(_ text: String) -> DateComponents? {
        let hasYear = !text.hasPrefix("--")
        let digits = text.prefix { $0 != "T" }.filter(\.isNumber).map(String.init).joined()
        guard digits.count == (hasYear ? 8 : 4), let month = Int(digits.suffix(4).prefix(2)),
            let day = Int(digits.suffix(2)), (1...12).contains(month), (1...31).contains(day)
        else { return nil }
        var components = DateComponents()
        (components.month, components.day) = (month, day)
        // Apple's programs write a year that users leave out as 1604.
        if hasYear, let year = Int(digits.prefix(4)), year != 1604 { components.year = year }
        return components
    }

    private static func picture(_ line: Line) -> Data? {
        if line.value.hasPrefix("data:") {
            return line.value.firstIndex(of: ",").flatMap {
                Data(base64Encoded: String(line.value[line.value.index(after: $0)...]))
            }
        }
        let encoding = line.parameter("ENCODING") ?? ""
        guard encoding == "B" || encoding == "BASE64" || line.types.contains("BASE64") else { return nil }
        return Data(base64Encoded: line.value, options: .ignoreUnknownCharacters)
    }
}
