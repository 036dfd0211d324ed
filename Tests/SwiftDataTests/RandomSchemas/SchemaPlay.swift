import Foundation
import SwiftData
import SwiftUI
import Testing

/// Random actions on models of a random schema, and on plain values.
struct SchemaPlay {
    private var random: Seeded
    private let schema: RandomSchema
    private let place: StorePlace
    private var container: ModelContainer
    private var context: ModelContext
    private var manager = UndoManager()
    private var now = PlainObjects()
    private var saved = PlainObjects()
    /// What there was before each action that can be undone.
    private var past: [PlainObjects] = []
    private var count = 0
    /// Whether the present action has changed anything, so that it can be undone.
    private var hasWritten = false
    /// What was done, for the report of a failure.
    private(set) var log: [String] = []

    init(seed: UInt64, place: StorePlace) throws {
        random = Seeded(seed)
        schema = RandomSchema(seed, &random)
        self.place = place
        container = try place.open(schema.models)
        context = ModelContext(container)
        follow()
    }

    private func follow() {
        manager.removeAllActions()
        context.undoManager = manager
        manager.groupsByEvent = false
    }

    // MARK: Actions

    mutating func act() throws {
        count += 1
        switch random.below(16) {
        case 0...3: try group("insert") { try $0.insert() }
        case 4, 5: try group("change") { try $0.change() }
        case 6...9: try group("relate") { try $0.relate() }
        case 10: try group("delete") { try $0.delete() }
        case 11:
            log.append("save")
            try context.save()
            saved = now
        case 12:
            log.append("rollback")
            context.rollback()
            now = saved
            past = []
        case 13:
            guard let last = past.popLast() else { return }
            log.append("undo")
            manager.undo()
            now = last
        case 14:
            log.append("another context")
            context = ModelContext(container)
            startAgain()
        default:
            guard StoreKind.lasting.contains(place.kind) else { return }
            log.append("reopen")
            container = try place.open(schema.models)
            context = ModelContext(container)
            startAgain()
        }
    }

    private mutating func startAgain() {
        now = saved
        past = []
        follow()
    }

    private mutating func group(_ name: String, _ body: (inout SchemaPlay) throws -> Void) throws {
        let before = now
        hasWritten = false
        manager.beginUndoGrouping()
        log.append(name)
        try body(&self)
        manager.endUndoGrouping()
        if hasWritten { past.append(before) }
    }

    private func model(_ number: Int) throws -> any AnyRandomModel {
        func find<Model: AnyRandomModel>(_ type: Model.Type) throws -> any AnyRandomModel {
            let slot = Slot<Int>(index: 0)
            let condition = Predicate<Model> { variable in
                PredicateExpressions.build_Equal(
                    lhs: PredicateExpressions.build_KeyPath(root: variable, keyPath: \Model.[slot]),
                    rhs: PredicateExpressions.build_Arg(number))
            }
            return try #require(try context.fetch(FetchDescriptor(predicate: condition)).first, "\(number): \(story)")
        }
        let entity = try #require(now.objects[number]).entity
        return try find(schema.models[entity])
    }

    private mutating func some(_ numbers: [Int]) -> Int? { numbers.isEmpty ? nil : random.one(of: numbers) }

    private mutating func insert() throws {
        let entity = random.below(schema.models.count)
        let model = schema.models[entity].init()
        let number = count
        model.number = number
        // An object's values are set before it is in a context, or then.
        let isEarly = random.flip()
        if isEarly { context.insert(model) }
        var values: [Int: AnyHashable] = [0: number]
        for (index, type) in schema.values[entity].enumerated() where index > 0 {
            if let type {
                let value = write(type, index, model)
                values[index] = value
            }
        }
        if !isEarly { context.insert(model) }
        hasWritten = true
        now.objects[number] = PlainObjects.Object(entity: entity, values: values)
        log[log.count - 1] += " \(number) of \(entity)"
    }

    private mutating func write<Value: RandomValue>(
        _ type: Value.Type, _ index: Int, _ model: any AnyRandomModel
    ) -> AnyHashable {
        let value = Value.random(&random)
        model[Slot<Value>(index: index)] = value
        return AnyHashable(value)
    }

    private mutating func change() throws {
        guard let number = some(now.objects.keys.sorted()), let object = now.objects[number] else { return }
        let types = schema.values[object.entity]
        let index = random.below(types.count)
        guard index > 0, let type = types[index] else { return }
        let model = try model(number)
        hasWritten = true
        let value = write(type, index, model)
        now.objects[number]?.values[index] = value
        log[log.count - 1] += " \(number).p\(index)"
    }

    private mutating func relate() throws {
        let pair = random.below(schema.pairs.count)
        let side = random.below(2)
        let (own, other) = (schema.pairs[pair].sides[side], schema.pairs[pair].sides[1 - side])
        guard let number = some(now.objects(of: own.entity)) else { return }
        var targets = now.objects(of: other.entity).filter { _ in random.below(3) == 0 }
        if !own.isToMany { targets = Array(targets.prefix(1)) }
        let objects = try targets.map { try model($0) }
        func set<Owner: AnyRandomModel, Target: AnyRandomModel>(_ model: Owner, _ type: Target.Type) {
            let targets = objects.compactMap { $0 as? Target }
            if own.isToMany {
                model[Slot<[Target]>(index: own.slot)] = targets
            } else {
                model[Slot<Target?>(index: own.slot)] = targets.first
            }
        }
        func open<Owner: AnyRandomModel>(_ model: Owner) { set(model, schema.models[other.entity]) }
        open(try model(number))
        hasWritten = true
        now.relate(number, pair, side, to: targets, in: schema)
        log[log.count - 1] += " \(number).p\(own.slot) to \(targets)"
    }

    private mutating func delete() throws {
        guard let number = some(now.objects.keys.sorted()) else { return }
        context.delete(try model(number))
        hasWritten = true
        now.delete(number, in: schema)
        log[log.count - 1] += " \(number)"
    }

    // MARK: Checks

    mutating func check() throws {
        try check(context, now)
        try check(ModelContext(container), saved)
        for (entity, model) in schema.models.enumerated() { try query(model, entity) }
    }

    private var story: Comment { "\(log.joined(separator: ", "))" }

    private func check(_ context: ModelContext, _ plain: PlainObjects) throws {
        for (entity, type) in schema.models.enumerated() { try check(type, entity, context, plain) }
    }

    private func check<Model: AnyRandomModel>(
        _ type: Model.Type, _ entity: Int, _ context: ModelContext, _ plain: PlainObjects
    ) throws {
        let found = try context.fetch(FetchDescriptor<Model>())
        let numbers = plain.objects(of: entity)
        try #require(found.map(\.number).sorted() == numbers, story)
        for model in found {
            let number = model.number
            for (index, type) in schema.values[entity].enumerated() {
                func value<Value: RandomValue>(_ type: Value.Type) -> AnyHashable {
                    AnyHashable(model[Slot<Value>(index: index)])
                }
                guard let type else { continue }
                try #require(value(type) == plain.objects[number]?.values[index], "\(number).p\(index): \(story)")
            }
        }
        for (pair, relation) in schema.pairs.enumerated() {
            for (side, own) in relation.sides.enumerated() where own.entity == entity {
                let target = schema.models[relation.sides[1 - side].entity]
                for model in found {
                    let numbers = related(model, own, target)
                    let wanted = plain.related(model.number, pair, side).sorted()
                    try #require(numbers == wanted, "\(model.number).p\(own.slot): \(story)")
                }
            }
        }
    }

    private func related<Model: AnyRandomModel, Target: AnyRandomModel>(
        _ model: Model, _ own: RelationPair.Side, _ type: Target.Type
    ) -> [Int] {
        if own.isToMany { return model[Slot<[Target]>(index: own.slot)].map(\.number).sorted() }
        return model[Slot<Target?>(index: own.slot)].map { [$0.number] } ?? []
    }

    /// Compares what the store finds with what Swift finds, by a random condition and in a random order.
    private mutating func query<Model: AnyRandomModel>(_ type: Model.Type, _ entity: Int) throws {
        let maker = ConditionMaker<Model>(schema: schema, entity: entity)
        var own = random
        let condition = Predicate<Model> { variable in maker.make(variable, depth: 2, &own) }
        random = own
        var order: [SortDescriptor<Model>] = []
        for (index, type) in schema.values[entity].enumerated() where index > 0 && random.below(3) == 0 {
            func make<Value: RandomValue>(_ type: Value.Type) -> SortDescriptor<Model>? {
                Value.order(Slot<Value>(index: index), random.flip() ? .forward : .reverse)
            }
            if let type, let made = make(type) { order.append(made) }
        }
        var descriptor = FetchDescriptor<Model>(predicate: condition, sortBy: order)
        for context in [context, ModelContext(container)] {
            let all = try context.fetch(FetchDescriptor<Model>())
            let expected = all.filter { (try? condition.evaluate($0)) ?? false }.sorted(using: order).map(\.number)
            (descriptor.fetchLimit, descriptor.fetchOffset) = (nil, nil)
            let words: Comment = "\(condition), \(story)"
            try #require(try context.fetch(descriptor).map(\.number) == expected, words)
            try #require(try context.fetchCount(descriptor) == expected.count, words)
            descriptor.fetchOffset = 1
            descriptor.fetchLimit = 2
            try #require(try context.fetch(descriptor).map(\.number) == Array(expected.dropFirst().prefix(2)), words)
        }
    }
}
