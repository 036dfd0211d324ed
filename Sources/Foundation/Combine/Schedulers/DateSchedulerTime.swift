import Foundation

/// An instant on a clock that reads dates: the clock of run loops or of operation queues.
public protocol _DateSchedulerTime: Strideable, Codable, Hashable, Sendable where Stride: _SecondsStride {
    /// The instant as a date.
    var date: Date { get set }

    /// Makes an instant.
    init(_ date: Date)
}

extension _DateSchedulerTime {
    /// The distance to another instant.
    public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }

    /// The instant at a distance.
    public func advanced(by n: Stride) -> Self { Self(date + n.timeInterval) }
}
