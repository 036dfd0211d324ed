import Foundation
import SwiftUICore

/// A button of UIKit.
///
/// Follows Apple's [UIButton](https://developer.apple.com/documentation/uikit/uibutton).
@MainActor @preconcurrency
open class UIButton: _ButtonMembers {
    /// The kind of a button.
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
    }

    private struct Content {
        var title: String?
        var words: NSAttributedString?
        var color: UIColor?
        var image: UIImage?
        var background: UIImage?
    }

    private var contents: [UInt: Content] = [:]
    /// The kind.
    public private(set) var buttonType = ButtonType.custom
    /// The button's configuration; nil if the titles and images of its states define its appearance.
    open var configuration: Configuration? { didSet { noteChange() } }
    /// The title's label, for its font and lines.
    open private(set) lazy var titleLabel: UILabel? = UILabel(frame: .zero)
    /// The image's view, for its mode.
    open private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)
    /// The insets around the content, in points.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { noteChange() } }
    /// The insets around the title, in points.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { noteChange() } }
    /// The insets around the image, in points.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { noteChange() } }
    /// Whether a pressed button glows; never here.
    open var showsTouchWhenHighlighted = false
    /// Whether a pressed button's image is darker, where it has none of its own for that state.
    open var adjustsImageWhenHighlighted = true
    /// The menu of the button, which a long press shows; nil for none.
    open var menu: UIMenu? { didSet { noteChange() } }
    /// Changes the configuration whenever the button's state changed; nil for no change.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { updateConfiguration() } }
    /// Changes a button's configuration.
    public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void
    /// Whether the configuration's colors follow the state; they do always here.
    open var automaticallyUpdatesConfiguration = true
    /// The meaning of the button.
    open var role = Role.normal { didSet { noteChange() } }
    /// Whether a press selects the button, and the next one deselects it.
    open var changesSelectionAsPrimaryAction = false
    /// Whether a pointer over the button changes its shape; pointers keep their shapes here.
    open var isPointerInteractionEnabled = false
    /// How the button is to look on a Mac; without effect here.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    private var isUpdating = false
    /// Whether a touch has begun that the button's content will end with a press.
    var isPressedByTouch = false

    /// The meaning of a button.
    public enum Role: Int, Sendable {
        /// No meaning in particular.
        case normal
        /// The action that Return chooses.
        case primary
        /// Leaves everything as it is.
        case cancel
        /// Deletes something.
        case destructive
    }

    override var followsTouches: Bool { true }
    // Keys and assistive technologies press the content, too.
    override var sendsTouchUp: Bool { false }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        isPressedByTouch = isEnabled
        super.touchesBegan(touches, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isTouchInside { isPressedByTouch = false }
        super.touchesEnded(touches, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        isPressedByTouch = false
        super.touchesCancelled(touches, with: event)
    }

    /// Sends the events of a press.
    func press() {
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        if !isPressedByTouch { sendActions(for: .touchDown) }
        isPressedByTouch = false
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }

    /// Creates a button of a rectangle.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a button of a kind.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }

    private func become(_ buttonType: ButtonType) {
        self.buttonType = buttonType
        let symbol: String? =
            switch buttonType {
            case .custom, .system: nil
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            case .close: "xmark.circle.fill"
            }
        if let symbol { setImage(UIImage(systemName: symbol), for: .normal) }
    }

    /// Creates a button with an action, whose title and image it has.
    public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
        self.init(frame: frame)
        buttonType = .system
        guard let primaryAction else { return }
        setTitle(primaryAction.title, for: .normal)
        setImage(primaryAction.image, for: .normal)
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// Creates a button that looks as a configuration says.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(primaryAction: primaryAction)
        var configuration = configuration
        if configuration.title == nil { configuration.title = primaryAction?.title }
        if configuration.image == nil { configuration.image = primaryAction?.image }
        self.configuration = configuration
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let type = (coder as? InterfaceCoder)?.buttonType { become(type) }
    }

    private func change(_ state: UIControl.State, _ body: (inout Content) -> Void) {
        body(&contents[state.rawValue, default: Content()])
        noteChange()
    }
    private func value<T>(_ state: UIControl.State, _ part: (Content) -> T?) -> T? {
        contents[state.rawValue].flatMap(part) ?? contents[0].flatMap(part)
    }

    /// The state whose content is shown.
    private var now: UIControl.State {
        let whole = state.intersection([.selected, .highlighted, .disabled])
        if contents[whole.rawValue] != nil { return whole }
        return !isEnabled ? .disabled : isSelected ? .selected : whole
    }

    /// Sets the title.
    open func setTitle(_ title: String?, for state: UIControl.State) { change(state) { $0.title = title } }
    /// Returns the title; nil for none.
    open func title(for state: UIControl.State) -> String? { value(state) { $0.title } }
    /// Sets the title with its attributes.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        change(state) { $0.words = title }
    }
    /// Returns the title with its attributes; nil for none.
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { value(state) { $0.words } }
    /// Sets the title's color.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { change(state) { $0.color = color } }
    /// Returns the title's color; nil for the default.
    open func titleColor(for state: UIControl.State) -> UIColor? { value(state) { $0.color } }
    /// Sets the image.
    open func setImage(_ image: UIImage?, for state: UIControl.State) { change(state) { $0.image = image } }
    /// Returns the image; nil for none.
    open func image(for state: UIControl.State) -> UIImage? { value(state) { $0.image } }
    /// Sets the image behind the content.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        change(state) { $0.background = image }
    }
    /// Returns the image behind the content; nil for none.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { value(state) { $0.background } }
    /// The title that is shown.
    open var currentTitle: String? { title(for: now) }
    /// The color of the title that is shown.
    open var currentTitleColor: UIColor { titleColor(for: now) ?? (buttonType == .custom ? .white : tintColor) }
    /// The image that is shown.
    open var currentImage: UIImage? { image(for: now) }
    /// The image that is shown behind the content.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: now) }
    /// The title that is shown, with its attributes.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: now) }
    var shownColor: UIColor? { titleColor(for: now) ?? (buttonType == .custom ? .white : nil) }
    /// Whether the whole content is faint while the button is pressed.
    var dimsContent: Bool { configuration != nil || buttonType != .custom }
    /// Whether the image is darker.
    var darkensImage: Bool {
        isHighlighted && !dimsContent && adjustsImageWhenHighlighted
            && contents[State.highlighted.rawValue]?.image == nil
    }

    /// Makes the button look as its configuration says; it does in any case.
    open func setNeedsUpdateConfiguration() {
        updateConfiguration()
        noteChange()
    }

    /// Changes the configuration for the present state; calls ``configurationUpdateHandler``.
    open func updateConfiguration() {
        guard let configurationUpdateHandler, !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        configurationUpdateHandler(self)
    }

    override func stateChanged() {
        super.stateChanged()
        updateConfiguration()
    }
}

/// How a control is to look on a Mac.
public enum UIBehavioralStyle: UInt, Sendable {
    /// As the app's idiom has it.
    case automatic
    /// As on an iPad.
    case pad
    /// As on a Mac.
    case mac
}
