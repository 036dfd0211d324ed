import Foundation
import SwiftUICore

/// A controller with which the user chooses a color.
///
/// Follows Apple's [UIColorPickerViewController](https://developer.apple.com/documentation/uikit/uicolorpickerviewcontroller).
@MainActor @preconcurrency
open class UIColorPickerViewController: UIViewController {
    /// The color; white by default.
    open var selectedColor = UIColor.white { didSet { AppWindows.presentationChanged() } }
    /// Whether colors may be transparent; true by default.
    open var supportsAlpha = true { didSet { AppWindows.presentationChanged() } }
    /// The delegate, which is notified of the choice; nil for none.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?

    /// Creates a controller.
    public init() { super.init(nibName: nil, bundle: nil) }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Takes a color that the user chose.
    func choose(_ color: UIColor) {
        selectedColor = color
        delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
        delegate?.colorPickerViewControllerDidSelectColor(self)
    }
    fileprivate func finish() {
        delegate?.colorPickerViewControllerDidFinish(self)
        dismiss(animated: true)
    }

    override var showsOwnContent: Bool { true }
    open override var _swiftUIContent: AnyView { AnyView(ColorPickerContent(controller: self)) }
}

/// Methods for reacting to a choice of a color; all are optional.
@MainActor @preconcurrency
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// Called when a color was chosen.
    /// - Parameter continuously: Whether the user is still moving through colors.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// Called when a color was chosen.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    /// Called when the user has closed the controller.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A color picker of UIKit as one of SwiftUI, with a button that closes it.
private struct ColorPickerContent: View {
    let controller: UIColorPickerViewController
    @ObservedObject private var model = AppWindows.model

    init(controller: UIColorPickerViewController) { self.controller = controller }

    var body: some View {
        VStack(spacing: 16) {
            HStack {
                Text(verbatim: controller.title ?? "Colors").font(.headline)
                Spacer()
                Button("Done") { controller.finish() }
            }
            RoundedRectangle(cornerRadius: 8).fill(Color(controller.selectedColor)).frame(height: 80)
            ColorPicker(
                "Color",
                selection: Binding {
                    Color(controller.selectedColor)
                } set: {
                    controller.choose(UIColor($0))
                }, supportsOpacity: controller.supportsAlpha)
        }
        .padding(20)
        .frame(minWidth: 280)
    }
}
