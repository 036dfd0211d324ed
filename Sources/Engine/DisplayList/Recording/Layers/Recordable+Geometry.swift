import Foundation

extension CGFloat: Recordable {
    func write(to writer: inout RecordWriter) { writer.number(self) }
    init(from reader: inout RecordReader) throws { self = try reader.length() }
}

extension Float: Recordable {
    func write(to writer: inout RecordWriter) { writer.number(Double(self)) }
    init(from reader: inout RecordReader) throws { self = Float(try reader.number()) }
}

extension String: Recordable {
    func write(to writer: inout RecordWriter) { writer.text(self) }
    init(from reader: inout RecordReader) throws { self = try reader.text() }
}

extension Double: Recordable {
    func write(to writer: inout RecordWriter) { writer.number(self) }
    init(from reader: inout RecordReader) throws { self = try reader.number() }
}

extension Int: Recordable {
    func write(to writer: inout RecordWriter) { writer.integer(self) }
    init(from reader: inout RecordReader) throws { self = try reader.integer() }
}

extension CGPoint: Recordable {
    func write(to writer: inout RecordWriter) {
        writer.number(x)
        writer.number(y)
    }

    init(from reader: inout RecordReader) throws { self.init(x: try reader.length(), y: try reader.length()) }
}

extension CGSize: Recordable {
    func write(to writer: inout RecordWriter) {
        writer.number(width)
        writer.number(height)
    }

    init(from reader: inout RecordReader) throws { self.init(width: try reader.length(), height: try reader.length()) }
}

extension CGRect: Recordable {
    func write(to writer: inout RecordWriter) {
        writer.value(origin)
        writer.value(size)
    }

    init(from reader: inout RecordReader) throws { self.init(origin: try reader.value(), size: try reader.value()) }
}

extension Insets: Recordable {
    func write(to writer: inout RecordWriter) {
        for edge in [top, left, bottom, right] { writer.number(edge) }
    }

    init(from reader: inout RecordReader) throws {
        self.init(
            top: try reader.length(), left: try reader.length(), bottom: try reader.length(), right: try reader.length()
        )
    }
}

extension CGAffineTransform: Recordable {
    func write(to writer: inout RecordWriter) {
        for number in [a, b, c, d, tx, ty] { writer.number(number) }
    }

    init(from reader: inout RecordReader) throws {
        self.init(
            a: try reader.length(), b: try reader.length(), c: try reader.length(), d: try reader.length(),
            tx: try reader.length(), ty: try reader.length())
    }
}

extension ProjectionTransform: Recordable {
    func write(to writer: inout RecordWriter) {
        for number in [m11, m12, m13, m21, m22, m23, m31, m32, m33] { writer.number(number) }
    }

    init(from reader: inout RecordReader) throws {
        self.init()
        (m11, m12, m13) = (try reader.length(), try reader.length(), try reader.length())
        (m21, m22, m23) = (try reader.length(), try reader.length(), try reader.length())
        (m31, m32, m33) = (try reader.length(), try reader.length(), try reader.length())
    }
}

extension RGBA: Recordable {
    func write(to writer: inout RecordWriter) {
        for component in [red, green, blue, opacity] { writer.value(component) }
    }

    init(from reader: inout RecordReader) throws {
        self.init(0, 0, 0)
        (red, green) = (try reader.value(), try reader.value())
        (blue, opacity) = (try reader.value(), try reader.value())
    }
}

extension LayerID: Recordable {
    func write(to writer: inout RecordWriter) {
        writer.integer(self == .none ? -1 : Int(index))
        writer.integer(Int(generation))
    }

    init(from reader: inout RecordReader) throws {
        let (index, generation) = (try reader.integer(), try reader.integer())
        guard index >= -1, index < Int(UInt32.max), generation >= 0, generation <= Int(UInt32.max) else {
            throw reader.problem("no layer has such a name")
        }
        self = index < 0 ? .none : LayerID(index: UInt32(index), generation: UInt32(generation))
    }
}
