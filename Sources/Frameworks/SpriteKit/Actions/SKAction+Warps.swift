import Foundation
import SwiftUI

extension SKAction {
    /// Returns an action that bends a sprite's or an effect node's picture into a form; nil for a form that is not a grid.
    public class func warp(to warp: SKWarpGeometry, duration: TimeInterval) -> SKAction? {
        guard let goal = warp as? SKWarpGeometryGrid else { return nil }
        let plain = SKWarpGeometryGrid(columns: goal.numberOfColumns, rows: goal.numberOfRows)
        return reaching(duration, from: { (($0 as? any SKWarpable)?.warpGeometry as? SKWarpGeometryGrid) ?? plain }) {
            ($0 as? any SKWarpable)?.warpGeometry = $1.mixed(with: goal, Float($2))
        }
    }

    /// Returns an action that bends a picture into forms at times in seconds; nil for lists of different lengths.
    public class func animate(withWarps warps: [SKWarpGeometry], times: [NSNumber]) -> SKAction? {
        animate(withWarps: warps, times: times, restore: false)
    }

    /// Returns an action that bends a picture into forms at times in seconds; nil for lists of different lengths.
    /// - Parameters:
    ///   - warps: The forms, which are grids.
    ///   - times: The times, each later than the one before.
    ///   - restore: Whether the picture has its former form at the end.
    public class func animate(withWarps warps: [SKWarpGeometry], times: [NSNumber], restore: Bool) -> SKAction? {
        let grids = warps.compactMap { $0 as? SKWarpGeometryGrid }
        let times = times.map { max($0.doubleValue, 0) }
        guard let last = times.last, grids.count == warps.count, grids.count == times.count else { return nil }
        return SKAction(
            .change { node in
                let former = (node as? any SKWarpable)?.warpGeometry
                let first = (former as? SKWarpGeometryGrid) ?? grids[0]
                return { [weak node] share in
                    guard let node = node as? any SKWarpable else { return }
                    if share >= 1 { return node.warpGeometry = restore ? former : grids[grids.count - 1] }
                    let now = share * last
                    let next = times.firstIndex { $0 > now } ?? times.count - 1
                    let (start, begin) = next > 0 ? (grids[next - 1], times[next - 1]) : (first, 0)
                    let part = (now - begin) / max(times[next] - begin, 1e-9)
                    node.warpGeometry = start.mixed(with: grids[next], Float(min(max(part, 0), 1)))
                }
            }, last)
    }
}
