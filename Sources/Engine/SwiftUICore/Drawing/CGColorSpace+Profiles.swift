import Foundation

extension CGColorSpace {
    /// Creates a space of a profile of the International Color Consortium; nil for other bytes.
    ///
    /// A profile of RGB whose name is known is taken for that space, and any other for sRGB.
    ///
    /// Follows Apple's [init(iccData:)](https://developer.apple.com/documentation/coregraphics/cgcolorspace/init(iccdata:)).
    public convenience init?(iccData data: CFData) {
        guard let profile = ColorProfile(data) else { return nil }
        self.init(profile.model, name: profile.spaceName, profile: data)
    }
    /// Creates a space of a profile's bytes; nil for another object or other bytes.
    @_disfavoredOverload
    public convenience init?(iccData data: CFTypeRef) {
        guard let data = data as? Data else { return nil }
        self.init(iccData: data)
    }
    /// Creates a space of a profile, in the older form.
    public convenience init?(iccProfileData data: CFData) { self.init(iccData: data) }
    /// Creates a space of a table of colors; nil for a table that is too short.
    /// - Parameters:
    ///   - last: The greatest index, up to 255.
    ///   - colorTable: The components of all colors, a byte each.
    public convenience init?(indexedBaseSpace baseSpace: CGColorSpace, last: Int, colorTable: UnsafePointer<UInt8>) {
        guard (0...255).contains(last), baseSpace.numberOfComponents > 0, baseSpace.model != .indexed else {
            return nil
        }
        let table = UnsafeBufferPointer(start: colorTable, count: (last + 1) * baseSpace.numberOfComponents)
        self.init(.indexed, name: nil, base: baseSpace, table: Array(table))
    }
    /// Creates a space of patterns; with the space of their color for patterns without colors.
    public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
        self.init(.pattern, name: nil, base: baseSpace)
    }
    /// Creates a space of the values that ``copyPropertyList()`` has returned; nil for others.
    public convenience init?(propertyListPlist plist: CFTypeRef) {
        if let name = plist as? String { self.init(name: name) } else { self.init(iccData: plist) }
    }

    /// Returns a profile for the space; nil for inks without a profile of their own, tables and patterns.
    public func copyICCData() -> CFData? { profile ?? ColorProfile.make(for: self) }
    /// Returns values that describe the space for ``init(propertyListPlist:)``; nil for tables and patterns.
    public func copyPropertyList() -> CFTypeRef? {
        if let name { return NSString(string: name) }
        return copyICCData().map { NSData(data: $0) }
    }
    /// Returns the name of the space; nil for the spaces of devices.
    public func copyName() -> CFString? { name }

    /// Whether the space has high dynamic range.
    public func isHDR() -> Bool { usesITUR_2100TF }
    /// Whether the curve of the space is one of high dynamic range.
    public var usesITUR_2100TF: Bool { name.map { $0.hasSuffix("_PQ") || $0.hasSuffix("_HLG") } ?? false }
    /// Whether components can be beyond 0 and 1.
    public var usesExtendedRange: Bool { name?.contains("Extended") ?? false }
    /// Whether pictures can be drawn in the space.
    public var supportsOutput: Bool { ![.indexed, .pattern, .unknown].contains(model) }
}

/// A profile of the International Color Consortium, as far as its space.
struct ColorProfile {
    let model: CGColorSpaceModel
    let spaceName: String?

    init?(_ data: Data) {
        let bytes = [UInt8](data)
        guard bytes.count >= 132, Array(bytes[36..<40]) == Array("acsp".utf8) else { return nil }
        switch String(decoding: bytes[16..<20], as: UTF8.self) {
        case "RGB ": model = .rgb
        case "GRAY": model = .monochrome
        case "CMYK": model = .cmyk
        case "Lab ": model = .lab
        case "XYZ ": model = .XYZ
        default: return nil
        }
        // The name is text of one byte or of two for each letter.
        let text = String(decoding: bytes.prefix(65_536).filter { $0 >= 32 && $0 < 127 }, as: UTF8.self)
        let known = [
            ("Display P3", CGColorSpace.displayP3), ("Adobe RGB", CGColorSpace.adobeRGB1998),
            ("2020", CGColorSpace.itur_2020), ("sRGB", CGColorSpace.sRGB),
        ]
        spaceName = model == .rgb ? known.first { text.contains($0.0) }?.1 : nil
    }

    /// The name, the primary colors in the space of profiles, and the exponent of a space.
    private static func facts(_ space: CGColorSpace) -> (name: String, primaries: [[Double]])? {
        let sRGB = [[0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.71410]]
        switch space.name {
        case nil, CGColorSpace.sRGB, CGColorSpace.linearSRGB, CGColorSpace.extendedSRGB,
            CGColorSpace.extendedLinearSRGB,
            CGColorSpace.genericRGBLinear:
            return ("sRGB", sRGB)
        case let name? where name.contains("P3"):
            return (
                "Display P3",
                [[0.51512, 0.24120, -0.00105], [0.29198, 0.69225, 0.04189], [0.15710, 0.06657, 0.78407]]
            )
        case CGColorSpace.adobeRGB1998:
            return (
                "Adobe RGB (1998)",
                [[0.60974, 0.31111, 0.01947], [0.20528, 0.62567, 0.06087], [0.14919, 0.06322, 0.74457]]
            )
        case let name? where name.contains("ITUR_2020"):
            return (
                "Rec. ITU-R BT.2020",
                [[0.67351, 0.27904, -0.00193], [0.16567, 0.67535, 0.02998], [0.12509, 0.04561, 0.79686]]
            )
        default: return nil
        }
    }

    /// A profile of a space's primary colors and curve.
    static func make(for space: CGColorSpace) -> Data? {
        let exponent = space.name?.contains("Linear") ?? false ? 1.0 : 2.2
        var tags: [(String, [UInt8])] = []
        func number(_ value: Double) -> [UInt8] { word(UInt32(bitPattern: Int32((value * 65_536).rounded()))) }
        func place(_ values: [Double]) -> [UInt8] { Array("XYZ ".utf8) + word(0) + values.flatMap(number) }
        let curve = Array("curv".utf8) + word(0) + word(1) + half(UInt16(exponent * 256)) + half(0)
        let name: String
        switch space.model {
        case .rgb:
            guard let facts = facts(space) else { return nil }
            name = facts.name
            for (letter, primary) in zip(["r", "g", "b"], facts.primaries) {
                tags += [("\(letter)XYZ", place(primary)), ("\(letter)TRC", curve)]
            }
        case .monochrome: (name, tags) = ("Gray", [("kTRC", curve)])
        default: return nil
        }
        tags.append(("wtpt", place([0.9642, 1, 0.8249])))
        let letters = Array(name.utf8) + [0]
        // After the text there are an empty one in Unicode and one in the Mac's script.
        tags.append(
            (
                "desc",
                Array("desc".utf8) + word(0) + word(UInt32(letters.count)) + letters + [UInt8](repeating: 0, count: 78)
            ))
        tags.append(("cprt", Array("text".utf8) + word(0) + Array("Public domain".utf8) + [0]))
        var (table, values): ([UInt8], [UInt8]) = (word(UInt32(tags.count)), [])
        for (signature, value) in tags {
            table +=
                Array(signature.utf8) + word(UInt32(128 + 4 + tags.count * 12 + values.count))
                + word(UInt32(value.count))
            values += value + [UInt8](repeating: 0, count: (4 - value.count % 4) % 4)
        }
        var header = word(UInt32(128 + table.count + values.count)) + word(0) + word(0x0210_0000) + Array("mntr".utf8)
        header += Array((space.model == .rgb ? "RGB " : "GRAY").utf8) + Array("XYZ ".utf8)
        header += half(2026) + half(1) + half(1) + [UInt8](repeating: 0, count: 6) + Array("acsp".utf8)
        header += [UInt8](repeating: 0, count: 28) + number(0.9642) + number(1) + number(0.8249)
        return Data(header + [UInt8](repeating: 0, count: 128 - header.count) + table + values)
    }
    private static func word(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(value >> (24 - 8 * $0) & 0xFF) } }
    private static func half(_ value: UInt16) -> [UInt8] { [UInt8(value >> 8), UInt8(value & 0xFF)] }
}
