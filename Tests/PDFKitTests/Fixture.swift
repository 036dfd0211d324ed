import Foundation
import PDFKit

/// Documents that tests write byte by byte.
enum Fixture {
    /// Whether the library that reads documents is installed.
    static let canRead = PDFDocument(data: document(pages: ["a"])) != nil

    /// A document with a page of 200 × 100 points for each text, an outline of two levels, and on its first page a link,
    /// a note and a red square at the lower right.
    static func document(pages texts: [String]) -> Data {
        let first = 9
        let kids = texts.indices.map { "\(first + 2 * $0) 0 R" }.joined(separator: " ")
        var objects = [
            "<</Type/Catalog/Pages 2 0 R/Outlines 5 0 R>>",
            "<</Type/Pages/Kids[\(kids)]/Count \(texts.count)>>",
            "<</Title(A title)/Author(Ann)/Keywords(one, two)/CreationDate(D:20200102030405Z)>>",
            "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
            "<</Type/Outlines/First 6 0 R/Last 6 0 R/Count 1>>",
            "<</Title(One)/Parent 5 0 R/First 7 0 R/Last 7 0 R/Count 1/Dest[9 0 R/XYZ 0 100 0]>>",
            "<</Title(Within)/Parent 6 0 R/Dest[\(first + 2 * (texts.count - 1)) 0 R/XYZ 20 60 0]>>",
            "<</Type/Annot/Subtype/Link/Rect[20 45 110 70]/Border[0 0 0]/A<</S/URI/URI(https://example.org)>>>>",
        ]
        for (index, text) in texts.enumerated() {
            let content = "BT /F 18 Tf 20 50 Td (\(text)) Tj ET" + (index == 0 ? " 1 0 0 rg 150 10 30 30 re f" : "")
            let note = "<</Type/Annot/Subtype/Text/Rect[5 80 15 90]/Contents(A note)/C[0 0 1]>>"
            let notes = index == 0 ? "/Annots[8 0 R \(note)]" : ""
            objects.append(
                "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents \(first + 2 * index + 1) 0 R"
                    + "/Resources<</Font<</F 4 0 R>>>>\(notes)>>")
            objects.append("<</Length \(content.utf8.count)>>stream\n\(content)\nendstream")
        }
        return file(objects)
    }

    /// A file of objects, of which the first is the catalog and the third the information.
    static func file(_ objects: [String]) -> Data {
        var text = "%PDF-1.4\n"
        var places: [Int] = []
        for (index, object) in objects.enumerated() {
            places.append(text.utf8.count)
            text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        let table = text.utf8.count
        text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
        for place in places { text += String(repeating: "0", count: 10 - "\(place)".count) + "\(place) 00000 n \n" }
        text += "trailer\n<</Size \(objects.count + 1)/Root 1 0 R/Info 3 0 R>>\nstartxref\n\(table)\n%%EOF"
        return Data(text.utf8)
    }
}
