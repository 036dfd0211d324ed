import SwiftUI

/// A controller whose view is beside or below a window's title: above the content here, as the desktop draws the bar.
///
/// Follows Apple's
/// [NSTitlebarAccessoryViewController](https://developer.apple.com/documentation/appkit/nstitlebaraccessoryviewcontroller).
@MainActor @preconcurrency
open class NSTitlebarAccessoryViewController: NSViewController {
    weak var accessoryWindow: NSWindow?
    /// The place of the view: below the bar by default.
    open var layoutAttribute = NSLayoutConstraint.Attribute.bottom { didSet { accessoryWindow?.model.changed() } }
    /// The least height in a window that has the whole screen, in points; without effect.
    open var fullScreenMinHeight: CGFloat = 0
    /// Whether the view is hidden; false by default.
    open var isHidden = false { didSet { accessoryWindow?.model.changed() } }
    /// Whether the view gets the bar's height; without effect.
    open var automaticallyAdjustsSize = true
}

extension NSWindow {
    /// The controllers of the views beside and below the title.
    public var titlebarAccessoryViewControllers: [NSTitlebarAccessoryViewController] {
        get { model.accessories }
        set {
            for controller in model.accessories { controller.accessoryWindow = nil }
            model.accessories = newValue
            for controller in newValue { controller.accessoryWindow = self }
            model.changed()
        }
    }
    /// Adds the controller of a view beside or below the title.
    public func addTitlebarAccessoryViewController(_ childViewController: NSTitlebarAccessoryViewController) {
        titlebarAccessoryViewControllers.append(childViewController)
    }
    /// Adds the controller of a view beside or below the title, at a place.
    public func insertTitlebarAccessoryViewController(
        _ childViewController: NSTitlebarAccessoryViewController, at index: Int
    ) {
        let place = min(max(index, 0), model.accessories.count)
        titlebarAccessoryViewControllers.insert(childViewController, at: place)
    }
    /// Removes the controller at a place.
    public func removeTitlebarAccessoryViewController(at index: Int) {
        if model.accessories.indices.contains(index) { titlebarAccessoryViewControllers.remove(at: index) }
    }
}

/// The toolbar and the accessories of a window, above its content.
struct WindowBars: View {
    let window: NSWindow
    /// Differs after each change of the window.
    let revision: Int

    var body: some View {
        let accessories = window.titlebarAccessoryViewControllers.filter { !$0.isHidden }
        let beside = accessories.filter { $0.layoutAttribute != .bottom && $0.layoutAttribute != .top }
        VStack(spacing: 0) {
            HStack(spacing: 8) {
                parts(beside.filter { isLeading($0) })
                if let toolbar = window.toolbar { ToolbarContent(toolbar: toolbar) }
                if !beside.isEmpty, window.toolbar == nil { Spacer(minLength: 0) }
                parts(beside.filter { !isLeading($0) })
            }
            parts(accessories.filter { $0.layoutAttribute == .bottom || $0.layoutAttribute == .top })
        }
    }

    private func isLeading(_ controller: NSTitlebarAccessoryViewController) -> Bool {
        controller.layoutAttribute == .left || controller.layoutAttribute == .leading
    }
    private func parts(_ controllers: [NSTitlebarAccessoryViewController]) -> some View {
        ForEach(controllers.map(Shown.init)) { part in
            let size = part.controller.view.frame.size
            let isBelow = part.controller.layoutAttribute == .bottom || part.controller.layoutAttribute == .top
            ShownView(view: part.controller.view)
                .frame(
                    width: isBelow || size.width <= 0 ? nil : size.width, height: size.height > 0 ? size.height : nil)
        }
    }
    private struct Shown: Identifiable {
        let controller: NSTitlebarAccessoryViewController
        var id: ObjectIdentifier { ObjectIdentifier(controller) }
    }
}
