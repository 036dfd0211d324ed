import SwiftUI

/// All that is drawn within the axes.
struct PlacedPlot {
    /// A unit of drawing: a mark, or the marks of a line or area.
    enum Item {
        case single(Int)
        case line([Int])
        case area([Int], isVertical: Bool)
        /// Many points or bars that are drawn with the same paint.
        case batch([Int])
    }

    /// A grid line at a share of an axis.
    struct Grid {
        let isVertical: Bool
        var share: Double
        let line: AxisLine
        /// Its identity in animations.
        let id: Int
    }

    var marks: [PlacedMark]
    var items: [Item]
    var grids: [Grid] = []
    let x: PlotScale
    let y: PlotScale
    let isMirrored: Bool
    /// The marks that others are masked with, by the identity of the attributes.
    var masks: [ObjectIdentifier: PlacedPlotBox] = [:]

    func frame(_ size: CGSize) -> PlotFrame { PlotFrame(size: size, x: x, y: y, isMirrored: isMirrored) }
}

final class PlacedPlotBox {
    let plot: PlacedPlot
    init(_ plot: PlacedPlot) { self.plot = plot }
}

extension PlacedPlot {
    /// The most marks that move in animations; with more they are drawn at their new places at once.
    static let mostMoving = 2000

    /// The places of all marks and grid lines.
    var motion: PlotMotion {
        get {
            guard marks.count <= Self.mostMoving else { return .zero }
            var motion = PlotMotion.zero
            for mark in marks where mark.isFinite {
                motion.places[mark.mark.id] = SIMD4(mark.x.low, mark.x.high, mark.y.low, mark.y.high)
            }
            for grid in grids where grid.share.isFinite { motion.places[grid.id] = SIMD4(repeating: grid.share) }
            return motion
        }
        set {
            guard !newValue.places.isEmpty else { return }
            for number in marks.indices where marks[number].isFinite {
                guard let place = newValue.places[marks[number].mark.id] else { continue }
                (marks[number].x.low, marks[number].x.high) = (place[0], place[1])
                (marks[number].y.low, marks[number].y.high) = (place[2], place[3])
            }
            for number in grids.indices {
                if let place = newValue.places[grids[number].id] { grids[number].share = place[0] }
            }
        }
    }
}

/// Places by identity, which move between two states: new and removed ones do not move.
struct PlotMotion: VectorArithmetic {
    var places: [Int: SIMD4<Double>] = [:]

    static var zero: PlotMotion { PlotMotion() }

    static func + (a: PlotMotion, b: PlotMotion) -> PlotMotion {
        if b.places.isEmpty { return a }
        return PlotMotion(places: a.places.merging(b.places) { $0 + $1 })
    }

    static func - (a: PlotMotion, b: PlotMotion) -> PlotMotion {
        var result = PlotMotion()
        for (id, place) in a.places {
            if let other = b.places[id] { result.places[id] = place - other }
        }
        return result
    }

    mutating func scale(by factor: Double) {
        for id in places.keys { places[id]! *= factor }
    }

    var magnitudeSquared: Double { places.values.reduce(0) { $0 + ($1 * $1).sum() } }

    static func == (a: PlotMotion, b: PlotMotion) -> Bool { a.places == b.places }
}
