import Foundation
import Testing

@testable import Contacts

/// The lines of vCards, before the colon and behind it.
@Suite("Lines of vCards")
struct VCardLineTests {
    private func birthday(_ text: String) throws -> DateComponents? {
        let card = "BEGIN:VCARD\nN:Example;Ann\nBDAY:\(text)\nEND:VCARD"
        return try #require(CNContactVCardSerialization.contacts(with: Data(card.utf8)).first).birthday
    }

    @Test("A line without a colon is none, wherever it is")
    func linesWithoutColons() throws {
        #expect(VCardReader.lines("BEGIN:VCARD\nNOTE\nEND:VCARD").map(\.name) == ["BEGIN", "END"])
        #expect(
            VCardReader.lines("A;B=C").isEmpty && VCardReader.lines("A;B=\"C:D\"").isEmpty
                && VCardReader.lines("").isEmpty)
        let card = "BEGIN:VCARD\nNOTE\nN:Example;Ann\nEND:VCARD"
        let contacts = try CNContactVCardSerialization.contacts(with: Data(card.utf8))
        #expect(contacts.map(\.familyName) == ["Example"])
        #expect(VCardReader.lines("A:").map(\.value) == [""])
    }

    @Test("Parameters have names and values; quotes keep what would end them")
    func parameters() throws {
        let line = try #require(VCardReader.lines("item1.tel;type=\"a;b:c\";PREF;Type=home,Cell:1:2;3").first)
        #expect(line.name == "TEL" && line.value == "1:2;3")
        #expect(line.parameters.map(\.name) == ["TYPE", "", "TYPE"])
        #expect(line.parameters.map(\.value) == ["a;b:c", "PREF", "home,Cell"])
        #expect(line.types == ["A;B:C", "PREF", "HOME", "CELL"])
        #expect(line.parameter("TYPE") == "A;B:C" && line.parameter("ENCODING") == nil)
    }

    @Test("Lines are joined with the ones that begin with a blank, and with the ends of quoted ones")
    func joinedLines() {
        #expect(VCardReader.lines("A:b\n c\n\td\nE:f").map(\.value) == ["bcd", "f"])
        #expect(
            VCardReader.lines("A;ENCODING=QUOTED-PRINTABLE:x=3D=\ny\nB:c=\nd:e").map(\.value) == ["x=y", "c=", "e"])
        #expect(VCardReader.lines("A;QUOTED-PRINTABLE:=C3=A4=zz").map(\.value) == ["ä=zz"])
    }

    @Test("Parts are divided by a sign unless a backslash is before it")
    func parts() {
        #expect(VCardReader.parts("a;b\\;c;;\\n\\N\\\\", by: ";") == ["a", "b;c", "", "\n\n\\"])
        #expect(VCardReader.parts("", by: ";") == [""] && VCardReader.parts("a\\", by: ";") == ["a"])
    }

    @Test("A birthday may have no year: none is written, or 1604 in its place")
    func birthdays() throws {
        #expect(try birthday("1980-05-17") == DateComponents(year: 1980, month: 5, day: 17))
        #expect(try birthday("16041231T1200") == DateComponents(month: 12, day: 31))
        #expect(try birthday("16051231") == DateComponents(year: 1605, month: 12, day: 31))
        #expect(try birthday("--05-17") == DateComponents(month: 5, day: 17))
        #expect(try birthday("19800101") == DateComponents(year: 1980, month: 1, day: 1))
        for wrong in [
            "19801301", "19800001", "19800132", "19800100", "1980051", "198005170", "--05170", "--517", "", "today",
        ] {
            #expect(try birthday(wrong) == nil, "\(wrong)")
        }
    }
}
