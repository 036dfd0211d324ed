import Foundation
import OrielFoundation
import Testing

@Suite("Observed values of defaults")
struct ValueObservingTests {
    private final class Watcher: NSObject, _KeyValueObserver {
        var log: [String] = []
        func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            let words = (change ?? [:]).map { "\($0.key.rawValue) \($0.value)" }.sorted()
            log.append("\(keyPath ?? "?"): " + words.joined(separator: ", "))
        }
    }

    private func withDefaults(_ body: (UserDefaults) throws -> Void) throws {
        let name = "observing-\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        try body(defaults)
    }

    @Test("Observers are called for other values of their keys, until they are removed")
    func keys() throws {
        try withDefaults { defaults in
            let watcher = Watcher()
            defaults.set(1, forKey: "a")
            defaults.addObserver(watcher, forKeyPath: "a", options: [.old, .new, .initial], context: nil)
            #expect(watcher.log == ["a: kind 1, new 1, old <null>"])
            defaults.set(2, forKey: "a")
            defaults.set(2, forKey: "a")
            defaults.set(3, forKey: "b")
            #expect(watcher.log.dropFirst() == ["a: kind 1, new 2, old 1"])
            defaults.removeObject(forKey: "a")
            #expect(watcher.log.last == "a: kind 1, new <null>, old 2" && watcher.log.count == 3)
            defaults.removeObserver(watcher, forKeyPath: "a")
            defaults.set(4, forKey: "a")
            #expect(watcher.log.count == 3)
        }
    }

    @Test("Options choose the values and the calls; contexts tell observations apart")
    func options() throws {
        try withDefaults { defaults in
            let watcher = Watcher()
            var contexts = (1, 2)
            try withUnsafeMutablePointer(to: &contexts.0) { first in
                try withUnsafeMutablePointer(to: &contexts.1) { second in
                    defaults.addObserver(watcher, forKeyPath: "a", options: .prior, context: first)
                    defaults.addObserver(watcher, forKeyPath: "a", context: second)
                    defaults.set(1, forKey: "a")
                    #expect(watcher.log == ["a: kind 1, notificationIsPrior true", "a: kind 1", "a: kind 1"])
                    try withDefaults { $0.set(1, forKey: "a") }
                    #expect(watcher.log.count == 3)
                    defaults.removeObserver(watcher, forKeyPath: "a", context: first)
                    defaults.set(2, forKey: "a")
                    #expect(watcher.log.count == 4)
                }
            }
        }
    }

    @Test("A property is observed until the observation ends; an observer that is gone is not called")
    func properties() throws {
        try withDefaults { defaults in
            var log: [String] = []
            var observation: NSKeyValueObservation? = defaults.observe(\.total, options: [.old, .new]) { _, change in
                log.append("\(change.oldValue ?? -1) to \(change.newValue ?? -1)")
            }
            defaults.set(5, forKey: "total")
            defaults.set(5, forKey: "other")
            #expect(log == ["0 to 5"])
            observation?.invalidate()
            observation = nil
            defaults.set(6, forKey: "total")
            #expect(log.count == 1)
            defaults.addObserver(Watcher(), forKeyPath: "total", context: nil)
            defaults.set(7, forKey: "total")
        }
    }

    private final class Meddler: NSObject, _KeyValueObserver {
        var meddle: () -> Void = {}
        func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            if change?[.notificationIsPriorKey] != nil { meddle() }
        }
    }

    @Test("A change of another suite calls no observer, even if the observed value changes meanwhile")
    func others() throws {
        try withDefaults { defaults in
            try withDefaults { other in
                var log: [Int] = []
                let observation = defaults.observe(\.total, options: .new) { log.append($1.newValue ?? -1) }
                let meddler = Meddler()
                meddler.meddle = { defaults.set(5, forKey: "total") }
                other.addObserver(meddler, forKeyPath: "b", options: .prior, context: nil)
                other.set(1, forKey: "b")
                #expect(log == [5])
                observation.invalidate()
            }
        }
    }

    @Test("Objects that announce no changes, and observers that cannot be called, warn")
    func warnings() throws {
        try withDefaults { defaults in
            var warnings: [String] = []
            RuntimeWarning.observing({ warnings.append($0) }) {
                NSObject().addObserver(Watcher(), forKeyPath: "a", context: nil)
                defaults.addObserver(NSObject(), forKeyPath: "a", context: nil)
                _ = Watcher().observe(\.log) { _, _ in }
                #expect(NSObject().perform(Selector("hash")) == nil)
            }
            #expect(warnings.count == 4)
            #expect(!defaults.responds(to: Selector("hash")))
        }
    }
}

extension UserDefaults {
    fileprivate var total: Int { integer(forKey: "total") }
}
