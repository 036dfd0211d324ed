import HealthKit
import SwiftUI

/// The rings of a day: movement, exercise and standing.
///
/// Follows Apple's [HKActivityRingView](https://developer.apple.com/documentation/healthkitui/hkactivityringview).
@MainActor @preconcurrency
open class HKActivityRingView: UIView {
    private var summary: HKActivitySummary?

    /// The rings; nil for empty ones.
    open var activitySummary: HKActivitySummary? {
        get { summary }
        set { setActivitySummary(newValue, animated: false) }
    }

    /// Creates a view of a rectangle.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates a view; archives keep no rings.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Shows the rings of a day, at once.
    open func setActivitySummary(_ activitySummary: HKActivitySummary?, animated: Bool) {
        summary = activitySummary
        setNeedsDisplay()
    }

    /// The parts of the goals that were reached, from the outermost ring to the innermost; more than 1 for more than a goal.
    var parts: [CGFloat] {
        guard let summary else { return [0, 0, 0] }
        func part(_ value: HKQuantity, of goal: HKQuantity, in unit: HKUnit) -> CGFloat {
            let goal = goal.doubleValue(for: unit)
            let part = goal > 0 ? value.doubleValue(for: unit) / goal : 0
            return part.isFinite ? max(part, 0) : 0
        }
        let move =
            summary.activityMoveMode == .appleMoveTime
            ? part(summary.appleMoveTime, of: summary.appleMoveTimeGoal, in: .minute())
            : part(summary.activeEnergyBurned, of: summary.activeEnergyBurnedGoal, in: .kilocalorie())
        return [
            move, part(summary.appleExerciseTime, of: summary.appleExerciseTimeGoal, in: .minute()),
            part(summary.appleStandHours, of: summary.appleStandHoursGoal, in: .count()),
        ]
    }

    /// The colors of the rings, from the outermost to the innermost.
    private static let colors = [
        UIColor(red: 0.98, green: 0.07, blue: 0.31, alpha: 1), UIColor(red: 0.57, green: 0.98, blue: 0.15, alpha: 1),
        UIColor(red: 0.12, green: 0.93, blue: 0.93, alpha: 1),
    ]

    /// Draws the rings on black.
    open override func draw(_ rect: CGRect) {
        UIColor.black.setFill()
        UIBezierPath(rect: bounds).fill()
        let size = min(bounds.width, bounds.height)
        let width = size * 0.11
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        for (index, part) in parts.enumerated() {
            let radius = size / 2 - width * (0.7 + CGFloat(index) * 1.12)
            guard radius > 0 else { return }
            func ring(to end: CGFloat, _ color: UIColor) {
                let path = UIBezierPath(
                    arcCenter: center, radius: radius, startAngle: -.pi / 2, endAngle: -.pi / 2 + 2 * .pi * end,
                    clockwise: true)
                path.lineWidth = width
                path.lineCapStyle = .round
                color.setStroke()
                path.stroke()
            }
            ring(to: 1, Self.colors[index].withAlphaComponent(0.22))
            if part > 0 { ring(to: min(part, 1), Self.colors[index]) }
        }
    }
}
