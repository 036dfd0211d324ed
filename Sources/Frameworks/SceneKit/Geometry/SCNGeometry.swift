import Foundation
import SwiftUI
import simd

/// The vertices and triangles of a geometry.
struct Mesh {
    var positions: [SIMD3<Float>] = []
    var normals: [SIMD3<Float>] = []
    var places: [SIMD2<Float>] = []
    /// The triangles of each element, as three indices each.
    var elements: [[Int32]] = [[]]
    /// A picture whose opacity is the geometry's; nil for none.
    var stencil: SCNMaterialProperty?

    var bounds: Bounds {
        var box = Bounds()
        for position in positions { box.add(position) }
        return box
    }

    /// Adds a grid of vertices that a function makes of numbers from 0 to 1.
    mutating func addGrid(
        _ columns: Int, _ rows: Int, element: Int = 0,
        _ make: (Float, Float) -> (SIMD3<Float>, SIMD3<Float>)
    ) {
        let (columns, rows) = (max(min(columns, 512), 1), max(min(rows, 512), 1))
        let first = Int32(positions.count)
        for row in 0...rows {
            for column in 0...columns {
                let (u, v) = (Float(column) / Float(columns), Float(row) / Float(rows))
                let (position, normal) = make(u, v)
                positions.append(position)
                normals.append(normal)
                places.append(SIMD2(u, v))
            }
        }
        while elements.count <= element { elements.append([]) }
        let width = Int32(columns + 1)
        for row in 0..<Int32(rows) {
            for column in 0..<Int32(columns) {
                let a = first + row * width + column
                elements[element] += [a, a + width, a + 1, a + 1, a + width, a + width + 1]
            }
        }
    }

    /// Computes normals from the triangles.
    mutating func makeNormals() {
        normals = [SIMD3<Float>](repeating: .zero, count: positions.count)
        for element in elements {
            for t in stride(from: 0, to: element.count - 2, by: 3) {
                let (a, b, c) = (Int(element[t]), Int(element[t + 1]), Int(element[t + 2]))
                let normal = cross(positions[b] - positions[a], positions[c] - positions[a])
                for index in [a, b, c] { normals[index] += normal }
            }
        }
        for index in normals.indices where length(normals[index]) > 0 { normals[index] = normalize(normals[index]) }
    }
}

/// Something that is drawn: vertices, triangles and materials.
///
/// Follows Apple's [SCNGeometry](https://developer.apple.com/documentation/scenekit/scngeometry).
open class SCNGeometry: NSObject, SCNBoundingVolume, @unchecked Sendable {
    /// The name; nil for none.
    open var name: String?
    /// The materials, one for each element, again from the first.
    open var materials: [SCNMaterial] = [SCNMaterial()] { didSet { SceneChanges.note() } }
    /// The first material; a new one where there is none.
    open var firstMaterial: SCNMaterial? {
        get { materials.first }
        set { materials = newValue.map { [$0] + materials.dropFirst() } ?? Array(materials.dropFirst()) }
    }
    /// The vertices and triangles that the geometry was created with; none for a form of SceneKit's.
    let given: (sources: [SCNGeometrySource], elements: [SCNGeometryElement])
    /// Other geometries for distances; nil for none.
    open var levelsOfDetail: [SCNLevelOfDetail]?
    /// How often triangles are parted; without effect.
    open var subdivisionLevel = 0
    /// Programs for the graphics card; without effect.
    open var shaderModifiers: [SCNShaderModifierEntryPoint: String]? {
        didSet { if shaderModifiers != nil { SceneGaps.say("shaders have no effect here.") } }
    }
    /// The program for the graphics card; without effect.
    open var program: SCNProgram?
    /// The app's values.
    let named = NamedValues()
    private var made: Mesh?

    /// Creates a geometry of vertices and triangles.
    public init(sources: [SCNGeometrySource], elements: [SCNGeometryElement]?) {
        given = (sources, elements ?? [])
        super.init()
    }
    /// Creates an empty geometry.
    public override convenience init() { self.init(sources: [], elements: nil) }

    /// Returns the triangles of a material.
    open func element(at elementIndex: Int) -> SCNGeometryElement {
        let elements = elements
        return elements.indices.contains(elementIndex)
            ? elements[elementIndex] : SCNGeometryElement(indices: [Int32](), primitiveType: .triangles)
    }
    /// The number of elements.
    open var geometryElementCount: Int { mesh.elements.count }
    /// Returns the first material of a name; nil if there is none.
    open func material(named name: String) -> SCNMaterial? { materials.first { $0.name == name } }
    /// Adds a material.
    open func insertMaterial(_ material: SCNMaterial, at index: Int) {
        materials.insert(material, at: min(max(index, 0), materials.count))
    }
    /// Removes a material.
    open func removeMaterial(at index: Int) { if materials.indices.contains(index) { materials.remove(at: index) } }
    /// Puts a material in the place of another.
    open func replaceMaterial(at index: Int, with material: SCNMaterial) {
        if materials.indices.contains(index) { materials[index] = material }
    }

    /// Returns the vertices and triangles; by default from the sources.
    func build() -> Mesh {
        var mesh = Mesh()
        for source in given.sources {
            switch source.semantic {
            case .vertex: mesh.positions = source.vectors.map { SIMD3($0.x, $0.y, $0.z) }
            case .normal: mesh.normals = source.vectors.map { SIMD3($0.x, $0.y, $0.z) }
            case .texcoord where mesh.places.isEmpty: mesh.places = source.vectors.map { SIMD2($0.x, $0.y) }
            default: break
            }
        }
        let count = Int32(mesh.positions.count)
        mesh.elements = given.elements.map { element in
            let triangles = element.triangles
            return triangles.allSatisfy { $0 >= 0 && $0 < count } ? triangles : []
        }
        if mesh.normals.count != mesh.positions.count { mesh.makeNormals() }
        return mesh
    }
    /// The vertices and triangles.
    var mesh: Mesh {
        if let made { return made }
        let mesh = build()
        made = mesh
        return mesh
    }
    private var box: Bounds?
    var bounds: Bounds {
        if let box { return box }
        let new = mesh.bounds
        box = new
        return new
    }
    /// Makes the vertices again: a size has changed.
    func rebuild() {
        (made, box) = (nil, nil)
        SceneChanges.note()
    }
    /// The corners of the smallest box around; setting it has no effect.
    open var boundingBox: (min: SCNVector3, max: SCNVector3) {
        get { bounds.pair }
        set { SceneGaps.say("the box around a geometry cannot be set.") }
    }
    public override func copy() -> Any {
        let copy = SCNGeometry(sources: given.sources, elements: given.elements)
        copy.made = mesh
        (copy.name, copy.materials) = (name, materials)
        return copy
    }
}

/// A geometry for a distance from the camera.
open class SCNLevelOfDetail: NSObject, @unchecked Sendable {
    /// The geometry; nil for none.
    public let geometry: SCNGeometry?
    /// The distance.
    public let worldSpaceDistance: CGFloat
    /// The radius on the screen below which the geometry is drawn, in pixels; 0 for a distance, and without effect.
    open private(set) var screenSpaceRadius: CGFloat = 0
    /// Creates a level for a size on the screen, which is never drawn here.
    public convenience init(geometry: SCNGeometry?, screenSpaceRadius radius: CGFloat) {
        self.init(geometry: geometry, worldSpaceDistance: .infinity)
        screenSpaceRadius = radius
    }
    /// Creates a level.
    public init(geometry: SCNGeometry?, worldSpaceDistance distance: CGFloat) {
        (self.geometry, worldSpaceDistance) = (geometry, distance)
    }
}
