import Foundation

/// Reads the facts that cameras write into pictures: JPEG, TIFF, PNG and WebP files.
///
/// Follows the specification of Exif 2.32: a header, then lists of tags whose values are beside them or elsewhere in the data.
struct ExifReader {
    private let bytes: [UInt8]
    private let isLittle: Bool

    /// Finds the facts in the contents of a file; nil if there are none.
    init?(file data: Data) {
        guard let range = Self.range(in: [UInt8](data.prefix(4_000_000))) else { return nil }
        let bytes = Array([UInt8](data)[range])
        guard bytes.count >= 8 else { return nil }
        switch (bytes[0], bytes[1]) {
        case (0x49, 0x49): isLittle = true
        case (0x4D, 0x4D): isLittle = false
        default: return nil
        }
        self.bytes = bytes
        guard half(2) == 42 else { return nil }
    }

    private static func range(in bytes: [UInt8]) -> Range<Int>? {
        guard bytes.count > 16 else { return nil }
        func big(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        if bytes[0] == 0xFF, bytes[1] == 0xD8 {
            var place = 2
            while place + 10 <= bytes.count, bytes[place] == 0xFF, bytes[place + 1] != 0xDA {
                let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
                let end = min(place + 2 + length, bytes.count)
                if bytes[place + 1] == 0xE1, Array(bytes[place + 4..<place + 8]) == Array("Exif".utf8), place + 10 < end
                {
                    return place + 10..<end
                }
                place += 2 + max(length, 2)
            }
            return nil
        }
        if Array(bytes[0..<2]) == Array("II".utf8) || Array(bytes[0..<2]) == Array("MM".utf8) { return 0..<bytes.count }
        let isPNG = Array(bytes[1..<4]) == Array("PNG".utf8)
        guard isPNG || Array(bytes[8..<12]) == Array("WEBP".utf8) else { return nil }
        var place = isPNG ? 8 : 12
        while place + 12 <= bytes.count {
            let name = Array(bytes[(isPNG ? place + 4 : place)..<(isPNG ? place + 8 : place + 4)])
            let length = isPNG ? big(place) : bytes[place + 4..<place + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
            guard length <= bytes.count - place - 8 else { return nil }
            if name == Array((isPNG ? "eXIf" : "EXIF").utf8) { return place + 8..<place + 8 + length }
            place += 8 + length + (isPNG ? 4 : length % 2)
        }
        return nil
    }

    private func number(_ place: Int, _ count: Int) -> Int {
        guard place >= 0, place + count <= bytes.count else { return 0 }
        let part = bytes[place..<place + count]
        return isLittle ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
    }
    private func half(_ place: Int) -> Int { number(place, 2) }
    private func word(_ place: Int) -> Int { number(place, 4) }

    /// The facts in dictionaries, by the names that ImageIO has for these.
    var properties: [String: Any] {
        var result: [String: Any] = [:]
        let main = tags(at: word(4))
        var tiff = named(main, Self.tiffNames)
        // Pictures are read upright.
        if tiff[kCGImagePropertyTIFFOrientation] != nil { tiff[kCGImagePropertyTIFFOrientation] = 1 }
        if !tiff.isEmpty { result[kCGImagePropertyTIFFDictionary] = NSDictionary.of(tiff) }
        if let place = main[0x8769] as? Int {
            var exif = named(tags(at: place), Self.exifNames)
            if let speed = exif[kCGImagePropertyExifISOSpeedRatings] as? Int {
                exif[kCGImagePropertyExifISOSpeedRatings] = NSArray(array: [speed])
            }
            if !exif.isEmpty { result[kCGImagePropertyExifDictionary] = NSDictionary.of(exif) }
        }
        if let place = main[0x8825] as? Int {
            var gps = named(tags(at: place), Self.gpsNames)
            for key in [kCGImagePropertyGPSLatitude, kCGImagePropertyGPSLongitude] {
                guard let parts = gps[key] as? [Double], parts.count == 3 else { continue }
                gps[key] = parts[0] + parts[1] / 60 + parts[2] / 3600
            }
            if let parts = gps[kCGImagePropertyGPSTimeStamp] as? [Double], parts.count == 3,
                parts.allSatisfy({ (0..<100).contains($0) })
            {
                let texts = parts.map { $0 < 10 ? "0\(Int($0))" : "\(Int($0))" }
                gps[kCGImagePropertyGPSTimeStamp] = texts.joined(separator: ":")
            }
            if !gps.isEmpty { result[kCGImagePropertyGPSDictionary] = NSDictionary.of(gps) }
        }
        if let across = tiff[kCGImagePropertyTIFFXResolution], let down = tiff[kCGImagePropertyTIFFYResolution] {
            result[kCGImagePropertyDPIWidth] = across
            result[kCGImagePropertyDPIHeight] = down
        }
        return result
    }

    private func named(_ tags: [Int: Any], _ names: [Int: String]) -> [String: Any] {
        var result: [String: Any] = [:]
        for (tag, value) in tags { if let name = names[tag] { result[name] = value } }
        return result
    }

    private func tags(at place: Int) -> [Int: Any] {
        guard place >= 8, place + 2 <= bytes.count else { return [:] }
        var tags: [Int: Any] = [:]
        for index in 0..<min(half(place), 512) {
            let entry = place + 2 + index * 12
            guard entry + 12 <= bytes.count else { break }
            tags[half(entry)] = value(entry)
        }
        return tags
    }

    /// The value of an entry: a text, a number, or several numbers.
    private func value(_ entry: Int) -> Any? {
        let sizes = [1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 9: 4, 10: 8]
        let (kind, count) = (half(entry + 2), word(entry + 4))
        guard let size = sizes[kind], count > 0, count <= 65_536 else { return nil }
        let place = size * count <= 4 ? entry + 8 : word(entry + 8)
        guard place + size * count <= bytes.count else { return nil }
        switch kind {
        case 2:
            return String(decoding: bytes[place..<place + count].prefix { $0 != 0 }, as: UTF8.self)
                .trimmingCharacters(in: .whitespaces)
        case 7:
            let part = Array(bytes[place..<place + count])
            // Comments begin with the name of their encoding.
            if count > 8, Array(part[0..<5]) == Array("ASCII".utf8) {
                return String(decoding: part[8...].prefix { $0 != 0 }, as: UTF8.self)
            }
            if count == 1 { return Int(part[0]) }
            // Versions are digits.
            return part.allSatisfy { (48...57).contains($0) } ? part.map { Int($0) - 48 } : Data(part)
        case 5, 10:
            let parts = (0..<count).map { index -> Double in
                let (above, below) = (word(place + index * 8), word(place + index * 8 + 4))
                let signed = kind == 10
                let number = signed ? Double(Int32(truncatingIfNeeded: above)) : Double(above)
                let divisor = signed ? Double(Int32(truncatingIfNeeded: below)) : Double(below)
                return divisor == 0 ? 0 : number / divisor
            }
            return count == 1 ? parts[0] : parts
        default:
            let parts = (0..<count).map { number(place + $0 * size, size) }
            return count == 1 ? parts[0] : parts
        }
    }

    private static let tiffNames: [Int: String] = [
        0x010E: "ImageDescription", 0x010F: "Make", 0x0110: "Model", 0x0112: "Orientation", 0x011A: "XResolution",
        0x011B: "YResolution", 0x0128: "ResolutionUnit", 0x0131: "Software", 0x0132: "DateTime", 0x013B: "Artist",
        0x013C: "HostComputer", 0x8298: "Copyright", 0x010D: "DocumentName", 0x0103: "Compression",
        0x0106: "PhotometricInterpretation",
    ]
    private static let exifNames: [Int: String] = [
        0x829A: "ExposureTime", 0x829D: "FNumber", 0x8822: "ExposureProgram", 0x8827: "ISOSpeedRatings",
        0x9000: "ExifVersion", 0x9003: "DateTimeOriginal", 0x9004: "DateTimeDigitized", 0x9010: "OffsetTime",
        0x9011: "OffsetTimeOriginal", 0x9012: "OffsetTimeDigitized", 0x9201: "ShutterSpeedValue",
        0x9202: "ApertureValue", 0x9203: "BrightnessValue", 0x9204: "ExposureBiasValue", 0x9205: "MaxApertureValue",
        0x9206: "SubjectDistance", 0x9207: "MeteringMode", 0x9208: "LightSource", 0x9209: "Flash",
        0x920A: "FocalLength", 0x9214: "SubjectArea", 0x9286: "UserComment", 0x9290: "SubsecTime",
        0x9291: "SubsecTimeOriginal", 0x9292: "SubsecTimeDigitized", 0xA001: "ColorSpace", 0xA002: "PixelXDimension",
        0xA003: "PixelYDimension", 0xA217: "SensingMethod", 0xA301: "SceneType", 0xA401: "CustomRendered",
        0xA402: "ExposureMode", 0xA403: "WhiteBalance", 0xA404: "DigitalZoomRatio", 0xA405: "FocalLenIn35mmFilm",
        0xA406: "SceneCaptureType", 0xA407: "GainControl", 0xA408: "Contrast", 0xA409: "Saturation",
        0xA40A: "Sharpness", 0xA420: "ImageUniqueID", 0xA430: "CameraOwnerName", 0xA431: "BodySerialNumber",
        0xA432: "LensSpecification", 0xA433: "LensMake", 0xA434: "LensModel", 0xA435: "LensSerialNumber",
    ]
    private static let gpsNames: [Int: String] = [
        0: "GPSVersion", 1: "LatitudeRef", 2: "Latitude", 3: "LongitudeRef", 4: "Longitude", 5: "AltitudeRef",
        6: "Altitude", 7: "TimeStamp", 11: "DOP", 12: "SpeedRef", 13: "Speed", 14: "TrackRef", 15: "Track",
        16: "ImgDirectionRef", 17: "ImgDirection", 18: "MapDatum", 23: "DestBearingRef", 24: "DestBearing",
        29: "DateStamp", 31: "HPositioningError",
    ]
}

extension NSDictionary {
    /// A dictionary of Foundation's with the same values.
    static func of(_ values: [String: Any]) -> NSDictionary { NSDictionary(dictionary: values) }
}
