/// All pairs, by family.
enum Catalog {
    static let families: [(name: String, pairs: [Pair])] = [
        ("stacks", stacks), ("frames", frames), ("alignment", alignment), ("grids", grids), ("containers", containers),
        ("scrolling", scrolling), ("shapes", shapes), ("drawing", drawing), ("effects", effects), ("texts", texts),
        ("motion", motion), ("environment", environment), ("tree", tree), ("controls", controls),
        ("differing", differing),
    ]

    static let pairs = families.flatMap(\.pairs)
}
