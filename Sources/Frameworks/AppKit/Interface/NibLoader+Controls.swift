import DataModelFiles
import Foundation
import InterfaceFiles
import SwiftUI

extension NibLoader {
    /// Sets the values of a control, most of which its cell has in the document.
    func configure(_ control: NSControl, _ element: XMLElement) {
        let cell = element.child(key: "cell")
        if let cell { adopt(cell, of: control) }
        let values = cell ?? element
        control.isEnabled = values.flag("enabled", or: true) && element.flag("enabled", or: true)
        control.controlSize = NibValues.controlSize(values["controlSize"] ?? element["controlSize"])
        if let font = NibValues.font(values.child(key: "font")) { control.font = font }
        if values["alignment"] != nil { control.alignment = InterfaceValues.alignment(values["alignment"]) }
        if let mode = NibValues.lineBreak(values["lineBreakMode"]) { control.lineBreakMode = mode }
        control.usesSingleLineMode = values.flag("usesSingleLineMode")
        control.refusesFirstResponder = element.flag("refusesFirstResponder") || values.flag("refusesFirstResponder")
        control.isContinuous = values.flag("continuous", or: control.isContinuous)
        if let formatter = values.child(key: "formatter").flatMap(makeFormatter) as? Formatter {
            control.formatter = formatter
        }
        switch control {
        case let popUp as NSPopUpButton: configure(popUp, values)
        case let button as NSButton: configure(button, values)
        case let field as NSTextField: configure(field, element, values)
        case let image as NSImageView: configure(image, values, element)
        case let slider as NSSlider: configure(slider, values)
        case let stepper as NSStepper: configure(stepper, values)
        case let toggle as NSSwitch: toggle.state = NibValues.state(element["state"] ?? values["state"])
        case let segments as NSSegmentedControl: configure(segments, values)
        case let level as NSLevelIndicator: configure(level, values)
        case let picker as NSDatePicker: configure(picker, values)
        case let well as NSColorWell:
            if let color = NibValues.color(element.child(key: "color"), in: file) { well.color = color }
        default: break
        }
    }

    /// Notes a control's cell, which may have outlets and actions of its own.
    private func adopt(_ element: XMLElement, of control: NSControl) {
        if element["customClass"] != nil {
            let made = kind(of: element, as: NSCell.self).init(coder: InterfaceCoder())
            made.controlView = control
            control.keptCell = made
        }
        guard let cell = control.cell else { return }
        noteMade(cell, element)
    }

    private func configure(_ button: NSButton, _ cell: XMLElement) {
        let types: [String: NSButton.ButtonType] = [
            "check": .switch, "radio": .radio, "push": .momentaryPushIn, "square": .momentaryPushIn,
            "roundTextured": .momentaryPushIn, "recessed": .pushOnPushOff, "disclosureTriangle": .pushOnPushOff,
        ]
        let behavior = cell.child(key: "behavior")
        var kind = types[cell["type"] ?? ""] ?? .momentaryPushIn
        if kind == .momentaryPushIn, let behavior, behavior.flag("changeContents") || behavior.flag("changeBackground")
        {
            kind = behavior.flag("pushIn") ? .pushOnPushOff : .toggle
        }
        button.setButtonType(kind)
        let styles: [String: NSButton.BezelStyle] = [
            "rounded": .rounded, "regularSquare": .regularSquare, "shadowlessSquare": .shadowlessSquare,
            "circular": .circular, "texturedSquare": .texturedSquare, "helpButton": .helpButton,
            "smallSquare": .smallSquare, "roundedRect": .roundRect, "recessed": .recessed,
            "roundedDisclosure": .roundedDisclosure, "inline": .inline, "texturedRounded": .texturedRounded,
        ]
        button.bezelStyle = styles[cell["bezelStyle"] ?? ""] ?? .rounded
        let hasBorder = ["check", "radio"].contains(cell["type"]) || cell["borderStyle"] != nil
        button.isBordered = hasBorder
        button.title = file.words("title", of: cell) ?? ""
        button.alternateTitle = file.words("alternateTitle", of: cell) ?? ""
        if let text = NibValues.attributed(cell.child(key: "attributedTitle"), file) { button.attributedTitle = text }
        let isSymbol = cell["catalog"] == "system"
        button.image = NibValues.image(cell["image"], file, isSymbol: isSymbol)
        button.alternateImage = NibValues.image(cell["alternateImage"], file, isSymbol: isSymbol)
        let positions: [String: NSControl.ImagePosition] = [
            "only": .imageOnly, "left": .imageLeft, "right": .imageRight, "below": .imageBelow, "above": .imageAbove,
            "overlaps": .imageOverlaps, "leading": .imageLeading, "trailing": .imageTrailing,
        ]
        button.imagePosition = positions[cell["imagePosition"] ?? ""] ?? .noImage
        if button.image != nil, cell["imagePosition"] == nil { button.imagePosition = .imageLeading }
        button.imageScaling = Self.scaling(cell["imageScaling"])
        button.allowsMixedState = cell.flag("allowsMixedState")
        button.state = NibValues.state(cell["state"])
        if let key = cell.words("keyEquivalent") {
            button.keyEquivalent = key
            button.keyEquivalentModifierMask =
                cell.child(key: "keyEquivalentModifierMask").map { NibValues.modifiers($0) } ?? []
        }
    }

    private func configure(_ popUp: NSPopUpButton, _ cell: XMLElement) {
        popUp.pullsDown = cell.flag("pullsDown")
        popUp.isBordered = cell["borderStyle"] != nil
        if let menu = cell.child(key: "menu"), menu.name == "menu" { popUp.menu = makeMenu(menu) }
        let chosen = cell["selectedItem"].flatMap(object) as? NSMenuItem
        if let chosen { popUp.select(chosen) } else if !popUp.pullsDown { popUp.selectItem(at: 0) }
    }

    private func configure(_ field: NSTextField, _ element: XMLElement, _ cell: XMLElement) {
        let isField = cell["borderStyle"] == "bezel" || cell["bezelStyle"] != nil
        field.isBezeled = isField
        field.bezelStyle = cell["bezelStyle"] == "round" ? .roundedBezel : .squareBezel
        field.isBordered = cell["borderStyle"] == "border"
        field.isEditable = cell.flag("editable")
        field.isSelectable = cell.flag("selectable") || field.isEditable
        field.drawsBackground = cell.flag("drawsBackground")
        if let color = NibValues.color(cell.child(key: "textColor"), in: file) { field.textColor = color }
        if let color = NibValues.color(cell.child(key: "backgroundColor"), in: file) { field.backgroundColor = color }
        field.placeholderString = file.words("placeholderString", of: cell)
        if let width = element.number("preferredMaxLayoutWidth"), width > 0 { field.preferredMaxLayoutWidth = width }
        if let lines = element.integer("maximumNumberOfLines") { field.maximumNumberOfLines = lines }
        if let text = NibValues.attributed(cell.child(key: "attributedTitle") ?? cell.child(key: "title"), file) {
            field.attributedStringValue = text
        } else {
            field.stringValue = file.words("title", of: cell) ?? ""
        }
    }

    private func configure(_ view: NSImageView, _ cell: XMLElement, _ element: XMLElement) {
        view.imageScaling = Self.scaling(cell["imageScaling"])
        view.image = NibValues.image(cell["image"], file, isSymbol: cell["catalog"] == "system")
        if let tint = NibValues.color(element.child(key: "contentTintColor"), in: file) { view.contentTintColor = tint }
    }

    private static func scaling(_ name: String?) -> NSImageScaling {
        switch name {
        case "axesIndependently": .scaleAxesIndependently
        case "proportionallyUpOrDown": .scaleProportionallyUpOrDown
        case "proportionallyDown": .scaleProportionallyDown
        default: .scaleNone
        }
    }

    private func configure(_ slider: NSSlider, _ cell: XMLElement) {
        slider.minValue = cell.number("minValue") ?? 0
        slider.maxValue = cell.number("maxValue") ?? 1
        slider.doubleValue = cell.number("doubleValue") ?? 0
        slider.numberOfTickMarks = cell.integer("numberOfTickMarks") ?? 0
        slider.allowsTickMarkValuesOnly = cell.flag("allowsTickMarkValuesOnly")
    }

    private func configure(_ stepper: NSStepper, _ cell: XMLElement) {
        stepper.minValue = cell.number("minValue") ?? 0
        stepper.maxValue = cell.number("maxValue") ?? 100
        stepper.increment = cell.number("increment") ?? 1
        stepper.doubleValue = cell.number("doubleValue") ?? 0
        stepper.valueWraps = cell.flag("valueWraps")
    }

    private func configure(_ control: NSSegmentedControl, _ cell: XMLElement) {
        let modes: [String: NSSegmentedControl.SwitchTracking] = ["selectAny": .selectAny, "momentary": .momentary]
        control.trackingMode = modes[cell["trackingMode"] ?? ""] ?? .selectOne
        let segments = cell.child("segments")?.children(named: "segment") ?? []
        control.segmentCount = segments.count
        for (index, segment) in segments.enumerated() {
            control.setLabel(file.words("label", of: segment) ?? "", forSegment: index)
            control.setWidth(segment.number("width") ?? 0, forSegment: index)
            control.setEnabled(segment.flag("enabled", or: true), forSegment: index)
            control.setTag(segment.integer("tag") ?? 0, forSegment: index)
            let image = NibValues.image(segment["image"], file, isSymbol: segment["catalog"] == "system")
            control.setImage(image, forSegment: index)
            if segment.flag("selected") { control.setSelected(true, forSegment: index) }
        }
    }

    private func configure(_ level: NSLevelIndicator, _ cell: XMLElement) {
        let styles: [String: NSLevelIndicator.Style] = [
            "relevancy": .relevancy, "continuousCapacity": .continuousCapacity, "rating": .rating,
        ]
        level.levelIndicatorStyle = styles[cell["levelIndicatorStyle"] ?? ""] ?? .discreteCapacity
        level.minValue = cell.number("minValue") ?? 0
        level.maxValue = cell.number("maxValue") ?? 1
        level.warningValue = cell.number("warningValue") ?? 0
        level.criticalValue = cell.number("criticalValue") ?? 0
        level.doubleValue = cell.number("doubleValue") ?? 0
    }

    private func configure(_ picker: NSDatePicker, _ cell: XMLElement) {
        switch cell["datePickerStyle"] {
        case "clockAndCalendar": picker.datePickerStyle = .clockAndCalendar
        case "textField": picker.datePickerStyle = .textField
        default: picker.datePickerStyle = .textFieldAndStepper
        }
    }
}
