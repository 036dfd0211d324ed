import Foundation
import SwiftUI

/// The actions of AppKit's own classes, which documents of Interface Builder call by their names.
@MainActor
enum StandardActions {
    /// Adds the classes to those whose methods can be called by name.
    static func register() {
        InterfaceClasses.register([application, window, view, text, controls, controllers, documents].flatMap { $0 })
    }

    private static func described(_ type: AnyClass, _ methods: [(String, Selector)]) -> _InterfaceClass {
        let described = _InterfaceClass(type)
        for (name, selector) in methods { described.method(name, selector) }
        return described
    }

    private static var application: [_InterfaceClass] {
        [
            described(
                NSApplication.self,
                [
                    ("terminate:", Selector(NSApplication.terminate)), ("hide:", Selector(NSApplication.hide)),
                    ("unhide:", Selector(NSApplication.unhide)), ("stop:", Selector(NSApplication.stop)),
                    ("hideOtherApplications:", Selector(NSApplication.hideOtherApplications)),
                    ("unhideAllApplications:", Selector(NSApplication.unhideAllApplications)),
                    (
                        "orderFrontStandardAboutPanel:",
                        Selector { (app: NSApplication) in
                            { (sender: Any?) in app.orderFrontStandardAboutPanel(sender) }
                        }
                    ),
                    ("arrangeInFront:", Selector(NSApplication.arrangeInFront)),
                    ("showHelp:", Selector(NSApplication.showHelp)),
                ])
        ]
    }

    private static var window: [_InterfaceClass] {
        [
            described(
                NSWindow.self,
                [
                    ("performClose:", Selector(NSWindow.performClose)), ("close", Selector(NSWindow.close)),
                    ("makeKeyAndOrderFront:", Selector(NSWindow.makeKeyAndOrderFront)),
                    ("orderFront:", Selector(NSWindow.orderFront)), ("orderOut:", Selector(NSWindow.orderOut)),
                    ("orderBack:", Selector(NSWindow.orderBack)),
                    ("performMiniaturize:", Selector(NSWindow.performMiniaturize)),
                    ("miniaturize:", Selector(NSWindow.miniaturize)), ("performZoom:", Selector(NSWindow.performZoom)),
                    ("zoom:", Selector(NSWindow.zoom)), ("toggleFullScreen:", Selector(NSWindow.toggleFullScreen)),
                ])
        ]
    }

    private static var view: [_InterfaceClass] {
        [
            described(
                NSTabView.self,
                [
                    ("selectNextTabViewItem:", Selector(NSTabView.selectNextTabViewItem)),
                    ("selectPreviousTabViewItem:", Selector(NSTabView.selectPreviousTabViewItem)),
                    ("selectFirstTabViewItem:", Selector(NSTabView.selectFirstTabViewItem)),
                    ("selectLastTabViewItem:", Selector(NSTabView.selectLastTabViewItem)),
                ]),
            described(
                NSTableView.self,
                [
                    ("selectAll:", Selector(NSTableView.selectAll)),
                    ("deselectAll:", Selector(NSTableView.deselectAll)),
                ]),
            described(
                NSProgressIndicator.self,
                [
                    ("startAnimation:", Selector(NSProgressIndicator.startAnimation)),
                    ("stopAnimation:", Selector(NSProgressIndicator.stopAnimation)),
                ]),
            described(NSPopover.self, [("performClose:", Selector(NSPopover.performClose))]),
        ]
    }

    private static var text: [_InterfaceClass] {
        [
            described(
                NSText.self,
                [
                    ("cut:", Selector(NSText.cut)), ("copy:", Selector(NSText.copy as (NSText) -> (Any?) -> Void)),
                    ("paste:", Selector(NSText.paste)), ("delete:", Selector(NSText.delete)),
                    ("selectAll:", Selector(NSText.selectAll)),
                    ("performTextFinderAction:", Selector(NSText.performTextFinderAction)),
                    ("performFindPanelAction:", Selector(NSText.performTextFinderAction)),
                ]),
            described(
                NSFontManager.self,
                [
                    ("orderFrontFontPanel:", Selector(NSFontManager.orderFrontFontPanel)),
                    ("addFontTrait:", Selector(NSFontManager.addFontTrait)),
                    ("modifyFont:", Selector(NSFontManager.modifyFont)),
                ]),
        ]
    }

    private static var controls: [_InterfaceClass] {
        [
            described(
                NSControl.self,
                [
                    ("performClick:", Selector(NSControl.performClick)),
                    ("takeStringValueFrom:", Selector(NSControl.takeStringValueFrom)),
                    ("takeIntValueFrom:", Selector(NSControl.takeIntValueFrom)),
                    ("takeIntegerValueFrom:", Selector(NSControl.takeIntegerValueFrom)),
                    ("takeDoubleValueFrom:", Selector(NSControl.takeDoubleValueFrom)),
                    ("takeFloatValueFrom:", Selector(NSControl.takeFloatValueFrom)),
                    ("takeObjectValueFrom:", Selector(NSControl.takeObjectValueFrom)),
                ])
        ]
    }

    private static var documents: [_InterfaceClass] {
        [
            described(
                NSDocument.self,
                [
                    ("saveDocument:", Selector(NSDocument.save as (NSDocument) -> (Any?) -> Void)),
                    ("saveDocumentAs:", Selector(NSDocument.saveAs)), ("saveDocumentTo:", Selector(NSDocument.saveTo)),
                    ("revertDocumentToSaved:", Selector(NSDocument.revertToSaved)),
                    ("duplicateDocument:", Selector(NSDocument.duplicate as (NSDocument) -> (Any?) -> Void)),
                    ("moveDocument:", Selector(NSDocument.move)), ("renameDocument:", Selector(NSDocument.rename)),
                    ("printDocument:", Selector(NSDocument.printDocument)),
                    ("browseDocumentVersions:", Selector(NSDocument.browseVersions)),
                ]),
            described(
                NSDocumentController.self,
                [
                    ("newDocument:", Selector(NSDocumentController.newDocument)),
                    (
                        "openDocument:",
                        Selector(NSDocumentController.openDocument as (NSDocumentController) -> (Any?) -> Void)
                    ), ("saveAllDocuments:", Selector(NSDocumentController.saveAllDocuments)),
                    ("clearRecentDocuments:", Selector(NSDocumentController.clearRecentDocuments)),
                ]),
        ]
    }

    private static var controllers: [_InterfaceClass] {
        [
            described(
                NSViewController.self,
                [
                    (
                        "dismissController:",
                        Selector { (controller: NSViewController) in { (sender: Any?) in controller.dismiss(sender) } }
                    )
                ]),
            described(
                NSWindowController.self,
                [
                    ("showWindow:", Selector(NSWindowController.showWindow)),
                    ("close", Selector(NSWindowController.close)),
                ]),
            described(
                NSSplitViewController.self,
                [
                    ("toggleSidebar:", Selector(NSSplitViewController.toggleSidebar)),
                    ("toggleInspector:", Selector(NSSplitViewController.toggleInspector)),
                ]),
        ]
    }
}

extension NSControl {
    /// Takes the value of another control as a whole number.
    public func takeIntValueFrom(_ sender: Any?) { if let other = sender as? NSControl { intValue = other.intValue } }
    /// Takes the value of another control as a whole number.
    public func takeIntegerValueFrom(_ sender: Any?) {
        if let other = sender as? NSControl { integerValue = other.integerValue }
    }
    /// Takes the value of another control as a number.
    public func takeDoubleValueFrom(_ sender: Any?) {
        if let other = sender as? NSControl { doubleValue = other.doubleValue }
    }
    /// Takes the value of another control as a number.
    public func takeFloatValueFrom(_ sender: Any?) {
        if let other = sender as? NSControl { floatValue = other.floatValue }
    }
    /// Takes the value of another control.
    public func takeObjectValueFrom(_ sender: Any?) {
        if let other = sender as? NSControl { objectValue = other.objectValue }
    }
}

extension NSApplication {
    /// Brings all windows of the app to the front; the desktop decides on their order.
    public func arrangeInFront(_ sender: Any?) { for window in windows { window.orderFront(sender) } }
    /// Shows the app's help; there is none here.
    public func showHelp(_ sender: Any?) { Self.lacks("showHelp(_:)") }
}
