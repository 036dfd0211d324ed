import Foundation
import OrielBasics

/// Shows the progress of a task, or that it is in progress.
///
/// Without a value the view spins until it disappears. A value is a share of the total, 1 by default; one that is out of range
/// is limited to it and reported once.
///
/// ```swift
/// VStack {
///     ProgressView("Loading")
///     ProgressView(value: 3, total: 10) { Text("Downloaded") }
/// }
/// ```
///
/// Follows Apple's [ProgressView](https://developer.apple.com/documentation/swiftui/progressview).
public struct ProgressView<Label: View, CurrentValueLabel: View> {
    private let fraction: Double?
    private let timer: ProgressTimer?
    private let label: AnyView?
    private let currentValueLabel: AnyView?
    @ControlStyle private var style: StyleSlot<ProgressViewStyleConfiguration>

    nonisolated init(
        fraction: Double?, timer: ProgressTimer? = nil, label: AnyView?, currentValueLabel: AnyView?
    ) {
        self.fraction = fraction
        self.timer = timer
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    @ViewBuilder @MainActor public var body: some View {
        if let timer {
            TimelineView(timer) { context in styled(timer.fraction(at: context.date)) }
        } else {
            styled(fraction)
        }
    }

    @MainActor private func styled(_ fraction: Double?) -> some View {
        style.makeBody(
            ProgressViewStyleConfiguration(
                fractionCompleted: fraction, label: label.map { .init(view: $0) },
                currentValueLabel: currentValueLabel.map { .init(view: $0) })
        )
        .controlAccessibility {
            $0.role = .progress
            $0.children = .combine
            $0.value = fraction.map { Text(verbatim: "\(Int(clamping: ($0 * 100).rounded()))%") }
            $0.describe { $0.range = fraction.map { .init($0, 0...1) } }
        }
    }

    nonisolated public static var _isUnary: Bool { true }
}

extension ProgressView: View {}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates a view for a task of unknown length.
    public nonisolated init() where Label == EmptyView {
        self.init(fraction: nil, label: nil, currentValueLabel: nil)
    }

    /// Creates a view for a task of unknown length, with a label.
    public nonisolated init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label().asLabel, currentValueLabel: nil)
    }

    /// Creates a view for a task of unknown length, with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init { Text(titleKey) }
    }

    /// Creates a view for a task of unknown length, with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init { Text(title) }
    }
}

extension ProgressView {
    /// Creates a view for a task of which a part is done; without a value its length is unknown.
    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
    where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(fraction: part(value, total), label: nil, currentValueLabel: nil)
    }

    /// Creates a view for a task of which a part is done, with a label.
    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == EmptyView {
        self.init(fraction: part(value, total), label: label().asLabel, currentValueLabel: nil)
    }

    /// Creates a view for a task of which a part is done, with labels.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: part(value, total), label: label().asLabel, currentValueLabel: currentValueLabel().asLabel)
    }

    /// Creates a view for a task of which a part is done, with a title.
    public nonisolated init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text, CurrentValueLabel == EmptyView {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    /// Creates a view for a task of which a part is done, with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text, CurrentValueLabel == EmptyView {
        self.init(value: value, total: total) { Text(title) }
    }

    /// Creates a view that shows the current state of a `Progress`.
    public nonisolated init(_ progress: Progress) where Label == Text, CurrentValueLabel == EmptyView {
        self.init(
            fraction: progress.isIndeterminate ? nil : progress.fractionCompleted,
            label: AnyView(Text(verbatim: progress.localizedDescription)), currentValueLabel: nil)
    }

    /// Creates a view from a style's configuration.
    public nonisolated init(_ configuration: ProgressViewStyleConfiguration)
    where
        Label == ProgressViewStyleConfiguration.Label,
        CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
    {
        self.init(
            fraction: configuration.fractionCompleted, label: configuration.label?.view,
            currentValueLabel: configuration.currentValueLabel?.view)
    }
}

/// A value as a part of a total, within 0 and 1; 0 for a value that is not a number, as nothing done of nothing to do.
private func part<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value else { return nil }
    let part = Double(value) / Double(total)
    if !(total > 0) || value < 0 || value > total || part.isNaN {
        RuntimeWarning.issue(
            "ProgressView initialized with an out-of-bounds progress value. The value will be clamped to the range of `0...total`."
        )
    }
    return total > 0 ? part.clamped(to: 0...1) : 0
}
