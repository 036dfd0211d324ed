import Foundation
import SwiftUI

/// A row of segments, of which one is chosen, or each is on or off.
///
/// Follows Apple's [NSSegmentedControl](https://developer.apple.com/documentation/appkit/nssegmentedcontrol).
@MainActor @preconcurrency
open class NSSegmentedControl: NSControl {
    /// How segments are chosen.
    public enum SwitchTracking: UInt, Sendable { case selectOne, selectAny, momentary, momentaryAccelerator }
    /// The form of the row; all have the same form here.
    public enum Style: Int, Sendable {
        case automatic, rounded, texturedRounded, roundRect, texturedSquare, capsule, smallSquare, separated
    }
    /// How wide segments are.
    public enum Distribution: Int, Sendable { case fit, fill, fillEqually, fillProportionally }

    private struct Segment {
        var label = "", image: NSImage?, toolTip: String?, menu: NSMenu?
        var isEnabled = true, isOn = false, width: CGFloat = 0, tag = 0
    }
    private var segments: [Segment] = []
    /// How segments are chosen: one of them by default.
    open var trackingMode = SwitchTracking.selectOne { didSet { changed() } }
    /// The form of the row.
    open var segmentStyle = Style.automatic
    /// How wide segments are; all are equally wide here.
    open var segmentDistribution = Distribution.fit
    /// The color of a chosen segment; nil for the usual one.
    open var selectedSegmentBezelColor: NSColor? { didSet { changed() } }
    /// The place of the segment that was chosen last; -1 for none.
    open var selectedSegment: Int {
        get { chosen }
        set { setSelected(true, forSegment: newValue) }
    }
    /// The place of the segment that was chosen last; -1 for none.
    open var indexOfSelectedItem: Int { chosen }
    private var chosen = -1

    /// Creates a row of a rectangle.
    public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
    /// Creates a row from an archive; there are none here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Creates a row of words.
    public convenience init(labels: [String], trackingMode: SwitchTracking, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        begin(labels.map { Segment(label: $0) }, trackingMode, target, action)
    }
    /// Creates a row of images.
    public convenience init(images: [NSImage], trackingMode: SwitchTracking, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        begin(images.map { Segment(image: $0) }, trackingMode, target, action)
    }
    private func begin(_ new: [Segment], _ mode: SwitchTracking, _ target: Any?, _ action: Selector?) {
        (segments, trackingMode, self.action) = (new, mode, action)
        self.target = target.map { $0 as AnyObject }
    }

    /// How many segments there are.
    open var segmentCount: Int {
        get { segments.count }
        set {
            let count = max(newValue, 0)
            segments = segments.prefix(count) + Array(repeating: Segment(), count: max(count - segments.count, 0))
            if chosen >= count { chosen = -1 }
            changed()
        }
    }
    private func change(_ segment: Int, _ change: (inout Segment) -> Void) {
        guard segments.indices.contains(segment) else { return }
        change(&segments[segment])
        changed()
        invalidateIntrinsicContentSize()
    }
    private func value<T>(_ segment: Int, _ other: T, _ value: (Segment) -> T) -> T {
        segments.indices.contains(segment) ? value(segments[segment]) : other
    }
    /// Sets a segment's words.
    open func setLabel(_ label: String, forSegment segment: Int) { change(segment) { $0.label = label } }
    /// Returns a segment's words; nil for none.
    open func label(forSegment segment: Int) -> String? { value(segment, nil) { $0.label } }
    /// Sets a segment's image; nil for none.
    open func setImage(_ image: NSImage?, forSegment segment: Int) { change(segment) { $0.image = image } }
    /// Returns a segment's image; nil for none.
    open func image(forSegment segment: Int) -> NSImage? { value(segment, nil) { $0.image } }
    /// Sets how a segment's image is fitted; without effect.
    open func setImageScaling(_ scaling: NSImageScaling, forSegment segment: Int) {}
    /// Sets a segment's width, in points; 0 for its natural one.
    ///
    /// Segments share the row's width here.
    open func setWidth(_ width: CGFloat, forSegment segment: Int) { change(segment) { $0.width = width } }
    /// Returns a segment's width, in points; 0 for its natural one.
    open func width(forSegment segment: Int) -> CGFloat { value(segment, 0) { $0.width } }
    /// Sets whether a segment can be chosen.
    open func setEnabled(_ enabled: Bool, forSegment segment: Int) { change(segment) { $0.isEnabled = enabled } }
    /// Returns whether a segment can be chosen.
    open func isEnabled(forSegment segment: Int) -> Bool { value(segment, false) { $0.isEnabled } }
    /// Sets the words that are shown while the pointer rests on a segment; nil for none.
    open func setToolTip(_ toolTip: String?, forSegment segment: Int) { change(segment) { $0.toolTip = toolTip } }
    /// Returns the words that are shown while the pointer rests on a segment; nil for none.
    open func toolTip(forSegment segment: Int) -> String? { value(segment, nil) { $0.toolTip } }
    /// Sets a segment's menu; it is not shown here.
    open func setMenu(_ menu: NSMenu?, forSegment segment: Int) { change(segment) { $0.menu = menu } }
    /// Returns a segment's menu; nil for none.
    open func menu(forSegment segment: Int) -> NSMenu? { value(segment, nil) { $0.menu } }
    /// Sets a segment's number.
    open func setTag(_ tag: Int, forSegment segment: Int) { change(segment) { $0.tag = tag } }
    /// Returns a segment's number; 0 for none.
    open func tag(forSegment segment: Int) -> Int { value(segment, 0) { $0.tag } }
    /// Sets whether a segment is chosen; where one alone can be, the others are not.
    open func setSelected(_ selected: Bool, forSegment segment: Int) {
        if selected, trackingMode != .selectAny { for index in segments.indices { segments[index].isOn = false } }
        guard segments.indices.contains(segment) else {
            chosen = -1
            return changed()
        }
        segments[segment].isOn = selected
        if selected { chosen = segment } else if chosen == segment { chosen = -1 }
        changed()
    }
    /// Returns whether a segment is chosen.
    open func isSelected(forSegment segment: Int) -> Bool { value(segment, false) { $0.isOn } }
    /// Chooses the segment of a number; returns whether there is one.
    @discardableResult
    open func selectSegment(withTag tag: Int) -> Bool {
        guard let index = segments.firstIndex(where: { $0.tag == tag }) else { return false }
        selectedSegment = index
        return true
    }

    /// Chooses a segment, as a press does.
    func press(_ segment: Int) {
        guard isEnabled, isEnabled(forSegment: segment) else { return }
        switch trackingMode {
        case .selectOne: setSelected(true, forSegment: segment)
        case .selectAny:
            setSelected(!isSelected(forSegment: segment), forSegment: segment)
            chosen = segment
        case .momentary, .momentaryAccelerator: chosen = segment
        }
        sendAction(action, to: target)
        if trackingMode != .selectOne, trackingMode != .selectAny { chosen = -1 }
    }

    override var counterpart: AnyView? {
        styled(
            HStack(spacing: 1) {
                ForEach(segments.indices, id: \.self) { [self] index in
                    let isOn = isSelected(forSegment: index)
                    Button { [self] in
                        press(index)
                    } label: { [self] in
                        self.words(index).lineLimit(1)
                            .opacity(self.isEnabled(forSegment: index) ? 1 : 0.35)
                            .padding(.horizontal, 8)
                            .frame(maxWidth: .infinity, minHeight: 20)
                            .background {
                                RoundedRectangle(cornerRadius: 5).fill(self.segmentColor).opacity(isOn ? 1 : 0)
                                    .shadow(color: .black.opacity(0.15), radius: 1, y: 0.5)
                            }
                            .contentShape(Rectangle())
                    }
                    .buttonStyle(.plain)
                    .disabled(!isEnabled(forSegment: index))
                    .accessibilityAddTraits(isOn ? .isSelected : [])
                }
            }
            .padding(2)
            .background(Color(NSColor.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 6)))
    }

    /// The color behind a chosen segment: gray where the appearance is dark.
    private var segmentColor: Color {
        Color(selectedSegmentBezelColor ?? NSColor { $0.userInterfaceStyle == .dark ? .darkGray : .white })
    }

    @ViewBuilder private func words(_ index: Int) -> some View {
        if let image = segments[index].image {
            Image(nsImage: image)
        } else {
            Text(verbatim: segments[index].label)
        }
    }
}
