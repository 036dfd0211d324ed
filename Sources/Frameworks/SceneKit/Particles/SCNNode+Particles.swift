import Foundation
import simd

extension SCNNode {
    /// The particles that the node emits; nil for none.
    public var particleSystems: [SCNParticleSystem]? { emissions.isEmpty ? nil : emissions.map(\.system) }
    /// Adds particles that the node emits.
    public func addParticleSystem(_ system: SCNParticleSystem) {
        emissions.append(ParticleEmission(system))
        SceneChanges.note()
    }
    /// Removes particles.
    public func removeParticleSystem(_ system: SCNParticleSystem) {
        emissions.removeAll { $0.system === system }
        SceneChanges.note()
    }
    /// Removes all particles.
    public func removeAllParticleSystems() {
        emissions = []
        SceneChanges.note()
    }

    /// Continues the particles of the node and those within for a time.
    func advanceParticles(_ seconds: Double, _ gravity: SIMD3<Float>) {
        for emission in emissions { emission.advance(seconds, from: self, gravity: gravity) }
        for child in childNodes where !child.isPaused { child.advanceParticles(seconds, gravity) }
    }
}

extension SCNScene {
    /// The particles of the scene itself; nil for none.
    public var particleSystems: [SCNParticleSystem]? {
        let fixed = rootNode.emissions.filter { $0.fixed != nil }
        return fixed.isEmpty ? nil : fixed.map(\.system)
    }
    /// Adds particles in a place of the scene.
    public func addParticleSystem(_ system: SCNParticleSystem, transform: SCNMatrix4) {
        rootNode.emissions.append(ParticleEmission(system, at: simd_float4x4(transform)))
        SceneChanges.note()
    }
    /// Removes particles of the scene.
    public func removeParticleSystem(_ system: SCNParticleSystem) { rootNode.removeParticleSystem(system) }
    /// Removes all particles of the scene.
    public func removeAllParticleSystems() {
        rootNode.emissions.removeAll { $0.fixed != nil }
        SceneChanges.note()
    }
}
