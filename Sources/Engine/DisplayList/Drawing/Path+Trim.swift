import Foundation

extension Path {
    /// Returns the part between two shares of the path's length, each from 0 to 1.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
        if from == 0, to == 1 { return self }
        guard from < to else { return Path() }
        let subpaths = subpaths
        let lengths = subpaths.map { $0.segments.map { $0.length() } }
        let total = lengths.joined().reduce(0, +)
        let (first, last) = (from * total, to * total)
        var result: [Element] = []
        var position: CGFloat = 0
        for (subpath, lengths) in zip(subpaths, lengths) {
            let end = position + lengths.reduce(0, +)
            defer { position = end }
            if end <= first || position >= last { continue }
            let isWhole = position >= first && end <= last
            var isBegun = false
            for (segment, length) in zip(subpath.segments, lengths) {
                defer { position += length }
                if position + length <= first || position >= last || length == 0 { continue }
                let begin = position < first ? segment.parameter(atLength: first - position) : 0
                let stop = position + length > last ? segment.parameter(atLength: last - position) : 1
                let part = segment.part(from: begin, to: stop)
                if !isBegun { result.append(.move(to: part.start)) }
                isBegun = true
                result.append(part.element)
            }
            if isWhole, subpath.isClosed { result.append(.closeSubpath) }
        }
        return result.isEmpty ? Path() : Path(storage: .elements(result))
    }
}
