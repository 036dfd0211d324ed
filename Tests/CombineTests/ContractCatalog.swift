import Combine
import Foundation
import Testing

/// An operator or publisher with its output for 1 to 6, for tests of the behavior that all of them have in common.
struct Contract: CustomTestStringConvertible, @unchecked Sendable {
    typealias Source = AnyPublisher<Int, TestError>
    typealias Stream = AnyPublisher<String, TestError>

    let name: String
    /// The values for 1 to 6, with unlimited demand.
    let values: [String]
    let make: (Source) -> Stream
    /// Whether little demand may change the order: several publishers are asked in turn.
    var isOrderFree = false
    /// Whether values that come without demand are lost, as a subject loses them.
    var losesUnwanted = false
    /// Whether all values are requested from the source at once, and all that it delivers pass.
    var asksForAll = false
    /// The events after a failure of the source that follows 1; nil if the failure is passed on.
    var afterFailure: [String]?

    var testDescription: String { name }
}

extension Contract {
    private static func one<P: Publisher>(
        _ name: String, _ values: [Any], orderFree: Bool = false, loses: Bool = false, asksForAll: Bool = false,
        failure: [String]? = nil,
        _ make: @escaping (Source) -> P
    ) -> Contract {
        Contract(
            name: name, values: values.map { "\($0)" },
            make: { source in
                make(source).mapError { $0 as? TestError ?? .worse }.map { "\($0)" }.eraseToAnyPublisher()
            }, isOrderFree: orderFree, losesUnwanted: loses, asksForAll: asksForAll, afterFailure: failure)
    }

    private static let all = [1, 2, 3, 4, 5, 6]
    private static func even(_ value: Int) -> Bool { value % 2 == 0 }
    private static func more(_ values: Int...) -> Source {
        values.publisher.setFailureType(to: TestError.self).eraseToAnyPublisher()
    }

    static let transforming: [Contract] = [
        one("map", [2, 4, 6, 8, 10, 12]) { $0.map { $0 * 2 } },
        one("tryMap", [2, 4, 6, 8, 10, 12]) { $0.tryMap { $0 * 2 } },
        one("map(keyPath)", all) { $0.map(\.description) },
        one("mapError", all) { $0.mapError { $0 } },
        one("replaceNil", [0, 2, 0, 4, 0, 6]) { $0.map { even($0) ? $0 : nil }.replaceNil(with: 0) },
        one("scan", [1, 3, 6, 10, 15, 21]) { $0.scan(0, +) },
        one("tryScan", [1, 3, 6, 10, 15, 21]) { $0.tryScan(0) { $0 + $1 } },
        one("encode, decode", all.map { [$0] }) {
            $0.map { [$0] }.encode(encoder: JSONEncoder()).decode(type: [Int].self, decoder: JSONDecoder())
        },
    ]

    static let filtering: [Contract] = [
        one("filter", [2, 4, 6]) { $0.filter(even) },
        one("tryFilter", [2, 4, 6]) { $0.tryFilter(even) },
        one("compactMap", [2, 4, 6]) { $0.compactMap { even($0) ? $0 : nil } },
        one("tryCompactMap", [2, 4, 6]) { $0.tryCompactMap { even($0) ? $0 : nil } },
        one("removeDuplicates", all) { $0.removeDuplicates() },
        one("removeDuplicates(by:)", [1, 2, 4, 6]) { $0.removeDuplicates { $0 / 2 == $1 / 2 } },
        one("tryRemoveDuplicates", [1, 2, 4, 6]) { $0.tryRemoveDuplicates { $0 / 2 == $1 / 2 } },
        one("replaceEmpty", all, asksForAll: true) { $0.replaceEmpty(with: 9) },
        one("prefix", [1, 2, 3]) { $0.prefix(3) },
        one("prefix(while:)", [1, 2, 3]) { $0.prefix { $0 < 4 } },
        one("tryPrefix(while:)", [1, 2, 3]) { $0.tryPrefix { $0 < 4 } },
        one("prefix(untilOutputFrom:)", all) {
            $0.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false))
        },
        one("dropFirst", [3, 4, 5, 6]) { $0.dropFirst(2) },
        one("drop(while:)", [3, 4, 5, 6]) { $0.drop { $0 < 3 } },
        one("tryDrop(while:)", [3, 4, 5, 6]) { $0.tryDrop { $0 < 3 } },
        one("output(at:)", [3], failure: ["failure sad"]) { $0.output(at: 2) },
        one("output(in:)", [2, 3, 4], failure: ["failure sad"]) { $0.output(in: 1...3) },
    ]

    static let reducing: [Contract] = [
        one("collect", [all]) { $0.collect() },
        one("collect(count)", [[1, 2, 3, 4], [5, 6]]) { $0.collect(4) },
        one("count", [6]) { $0.count() },
        one("max", [6]) { $0.max() },
        one("max(by:)", [1]) { $0.max { $0 > $1 } },
        one("tryMax", [6]) { $0.tryMax { $0 < $1 } },
        one("min", [1]) { $0.min() },
        one("min(by:)", [6]) { $0.min { $0 > $1 } },
        one("tryMin", [1]) { $0.tryMin { $0 < $1 } },
        one("contains", [true]) { $0.contains(3) },
        one("contains(where:)", [true]) { $0.contains { $0 > 4 } },
        one("tryContains", [false]) { $0.tryContains { $0 > 6 } },
        one("allSatisfy", [true]) { $0.allSatisfy { $0 > 0 } },
        one("tryAllSatisfy", [false]) { $0.tryAllSatisfy { $0 > 1 } },
        one("first", [1]) { $0.first() },
        one("first(where:)", [3]) { $0.first { $0 > 2 } },
        one("tryFirst(where:)", [3]) { $0.tryFirst { $0 > 2 } },
        one("last", [6]) { $0.last() },
        one("last(where:)", [3]) { $0.last { $0 < 4 } },
        one("tryLast(where:)", [3]) { $0.tryLast { $0 < 4 } },
        one("reduce", [21]) { $0.reduce(0, +) },
        one("tryReduce", [21]) { $0.tryReduce(0) { $0 + $1 } },
        one("ignoreOutput", []) { $0.ignoreOutput() },
    ]

    static let combining: [Contract] = [
        one("append(values)", all + [7, 8]) { $0.append(7, 8) },
        one("append(sequence)", all + [7, 8]) { $0.append([7, 8]) },
        one("append(publisher)", all + [7, 8]) { $0.append(more(7, 8)) },
        one("prepend(values)", [7, 8] + all) { $0.prepend(7, 8) },
        one("prepend(publisher)", [7, 8] + all) { $0.prepend(more(7, 8)) },
        one("flatMap", [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6], orderFree: true) { $0.flatMap { more($0, $0) } },
        one("flatMap(1)", [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]) {
            $0.flatMap(maxPublishers: .max(1)) { more($0, $0) }
        },
        one("merge", all + [7, 8], orderFree: true) { $0.merge(with: more(7, 8)) },
        one("merge of 3", all + [7, 8], orderFree: true) { $0.merge(with: more(7), more(8)) },
        one("merge of 5", all + [7, 8, 9, 10], orderFree: true) { $0.merge(with: more(7), more(8), more(9), more(10)) },
        one("merge of 8", all + [7, 8, 9, 10, 11, 12, 13], orderFree: true) {
            $0.merge(with: more(7), more(8), more(9), more(10), more(11), more(12), more(13))
        },
        one("merge of many", all + [7, 8], orderFree: true) { Publishers.MergeMany([$0, more(7), more(8)]) },
        one("combineLatest", all.map { 10 + $0 }) { more(10).combineLatest($0, +) },
        one("combineLatest of 3", all.map { 30 + $0 }) { more(10).combineLatest(more(20), $0) { $0 + $1 + $2 } },
        one("zip", all.map { $0 + 10 * $0 }) { $0.zip(more(10, 20, 30, 40, 50, 60), +) },
        one("zip of 3", [111, 222]) { $0.zip(more(10, 20), more(100, 200)) { $0 + $1 + $2 } },
    ]

    static let others: [Contract] = [
        one("catch", all, failure: ["1", "7", "finished"]) { $0.catch { _ in more(7) } },
        one("tryCatch", all, failure: ["1", "7", "finished"]) { $0.tryCatch { _ in more(7) } },
        one("replaceError", all, failure: ["1", "0", "finished"]) {
            $0.replaceError(with: 0).setFailureType(to: TestError.self)
        },
        one("retry", all) { $0.retry(0) },
        one("handleEvents", all) { $0.handleEvents() },
        one("breakpoint", all) { $0.breakpoint() },
        one("print", all) { $0.print("", to: Silence()) },
        one("buffer", all) { $0.buffer(size: 10, prefetch: .keepFull, whenFull: .dropNewest) },
        one("buffer(by request)", all) { $0.buffer(size: 10, prefetch: .byRequest, whenFull: .dropOldest) },
        one("share", all, loses: true) { $0.share() },
        one("multicast", all, loses: true) { $0.multicast { PassthroughSubject<Int, TestError>() }.autoconnect() },
        one("receive(on:)", all) { $0.receive(on: ImmediateScheduler.shared) },
        one("subscribe(on:)", all) { $0.subscribe(on: ImmediateScheduler.shared) },
        one("delay", all) { $0.delay(for: 1, scheduler: ImmediateScheduler.shared) },
        one("eraseToAnyPublisher", all) { $0.eraseToAnyPublisher() },
    ]

    static let operators = transforming + filtering + reducing + combining + others

    private struct Silence: TextOutputStream {
        mutating func write(_ string: String) {}
    }
}
