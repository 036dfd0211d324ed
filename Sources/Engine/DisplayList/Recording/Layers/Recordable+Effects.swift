import Foundation

extension LayerEffect: Recordable {
    func write(to writer: inout RecordWriter) {
        switch self {
        case .opacity(let opacity):
            writer.word(.opacity)
            writer.number(opacity)
        case .transform(let transform):
            writer.word(.transform)
            writer.value(transform)
        case .clip(let shape):
            writer.word(.clip)
            writer.value(shape)
        case .mask: writer.word(.mask)
        case .shadow(let color, let radius, let offset):
            writer.word(.shadow)
            writer.value(color)
            writer.number(radius)
            writer.value(offset)
        case .blur(let radius, let opaque):
            writer.word(.blur)
            writer.number(radius)
            writer.flag(opaque)
        case .blend(let mode):
            writer.word(.blend)
            writer.value(mode)
        case .filter(let filter):
            writer.word(.filter)
            writer.value(filter)
        case .group: writer.word(.group)
        }
    }

    init(from reader: inout RecordReader) throws {
        switch try reader.word() {
        case .opacity: self = .opacity(try reader.number())
        case .transform: self = .transform(try reader.value())
        case .clip: self = .clip(try reader.value())
        case .mask: self = .mask
        case .shadow:
            self = .shadow(try reader.value(), radius: try reader.length(), offset: try reader.value())
        case .blur: self = .blur(radius: try reader.length(), opaque: try reader.flag())
        case .blend: self = .blend(try reader.value())
        case .filter: self = .filter(try reader.value())
        case .group: self = .group
        case let word: throw reader.problem("“\(word.rawValue)” is not an effect")
        }
    }
}

extension ColorFilter: Recordable {
    func write(to writer: inout RecordWriter) {
        func put(_ word: RecordWord, _ number: Double) {
            writer.word(word)
            writer.number(number)
        }
        switch self {
        case .brightness(let amount): put(.brightness, amount)
        case .contrast(let amount): put(.contrast, amount)
        case .saturation(let amount): put(.saturation, amount)
        case .hueRotation(let angle): put(.hue, angle)
        case .grayscale(let amount): put(.gray, amount)
        case .invert: writer.word(.invert)
        case .multiply(let color):
            writer.word(.multiply)
            writer.value(color)
        case .luminanceToAlpha: writer.word(.luminance)
        case .matrix(let matrix):
            writer.word(.matrix)
            for number in matrix.rows.joined() { writer.value(number) }
        case .alphaThreshold(let min, let max, let color):
            put(.threshold, min)
            writer.number(max)
            writer.value(color)
        }
    }

    init(from reader: inout RecordReader) throws {
        switch try reader.word() {
        case .brightness: self = .brightness(try reader.number())
        case .contrast: self = .contrast(try reader.number())
        case .saturation: self = .saturation(try reader.number())
        case .hue: self = .hueRotation(try reader.number())
        case .gray: self = .grayscale(try reader.number())
        case .invert: self = .invert
        case .multiply: self = .multiply(try reader.value())
        case .luminance: self = .luminanceToAlpha
        case .matrix:
            var rows: [[Float]] = []
            for _ in 0..<4 {
                var row: [Float] = []
                for _ in 0..<5 { row.append(try reader.value()) }
                rows.append(row)
            }
            self = .matrix(ColorFilterMatrix(rows: rows))
        case .threshold:
            self = .alphaThreshold(min: try reader.number(), max: try reader.number(), try reader.value())
        case let word: throw reader.problem("“\(word.rawValue)” is not a color filter")
        }
    }
}
