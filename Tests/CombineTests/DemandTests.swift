import Combine
import Foundation
import Testing

@Suite("Demand, completion, identifiers")
struct DemandTests {
    typealias Demand = Subscribers.Demand

    @Test("Arithmetic keeps unlimited and stops at none")
    func arithmetic() {
        #expect(Demand.max(2) + .max(3) == .max(5))
        #expect(Demand.max(2) + 3 == .max(5))
        #expect(Demand.unlimited + .max(1) == .unlimited)
        #expect(Demand.max(1) + .unlimited == .unlimited)
        #expect(Demand.max(.max - 1) + .max(5) == .unlimited)
        #expect(Demand.max(2) - .max(5) == .none)
        #expect(Demand.unlimited - .unlimited == .unlimited)
        #expect(Demand.max(3) - .unlimited == .none)
        #expect(Demand.max(3) * 4 == .max(12))
        #expect(Demand.unlimited * 0 == .unlimited)
        var demand = Demand.none
        demand += 4
        demand -= 1
        demand *= 2
        demand += .max(1)
        demand -= .max(2)
        #expect(demand == 5)
        #expect(demand.max == 5)
        #expect(Demand.unlimited.max == nil)
    }

    @Test("Comparisons with demands and numbers")
    func comparisons() {
        #expect(Demand.max(1) < .max(2))
        #expect(Demand.max(100) < .unlimited)
        #expect(Demand.unlimited > 5)
        #expect(Demand.unlimited >= 5)
        #expect(!(Demand.unlimited < 5))
        #expect(!(Demand.unlimited <= 5))
        #expect(5 < Demand.unlimited)
        #expect(5 <= Demand.max(5))
        #expect(!(5 > Demand.unlimited))
        #expect(6 >= Demand.max(5))
        #expect(Demand.max(5) != 4)
        #expect(4 != Demand.max(5))
        #expect(5 == Demand.max(5))
        #expect(Demand.none == .max(0))
    }

    @Test("Descriptions")
    func descriptions() {
        #expect(Demand.unlimited.description == "unlimited")
        #expect(Demand.max(3).description == "max(3)")
    }

    @Test("Demands and completions survive coding")
    func coding() throws {
        for demand in [Demand.unlimited, .none, .max(7)] {
            let data = try JSONEncoder().encode([demand])
            #expect(try JSONDecoder().decode([Demand].self, from: data) == [demand])
        }
        struct Trouble: Error, Codable, Equatable { var code: Int }
        for completion in [Subscribers.Completion<Trouble>.finished, .failure(Trouble(code: 4))] {
            let data = try JSONEncoder().encode(completion)
            #expect(try JSONDecoder().decode(Subscribers.Completion<Trouble>.self, from: data) == completion)
        }
    }

    @Test("Identifiers are unique, or those of objects")
    func identifiers() {
        final class Object {}
        let object = Object()
        #expect(CombineIdentifier() != CombineIdentifier())
        #expect(CombineIdentifier(object) == CombineIdentifier(object))
        #expect(CombineIdentifier(object) != CombineIdentifier())
        #expect(CombineIdentifier().description.hasPrefix("0x"))
    }

    @Test("Closures without types compare whole numbers, as where Combine is not imported")
    func closures() {
        let one = 1
        let isSmall = { $0 < one + 1 }
        let isLarge = { one + 1 <= $0 }
        #expect(isSmall(one) && isLarge(2) && !isLarge(one))
    }
}
