/// A tree and what happens to it, step by step: one line of text.
///
///     vstack#1{text#2 fixed#3(20,10)} | num#3(5,5) cut#2; size(100,80)
package struct Case: Equatable {
    package var specimen: Specimen
    /// The changes, step by step: those of a step happen at once, and a comparison follows.
    package var steps: [[Edit]]

    package init(specimen: Specimen, steps: [[Edit]]) { (self.specimen, self.steps) = (specimen, steps) }

    /// Reads a case.
    package init(_ text: String) throws {
        let halves = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
        var parser = TermParser(halves[0])
        specimen = try Specimen(parser.term())
        steps = []
        guard halves.count > 1 else { return }
        steps = try halves[1].split(separator: ";").map { step in
            var parser = TermParser(step)
            return try parser.terms().map(Edit.init)
        }
    }
}

extension Case: CustomStringConvertible {
    package var description: String {
        let steps = steps.map { $0.map(\.term.description).joined(separator: " ") }
        return "\(specimen.term) | " + steps.joined(separator: "; ")
    }
}
