import Foundation
import SwiftUI

/// A button: for actions, or a box or circle for a choice.
///
/// Follows Apple's [NSButton](https://developer.apple.com/documentation/appkit/nsbutton).
@MainActor @preconcurrency
open class NSButton: NSControl {
    /// The form of the frame.
    public enum BezelStyle: UInt, Sendable {
        case rounded = 1, regularSquare, shadowlessSquare = 6, circular, texturedSquare, helpButton, smallSquare,
            texturedRounded, roundRect, recessed, roundedDisclosure, inline
        /// The usual frame.
        public static let push = BezelStyle.rounded
        /// A frame as high as its content.
        public static let flexiblePush = BezelStyle.regularSquare
        /// The frame of a button in a toolbar.
        public static let toolbar = BezelStyle.texturedRounded
        /// A frame that is shown under the pointer.
        public static let accessoryBar = BezelStyle.recessed
        /// A frame for an action in a bar.
        public static let accessoryBarAction = BezelStyle.roundRect
        /// The frame of a badge.
        public static let badge = BezelStyle.inline
        /// The frame of a button that shows more.
        public static let disclosure = BezelStyle.roundedDisclosure
    }
    /// The effect of a press.
    public enum ButtonType: UInt, Sendable {
        case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff, momentaryPushIn,
            accelerator, multiLevelAccelerator
    }

    /// The words.
    open var title: String = "Button" {
        didSet {
            attributed = nil
            retitled()
        }
    }
    /// The words while the button is on.
    open var alternateTitle = ""
    /// The words with attributes.
    open var attributedTitle: NSAttributedString {
        get { attributed ?? NSAttributedString(string: title) }
        set {
            title = newValue.string
            attributed = newValue
            retitled()
        }
    }
    fileprivate var attributed: NSAttributedString?
    /// The image; nil for none.
    open var image: NSImage? { didSet { retitled() } }
    /// The image while the button is on; nil for the same.
    open var alternateImage: NSImage? { didSet { retitled() } }
    /// The place of the image beside the words.
    open var imagePosition = ImagePosition.imageLeading { didSet { retitled() } }
    /// How the image is fitted; without effect.
    open var imageHugsTitle = false
    /// How the image is fitted.
    open var imageScaling = NSImageScaling.scaleProportionallyDown
    /// The form of the frame: round, a capsule, or with corners.
    open var bezelStyle = BezelStyle.push { didSet { changed() } }
    /// The color of the frame; nil for the usual one.
    open var bezelColor: NSColor? { didSet { changed() } }
    /// The color of words and image; nil for the usual one.
    open var contentTintColor: NSColor? { didSet { changed() } }
    /// Whether there is a frame.
    open var isBordered = true { didSet { changed() } }
    /// Whether nothing of the button is drawn, while presses still reach it; false by default.
    open var isTransparent = false { didSet { changed() } }
    /// Whether the frame is shown under the pointer alone; without effect.
    open var showsBorderOnlyWhileMouseInside = false
    /// Whether the button destroys something, which its color shows.
    open var hasDestructiveAction = false { didSet { changed() } }
    /// Whether a press can make the button mixed.
    open var allowsMixedState = false
    /// The key that presses the button; empty for none.
    open var keyEquivalent = "" { didSet { changed() } }
    /// The keys that are held with it.
    open var keyEquivalentModifierMask: NSEvent.ModifierFlags = [] { didSet { changed() } }
    private var kind = ButtonType.momentaryPushIn

    /// Creates a button of a rectangle.
    public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
    /// Creates a button from an archive; there are none here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Creates a button with words.
    public convenience init(title: String, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        self.title = title
        connect(target, action)
    }
    /// Creates a button with an image.
    public convenience init(image: NSImage, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        (title, self.image, imagePosition) = ("", image, .imageOnly)
        connect(target, action)
    }
    /// Creates a button with words and an image.
    public convenience init(title: String, image: NSImage, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        self.image = image
    }
    /// Creates a box with a check mark.
    public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        kind = .switch
    }
    /// Creates a circle of which one is chosen among others.
    public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        kind = .radio
    }
    private func connect(_ target: Any?, _ action: Selector?) {
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Sets the effect of a press.
    open func setButtonType(_ type: ButtonType) {
        kind = type
        changed()
    }
    /// Whether the button is on.
    open var state: StateValue {
        get { StateValue(rawValue: integerValue) }
        set { integerValue = newValue.rawValue }
    }
    /// Makes the button on or off, as the next press does.
    ///
    /// A button with a mixed state is mixed after it was off.
    open func setNextState() {
        switch state {
        case .on: state = .off
        case .off where allowsMixedState: state = .mixed
        default: state = .on
        }
    }
    open override func performClick(_ sender: Any?) { if isEnabled { press() } }

    /// Shows the button pressed or not; without effect on the drawing.
    open func highlight(_ flag: Bool) { isHighlighted = flag }
    /// The volume of a button's sound; nil for none, without effect.
    open var sound: NSSound?
    /// Sets how long the button waits before it repeats, in seconds; without effect.
    open func setPeriodicDelay(_ delay: Float, interval: Float) {}

    private func retitled() {
        changed()
        invalidateIntrinsicContentSize()
    }

    private var isToggle: Bool { [.pushOnPushOff, .toggle, .switch, .onOff].contains(kind) }
    func press() {
        if kind == .radio { state = .on } else if isToggle { setNextState() }
        sendAction(action, to: target)
    }

    override var counterpart: AnyView? {
        // A view without any opacity would get no presses.
        styled(
            ButtonCounterpart(button: self, revision: revision, kind: kind)
                .contentShape(Rectangle()).opacity(isTransparent ? 0.001 : 1))
    }
    fileprivate var shownImage: NSImage? { state == .on ? alternateImage ?? image : image }
    fileprivate var shortcut: KeyboardShortcut? {
        KeyEquivalent(appKit: keyEquivalent).map {
            KeyboardShortcut($0, modifiers: keyEquivalentModifierMask.swiftUI)
        }
    }
}

/// A button as one of SwiftUI's.
private struct ButtonCounterpart: View {
    let button: NSButton
    let revision: Int
    let kind: NSButton.ButtonType

    var body: some View {
        switch kind {
        case .switch where button.state == .mixed:
            Toggle(sources: [isOn, .constant(false)], isOn: \.self) { label }.toggleStyle(.checkbox)
        case .switch: Toggle(isOn: isOn) { label }.toggleStyle(.checkbox)
        case .radio:
            Button {
                button.press()
            } label: {
                HStack(spacing: 5) {
                    Image(systemName: button.state == .on ? "largecircle.fill.circle" : "circle")
                        .foregroundStyle(button.state == .on ? Color.accentColor : Color.secondary)
                    label
                }
            }
            .buttonStyle(.plain)
            .accessibilityAddTraits(button.state == .on ? .isSelected : [])
        default:
            if !button.isBordered {
                push.buttonStyle(.plain)
            } else if button.shortcut == .defaultAction {
                push.buttonStyle(.borderedProminent).buttonBorderShape(shape)
            } else {
                push.buttonStyle(.bordered).buttonBorderShape(shape)
            }
        }
    }

    /// The form of the frame.
    private var shape: ButtonBorderShape {
        switch button.bezelStyle {
        case .circular, .helpButton: .circle
        case .inline: .capsule
        case .texturedSquare, .smallSquare, .shadowlessSquare, .regularSquare: .roundedRectangle(radius: 2)
        case .roundRect, .recessed: .roundedRectangle(radius: 4)
        default: .automatic
        }
    }

    private var push: some View {
        Button(role: button.hasDestructiveAction ? .destructive : nil) {
            button.press()
        } label: {
            label
        }
        .tint(button.bezelColor.map { Color($0) })
        .keyboardShortcut(button.shortcut)
    }

    private var isOn: Binding<Bool> {
        Binding {
            button.state != .off
        } set: { _ in
            button.press()
        }
    }

    @ViewBuilder private var label: some View {
        let image = button.imagePosition == .noImage ? nil : button.shownImage
        let words =
            button.imagePosition == .imageOnly ? "" : button.bezelStyle == .helpButton ? "?" : button.title
        HStack(spacing: 4) {
            if let image { Image(nsImage: image) }
            if !words.isEmpty, let attributed = button.attributed {
                Text(uiKit: attributed, truncates: false)
            } else if !words.isEmpty {
                Text(verbatim: words)
            }
        }
        .foregroundStyle(button.contentTintColor.map { AnyShapeStyle(Color($0)) } ?? AnyShapeStyle(.foreground))
    }
}

extension KeyEquivalent {
    /// The key of AppKit's letter; nil for none.
    init?(appKit key: String) {
        guard let letter = key.first else { return nil }
        switch letter {
        case "\r", "\u{3}": self = .return
        case "\u{1b}": self = .escape
        case "\u{8}", "\u{7f}": self = .delete
        case "\t": self = .tab
        case "\u{F700}": self = .upArrow
        case "\u{F701}": self = .downArrow
        case "\u{F702}": self = .leftArrow
        case "\u{F703}": self = .rightArrow
        default: self.init(Character(letter.lowercased()))
        }
    }
}
