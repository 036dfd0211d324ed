import Foundation
import SwiftUICore

/// A stepper.
///
/// Follows Apple's [UIStepper](https://developer.apple.com/documentation/uikit/uistepper).
@MainActor @preconcurrency
open class UIStepper: UIControl {
    /// The value; 0 by default.
    open var value = 0.0 {
        didSet {
            let valid = min(max(value.isFinite ? value : minimumValue, minimumValue), max(minimumValue, maximumValue))
            if valid != value { value = valid }
            noteChange()
        }
    }
    /// The least value; 0 by default.
    open var minimumValue = 0.0 { didSet { if value < minimumValue { value = minimumValue } } }
    /// The greatest value; 100 by default.
    open var maximumValue = 100.0 { didSet { if value > maximumValue { value = maximumValue } } }
    /// The difference of a step; 1 by default.
    open var stepValue = 1.0
    /// Whether the value begins again behind its bounds.
    open var wraps = false
    /// Whether a press that lasts makes more steps.
    open var autorepeat = true
    /// Whether the stepper reports each step or only the last; it always reports each.
    open var isContinuous = true
    /// Sets a sign's image; without effect.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { Self.warn(image) }
    /// Sets a sign's image; without effect.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { Self.warn(image) }

    private static func warn(_ image: UIImage?) {
        if image != nil { RuntimeWarning.issue("UIStepper shows its own signs here: see CompatibilityGaps.md.") }
    }

    /// Makes a step, as a press does.
    func step(_ direction: Double) {
        guard isEnabled, stepValue.isFinite else { return }
        var next = value + direction * stepValue
        if next > maximumValue { next = wraps ? minimumValue : maximumValue }
        if next < minimumValue { next = wraps ? maximumValue : minimumValue }
        if next == value { return }
        value = next
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}

/// A stepper of UIKit as one of SwiftUI.
struct StepperCounterpart: View {
    /// Differs after each change of the view.
    let version: Int
    let stepper: UIStepper

    var body: some View {
        Stepper {
            EmptyView()
        } onIncrement: {
            stepper.step(1)
        } onDecrement: {
            stepper.step(-1)
        }
        .labelsHidden()
        .disabled(!stepper.isEnabled)
    }
}

/// A bar that shows progress.
///
/// Follows Apple's [UIProgressView](https://developer.apple.com/documentation/uikit/uiprogressview).
@MainActor @preconcurrency
open class UIProgressView: UIView {
    /// Where the bar is used.
    public enum Style: Int, Sendable { case `default`, bar }
    /// Where the bar is used.
    open var progressViewStyle = Style.default
    /// The progress, from 0 to 1.
    open var progress: Float = 0 { didSet { noteChange() } }
    /// The color of the finished part; nil for the accent color.
    open var progressTintColor: UIColor? { didSet { noteChange() } }
    /// The color of the other part; nil for the default.
    open var trackTintColor: UIColor? { didSet { noteChange() } }
    /// The progress that the bar shows by itself; nil for none.
    open var observedProgress: Progress? { didSet { progress = Float(observedProgress?.fractionCompleted ?? 0) } }

    /// Creates a bar of a style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    /// Sets the progress.
    open func setProgress(_ progress: Float, animated: Bool) {
        if animated { withAnimation { self.progress = progress } } else { self.progress = progress }
    }
}

/// A bar of UIKit, drawn.
struct ProgressCounterpart: View {
    /// Differs after each change of the view.
    let version: Int
    let view: UIProgressView

    var body: some View {
        let share = view.progress.isFinite ? min(max(CGFloat(view.progress), 0), 1) : 0
        GeometryReader { proxy in
            ZStack(alignment: .leading) {
                Capsule().fill(Color(view.trackTintColor ?? .systemFill))
                Capsule().fill(view.progressTintColor.map { AnyShapeStyle(Color($0)) } ?? AnyShapeStyle(.tint))
                    .frame(width: proxy.size.width * share)
            }
        }
        .frame(idealWidth: 150)
        .frame(height: 4)
        .accessibilityElement()
        .accessibilityLabel(Text(verbatim: view.accessibilityLabel ?? "Progress"))
        .accessibilityValue(Text(verbatim: "\(Int((share * 100).rounded()))%"))
    }
}
