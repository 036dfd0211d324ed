/// The matrices of all sizes, whose operations are the same for each column.
public protocol _SIMDMatrix: Hashable, Codable, CustomDebugStringConvertible {
    /// The numbers.
    associatedtype Scalar: BinaryFloatingPoint & SIMDScalar & Codable
    /// A column.
    associatedtype Column: SIMD where Column.Scalar == Scalar
    /// The number of columns.
    static var _columnCount: Int { get }
    /// Creates a matrix of zeros.
    init()
}

extension _SIMDMatrix {
    /// The columns; one that does not exist is zero, and is not set.
    @inlinable
    public subscript(column: Int) -> Column {
        get {
            guard column >= 0, column < Self._columnCount else { return Column() }
            return withUnsafeBytes(of: self) {
                $0.load(fromByteOffset: column * MemoryLayout<Column>.stride, as: Column.self)
            }
        }
        set {
            guard column >= 0, column < Self._columnCount else { return }
            withUnsafeMutableBytes(of: &self) {
                $0.storeBytes(of: newValue, toByteOffset: column * MemoryLayout<Column>.stride, as: Column.self)
            }
        }
    }

    /// The number in a column and a row; one that does not exist is 0, and is not set.
    @inlinable
    public subscript(column: Int, row: Int) -> Scalar {
        get {
            let values = self[column]
            return row >= 0 && row < values.scalarCount ? values[row] : 0
        }
        set {
            var values = self[column]
            guard row >= 0, row < values.scalarCount else { return }
            values[row] = newValue
            self[column] = values
        }
    }

    /// Creates a matrix of its columns; missing ones are zero.
    @inlinable
    public init(_ columns: [Column]) {
        self.init()
        for (index, column) in columns.prefix(Self._columnCount).enumerated() { self[index] = column }
    }

    /// Creates a matrix with a number on its diagonal, and zeros beside it.
    @inlinable
    public init(_ scalar: Scalar) {
        self.init()
        for index in 0..<Swift.min(Self._columnCount, Column.scalarCount) { self[index, index] = scalar }
    }

    /// Creates a matrix with numbers on its diagonal, and zeros beside it.
    @inlinable
    public init<Diagonal: SIMD>(diagonal: Diagonal) where Diagonal.Scalar == Scalar {
        self.init()
        for index in 0..<Swift.min(Self._columnCount, Column.scalarCount, diagonal.scalarCount) {
            self[index, index] = diagonal[index]
        }
    }

    @usableFromInline @inline(__always)
    func zip(_ other: Self, _ body: (Column, Column) -> Column) -> Self {
        var result = self
        for index in 0..<Self._columnCount { result[index] = body(self[index], other[index]) }
        return result
    }

    /// The sum of two matrices.
    @inlinable public static func + (a: Self, b: Self) -> Self { a.zip(b) { $0 + $1 } }
    /// The difference of two matrices.
    @inlinable public static func - (a: Self, b: Self) -> Self { a.zip(b) { $0 - $1 } }
    /// The matrix with all numbers negated.
    @inlinable public static prefix func - (a: Self) -> Self { a.zip(a) { column, _ in -column } }
    /// The matrix with all numbers multiplied.
    @inlinable public static func * (a: Self, b: Scalar) -> Self { a.zip(a) { column, _ in column * b } }
    /// The matrix with all numbers multiplied.
    @inlinable public static func * (a: Scalar, b: Self) -> Self { b * a }
    /// Adds a matrix.
    @inlinable public static func += (a: inout Self, b: Self) { a = a + b }
    /// Subtracts a matrix.
    @inlinable public static func -= (a: inout Self, b: Self) { a = a - b }
    /// Multiplies all numbers.
    @inlinable public static func *= (a: inout Self, b: Scalar) { a = a * b }

    /// Whether two matrices have the same numbers.
    @inlinable
    public static func == (a: Self, b: Self) -> Bool {
        (0..<_columnCount).allSatisfy { a[$0] == b[$0] }
    }

    @inlinable
    public func hash(into hasher: inout Hasher) {
        for index in 0..<Self._columnCount { hasher.combine(self[index]) }
    }

    /// Reads the columns.
    public init(from decoder: any Decoder) throws {
        self.init()
        var values = try decoder.unkeyedContainer()
        for index in 0..<Self._columnCount { self[index] = try values.decode(Column.self) }
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        for index in 0..<Self._columnCount { try values.encode(self[index]) }
    }

    public var debugDescription: String {
        let columns = (0..<Self._columnCount).map { "[" + self[$0].numbers.joined(separator: ", ") + "]" }
        return "\(Self.self)(" + columns.joined(separator: ", ") + ")"
    }
}

extension SIMD {
    /// The numbers as texts.
    var numbers: [String] { indices.map { "\(self[$0])" } }
}
