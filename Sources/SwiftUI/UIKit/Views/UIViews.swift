import Foundation
import SwiftUICore

// The views of UIKit that apps wrap for SwiftUI: they store their properties, and their counterparts show them.

/// A view that responds to touches with actions.
@MainActor @preconcurrency
open class UIControl: UIView {
    /// Whether the control can be used.
    open var isEnabled = true { didSet { noteChange() } }
    /// Whether the control is chosen.
    open var isSelected = false { didSet { noteChange() } }
    /// Whether the control is pressed.
    open var isHighlighted = false { didSet { noteChange() } }

    /// The events of a control.
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A finger touched the control.
        public static let touchDown = Event(rawValue: 1)
        /// A finger touched the control again and again.
        public static let touchDownRepeat = Event(rawValue: 2)
        /// A finger moved within the control.
        public static let touchDragInside = Event(rawValue: 4)
        /// A finger was lifted outside of the control.
        public static let touchUpOutside = Event(rawValue: 128)
        /// The touches were cancelled.
        public static let touchCancel = Event(rawValue: 256)
        /// Return was pressed.
        public static let editingDidEndOnExit = Event(rawValue: 524288)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0x0FFF)
        /// All events of editing.
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// A finger was lifted within the control.
        public static let touchUpInside = Event(rawValue: 64)
        /// The value changed.
        public static let valueChanged = Event(rawValue: 4096)
        /// The chief thing happened.
        public static let primaryActionTriggered = Event(rawValue: 8192)
        /// Editing began.
        public static let editingDidBegin = Event(rawValue: 65536)
        /// The text changed.
        public static let editingChanged = Event(rawValue: 131072)
        /// Editing ended.
        public static let editingDidEnd = Event(rawValue: 262144)
    }

    /// The state of a control.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As usual.
        public static let normal: State = []
        /// Pressed.
        public static let highlighted = State(rawValue: 1)
        /// Not to be used.
        public static let disabled = State(rawValue: 2)
        /// Chosen.
        public static let selected = State(rawValue: 4)
    }

    private var actions: [(events: Event, action: UIAction)] = []

    /// Has a method of an object called at each of some events: one that `#selector` names in what `./oriel run PATH` builds.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        guard action.isMethod else {
            RuntimeWarning.issue(
                "addTarget(_:action:for:) can't call \(action) here: methods can't be called by name. Use addAction(_:for:)."
            )
            return
        }
        guard let target else { return }
        targets.append(ControlTarget(object: target as AnyObject, action: action, events: controlEvents))
    }

    /// Has a method called no more; nil stands for all.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        targets.removeAll {
            (target == nil || $0.object === target as AnyObject) && (action == nil || $0.action == action)
                && !$0.events.isDisjoint(with: controlEvents)
        }
    }

    private var targets: [ControlTarget] = []

    /// Calls an action at each of some events; one with the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(action, for: controlEvents)
        actions.append((controlEvents, action))
    }

    /// Calls an action no more.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action === action && $0.events == controlEvents }
    }

    /// Calls the actions of events.
    open func sendActions(for controlEvents: Event) {
        for (events, action) in actions where !events.isDisjoint(with: controlEvents) {
            action.sender = self
            defer { action.sender = nil }
            action.handler(action)
        }
        targets.removeAll { $0.object == nil }
        for target in targets where !target.events.isDisjoint(with: controlEvents) {
            if let object = target.object { target.action.call(on: object, with: [self]) }
        }
    }
}

/// A method that a control calls; the control does not keep the object.
private struct ControlTarget {
    weak var object: AnyObject?
    var action: Selector
    var events: UIControl.Event
}

/// A text of UIKit.
@MainActor @preconcurrency
open class UILabel: UIView {
    private var words = NSAttributedString(string: "")
    /// Whether the text has attributes of its own.
    private(set) var hasAttributes = false
    /// The text; nil for none.
    open var text: String? {
        get { words.string.isEmpty ? nil : words.string }
        set {
            (words, hasAttributes) = (NSAttributedString(string: newValue ?? ""), false)
            noteChange()
        }
    }
    /// The text with its attributes; nil for none.
    open var attributedText: NSAttributedString? {
        get { words.string.isEmpty ? nil : words }
        set {
            (words, hasAttributes) = (newValue ?? NSAttributedString(string: ""), newValue != nil)
            noteChange()
        }
    }
    /// Whether the label is not grayed.
    open var isEnabled = true { didSet { noteChange() } }
    /// Whether the label is highlighted.
    open var isHighlighted = false { didSet { noteChange() } }
    /// The color of highlighted text; nil for the usual one.
    open var highlightedTextColor: UIColor? { didSet { noteChange() } }
    /// How lines are broken and shortened.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { noteChange() } }
    /// The least scale of a font that shrinks, from 0 to 1.
    open var minimumScaleFactor: CGFloat = 0 { didSet { noteChange() } }
    /// The width at which a text of several lines has its natural size, in points; 0 for none.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { noteChange() } }
    /// The text's font.
    open var font: UIFont! = .systemFont(ofSize: 17) { didSet { noteChange() } }
    /// The text's color.
    open var textColor: UIColor! = .label { didSet { noteChange() } }
    /// How lines are aligned.
    open var textAlignment = NSTextAlignment.natural { didSet { noteChange() } }
    /// How many lines there are at most; 0 for any number.
    open var numberOfLines = 1 { didSet { noteChange() } }
    /// Whether the font shrinks so that the text fits.
    open var adjustsFontSizeToFitWidth = false { didSet { noteChange() } }
}

/// How lines are broken and shortened.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// How lines are aligned.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

/// A picture of UIKit.
@MainActor @preconcurrency
open class UIImageView: UIView {
    /// The picture.
    open var image: UIImage? { didSet { noteChange() } }
    /// The picture of a highlighted view; nil for the usual one.
    open var highlightedImage: UIImage? { didSet { noteChange() } }
    /// Whether the view is highlighted.
    open var isHighlighted = false { didSet { noteChange() } }
    /// Pictures that follow each other; the first one is shown.
    open var animationImages: [UIImage]? { didSet { noteChange() } }
    /// How long all pictures take, in seconds.
    open var animationDuration: TimeInterval = 0
    /// How often the pictures are shown; 0 for ever.
    open var animationRepeatCount = 0
    /// Whether pictures follow each other; they don't here.
    open private(set) var isAnimating = false
    /// The picture that is shown.
    var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image ?? animationImages?.first }

    /// Creates a view of a picture.
    public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

    /// Creates a view of a picture, with another one for a highlighted view.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        self.highlightedImage = highlightedImage
    }

    /// Begins to show pictures one after the other; the first one stays here.
    open func startAnimating() {
        isAnimating = true
        RuntimeWarning.issue("UIImageView shows the first of its animationImages here: see CompatibilityGaps.md.")
    }
    /// Shows the picture alone.
    open func stopAnimating() { isAnimating = false }
}

/// A field of UIKit.
@MainActor @preconcurrency
open class UITextField: UIControl {
    /// The text.
    open var text: String? { didSet { noteChange() } }
    /// The text that is shown while the field is empty.
    open var placeholder: String? { didSet { noteChange() } }
    /// The text's font.
    open var font: UIFont? { didSet { noteChange() } }
    /// The text's color.
    open var textColor: UIColor? { didSet { noteChange() } }
    /// How the text is aligned.
    open var textAlignment = NSTextAlignment.natural { didSet { noteChange() } }
    /// The delegate, which is notified of editing.
    open weak var delegate: (any UITextFieldDelegate)?
    /// The kind of screen keyboard.
    open var keyboardType = UIKeyboardType.default { didSet { noteChange() } }
    /// Whether the text is secret.
    open var isSecureTextEntry = false { didSet { noteChange() } }
    /// Which letters the desktop's input method capitalizes; those that begin sentences by default.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { noteChange() } }
    /// Whether the desktop's input method corrects.
    open var autocorrectionType = UITextAutocorrectionType.default { didSet { noteChange() } }
    /// What the text is; nil for nothing in particular.
    open var textContentType: UITextContentType? { didSet { noteChange() } }
    /// The label of Return on a keyboard on the screen; there is none here.
    open var returnKeyType = UIReturnKeyType.default { didSet { noteChange() } }
    /// The frame around the field; none by default.
    open var borderStyle = BorderStyle.none { didSet { noteChange() } }
    /// When a button shows that clears the field.
    open var clearButtonMode = ViewMode.never { didSet { noteChange() } }
    /// The view in the place of a keyboard on the screen; shown below the field while it is edited.
    open var inputView: UIView? { didSet { noteChange() } }
    /// The view above a keyboard on the screen; shown below the field while it is edited.
    open var inputAccessoryView: UIView? { didSet { noteChange() } }
    /// The view at the field's left; nil for none.
    open var leftView: UIView? { didSet { noteChange() } }
    /// When the view at the left is shown.
    open var leftViewMode = ViewMode.never { didSet { noteChange() } }
    /// The view at the field's right; nil for none.
    open var rightView: UIView? { didSet { noteChange() } }
    /// When the view at the right is shown.
    open var rightViewMode = ViewMode.never { didSet { noteChange() } }
    /// The text with its attributes; nil for none.
    ///
    /// Its words are shown.
    open var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0) } }
        set { text = newValue?.string }
    }
    /// The text of an empty field with its attributes; nil for none.
    ///
    /// Its words are shown.
    open var attributedPlaceholder: NSAttributedString? { didSet { placeholder = attributedPlaceholder?.string } }
    /// Whether the font shrinks so that the text fits; the text scrolls here.
    open var adjustsFontSizeToFitWidth = false
    /// The least size of a font that shrinks, in points.
    open var minimumFontSize: CGFloat = 0
    /// Whether editing begins with an empty field.
    open var clearsOnBeginEditing = false
    /// Whether the field is being edited.
    open internal(set) var isEditing = false

    /// The frame around a field.
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    /// When a part of a field is shown.
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
}

/// Whether an input method corrects what is typed.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// The label of Return on a keyboard on the screen.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Methods for reacting to the editing of a field; all are optional.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
    /// Called when editing began.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Called when editing ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Whether Return ends editing.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Called when the selection changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether a change may be made; true by default. Here it is asked of the whole change since the last one.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
}

/// A text of several lines, of UIKit.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
    /// The text.
    open var text: String! = "" { didSet { noteChange() } }
    /// The text's font.
    open var font: UIFont? { didSet { noteChange() } }
    /// The text's color.
    open var textColor: UIColor? { didSet { noteChange() } }
    /// How lines are aligned.
    open var textAlignment = NSTextAlignment.natural { didSet { noteChange() } }
    /// Whether the text can be edited.
    open var isEditable = true { didSet { noteChange() } }
    /// Whether the text can be selected.
    open var isSelectable = true { didSet { noteChange() } }
    /// The distance of the text from the edges.
    open var textContainerInset = UIEdgeInsets.zero { didSet { noteChange() } }
    /// The delegate, which is notified of editing.
    open weak var delegate: (any UITextViewDelegate)?
}

/// Methods for reacting to the editing of a text; all are optional.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Called when the text changed.
    func textViewDidChange(_ textView: UITextView)
    /// Called when editing began.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Called when editing ended.
    func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
}

/// An activity indicator of UIKit.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
    /// How large the wheel is.
    public enum Style: Int, Sendable { case medium = 100, large = 101 }
    /// How large the wheel is.
    open var style: Style { didSet { noteChange() } }
    /// Whether the wheel turns.
    open private(set) var isAnimating = false { didSet { noteChange() } }
    /// Whether the wheel is hidden while it does not turn.
    open var hidesWhenStopped = true { didSet { noteChange() } }
    /// The wheel's color.
    open var color: UIColor! = .gray { didSet { noteChange() } }

    /// Creates a wheel.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
    }
    /// Starts the spinning.
    open func startAnimating() { isAnimating = true }
    /// Stops the spinning.
    open func stopAnimating() { isAnimating = false }
}

/// A switch, of UIKit.
@MainActor @preconcurrency
open class UISwitch: UIControl {
    /// Whether it is on.
    open var isOn = false { didSet { noteChange() } }
    /// The color of a switch that is on.
    open var onTintColor: UIColor? { didSet { noteChange() } }
    /// The knob's color.
    open var thumbTintColor: UIColor? { didSet { noteChange() } }
    /// Switches on or off.
    open func setOn(_ on: Bool, animated: Bool) {
        if animated { withAnimation { isOn = on } } else { isOn = on }
    }
}

/// A slider, of UIKit.
@MainActor @preconcurrency
open class UISlider: UIControl {
    /// The value.
    open var value: Float = 0 { didSet { noteChange() } }
    /// The least value.
    open var minimumValue: Float = 0 { didSet { noteChange() } }
    /// The greatest value.
    open var maximumValue: Float = 1 { didSet { noteChange() } }
    /// The color of the part before the knob.
    open var minimumTrackTintColor: UIColor? { didSet { noteChange() } }
    /// The color of the part behind the knob.
    open var maximumTrackTintColor: UIColor? { didSet { noteChange() } }
    /// The knob's color.
    open var thumbTintColor: UIColor? { didSet { noteChange() } }
    /// Sets the value.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    /// Whether each value is told of, or the last alone; each is here.
    open var isContinuous = true
    /// Sets the knob's picture.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
}

/// A view that applies a visual effect to the views behind it, of UIKit.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
    /// The effect.
    open var effect: UIVisualEffect? { didSet { noteChange() } }
    /// The container for views that are not affected.
    public let contentView = UIView(frame: .zero)
    /// Creates a view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addContent()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContent()
    }
    private func addContent() {
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }
}

/// An effect on the views behind a view.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {}

/// Things behind a view, blurred.
@MainActor @preconcurrency
open class UIBlurEffect: UIVisualEffect {
    /// The background's brightness and thickness.
    public enum Style: Int, Sendable {
        case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial, systemThinMaterial,
            systemMaterial, systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight,
            systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight,
            systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark,
            systemChromeMaterialDark
    }
    /// The background's brightness and thickness.
    public let style: Style
    /// Creates an effect.
    public init(style: Style) { self.style = style }
}
