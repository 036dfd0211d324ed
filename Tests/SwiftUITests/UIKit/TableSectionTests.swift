import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

/// Sections and rows of a table that come, go and move: the cells of the others stay theirs.
@MainActor @Suite struct TableSectionTests {
    private final class Lists: UITableViewController {
        var lists = [["a", "b", "c"], ["d", "e", "f"], ["g", "h", "i"]]
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }
        override func numberOfSections(in tableView: UITableView) -> Int { lists.count }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            lists[section].count
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = lists[indexPath.section][indexPath.row]
            return cell
        }
    }

    /// Where the cells of a table with nine rows are after a change, by their letters, without those that are gone.
    private func places(
        _ lists: [[String]], _ change: (UITableView) -> Void
    ) throws -> [String: [Int]] {
        let controller = Lists(style: .plain)
        let host = TestHost(ControllerContent(controller: controller), size: CGSize(width: 300, height: 900))
        let table = try #require(controller.tableView)
        var cells: [String: UITableViewCell] = [:]
        for (section, list) in controller.lists.enumerated() {
            for (row, name) in list.enumerated() {
                cells[name] = table.cellForRow(at: IndexPath(row: row, section: section))
            }
        }
        #expect(cells.count == 9)
        controller.lists = lists
        change(table)
        host.update()
        #expect(host.text == lists.flatMap { $0 })
        return cells.compactMapValues { cell in table.indexPath(for: cell).map { [$0.section, $0.row] } }
    }

    @Test("Sections that come move those behind them")
    func insertedSections() throws {
        let found = try places([["a", "b", "c"], ["x"], ["d", "e", "f"], ["y"], ["g", "h", "i"], ["z"]]) {
            $0.insertSections([1, 3, 5], with: .none)
        }
        #expect(found["a"] == [0, 0] && found["d"] == [2, 0] && found["f"] == [2, 2] && found["h"] == [4, 1])
        #expect(found.count == 9)
    }

    @Test("Sections that go take their cells with them, and move those behind them")
    func deletedSections() throws {
        let found = try places([["d", "e", "f"]]) { $0.deleteSections([0, 2], with: .none) }
        #expect(found["d"] == [0, 0] && found["f"] == [0, 2])
    }

    @Test("A section moves forward and back")
    func movedSections() throws {
        let back = try places([["g", "h", "i"], ["a", "b", "c"], ["d", "e", "f"]]) { $0.moveSection(2, toSection: 0) }
        #expect(back["g"] == [0, 0] && back["b"] == [1, 1] && back["f"] == [2, 2])
        let forward = try places([["d", "e", "f"], ["a", "b", "c"], ["g", "h", "i"]]) {
            $0.moveSection(0, toSection: 1)
        }
        #expect(forward["a"] == [1, 0] && forward["e"] == [0, 1] && forward["i"] == [2, 2])
    }

    @Test("Rows that come and go move those behind them in their section alone")
    func rows() throws {
        let inserted = try places([["a", "b", "c"], ["x", "d", "y", "e", "f"], ["g", "h", "i"]]) {
            $0.insertRows(at: [IndexPath(row: 2, section: 1), IndexPath(row: 0, section: 1)], with: .none)
        }
        #expect(inserted["d"] == [1, 1] && inserted["e"] == [1, 3] && inserted["f"] == [1, 4])
        #expect(inserted["b"] == [0, 1] && inserted["h"] == [2, 1])
        let deleted = try places([["a", "b", "c"], ["e"], ["g", "h", "i"]]) {
            $0.deleteRows(at: [IndexPath(row: 0, section: 1), IndexPath(row: 2, section: 1)], with: .none)
        }
        #expect(deleted["e"] == [1, 0] && deleted["c"] == [0, 2] && deleted["i"] == [2, 2])
    }

    @Test("A row moves within its section and to another")
    func movedRows() throws {
        let down = try places([["b", "c", "a"], ["d", "e", "f"], ["g", "h", "i"]]) {
            $0.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
        }
        #expect(down["a"] == [0, 2] && down["b"] == [0, 0] && down["c"] == [0, 1] && down["d"] == [1, 0])
        let up = try places([["a", "b", "c"], ["f", "d", "e"], ["g", "h", "i"]]) {
            $0.moveRow(at: IndexPath(row: 2, section: 1), to: IndexPath(row: 0, section: 1))
        }
        #expect(up["f"] == [1, 0] && up["d"] == [1, 1] && up["e"] == [1, 2])
        let across = try places([["a", "c"], ["d", "b", "e", "f"], ["g", "h", "i"]]) {
            $0.moveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 1, section: 1))
        }
        #expect(across["b"] == [1, 1] && across["c"] == [0, 1] && across["d"] == [1, 0] && across["e"] == [1, 2])
    }
}
