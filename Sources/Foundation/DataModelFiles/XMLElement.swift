/// An element of an XML file: its name, its attributes and the elements in it.
///
/// A reader of our own, since Foundation's is in a library that would be loaded with each app.
package struct XMLElement: Equatable, Sendable {
    package var name: String
    package var attributes: [String: String] = [:]
    package var children: [XMLElement] = []
    package var text = ""

    /// The elements with a name.
    package func children(named name: String) -> [XMLElement] { children.filter { $0.name == name } }

    /// Reads a file's bytes.
    package init(parsing data: some Sequence<UInt8>) throws {
        var reader = XMLReader(bytes: Array(data))
        self = try reader.document()
    }

    init(name: String) { self.name = name }
}

/// The place at which a text is not XML.
package struct XMLFailure: Error, Equatable, CustomStringConvertible {
    package let line: Int
    package let expected: String
    package var description: String { "line \(line): expected \(expected)" }
}
