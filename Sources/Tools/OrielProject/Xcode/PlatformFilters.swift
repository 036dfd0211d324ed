extension Platform {
    /// The name that project files filter by.
    var filter: String { self == .visionOS ? "xros" : rawValue.lowercased() }

    /// Whether what has filters counts for this platform; what has none counts for all.
    func passes(_ filters: [String]) -> Bool { filters.isEmpty || filters.contains(filter) }

    /// Whether a file of a build phase, or a dependency, counts for this platform.
    func passes(filtersOf object: PropertyValue) -> Bool {
        passes([object["platformFilter"]?.string].compactMap { $0 } + (object["platformFilters"]?.strings ?? []))
    }
}
