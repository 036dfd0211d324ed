import Foundation

/// A limit of the values that a language model may write.
///
/// Follows Apple's [GenerationGuide](https://developer.apple.com/documentation/foundationmodels/generationguide).
public struct GenerationGuide<Value> {
    let rule: GuideRule
}

extension GenerationGuide: Sendable {}

/// The change that a guide makes to a schema.
indirect enum GuideRule: Sendable {
    case constant(String), anyOf([String]), pattern(String)
    case minimum(Double), maximum(Double), range(Double, Double)
    case count(Int?, Int?)
    case element(GuideRule)

    init<Output>(_ regex: Regex<Output>) { self = .pattern(regex._literalPattern ?? ".*") }

    /// Returns a schema with the limit.
    func applied(to schema: GeneratedContent) -> GeneratedContent {
        var schema = schema
        switch self {
        case .constant(let text): schema.set("enum", SchemaWriter.list([SchemaWriter.text(text)]))
        case .anyOf(let texts): schema.set("enum", SchemaWriter.list(texts.map(SchemaWriter.text)))
        case .pattern(let pattern): schema.set("pattern", SchemaWriter.text(pattern))
        case .minimum(let number): schema.set("minimum", SchemaWriter.number(number))
        case .maximum(let number): schema.set("maximum", SchemaWriter.number(number))
        case .range(let low, let high):
            schema.set("minimum", SchemaWriter.number(low))
            schema.set("maximum", SchemaWriter.number(high))
        case .count(let minimum, let maximum):
            if let minimum { schema.set("minItems", SchemaWriter.number(Double(minimum))) }
            if let maximum { schema.set("maxItems", SchemaWriter.number(Double(maximum))) }
        case .element(let rule):
            if let items = schema.property("items") { schema.set("items", rule.applied(to: items)) }
        }
        return schema
    }
}

extension GenerationGuide where Value == String {
    /// Returns a limit to one text.
    public static func constant(_ value: String) -> GenerationGuide<String> { .init(rule: .constant(value)) }
    /// Returns a limit to some texts.
    public static func anyOf(_ values: [String]) -> GenerationGuide<String> { .init(rule: .anyOf(values)) }
    /// Returns a limit to texts that match a pattern.
    ///
    /// The pattern of a regex that a builder makes is not known; it counts as any text.
    public static func pattern<Output>(_ regex: Regex<Output>) -> GenerationGuide<String> {
        .init(rule: GuideRule(regex))
    }
}

extension GenerationGuide where Value == Int {
    /// Returns a limit to numbers from a smallest one on.
    public static func minimum(_ value: Int) -> GenerationGuide<Int> { .init(rule: .minimum(Double(value))) }
    /// Returns a limit to numbers up to a largest one.
    public static func maximum(_ value: Int) -> GenerationGuide<Int> { .init(rule: .maximum(Double(value))) }
    /// Returns a limit to the numbers of a range.
    public static func range(_ range: ClosedRange<Int>) -> GenerationGuide<Int> {
        .init(rule: .range(Double(range.lowerBound), Double(range.upperBound)))
    }
}

extension GenerationGuide where Value == Float {
    /// Returns a limit to numbers from a smallest one on.
    public static func minimum(_ value: Float) -> GenerationGuide<Float> { .init(rule: .minimum(Double(value))) }
    /// Returns a limit to numbers up to a largest one.
    public static func maximum(_ value: Float) -> GenerationGuide<Float> { .init(rule: .maximum(Double(value))) }
    /// Returns a limit to the numbers of a range.
    public static func range(_ range: ClosedRange<Float>) -> GenerationGuide<Float> {
        .init(rule: .range(Double(range.lowerBound), Double(range.upperBound)))
    }
}

extension GenerationGuide where Value == Double {
    /// Returns a limit to numbers from a smallest one on.
    public static func minimum(_ value: Double) -> GenerationGuide<Double> { .init(rule: .minimum(value)) }
    /// Returns a limit to numbers up to a largest one.
    public static func maximum(_ value: Double) -> GenerationGuide<Double> { .init(rule: .maximum(value)) }
    /// Returns a limit to the numbers of a range.
    public static func range(_ range: ClosedRange<Double>) -> GenerationGuide<Double> {
        .init(rule: .range(range.lowerBound, range.upperBound))
    }
}

extension GenerationGuide where Value == Decimal {
    /// Returns a limit to numbers from a smallest one on.
    public static func minimum(_ value: Decimal) -> GenerationGuide<Decimal> {
        .init(rule: .minimum(NSDecimalNumber(decimal: value).doubleValue))
    }
    /// Returns a limit to numbers up to a largest one.
    public static func maximum(_ value: Decimal) -> GenerationGuide<Decimal> {
        .init(rule: .maximum(NSDecimalNumber(decimal: value).doubleValue))
    }
    /// Returns a limit to the numbers of a range.
    public static func range(_ range: ClosedRange<Decimal>) -> GenerationGuide<Decimal> {
        .init(
            rule: .range(
                NSDecimalNumber(decimal: range.lowerBound).doubleValue,
                NSDecimalNumber(decimal: range.upperBound).doubleValue))
    }
}

extension GenerationGuide {
    /// Returns a limit to lists with a smallest number of elements.
    public static func minimumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
        .init(rule: .count(count, nil))
    }
    /// Returns a limit to lists with a largest number of elements.
    public static func maximumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
        .init(rule: .count(nil, count))
    }
    /// Returns a limit to lists whose number of elements is in a range.
    public static func count<Element>(_ range: ClosedRange<Int>) -> GenerationGuide<[Element]>
    where Value == [Element] { .init(rule: .count(range.lowerBound, range.upperBound)) }
    /// Returns a limit to lists with a number of elements.
    public static func count<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
        .init(rule: .count(count, count))
    }
    /// Returns a limit to lists whose elements have a limit.
    public static func element<Element>(_ guide: GenerationGuide<Element>) -> GenerationGuide<[Element]>
    where Value == [Element] { .init(rule: .element(guide.rule)) }
}

// `@Guide` does not know the type of the elements.
extension GenerationGuide where Value == [Never] {
    /// Returns a limit to lists with a smallest number of elements.
    public static func minimumCount(_ count: Int) -> GenerationGuide<Value> { .init(rule: .count(count, nil)) }
    /// Returns a limit to lists with a largest number of elements.
    public static func maximumCount(_ count: Int) -> GenerationGuide<Value> { .init(rule: .count(nil, count)) }
    /// Returns a limit to lists whose number of elements is in a range.
    public static func count(_ range: ClosedRange<Int>) -> GenerationGuide<Value> {
        .init(rule: .count(range.lowerBound, range.upperBound))
    }
    /// Returns a limit to lists with a number of elements.
    public static func count(_ count: Int) -> GenerationGuide<Value> { .init(rule: .count(count, count)) }
}
