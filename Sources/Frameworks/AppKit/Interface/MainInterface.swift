import Foundation
import SwiftUI

/// The nib or storyboard that the app's Info.plist names: its main menu, its delegate and its first window.
@MainActor
enum MainInterface {
    /// The storyboard; nil for none.
    private(set) static var storyboard: NSStoryboard?
    private static var kept: [AnyObject] = []
    private static var first: Any?
    private static var isLoaded = false

    /// Makes the objects of the app, once: before the delegate is notified of anything.
    static func load() {
        if isLoaded { return }
        isLoaded = true
        InterfaceClasses.loadApp()
        if let name = Bundle.main.object(forInfoDictionaryKey: "NSMainStoryboardFile") as? String, !name.isEmpty {
            let found = NSStoryboard(name: name, bundle: .main)
            storyboard = found
            kept += found.loadApplication()
        } else if let name = Bundle.main.object(forInfoDictionaryKey: "NSMainNibFile") as? String, !name.isEmpty {
            if !Bundle.main.loadNibNamed(name, owner: NSApplication.shared, topLevelObjects: nil) {
                RuntimeWarning.issue(
                    "Unable to load nib file: \(name), exiting on macOS; the app goes on without it here.")
            }
        }
    }

    /// Shows the first controller of the storyboard.
    static func showFirst() {
        guard first == nil, let made = storyboard?.instantiateInitialController() else { return }
        first = made
        if let controller = made as? NSWindowController {
            controller.showWindow(nil)
        } else if let controller = made as? NSViewController {
            NSWindow(contentViewController: controller).makeKeyAndOrderFront(nil)
        }
    }
}
