import Foundation

/// The columns of a request for dictionaries, and the groups whose values they sum up.
struct DictionaryPlan {
    struct Column {
        var name: String
        var expression: PredicateOperand
        /// The property whose values the column has; nil for one that is computed.
        var property: NSPropertyDescription?
        /// The type of computed values; nil for the one that they have.
        var type: NSAttributeType?
        /// Whether the column sums up several objects.
        var isAggregate = false
    }

    var plan: FetchPlan
    private(set) var columns: [Column] = []
    /// The key paths whose values make the groups; none for one group of all objects, if there are groups at all.
    private(set) var groups: [[String]] = []
    private(set) var having: PredicateNode?
    let isDistinct: Bool
    /// Whether there is a row for each group, and not for each object.
    var isGrouped: Bool { !groups.isEmpty || columns.contains(where: \.isAggregate) }

    init(_ request: FetchDescribing, _ plan: FetchPlan) throws {
        self.plan = plan
        isDistinct = request.returnsDistinctResults
        let names = plan.entity.layout.properties.filter {
            $0 is NSAttributeDescription && !$0.isTransient
        }
        for property in request.propertiesToFetch ?? names { columns.append(try column(property)) }
        groups = (request.propertiesToGroupBy ?? []).map { property in
            let name = property as? String ?? (property as? NSPropertyDescription)?.name ?? ""
            return name.split(separator: ".").map(String.init)
        }
        if let condition = request.havingPredicate?.node {
            guard isGrouped else {
                throw CoreDataError.make(
                    .coreData, "Invalid fetch request: HAVING with no GROUP BY (havingPredicate \(condition.format))")
            }
            having = condition.replacing(Dictionary(columns.map { ($0.name, $0.expression) }) { first, _ in first })
        }
        try requireGroups()
    }

    private func column(_ property: Any) throws -> Column {
        if let computed = property as? NSExpressionDescription {
            guard let expression = computed.expression?.expression else {
                throw CoreDataError.make(
                    .coreData, "Invalid fetch request: the expression description \(computed.name) has no expression.")
            }
            let type = computed.expressionResultType
            return Column(
                name: computed.name, expression: expression,
                type: type == .undefinedAttributeType ? nil : type, isAggregate: expression.isAggregate(plan.entity))
        }
        let name = property as? String ?? (property as? NSPropertyDescription)?.name ?? ""
        let path = name.split(separator: ".").map(String.init)
        guard let first = path.first, first.hasPrefix("@") || first == "objectID" || plan.entity.has(path) else {
            throw CoreDataError.make(
                .coreData, "Invalid keypath \(name) passed to setPropertiesToFetch: of \(plan.entity.name ?? "")")
        }
        return Column(
            name: name, expression: .keyPath(path),
            property: path.count == 1 ? plan.entity.propertiesByName[first] : nil)
    }

    /// Throws where a column has as many values as its group has objects.
    private func requireGroups() throws {
        guard isGrouped else { return }
        for column in columns where !column.isAggregate {
            let isConstant = column.expression.paths.isEmpty
            guard isConstant || column.expression.paths.allSatisfy(groups.contains) else {
                throw CoreDataError.make(
                    .coreData,
                    "SELECT clauses in queries with GROUP BY components can only contain properties named in the GROUP BY "
                        + "or aggregate functions (\(column.name))")
            }
        }
        for key in plan.order where !groups.contains(key.path) && !columns.contains(where: { [$0.name] == key.path }) {
            throw CoreDataError.make(
                .coreData,
                "ORDER BY clauses in queries with GROUP BY components can only contain properties named in the GROUP BY "
                    + "or aggregate functions (\(key.path.joined(separator: ".")))")
        }
    }

    /// Returns the operand of a step of the order: a column, or a property.
    func expression(of key: SortKey) -> PredicateOperand {
        columns.first { [$0.name] == key.path && $0.property == nil }?.expression ?? .keyPath(key.path)
    }

    /// A row as a dictionary, without what has no value.
    func dictionary(_ values: [Any?]) -> NSDictionary {
        let made = NSMutableDictionary()
        for (column, value) in zip(columns, values) {
            guard let value else { continue }
            guard let type = column.type else {
                made[column.name] = value
                continue
            }
            made[column.name] = type == .objectIDAttributeType ? value : ManagedValue(value, as: type).any
        }
        return made
    }
}

extension NSEntityDescription {
    /// Whether a key path leads to something.
    fileprivate func has(_ path: [String]) -> Bool {
        var entity: NSEntityDescription? = self
        for key in path where !key.hasPrefix("@") {
            guard let property = entity?.propertiesByName[key] else { return false }
            entity = (property as? NSRelationshipDescription)?.destinationEntity
        }
        return true
    }

    /// Whether a key path passes a relationship to many.
    fileprivate func passesMany(_ path: [String]) -> Bool {
        var entity: NSEntityDescription? = self
        for key in path {
            if key.hasPrefix("@") { return true }
            let relationship = entity?.propertiesByName[key] as? NSRelationshipDescription
            if relationship?.isToMany == true { return true }
            entity = relationship?.destinationEntity
        }
        return false
    }
}

extension PredicateFunction {
    /// The functions that sum up several values.
    static let aggregates: Set<String> = ["count", "sum", "average", "avg", "min", "max"]
}

extension PredicateOperand {
    /// Whether an expression sums up several objects, and not what one of them leads to.
    func isAggregate(_ entity: NSEntityDescription) -> Bool {
        guard case .function(let name, let arguments) = self else { return false }
        if PredicateFunction.aggregates.contains(name), arguments.count == 1, case .keyPath(let path) = arguments[0] {
            return !entity.passesMany(path)
        }
        return arguments.contains { $0.isAggregate(entity) }
    }

    /// The key paths in the expression.
    var paths: [[String]] {
        switch self {
        case .constant: []
        case .keyPath(let path): [path]
        case .variable(_, let path): [path]
        case .function(_, let arguments), .list(let arguments): arguments.flatMap(\.paths)
        case .subquery(let collection, _, _, _): collection.paths
        }
    }

    func replacing(_ columns: [String: PredicateOperand]) -> PredicateOperand {
        switch self {
        case .keyPath(let path): path.count == 1 ? columns[path[0]] ?? self : self
        case .function(let name, let arguments) where arguments.count == 1:
            // The argument of a sum is a property, not the value of a column of the same name.
            PredicateFunction.aggregates.contains(name)
                ? self : .function(name, arguments.map { $0.replacing(columns) })
        case .function(let name, let arguments): .function(name, arguments.map { $0.replacing(columns) })
        case .list(let parts): .list(parts.map { $0.replacing(columns) })
        default: self
        }
    }
}

extension PredicateNode {
    /// The condition with what columns have in the place of their names.
    func replacing(_ columns: [String: PredicateOperand]) -> PredicateNode {
        switch self {
        case .constant, .foreign: return self
        case .and(let parts): return .and(parts.map { $0.replacing(columns) })
        case .or(let parts): return .or(parts.map { $0.replacing(columns) })
        case .not(let part): return .not(part.replacing(columns))
        case .comparison(var comparison):
            comparison.left = comparison.left.replacing(columns)
            comparison.right = comparison.right.replacing(columns)
            return .comparison(comparison)
        }
    }
}
