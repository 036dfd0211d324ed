import Foundation

extension StatementTable {
    /// Reads the table and the tests of a checkout.
    init(root: URL) throws {
        let files = FileManager.default
        let tests = (files.enumerator(atPath: root.appending(path: "Tests").path)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".swift") }
            .sorted { $0.split(separator: "/").lexicographicallyPrecedes($1.split(separator: "/")) }
        self.init(
            try String(contentsOf: root.appending(path: "Tests/Conformance/Statements.tsv"), encoding: .utf8),
            tests: try tests.map { path in
                ("Tests/" + path, try String(contentsOf: root.appending(path: "Tests/\(path)"), encoding: .utf8))
            })
    }

    /// The text of CONFORMANCE.md of a checkout.
    func text(root: URL) throws -> String {
        text(records: try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Evolution").path))
    }
}
