/// The work that a description of a project may cause: templates, groups and aliases can repeat each other again and again.
final class GenerationBudget {
    private var left: Int
    private let title: String

    /// - Parameter title: The file that describes the project.
    init(_ title: String, units: Int = 2_000_000) {
        self.title = title
        left = units
    }

    /// Takes units of work, such as values or files that are added.
    func spend(_ units: Int) throws {
        left -= units
        if left < 0 { throw Problem("\(title) unfolds to far more than a project has; it is not read.") }
    }
}
