import Foundation
import SwiftUICore

/// A controller with which the user chooses a font of the system's.
///
/// Follows Apple's [UIFontPickerViewController](https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller).
@MainActor @preconcurrency
open class UIFontPickerViewController: UIViewController {
    /// What can be chosen.
    @MainActor @preconcurrency
    open class Configuration: NSObject {
        /// Whether faces can be chosen, and not families alone; families alone are offered here.
        open var includeFaces = false
        /// Whether names are in the system's font; false by default.
        open var displayUsingSystemFont = false
        /// The traits that fonts need; all are offered here.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
        /// The languages that fonts need; all are offered here.
        open var filteredLanguagesPredicate: NSPredicate?
        /// Creates the default choice.
        public override init() { super.init() }
    }

    /// What can be chosen.
    public let configuration: Configuration
    /// The delegate, which is notified of the choice; nil for none.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    /// The chosen font; nil for none.
    open var selectedFontDescriptor: UIFontDescriptor? { didSet { AppWindows.presentationChanged() } }

    /// Creates a controller.
    public init(configuration: Configuration? = nil) {
        self.configuration = configuration ?? Configuration()
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }

    /// Takes a family that the user chose.
    func choose(_ family: String) {
        selectedFontDescriptor = UIFontDescriptor(name: family, size: 0)
        delegate?.fontPickerViewControllerDidPickFont(self)
    }
    fileprivate func cancel() {
        delegate?.fontPickerViewControllerDidCancel(self)
        dismiss(animated: true)
    }

    override var showsOwnContent: Bool { true }
    open override var _swiftUIContent: AnyView { AnyView(FontPickerContent(controller: self)) }
}

/// Methods for reacting to a choice of a font; all are optional.
@MainActor @preconcurrency
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    /// Called when a font was chosen.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
    /// Called when the user has closed the controller.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

/// The families of fonts as a list.
private struct FontPickerContent: View {
    let controller: UIFontPickerViewController
    @ObservedObject private var model = AppWindows.model
    @State private var families = UIFont.familyNames.sorted()

    init(controller: UIFontPickerViewController) { self.controller = controller }

    var body: some View {
        VStack(spacing: 0) {
            HStack {
                Text(verbatim: controller.title ?? "Fonts").font(.headline)
                Spacer()
                Button("Cancel") { controller.cancel() }
            }
            .padding(12)
            List(families, id: \.self) { family in
                Button {
                    controller.choose(family)
                } label: {
                    Text(verbatim: family)
                        .font(controller.configuration.displayUsingSystemFont ? .body : .custom(family, size: 17))
                }
            }
        }
        .frame(minWidth: 280, minHeight: 320)
    }
}
