import Foundation

// The views of UIKit that apps wrap for SwiftUI: they store their properties, and are not drawn.

/// A view that responds to touches with actions.
@MainActor @preconcurrency
open class UIControl: UIView {
    /// Whether the control can be used.
    open var isEnabled = true
    /// Whether the control is chosen.
    open var isSelected = false
    /// Whether the control is pressed.
    open var isHighlighted = false

    /// The events of a control.
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A finger touched the control.
        public static let touchDown = Event(rawValue: 1)
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
    /// The text.
    open var text: String?
    /// The text's font.
    open var font: UIFont! = .systemFont(ofSize: 17)
    /// The text's color.
    open var textColor: UIColor! = .label
    /// How lines are aligned.
    open var textAlignment = NSTextAlignment.natural
    /// How many lines there are at most; 0 for any number.
    open var numberOfLines = 1
    /// Whether the font shrinks so that the text fits.
    open var adjustsFontSizeToFitWidth = false
}

/// How lines are aligned.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

/// A picture of UIKit.
@MainActor @preconcurrency
open class UIImageView: UIView {
    /// The picture.
    open var image: UIImage?
    /// Creates a view of a picture.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }
}

/// A field of UIKit.
@MainActor @preconcurrency
open class UITextField: UIControl {
    /// The text.
    open var text: String?
    /// The text that is shown while the field is empty.
    open var placeholder: String?
    /// The text's font.
    open var font: UIFont?
    /// The text's color.
    open var textColor: UIColor?
    /// How the text is aligned.
    open var textAlignment = NSTextAlignment.natural
    /// The delegate, which is notified of editing.
    open weak var delegate: (any UITextFieldDelegate)?
    /// The kind of screen keyboard.
    open var keyboardType = UIKeyboardType.default
    /// Whether the text is secret.
    open var isSecureTextEntry = false
    /// Which letters the desktop's input method capitalizes; those that begin sentences by default.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether the desktop's input method corrects.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// What the text is; nil for nothing in particular.
    open var textContentType: UITextContentType?
    /// The label of Return on a keyboard on the screen; there is none here.
    open var returnKeyType = UIReturnKeyType.default
    /// The frame around the field; none by default.
    open var borderStyle = BorderStyle.none
    /// When a button shows that clears the field; never here.
    open var clearButtonMode = ViewMode.never

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
    open var text: String! = ""
    /// The text's font.
    open var font: UIFont?
    /// The text's color.
    open var textColor: UIColor?
    /// How lines are aligned.
    open var textAlignment = NSTextAlignment.natural
    /// Whether the text can be edited.
    open var isEditable = true
    /// Whether the text can be selected.
    open var isSelectable = true
    /// The distance of the text from the edges.
    open var textContainerInset = UIEdgeInsets.zero
    /// The delegate, which is notified of editing.
    open weak var delegate: (any UITextViewDelegate)?
}

/// Methods for reacting to the editing of a text; all are optional.
@MainActor @preconcurrency
public protocol UITextViewDelegate: AnyObject {
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

/// A view that scrolls, of UIKit.
@MainActor @preconcurrency
open class UIScrollView: UIView {
    /// The content's size.
    open var contentSize = CGSize.zero
    /// How far the content is scrolled.
    open var contentOffset = CGPoint.zero
    /// The room around the content.
    open var contentInset = UIEdgeInsets.zero
    /// Whether the content scrolls.
    open var isScrollEnabled = true
    /// Whether the content moves page by page.
    open var isPagingEnabled = false
    /// Whether the content moves on beyond its ends.
    open var bounces = true
    /// Whether a mark shows the place.
    open var showsVerticalScrollIndicator = true
    /// Whether a mark shows the place.
    open var showsHorizontalScrollIndicator = true
    /// How scrolling takes the keyboard away.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// How scrolling takes the keyboard away.
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
}

/// A button of UIKit.
@MainActor @preconcurrency
open class UIButton: UIControl {
    private var titles: [UInt: String] = [:]
    /// Sets the words.
    open func setTitle(_ title: String?, for state: UIControl.State) { titles[state.rawValue] = title }
    /// The words.
    open func title(for state: UIControl.State) -> String? { titles[state.rawValue] ?? titles[0] }
    /// Sets the words' color.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { tintColor = color }
}

/// An activity indicator of UIKit.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
    /// How large the wheel is.
    public enum Style: Int, Sendable { case medium = 100, large = 101 }
    /// How large the wheel is.
    open var style: Style
    /// Whether the wheel turns.
    open private(set) var isAnimating = false
    /// Whether the wheel is hidden while it does not turn.
    open var hidesWhenStopped = true
    /// The wheel's color.
    open var color: UIColor! = .gray

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
    open var isOn = false
    /// The color of a switch that is on.
    open var onTintColor: UIColor?
    /// The knob's color.
    open var thumbTintColor: UIColor?
}

/// A slider, of UIKit.
@MainActor @preconcurrency
open class UISlider: UIControl {
    /// The value.
    open var value: Float = 0
    /// The least value.
    open var minimumValue: Float = 0
    /// The greatest value.
    open var maximumValue: Float = 1
    /// The color of the part before the knob.
    open var minimumTrackTintColor: UIColor?
    /// The color of the part behind the knob.
    open var maximumTrackTintColor: UIColor?
    /// The knob's color.
    open var thumbTintColor: UIColor?
    /// Sets the knob's picture.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
}

/// A view that applies a visual effect to the views behind it, of UIKit.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
    /// The effect.
    open var effect: UIVisualEffect?
    /// The container for views that are not affected.
    public let contentView = UIView(frame: .zero)
    /// Creates a view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
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
