import Foundation

/// The meaning of colors' components, as Core Graphics has it.
///
/// Pictures and colors are kept in sRGB here, whatever space they are made for.
///
/// Follows Apple's [CGColorSpace](https://developer.apple.com/documentation/coregraphics/cgcolorspace).
public final class CGColorSpace: Hashable, Sendable {
    /// The name; nil for the spaces of devices.
    public let name: String?
    /// The kind of components.
    public let model: CGColorSpaceModel

    /// The profile that the space was made of; nil for a space of a name.
    let profile: Data?
    /// The space of the entries of a table, or of a pattern's color; nil for other spaces.
    public let baseColorSpace: CGColorSpace?
    /// The components of a table's entries; nil for other spaces.
    public let colorTable: [UInt8]?

    init(
        _ model: CGColorSpaceModel, name: String?, profile: Data? = nil, base: CGColorSpace? = nil,
        table: [UInt8]? = nil
    ) {
        (self.model, self.name, self.profile) = (model, name, profile)
        (baseColorSpace, colorTable) = (base, table)
    }

    /// Creates a space of a name; nil for an unknown one.
    public convenience init?(name: String) {
        guard let model = Self.models[name] else { return nil }
        self.init(model, name: name)
    }

    /// How many components a color has, without its opacity.
    public var numberOfComponents: Int {
        switch model {
        case .monochrome: 1
        case .cmyk: 4
        case .rgb, .lab, .XYZ: 3
        case .indexed: 1
        case .unknown, .deviceN, .pattern: 0
        }
    }

    /// Whether the space has more colors than sRGB.
    public var isWideGamutRGB: Bool {
        let wide = ["P3", "Extended", "2020", "2100", "Adobe", "ROMM", "ACES"]
        return model == .rgb && (name.map { name in wide.contains { name.contains($0) } } ?? false)
    }

    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
        a.name == b.name && a.model == b.model && a.profile == b.profile && a.colorTable == b.colorTable
            && a.baseColorSpace == b.baseColorSpace
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(model)
    }
}

/// The kinds of color spaces.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
    case unknown = -1
    case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// Returns the RGB of the device: sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.rgb, name: nil) }
/// Returns the grays of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.monochrome, name: nil) }
/// Returns the inks of the device.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(.cmyk, name: nil) }
