import Foundation

/// The name of a column with the type of its values.
///
/// Follows Apple's [ColumnID](https://developer.apple.com/documentation/tabulardata/columnid).
public struct ColumnID<T>: Hashable, Sendable, CustomStringConvertible {
    /// The name.
    public var name: String
    /// Creates a name with a type.
    public init(_ name: String, _ type: T.Type) { self.name = name }
    public var description: String { "\(name) <\(T.self)>" }
}

/// A column of values of one type, some of which may be missing.
///
/// Follows Apple's [Column](https://developer.apple.com/documentation/tabulardata/column).
public struct Column<WrappedElement>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
    /// A value; nil for a missing one.
    public typealias Element = WrappedElement?
    /// The name.
    public var name: String
    private(set) var values: [WrappedElement?]

    /// Creates an empty column without a name.
    public init() { (name, values) = ("", []) }
    /// Creates an empty column with room for a number of values.
    public init(name: String, capacity: Int) {
        (self.name, values) = (name, [])
        values.reserveCapacity(Swift.max(capacity, 0))
    }
    /// Creates a column of values.
    public init<S: Sequence>(name: String, contents: S) where S.Element == WrappedElement {
        (self.name, values) = (name, contents.map(Optional.some))
    }
    /// Creates a column of values of which some are missing.
    public init<S: Sequence>(name: String, contents: S) where S.Element == WrappedElement? {
        (self.name, values) = (name, Array(contents))
    }
    /// Creates an empty column with room for a number of values.
    public init(_ id: ColumnID<WrappedElement>, capacity: Int) { self.init(name: id.name, capacity: capacity) }
    /// Creates a column of values.
    public init<S: Sequence>(_ id: ColumnID<WrappedElement>, contents: S) where S.Element == WrappedElement {
        self.init(name: id.name, contents: contents)
    }
    /// Creates a column of values of which some are missing.
    public init<S: Sequence>(_ id: ColumnID<WrappedElement>, contents: S) where S.Element == WrappedElement? {
        self.init(name: id.name, contents: contents)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { values.count }
    /// The value of a row.
    public subscript(position: Int) -> WrappedElement? {
        get { values[position] }
        set { values[position] = newValue }
    }
    public mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
    where C.Element == WrappedElement? { values.replaceSubrange(subrange, with: newElements) }

    /// The type of the values.
    public var wrappedElementType: Any.Type { WrappedElement.self }
    /// How many values are missing.
    public var missingCount: Int { values.lazy.filter { $0 == nil }.count }
    /// Adds a value.
    public mutating func append(_ element: WrappedElement) { values.append(element) }
    /// Returns whether the value of a row is missing.
    public func isNil(at index: Int) -> Bool { values[index] == nil }
    /// Returns a column of other values; missing ones stay missing.
    public func mapNonNil<T>(_ transform: (WrappedElement) throws -> T) rethrows -> Column<T> {
        Column<T>(name: name, contents: try values.map { try $0.map(transform) })
    }
    /// Changes all values; missing ones stay missing.
    public mutating func transform(_ transform: (WrappedElement) throws -> WrappedElement) rethrows {
        for index in values.indices { values[index] = try values[index].map(transform) }
    }
    /// Returns the column without its type.
    public func eraseToAnyColumn() -> AnyColumn { AnyColumn(storage: self) }
    /// Returns the values with another one for missing ones.
    public func filled(with value: WrappedElement) -> [WrappedElement] { values.map { $0 ?? value } }
}

extension Column: Equatable where WrappedElement: Equatable {}
extension Column: Hashable where WrappedElement: Hashable {}
extension Column: Sendable where WrappedElement: Sendable {}

extension Column where WrappedElement: Hashable {
    /// Returns the values, each once, in their order.
    public func distinct() -> Column<WrappedElement> {
        var seen: Set<WrappedElement?> = []
        return Column(name: name, contents: values.filter { seen.insert($0).inserted })
    }
}

extension Column where WrappedElement: Comparable {
    /// Returns the smallest value; nil if there is none.
    public func min() -> WrappedElement? { values.compactMap { $0 }.min() }
    /// Returns the largest value; nil if there is none.
    public func max() -> WrappedElement? { values.compactMap { $0 }.max() }
}

extension Column where WrappedElement: AdditiveArithmetic {
    /// Returns the sum of the values, without missing ones.
    public func sum() -> WrappedElement { values.lazy.compactMap { $0 }.reduce(.zero, +) }
}

extension Column where WrappedElement: BinaryFloatingPoint {
    /// Returns the mean of the values, without missing ones; nil if there are none.
    public func mean() -> WrappedElement? {
        let known = values.compactMap { $0 }
        return known.isEmpty ? nil : known.reduce(0, +) / WrappedElement(known.count)
    }
    /// Returns how far the values are from their mean; nil if there are too few.
    public func standardDeviation(deltaDegreesOfFreedom: Int = 1) -> WrappedElement? {
        let known = values.compactMap { $0 }
        guard let mean = mean(), known.count > deltaDegreesOfFreedom else { return nil }
        let squares = known.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
        return (squares / WrappedElement(known.count - deltaDegreesOfFreedom)).squareRoot()
    }
}

extension Column where WrappedElement: BinaryInteger {
    /// Returns the mean of the values, without missing ones; nil if there are none.
    public func mean() -> Double? { mapNonNil { Double($0) }.mean() }
}

/// A column of a type that is known when the app runs.
///
/// Follows Apple's [AnyColumn](https://developer.apple.com/documentation/tabulardata/anycolumn).
public struct AnyColumn: RandomAccessCollection {
    var storage: any ColumnStorage
    init(storage: any ColumnStorage) { self.storage = storage }

    /// The name.
    public var name: String {
        get { storage.name }
        set { storage.name = newValue }
    }
    /// The type of the values.
    public var wrappedElementType: Any.Type { storage.wrappedElementType }
    /// How many values are missing.
    public var missingCount: Int { storage.missingCount }
    public var startIndex: Int { 0 }
    public var endIndex: Int { storage.endIndex }
    /// The value of a row; nil for a missing one.
    public subscript(position: Int) -> Any? {
        get { storage.value(at: position) }
        set { storage.set(newValue, at: position) }
    }
    /// Returns the column with its type, which must be right.
    ///
    /// With another type all values are missing, and a warning says so.
    public func assumingType<T>(_ type: T.Type) -> Column<T> {
        if let column = storage as? Column<T> { return column }
        RuntimeWarning.issue("TabularData: the column “\(name)” has values of \(wrappedElementType), not of \(type).")
        return Column<T>(name: name, contents: map { $0 as? T })
    }
    /// Adds a value; one of another type is missing.
    public mutating func append(_ element: Any?) { storage.append(any: element) }
    /// Removes a value.
    public mutating func remove(at position: Int) { storage.removeRow(at: position) }
    /// Returns whether the value of a row is missing.
    public func isNil(at index: Int) -> Bool { storage.value(at: index) == nil }
    /// Returns a column without values, of the same type.
    public var prototype: AnyColumn { AnyColumn(storage: storage.rows([])) }
}

/// The values of a column, without their type.
protocol ColumnStorage {
    var name: String { get set }
    var wrappedElementType: Any.Type { get }
    var missingCount: Int { get }
    var endIndex: Int { get }
    func value(at index: Int) -> Any?
    mutating func set(_ value: Any?, at index: Int)
    mutating func append(any value: Any?)
    mutating func removeRow(at index: Int)
    func rows(_ indices: [Int]) -> any ColumnStorage
}

extension Column: ColumnStorage {
    func value(at index: Int) -> Any? { values.indices.contains(index) ? values[index].map { $0 as Any } : nil }
    mutating func set(_ value: Any?, at index: Int) {
        guard values.indices.contains(index) else { return }
        values[index] = value as? WrappedElement
    }
    mutating func append(any value: Any?) {
        if let value, !(value is WrappedElement) {
            RuntimeWarning.issue(
                "TabularData: a value of \(type(of: value)) is missing in “\(name)” of \(WrappedElement.self).")
        }
        values.append(value as? WrappedElement)
    }
    mutating func removeRow(at index: Int) {
        if values.indices.contains(index) { values.remove(at: index) }
    }
    func rows(_ indices: [Int]) -> any ColumnStorage {
        Column(name: name, contents: indices.map { $0 < 0 ? nil : values[$0] })
    }
}
