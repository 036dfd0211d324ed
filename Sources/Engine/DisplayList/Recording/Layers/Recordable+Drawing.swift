import Foundation

extension LayerContent: Recordable {
    func write(to writer: inout RecordWriter) {
        switch self {
        case .none: writer.word(.none)
        case .color(let color):
            writer.word(.color)
            writer.value(color)
        case .fill(let path, let paint, let style):
            writer.word(.fill)
            writer.value(path)
            writer.value(paint)
            writer.value(style)
        case .stroke(let path, let paint, let style):
            writer.word(.stroke)
            writer.value(path)
            writer.value(paint)
            writer.value(style)
        case .text(let text):
            writer.word(.text)
            writer.value(text)
        case .image(let image):
            writer.word(.image)
            writer.value(image)
        case .commands(let commands):
            writer.word(.commands)
            writer.list(commands)
        }
    }

    init(from reader: inout RecordReader) throws {
        switch try reader.word() {
        case .none: self = .none
        case .color: self = .color(try reader.value())
        case .fill: self = .fill(try reader.value(), try reader.value(), try reader.value())
        case .stroke: self = .stroke(try reader.value(), try reader.value(), try reader.value())
        case .text: self = .text(try reader.value())
        case .image: self = .image(try reader.value())
        case .commands: self = .commands(try reader.list())
        case let word: throw reader.problem("“\(word.rawValue)” is not a drawing")
        }
    }
}

extension DrawingCommand: Recordable {
    func write(to writer: inout RecordWriter) {
        switch self {
        case .fill(let path, let paint, let style):
            writer.word(.fill)
            writer.value(path)
            writer.value(paint)
            writer.value(style)
        case .stroke(let path, let paint, let style):
            writer.word(.stroke)
            writer.value(path)
            writer.value(paint)
            writer.value(style)
        case .text(let text, let rect):
            writer.word(.text)
            writer.value(text)
            writer.value(rect)
        case .image(let image, let rect):
            writer.word(.image)
            writer.value(image)
            writer.value(rect)
        case .group(let commands, let group):
            writer.word(.group)
            writer.list(commands)
            writer.value(group)
        }
    }

    init(from reader: inout RecordReader) throws {
        switch try reader.word() {
        case .fill: self = .fill(try reader.value(), try reader.value(), try reader.value())
        case .stroke: self = .stroke(try reader.value(), try reader.value(), try reader.value())
        case .text: self = .text(try reader.value(), in: try reader.value())
        case .image: self = .image(try reader.value(), in: try reader.value())
        case .group: self = .group(try reader.list(), try reader.value())
        case let word: throw reader.problem("“\(word.rawValue)” is not a drawing command")
        }
    }
}

extension DrawingMask: Recordable {
    func write(to writer: inout RecordWriter) {
        writer.list(commands)
        writer.number(opacity)
        writer.flag(isInverse)
    }

    init(from reader: inout RecordReader) throws {
        self.init(try reader.list(), opacity: try reader.number(), isInverse: try reader.flag())
    }
}

extension DrawingGroup: Recordable {
    func write(to writer: inout RecordWriter) {
        writer.value(transform)
        writer.list(clips)
        writer.list(masks)
        writer.list(effects)
        writer.optional(composition)
    }

    init(from reader: inout RecordReader) throws {
        self.init()
        (transform, clips, masks) = (try reader.value(), try reader.list(), try reader.list())
        (effects, composition) = (try reader.list(), try reader.optional())
    }
}
