import Foundation

/// How indices are joined.
public enum SCNGeometryPrimitiveType: Int, Sendable { case triangles, triangleStrip, line, point, polygon }

/// The triangles of a geometry, as indices of vertices.
///
/// Follows Apple's [SCNGeometryElement](https://developer.apple.com/documentation/scenekit/scngeometryelement). Lines and points are not drawn.
open class SCNGeometryElement: NSObject, @unchecked Sendable {
    /// How indices are joined.
    public let primitiveType: SCNGeometryPrimitiveType
    private let indices: [Int32]
    /// The indices in memory.
    public let data: Data
    /// The size of an index, in bytes.
    public let bytesPerIndex: Int
    /// How many lists of indices there are: one for all sources.
    public var indicesChannelCount: Int { 1 }
    /// Whether lists of indices take turns; not where there is one.
    public var hasInterleavedIndicesChannels: Bool { false }
    /// Creates an element of indices.
    public init<Index: FixedWidthInteger>(indices: [Index], primitiveType: SCNGeometryPrimitiveType) {
        (self.indices, self.primitiveType) = (indices.map { Int32(clamping: $0) }, primitiveType)
        data = indices.withUnsafeBytes { Data($0) }
        bytesPerIndex = MemoryLayout<Index>.size
        super.init()
        noteType()
    }
    private init(_ indices: [Int32], _ primitiveType: SCNGeometryPrimitiveType, _ data: Data, bytesPerIndex: Int) {
        (self.indices, self.primitiveType) = (indices, primitiveType)
        (self.data, self.bytesPerIndex) = (data, bytesPerIndex)
        super.init()
        noteType()
    }
    private func noteType() {
        if primitiveType == .line || primitiveType == .point { SceneGaps.say("lines and points are not drawn here.") }
    }
    /// Creates an element of indices in memory.
    public convenience init(
        data: Data?, primitiveType: SCNGeometryPrimitiveType, primitiveCount: Int, bytesPerIndex: Int
    ) {
        var indices: [Int32] = []
        let data = data ?? Data()
        for start in stride(from: 0, to: data.count - max(bytesPerIndex, 1) + 1, by: max(bytesPerIndex, 1)) {
            var value: UInt64 = 0
            for byte in 0..<min(max(bytesPerIndex, 1), 8) {
                value |= UInt64(data[data.startIndex + start + byte]) << (8 * byte)
            }
            indices.append(Int32(clamping: value))
        }
        self.init(indices, primitiveType, data, bytesPerIndex: max(bytesPerIndex, 1))
    }
    /// The size of points; without effect.
    open var pointSize: CGFloat = 1
    /// The smallest size of points on the screen; without effect.
    open var minimumPointScreenSpaceRadius: CGFloat = 1
    /// The largest size of points on the screen; without effect.
    open var maximumPointScreenSpaceRadius: CGFloat = 1
    /// The number of triangles, lines or points.
    open var primitiveCount: Int {
        switch primitiveType {
        case .triangles: indices.count / 3
        case .triangleStrip: max(indices.count - 2, 0)
        case .line: indices.count / 2
        case .point: indices.count
        case .polygon: Int(indices.first ?? 0)
        }
    }

    var triangles: [Int32] {
        switch primitiveType {
        case .triangles: return Array(indices.prefix(indices.count / 3 * 3))
        case .triangleStrip:
            var result: [Int32] = []
            for i in indices.indices.dropLast(2) {
                result +=
                    i % 2 == 0
                    ? [indices[i], indices[i + 1], indices[i + 2]] : [indices[i + 1], indices[i], indices[i + 2]]
            }
            return result
        case .polygon:
            // The numbers of corners come first, and then the corners.
            var result: [Int32] = []
            let count = min(max(Int(indices.first ?? 0), 0), indices.count)
            // A list without room for its numbers draws nothing.
            var place = count
            for polygon in 0..<count {
                let corners = Int(indices[polygon])
                guard corners >= 3, place + corners <= indices.count else { break }
                for corner in 1..<corners - 1 {
                    result += [indices[place], indices[place + corner], indices[place + corner + 1]]
                }
                place += corners
            }
            return result
        case .line, .point: return []
        }
    }
}
