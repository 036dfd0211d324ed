import DataModelFiles
import Foundation
import InterfaceFiles
import OrielFoundation
import SwiftUICore

extension InterfaceLoader {
    private static let controllerTypes: [String: UIViewController.Type] = [
        "navigationController": UINavigationController.self,
        "tabBarController": UITabBarController.self,
        "tableViewController": UITableViewController.self,
        "splitViewController": UISplitViewController.self,
        "collectionViewController": UICollectionViewController.self,
        "pageViewController": UIPageViewController.self,
    ]

    /// Makes a controller; its view is made when it is first asked for.
    func makeController(_ element: XMLElement) -> UIViewController? {
        let base =
            Self.controllerTypes[element.name]
            ?? FrameworkClasses.ofElement(element.name) as? UIViewController.Type ?? UIViewController.self
        let type = kind(of: element, as: base)
        let coder = InterfaceCoder()
        let made =
            storyboard?.takeCreator()?(coder) ?? type.init(coder: coder) ?? base.init(coder: coder)
        guard let made else { return nil }
        made.storyboard = storyboard
        made.loader = self
        if controller == nil { controller = made }
        if let title = file.words("title", of: element) { made.title = title }
        made.hidesBottomBarWhenPushed = element.flag("hidesBottomBarWhenPushed")
        made.restorationIdentifier = element["restorationIdentifier"]
        if element["modalPresentationStyle"] == "fullScreen" {
            made.modalPresentationStyle = .fullScreen
        }
        noteNew(made, element)
        if let item = element.child(key: "navigationItem") { fill(made.navigationItem, item) }
        if let item = element.child(key: "tabBarItem") { made.tabBarItem = makeTabItem(item) }
        let toolbar = element.child("toolbarItems")?.children.compactMap(makeBarButton) ?? []
        if !toolbar.isEmpty { made.toolbarItems = toolbar }
        if let described = made as? any InterfaceDescribed { configure(described, element) }
        fill(made, element)
        return made
    }

    private func fill(_ made: UIViewController, _ element: XMLElement) {
        let related = element.connections.filter { $0["kind"] == "relationship" }
        func controllers() -> [UIViewController] {
            related.compactMap { $0["destination"].flatMap { storyboard?.controller(withID: $0) } }
        }
        switch made {
        case let stack as UINavigationController:
            if let bar = element.child(key: "navigationBar") {
                note(stack.navigationBar, bar)
                stack.navigationBar.prefersLargeTitles = bar.flag("largeTitles")
            }
            stack.isNavigationBarHidden = element.flag("navigationBarHidden")
            stack.isToolbarHidden = element.flag("toolbarHidden", or: true)
            stack.viewControllers = Array(controllers().prefix(1))
        case let tabs as UITabBarController:
            if let bar = element.child(key: "tabBar") { note(tabs.tabBar, bar) }
            tabs.viewControllers = controllers()
        case let split as UISplitViewController: split.viewControllers = controllers()
        case let table as UITableViewController:
            guard let view = element.child(key: "view") ?? element.child("tableView"),
                let shown = makeView(view) as? UITableView
            else { return }
            table.tableView = shown
            table.view = shown
            if shown.dataSource == nil { shown.dataSource = table }
            if shown.delegate == nil { shown.delegate = table }
        case let collection as UICollectionViewController:
            guard let view = element.child("collectionView"),
                let shown = makeView(view) as? UICollectionView
            else { return }
            collection.collectionView = shown
            if shown.dataSource == nil { shown.dataSource = collection }
            if shown.delegate == nil { shown.delegate = collection }
        default:
            for guide in element.child("layoutGuides")?.children ?? [] {
                waitingGuides[guide["id"] ?? ""] = guide["type"] ?? ""
            }
            guard let view = element.child(key: "view") else { return }
            made.makesView = { [self] in makeWhole(view) }
        }
    }

    private func fill(_ item: UINavigationItem, _ element: XMLElement) {
        item.title = file.words("title", of: element)
        item.prompt = file.words("prompt", of: element)
        if element["largeTitleDisplayMode"] == "never" { item.largeTitleDisplayMode = .never }
        if element["largeTitleDisplayMode"] == "always" { item.largeTitleDisplayMode = .always }
        noteNew(item, element)
        func buttons(_ one: String, _ several: String) -> [UIBarButtonItem]? {
            let found =
                [element.child(key: one)].compactMap { $0 } + (element.child(several)?.children ?? [])
            let made = found.filter { $0.name == "barButtonItem" }.compactMap(makeBarButton)
            return made.isEmpty ? nil : made
        }
        if let left = buttons("leftBarButtonItem", "leftBarButtonItems") {
            item.leftBarButtonItems = left
        }
        if let right = buttons("rightBarButtonItem", "rightBarButtonItems") {
            item.rightBarButtonItems = right
        }
        if let back = buttons("backBarButtonItem", "backBarButtonItems") {
            item.backBarButtonItem = back.first
        }
        if let view = element.child(key: "titleView") { item.titleView = makeView(view) }
    }

    /// Makes a button of a bar.
    func makeBarButton(_ element: XMLElement) -> UIBarButtonItem? {
        let names: [String: UIBarButtonItem.SystemItem] = [
            "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
            "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
            "reply": .reply,
            "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search,
            "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play,
            "pause": .pause,
            "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo, "close": .close,
        ]
        let item: UIBarButtonItem
        if let system = names[element["systemItem"] ?? ""] {
            item = UIBarButtonItem(barButtonSystemItem: system)
        } else {
            item = UIBarButtonItem()
            item.title = file.words("title", of: element)
            item.image = InterfaceValues.image(element, "image", in: file)
        }
        if element["style"] == "done" { item.style = .done }
        item.isEnabled = element.flag("enabled", or: true)
        item.tag = element.integer("tag") ?? 0
        if let width = element.number("width") { item.width = width }
        if let view = element.child(key: "customView") { item.customView = makeView(view) }
        noteNew(item, element)
        return item
    }

    /// Makes an item of a navigation bar that belongs to no controller.
    func makeNavigationItem(_ element: XMLElement) -> UINavigationItem {
        let item = UINavigationItem()
        noteNew(item, element)
        fill(item, element)
        return item
    }

    func makeTabItem(_ element: XMLElement) -> UITabBarItem {
        let names: [String: UITabBarItem.SystemItem] = [
            "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
            "recents": .recents,
            "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
            "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
        ]
        let tag = element.integer("tag") ?? 0
        let item: UITabBarItem
        if let system = names[element["systemItem"] ?? ""] {
            item = UITabBarItem(tabBarSystemItem: system, tag: tag)
        } else {
            let image = InterfaceValues.image(element, "image", in: file)
            item = UITabBarItem(title: file.words("title", of: element), image: image, tag: tag)
            item.selectedImage = InterfaceValues.image(element, "selectedImage", in: file)
        }
        noteNew(item, element)
        return item
    }

    /// Makes a recognizer of gestures.
    func makeRecognizer(_ element: XMLElement) -> UIGestureRecognizer? {
        let types: [String: UIGestureRecognizer.Type] = [
            "tapGestureRecognizer": UITapGestureRecognizer.self,
            "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
            "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
            "panGestureRecognizer": UIPanGestureRecognizer.self,
            "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
            "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
            "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
        ]
        guard let base = types[element.name], let recognizer = ObjectMaking.make(base) else {
            unsupported(element)
            return nil
        }
        if let tap = recognizer as? UITapGestureRecognizer,
            let count = element.integer("numberOfTapsRequired")
        {
            tap.numberOfTapsRequired = count
        }
        if let swipe = recognizer as? UISwipeGestureRecognizer {
            let directions: [String: UISwipeGestureRecognizer.Direction] = [
                "left": .left, "up": .up, "down": .down, "right": .right,
            ]
            swipe.direction = directions[element["direction"] ?? ""] ?? .right
        }
        noteNew(recognizer, element)
        return recognizer
    }
}
