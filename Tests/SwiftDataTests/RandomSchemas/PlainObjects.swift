import Foundation

/// What a context of random models should hold, in plain values.
struct PlainObjects: Equatable {
    struct Object: Equatable {
        var entity: Int
        /// The values of properties that are no relationships, by their places.
        var values: [Int: AnyHashable]
    }

    /// That two objects are related, by the numbers of both.
    struct Link: Hashable {
        var pair: Int
        var ends: [Int]
    }

    var objects: [Int: Object] = [:]
    var links: Set<Link> = []

    func objects(of entity: Int) -> [Int] { objects.filter { $0.value.entity == entity }.keys.sorted() }

    /// The objects that one end of a relationship leads to.
    func related(_ number: Int, _ pair: Int, _ side: Int) -> Set<Int> {
        Set(links.lazy.filter { $0.pair == pair && $0.ends[side] == number }.map { $0.ends[1 - side] })
    }

    /// Changes what one end of a relationship leads to, and takes the objects from where they were.
    mutating func relate(_ number: Int, _ pair: Int, _ side: Int, to targets: [Int], in schema: RandomSchema) {
        let isOther = schema.pairs[pair].sides[1 - side].isToMany
        links = links.filter { link in
            guard link.pair == pair else { return true }
            if link.ends[side] == number { return false }
            return isOther || !targets.contains(link.ends[1 - side])
        }
        for target in targets {
            links.insert(Link(pair: pair, ends: side == 0 ? [number, target] : [target, number]))
        }
    }

    mutating func delete(_ number: Int, in schema: RandomSchema) {
        guard let object = objects.removeValue(forKey: number) else { return }
        for (pair, relation) in schema.pairs.enumerated() {
            for (side, own) in relation.sides.enumerated() where own.entity == object.entity {
                let targets = related(number, pair, side)
                if own.deleteRule == .cascade { for target in targets.sorted() { delete(target, in: schema) } }
            }
        }
        links = links.filter { !$0.ends.contains(number) }
    }
}
