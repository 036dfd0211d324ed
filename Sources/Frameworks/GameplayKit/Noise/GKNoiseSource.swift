import Foundation
import simd

/// A field of numbers, mostly from -1 to 1.
///
/// Follows Apple's [GKNoiseSource](https://developer.apple.com/documentation/gameplaykit/gknoisesource). Sources with a seed
/// repeat their numbers, which are not Apple's.
open class GKNoiseSource: NSObject {
    override init() {}
    func value(_ place: SIMD3<Double>) -> Double { 0 }
}

/// Noise of several layers, each with smaller details than the one before.
open class GKCoherentNoiseSource: GKNoiseSource {
    /// The number of details of the first layer in a unit; 1 by default.
    open var frequency: Double
    /// The number of layers; 6 by default.
    open var octaveCount: Int
    /// The factor of the frequency from layer to layer; 2 by default.
    open var lacunarity: Double
    /// The number by which the noise is repeated.
    open var seed: Int32

    init(frequency: Double, octaveCount: Int, lacunarity: Double, seed: Int32) {
        (self.frequency, self.octaveCount, self.lacunarity, self.seed) = (frequency, octaveCount, lacunarity, seed)
    }

    /// The noise of each layer, the coarsest first.
    func layers(_ place: SIMD3<Double>) -> [Double] {
        var (place, layers) = (place * frequency, [Double]())
        for layer in 0..<Int32(min(max(octaveCount, 1), 30)) {
            layers.append(NoiseLattice(seed: seed &+ layer).gradient(place))
            place *= lacunarity
        }
        return layers
    }
}

/// Smooth noise as of clouds.
///
/// Follows Apple's [GKPerlinNoiseSource](https://developer.apple.com/documentation/gameplaykit/gkperlinnoisesource).
open class GKPerlinNoiseSource: GKCoherentNoiseSource {
    /// The factor of the strength from layer to layer; 0.5 by default.
    open var persistence: Double

    /// Creates a source; by default with six layers, each half as strong as the one before.
    public init(
        frequency: Double = 1, octaveCount: Int = 6, persistence: Double = 0.5, lacunarity: Double = 2, seed: Int32 = 0
    ) {
        self.persistence = persistence
        super.init(frequency: frequency, octaveCount: octaveCount, lacunarity: lacunarity, seed: seed)
    }

    override func value(_ place: SIMD3<Double>) -> Double {
        var strength = 1.0
        return layers(place).reduce(0) { sum, layer in
            defer { strength *= persistence }
            return sum + layer * strength
        }
    }
}

/// Noise of round forms with sharp edges between them.
///
/// Follows Apple's [GKBillowNoiseSource](https://developer.apple.com/documentation/gameplaykit/gkbillownoisesource).
open class GKBillowNoiseSource: GKCoherentNoiseSource {
    /// The factor of the strength from layer to layer; 0.5 by default.
    open var persistence: Double

    /// Creates a source; by default with six layers, each half as strong as the one before.
    public init(
        frequency: Double = 1, octaveCount: Int = 6, persistence: Double = 0.5, lacunarity: Double = 2, seed: Int32 = 0
    ) {
        self.persistence = persistence
        super.init(frequency: frequency, octaveCount: octaveCount, lacunarity: lacunarity, seed: seed)
    }

    override func value(_ place: SIMD3<Double>) -> Double {
        var strength = 1.0
        return layers(place).reduce(0.5) { sum, layer in
            defer { strength *= persistence }
            return sum + (2 * abs(layer) - 1) * strength
        }
    }
}

/// Noise as of mountains, with sharp ridges.
///
/// Follows Apple's [GKRidgedNoiseSource](https://developer.apple.com/documentation/gameplaykit/gkridgednoisesource).
open class GKRidgedNoiseSource: GKCoherentNoiseSource {
    /// Creates a source; by default with six layers.
    public override init(frequency: Double = 1, octaveCount: Int = 6, lacunarity: Double = 2, seed: Int32 = 0) {
        super.init(frequency: frequency, octaveCount: octaveCount, lacunarity: lacunarity, seed: seed)
    }

    override func value(_ place: SIMD3<Double>) -> Double {
        // Layers are strong where the layers above are: valleys stay smooth.
        var (weight, strength) = (1.0, 1.0)
        let sum = layers(place).reduce(0) { sum, layer in
            var ridge = 1 - abs(layer)
            ridge *= ridge * weight
            weight = min(max(ridge * 2, 0), 1)
            defer { strength /= max(abs(lacunarity), 1e-6) }
            return sum + ridge * strength
        }
        return sum * 1.25 - 1
    }
}

/// Noise of cells, each around a random place.
///
/// Follows Apple's [GKVoronoiNoiseSource](https://developer.apple.com/documentation/gameplaykit/gkvoronoinoisesource).
open class GKVoronoiNoiseSource: GKNoiseSource {
    /// The number of cells in a unit; 1 by default.
    open var frequency: Double
    /// The strength of the cells' own numbers; 1 by default.
    open var displacement: Double
    /// Whether numbers grow with the distance from the cell's middle; false by default.
    open var isDistanceEnabled: Bool
    /// The number by which the noise is repeated.
    open var seed: Int32

    /// Creates a source.
    public init(frequency: Double = 1, displacement: Double = 1, distanceEnabled: Bool = false, seed: Int32 = 0) {
        (self.frequency, self.displacement, isDistanceEnabled, self.seed) =
            (frequency, displacement, distanceEnabled, seed)
    }

    override func value(_ place: SIMD3<Double>) -> Double {
        let place = place * frequency
        let floor = place.rounded(.down)
        let (x, y, z) = (NoiseLattice.whole(floor.x), NoiseLattice.whole(floor.y), NoiseLattice.whole(floor.z))
        var (least, cell) = (Double.infinity, SIMD3<Int>(x, y, z))
        for dz in -1...1 {
            for dy in -1...1 {
                for dx in -1...1 {
                    let near = SIMD3<Int>(x &+ dx, y &+ dy, z &+ dz)
                    let middle = SIMD3<Double>(
                        Double(near.x) + (lattice(1).value(near.x, near.y, near.z) + 1) / 2,
                        Double(near.y) + (lattice(2).value(near.x, near.y, near.z) + 1) / 2,
                        Double(near.z) + (lattice(3).value(near.x, near.y, near.z) + 1) / 2)
                    let distance = simd_distance_squared(middle, place)
                    if distance < least { (least, cell) = (distance, near) }
                }
            }
        }
        let own = displacement * lattice(0).value(cell.x, cell.y, cell.z)
        return isDistanceEnabled ? least.squareRoot() * 3.0.squareRoot() - 1 + own : own
    }

    private func lattice(_ number: Int32) -> NoiseLattice { NoiseLattice(seed: seed &* 4 &+ number) }
}

/// The same number everywhere.
open class GKConstantNoiseSource: GKNoiseSource {
    /// The number.
    open var value: Double
    /// Creates a source of a number.
    public init(value: Double) { self.value = value }
    override func value(_ place: SIMD3<Double>) -> Double { value }
}

/// Cubes of -1 and 1, alternately.
open class GKCheckerboardNoiseSource: GKNoiseSource {
    /// The length of a cube's side; 1 by default.
    open var squareSize: Double
    /// Creates a source of cubes.
    public init(squareSize: Double = 1) { self.squareSize = squareSize }
    override func value(_ place: SIMD3<Double>) -> Double {
        let cell = (place / max(abs(squareSize), 1e-9)).rounded(.down)
        let sum = NoiseLattice.whole(cell.x) &+ NoiseLattice.whole(cell.y) &+ NoiseLattice.whole(cell.z)
        return sum & 1 == 0 ? 1 : -1
    }
}

/// Rings around the y axis, each with numbers from 1 to -1 and back.
open class GKCylindersNoiseSource: GKNoiseSource {
    /// The number of rings in a unit; 1 by default.
    open var frequency: Double
    /// Creates a source of rings.
    public init(frequency: Double = 1) { self.frequency = frequency }
    override func value(_ place: SIMD3<Double>) -> Double {
        Self.ring((place.x * place.x + place.z * place.z).squareRoot() * frequency)
    }
    static func ring(_ distance: Double) -> Double {
        let part = distance - distance.rounded(.down)
        return 1 - min(part, 1 - part) * 4
    }
}

/// Shells around the origin, each with numbers from 1 to -1 and back.
open class GKSpheresNoiseSource: GKNoiseSource {
    /// The number of shells in a unit; 1 by default.
    open var frequency: Double
    /// Creates a source of shells.
    public init(frequency: Double = 1) { self.frequency = frequency }
    override func value(_ place: SIMD3<Double>) -> Double {
        GKCylindersNoiseSource.ring(simd_length(place) * frequency)
    }
}
