import Foundation
import SwiftUI

/// What is known of tips, and whether they can be shown.
final class TipStore: @unchecked Sendable {
    static let shared = TipStore()

    private let lock = NSRecursiveLock()
    private var state = TipState()
    private var transient: [String: Data] = [:]
    /// The tips that are shown, with how many views show each, and since when.
    private var shown: [String: (views: Int, since: Date)] = [:]
    private var isConfigured = false
    private var frequency = Tips.DisplayFrequency.immediate
    private var file: TipFile?
    private var overrides: (all: Bool?, types: [ObjectIdentifier: Bool]) = (nil, [:])
    private var observers: [UUID: @Sendable () -> Void] = [:]
    /// Changes whenever the state does; bodies read it.
    private let revision = Revision()
    /// The time; replaced in tests.
    var now: @Sendable () -> Date = { Date() }

    /// The most donations that are kept of an event.
    private static let longest = 1000

    // MARK: Settings

    func configure(_ options: [Tips.ConfigurationOption]) throws {
        try change {
            guard !isConfigured else { return }
            var location = Tips.DatastoreLocation.applicationDefault
            for option in options {
                switch option.kind {
                case .frequency(let frequency): self.frequency = frequency
                case .location(let place): location = place
                case .cloud:
                    RuntimeWarning.issue("TipKit: there is no iCloud here; the state of tips is kept in a file.")
                }
            }
            let file = try TipFile(location)
            // What was set before counts, and is kept beside what was read.
            let early = state
            state = file.read()
            state.parameters.merge(early.parameters) { $1 }
            for (event, donations) in early.donations { state.donations[event, default: []] += donations }
            self.file = file
            isConfigured = true
        }
    }

    func reset() throws {
        try change {
            try (file ?? TipFile(.applicationDefault)).remove()
            (state, transient, shown, isConfigured, file) = (TipState(), [:], [:], false, nil)
            (frequency, overrides) = (.immediate, (nil, [:]))
        }
    }

    /// Waits until everything is written.
    func finishWriting() { file?.finish() }

    func override(all: Bool) { change { overrides.all = all } }

    func override(_ types: [any Tip.Type], _ isShown: Bool) {
        change { for type in types { overrides.types[ObjectIdentifier(type)] = isShown } }
    }

    // MARK: Tips

    func status(of tip: any Tip) -> Tips.Status {
        noteRead()
        return lock.withLock {
            guard isConfigured else { return .pending }
            if let isShown = overrides.types[ObjectIdentifier(type(of: tip))] ?? overrides.all {
                return isShown ? .available : .pending
            }
            let record = state.tips[tip.id] ?? TipRecord()
            if let reason = record.reason { return .invalidated(reason) }
            for option in tip.options {
                if let most = option as? Tips.MaxDisplayCount, record.count >= most.count, shown[tip.id] == nil {
                    return .invalidated(.displayCountExceeded)
                }
                let running = shown[tip.id].map { now().timeIntervalSince($0.since) } ?? 0
                if let most = option as? Tips.MaxDisplayDuration, record.duration + running >= most.duration {
                    return .invalidated(.displayDurationExceeded)
                }
            }
            return tip.rules.allSatisfy { $0.holds() } ? .available : .pending
        }
    }

    func shouldDisplay(_ tip: any Tip) -> Bool {
        guard status(of: tip) == .available else { return false }
        return lock.withLock {
            let ignores = tip.options.contains { ($0 as? Tips.IgnoresDisplayFrequency)?.ignores == true }
            let isForced = overrides.types[ObjectIdentifier(type(of: tip))] ?? overrides.all ?? false
            guard !ignores, !isForced, shown[tip.id] == nil, frequency.interval > 0, let last = state.lastShown else {
                return true
            }
            return now().timeIntervalSince(last) >= frequency.interval
        }
    }

    func invalidate(_ id: String, _ reason: Tips.InvalidationReason) {
        change { if state.tips[id]?.reason == nil { state.tips[id, default: TipRecord()].reason = reason } }
    }

    func forget(_ id: String) { change { state.tips[id] = nil } }

    /// Notes that a view begins to show a tip.
    func appeared(_ id: String) {
        change {
            if let entry = shown[id] {
                shown[id] = (entry.views + 1, entry.since)
            } else {
                shown[id] = (1, now())
                state.tips[id, default: TipRecord()].count += 1
                state.lastShown = now()
            }
        }
    }

    /// Notes that a view no longer shows a tip.
    func disappeared(_ id: String) {
        change {
            guard let entry = shown[id] else { return }
            if entry.views > 1 {
                shown[id] = (entry.views - 1, entry.since)
            } else {
                shown[id] = nil
                state.tips[id, default: TipRecord()].duration += max(now().timeIntervalSince(entry.since), 0)
            }
        }
    }

    /// Waits until a tip was shown long enough; returns at once if it may be shown for ever.
    func waitForEnd(of tip: any Tip) async {
        guard let most = tip.options.lazy.compactMap({ $0 as? Tips.MaxDisplayDuration }).first else { return }
        let spent = lock.withLock { state.tips[tip.id]?.duration ?? 0 }
        let rest = most.duration - spent
        guard rest < 1e9, (try? await Task.sleep(for: .seconds(max(rest, 0)))) != nil else { return }
        change {}
    }

    // MARK: Events and parameters

    func donations(_ event: String) -> [TipDonation] {
        noteRead()
        return lock.withLock { state.donations[event] ?? [] }
    }

    func donate(_ event: String, _ payload: Data) {
        change {
            state.donations[event, default: []].append(TipDonation(date: now(), payload: payload))
            let surplus = (state.donations[event]?.count ?? 0) - Self.longest
            if surplus > 0 { state.donations[event]?.removeFirst(surplus) }
        }
    }

    func parameter<Value: Decodable>(_ id: String) -> Value? {
        noteRead()
        guard let data = lock.withLock({ transient[id] ?? state.parameters[id] }) else { return nil }
        return (try? JSONDecoder().decode([Value].self, from: data))?.first
    }

    func setParameter(_ id: String, _ value: some Encodable, isTransient: Bool) {
        // In a list: a number alone is no document for every reader of JSON.
        guard let data = try? JSONEncoder().encode([value]) else { return }
        change { if isTransient { transient[id] = data } else { state.parameters[id] = data } }
    }

    // MARK: Changes

    /// Makes the body that is being evaluated depend on tips.
    func noteRead() { revision.read() }

    /// Returns a value now and whenever tips change.
    func updates<Value: Equatable & Sendable>(_ value: @escaping @Sendable () -> Value) -> AsyncStream<Value> {
        AsyncStream { continuation in
            let id = UUID()
            let last = Last<Value>()
            let send: @Sendable () -> Void = { if let new = last.replace(value()) { continuation.yield(new) } }
            lock.withLock { observers[id] = send }
            continuation.onTermination = { [weak self] _ in
                guard let self else { return }
                self.lock.withLock { self.observers[id] = nil }
            }
            send()
        }
    }

    private func change(_ body: () throws -> Void) rethrows {
        let listeners = try lock.withLock {
            let old = state
            try body()
            if state != old { file?.write(state) }
            return Array(observers.values)
        }
        for listener in listeners { listener() }
        revision.change()
    }
}

/// The last value of a stream.
private final class Last<Value: Equatable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value?
    /// Keeps a value; returns it if it is another one.
    func replace(_ new: Value) -> Value? {
        lock.withLock {
            guard new != value else { return nil }
            value = new
            return new
        }
    }
}
