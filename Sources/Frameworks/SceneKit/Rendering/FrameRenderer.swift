import Foundation
import SwiftUI
import simd

/// A camera as a frame sees it.
struct Viewpoint {
    /// The camera's node; nil for a place from which all is visible.
    let node: SCNNode?
    let world: simd_float4x4
    let view: simd_float4x4
    let projection: simd_float4x4
    let mask: Int
    var eye: SIMD3<Float> { world.place(.zero) }

    /// Takes a camera, or the scene's first one, or a place from which all of the scene is visible.
    init(_ point: SCNNode?, in scene: SCNScene, aspect: Float) {
        var found = point
        if found?.camera == nil {
            scene.rootNode.enumerateHierarchy { node, stop in
                if node.camera != nil, point == nil {
                    found = node
                    stop.pointee = true
                }
            }
        }
        let box = scene.rootNode.bounds(in: matrix_identity_float4x4, isTop: true)
        let center = box.isEmpty ? SIMD3<Float>() : (box.low + box.high) / 2
        let radius = box.isEmpty ? 1 : max(length(box.high - box.low) / 2, 1e-3)
        node = found
        if let found {
            let placement = Placement(found.shownWorldTransform)
            var own = placement
            own.scale = SIMD3(1, 1, 1)
            world = own.matrix
            let camera = found.camera ?? SCNCamera()
            var range: ClosedRange<Float>?
            if camera.automaticallyAdjustsZRange || found.camera == nil {
                let far = length(own.position - center) + radius * 1.1
                range = max(far - radius * 2.2, far / 1000)...far
            }
            projection = camera.projection(aspect: aspect, range: range)
            mask = camera.categoryBitMask
        } else {
            let camera = SCNCamera()
            let angle = Double(camera.fieldOfView) * .pi / 360
            let distance = radius / Float(sin(angle)) * max(1, 1 / max(aspect, 1e-3))
            world = simd_float4x4(translation: center + SIMD3(0, 0, distance))
            projection = camera.projection(
                aspect: aspect, range: max(distance - radius * 1.1, distance / 1000)...(distance + radius * 1.1))
            mask = -1
        }
        view = world.inverse
    }
}

/// Draws a frame of a scene.
struct FrameRenderer {
    let scene: SCNScene
    let viewpoint: Viewpoint
    let usesDefaultLight: Bool
    private(set) var triangles = 0

    init(_ scene: SCNScene, _ viewpoint: Viewpoint, usesDefaultLight: Bool) {
        (self.scene, self.viewpoint, self.usesDefaultLight) = (scene, viewpoint, usesDefaultLight)
    }

    private struct Item {
        let node: SCNNode, geometry: SCNGeometry, matrix: simd_float4x4
        let element: Int
        let material: SCNMaterial, shader: SurfaceShader
        let distance: Float
    }

    private func collect(_ node: SCNNode, _ around: simd_float4x4, _ visit: (SCNNode, simd_float4x4) -> Void) {
        if node.isHidden { return }
        let matrix = around * node.shownTransform
        visit(node, matrix)
        for child in node.childNodes { collect(child, matrix, visit) }
    }

    /// Returns a picture of a size in pixels.
    mutating func image(width: Int, height: Int) -> CGImage? {
        guard width > 0, height > 0, width <= 8192, height <= 8192 else { return nil }
        // Edges are smooth where there is time for it.
        let factor = width * height <= 400_000 ? 2 : 1
        var raster = Raster(width: width * factor, height: height * factor)
        fillBackground(&raster)
        var lights = ShownLights()
        collect(scene.rootNode, matrix_identity_float4x4) { node, matrix in
            if let light = node.light { lights.add(light, at: matrix) }
        }
        if lights.areOff, usesDefaultLight { lights.addDefault(at: viewpoint.world) }
        var items: [Item] = []
        visible(scene.rootNode, matrix_identity_float4x4, 1, lights, &items)
        items.sort { a, b in
            if a.node.renderingOrder != b.node.renderingOrder { return a.node.renderingOrder < b.node.renderingOrder }
            if a.shader.isTranslucent != b.shader.isTranslucent { return !a.shader.isTranslucent }
            return a.shader.isTranslucent && a.distance > b.distance
        }
        for item in items { draw(item, &raster) }
        return raster.image(reducedBy: factor)
    }

    private func visible(
        _ node: SCNNode, _ around: simd_float4x4, _ opacity: Float, _ lights: ShownLights, _ items: inout [Item]
    ) {
        if node.isHidden { return }
        let matrix = around * node.shownTransform
        let opacity = opacity * Float(min(max(node.shownOpacity, 0), 1))
        guard opacity > 0 else { return }
        for emission in node.emissions where !emission.particles.isEmpty {
            let isLocal = emission.system.isLocal
            let place = isLocal ? emission.fixed ?? matrix : matrix_identity_float4x4
            let camera = isLocal ? place.inverse * viewpoint.world : viewpoint.world
            add(emission.geometry(facing: camera), place, node, opacity, lights, &items)
        }
        if let geometry = shownGeometry(node, matrix), node.categoryBitMask & viewpoint.mask != 0 {
            add(geometry, matrix, node, opacity, lights, &items)
        }
        for child in node.childNodes { visible(child, matrix, opacity, lights, &items) }
    }

    /// The geometry of a node for its distance and with its forms; nil for none.
    private func shownGeometry(_ node: SCNNode, _ matrix: simd_float4x4) -> SCNGeometry? {
        guard let geometry = node.geometry else { return nil }
        let distance = simd_distance(matrix.place(.zero), viewpoint.eye)
        let level = geometry.levelsOfDetail?.filter { CGFloat(distance) >= $0.worldSpaceDistance }
            .max { $0.worldSpaceDistance < $1.worldSpaceDistance }
        if let level { return level.geometry }
        return node.morpher?.morphed(geometry) ?? geometry
    }

    private func add(
        _ geometry: SCNGeometry, _ matrix: simd_float4x4, _ node: SCNNode, _ opacity: Float, _ lights: ShownLights,
        _ items: inout [Item]
    ) {
        let mesh = geometry.mesh
        let place = matrix.place(
            (mesh.positions.isEmpty ? SIMD3() : (geometry.bounds.low + geometry.bounds.high) / 2))
        for element in mesh.elements.indices where !mesh.elements[element].isEmpty {
            let materials = geometry.materials
            let material = materials.isEmpty ? SCNMaterial() : materials[element % materials.count]
            let shader = SurfaceShader(
                material, mesh.stencil, lights, node: node, opacity: opacity, eye: viewpoint.eye)
            items.append(
                Item(
                    node: node, geometry: geometry, matrix: matrix, element: element, material: material,
                    shader: shader, distance: length_squared(place - viewpoint.eye)))
        }
    }

    private mutating func draw(_ item: Item, _ raster: inout Raster) {
        let mesh = item.geometry.mesh
        let clip = viewpoint.projection * viewpoint.view
        let columns = item.matrix.columns
        let linear = simd_float3x3(
            SIMD3(columns.0.x, columns.0.y, columns.0.z), SIMD3(columns.1.x, columns.1.y, columns.1.z),
            SIMD3(columns.2.x, columns.2.y, columns.2.z))
        let size = linear.determinant
        let turn = size != 0 ? linear.inverse.transpose : linear
        let hasPlaces = mesh.places.count == mesh.positions.count
        let vertices = mesh.positions.indices.map { index -> RasterVertex in
            let place = item.matrix.place(mesh.positions[index])
            return RasterVertex(
                clip: clip * SIMD4(place, 1), place: place, normal: turn * mesh.normals[index],
                uv: hasPlaces ? mesh.places[index] : SIMD2())
        }
        var rules = Raster.Rules()
        let material = item.material
        (rules.writesDepth, rules.readsDepth) = (
            material.writesToDepthBuffer && !item.shader.isTranslucent, material.readsFromDepthBuffer
        )
        (rules.blend, rules.isWire) = (material.blendMode, material.fillMode == .lines)
        let culled = material.cullMode == .front
        (rules.front, rules.back) = material.isDoubleSided ? (true, true) : (!culled, culled)
        // A mirrored node turns the other way.
        if size < 0 { swap(&rules.front, &rules.back) }
        let shader = item.shader
        let fog = Fog(scene, eye: viewpoint.eye)
        let element = mesh.elements[item.element]
        triangles += element.count / 3
        for t in stride(from: 0, to: element.count - 2, by: 3) {
            raster.draw(
                vertices[Int(element[t])], vertices[Int(element[t + 1])], vertices[Int(element[t + 2])], rules
            ) { place, normal, uv in
                let color = shader.color(at: place, normal: size < 0 ? -normal : normal, uv: uv)
                return fog.map { $0.apply(color, place) } ?? color
            }
        }
    }

    private func fillBackground(_ raster: inout Raster) {
        let background = scene.background
        if let color = background.color { return raster.fill { _, _ in color } }
        guard background.contents != nil else { return }
        guard let texture = background.texture else {
            if background.contents is [Any] { SceneGaps.say("a background of six pictures is not drawn here.") }
            return
        }
        let (w, h) = (Float(raster.width), Float(raster.height))
        let scale = max(w / Float(texture.width), h / Float(texture.height))
        let part = SIMD2(w / (Float(texture.width) * scale), h / (Float(texture.height) * scale))
        raster.fill { x, y in
            let place = SIMD2((Float(x) + 0.5) / w, (Float(y) + 0.5) / h) - 0.5
            return texture.sample(place * part + 0.5, background)
        }
    }
}

/// Fog of a scene.
private struct Fog {
    let color: SIMD3<Float>, start: Float, end: Float, exponent: Float, eye: SIMD3<Float>
    init?(_ scene: SCNScene, eye: SIMD3<Float>) {
        guard scene.fogEndDistance > 0 else { return nil }
        let c = colorVector(scene.fogColor) ?? SIMD4(1, 1, 1, 1)
        (color, self.eye) = (SIMD3(c.x, c.y, c.z), eye)
        (start, end) = (Float(scene.fogStartDistance), Float(scene.fogEndDistance))
        exponent = Float(scene.fogDensityExponent)
    }
    func apply(_ c: SIMD4<Float>, _ place: SIMD3<Float>) -> SIMD4<Float> {
        let t = simd_clamp((distance(place, eye) - start) / max(end - start, 1e-6), 0, 1)
        let share = exponent == 1 ? t : exponent == 0 ? 1 : Float(pow(Double(t), Double(exponent)))
        return SIMD4(mix(SIMD3(c.x, c.y, c.z), color, t: share), c.w)
    }
}
