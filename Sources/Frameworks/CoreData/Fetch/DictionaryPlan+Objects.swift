import Foundation

/// Dictionaries made of objects, where SQLite can't make them.
extension DictionaryPlan {
    /// - Parameter objects: All objects that satisfy the condition, in the order in which they were made.
    func dictionaries(of objects: [NSManagedObject]) -> [NSDictionary] {
        let groups = isGrouped ? groups(of: objects) : objects.map { [$0] }
        var rows = groups.filter { group in having.map { GroupEvaluation(group, plan.entity).holds($0) } ?? true }
        let steps = plan.order.map { ($0, expression(of: $0)) }
        if !steps.isEmpty {
            let keys = rows.map { row in steps.map { GroupEvaluation(row, plan.entity).value($0.1) } }
            let places = rows.indices.sorted { a, b in
                for (step, (key, _)) in steps.enumerated() {
                    switch key.order(keys[a][step], keys[b][step]) {
                    case .orderedAscending: return true
                    case .orderedDescending: return false
                    case .orderedSame: continue
                    }
                }
                return a < b
            }
            rows = places.map { rows[$0] }
        }
        var found = rows.map { row in
            let evaluation = GroupEvaluation(row, plan.entity)
            return dictionary(columns.map { value(of: $0, evaluation) })
        }
        if isDistinct {
            var known: Set<String> = []
            found = found.filter { known.insert("\($0.sortedDescription)").inserted }
        }
        let rest = found.dropFirst(plan.offset)
        return Array(plan.limit > 0 ? rest.prefix(plan.limit) : rest)
    }

    private func value(of column: Column, _ evaluation: GroupEvaluation) -> Any? {
        if column.property is NSAttributeDescription { return evaluation.first?.value(forKey: column.name) }
        let value = evaluation.value(column.expression)
        return value.object ?? value.any
    }

    /// The objects with the same values, the groups in the order of their first objects.
    private func groups(of objects: [NSManagedObject]) -> [[NSManagedObject]] {
        // Without properties to group by all objects are one group, even if there are none.
        if groups.isEmpty { return [objects] }
        var places: [String: Int] = [:]
        var found: [[NSManagedObject]] = []
        for object in objects {
            let key = groups.map {
                let value = KeyPathReading.value($0, of: .managed(object))
                return value.isNone ? "-" : PredicateOperand.constant(value).format
            }.joined(separator: "\u{0}")
            if let place = places[key] {
                found[place].append(object)
            } else {
                places[key] = found.count
                found.append([object])
            }
        }
        return found
    }
}

/// Evaluates expressions for a group of objects: for each of them, and for all together.
private struct GroupEvaluation {
    private let objects: [NSManagedObject]
    private let entity: NSEntityDescription

    init(_ objects: [NSManagedObject], _ entity: NSEntityDescription) {
        self.objects = objects
        self.entity = entity
    }

    var first: NSManagedObject? { objects.first }

    private var one: PredicateEvaluation { PredicateEvaluation(object: first.map { .managed($0) } ?? .none) }

    func holds(_ node: PredicateNode) -> Bool { one.holds(node.mapping(value)) }

    func value(_ expression: PredicateOperand) -> PredicateValue { one.value(summed(expression)) }

    private func value(_ expression: PredicateOperand) -> PredicateOperand { summed(expression) }

    /// The expression with values in the place of functions that sum up the group.
    private func summed(_ expression: PredicateOperand) -> PredicateOperand {
        guard case .function(let name, let arguments) = expression else { return expression }
        guard expression.isAggregate(entity), PredicateFunction.aggregates.contains(name) else {
            return .function(name, arguments.map(summed))
        }
        let values = objects.map { PredicateEvaluation(object: .managed($0)).value(arguments[0]) }
        return .constant(PredicateFunction.call(name, [.list(values.filter { !$0.isNone })]))
    }
}

extension PredicateNode {
    fileprivate func mapping(_ body: (PredicateOperand) -> PredicateOperand) -> PredicateNode {
        switch self {
        case .constant, .foreign: return self
        case .and(let parts): return .and(parts.map { $0.mapping(body) })
        case .or(let parts): return .or(parts.map { $0.mapping(body) })
        case .not(let part): return .not(part.mapping(body))
        case .comparison(var comparison):
            comparison.left = body(comparison.left)
            comparison.right = body(comparison.right)
            return .comparison(comparison)
        }
    }
}

extension NSDictionary {
    /// The entries in the order of their keys, to tell dictionaries apart.
    fileprivate var sortedDescription: [String] {
        allKeys.map { "\($0)=\(self[$0].map { PredicateOperand.constant(PredicateValue($0)).format } ?? "")" }
            .sorted()
    }
}
