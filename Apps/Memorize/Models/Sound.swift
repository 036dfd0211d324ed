/// What there is to be heard.
enum Sound: CaseIterable, Sendable {
    case turn, pair, mismatch, shuffle, end
}
