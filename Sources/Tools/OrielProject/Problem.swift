/// A reason why a command cannot go on, as a sentence for its user.
struct Problem: Error, Equatable, CustomStringConvertible {
    var description: String

    init(_ description: String) { self.description = description }
}
