/// Files that are longer than others may be, each with the reason why.
enum LongFiles {
    static let reasons: [String: String] = [:]
}
