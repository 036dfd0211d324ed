import Foundation
import SwiftUI
import SwiftUITesting

@MainActor
func show<V: View>(_ view: V) -> TestHost { TestHost(view, size: CGSize(width: 390, height: 844)) }

@MainActor
func measureRows<V: View>(_ kind: String, _ n: Int, _ make: @escaping (RowModel) -> V) {
    let name = "\(kind) \(n)"
    let before = residentBytes()
    var kept: TestHost? = show(make(RowModel(n)))
    let bytes = residentBytes() - before
    kept = nil
    _ = kept
    var shown: TestHost?
    let first = report.time(runs: n > 1000 ? 5 : 9, prepare: { shown = nil }) { shown = show(make(RowModel(n))) }
    withExtendedLifetime(shown) {}
    report.line("\(name): first layout", first, against: "first \(n)", note: "\(bytes / n) bytes a row")

    let model = RowModel(n)
    let host = show(make(model))
    func operation(_ what: String, prepare: () -> Void = {}, _ change: () -> Void) {
        host.update()
        host.resetCounters()
        change()
        host.update()
        let counters = host.counters
        let time = report.time(
            runs: 15,
            prepare: {
                prepare()
                host.update()
            }
        ) {
            change()
            host.update()
        }
        report.line(
            "\(name): \(what)", time, against: "\(what) \(n)",
            note:
                "rows \(host.bodyCount(of: RowView.self) > 0 ? counters.bodies - 1 : 0), layers \(counters.layersEmitted)"
        )
    }
    var step = 0
    operation("change one row") {
        step += 1
        model.items[n / 2].title = "Changed \(step)"
    }
    operation("change one row in sight") {
        step += 1
        model.items[3].title = "Changed \(step)"
    }
    operation("change every tenth") {
        step += 1
        for index in stride(from: 0, to: n, by: 10) { model.items[index].title = "Changed \(step)" }
    }
    operation("swap two") { model.items.swapAt(1, n - 2) }
    operation("append 1000", prepare: { model.items.removeLast(model.items.count - n) }) {
        model.items.append(contentsOf: (0..<1000).map { RowItem(id: 1_000_000 + $0, title: "New \($0)", detail: "") })
    }
    model.items.removeLast(model.items.count - n)
    host.update()
    var removed = model.items[n / 3]
    operation("remove one", prepare: { if model.items.count < n { model.items.insert(removed, at: n / 3) } }) {
        if model.items.count == n { removed = model.items.remove(at: n / 3) }
    }
    var direction: CGFloat = 1
    let page = report.time(runs: 15) {
        if !host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 700 * direction)) {
            direction = -direction
        }
    }
    report.line("\(name): scroll a page", page, against: "scroll \(n)")
}

@main
@MainActor
enum Bench {
    static func main() {
        // For profilers: nothing but the first layout of so many rows, or changes of them.
        if let index = CommandLine.arguments.firstIndex(of: "--profile"), CommandLine.arguments.count > index + 2,
            let n = Int(CommandLine.arguments[index + 2])
        {
            let times = CommandLine.arguments.dropFirst(index + 3).first.flatMap { Int($0) } ?? 100
            return profile(CommandLine.arguments[index + 1], n, times: times)
        }
        if CommandLine.arguments.dropFirst().first == "window" { return Windows.run() }
        if CommandLine.arguments.dropFirst().first == "effects" {
            return Effects.run(URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path)
        }
        let counts = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        for n in counts.isEmpty ? [100, 1000, 10000] : Array(counts) {
            Limit.measure(n, report)
            measureRows("eager", n) { EagerRows(model: $0) }
            measureRows("lazy", n) { LazyRows(model: $0) }
        }
        measurePublished()
        if counts.isEmpty { Windows.run() }
    }

    /// Does one thing a number of times; its name begins with `lazy` where the rows are.
    private static func profile(_ what: String, _ n: Int, times: Int) {
        let isLazy = what.hasPrefix("lazy")
        let what = isLazy ? String(what.dropFirst(4)) : what
        let model = RowModel(n)
        func shown() -> TestHost { isLazy ? show(LazyRows(model: model)) : show(EagerRows(model: model)) }
        let host = shown()
        if what == "first" { return withExtendedLifetime(host) {} }
        var direction: CGFloat = 1
        for step in 0..<times {
            switch what {
            case "again": withExtendedLifetime(shown()) {}
            case "swap": model.items.swapAt(1, n - 2)
            case "remove":
                if model.items.count < n {
                    model.items.append(RowItem.all(1)[0])
                } else {
                    model.items.remove(at: n / 3)
                }
            case "append":
                if model.items.count > n {
                    model.items.removeLast(1000)
                } else {
                    model.items += RowItem.all(1000).map { RowItem(id: $0.id + n, title: $0.title, detail: $0.detail) }
                }
            case "scroll":
                let distance = CGSize(width: 0, height: 700 * direction)
                if !host.scroll(at: CGPoint(x: 100, y: 100), by: distance) { direction = -direction }
            case "tenth": for index in stride(from: 0, to: n, by: 10) { model.items[index].title = "Changed \(step)" }
            case "seen": model.items[3].title = "Changed \(step)"
            default: model.items[n / 2].title = "Changed \(step)"
            }
            host.update()
        }
    }
}

@MainActor let report = Report()

@MainActor
func measurePublished() {
    for n in [100, 10_000] {
        let model = RowModel(n)
        let time = report.time { for index in 0..<1000 { model.items[index % n].detail = "x" } }
        report.line("@Published element flip, \(n) elements", time / 1000)
    }
}
