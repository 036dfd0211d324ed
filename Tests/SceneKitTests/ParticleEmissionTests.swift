import Foundation
import Testing
import simd

@testable import SceneKit

/// The births and ways of particles.
@MainActor
@Suite("Particles of scenes")
struct ParticleEmissionTests {
    private let system = SCNParticleSystem()
    private let node = SCNNode()

    init() { (system.birthRate, system.particleLifeSpan, system.emissionDuration) = (10, 100, 1) }

    private func isNear(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Bool { simd_distance(a, b) < 1e-4 }
    private func advance(_ emission: ParticleEmission, _ times: Double...) {
        for seconds in times { emission.advance(seconds, from: node, gravity: [0, -10, 0]) }
    }

    @Test("Particles are born by the rate, and a rest of one counts for the next frame")
    func births() {
        let emission = ParticleEmission(system)
        advance(emission, 0)
        #expect(emission.particles.isEmpty)
        advance(emission, 0.25)
        #expect(emission.particles.count == 2)
        advance(emission, 0.25)
        #expect(emission.particles.count == 5)
        system.speedFactor = 2
        advance(emission, 0.1)
        #expect(emission.particles.count == 7)
        system.speedFactor = -1
        advance(emission, 0.5)
        #expect(emission.particles.count == 7)
    }

    @Test("A system that warms up is ahead by that time when it is first shown")
    func warmup() throws {
        (system.warmupDuration, system.birthRate) = (2, 30)
        let emission = ParticleEmission(system)
        advance(emission, 0)
        #expect(emission.particles.count >= 58 && emission.particles.count <= 60)
        let oldest = try #require(emission.particles.map(\.age).max())
        #expect(abs(oldest - 2) < 0.1)
        advance(emission, 0)
        #expect(emission.particles.count <= 60)
        system.warmupDuration = -3
        let other = ParticleEmission(system)
        advance(other, 0.5)
        #expect(other.particles.count == 15)
        system.warmupDuration = .nan
        advance(ParticleEmission(system), 0.5)
    }

    @Test("Between times of births there are idle ones; a system that doesn't loop ends")
    func rounds() {
        system.idleDuration = 2
        let emission = ParticleEmission(system)
        advance(emission, 0.5, 0.5)
        #expect(emission.particles.count == 10 && emission.moves)
        advance(emission, 0.5, 1)
        #expect(emission.particles.count == 10)
        advance(emission, 0.75)
        #expect(emission.particles.count > 10)
        (system.loops, system.particleLifeSpan) = (false, 0.5)
        let once = ParticleEmission(system)
        #expect(once.moves)
        advance(once, 0.5, 0.25)
        #expect(once.particles.count == 7 && once.moves)
        advance(once, 0.25, 0.25)
        #expect(!once.particles.isEmpty && once.moves)
        advance(once, 0.5, 0.5)
        #expect(once.particles.isEmpty && !once.moves)
    }

    @Test("Particles die at the end of their lives")
    func lives() {
        system.particleLifeSpan = 0.5
        let emission = ParticleEmission(system)
        advance(emission, 0.2)
        #expect(emission.particles.count == 2 && emission.particles[0].life == 0.5)
        system.birthRate = 0
        advance(emission, 0.25)
        #expect(emission.particles.count == 2 && abs(emission.particles[0].age - 0.25) < 1e-6)
        advance(emission, 0.25)
        #expect(emission.particles.isEmpty)
    }

    @Test("A particle flies by its speed, pushes and what slows it")
    func ways() {
        (system.birthRate, system.particleVelocity, system.emittingDirection) = (2, 2, SCNVector3(0, 3, 0))
        (system.particleAngle, system.particleAngularVelocity, system.particleSize) = (90, 180, 0.25)
        let emission = ParticleEmission(system)
        advance(emission, 0.5)
        #expect(emission.particles.count == 1 && isNear(emission.particles[0].velocity, [0, 2, 0]))
        #expect(emission.particles[0].place == .zero && emission.particles[0].size == 0.25)
        #expect(abs(emission.particles[0].angle - .pi / 2) < 1e-5)
        (system.birthRate, system.acceleration) = (0, SCNVector3(1, 0, 4))
        advance(emission, 0.5)
        #expect(
            isNear(emission.particles[0].velocity, [0.5, 2, 2]) && isNear(emission.particles[0].place, [0.25, 1, 1]))
        #expect(abs(emission.particles[0].angle - .pi) < 1e-5)
        (system.acceleration, system.dampingFactor) = (SCNVector3(), 0.75)
        advance(emission, 0.5)
        #expect(isNear(emission.particles[0].velocity, [0.25, 1, 1]))
        (system.dampingFactor, system.isAffectedByGravity) = (0, true)
        advance(emission, 0.5)
        #expect(isNear(emission.particles[0].velocity, [0.25, -4, 1]))
    }

    @Test("Particles are born where the node is, or in the node's own space")
    func places() {
        node.simdPosition = [3, 4, 5]
        node.simdScale = [2, 2, 2]
        node.simdOrientation = simd_quatf(angle: .pi / 2, axis: [0, 1, 0])
        system.particleVelocity = 3
        let emission = ParticleEmission(system)
        advance(emission, 0.1)
        // The z axis of the node is the scene's x axis.
        #expect(isNear(emission.particles[0].place, [3, 4, 5]) && isNear(emission.particles[0].velocity, [3, 0, 0]))
        let fixed = ParticleEmission(system, at: simd_float4x4(translation: [7, 8, 9]))
        advance(fixed, 0.1)
        #expect(isNear(fixed.particles[0].place, [7, 8, 9]) && isNear(fixed.particles[0].velocity, [0, 0, 3]))
        system.isLocal = true
        let own = ParticleEmission(system)
        advance(own, 0.1)
        #expect(isNear(own.particles[0].place, .zero) && isNear(own.particles[0].velocity, [0, 0, 3]))
    }

    @Test("There are two thousand at most, and a reset begins again")
    func most() {
        system.birthRate = 100_000
        let emission = ParticleEmission(system)
        advance(emission, 0.5)
        #expect(emission.particles.count == 2000)
        system.birthRate = 10
        system.reset()
        advance(emission, 0.2)
        #expect(emission.particles.count == 2)
    }

    @Test("Each particle is a square of two triangles around its place, turned by its angle")
    func squares() {
        (system.birthRate, system.particleSize) = (2, 0.5)
        node.simdPosition = [1, 2, 3]
        let emission = ParticleEmission(system)
        advance(emission, 0.5)
        let mesh = emission.geometry(facing: matrix_identity_float4x4).mesh
        #expect(mesh.positions.count == 4 && mesh.elements == [[0, 1, 2, 0, 2, 3]])
        let corners: [SIMD3<Float>] = [[0.5, 1.5, 3], [1.5, 1.5, 3], [1.5, 2.5, 3], [0.5, 2.5, 3]]
        for (place, corner) in zip(mesh.positions, corners) { #expect(isNear(place, corner)) }
        #expect(mesh.normals == Array(repeating: SIMD3(0, 0, 1), count: 4))
        #expect(mesh.places == [[0, 1], [1, 1], [1, 0], [0, 0]])
    }
}
