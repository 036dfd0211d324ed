import DataModelFiles
import Foundation
import InterfaceFiles
import SwiftUI

extension NibLoader {
    /// The classes of views by the names of their elements.
    static let viewTypes: [String: NSView.Type] = [
        "view": NSView.self, "customView": NSView.self, "containerView": NSView.self, "button": NSButton.self,
        "popUpButton": NSPopUpButton.self, "textField": NSTextField.self, "secureTextField": NSSecureTextField.self,
        "searchField": NSSearchField.self, "tokenField": NSTokenField.self, "comboBox": NSComboBox.self,
        "imageView": NSImageView.self, "box": NSBox.self, "stackView": NSStackView.self, "slider": NSSlider.self,
        "stepper": NSStepper.self, "switch": NSSwitch.self, "segmentedControl": NSSegmentedControl.self,
        "progressIndicator": NSProgressIndicator.self, "levelIndicator": NSLevelIndicator.self,
        "datePicker": NSDatePicker.self, "colorWell": NSColorWell.self, "tabView": NSTabView.self,
        "splitView": NSSplitView.self, "scrollView": NSScrollView.self, "clipView": NSClipView.self,
        "textView": NSTextView.self, "tableView": NSTableView.self,
        "tableCellView": NSTableCellView.self,
        "gridView": NSGridView.self, "visualEffectView": NSVisualEffectView.self, "scroller": NSScroller.self,
        "tableHeaderView": NSTableHeaderView.self, "outlineView": NSOutlineView.self,
        "collectionView": NSCollectionView.self,
    ]

    /// Makes a view with its subviews; nil for a kind that does not exist here.
    @discardableResult
    func makeView(_ element: XMLElement) -> NSView? {
        guard let base = Self.viewTypes[element.name] else {
            RuntimeWarning.issue(
                "\(file.name): views of the kind “\(element.name)” are not made here (see CompatibilityGaps.md).")
            let stand = NSView(frame: NibValues.rect("frame", of: element) ?? .zero)
            noteMade(stand, element)
            configure(stand, element)
            return stand
        }
        let type = kind(of: element, as: base)
        let frame = NibValues.rect("frame", of: element) ?? .zero
        let view = type.init(coder: InterfaceCoder(frame: frame)) ?? base.init(coder: InterfaceCoder(frame: frame))
        guard let view else { return nil }
        view.frame = frame
        noteMade(view, element)
        configure(view, element)
        configureKind(view, element)
        noteConstraints(view, element)
        return view
    }

    private func configureKind(_ view: NSView, _ element: XMLElement) {
        switch view {
        case let stack as NSStackView: configure(stack, element)
        case let scroll as NSScrollView: configure(scroll, element)
        case let table as NSTableView: configure(table, element)
        case let tabs as NSTabView: configure(tabs, element)
        case let split as NSSplitView: configure(split, element)
        case let grid as NSGridView: configure(grid, element)
        case let box as NSBox: configure(box, element)
        case let text as NSTextView: configure(text, element)
        case let effect as NSVisualEffectView: configure(effect, element)
        case let progress as NSProgressIndicator: configure(progress, element)
        case let control as NSControl: configure(control, element)
        default: break
        }
        if !(view is NSStackView), !(view is NSScrollView), !(view is NSSplitView), !(view is NSTabView) {
            addSubviews(to: view, element)
        }
    }

    /// Makes and adds the subviews of an element.
    func addSubviews(to view: NSView, _ element: XMLElement) {
        for child in element.child("subviews")?.children ?? [] {
            if let subview = makeView(child) { view.addSubview(subview) }
        }
    }

    /// Sets the values that all views have.
    private func configure(_ view: NSView, _ element: XMLElement) {
        if element.flag("hidden") { view.isHidden = true }
        if let alpha = element.number("alphaValue") { view.alphaValue = alpha }
        if element.flag("wantsLayer") { view.wantsLayer = true }
        view.toolTip = file.words("toolTip", of: element)
        view.identifier = element["identifier"].map { NSUserInterfaceItemIdentifier($0) }
        if let control = view as? NSControl, let tag = element.integer("tag") { control.tag = tag }
        view.autoresizesSubviews = element.flag("autoresizesSubviews", or: true)
        if let mask = element.child(key: "autoresizingMask") { view.autoresizingMask = Self.mask(mask) }
        // A view that keeps its frame has no constraints in the document: Xcode adds them when it compiles that.
        if !element.flag("translatesAutoresizingMaskIntoConstraints", or: true), !element.flag("fixedFrame") {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        switch element["appearanceType"] {
        case "aqua", "vibrantLight": view.appearance = NSAppearance(named: .aqua)
        case "darkAqua", "vibrantDark": view.appearance = NSAppearance(named: .darkAqua)
        default: break
        }
        InterfaceConstraints.setPriorities(element) {
            view.setContentHuggingPriority($0, for: $1)
        } resistance: {
            view.setContentCompressionResistancePriority($0, for: $1)
        }
        for guide in element.children(named: "viewLayoutGuide") {
            if guide["key"] == "safeArea" { note(view.safeAreaLayoutGuide, guide) }
            if guide["key"] == "layoutMargins" { note(view.layoutMarginsGuide, guide) }
        }
        for recognizer in element.child("gestureRecognizers")?.children ?? [] {
            RuntimeWarning.issue("\(file.name): “\(recognizer.name)” is not made here (see CompatibilityGaps.md).")
        }
    }

    private static func mask(_ element: XMLElement) -> NSView.AutoresizingMask {
        let names: [(String, NSView.AutoresizingMask)] = [
            ("widthSizable", .width), ("heightSizable", .height), ("flexibleMinX", .minXMargin),
            ("flexibleMaxX", .maxXMargin), ("flexibleMinY", .minYMargin), ("flexibleMaxY", .maxYMargin),
        ]
        return names.reduce(into: []) { if element.flag($1.0) { $0.insert($1.1) } }
    }
}
