import Foundation
import OSLog
import OrielFoundation
import Predicates
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Members of Foundation's that this system lacks")
struct FoundationMemberTests {
    private func parts(_ text: String, _ options: NSString.EnumerationOptions, upTo limit: Int = 99) -> [String] {
        var found: [String] = []
        text.enumerateSubstrings(in: text.startIndex..., options: options) { part, range, enclosing, stop in
            #expect(range.clamped(to: enclosing) == range)
            found.append(part ?? "-")
            stop = found.count == limit
        }
        return found
    }

    @Test("Texts are enumerated by words and sentences, also backwards, and until the enumeration is stopped")
    func substrings() {
        #expect(parts("Don't stop, it's 3.5 o'clock…", .byWords) == ["Don't", "stop", "it's", "3.5", "o'clock"])
        #expect(parts(" — ", .byWords).isEmpty && parts("", .byWords).isEmpty)
        #expect(parts("Ünal läuft", [.byWords, .reverse]) == ["läuft", "Ünal"])
        #expect(parts("a b c", .byWords, upTo: 2) == ["a", "b"])
        #expect(parts("a b", [.byWords, .substringNotRequired]) == ["-", "-"])
        #expect(
            parts("One. Two is 2.5! “Three?” Four", .bySentences) == ["One. ", "Two is 2.5! ", "“Three?” ", "Four"])
        #expect(parts("a\nb", .byLines) == ["a", "b"])
        var enclosing: [String] = []
        let text = "(one) two"
        text.enumerateSubstrings(in: text.startIndex..., options: .byWords) { _, _, whole, _ in
            enclosing.append(String(text[whole]))
        }
        #expect(enclosing == ["(one) ", "two"])
    }

    @Test("Values are read by their properties' names; what can't be read or set warns")
    func keyValues() {
        final class Own: NSObject {
            var count = 3
            var name: String?
            let inner = Other()
        }
        final class Other: NSObject { var size = 1.5 }
        let own = Own()
        #expect(own.value(forKey: "count") as? Int == 3 && own.value(forKey: "name") == nil)
        #expect(own.value(forKeyPath: "inner.size") as? Double == 1.5)
        let warnings = TestHost.warnings {
            #expect(own.value(forKey: "none") == nil)
            own.setValue(4, forKey: "count")
        }
        #expect(warnings.count == 2 && own.count == 3)
    }

    @Test("Archives of arrays and dictionaries are read with the classes of their objects")
    func archives() throws {
        let array = try NSKeyedArchiver.archivedData(
            withRootObject: ["a", "b"] as NSArray, requiringSecureCoding: true)
        let texts = try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSString.self, from: array)
        #expect(texts?.map { String(describing: $0) } == ["a", "b"])
        let pairs = try NSKeyedArchiver.archivedData(
            withRootObject: ["a": 1] as NSDictionary, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedDictionary(
            ofKeyClass: NSString.self, objectClass: NSNumber.self, from: pairs)
        #expect(read?["a"] == 1)
    }

    @Test("Progress of files, attributes of texts, times of the machine")
    func others() {
        let progress = Progress(totalUnitCount: 2)
        progress.fileOperationKind = .downloading
        progress.fileTotalCount = 5
        #expect(
            progress.fileOperationKind == .downloading && progress.fileTotalCount == 5 && progress.throughput == nil)
        progress.fileTotalCount = nil
        #expect(progress.fileTotalCount == nil)
        let attributes = AttributeContainer([.link: URL(string: "https://example.org") as Any])
        #expect(attributes.link?.host() == "example.org" && AttributeContainer([:]) == AttributeContainer())
        var base = mach_timebase_info_data_t()
        #expect(mach_timebase_info(&base) == 0 && base.numer == base.denom)
        let start = mach_absolute_time()
        #expect(mach_absolute_time() >= start && mach_continuous_time() >= start)
    }

    @Test("A program reads the messages that it has logged, from a date on and by a condition")
    func logs() throws {
        let subsystem = "org.example.\(UUID())"
        let logger = Logger(subsystem: subsystem, category: "a")
        let before = Date()
        logger.error("one \(1)")
        Logger(subsystem: subsystem, category: "b").info("two")
        let store = try OSLogStore(scope: .currentProcessIdentifier)
        let own = NSPredicate(format: "subsystem == %@", subsystem)
        let entries = try store.getEntries(at: store.position(date: before), matching: own).compactMap {
            $0 as? OSLogEntryLog
        }
        #expect(entries.map(\.composedMessage) == ["one 1", "two"] && entries.map(\.level) == [.error, .info])
        #expect(entries.map(\.category) == ["a", "b"])
        let reversed = try store.getEntries(with: .reverse, matching: own)
        #expect(reversed.map(\.composedMessage) == ["two", "one 1"])
        #expect(try store.getEntries(at: store.position(date: Date(timeIntervalSinceNow: 60)), matching: own).isEmpty)
        #expect(throws: CocoaError.self) { try OSLogStore(scope: .system) }
    }
}

extension AnySequence {
    fileprivate var isEmpty: Bool { first { _ in true } == nil }
}
