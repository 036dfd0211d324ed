import SwiftUICore

/// A mark on the track of a slider.
///
/// Follows Apple's [SliderTick](https://developer.apple.com/documentation/swiftui/slidertick). Marks are dots below the track, and
/// their labels below them; assistive technology reads the label of the mark that the value is on.
public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent, Identifiable, Comparable {
    /// The identity of a mark: its value.
    public struct ID: Hashable {
        let value: V
    }

    let value: V
    let label: AnyView?
    /// The label in words; nil for none.
    let title: String?

    /// Creates a mark.
    public nonisolated init(_ value: V) { (self.value, label, title) = (value, nil, nil) }

    /// Creates a mark with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, _ value: V) { self.init(value) { Text(titleKey) } }

    /// Creates a mark with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, _ value: V) { self.init(value) { Text(title) } }

    /// Creates a mark with a label.
    public nonisolated init<L: View>(_ value: V, @ViewBuilder label: () -> L) {
        let view = label()
        (self.value, self.label, title) = (value, AnyView(view), view.plainTitle)
    }

    public nonisolated var id: ID { ID(value: value) }
    /// Whether two marks have the same value.
    public nonisolated static func == (a: SliderTick, b: SliderTick) -> Bool { a.value == b.value }
    /// Whether a mark is before another.
    public nonisolated static func < (a: SliderTick, b: SliderTick) -> Bool { a.value < b.value }
    public nonisolated func _ticks() -> [SliderTick] { [self] }
}

/// Marks on the track of a slider.
///
/// Follows Apple's [SliderTickContent](https://developer.apple.com/documentation/swiftui/slidertickcontent).
public protocol SliderTickContent<Value> {
    /// The type of the slider's values.
    associatedtype Value: BinaryFloatingPoint
    /// Returns the marks.
    nonisolated func _ticks() -> [SliderTick<Value>]
}

/// A mark for each element of a collection.
///
/// Follows Apple's
/// [SliderTickContentForEach](https://developer.apple.com/documentation/swiftui/slidertickcontentforeach).
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>:
    SliderTickContent
{
    private let data: Data
    private let content: (Data.Element) -> Content

    /// Creates a mark for each identifiable element.
    public nonisolated init(
        _ data: Data, content: @escaping (Data.Element) -> Content
    )
    where Data.Element: Identifiable, ID == Data.Element.ID {
        (self.data, self.content) = (data, content)
    }

    /// Creates a mark for each element, whose identity a key path finds.
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        content: @escaping (Data.Element) -> Content
    ) {
        (self.data, self.content) = (data, content)
    }

    public nonisolated func _ticks() -> [SliderTick<Content.Value>] { data.flatMap { content($0)._ticks() } }
}

/// Several marks, as a builder puts them together.
public struct _SliderTicks<Value: BinaryFloatingPoint>: SliderTickContent {
    let all: [SliderTick<Value>]
    public nonisolated func _ticks() -> [SliderTick<Value>] { all }
}

/// Marks that are there while a condition holds.
public struct _OptionalSliderTicks<Content: SliderTickContent>: SliderTickContent {
    let content: Content?
    public nonisolated func _ticks() -> [SliderTick<Content.Value>] { content?._ticks() ?? [] }
}

/// Puts marks of a slider together.
///
/// Follows Apple's [SliderTickBuilder](https://developer.apple.com/documentation/swiftui/slidertickbuilder).
@resultBuilder
public struct SliderTickBuilder<V: BinaryFloatingPoint> {
    /// Marks as they are.
    public static func buildExpression<C: SliderTickContent<V>>(_ content: C) -> C { content }
    /// No marks.
    public static func buildBlock() -> _SliderTicks<V> { _SliderTicks(all: []) }
    /// Marks as they are.
    public static func buildPartialBlock<C: SliderTickContent<V>>(first: C) -> C { first }
    /// Marks one after the other.
    public static func buildPartialBlock<A: SliderTickContent<V>, C: SliderTickContent<V>>(
        accumulated: A, next: C
    ) -> _SliderTicks<V> { _SliderTicks(all: accumulated._ticks() + next._ticks()) }
    /// Marks while a condition holds.
    public static func buildIf<C: SliderTickContent<V>>(_ content: C?) -> _OptionalSliderTicks<C> {
        _OptionalSliderTicks(content: content)
    }
    /// The marks where a condition holds.
    public static func buildEither<C: SliderTickContent<V>>(first: C) -> _SliderTicks<V> {
        _SliderTicks(all: first._ticks())
    }
    /// The marks where a condition does not hold.
    public static func buildEither<C: SliderTickContent<V>>(second: C) -> _SliderTicks<V> {
        _SliderTicks(all: second._ticks())
    }
    /// Marks of a version of the system.
    public static func buildLimitedAvailability<C: SliderTickContent<V>>(_ content: C) -> C { content }
}
