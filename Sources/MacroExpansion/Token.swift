/// A word of Swift source.
struct Token: Equatable {
    enum Kind: Equatable {
        /// A name or keyword; back-ticks included.
        case identifier
        case number
        /// A whole string literal, from the first `#` or quote to the last, interpolations included.
        case string
        /// A regular expression between slashes.
        case regex
        /// A run of operator characters, such as `=`, `->` or `?`.
        case `operator`
        /// One of `( ) [ ] { } , ; : @ # \`, or a lone `.`.
        case mark
    }

    var kind: Kind
    /// UTF-8 offsets in the source.
    var range: Range<Int>
    /// How many brackets are open around the token; a bracket itself counts as outside.
    var depth: Int
    /// Whether there is a line break between this token and the one before it.
    var startsLine: Bool
    /// Whether there is a blank, a comment or the source's edge directly before (below: after) the token.
    var blankBefore: Bool
    var blankAfter = false
    /// For a bracket, the index of its partner in the list of tokens.
    var partner: Int?
}
