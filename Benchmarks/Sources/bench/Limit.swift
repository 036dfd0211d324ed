import DisplayList
import Foundation

/// The same visible work, written by hand on a bare display list: the least that the machine needs.
@MainActor
final class Limit {
    private struct Row {
        var item: RowItem
        var title: LayerID
        var detail: LayerID
    }

    private let list = DisplayList()
    private var rows: ContiguousArray<Row> = []
    private var content: LayerID
    private var reader: DisplayListReader
    private static let style = TextStyle(font: FontDescription(), paint: .color(.black))
    private let lineHeight: CGFloat = 17 * 1.2
    private let spacing: CGFloat = 0

    init(_ items: [RowItem]) {
        content = list.insert(into: .root, after: .none)
        reader = DisplayListReader(list)
        var previous = LayerID.none
        for item in items {
            let title = list.insert(into: content, after: previous, content: .text(text(item.title)))
            let detail = list.insert(into: content, after: title, content: .text(text(item.detail)))
            rows.append(Row(item: item, title: title, detail: detail))
            previous = detail
        }
        place(from: 0)
        finish()
    }

    private func text(_ string: String) -> TextContent { TextContent(string, style: Self.style) }
    private func width(_ string: String) -> CGFloat { CGFloat(string.count) * 17 * 0.6 }

    private func place(from first: Int) {
        for index in first..<rows.count { place(index) }
    }

    private func place(_ index: Int) {
        let y = CGFloat(index) * (lineHeight + spacing)
        let row = rows[index]
        list.setFrame(
            row.title, position: CGPoint(x: 0, y: y), size: CGSize(width: width(row.item.title), height: lineHeight))
        let detail = width(row.item.detail)
        list.setFrame(
            row.detail, position: CGPoint(x: 390 - detail, y: y), size: CGSize(width: detail, height: lineHeight))
    }

    func change(_ index: Int, _ title: String) {
        rows[index].item.title = title
        list.setContent(rows[index].title, .text(text(title)))
        place(index)
    }

    func swap(_ a: Int, _ b: Int) {
        rows.swapAt(a, b)
        place(a)
        place(b)
    }

    func append(_ items: [RowItem]) {
        var previous = rows.last?.detail ?? .none
        let first = rows.count
        for item in items {
            let title = list.insert(into: content, after: previous, content: .text(text(item.title)))
            let detail = list.insert(into: content, after: title, content: .text(text(item.detail)))
            rows.append(Row(item: item, title: title, detail: detail))
            previous = detail
        }
        place(from: first)
    }

    func remove(_ index: Int) {
        list.remove(rows[index].title)
        list.remove(rows[index].detail)
        rows.remove(at: index)
        place(from: index)
    }

    func insert(_ item: RowItem, at index: Int) {
        let previous = index > 0 ? rows[index - 1].detail : .none
        let title = list.insert(into: content, after: previous, content: .text(text(item.title)))
        let detail = list.insert(into: content, after: title, content: .text(text(item.detail)))
        rows.insert(Row(item: item, title: title, detail: detail), at: index)
        place(from: index)
    }

    func removeLast(_ count: Int) {
        for row in rows.suffix(count) {
            list.remove(row.title)
            list.remove(row.detail)
        }
        rows.removeLast(count)
    }

    func scroll(to y: CGFloat) {
        list.setFrame(content, position: CGPoint(x: 0, y: -y), size: .zero)
    }

    func finish() { _ = reader.read() }

    static func measure(_ n: Int, _ report: Report) {
        let items = RowItem.all(n)
        var shown: Limit?
        report.limit("first \(n)", report.time(prepare: { shown = nil }) { shown = Limit(items) })
        withExtendedLifetime(shown) {}
        let limit = Limit(items)
        var step = 0
        func operation(_ what: String, prepare: () -> Void = {}, _ change: () -> Void) {
            report.limit(
                "\(what) \(n)",
                report.time(
                    runs: 15,
                    prepare: {
                        prepare()
                        limit.finish()
                    }
                ) {
                    change()
                    limit.finish()
                })
        }
        for what in ["change one row", "change one row in sight"] {
            operation(what) {
                step += 1
                limit.change(n / 2, "Changed \(step)")
            }
        }
        operation("change every tenth") {
            step += 1
            for index in stride(from: 0, to: n, by: 10) { limit.change(index, "Changed \(step)") }
        }
        operation("swap two") { limit.swap(1, n - 2) }
        let new = (0..<1000).map { RowItem(id: 1_000_000 + $0, title: "New \($0)", detail: "") }
        operation("append 1000", prepare: { limit.removeLast(limit.rows.count - n) }) { limit.append(new) }
        limit.removeLast(limit.rows.count - n)
        let one = items[n / 3]
        operation("remove one", prepare: { if limit.rows.count < n { limit.insert(one, at: n / 3) } }) {
            limit.remove(n / 3)
        }
        var y: CGFloat = 0
        report.limit(
            "scroll \(n)",
            report.time(runs: 15) {
                y += 700
                limit.scroll(to: y)
                limit.finish()
            })
    }
}
