import Foundation
import Testing

@testable import SwiftUICore

/// The runtime is asked only for types whose declarations have a conformance.
@MainActor @Suite("Filters of conformances", .serialized)
struct ConformanceFilterTests {
    private struct Plain { var number = 1 }
    private struct Same: Equatable { var number = 1 }
    private struct Holder<Value> { var value: Value }
    private struct Property: DynamicProperty { @State var count = 0 }
    private enum Choice { case one, two(Int) }
    private class Object {}
    private final class Equal: Object, Equatable {
        static func == (a: Equal, b: Equal) -> Bool { true }
    }

    private static let types: [Any.Type] = [
        Int.self, UInt8.self, Bool.self, Double.self, String.self, Date.self, URL?.self, Plain.self, Plain?.self,
        Same.self, Same?.self, [Same].self, [Plain].self, [String: Plain].self, Holder<Int>.self, Choice.self,
        Property.self, State<Plain>.self, Binding<Plain>.self, Environment<Bool>.self, Object.self, Equal.self,
        (Int, Plain).self, (() -> Void).self, (any Equatable).self, Any.self, Any.Type.self, Text.self, Color.self,
        ModifiedContent<Text, _PaddingLayout>.self, TupleView<(Text, Color)>.self, Rectangle.self, Angle.self,
        VStack<Text>.self, AnyView.self, Font?.self, ((Int) -> Int)?.self,
    ]

    @Test("Nothing that conforms is left out, whatever the kind of type")
    func nothingIsLeftOut() {
        #expect(ConformanceFilter.isKnown)
        let filters: [(ConformanceFilter, (Any.Type) -> Bool)] = [
            (ConformanceFilter((any Equatable).self), { $0 is any Equatable.Type }),
            (ConformanceFilter((any FixedWidthInteger).self), { $0 is any FixedWidthInteger.Type }),
            (ConformanceFilter((any DynamicProperty).self), { $0 is any DynamicProperty.Type }),
            (ConformanceFilter((any PlanComparable).self), { $0 is any PlanComparable.Type }),
            (ConformanceFilter((any Animatable).self), { $0 is any Animatable.Type }),
        ]
        var spared = 0
        for (filter, conforms) in filters {
            for type in Self.types {
                let mayConform = filter.mayConform(type)
                #expect(mayConform || !conforms(type), "\(type)")
                if !mayConform { spared += 1 }
            }
            // A plain structure has no conformance, unlike its optional, whose conditions do not hold.
            #expect(!filter.mayConform(Plain.self))
        }
        #expect(filters[0].0.mayConform(Plain?.self))
        #expect(spared > Self.types.count * 2)
    }

    @Test("Values are compared alike where the records cannot be read")
    func unknownRecords() {
        func compare() -> [Bool] {
            func same<Value>(_ a: Value, _ b: Value) -> Bool {
                let plan = ComparisonPlan(Value.self)
                return withUnsafeBytes(of: a) { a in
                    withUnsafeBytes(of: b) { plan.areSame(a.baseAddress!, $0.baseAddress!) }
                }
            }
            let (long, other) = ("a text that is longer than fifteen bytes", "a text that is longer than sixteen bytes")
            func made(_ text: String) -> String { String(text.map { $0 }) }
            return [
                same(made(long) as String?, made(long)), same(made(long) as String?, made(other)),
                same(nil as String?, made(other)), same(Holder(value: Same()), Holder(value: Same(number: 2))),
                same(Holder(value: made(long) as String?), Holder(value: made(long))),
                same([Same()] as [Same]?, [Same()]), same([Same()] as [Same]?, [Same(number: 2)]),
                same(Text(made(long)).padding(), Text(made(long)).padding()),
                same(Text(made(long)).padding(), Text(made(long)).padding(.all, 3)),
                same(Choice.two(1), Choice.two(1)), same(Choice.two(1), Choice.one),
            ]
        }
        let known = compare()
        #expect(known == [true, false, false, false, true, true, false, true, false, true, false])
        ConformanceFilter.isKnown = false
        defer { ConformanceFilter.isKnown = true }
        #expect(compare() == known)
    }
}
