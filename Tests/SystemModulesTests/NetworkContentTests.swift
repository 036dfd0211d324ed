import Foundation
import Testing

@testable import Network

/// Content that arrives, and the information of services, without a network.
@Suite("Content of connections, and entries of services")
struct NetworkContentTests {
    /// What requests have received, in words.
    private final class Log: @unchecked Sendable {
        var list: [String] = []
        func request(_ limits: ClosedRange<Int>?) -> Inbox.Request {
            Inbox.Request(limits: limits) { [self] content, context, isComplete, error in
                let text = content.map { String(decoding: $0, as: UTF8.self) } ?? "none"
                let words = [isComplete ? "complete" : nil, context?.identifier == "Final Message" ? "final" : nil]
                list.append(
                    ([text] + words.compactMap { $0 } + (error.map { ["\($0 == .posix(.ENODATA))"] } ?? []))
                        .joined(separator: " "))
            }
        }
        /// Delivers all that can be delivered, and returns it.
        func deliver(_ inbox: inout Inbox, isStream: Bool) -> [String] {
            list = []
            while let delivery = inbox.next(isStream: isStream) { delivery() }
            return list
        }
    }

    @Test("Pieces of a stream have the sizes that are asked for; a whole message is all until the end")
    func stream() {
        let log = Log()
        var inbox = Inbox()
        inbox.requests = [log.request(1...2), log.request(3...9), log.request(nil), log.request(1...1)]
        #expect(log.deliver(&inbox, isStream: true).isEmpty)
        inbox.append(Data("abcd".utf8), isStream: true)
        #expect(log.deliver(&inbox, isStream: true) == ["ab"])
        inbox.append(Data("e".utf8), isStream: true)
        #expect(log.deliver(&inbox, isStream: true) == ["cde"])
        inbox.append(Data("fg".utf8), isStream: true)
        #expect(log.deliver(&inbox, isStream: true).isEmpty)
        inbox.hasEnded = true
        #expect(log.deliver(&inbox, isStream: true) == ["fg complete final", "none complete true"])
        inbox.requests = [log.request(0...5)]
        #expect(log.deliver(&inbox, isStream: true) == ["none complete true"])
    }

    @Test("The end of a stream gives the rest, says once that it is the end, and is an error then")
    func end() {
        let log = Log()
        var inbox = Inbox()
        inbox.append(Data("abc".utf8), isStream: true)
        inbox.requests = [log.request(2...2), log.request(5...9), log.request(0...9)]
        #expect(log.deliver(&inbox, isStream: true) == ["ab"])
        inbox.hasEnded = true
        #expect(log.deliver(&inbox, isStream: true) == ["c complete final", "none complete true"])
        var empty = Inbox()
        empty.requests = [log.request(0...9), log.request(1...9)]
        #expect(log.deliver(&empty, isStream: true).isEmpty && empty.requests.count == 2)
        empty.hasEnded = true
        #expect(log.deliver(&empty, isStream: true) == ["none complete final", "none complete true"])
    }

    @Test("A message that is longer than asked for comes in parts, of which the last is complete")
    func messages() {
        let log = Log()
        var inbox = Inbox()
        for text in ["abcde", "fg", "", "h"] { inbox.append(Data(text.utf8), isStream: false) }
        inbox.requests = [
            log.request(1...2), log.request(1...2), log.request(1...2), log.request(1...2), log.request(1...2),
            log.request(nil), log.request(nil),
        ]
        #expect(
            log.deliver(&inbox, isStream: false)
                == ["ab", "cd", "e complete", "fg complete", " complete", "h complete"])
        #expect(inbox.requests.count == 1)
        inbox.append(Data("whole".utf8), isStream: false)
        #expect(log.deliver(&inbox, isStream: false) == ["whole complete"])
    }

    @Test("An error ends all requests, and what has arrived is gone")
    func failure() {
        let log = Log()
        var inbox = Inbox()
        inbox.append(Data("abc".utf8), isStream: true)
        inbox.requests = [log.request(9...9), log.request(nil)]
        inbox.fail(.posix(.ENODATA))
        #expect(log.list == ["none true", "none true"] && inbox.requests.isEmpty)
        inbox.requests = [log.request(1...9)]
        #expect(log.deliver(&inbox, isStream: true).isEmpty)
    }

    @Test("Removing says whether there was an entry, in whatever letters")
    func removing() {
        var record = NWTXTRecord(["a": "1", "b": "2"])
        let results = [record.removeEntry(key: "c"), record.removeEntry(key: "B"), record.removeEntry(key: "b")]
        #expect(results == [false, true, false] && record.count == 1 && record["a"] == "1" && record["b"] == nil)
        record["a"] = nil
        record["d"] = nil
        #expect(record.count == 0 && record.data.isEmpty && record == NWTXTRecord())
    }

    @Test(
        "A name has signs of ASCII alone, without the one that ends it",
        arguments: [
            ("a", true), (" ", true), ("~", true), ("a b", true), ("", false), ("\u{1F}", false), ("\u{7F}", false),
            ("a=", false), ("=", false), ("ä", false), ("<", true), (">", true),
        ])
    func names(name: String, isName: Bool) {
        var record = NWTXTRecord()
        let result = record.setEntry(.string("x"), for: name)
        #expect(result == isName && record.count == (isName ? 1 : 0) && record[name] == (isName ? "x" : nil))
    }

    @Test("An entry has at most 255 bytes with its name")
    func lengths() {
        var record = NWTXTRecord()
        let texts = [252, 253, 254].map { String(repeating: "x", count: $0) }
        let results = texts.map { record.setEntry(.string($0), for: "k") }
        #expect(results == [true, true, false] && record["k"]?.count == 253 && record.data.count == 256)
        #expect(record.data.first == 255)
        let long = record.setEntry(.data(Data(count: 251)), for: "key")
        let longer = record.setEntry(.data(Data(count: 252)), for: "key")
        #expect(long && !longer && record.getEntry(for: "KEY") == .data(Data(count: 251)))
    }

    @Test("Entries are bytes behind their lengths, in their order, and are read again")
    func bytes() {
        var record = NWTXTRecord()
        record.setEntry(.none, for: "f")
        record.setEntry(.empty, for: "e")
        record.setEntry(.string("x=y"), for: "s")
        record.setEntry(.data(Data([0xFF, 0])), for: "d")
        let bytes: [UInt8] = [1, 0x66, 2, 0x65, 61, 5, 0x73, 61, 0x78, 61, 0x79, 4, 0x64, 61, 0xFF, 0]
        #expect(Array(record.data) == bytes)
        let read = NWTXTRecord(Data(bytes))
        #expect(read == record && read.map(\.key) == ["f", "e", "s", "d"])
        #expect(read.map(\.value) == [.none, .empty, .string("x=y"), .data(Data([0xFF, 0]))])
        #expect(read["f"] == nil && read["e"] == "" && read["s"] == "x=y" && read.getEntry(for: "x") == nil)
        #expect(read.dictionary["f"] == "" && read.dictionary.count == 4 && read.hashValue == record.hashValue)
    }

    @Test("A value that is set again stays at its place under its first name")
    func replacing() {
        var record = NWTXTRecord(["b": "2", "a": "1", "c": ""])
        #expect(record.map(\.key) == ["a", "b", "c"] && record.getEntry(for: "c") == .empty)
        record["A"] = "3"
        record["c"] = "4"
        record["b"] = ""
        #expect(record.map(\.key) == ["a", "b", "c"] && record.map(\.value) == [.string("3"), .empty, .string("4")])
        #expect(record != NWTXTRecord(["a": "3", "b": "", "c": "5"]))
    }
}
