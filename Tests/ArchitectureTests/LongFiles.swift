/// Files of more than 600 lines, each with the reason why splitting it would make it worse.
enum LongFiles {
    static let reasons: [String: String] = [:]
}
