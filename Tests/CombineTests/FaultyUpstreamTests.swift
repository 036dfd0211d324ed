import Combine
import Testing

/// The behavior of operators with upstreams that break the rules, in every state of a stream.
@Suite("Faulty upstreams", .serialized)
struct FaultyUpstreamTests {
    struct Case: CustomTestStringConvertible, @unchecked Sendable {
        let name: String
        /// A value and the end before the subscription; nil where that stops the program.
        let early: String?
        /// A value and the end after the end.
        let late: String
        /// A value and the end after a cancellation.
        let cancelled: String
        /// The events of the source when it subscribes a second time.
        let twice: String
        let run: ([ScriptStep]) -> (received: [String], requests: [String], answers: [Subscribers.Demand])
        var testDescription: String { name }

        init<P: Publisher>(
            _ name: String, early: String?, late: String, cancelled: String, twice: String,
            _ make: @escaping (ScriptedSource) -> P
        ) {
            self.name = name
            self.early = early
            self.late = late
            self.cancelled = cancelled
            self.twice = twice
            run = { ScriptedSource.history($0, make) }
        }
    }

    private struct Silence: TextOutputStream {
        mutating func write(_ string: String) {}
    }

    static let clock = VirtualScheduler()

    /// The subscription of `delay`, which has no name of its own.
    private static let delayed =
        "(Combine.ScheduledSubscription<CombineTests.HistorySubscriber<Swift.Int, CombineTests.TestError>>)"

    static let cases = [
        Case(
            "map", early: "1 finished", late: "(Source) 1 finished 2 finished", cancelled: "(Source) 1 2 finished",
            twice: "request unlimited request unlimited"
        ) { $0.map { $0 } },
        Case(
            "tryMap", early: "1", late: "(TryMap) 1 finished 2", cancelled: "(TryMap) 1 2",
            twice: "request unlimited cancel"
        ) { $0.tryMap { $0 } },
        Case(
            "mapError", early: "1 finished", late: "(Source) 1 finished 2 finished", cancelled: "(Source) 1 2 finished",
            twice: "request unlimited request unlimited"
        ) { $0.mapError { $0 } },
        Case(
            "scan", early: "1 finished", late: "(Source) 1 finished 3 finished", cancelled: "(Source) 1 3 finished",
            twice: "request unlimited request unlimited"
        ) { $0.scan(0, +) },
        Case(
            "tryScan", early: "1", late: "(TryScan) 1 finished 3", cancelled: "(TryScan) 1 3",
            twice: "request unlimited cancel"
        ) { $0.tryScan(0) { $0 + $1 } },
        Case(
            "filter", early: "1 finished", late: "(Source) 1 finished 2 finished", cancelled: "(Source) 1 2 finished",
            twice: "request unlimited request unlimited"
        ) { $0.filter { _ in true } },
        Case(
            "tryFilter", early: nil, late: "(TryFilter) 1 finished", cancelled: "(TryFilter) 1",
            twice: "request unlimited cancel"
        ) { $0.tryFilter { _ in true } },
        Case(
            "compactMap", early: "1 finished", late: "(Source) 1 finished 2 finished",
            cancelled: "(Source) 1 2 finished", twice: "request unlimited request unlimited"
        ) { $0.compactMap { $0 } },
        Case(
            "tryCompactMap", early: nil, late: "(TryCompactMap) 1 finished", cancelled: "(TryCompactMap) 1",
            twice: "request unlimited cancel"
        ) { $0.tryCompactMap { $0 } },
        Case(
            "removeDuplicates", early: nil, late: "(RemoveDuplicates) 1 finished", cancelled: "(RemoveDuplicates) 1",
            twice: "request unlimited cancel"
        ) { $0.removeDuplicates() },
        Case(
            "dropFirst", early: "(Drop) 1 finished", late: "(Drop) 1 finished 2 finished",
            cancelled: "(Drop) 1 2 finished", twice: "request unlimited cancel"
        ) { $0.dropFirst(0) },
        Case(
            "drop(while:)", early: "", late: "(DropWhile) 1 finished", cancelled: "(DropWhile) 1",
            twice: "request unlimited cancel"
        ) { $0.drop { _ in false } },
        Case(
            "prefix(5)", early: "1", late: "(Output) 1 finished 2", cancelled: "(Output) 1 2",
            twice: "request unlimited cancel"
        ) { $0.prefix(5) },
        Case(
            "prefix(while:)", early: nil, late: "(PrefixWhile) 1 finished", cancelled: "(PrefixWhile) 1",
            twice: "request unlimited cancel"
        ) { $0.prefix { _ in true } },
        Case(
            "replaceNil", early: "1 finished", late: "(Source) 1 finished 2 finished",
            cancelled: "(Source) 1 2 finished", twice: "request unlimited request unlimited"
        ) { $0.map(Optional.some).replaceNil(with: 0) },
        Case(
            "replaceEmpty", early: "", late: "(ReplaceEmpty) 1 finished", cancelled: "(ReplaceEmpty) 1",
            twice: "request unlimited request unlimited cancel"
        ) { $0.replaceEmpty(with: 0) },
        Case(
            "replaceError", early: "", late: "(ReplaceError) 1 finished", cancelled: "(ReplaceError) 1",
            twice: "request unlimited cancel"
        ) { $0.replaceError(with: 0) },
        Case(
            "ignoreOutput", early: "finished", late: "(Source) finished finished", cancelled: "(Source) finished",
            twice: "request unlimited request unlimited request unlimited request unlimited"
        ) { $0.ignoreOutput() },
        Case(
            "collect", early: "", late: "(Collect) [1] finished", cancelled: "(Collect)",
            twice: "request unlimited cancel"
        ) { $0.collect() },
        Case(
            "collect(2)", early: "finished", late: "(CollectByCount) [1] finished finished",
            cancelled: "(CollectByCount) finished", twice: "request unlimited cancel"
        ) { $0.collect(2) },
        Case("count", early: "", late: "(Count) 1 finished", cancelled: "(Count)", twice: "request unlimited cancel") {
            $0.count()
        },
        Case(
            "first(where:)", early: "", late: "(TryFirst) finished", cancelled: "(TryFirst)",
            twice: "request unlimited cancel"
        ) { $0.first { $0 > 5 } },
        Case("last", early: "", late: "(Last) 1 finished", cancelled: "(Last)", twice: "request unlimited cancel") {
            $0.last()
        },
        Case("reduce", early: "", late: "(Reduce) 1 finished", cancelled: "(Reduce)", twice: "request unlimited cancel")
        { $0.reduce(0, +) },
        Case(
            "max", early: "", late: "(Comparison) 1 finished", cancelled: "(Comparison)",
            twice: "request unlimited cancel"
        ) { $0.max() },
        Case(
            "allSatisfy", early: "", late: "(AllSatisfy) true finished", cancelled: "(AllSatisfy)",
            twice: "request unlimited cancel"
        ) { $0.allSatisfy { _ in true } },
        Case(
            "contains", early: "", late: "(Contains) false finished", cancelled: "(Contains)",
            twice: "request unlimited cancel"
        ) { $0.contains(9) },
        Case(
            "handleEvents", early: "1 finished", late: "(HandleEvents) 1 finished 2 finished",
            cancelled: "(HandleEvents) 1 2 finished", twice: "request unlimited cancel"
        ) { $0.handleEvents() },
        Case(
            "print", early: "1 finished", late: "(Print) 1 finished 2 finished", cancelled: "(Print) 1 2 finished",
            twice: "request unlimited cancel"
        ) { $0.print("", to: Silence()) },
        Case(
            "breakpoint", early: "1 finished", late: "(Source) 1 finished 2 finished",
            cancelled: "(Source) 1 2 finished", twice: "request unlimited request unlimited"
        ) { $0.breakpoint() },
        Case("buffer", early: "", late: "(Buffer) 1 finished", cancelled: "(Buffer) 1", twice: "request max(2) cancel")
        { $0.buffer(size: 2, prefetch: .keepFull, whenFull: .dropOldest) },
        Case(
            "append", early: "", late: "(Concatenate) 1 finished", cancelled: "(Concatenate) 1",
            twice: "request unlimited cancel"
        ) { $0.append() },
        Case(
            "catch", early: nil, late: "(Catch) 1 finished 2", cancelled: "(Catch) 1 2",
            twice: "request unlimited cancel"
        ) { $0.catch { _ in Empty<Int, TestError>() } },
        Case("retry", early: nil, late: "(Retry) 1 finished", cancelled: "(Retry) 1", twice: "request unlimited cancel")
        { $0.retry(1) },
        Case(
            "share", early: "(Multicast)", late: "(Multicast) 1 finished", cancelled: "(Multicast) 1",
            twice: "request unlimited cancel"
        ) { $0.share() },
        Case(
            "multicast", early: "(Multicast)", late: "(Multicast) 1 finished", cancelled: "(Multicast) 1",
            twice: "request unlimited cancel"
        ) { $0.multicast { PassthroughSubject<Int, TestError>() }.autoconnect() },
        Case(
            "flatMap", early: "(FlatMap) finished", late: "(FlatMap) 1 finished", cancelled: "(FlatMap) 1",
            twice: "request unlimited cancel"
        ) { $0.flatMap { Just($0) } },
        Case(
            "receive(on:)", early: "", late: "(ReceiveOn) 1 finished", cancelled: "(ReceiveOn) 1",
            twice: "request unlimited cancel"
        ) { $0.receive(on: ImmediateScheduler.shared) },
        Case(
            "delay", early: "", late: "\(delayed) 1 finished", cancelled: "\(delayed) 1",
            twice: "request unlimited cancel"
        ) { $0.delay(for: 1, scheduler: ImmediateScheduler.shared) },
        Case(
            "subscribe(on:)", early: "", late: "(SubscribeOn) 1 finished", cancelled: "(SubscribeOn) 1",
            twice: "request unlimited cancel"
        ) { $0.subscribe(on: ImmediateScheduler.shared) },
        Case(
            "measureInterval", early: "", late: "(MeasureInterval) 0.0 finished", cancelled: "(MeasureInterval) 0.0",
            twice: "request unlimited cancel"
        ) { $0.measureInterval(using: clock).map(\.magnitude) },
        Case("timeout", early: "", late: "(Timeout)", cancelled: "(Timeout)", twice: "request unlimited cancel") {
            $0.timeout(9, scheduler: clock)
        },
        Case("debounce", early: "", late: "(Debounce)", cancelled: "(Debounce)", twice: "request unlimited cancel") {
            $0.debounce(for: 1, scheduler: clock)
        },
        Case("throttle", early: "", late: "(Throttle)", cancelled: "(Throttle)", twice: "request unlimited cancel") {
            $0.throttle(for: 1, scheduler: clock, latest: true)
        },
    ]

    @Test("A value and the end before the subscription", arguments: cases)
    func early(each: Case) {
        guard let early = each.early else { return }
        #expect(each.run([.value(1), .finish]).received.joined(separator: " ") == early)
    }

    @Test("A value and the end after the end", arguments: cases)
    func late(each: Case) {
        let history = each.run([.subscribe, .value(1), .finish, .value(2), .finish])
        #expect(history.received.joined(separator: " ") == each.late)
        #expect(!history.requests.contains("cancel"))
    }

    @Test("A value and the end after a cancellation", arguments: cases)
    func cancelled(each: Case) {
        let history = each.run([.subscribe, .value(1), .cancel, .value(2), .finish])
        #expect(history.received.joined(separator: " ") == each.cancelled)
        #expect(history.requests.last == "cancel")
    }

    @Test("A second subscription", arguments: cases)
    func twice(each: Case) {
        #expect(each.run([.subscribe, .subscribe]).requests.joined(separator: " ") == each.twice)
    }
}
