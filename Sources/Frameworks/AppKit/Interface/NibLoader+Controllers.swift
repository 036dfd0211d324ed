import DataModelFiles
import Foundation
import InterfaceFiles
import SwiftUI

extension NibLoader {
    /// Makes the controller of a scene, with the objects beside it; nil for a scene without one.
    func loadScene(_ scene: InterfaceDocument.Scene) -> NSResponder? {
        var controller: NSResponder?
        var others: [AnyObject] = []
        for element in scene.objects {
            guard let object = make(element) else { continue }
            if element["sceneMemberID"] == "viewController", let made = object as? NSResponder {
                controller = made
            } else {
                others.append(object)
            }
        }
        (controller as? NSViewController)?.nibObjects += others
        (controller as? NSWindowController)?.nibObjects += others
        finish()
        return controller
    }

    /// Makes a controller of a window, and the window.
    func makeWindowController(_ element: XMLElement) -> NSWindowController? {
        let type = kind(of: element, as: NSWindowController.self)
        guard let controller = type.init(coder: InterfaceCoder()) ?? NSWindowController(coder: InterfaceCoder()) else {
            return nil
        }
        controller.storyboard = storyboard
        controller.nibLoader = self
        noteMade(controller, element)
        if let child = element.child(key: "window") { controller.window = makeWindow(child) }
        for segue in element.connections where segue["kind"] == "relationship" {
            guard let content = related(segue) as? NSViewController else { continue }
            controller.contentViewController = content
        }
        if controller.window != nil { controller.noteLoaded() }
        return controller
    }

    /// Makes a controller of a view; the view is made when it is first asked for.
    func makeViewController(_ element: XMLElement) -> NSViewController? {
        let bases: [String: NSViewController.Type] = [
            "tabViewController": NSTabViewController.self, "splitViewController": NSSplitViewController.self,
        ]
        let base = bases[element.name] ?? NSViewController.self
        let type = kind(of: element, as: base)
        guard let controller = type.init(coder: InterfaceCoder()) ?? base.init(coder: InterfaceCoder()) else {
            return nil
        }
        controller.title = file.words("title", of: element)
        controller.identifier = element["identifier"].map { NSUserInterfaceItemIdentifier($0) }
        controller.storyboard = storyboard
        controller.nibLoader = self
        if let size = element.child(key: "preferredContentSize") {
            controller.preferredContentSize = NSSize(
                width: size.number("width") ?? 0, height: size.number("height") ?? 0)
        }
        noteMade(controller, element)
        switch controller {
        case let tabs as NSTabViewController: fill(tabs, element)
        case let split as NSSplitViewController: fill(split, element)
        default:
            if let view = element.child(key: "view") { controller.nibView = { [self] in makeView(of: view) } }
        }
        return controller
    }

    private func fill(_ controller: NSTabViewController, _ element: XMLElement) {
        let styles: [String: NSTabViewController.TabStyle] = [
            "toolbar": .toolbar, "segmentedControlOnBottom": .segmentedControlOnBottom, "unspecified": .unspecified,
        ]
        controller.tabStyle = styles[element["tabStyle"] ?? ""] ?? .segmentedControlOnTop
        if let tabs = element.child(key: "tabView") { note(controller.tabView, tabs) }
        let items = element.child("tabViewItems")?.children ?? []
        let segues = element.connections.filter { $0["relationship"] == "tabItems" }
        for (index, segue) in segues.enumerated() {
            guard let child = related(segue) as? NSViewController else { continue }
            let item = NSTabViewItem(viewController: child)
            if items.indices.contains(index) {
                let described = items[index]
                item.identifier = described["identifier"]
                item.image = NibValues.image(described["image"], file, isSymbol: described["catalog"] == "system")
                noteMade(item, described)
                if let label = file.words("label", of: described) { item.label = label }
            }
            controller.addTabViewItem(item)
        }
        controller.selectedTabViewItemIndex = element.integer("selectedTabViewItemIndex") ?? 0
    }

    private func fill(_ controller: NSSplitViewController, _ element: XMLElement) {
        if let split = element.child(key: "splitView") {
            controller.splitView.isVertical = split.flag("vertical")
            note(controller.splitView, split)
        }
        let items = element.child("splitViewItems")?.children ?? []
        let segues = element.connections.filter { $0["relationship"] == "splitItems" }
        for (index, segue) in segues.enumerated() {
            guard let child = related(segue) as? NSViewController else { continue }
            let described = items.indices.contains(index) ? items[index] : nil
            let item: NSSplitViewItem
            switch described?["behavior"] {
            case "sidebar": item = NSSplitViewItem(sidebarWithViewController: child)
            case "contentList": item = NSSplitViewItem(contentListWithViewController: child)
            case "inspector": item = NSSplitViewItem(inspectorWithViewController: child)
            default: item = NSSplitViewItem(viewController: child)
            }
            item.canCollapse = described?.flag("canCollapse") ?? false
            item.isCollapsed = described?.flag("collapsed") ?? false
            if let least = described?.number("minimumThickness") { item.minimumThickness = least }
            if let most = described?.number("maximumThickness") { item.maximumThickness = most }
            if let described { noteMade(item, described) }
            controller.addSplitViewItem(item)
        }
    }

    /// Makes the controller at the other end of a relationship.
    private func related(_ segue: XMLElement) -> NSResponder? {
        segue["destination"].flatMap { storyboard?.controller(withID: $0) }
    }

    /// Notes a connection that the user or the app follows; embeds a controller at once.
    func connectSegue(_ object: AnyObject, _ connection: XMLElement) -> Bool {
        guard let storyboard, let destination = connection["destination"] else { return true }
        let kind = connection["kind"] ?? "show"
        if kind == "relationship" { return true }
        let segue = NibSegue(
            identifier: connection["identifier"], kind: kind, destination: destination,
            anchor: { [weak self] in connection["popoverAnchorView"].flatMap { self?.object($0) } as? NSView },
            edge: connection["preferredEdge"] ?? "", isTransient: connection["popoverBehavior"] == "t",
            storyboard: storyboard)
        let source = sceneController
        if kind == "embed", let container = object as? NSView {
            segue.embed(in: container, source as? NSViewController)
            return true
        }
        (source as? NSViewController)?.nibSegues.append(segue)
        (source as? NSWindowController)?.nibSegues.append(segue)
        segue.source = source
        let action = Selector(NibSegue.follow)
        switch object {
        case let control as NSControl: (control.target, control.action) = (segue, action)
        case let cell as NSCell: (cell.target, cell.action) = (segue, action)
        case let item as NSMenuItem: (item.target, item.action) = (segue, action)
        case let item as NSToolbarItem: (item.target, item.action) = (segue, action)
        default: break
        }
        if source == nil { keep(segue) }
        return true
    }
}
