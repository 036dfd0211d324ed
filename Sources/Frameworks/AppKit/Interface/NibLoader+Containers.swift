import DataModelFiles
import Foundation
import InterfaceFiles
import SwiftUI

extension NibLoader {
    func configure(_ stack: NSStackView, _ element: XMLElement) {
        stack.orientation = element["orientation"] == "vertical" ? .vertical : .horizontal
        stack.spacing = CGFloat(element.number("spacing") ?? 8)
        let alignments: [String: NSLayoutConstraint.Attribute] = [
            "leading": .leading, "trailing": .trailing, "left": .left, "right": .right, "top": .top, "bottom": .bottom,
            "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline, "firstBaseline": .firstBaseline,
            "lastBaseline": .lastBaseline, "width": .width, "height": .height,
        ]
        stack.alignment = alignments[element["alignment"] ?? ""] ?? .centerY
        let distributions: [String: NSStackView.Distribution] = [
            "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
            "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
        ]
        stack.distribution = distributions[element["distribution"] ?? ""] ?? .gravityAreas
        stack.detachesHiddenViews = element.flag("detachesHiddenViews")
        if let insets = element.child(key: "edgeInsets") {
            stack.edgeInsets = NSEdgeInsets(
                top: insets.number("top") ?? 0, left: insets.number("left") ?? 0, bottom: insets.number("bottom") ?? 0,
                right: insets.number("right") ?? 0)
        }
        let groups = ["beginningViews", "middleViews", "endViews", "subviews"]
        let views = groups.flatMap { element.child($0)?.children ?? [] }.compactMap { makeView($0) }
        for view in views { stack.addArrangedSubview(view) }
        // The least number that a length may have stands for no length of its own.
        let gaps = element.child("customSpacing")?.children.map { Double($0["value"] ?? "") } ?? []
        for (view, gap) in zip(views, gaps) {
            if let gap, gap.isFinite, gap >= 0, gap < 1e6 { stack.setCustomSpacing(gap, after: view) }
        }
    }

    func configure(_ scroll: NSScrollView, _ element: XMLElement) {
        let bars = element.children.filter { $0.name == "scroller" }
        func isShown(_ name: String, _ key: String) -> Bool {
            element.flag(name, or: true) && bars.contains { $0["key"] == key }
        }
        scroll.hasVerticalScroller = isShown("hasVerticalScroller", "verticalScroller")
        scroll.hasHorizontalScroller = isShown("hasHorizontalScroller", "horizontalScroller")
        scroll.autohidesScrollers = element.flag("autohidesScrollers")
        let borders: [String: NSBorderType] = ["none": .noBorder, "line": .lineBorder, "groove": .grooveBorder]
        scroll.borderType = borders[element["borderType"] ?? ""] ?? .bezelBorder
        guard let clip = element.child(key: "contentView") else { return }
        scroll.drawsBackground = element.flag("drawsBackground", or: clip.flag("drawsBackground", or: true))
        if let color = NibValues.color(clip.child(key: "backgroundColor"), in: file) { scroll.backgroundColor = color }
        note(scroll.contentView, clip)
        scroll.contentView.frame = NSRect(origin: .zero, size: scroll.frame.size)
        if let document = clip.child("subviews")?.children.first, let view = makeView(document) {
            scroll.documentView = view
        }
        // Constraints between the clip view and the document follow the scroll view here.
    }

    func configure(_ text: NSTextView, _ element: XMLElement) {
        text.isEditable = element.flag("editable", or: true)
        text.isSelectable = element.flag("selectable", or: true)
        text.isRichText = element.flag("richText", or: true)
        text.drawsBackground = element.flag("drawsBackground", or: true)
        text.allowsUndo = element.flag("allowsUndo")
        if let color = NibValues.color(element.child(key: "textColor"), in: file) { text.textColor = color }
        if let color = NibValues.color(element.child(key: "backgroundColor"), in: file) { text.backgroundColor = color }
        if let font = NibValues.font(element.child(key: "font")) { text.font = font }
        if let words = NibValues.attributed(element.child(key: "textStorage"), file) {
            text.textStorage?.setAttributedString(words)
        }
    }

    func configure(_ tabs: NSTabView, _ element: XMLElement) {
        switch element["type"] {
        case "noTabsNoBorder": tabs.tabViewType = .noTabsNoBorder
        case "noTabsBezelBorder": tabs.tabViewType = .noTabsBezelBorder
        case "noTabsLineBorder": tabs.tabViewType = .noTabsLineBorder
        default: break
        }
        for child in element.child("tabViewItems")?.children ?? [] {
            let item = NSTabViewItem(identifier: child["identifier"])
            item.label = file.words("label", of: child) ?? ""
            item.image = NibValues.image(child["image"], file, isSymbol: child["catalog"] == "system")
            noteMade(item, child)
            if let content = child.child(key: "view") { item.view = makeView(content) }
            tabs.addTabViewItem(item)
        }
        if let first = element["initialItem"].flatMap(object) as? NSTabViewItem { tabs.selectTabViewItem(first) }
    }

    func configure(_ split: NSSplitView, _ element: XMLElement) {
        split.isVertical = element.flag("vertical")
        split.dividerStyle = element["dividerStyle"] == "thin" ? .thin : .thick
        let views = element.child("subviews")?.children.compactMap { makeView($0) } ?? []
        for view in views {
            split.addArrangedSubview(view)
            let length = split.isVertical ? view.frame.width : view.frame.height
            if view !== views.last, length > 0 { split.widths[ObjectIdentifier(view)] = length }
        }
    }

    func configure(_ box: NSBox, _ element: XMLElement) {
        switch element["boxType"] {
        case "separator": box.boxType = .separator
        case "custom": box.boxType = .custom
        default: box.boxType = .primary
        }
        box.title = file.words("title", of: element) ?? ""
        if box.boxType == .custom {
            box.borderWidth = element["borderType"] == "none" ? 0 : CGFloat(element.number("borderWidth") ?? 1)
            box.cornerRadius = CGFloat(element.number("cornerRadius") ?? 0)
        }
        if let color = NibValues.color(element.child(key: "fillColor"), in: file) { box.fillColor = color }
        if let color = NibValues.color(element.child(key: "borderColor"), in: file) { box.borderColor = color }
        if let content = element.child(key: "contentView"), let view = makeView(content) {
            let frame = view.frame
            box.contentView = view
            // The document leaves room for the frame and the title.
            if box.boxType == .primary { view.frame = frame }
        }
    }

    func configure(_ effect: NSVisualEffectView, _ element: XMLElement) {
        let materials: [String: NSVisualEffectView.Material] = [
            "titlebar": .titlebar, "selection": .selection, "menu": .menu, "popover": .popover, "sidebar": .sidebar,
            "headerView": .headerView, "sheet": .sheet, "windowBackground": .windowBackground,
            "HUDWindow": .hudWindow, "hudWindow": .hudWindow, "fullScreenUI": .fullScreenUI, "toolTip": .toolTip,
            "contentBackground": .contentBackground, "underWindowBackground": .underWindowBackground,
            "underPageBackground": .underPageBackground,
        ]
        if let material = materials[element["material"] ?? ""] { effect.material = material }
        effect.blendingMode = element["blendingMode"] == "withinWindow" ? .withinWindow : .behindWindow
        effect.state =
            element["state"] == "active"
            ? .active : element["state"] == "inactive" ? .inactive : .followsWindowActiveState
    }

    func configure(_ progress: NSProgressIndicator, _ element: XMLElement) {
        progress.style = element["style"] == "spinning" ? .spinning : .bar
        progress.isIndeterminate = element.flag("indeterminate")
        progress.minValue = element.number("minValue") ?? 0
        progress.maxValue = element.number("maxValue") ?? 100
        progress.doubleValue = element.number("doubleValue") ?? 0
        progress.isDisplayedWhenStopped = element.flag("displayedWhenStopped", or: true)
        progress.controlSize = NibValues.controlSize(element["controlSize"])
    }
}
