import Foundation
import SwiftUI

/// The columns at the edges of a window with SwiftUI's content, as the responder behind the window.
///
/// Apps send `toggleSidebar(_:)` to a window's first responder, as SwiftUI makes a split view controller on the Mac.
final class WindowColumns: NSSplitViewController {
    private weak var window: NSWindow?

    init(of window: NSWindow) {
        self.window = window
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var naturalNext: NSResponder? { window?.windowController ?? NSApplication.shared }
    override func toggleSidebar(_ sender: Any?) { window?.host?.sidebarColumn?.toggle() }
    override func toggleInspector(_ sender: Any?) { window?.host?.inspectorColumn?.toggle() }
}

extension NSWindow {
    /// The columns of the window's content; nil where it has none.
    var columns: WindowColumns? {
        guard let host, host.sidebarColumn != nil || host.inspectorColumn != nil else { return nil }
        if let known = knownColumns { return known }
        let columns = WindowColumns(of: self)
        knownColumns = columns
        return columns
    }
}
