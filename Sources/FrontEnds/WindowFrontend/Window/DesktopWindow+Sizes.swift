import CGtk
import DisplayList
import Foundation
import GtkShim
import OrielBasics

extension DesktopWindow {
    /// Passes the content's minimum and ideal sizes to GTK.
    func updateSizes(isFirst: Bool) {
        let minimum = content.minimumSize
        let sizes = WindowSizes(
            minimum: minimum, maximum: content.maximumSize,
            preferred: isFirst
                ? wantedSize ?? content.defaultSize ?? content.idealSize : chrome.sizes?.preferred ?? minimum,
            available: isFirst ? availableSize : nil)
        defer { updateResizing() }
        guard sizes != chrome.sizes else { return }
        chrome.sizes = sizes
        oriel_canvas_set_sizes(
            canvas, Int32(clamping: sizes.minimum.width), Int32(clamping: sizes.minimum.height),
            Int32(clamping: sizes.preferred.width),
            Int32(clamping: sizes.preferred.height))
    }

    /// Lets the user give the window another size, unless there is one alone or the content says otherwise.
    func updateResizing() {
        guard let window, let sizes = chrome.sizes else { return }
        let isFixed = sizes.isFixed || !content.interactions.contains(.resize)
        if gtk_window_get_resizable(cast(window)) == (isFixed ? 1 : 0) {
            gtk_window_set_resizable(cast(window), isFixed ? 0 : 1)
        }
    }

    /// The content's place in a canvas of a size: all of it, or the middle where the content accepts no more.
    func contentFrame(in size: CGSize) -> CGRect {
        let maximum = chrome.sizes?.maximum ?? size
        let width = min(size.width, maximum.width)
        let height = min(size.height, maximum.height)
        return CGRect(
            x: ((size.width - width) / 2).rounded(.down), y: ((size.height - height) / 2).rounded(.down),
            width: width, height: height)
    }

    /// The rectangle of the first monitor; nil if there is none.
    var monitorFrame: CGRect? { (window.flatMap { gtk_widget_get_display($0) }).flatMap(Self.monitorFrame) }

    /// The rectangle of a display's first monitor; nil if there is none.
    static func monitorFrame(of display: OpaquePointer) -> CGRect? {
        guard let monitor = g_list_model_get_item(gdk_display_get_monitors(display), 0) else { return nil }
        defer { g_object_unref(monitor) }
        var geometry = GdkRectangle()
        gdk_monitor_get_geometry(OpaquePointer(monitor), &geometry)
        guard geometry.width > 0, geometry.height > 0 else { return nil }
        return CGRect(
            x: Int(geometry.x), y: Int(geometry.y), width: Int(geometry.width), height: Int(geometry.height))
    }

    /// Nine tenths of the first monitor, which leaves room for panels and title bars; nil if there is none.
    private var availableSize: CGSize? {
        monitorFrame.map { CGSize(width: $0.width * 0.9, height: $0.height * 0.9) }
    }
}

/// The sizes of a window's content in whole points, made safe: nothing negative, infinite or contradictory.
struct WindowSizes: Equatable {
    /// The least size.
    let minimum: CGSize
    /// The greatest size, at least the least one; infinite where there is no limit.
    let maximum: CGSize
    /// The size to open with.
    let preferred: CGSize

    /// The longest side that X11 and Wayland windows can have.
    static let limit: CGFloat = 32_000

    /// Makes sizes safe.
    /// - Parameter available: The space that an opening window should not exceed; nil for any.
    init(minimum: CGSize, maximum: CGSize, preferred: CGSize, available: CGSize?) {
        func lengths(_ path: KeyPath<CGSize, CGFloat>) -> (CGFloat, CGFloat, CGFloat) {
            func finite(_ value: CGFloat, or other: CGFloat) -> CGFloat {
                value.isNaN ? other : min(max(value, 0), WindowSizes.limit).rounded(.up)
            }
            let least = max(1, finite(minimum[keyPath: path], or: 1))
            let most = maximum[keyPath: path]
            let greatest = most.isNaN || most >= WindowSizes.limit ? CGFloat.infinity : max(least, most.rounded())
            var wish = finite(preferred[keyPath: path], or: least)
            if let available { wish = min(wish, available[keyPath: path].rounded(.down)) }
            return (least, greatest, min(max(wish, least), greatest))
        }
        let (width, height) = (lengths(\.width), lengths(\.height))
        self.minimum = CGSize(width: width.0, height: height.0)
        self.maximum = CGSize(width: width.1, height: height.1)
        self.preferred = CGSize(width: width.2, height: height.2)
    }

    /// Whether there is only one size.
    var isFixed: Bool { minimum == maximum }
}
