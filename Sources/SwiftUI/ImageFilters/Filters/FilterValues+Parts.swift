import DisplayList
import Foundation
import SwiftUICore

extension FilterValues {
    /// A place counted from the bottom left, within a million pixels; the middle of a raster where none was set.
    func spot(_ key: String, in raster: Raster) -> Place {
        let place = place(key, in: raster)
        return Place(Float(min(max(place.x, -1e6), 1e6)), Float(min(max(place.y, -1e6), 1e6)))
    }

    /// A number between two bounds.
    func number(_ key: String, in bounds: ClosedRange<Float>) -> Float {
        min(max(number(key), bounds.lowerBound), bounds.upperBound)
    }

    /// The numbers of a vector, as many as wanted: 0 beyond its last, and for NaN and infinities.
    func components(_ key: String, _ count: Int) -> [Float] {
        let vector = vector(key)
        return (0..<count).map { index in
            let value = vector.value(at: index)
            return value.isFinite ? Float(min(max(value, -1e6), 1e6)) : 0
        }
    }

    func flag(_ key: String) -> Bool { number(key) != 0 || isTrue(key) }

    /// The rectangle that an effect fills; all of a raster where none was set.
    func area(_ key: String, in raster: Raster) -> CGRect {
        rectangle(key).map(\.standardized) ?? raster.extent
    }

    /// A transform; the identity where none was set that has numbers.
    func transform(_ key: String) -> CGAffineTransform {
        let found: CGAffineTransform? =
            switch any(key) {
            case let value as CGAffineTransform: value
            case let value as AffineTransform:
                CGAffineTransform(a: value.m11, b: value.m12, c: value.m21, d: value.m22, tx: value.tX, ty: value.tY)
            case let value as NSAffineTransform:
                CGAffineTransform(
                    a: value.transformStruct.m11, b: value.transformStruct.m12, c: value.transformStruct.m21,
                    d: value.transformStruct.m22, tx: value.transformStruct.tX, ty: value.transformStruct.tY)
            case let vector as CIVector where vector.count == 6:
                CGAffineTransform(
                    a: vector.value(at: 0), b: vector.value(at: 1), c: vector.value(at: 2), d: vector.value(at: 3),
                    tx: vector.value(at: 4), ty: vector.value(at: 5))
            default: nil
            }
        guard let found else { return .identity }
        let parts = [found.a, found.b, found.c, found.d, found.tx, found.ty]
        return parts.allSatisfy { $0.isFinite && abs($0) < 1e7 } ? found : .identity
    }

    /// Floating-point numbers of 32 bits: 0 for NaN and infinities.
    func floats(_ key: String) -> [Float] {
        guard let data = data(key) else { return [] }
        return data.withUnsafeBytes { bytes in
            (0..<(bytes.count / 4)).map { index in
                let value = bytes.loadUnaligned(fromByteOffset: index * 4, as: Float.self)
                return value.isFinite ? value : 0
            }
        }
    }

    /// Whether colors are computed in amounts of light.
    func isLinear(_ key: String) -> Bool {
        guard let space = any(key) as? CGColorSpace else { return false }
        return space.name?.contains("Linear") == true || space.name == CGColorSpace.linearGray
    }
}
