import Foundation
import SwiftUI

/// Two buttons that make a number greater and smaller.
///
/// Follows Apple's [NSStepper](https://developer.apple.com/documentation/appkit/nsstepper).
@MainActor @preconcurrency
open class NSStepper: NSControl {
    /// The least value; 0 by default.
    open var minValue = 0.0 { didSet { changed() } }
    /// The greatest value; 59 by default.
    open var maxValue = 59.0 { didSet { changed() } }
    /// How much a press changes; 1 by default.
    open var increment = 1.0
    /// Whether the least value follows the greatest one; true by default.
    open var valueWraps = true
    /// Whether a press that lasts is repeated; the engine decides.
    open var autorepeat = true

    /// Changes the value by a number of presses: a negative one makes it smaller.
    func step(_ presses: Double) {
        let (low, high) = (min(minValue, maxValue), max(minValue, maxValue))
        let wanted = doubleValue + presses * increment
        guard wanted.isFinite else { return }
        let value = wanted > high ? (valueWraps ? low : high) : wanted < low ? (valueWraps ? high : low) : wanted
        choose(NSNumber(value: value))
    }

    override var counterpart: AnyView? {
        styled(
            Stepper {
                EmptyView()
            } onIncrement: { [self] in
                step(1)
            } onDecrement: { [self] in
                step(-1)
            }
            .labelsHidden())
    }
}

/// A control that shows a level, a rating or how relevant something is.
///
/// Follows Apple's [NSLevelIndicator](https://developer.apple.com/documentation/appkit/nslevelindicator).
@MainActor @preconcurrency
open class NSLevelIndicator: NSControl {
    /// The form of the level.
    public enum Style: UInt, Sendable { case relevancy, continuousCapacity, discreteCapacity, rating }
    /// The form of the level; one with steps by default.
    open var levelIndicatorStyle = Style.discreteCapacity { didSet { changed() } }
    /// The least value; 0 by default.
    open var minValue = 0.0 { didSet { changed() } }
    /// The greatest value; 2 by default.
    open var maxValue = 2.0 { didSet { changed() } }
    /// The value at which the level has the warning's color.
    open var warningValue = 0.0 { didSet { changed() } }
    /// The value at which the level has the critical color.
    open var criticalValue = 0.0 { didSet { changed() } }
    /// The color of the level; nil for the usual one.
    open var fillColor: NSColor! { didSet { changed() } }
    /// The color at the warning's value; nil for the usual one.
    open var warningFillColor: NSColor! { didSet { changed() } }
    /// The color at the critical value; nil for the usual one.
    open var criticalFillColor: NSColor! { didSet { changed() } }
    /// Whether a press changes the value; of a rating alone here.
    open var isEditable = true

    /// The share of the range, from 0 to 1.
    var share: Double {
        let span = maxValue - minValue
        return span > 0 ? min(max((doubleValue - minValue) / span, 0), 1) : 0
    }
    private var color: Color {
        if criticalValue > 0, doubleValue >= criticalValue { return criticalFillColor.map { Color($0) } ?? .red }
        if warningValue > 0, doubleValue >= warningValue { return warningFillColor.map { Color($0) } ?? .yellow }
        return fillColor.map { Color($0) } ?? .green
    }

    override var counterpart: AnyView? {
        let steps = min(max(Int((maxValue - minValue).rounded()), 1), 100)
        switch levelIndicatorStyle {
        case .rating:
            return styled(
                HStack(spacing: 2) {
                    ForEach(0..<steps, id: \.self) { [self] index in
                        Image(systemName: Double(index) + minValue < doubleValue ? "star.fill" : "star")
                            .foregroundStyle(.secondary)
                            .onTapGesture { [self] in
                                if isEditable { choose(NSNumber(value: minValue + Double(index) + 1)) }
                            }
                    }
                })
        case .discreteCapacity:
            let filled = Int((share * Double(steps)).rounded())
            return styled(
                HStack(spacing: 2) {
                    ForEach(0..<steps, id: \.self) { [self] index in
                        Rectangle().fill(index < filled ? color : .secondary.opacity(0.2)).frame(height: 14)
                    }
                })
        case .relevancy, .continuousCapacity: return styled(ProgressView(value: share).tint(color))
        }
    }
}
