import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Rows of UIKit's tables: places, editing, selection, titles")
struct TableRowsTests {
    private final class Names: UITableViewController {
        var names = ["Ada", "Grace", "Mary"]
        var log: [String] = []

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            log.append("cell \(names[indexPath.row])")
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }
        override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            names[indexPath.row] == "Mary" ? nil : indexPath
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("chose \(names[indexPath.row])")
        }
        override class var _commitsEdits: Bool { true }
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            names.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .none)
        }
        override func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { indexPath.row == 0 ? .none : .delete }
        override func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Flag") { _, _, _ in self.log.append("flag \(indexPath.row)")
                }
            ])
        }
    }

    private struct Shown: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    private func show(_ controller: UIViewController) -> TestHost {
        TestHost(Shown(controller: controller), size: CGSize(width: 300, height: 400))
    }

    private final class Fruits: UITableViewController {
        var log: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            log.append("loaded")
            title = "Fruits"
            navigationItem.rightBarButtonItem = editButtonItem
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            log.append("appears")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
            cell.textLabel?.text = "Apple"
            return cell
        }
    }

    @Test("A table's controller loads and appears, and its button begins and ends editing")
    func loading() {
        let controller = Fruits(style: .plain)
        let host = show(UINavigationController(rootViewController: controller))
        #expect(controller.log == ["loaded", "appears"])
        #expect(host.text == ["Edit", "Fruits", "Apple"])
        host.tap(text: "Edit")
        #expect(controller.isEditing && controller.tableView.isEditing && host.text.contains("Done"))
        host.tap(text: "Done")
        #expect(!controller.isEditing && host.text.contains("Edit"))
    }

    @Test("A cell stays until its row is reloaded, and its row knows its place")
    func cells() throws {
        let controller = Names(style: .plain)
        let host = show(controller)
        let table = try #require(controller.tableView)
        #expect(host.text == ["Ada", "Grace", "Mary"])
        #expect(table.visibleCells.count == 3 && table.indexPathsForVisibleRows?.count == 3)
        let second = IndexPath(row: 1, section: 0)
        let cell = try #require(table.cellForRow(at: second))
        #expect(table.indexPath(for: cell) == second)
        cell.textLabel?.text = "Hopper"
        cell.accessoryType = .checkmark
        host.update()
        #expect(host.text == ["Ada", "Hopper", "Mary"])
        let asked = controller.log.count
        let rect = table.rectForRow(at: second)
        #expect(rect.height > 0 && rect.minY >= table.rectForRow(at: IndexPath(row: 0, section: 0)).maxY)
        #expect(table.indexPathForRow(at: CGPoint(x: rect.midX, y: rect.midY)) == second)
        let before = CGRect(x: rect.minX, y: rect.minY - 4, width: rect.width, height: 4)
        #expect(table.indexPathsForRows(in: before)?.contains(second) != true)
        #expect(table.indexPathsForRows(in: before.offsetBy(dx: 0, dy: 1))?.contains(second) == true)
        #expect(table.rect(forSection: 0).height >= rect.height * 3)
        table.reloadRows(at: [second], with: .none)
        host.update()
        #expect(host.text == ["Ada", "Grace", "Mary"])
        #expect(Array(controller.log[asked...]) == ["cell Grace"])
    }

    @Test("Rows that are inserted, deleted and moved keep the other cells")
    func changes() throws {
        let controller = Names(style: .plain)
        let host = show(controller)
        let table = try #require(controller.tableView)
        let mary = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
        controller.names.remove(at: 0)
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        host.update()
        #expect(table.indexPath(for: mary)?.row == 1 && host.text == ["Grace", "Mary"])
        controller.names.insert("Joan", at: 0)
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        host.update()
        #expect(table.indexPath(for: mary)?.row == 2 && host.text == ["Joan", "Grace", "Mary"])
        controller.names = ["Mary", "Joan", "Grace"]
        table.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
        host.update()
        #expect(table.indexPath(for: mary)?.row == 0 && host.text == ["Mary", "Joan", "Grace"])
        #expect(table.numberOfRows(inSection: 0) == 3 && table.numberOfRows(inSection: 7) == 0)
    }

    @Test("The delegate refuses a selection; several rows are selected where the table says so")
    func selection() throws {
        let controller = Names(style: .plain)
        let host = show(controller)
        let table = try #require(controller.tableView)
        host.tap(text: "Mary")
        #expect(table.indexPathForSelectedRow == nil)
        host.tap(text: "Ada")
        host.tap(text: "Grace")
        #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.isSelected == false)
        table.allowsMultipleSelection = true
        host.tap(text: "Ada")
        #expect(table.indexPathsForSelectedRows?.map(\.row) == [1, 0])
        host.tap(text: "Grace")
        #expect(table.indexPathsForSelectedRows?.map(\.row) == [0])
    }

    @Test("Editing deletes rows where the class has the method and the delegate allows it")
    func editing() throws {
        let controller = Names(style: .plain)
        let host = show(controller)
        controller.setEditing(true, animated: false)
        host.update()
        #expect(controller.tableView.isEditing)
        let buttons = host.accessibility.filter { $0.label == "Delete" }
        #expect(buttons.count == 2)
        host.perform(.press, on: try #require(buttons.first))
        host.update()
        #expect(controller.names == ["Ada", "Mary"])

        final class Plain: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        }
        let plain = Plain(style: .plain)
        let other = show(plain)
        plain.setEditing(true, animated: false)
        other.update()
        #expect(!other.accessibility.contains { $0.label == "Delete" })
    }

    @Test("Headers are views of registered classes, with their heights; views above and below the rows are shown")
    func titles() throws {
        final class Header: UITableViewHeaderFooterView {
            override init(reuseIdentifier: String?) {
                super.init(reuseIdentifier: reuseIdentifier)
                tag = 7
            }
            required init?(coder: NSCoder) { nil }
        }
        final class Sections: UITableViewController {
            override func numberOfSections(in tableView: UITableView) -> Int { 2 }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
            override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                guard section == 0 else { return nil }
                let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
                view?.textLabel?.text = "First"
                return view
            }
            override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "End" }
            override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
                section == 0 ? 0 : UITableView.automaticDimension
            }
        }
        let controller = Sections(style: .grouped)
        let table = try #require(controller.tableView)
        table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
        let above = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        above.text = "Above"
        table.tableHeaderView = above
        let host = show(controller)
        // Titles of grouped tables are in capitals, as in lists.
        #expect(host.text == ["Above", "FIRST", "End"])
        #expect(table.headerView(forSection: 0)?.tag == 7 && table.headerView(forSection: 1) == nil)
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
    }

    @Test("A row is as high as the table or its delegate says")
    func heights() throws {
        final class Rows: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "row \(indexPath.row)"
                return cell
            }
        }
        for height in [30, 44, 90] as [CGFloat] {
            let rows = Rows(style: .plain)
            rows.tableView.rowHeight = height
            let host = TestHost(
                Shown(controller: rows), size: CGSize(width: 390, height: 600), text: .system)
            let places = try (0..<3).map { try #require(host.find(text: "row \($0)")).frame.midY }
            #expect(abs(places[1] - places[0] - height) < 1.1 && abs(places[2] - places[1] - height) < 1.1)
        }
    }
}
