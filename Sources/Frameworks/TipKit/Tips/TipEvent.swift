import Foundation

extension Tips {
    /// Something that the user does, which rules of tips can count.
    ///
    /// Follows Apple's [Tips.Event](https://developer.apple.com/documentation/tipkit/tips/event).
    public struct Event<DonationInfo: Codable & Sendable>: Identifiable, RuleInput {
        /// The name under which it is kept.
        public let id: String

        /// Creates an event.
        public init(id: String) { self.init(name: id) }

        init(name: String) { id = name }

        /// The times when it happened, the first one first; the last thousand at most.
        public var donations: [Donation] {
            TipStore.shared.donations(id).map { Donation(date: $0.date, payload: $0.payload) }
        }

        public var ruleValue: Event { self }

        /// A time when an event happened.
        @dynamicMemberLookup
        public struct Donation: Sendable {
            /// The time.
            public let date: Date
            let payload: Data

            /// What the app has noted of it.
            public subscript<Value>(dynamicMember path: KeyPath<DonationInfo, Value>) -> Value { info[keyPath: path] }

            private var info: DonationInfo {
                // It was decoded once before it was kept.
                guard let info = try? JSONDecoder().decode(DonationInfo.self, from: payload) else {
                    fatalError("A donation of \(DonationInfo.self) cannot be read.")
                }
                return info
            }
        }

        /// Notes that the event happened.
        public func donate(_ info: DonationInfo) async { record(info) }

        /// Notes that the event happened, and calls a function.
        public func sendDonation(_ info: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) {
            record(info)
            completion?()
        }

        private func record(_ info: DonationInfo) {
            // What cannot be written could not be read again either.
            guard let payload = try? JSONEncoder().encode(info),
                (try? JSONDecoder().decode(DonationInfo.self, from: payload)) != nil
            else { return }
            TipStore.shared.donate(id, payload)
        }
    }

    /// What is noted of an event without anything of its own.
    public struct EmptyDonation: Codable, Hashable, Sendable {
        /// Creates the value.
        public init() {}
    }

    /// A time up to now.
    public struct DonationTimeRange: Hashable, Sendable {
        let seconds: TimeInterval
        /// A minute.
        public static let minute = minutes(1)
        /// An hour.
        public static let hour = hours(1)
        /// A day.
        public static let day = days(1)
        /// A week.
        public static let week = weeks(1)
        /// Minutes.
        public static func minutes(_ count: Int) -> DonationTimeRange { .init(seconds: 60 * Double(count)) }
        /// Hours.
        public static func hours(_ count: Int) -> DonationTimeRange { .init(seconds: 3600 * Double(count)) }
        /// Days.
        public static func days(_ count: Int) -> DonationTimeRange { .init(seconds: 86_400 * Double(count)) }
        /// Weeks.
        public static func weeks(_ count: Int) -> DonationTimeRange { .init(seconds: 604_800 * Double(count)) }
    }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
    /// Creates an event without anything of its own.
    public init(id: String) { self.init(name: id) }
    /// Notes that the event happened.
    public func donate() async { await donate(Tips.EmptyDonation()) }
    /// Notes that the event happened, and calls a function.
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) {
        sendDonation(Tips.EmptyDonation(), completion)
    }
}

/// A time when an event of tips happened.
public protocol _TipDonation {
    /// The time.
    var date: Date { get }
}

extension Tips.Event.Donation: _TipDonation {}

extension Array where Element: _TipDonation {
    /// Returns the times within a range up to now.
    public func donatedWithin(_ range: Tips.DonationTimeRange) -> [Element] {
        let first = TipStore.shared.now().addingTimeInterval(-range.seconds)
        return filter { $0.date >= first }
    }
}
