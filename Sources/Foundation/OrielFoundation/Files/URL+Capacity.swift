import Foundation

// The system keeps no files that it could remove: all free bytes are available for everything.

extension URLResourceKey {
    /// The key of the free bytes of a disk for important things.
    public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey.volumeAvailableCapacityKey
    /// The key of the free bytes of a disk for things that can be had again.
    public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey.volumeAvailableCapacityKey
}

extension URLResourceValues {
    /// The free bytes of a disk for important things; nil where it was not asked for.
    public var volumeAvailableCapacityForImportantUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
    /// The free bytes of a disk for things that can be had again; nil where it was not asked for.
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
}
