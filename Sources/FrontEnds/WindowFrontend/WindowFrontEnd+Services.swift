import CGtk
import DisplayList
import Foundation

// The machine does the rest: Oriel opens addresses and plays sounds where the front end doesn't.
extension WindowFrontEnd: HostServices {
    /// Announces a text to users of a screen reader, through the window in use.
    public func announce(_ text: String) { activeWindow?.accessibility?.announce(text) }

    /// Puts data on the desktop's clipboard, in all its forms.
    public func writeClipboard(_ data: DragData) -> Bool {
        guard let activeWindow, !data.forms.isEmpty else { return false }
        activeWindow.writeClipboard(data)
        return true
    }

    /// The rectangle of the display's first monitor.
    public var screenBounds: CGRect? { gdk_display_get_default().flatMap(DesktopWindow.monitorFrame) }

    /// Arranges an open window on the desktop.
    public func arrange(_ window: any HostedWindow, _ arrangement: WindowArrangement) -> Bool {
        guard let window = windows.first(where: { $0.content === window }) else { return false }
        window.arrange(arrangement)
        return true
    }

    private var activeWindow: DesktopWindow? { windows.first { $0.traits.isActive } ?? windows.last }
}
