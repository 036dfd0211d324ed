import Foundation

/// Where the products that a project needs are looked for: packages on this machine, and those from elsewhere once one is needed.
struct PackageSources {
    private(set) var graph: PackageGraph
    private(set) var locals: [URL]
    private var answer: Result<PackageGraph.Fetched, any Error>?

    init(graph: PackageGraph, locals: [URL] = []) {
        self.graph = graph
        self.locals = locals
    }

    /// Adds packages on this machine.
    mutating func add(_ folders: [URL]) {
        for folder in folders where !locals.contains(folder) { locals.append(folder) }
    }

    /// The packages from elsewhere; asked for once, as it may take minutes.
    mutating func fetched() throws -> PackageGraph.Fetched {
        if answer == nil { answer = Result { [graph] in try graph.fetch() } }
        return try answer?.get() ?? PackageGraph.Fetched(folders: [])
    }
}
