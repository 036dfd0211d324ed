import SwiftUICore

/// The smallest and the largest text size of a view and its descendants.
struct ContentSizeLimits: Equatable {
    var smallest: UIContentSizeCategory?
    var largest: UIContentSizeCategory?

    /// Returns traits whose text size is within the limits; a smallest size above the largest one wins.
    func applied(to traits: UITraitCollection) -> UITraitCollection {
        guard let size = DynamicTypeSize(traits.preferredContentSizeCategory) else { return traits }
        var limited = size
        if let largest = largest.flatMap({ DynamicTypeSize($0) }) { limited = min(limited, largest) }
        if let smallest = smallest.flatMap({ DynamicTypeSize($0) }) { limited = max(limited, smallest) }
        if limited == size { return traits }
        var overrides = UITraitOverrides()
        overrides.preferredContentSizeCategory = UIContentSizeCategory(limited)
        return overrides.applied(to: traits)
    }
}
