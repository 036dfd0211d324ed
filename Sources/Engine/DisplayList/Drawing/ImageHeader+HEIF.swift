import Foundation

/// The properties of the main picture of a HEIF file (HEIC, AVIF).
///
/// A file has several pictures, such as tiles and a preview, and a list of properties; a table says which picture has which.
/// Follows ISO/IEC 23008-12.
struct HEIFProperties {
    /// The size of the picture before it is turned; nil where the file does not say it as expected.
    private(set) var size: (width: Int, height: Int)?
    /// Whether the picture is turned by a quarter.
    private(set) var isTurned = false

    private let bytes: PictureBytes

    init(_ bytes: PictureBytes) {
        self.bytes = bytes
        let numbers = mainProperties
        guard !numbers.isEmpty, let list = bytes.place(of: Array("ipco".utf8), from: 0) else { return }
        let properties = boxes(from: list + 4, to: list - 4 + number(list - 4, 4))
        for number in numbers where properties.indices.contains(number - 1) { read(properties[number - 1]) }
    }

    /// The numbers of the main picture's properties, from 1, in their order.
    private var mainProperties: [Int] {
        guard let main = bytes.place(of: Array("pitm".utf8), from: 0),
            let table = bytes.place(of: Array("ipma".utf8), from: 0)
        else { return [] }
        let item = number(main + 8, number(main + 4, 1) == 0 ? 2 : 4)
        let lengthOfItem = number(table + 4, 1) == 0 ? 2 : 4
        let isWide = number(table + 7, 1) & 1 == 1
        var place = table + 12
        for _ in 0..<min(number(table + 8, 4), 4096) where place < bytes.count {
            let found = number(place, lengthOfItem)
            let count = number(place + lengthOfItem, 1)
            place += lengthOfItem + 1
            // The highest bit says whether a reader must know the property.
            if found == item {
                return (0..<count).map { isWide ? number(place + $0 * 2, 2) & 0x7FFF : number(place + $0, 1) & 0x7F }
            }
            place += count * (isWide ? 2 : 1)
        }
        return []
    }

    private mutating func read(_ place: Int) {
        switch String(decoding: bytes.bytes[place..<place + 4], as: UTF8.self) {
        case "ispe": setSize(number(place + 8, 4), number(place + 12, 4))
        case "clap":
            // The part of a padded picture that is shown: a fraction each way.
            let values = (1...4).map { number(place + $0 * 4, 4) }
            if values[1] > 0, values[3] > 0 { setSize(values[0] / values[1], values[2] / values[3]) }
        case "irot": isTurned = number(place + 4, 1) & 1 == 1
        default: break
        }
    }

    private mutating func setSize(_ width: Int, _ height: Int) {
        if width > 0, height > 0 { size = (width, height) }
    }

    /// The places of the names of boxes, one behind the other.
    private func boxes(from start: Int, to end: Int) -> [Int] {
        var (found, place) = ([Int](), start)
        while place + 8 <= min(end, bytes.count), found.count < 4096 {
            found.append(place + 4)
            let length = number(place, 4)
            guard length >= 8 else { break }
            place += length
        }
        return found
    }

    /// A number of the file; 0 outside of it.
    private func number(_ place: Int, _ length: Int) -> Int {
        place >= 0 && place + length <= bytes.count ? bytes.big(place, length) : 0
    }
}
