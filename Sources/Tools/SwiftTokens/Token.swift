/// A word of Swift source.
package struct Token: Equatable {
    package enum Kind: Equatable {
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

    package var kind: Kind
    /// UTF-8 offsets in the source.
    package var range: Range<Int>
    /// How many brackets are open around the token; a bracket itself counts as outside.
    package var depth: Int
    /// Whether there is a line break between this token and the one before it.
    package var startsLine: Bool
    /// Whether there is a blank, a comment or the source's edge directly before (below: after) the token.
    package var blankBefore: Bool
    package var blankAfter = false
    /// For a bracket, the index of its partner in the list of tokens.
    package var partner: Int?
}
