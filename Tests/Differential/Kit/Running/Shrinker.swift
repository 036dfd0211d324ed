import Foundation

/// Makes a failing case smaller: fewer steps, fewer nodes, smaller numbers.
package struct Shrinker {
    /// Whether a case fails.
    private let fails: (Case) -> Bool
    /// How often cases may still be tried.
    private var patience: Int

    package init(patience: Int = 2000, fails: @escaping (Case) -> Bool) {
        self.patience = patience
        self.fails = fails
    }

    /// The smallest case found that fails as the given one does.
    package mutating func shrink(_ test: Case) -> Case {
        var best = test
        var isSmaller = true
        while isSmaller, patience > 0 {
            isSmaller = false
            for candidates in [steps, edits, trees, numbers] {
                // After each success, the round starts over from where it was made.
                var index = 0
                var list = candidates(best)
                while index < list.count, patience > 0 {
                    patience -= 1
                    if fails(list[index]) {
                        best = list[index]
                        isSmaller = true
                        list = candidates(best)
                    } else {
                        index += 1
                    }
                }
            }
        }
        return best
    }

    /// Without some of the steps: halves first, then single ones.
    private func steps(_ test: Case) -> [Case] {
        var result: [Case] = []
        var length = test.steps.count / 2
        while length > 0 {
            var start = 0
            while start < test.steps.count {
                var copy = test
                copy.steps.removeSubrange(start..<min(start + length, test.steps.count))
                result.append(copy)
                start += length
            }
            length /= 2
        }
        return result
    }

    private func edits(_ test: Case) -> [Case] {
        test.steps.indices.flatMap { step in
            test.steps[step].indices.map { index in
                var copy = test
                copy.steps[step].remove(at: index)
                return copy
            }
        }
    }

    /// With smaller trees, in the case and in its edits.
    private func trees(_ test: Case) -> [Case] {
        map(test, smaller)
    }

    private func numbers(_ test: Case) -> [Case] {
        var result = map(test, simpler)
        for step in test.steps.indices {
            for index in test.steps[step].indices {
                guard case .numbers(let id, let a, let b) = test.steps[step][index] else { continue }
                for (x, y) in pairs(a, b) {
                    var copy = test
                    copy.steps[step][index] = .numbers(id: id, x, y)
                    result.append(copy)
                }
            }
        }
        return result
    }

    private func pairs(_ a: Int, _ b: Int) -> [(Int, Int)] {
        [(0, b), (a, 0), (a % 2, b), (a, b % 2), (a / 2, b), (a, b / 2)].filter { $0 != (a, b) }
    }

    private func map(_ test: Case, _ change: (Specimen) -> [Specimen]) -> [Case] {
        var result = change(test.specimen).map { Case(specimen: $0, steps: test.steps) }
        for step in test.steps.indices {
            for index in test.steps[step].indices {
                var edits: [Edit] = []
                switch test.steps[step][index] {
                case .put(let id, let specimen): edits = change(specimen).map { .put(id: id, $0) }
                case .add(let id, let place, let specimen):
                    edits = change(specimen).map { .add(id: id, at: place, $0) }
                default: break
                }
                for edit in edits {
                    var copy = test
                    copy.steps[step][index] = edit
                    result.append(copy)
                }
            }
        }
        return result
    }

    /// The specimen with one node less, or with a child in a node's place, the largest gains first.
    private func smaller(_ specimen: Specimen) -> [Specimen] {
        var result = specimen.children
        if specimen.kind != .empty, !specimen.children.isEmpty || specimen.kind != .fixed {
            result.append(Specimen(id: specimen.id, kind: .empty))
        }
        if specimen.kind.family == .container, specimen.kind != .vstack, specimen.kind != .group {
            result.append(Specimen(id: specimen.id, kind: .vstack, children: specimen.children))
        }
        if specimen.children.count > specimen.kind.arity.lowerBound {
            for index in specimen.children.indices {
                var copy = specimen
                copy.children.remove(at: index)
                result.append(copy)
            }
        }
        for index in specimen.children.indices {
            for child in smaller(specimen.children[index]) {
                var copy = specimen
                copy.children[index] = child
                result.append(copy)
            }
        }
        return result
    }

    private func simpler(_ specimen: Specimen) -> [Specimen] {
        var result = pairs(specimen.a, specimen.b).map { a, b in
            var copy = specimen
            (copy.a, copy.b) = (a, b)
            return copy
        }
        for index in specimen.children.indices {
            for child in simpler(specimen.children[index]) {
                var copy = specimen
                copy.children[index] = child
                result.append(copy)
            }
        }
        return result
    }
}
