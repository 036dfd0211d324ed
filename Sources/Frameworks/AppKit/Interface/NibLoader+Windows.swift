import DataModelFiles
import Foundation
import InterfaceFiles
import SwiftUI

extension NibLoader {
    /// Makes a window with its content.
    func makeWindow(_ element: XMLElement) -> NSWindow {
        let rect = NibValues.rect("contentRect", of: element) ?? NSRect(x: 0, y: 0, width: 480, height: 270)
        let style = styleMask(element.child(key: "styleMask"))
        let type = kind(of: element, as: NSWindow.self)
        let made = ObjectMaking.makeWindow(type, declaredBy: NSWindow.self, rect, style: style.rawValue)
        let window = made ?? NSWindow(contentRect: rect, styleMask: style, backing: .buffered, defer: true)
        window.title = file.words("title", of: element) ?? ""
        window.subtitle = file.words("subtitle", of: element) ?? ""
        window.isReleasedWhenClosed = element.flag("releasedWhenClosed", or: true)
        window.hidesOnDeactivate = element.flag("hidesOnDeactivate")
        window.titlebarAppearsTransparent = element.flag("titlebarAppearsTransparent")
        if element["titleVisibility"] == "hidden" { window.titleVisibility = .hidden }
        window.identifier = element["identifier"].map { NSUserInterfaceItemIdentifier($0) }
        window.isRestorable = element.flag("restorable", or: true)
        window.hasShadow = element.flag("hasShadow", or: true)
        if let size = element.child(key: "minSize") { window.minSize = self.size(size) }
        if let size = element.child(key: "maxSize") { window.maxSize = self.size(size) }
        if let color = NibValues.color(element.child(key: "backgroundColor"), in: file) {
            window.backgroundColor = color
        }
        noteMade(window, element)
        if let content = element.child(key: "contentView"), let view = makeView(content) {
            view.frame = NSRect(origin: .zero, size: rect.size)
            window.contentView = view
        }
        if let content = element.child(key: "contentViewController"),
            let controller = makeViewController(content)
        {
            window.contentViewController = controller
        }
        if storyboard == nil, element.flag("visibleAtLaunch", or: true) { show(atLaunch: window) }
        return window
    }

    private func size(_ element: XMLElement) -> NSSize {
        NSSize(width: element.number("width") ?? 0, height: element.number("height") ?? 0)
    }

    private func styleMask(_ element: XMLElement?) -> NSWindow.StyleMask {
        guard let element else { return [.titled, .closable, .miniaturizable, .resizable] }
        let names: [(String, NSWindow.StyleMask)] = [
            ("titled", .titled), ("closable", .closable), ("miniaturizable", .miniaturizable),
            ("resizable", .resizable), ("utility", .utilityWindow), ("nonactivatingPanel", .nonactivatingPanel),
            ("HUD", .hudWindow), ("fullSizeContentView", .fullSizeContentView),
            ("unifiedTitleAndToolbar", .unifiedTitleAndToolbar),
        ]
        return names.reduce(into: []) { if element.flag($1.0) { $0.insert($1.1) } }
    }

    /// Makes a popover.
    func makePopover(_ element: XMLElement) -> NSPopover {
        let type = kind(of: element, as: NSPopover.self)
        let popover = type.init(coder: InterfaceCoder()) ?? NSPopover()
        popover.behavior =
            element["behavior"] == "t" ? .transient : element["behavior"] == "s" ? .semitransient : .applicationDefined
        popover.animates = element.flag("animates", or: true)
        noteMade(popover, element)
        return popover
    }

    /// Makes a formatter: of numbers or dates.
    func makeFormatter(_ element: XMLElement) -> AnyObject? {
        let formatter: Formatter
        switch element.name {
        case "numberFormatter":
            let numbers = NumberFormatter()
            switch element["numberStyle"] {
            case "decimal": numbers.numberStyle = .decimal
            case "percent": numbers.numberStyle = .percent
            case "currency": numbers.numberStyle = .currency
            default: numbers.numberStyle = .none
            }
            if let most = element.integer("maximumFractionDigits") { numbers.maximumFractionDigits = most }
            if let least = element.integer("minimumFractionDigits") { numbers.minimumFractionDigits = least }
            formatter = numbers
        case "dateFormatter":
            let dates = DateFormatter()
            if let format = element["dateFormat"] { dates.dateFormat = format }
            formatter = dates
        case "byteCountFormatter": formatter = ByteCountFormatter()
        default: return nil
        }
        note(formatter, element)
        return formatter
    }
}
