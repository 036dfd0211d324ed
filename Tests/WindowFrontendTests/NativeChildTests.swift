import CGtk
import DisplayList
import Foundation
import GtkShim
import XCTest

@testable import WindowFrontend

/// Widgets in the places of views, in windows on a real display.
final class NativeChildTests: XCTestCase {
    private final class Field: NativeChild {
        let field: UnsafeMutablePointer<GtkWidget>
        var widget: UnsafeMutableRawPointer { UnsafeMutableRawPointer(field) }

        /// Widgets are made when GTK has started.
        init() throws {
            try XCTSkipUnless(WindowFrontEnd.isAvailable, "Skipped: " + WindowFrontEnd.unavailableMessage)
            RendererChoice.prepareEnvironment()
            gtk_init()
            field = gtk_entry_new()
            g_object_ref_sink(field)
        }

        func takeFocus() { gtk_widget_grab_focus(field) }
    }

    @MainActor
    private func run(_ window: FakeWindow, until isDone: @escaping @MainActor (DesktopWindow) -> Bool) throws {
        let frontEnd = WindowFrontEnd()
        let limit = Timeout(after: 15) {
            XCTFail("The condition did not come true in time.")
            frontEnd.quit()
        }
        let check = repeatedly(every: 0.005) {
            guard let shown = frontEnd.windows.first, isDone(shown) else { return true }
            frontEnd.quit()
            return false
        }
        _ = frontEnd.run(FakeApp(windows: [window]))
        check.invalidate()
        limit.cancel()
    }

    private func place(of widget: UnsafeMutablePointer<GtkWidget>) -> GtkAllocation {
        var place = GtkAllocation()
        gtk_widget_get_allocation(widget, &place)
        return place
    }

    func testAWidgetFollowsItsViewAndGoesWithIt() throws {
        try MainActor.assumeIsolated {
            let (window, child) = try (FakeWindow(), Field())
            let frames = [CGRect(x: 20, y: 30, width: 200, height: 50), CGRect(x: 40, y: 10, width: 180, height: 60)]
            var step = 0
            window.nativeChildren = [NativeChildPlace(child: child, frame: frames[0])]
            try run(window) { shown in
                switch step {
                case 0, 1:
                    let place = self.place(of: child.field)
                    guard place.x == Int32(frames[step].minX), place.width == Int32(frames[step].width) else {
                        return false
                    }
                    XCTAssertEqual(gtk_widget_get_parent(child.field), shown.canvas)
                    step += 1
                    window.nativeChildren = step == 1 ? [NativeChildPlace(child: child, frame: frames[1])] : []
                    window.change()
                    return false
                default: return gtk_widget_get_parent(child.field) == nil
                }
            }
            XCTAssertEqual(step, 2)
            // The test has the last reference.
            XCTAssertEqual(child.field.withMemoryRebound(to: GObject.self, capacity: 1) { $0.pointee.ref_count }, 1)
            g_object_unref(child.field)
        }
    }

    func testTheHoleInThePictureIsClear() throws {
        try MainActor.assumeIsolated {
            let (window, child) = try (FakeWindow(), Field())
            let list = window.displayList
            let hole = list.insert(into: .root, after: list[.root].lastChild, content: .color(RGBA(0, 0, 0)))
            list.setFrame(hole, position: CGPoint(x: 20, y: 30), size: CGSize(width: 200, height: 50))
            list.setEffects(hole, [.blend(.destinationOut)])
            window.nativeChildren = [
                NativeChildPlace(child: child, frame: CGRect(x: 20, y: 30, width: 200, height: 50))
            ]
            var alphas: [UInt8] = []
            try run(window) { shown in
                guard shown.drawCount > 0, let renderer = shown.renderer as? SoftwareRenderer,
                    let surface = renderer.surface
                else { return shown.drawCount > 0 }
                let stride = Int(cairo_image_surface_get_stride(surface))
                let scale = Int(shown.traits.displayScale)
                let pixels = cairo_image_surface_get_data(surface)!
                alphas = [(10, 10), (100, 50)].map { pixels[$0.1 * scale * stride + $0.0 * scale * 4 + 3] }
                return true
            }
            XCTAssertEqual(alphas, [255, 0])
            g_object_unref(child.field)
        }
    }

    func testAWidgetWithTheKeysIsReported() throws {
        try MainActor.assumeIsolated {
            let (window, child) = try (FakeWindow(), Field())
            window.nativeChildren = [
                NativeChildPlace(child: child, frame: CGRect(x: 20, y: 30, width: 200, height: 50))
            ]
            var isAsked = false
            try run(window) { shown in
                guard gtk_widget_get_parent(child.field) != nil else { return false }
                if !isAsked { child.takeFocus() }
                isAsked = true
                guard window.focusedChild === child else { return false }
                // The content's own things take the keys back; a widget keeps them else.
                shown.takeFocus()
                XCTAssertNotEqual(gtk_window_get_focus(cast(shown.window)), shown.canvas)
                shown.takeFocus(leavesNativeChildren: false)
                XCTAssertEqual(gtk_window_get_focus(cast(shown.window)), shown.canvas)
                return true
            }
            XCTAssertTrue(window.focusedChild === child)
            g_object_unref(child.field)
        }
    }
}
