/// Files that are longer than others may be, each with the reason why.
enum LongFiles {
    static let reasons: [String: String] = [
        "Sources/SwiftUICore/Graph/ViewGraph.swift": "holds all passes, which are to get files of their own"
    ]
}
