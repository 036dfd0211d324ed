import Foundation

extension Path: Recordable {
    func write(to writer: inout RecordWriter) {
        switch storage {
        case .empty: writer.word(.empty)
        case .rect(let rect):
            writer.word(.rect)
            writer.value(rect)
        case .ellipse(let rect):
            writer.word(.ellipse)
            writer.value(rect)
        case .roundedRect(let rect, let corner, let style):
            writer.word(.rounded)
            writer.value(rect)
            writer.value(corner)
            writer.value(style)
        case .elements(let elements):
            writer.word(.path)
            writer.list(elements)
        }
    }

    init(from reader: inout RecordReader) throws {
        switch try reader.word() {
        case .empty: self.init()
        case .rect: self.init(storage: .rect(try reader.value()))
        case .ellipse: self.init(storage: .ellipse(try reader.value()))
        case .rounded:
            self.init(
                storage: .roundedRect(
                    try reader.value(), cornerSize: try reader.value(), style: try reader.value()))
        case .path: self.init(storage: .elements(try reader.list()))
        case let word: throw reader.problem("“\(word.rawValue)” is not an outline")
        }
    }
}

extension Path.Element: Recordable {
    func write(to writer: inout RecordWriter) {
        switch self {
        case .move(let to):
            writer.word(.move)
            writer.value(to)
        case .line(let to):
            writer.word(.line)
            writer.value(to)
        case .quadCurve(let to, let control):
            writer.word(.quad)
            writer.value(to)
            writer.value(control)
        case .curve(let to, let control1, let control2):
            writer.word(.curve)
            writer.value(to)
            writer.value(control1)
            writer.value(control2)
        case .closeSubpath: writer.word(.close)
        }
    }

    init(from reader: inout RecordReader) throws {
        switch try reader.word() {
        case .move: self = .move(to: try reader.value())
        case .line: self = .line(to: try reader.value())
        case .quad: self = .quadCurve(to: try reader.value(), control: try reader.value())
        case .curve:
            self = .curve(to: try reader.value(), control1: try reader.value(), control2: try reader.value())
        case .close: self = .closeSubpath
        case let word: throw reader.problem("“\(word.rawValue)” is not a part of an outline")
        }
    }
}

extension FillStyle: Recordable {
    func write(to writer: inout RecordWriter) {
        writer.flag(isEOFilled)
        writer.flag(isAntialiased)
    }

    init(from reader: inout RecordReader) throws {
        self.init(eoFill: try reader.flag(), antialiased: try reader.flag())
    }
}

extension StrokeStyle: Recordable {
    func write(to writer: inout RecordWriter) {
        writer.number(lineWidth)
        writer.value(lineCap)
        writer.value(lineJoin)
        writer.number(miterLimit)
        writer.list(dash)
        writer.number(dashPhase)
    }

    init(from reader: inout RecordReader) throws {
        self.init(
            lineWidth: try reader.length(), lineCap: try reader.value(), lineJoin: try reader.value(),
            miterLimit: try reader.length(), dash: try reader.list(), dashPhase: try reader.length())
    }
}

extension ClipShape: Recordable {
    func write(to writer: inout RecordWriter) {
        writer.value(path)
        writer.value(style)
    }

    init(from reader: inout RecordReader) throws { self.init(path: try reader.value(), style: try reader.value()) }
}
