/// A sentence that says why a model of Core ML can't be read.
package struct LearnedModelProblem: Error, Equatable, CustomStringConvertible {
    package let description: String
    package init(_ description: String) { self.description = description }
}
