import DataModelFiles
import Foundation
import InterfaceFiles
import OrielFoundation
import SwiftUICore

extension InterfaceLoader {
    func configure(_ label: UILabel, _ element: XMLElement) {
        if let font = InterfaceValues.font(element.child(key: "fontDescription")) { label.font = font }
        if let color = InterfaceValues.color(element.child(key: "textColor"), in: file) {
            label.textColor = color
        }
        label.textAlignment = InterfaceValues.alignment(element["textAlignment"])
        label.lineBreakMode = InterfaceValues.lineBreak(element["lineBreakMode"])
        label.numberOfLines = element.integer("numberOfLines") ?? 1
        label.adjustsFontSizeToFitWidth =
            element.number("minimumFontSize") != nil || element.number("minimumScaleFactor") != nil
        label.isEnabled = element.flag("enabled", or: true)
        if let text = InterfaceValues.attributed(element.child(key: "attributedText"), in: file) {
            label.attributedText = text
        } else {
            label.text = file.words("text", of: element)
        }
    }

    func configure(_ button: UIButton, _ element: XMLElement) {
        control(button, element)
        let states: [String: UIControl.State] = [
            "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
        ]
        for child in element.children(named: "state") {
            guard let name = child["key"], let state = states[name] else { continue }
            // Translations name the state: “id.normalTitle”.
            if let own = child.words("title") {
                let key = "\(element["id"] ?? "").\(name)Title"
                button.setTitle(
                    file.bundle.localizedString(forKey: key, value: own, table: file.name), for: state)
            }
            if let color = InterfaceValues.color(child.child(key: "titleColor"), in: file) {
                button.setTitleColor(color, for: state)
            }
            if let image = InterfaceValues.image(child, "image", in: file) {
                button.setImage(image, for: state)
            }
            if let image = InterfaceValues.image(child, "backgroundImage", in: file) {
                button.setBackgroundImage(image, for: state)
            }
        }
        if let font = InterfaceValues.font(element.child(key: "fontDescription")) {
            button.titleLabel?.font = font
        }
        guard let described = element.child(key: "configuration") else { return }
        var configuration: UIButton.Configuration =
            switch described["style"] {
            case "filled": .filled()
            case "gray": .gray()
            case "tinted": .tinted()
            default: .plain()
            }
        configuration.title = file.words("title", of: described)
        configuration.subtitle = file.words("subtitle", of: described)
        configuration.image = InterfaceValues.image(described, "image", in: file)
        if let color = InterfaceValues.color(described.child(key: "baseForegroundColor"), in: file) {
            configuration.baseForegroundColor = color
        }
        if let color = InterfaceValues.color(described.child(key: "baseBackgroundColor"), in: file) {
            configuration.baseBackgroundColor = color
        }
        button.configuration = configuration
    }

    private func control(_ control: UIControl, _ element: XMLElement) {
        control.isEnabled = element.flag("enabled", or: true)
        control.isSelected = element.flag("selected")
    }

    func configure(_ field: UITextField, _ element: XMLElement) {
        control(field, element)
        field.text = file.words("text", of: element)
        field.placeholder = file.words("placeholder", of: element)
        field.textAlignment = InterfaceValues.alignment(element["textAlignment"])
        if let font = InterfaceValues.font(element.child(key: "fontDescription")) { field.font = font }
        if let color = InterfaceValues.color(element.child(key: "textColor"), in: file) {
            field.textColor = color
        }
        let borders: [String: UITextField.BorderStyle] = [
            "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
        ]
        field.borderStyle = borders[element["borderStyle"] ?? ""] ?? .none
        let modes: [String: UITextField.ViewMode] = [
            "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
        ]
        field.clearButtonMode = modes[element["clearButtonMode"] ?? ""] ?? .never
        guard let traits = element.child(key: "textInputTraits") else { return }
        field.isSecureTextEntry = traits.flag("secureTextEntry")
        let keyboards: [String: UIKeyboardType] = [
            "emailAddress": .emailAddress, "numberPad": .numberPad, "decimalPad": .decimalPad,
            "URL": .URL,
            "phonePad": .phonePad,
        ]
        field.keyboardType = keyboards[traits["keyboardType"] ?? ""] ?? .default
        if traits["autocapitalizationType"] == nil { field.autocapitalizationType = .none }
        if traits["autocorrectionType"] == "no" { field.autocorrectionType = .no }
    }

    func configure(_ text: UITextView, _ element: XMLElement) {
        text.isEditable = element.flag("editable", or: true)
        text.isSelectable = element.flag("selectable", or: true)
        text.textAlignment = InterfaceValues.alignment(element["textAlignment"])
        if let font = InterfaceValues.font(element.child(key: "fontDescription")) { text.font = font }
        if let color = InterfaceValues.color(element.child(key: "textColor"), in: file) {
            text.textColor = color
        }
        if let words = InterfaceValues.attributed(element.child(key: "attributedText"), in: file) {
            text.attributedText = words
        } else {
            text.text = file.words("text", of: element) ?? ""
        }
    }

    func configure(_ view: UIImageView, _ element: XMLElement) {
        view.image = InterfaceValues.image(element, "image", in: file)
        view.highlightedImage = InterfaceValues.image(element, "highlightedImage", in: file)
    }

    func configure(_ control: UISegmentedControl, _ element: XMLElement) {
        self.control(control, element)
        for (index, segment) in (element.child("segments")?.children(named: "segment") ?? [])
            .enumerated()
        {
            if let image = InterfaceValues.image(segment, "image", in: file) {
                control.insertSegment(with: image, at: index, animated: false)
            } else {
                // Translations name the place: “id.segmentTitles[0]”.
                let key = "\(element["id"] ?? "").segmentTitles[\(index)]"
                let title = file.bundle.localizedString(
                    forKey: key, value: segment["title"] ?? "", table: file.name)
                control.insertSegment(withTitle: title, at: index, animated: false)
            }
            control.setEnabled(segment.flag("enabled", or: true), forSegmentAt: index)
        }
        control.isMomentary = element.flag("momentary")
        control.selectedSegmentIndex =
            element.integer("selectedSegmentIndex") ?? UISegmentedControl.noSegment
    }

    /// Sets the values of controls with one value.
    func configureValue(_ view: UIView, _ element: XMLElement) {
        if let control = view as? UIControl { self.control(control, element) }
        switch view {
        case let toggle as UISwitch: toggle.isOn = element.flag("on", or: false)
        case let slider as UISlider:
            slider.minimumValue = Float(element.number("minValue") ?? 0)
            slider.maximumValue = Float(element.number("maxValue") ?? 1)
            slider.value = Float(element.number("value") ?? 0)
        case let stepper as UIStepper:
            stepper.minimumValue = element.number("minimumValue") ?? 0
            stepper.maximumValue = element.number("maximumValue") ?? 100
            stepper.value = element.number("value") ?? 0
            stepper.stepValue = element.number("stepValue") ?? 1
        case let progress as UIProgressView: progress.progress = Float(element.number("progress") ?? 0)
        case let pages as UIPageControl:
            pages.numberOfPages = element.integer("numberOfPages") ?? 0
            pages.currentPage = element.integer("currentPage") ?? 0
        case let activity as UIActivityIndicatorView:
            activity.hidesWhenStopped = element.flag("hidesWhenStopped")
            if element.flag("animating") { activity.startAnimating() }
        case let bar as UISearchBar:
            bar.placeholder = file.words("placeholder", of: element)
            bar.text = file.words("text", of: element)
            bar.showsCancelButton = element.flag("showsCancelButton")
        case let bar as UIToolbar:
            bar.items = element.child("items")?.children.compactMap(makeBarButton)
        case let bar as UITabBar: bar.items = element.child("items")?.children.map(makeTabItem)
        case let bar as UINavigationBar: bar.items = element.child("items")?.children.map(makeNavigationItem)
        default: break
        }
    }
}
