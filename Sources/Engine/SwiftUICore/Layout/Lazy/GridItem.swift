import Foundation

/// A column or row of a lazy grid.
///
/// Follows Apple's [GridItem](https://developer.apple.com/documentation/swiftui/griditem); statements L70 to L73.
public struct GridItem: Sendable {
    /// How the length across is found, in points.
    public enum Size: Sendable {
        /// A fixed length.
        case fixed(CGFloat)
        /// A share of the remaining length, between bounds.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many as fit, each between bounds.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// How the length across is found.
    public var size: Size
    /// The distance to the next; nil for the usual 8 points.
    public var spacing: CGFloat?
    /// The alignment of cells; nil for the grid's alignment.
    public var alignment: Alignment?

    /// Creates a column or row.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// A column as it was resolved: its length, where it begins, and where its cells lie.
struct GridTrack {
    var length: CGFloat
    var start: CGFloat = 0
    var alignment: Alignment?
}

extension [GridItem] {
    /// Divides a length among the items (L71); returns the tracks and the length they take together, in whole units of a
    /// coarse grid.
    func tracks(
        across proposed: CGFloat?, _ grid: DeviceGrid, _ axis: Axis
    ) -> (tracks: [GridTrack], length: CGFloat) {
        if !grid.isCoarse { return tracks(across: proposed) }
        let items = map { item in
            var item = item
            item.spacing = grid.distance(item.spacing ?? ViewSpacing.standard, axis)
            return item
        }
        // Tracks of one length keep one length, and equal gaps: less than a unit for each is left over.
        var tracks = items.tracks(across: proposed).tracks
        var (oldEnd, newEnd): (CGFloat, CGFloat) = (0, 0)
        for index in tracks.indices {
            let (start, length) = (tracks[index].start, tracks[index].length)
            tracks[index].start = newEnd + grid.distance(start - oldEnd, axis)
            tracks[index].length = grid.guide(length, axis)
            oldEnd = start + length
            newEnd = tracks[index].start + tracks[index].length
        }
        return (tracks, newEnd)
    }

    private func tracks(across proposed: CGFloat?) -> (tracks: [GridTrack], length: CGFloat) {
        let spacings = map { $0.spacing ?? ViewSpacing.standard }
        let gaps = spacings.dropLast().reduce(0, +)
        var rest = Swift.max((proposed ?? fixedLength) - gaps, 0)
        var remaining = 0
        for item in self {
            if case .fixed(let length) = item.size { rest -= length } else { remaining += 1 }
        }
        var tracks: [GridTrack] = []
        var cursor: CGFloat = 0
        for (index, item) in enumerated() {
            let share = remaining > 0 ? Swift.max(rest, 0) / CGFloat(remaining) : 0
            func add(_ length: CGFloat) {
                tracks.append(GridTrack(length: length, start: cursor, alignment: item.alignment))
                cursor += length
            }
            switch item.size {
            case .fixed(let length): add(length)
            case .flexible(let minimum, let maximum):
                let length = Swift.min(Swift.max(share, minimum), maximum)
                add(length)
                rest -= length
                remaining -= 1
            case .adaptive(let minimum, let maximum):
                let spacing = spacings[index]
                let least = Swift.max(minimum, 1)
                let fitting = (share + spacing) / (least + spacing)
                // With a spacing that uses up the space of each column, the number of columns would be infinite.
                let count = fitting.isFinite ? Int(Swift.min(Swift.max(fitting.rounded(.down), 1), 10_000)) : 1
                let each = (share - spacing * CGFloat(count - 1)) / CGFloat(count)
                let length = Swift.min(Swift.max(each, minimum), maximum)
                for number in 0..<count {
                    if number > 0 { cursor += spacing }
                    add(length)
                }
                rest -= length * CGFloat(count) + spacing * CGFloat(count - 1)
                remaining -= 1
            }
            if index < count - 1 { cursor += spacings[index] }
        }
        return (tracks, cursor)
    }

    /// The length where none is proposed: fixed items, and the least of others.
    private var fixedLength: CGFloat {
        var sum: CGFloat = 0
        for item in self {
            switch item.size {
            case .fixed(let length): sum += length
            case .flexible(let minimum, _), .adaptive(let minimum, _): sum += minimum
            }
        }
        return sum + map { $0.spacing ?? ViewSpacing.standard }.dropLast().reduce(0, +)
    }
}

/// Headers and footers of sections that stay in view.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Headers stay at the start.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// Footers stay at the end.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
