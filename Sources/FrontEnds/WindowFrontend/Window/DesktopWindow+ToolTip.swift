import CGtk
import DisplayList
import Foundation
import OrielBasics

extension DesktopWindow {
    /// Shows the help of the view below the pointer.
    func connectToolTips() {
        typealias Query =
            @convention(c) (UnsafeMutableRawPointer?, Int32, Int32, gboolean, OpaquePointer?, UnsafeMutableRawPointer?)
            -> gboolean
        let asked: Query = { _, x, y, byKeyboard, toolTip, data in
            guard let toolTip, byKeyboard == 0 else { return 0 }
            let window = owner(data, DesktopWindow.self)
            return MainActor.assumeIsolated { window.describe(x: Int(x), y: Int(y), in: toolTip) } ? 1 : 0
        }
        connect(canvas, "query-tooltip", to: self, asked)
        gtk_widget_set_has_tooltip(canvas, 1)
    }

    private func describe(x: Int, y: Int, in toolTip: OpaquePointer) -> Bool {
        guard window != nil, input.buttons.isEmpty else { return false }
        let origin = contentFrame.origin
        let place = CGPoint(x: CGFloat(x) - origin.x, y: CGFloat(y) - origin.y)
        guard let text = content.toolTip(at: place) else { return false }
        gtk_tooltip_set_text(toolTip, text.text)
        let frame = text.frame.offsetBy(dx: origin.x, dy: origin.y)
            .intersection(CGRect(origin: .zero, size: canvasSize)).integral
        // Within the area the tip stays; beyond it GTK asks again.
        if !frame.isNull, frame.isDrawable {
            var area = GdkRectangle(
                x: Int32(clamping: frame.minX), y: Int32(clamping: frame.minY), width: Int32(clamping: frame.width),
                height: Int32(clamping: frame.height))
            gtk_tooltip_set_tip_area(toolTip, &area)
        }
        return true
    }
}
