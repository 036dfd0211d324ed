import Foundation

extension SCNGeometrySource {
    /// The numbers in memory: the given ones, or each vector's components as `Float`.
    public var data: Data { layout.data }
    /// Whether the numbers are `Float` or `Double`, and not whole.
    public var usesFloatComponents: Bool { layout.isFloat }
    /// The number of components of each vector.
    public var componentsPerVector: Int { layout.components }
    /// The size of a component, in bytes.
    public var bytesPerComponent: Int { layout.size }
    /// The place of the first vector, in bytes.
    public var dataOffset: Int { layout.offset }
    /// The distance between vectors, in bytes.
    public var dataStride: Int { layout.stride }
}

extension SCNGeometrySource.Layout {
    /// Creates the layout of vectors one after the other.
    init(_ vectors: [SIMD4<Float>], components: Int) {
        var data = Data(capacity: vectors.count * components * 4)
        for vector in vectors {
            for part in 0..<components { withUnsafeBytes(of: vector[part]) { data.append(contentsOf: $0) } }
        }
        self.init(data: data, components: components, stride: components * 4)
    }
}
