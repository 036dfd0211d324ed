import Foundation
import SwiftUI
import simd

/// The particles of a system that a node emits.
final class ParticleEmission {
    struct Particle {
        var place: SIMD3<Float>, velocity: SIMD3<Float>
        var (age, life, size, angle): (Float, Float, Float, Float)
    }
    let system: SCNParticleSystem
    /// The place in the scene of particles without a node; nil for the node's.
    let fixed: simd_float4x4?
    private(set) var particles: [Particle] = []
    private var (elapsed, due, resets, isWarm) = (0.0, 0.0, 0, false)
    /// The largest number of particles of a system.
    private static let most = 2000

    init(_ system: SCNParticleSystem, at fixed: simd_float4x4? = nil) {
        (self.system, self.fixed, resets) = (system, fixed, system.resets)
    }

    /// Whether particles are born or live.
    var moves: Bool { !particles.isEmpty || system.loops || elapsed < Double(system.emissionDuration) }

    func advance(_ seconds: Double, from node: SCNNode, gravity: SIMD3<Float>) {
        if resets != system.resets { (particles, elapsed, due, resets) = ([], 0, 0, system.resets) }
        if !isWarm {
            isWarm = true
            let frames = Double(system.warmupDuration) * 30
            for _ in 0..<(frames > 0 ? Int(min(frames, 1800).rounded()) : 0) { step(1.0 / 30, node, gravity) }
        }
        step(seconds, node, gravity)
    }

    private func step(_ seconds: Double, _ node: SCNNode, _ gravity: SIMD3<Float>) {
        let seconds = seconds * max(Double(system.speedFactor), 0)
        let step = Float(seconds)
        var push = SIMD3<Float>(system.acceleration)
        if system.isAffectedByGravity { push += gravity }
        let slow = Float(pow(1 - min(max(Double(system.dampingFactor), 0), 1), seconds))
        for index in particles.indices {
            particles[index].age += step
            particles[index].velocity = (particles[index].velocity + push * step) * slow
            particles[index].place += particles[index].velocity * step
            particles[index].angle += Float(system.particleAngularVelocity) * .pi / 180 * step
        }
        particles.removeAll { $0.age >= $0.life }
        elapsed += seconds
        let round = Double(max(system.emissionDuration, 0) + max(system.idleDuration, 0))
        let now = system.loops && round > 0 ? elapsed.truncatingRemainder(dividingBy: round) : elapsed
        guard now <= Double(system.emissionDuration) else { return }
        due += vary(Double(system.birthRate), Double(system.birthRateVariation)) * seconds
        let world = fixed ?? node.shownWorldTransform
        while due >= 1, particles.count < Self.most {
            due -= 1
            particles.append(born(system.isLocal ? matrix_identity_float4x4 : world))
        }
        due = min(due, 1)
    }

    private func vary(_ value: Double, _ variation: Double) -> Double {
        value + (variation != 0 ? Double.random(in: -1...1) * variation / 2 : 0)
    }
    private func vary(_ value: CGFloat, _ variation: CGFloat) -> Float { Float(vary(Double(value), Double(variation))) }

    private func born(_ world: simd_float4x4) -> Particle {
        var (place, direction) = (SIMD3<Float>.zero, SIMD3<Float>(system.emittingDirection))
        if let mesh = system.emitterShape?.mesh, !mesh.positions.isEmpty {
            let index = Int.random(in: 0..<mesh.positions.count)
            place = mesh.positions[index]
            if system.birthLocation == .volume { place *= Float.random(in: 0...1) }
            if system.birthDirection == .surfaceNormal, index < mesh.normals.count { direction = mesh.normals[index] }
        }
        if system.birthDirection == .random { direction = Self.random() }
        direction = simd_length(direction) > 0 ? simd_normalize(direction) : SIMD3(0, 0, 1)
        if system.spreadingAngle > 0 {
            let axis = simd_cross(direction, Self.random())
            if simd_length(axis) > 1e-4 {
                let most = min(Float(system.spreadingAngle), 180) * .pi / 180
                direction = simd_quatf(angle: Float.random(in: 0...most), axis: simd_normalize(axis)).act(direction)
            }
        }
        let speed = vary(system.particleVelocity, system.particleVelocityVariation)
        let heading = world.direction(direction)
        let unit = simd_length(heading) > 0 ? simd_normalize(heading) : direction
        return Particle(
            place: world.place(place), velocity: unit * speed, age: 0,
            life: max(vary(system.particleLifeSpan, system.particleLifeSpanVariation), 0.001),
            size: max(vary(system.particleSize, system.particleSizeVariation), 0),
            angle: vary(system.particleAngle, system.particleAngleVariation) * .pi / 180)
    }

    private static func random() -> SIMD3<Float> {
        SIMD3(.random(in: -1...1), .random(in: -1...1), .random(in: -1...1))
    }

    /// The particles as squares that face a camera, in the scene's space or in the node's.
    func geometry(facing camera: simd_float4x4) -> SCNGeometry {
        let (right, up) = (camera.direction(SIMD3(1, 0, 0)), camera.direction(SIMD3(0, 1, 0)))
        let normal = camera.direction(SIMD3(0, 0, 1))
        var mesh = Mesh()
        for particle in particles {
            let (cosine, sine) = (cos(particle.angle), sin(particle.angle))
            let (x, y) = ((right * cosine + up * sine) * particle.size, (up * cosine - right * sine) * particle.size)
            let first = Int32(mesh.positions.count)
            mesh.positions += [
                particle.place - x - y, particle.place + x - y, particle.place + x + y, particle.place - x + y,
            ]
            mesh.normals += [normal, normal, normal, normal]
            mesh.places += [SIMD2(0, 1), SIMD2(1, 1), SIMD2(1, 0), SIMD2(0, 0)]
            mesh.elements[0] += [first, first + 1, first + 2, first, first + 2, first + 3]
        }
        let geometry = ParticleGeometry(mesh)
        geometry.materials = [material]
        return geometry
    }

    private lazy var surface = SCNMaterial()
    private var material: SCNMaterial {
        surface.lightingModel = .constant
        surface.isDoubleSided = true
        surface.writesToDepthBuffer = false
        if let image = system.particleImage {
            surface.diffuse.contents = image
            surface.multiply.contents = system.particleColor
        } else {
            surface.diffuse.contents = system.particleColor
        }
        surface.blendMode =
            switch system.blendMode {
            case .additive: .add
            case .subtract: .subtract
            case .multiply: .multiply
            case .screen: .screen
            case .alpha: .alpha
            case .replace: .replace
            }
        return surface
    }
}

/// The squares of particles.
final class ParticleGeometry: SCNGeometry, @unchecked Sendable {
    private let squares: Mesh
    init(_ squares: Mesh) {
        self.squares = squares
        super.init(sources: [], elements: nil)
    }
    override func build() -> Mesh { squares }
}
