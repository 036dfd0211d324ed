import Foundation
import SwiftUI

/// Receives changes of a palette.
@MainActor @preconcurrency
public protocol PKToolPickerObserver: NSObjectProtocol {
    /// Called when another tool was chosen.
    func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
    /// Called when the ruler has appeared or disappeared.
    func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
    /// Called when the palette has appeared or disappeared.
    func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
    /// Called when the palette has moved.
    func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}

extension PKToolPickerObserver {
    public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
}

/// The palette of tools: a simple one at the bottom of the canvases that observe it.
///
/// Follows Apple's [PKToolPicker](https://developer.apple.com/documentation/pencilkit/pktoolpicker).
@MainActor @preconcurrency
open class PKToolPicker: NSObject {
    private static var windows: [(window: WeakWindow, picker: PKToolPicker)] = []
    private var observers: [Weak] = []
    private var responders: [ObjectIdentifier] = []

    private struct WeakWindow {
        weak var window: UIWindow?
    }
    private struct Weak {
        weak var observer: (any PKToolPickerObserver)?
    }

    /// Creates a palette.
    public override init() {}
    /// Returns the palette of a window.
    open class func shared(for window: UIWindow) -> PKToolPicker? {
        windows.removeAll { $0.window.window == nil }
        if let known = windows.first(where: { $0.window.window === window }) { return known.picker }
        let picker = PKToolPicker()
        windows.append((WeakWindow(window: window), picker))
        return picker
    }

    /// The tool that was chosen; a pen at first.
    open var selectedTool: any PKTool = PKInkingTool(.pen) {
        didSet { notify { $0.toolPickerSelectedToolDidChange(self) } }
    }
    /// Whether the ruler is shown; there is none here.
    open var isRulerActive = false { didSet { notify { $0.toolPickerIsRulerActiveDidChange(self) } } }
    /// Whether the palette is shown.
    open var isVisible: Bool { !responders.isEmpty }
    /// The colors of the palette; the window's here.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The colors for which inks are shown; the window's here.
    open var colorUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// Whether the user can choose who draws; without effect.
    open var showsDrawingPolicyControls = true
    /// The name under which the choice is kept; without effect.
    open var stateAutosaveName: String?
    /// The newest version of inks that are offered; without effect.
    open var maximumSupportedContentVersion = PKContentVersion.latest

    /// Shows the palette while a responder has the focus: here from now on.
    open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {
        let id = ObjectIdentifier(responder)
        guard responders.contains(id) != visible else { return }
        if visible { responders.append(id) } else { responders.removeAll { $0 == id } }
        notify { $0.toolPickerVisibilityDidChange(self) }
    }
    /// Adds an observer, often a canvas.
    open func addObserver(_ observer: any PKToolPickerObserver) {
        observers.removeAll { $0.observer == nil || $0.observer === observer }
        observers.append(Weak(observer: observer))
        if let canvas = observer as? PKCanvasView { canvas.picker = self }
        observer.toolPickerSelectedToolDidChange(self)
    }
    /// Removes an observer.
    open func removeObserver(_ observer: any PKToolPickerObserver) {
        observers.removeAll { $0.observer == nil || $0.observer === observer }
        if let canvas = observer as? PKCanvasView, canvas.picker === self { canvas.picker = nil }
    }
    /// Returns the rectangle that the palette covers in a view; empty without one.
    open func frameObscured(in view: UIView) -> CGRect {
        guard isVisible else { return .zero }
        return CGRect(
            x: 0, y: view.bounds.maxY - ToolPalette.height, width: view.bounds.width, height: ToolPalette.height)
    }

    private func notify(_ call: (any PKToolPickerObserver) -> Void) {
        for entry in observers { if let observer = entry.observer { call(observer) } }
    }
}
