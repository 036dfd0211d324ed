import Foundation

extension GradientStop: Recordable {
    func write(to writer: inout RecordWriter) {
        writer.value(color)
        writer.number(location)
    }

    init(from reader: inout RecordReader) throws { self.init(color: try reader.value(), location: try reader.length()) }
}

extension Backdrop: Recordable {
    func write(to writer: inout RecordWriter) {
        writer.number(radius)
        writer.number(saturation)
        writer.value(tint)
        writer.number(opacity)
    }

    init(from reader: inout RecordReader) throws {
        self.init(
            radius: try reader.length(), saturation: try reader.number(), tint: try reader.value(),
            opacity: try reader.number())
    }
}

extension ImagePattern: Recordable {
    func write(to writer: inout RecordWriter) {
        writer.value(image)
        writer.value(origin)
        writer.value(part)
        writer.number(scale)
        writer.number(opacity)
    }

    init(from reader: inout RecordReader) throws {
        self.init(
            try reader.value(), origin: try reader.value(), part: try reader.value(), scale: try reader.length(),
            opacity: try reader.number())
    }
}

extension Paint: Recordable {
    func write(to writer: inout RecordWriter) {
        switch self {
        case .color(let color):
            writer.word(.color)
            writer.value(color)
        case .linear(let stops, let start, let end):
            writer.word(.linear)
            writer.list(stops)
            writer.value(start)
            writer.value(end)
        case .radial(let stops, let center, let startRadius, let endRadius, let scale):
            writer.word(.radial)
            writer.list(stops)
            writer.value(center)
            writer.number(startRadius)
            writer.number(endRadius)
            writer.value(scale)
        case .angular(let stops, let center, let startAngle, let endAngle):
            writer.word(.angular)
            writer.list(stops)
            writer.value(center)
            writer.number(startAngle)
            writer.number(endAngle)
        case .image(let pattern):
            writer.word(.pattern)
            writer.value(pattern)
        case .backdrop(let backdrop):
            writer.word(.backdrop)
            writer.value(backdrop)
        }
    }

    init(from reader: inout RecordReader) throws {
        switch try reader.word() {
        case .color: self = .color(try reader.value())
        case .linear: self = .linear(stops: try reader.list(), start: try reader.value(), end: try reader.value())
        case .radial:
            self = .radial(
                stops: try reader.list(), center: try reader.value(), startRadius: try reader.length(),
                endRadius: try reader.length(), scale: try reader.value())
        case .angular:
            self = .angular(
                stops: try reader.list(), center: try reader.value(), startAngle: try reader.number(),
                endAngle: try reader.number())
        case .pattern: self = .image(try reader.value())
        case .backdrop: self = .backdrop(try reader.value())
        case let word: throw reader.problem("“\(word.rawValue)” is not a paint")
        }
    }
}

extension ImageSource: Recordable {
    func write(to writer: inout RecordWriter) {
        switch self {
        case .file(let path, let scale):
            writer.word(.file)
            writer.text(path)
            writer.number(scale)
        case .symbol(let name, let value):
            writer.word(.symbol)
            writer.text(name)
            writer.optional(value)
        case .bitmap(let bitmap):
            writer.word(.bitmap)
            writer.integer(bitmap.width)
            writer.integer(bitmap.height)
            writer.number(bitmap.scale)
            writer.data(bitmap.pixels)
        }
    }

    init(from reader: inout RecordReader) throws {
        switch try reader.word() {
        case .file: self = .file(path: try reader.text(), scale: try reader.length())
        case .symbol: self = .symbol(name: try reader.text(), variableValue: try reader.optional())
        case .bitmap:
            let (width, height) = (try reader.integer(), try reader.integer())
            let (scale, pixels) = (try reader.length(), try reader.data())
            guard width >= 0, height >= 0, width < 1 << 24, height < 1 << 24, pixels.count == width * height * 4 else {
                throw reader.problem("a bitmap has not the pixels that it needs")
            }
            self = .bitmap(Bitmap(width: width, height: height, scale: scale, pixels: pixels))
        case let word: throw reader.problem("“\(word.rawValue)” is not an image")
        }
    }
}

extension ImageContent: Recordable {
    func write(to writer: inout RecordWriter) {
        writer.value(source)
        writer.optional(tint)
        writer.value(interpolation)
        writer.optional(capInsets)
        writer.flag(isTiled)
        writer.optional(symbolFont)
        writer.list(levelTints)
        writer.flag(isMulticolor)
    }

    init(from reader: inout RecordReader) throws {
        self.init(source: try reader.value(), tint: try reader.optional())
        interpolation = try reader.value()
        capInsets = try reader.optional()
        isTiled = try reader.flag()
        symbolFont = try reader.optional()
        levelTints = try reader.list()
        isMulticolor = try reader.flag()
    }
}
