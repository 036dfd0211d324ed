import Foundation
import SwiftUICore

/// A horizontal control of several segments.
///
/// Follows Apple's [UISegmentedControl](https://developer.apple.com/documentation/uikit/uisegmentedcontrol).
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
    /// The index that means no selection: -1.
    nonisolated public static let noSegment = -1

    struct Segment {
        var title: String?
        var image: UIImage?
        var isEnabled = true
        var width: CGFloat = 0
        var action: UIAction?
    }

    var segments: [Segment] = [] { didSet { noteChange() } }
    private var attributes: [UInt: UITextAttributes] = [:]

    /// The selected segment; `noSegment` for none.
    open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { noteChange() } }
    /// Whether a press does not change the selection permanently.
    open var isMomentary = false { didSet { noteChange() } }
    /// Whether widths follow the titles; they are equal here.
    open var apportionsSegmentWidthsByContent = false
    /// The background of the selection.
    open var selectedSegmentTintColor: UIColor? { didSet { noteChange() } }
    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// Creates a control without segments.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a control of titles and images.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
        frame.size = intrinsicContentSize
    }

    /// Creates a control of actions, whose titles and images it has.
    public init(frame: CGRect, actions: [UIAction]) {
        super.init(frame: frame)
        for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Inserts a segment with a title.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title), at: segment)
    }
    /// Inserts a segment with an image.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(image: image), at: segment)
    }
    /// Inserts a segment with an action, whose title and image it has.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Segment(title: action.title, image: action.image, action: action), at: segment)
    }
    private func insert(_ segment: Segment, at index: Int) {
        let index = min(max(index, 0), segments.count)
        segments.insert(segment, at: index)
        if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    }

    /// Removes a segment.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment)
        if selectedSegmentIndex == segment { selectedSegmentIndex = Self.noSegment }
        if selectedSegmentIndex > segment { selectedSegmentIndex -= 1 }
    }
    /// Removes all segments.
    open func removeAllSegments() {
        segments = []
        selectedSegmentIndex = Self.noSegment
    }

    private func change(_ index: Int, _ body: (inout Segment) -> Void) {
        if segments.indices.contains(index) { body(&segments[index]) }
    }
    private func segment(_ index: Int) -> Segment? { segments.indices.contains(index) ? segments[index] : nil }

    /// Sets a segment's title.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) { change(segment) { $0.title = title } }
    /// Returns a segment's title; nil for none.
    open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }
    /// Sets a segment's image.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { change(segment) { $0.image = image } }
    /// Returns a segment's image; nil for none.
    open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }
    /// Sets a segment's action.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image, $0.action) = (action.title, action.image, action) }
    }
    /// Sets a segment's width in points; segments are equally wide here.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }
    /// Returns a segment's width in points; 0 where the control decides.
    open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }
    /// Sets whether a segment can be selected.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    /// Whether a segment can be selected.
    open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment)?.isEnabled ?? false }

    /// Sets the attributes of titles in a state: font and color.
    open func setTitleTextAttributes(_ attributes: UITextAttributes?, for state: UIControl.State) {
        self.attributes[state.rawValue] = attributes
        noteChange()
    }
    /// Returns the attributes of titles in a state.
    open func titleTextAttributes(for state: UIControl.State) -> UITextAttributes? { attributes[state.rawValue] }
    /// Sets the background image; without effect.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        if image != nil {
            RuntimeWarning.issue("UISegmentedControl shows no background images here: see CompatibilityGaps.md.")
        }
    }
    /// Sets the image between segments; without effect.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState left: UIControl.State, rightSegmentState right: UIControl.State,
        barMetrics: UIBarMetrics
    ) {
        if image != nil {
            RuntimeWarning.issue("UISegmentedControl shows no dividing images here: see CompatibilityGaps.md.")
        }
    }

    /// Selects a segment, as a press does.
    func choose(_ index: Int) {
        guard isEnabled, segments.indices.contains(index), segments[index].isEnabled else { return }
        if !isMomentary, index == selectedSegmentIndex { return }
        selectedSegmentIndex = index
        if let action = segments[index].action {
            action.sender = self
            action.handler(action)
            action.sender = nil
        }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }
}
