/// The chains of `#if … #elseif … #else … #endif` in a file.
struct ConditionChains {
    /// The places of the directives of all chains in one of whose conditions `os(Linux)` stands.
    private(set) var namingLinux: Set<Int> = []

    init(_ text: SwiftText) {
        var open: [(places: [Int], namesLinux: Bool)] = []
        let bytes = text.bytes
        var index = 0
        while let place = bytes[index...].firstIndex(of: UInt8(ascii: "#")) {
            index = place + 1
            guard text.isCode[place] else { continue }
            let line = bytes[place...].prefix { $0 != 0x0A }
            let words = String(decoding: line, as: UTF8.self)
            if words.hasPrefix("#if") { open.append(([], false)) }
            guard !open.isEmpty else { continue }
            if words.hasPrefix("#if") || words.hasPrefix("#elseif") {
                open[open.count - 1].places.append(place)
                if words.filter({ $0 != " " }).contains("os(Linux)") { open[open.count - 1].namesLinux = true }
            } else if words.hasPrefix("#endif") {
                let chain = open.removeLast()
                if chain.namesLinux { namingLinux.formUnion(chain.places) }
            }
        }
    }
}
