import DataModelFiles
import Foundation
import InterfaceFiles
import OrielFoundation
import SwiftUICore

extension InterfaceLoader {
    /// The classes of views by the names of their elements.
    static let viewTypes: [String: UIView.Type] = [
        "view": UIView.self, "containerView": UIView.self, "label": UILabel.self,
        "button": UIButton.self,
        "textField": UITextField.self, "textView": UITextView.self, "imageView": UIImageView.self,
        "switch": UISwitch.self, "slider": UISlider.self, "stepper": UIStepper.self,
        "segmentedControl": UISegmentedControl.self,
        "activityIndicatorView": UIActivityIndicatorView.self,
        "progressView": UIProgressView.self, "pageControl": UIPageControl.self,
        "datePicker": UIDatePicker.self,
        "pickerView": UIPickerView.self, "searchBar": UISearchBar.self, "toolbar": UIToolbar.self,
        "navigationBar": UINavigationBar.self, "tabBar": UITabBar.self, "scrollView": UIScrollView.self,
        "stackView": UIStackView.self, "tableView": UITableView.self,
        "tableViewCell": UITableViewCell.self,
        "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
        "collectionReusableView": UICollectionReusableView.self,
        "visualEffectView": UIVisualEffectView.self,
        "tableViewCellContentView": UIView.self, "control": UIControl.self,
    ]

    /// Makes a view with its subviews; an empty one, with a warning, of a kind that does not exist here.
    func makeView(_ element: XMLElement) -> UIView? {
        let known = Self.viewTypes[element.name] ?? FrameworkClasses.ofElement(element.name) as? UIView.Type
        let base = known ?? UIView.self
        if known == nil { unsupported(element) }
        let frame = InterfaceValues.rect(element.child(key: "frame")) ?? .zero
        let coder = InterfaceCoder(frame: frame)
        coder.tableStyle =
            element["style"] == "grouped"
            ? .grouped : element["style"] == "insetGrouped" ? .insetGrouped : .plain
        if element.name == "tableViewCell" { coder.cellStyle = Self.cellStyle(element["style"]) }
        if element.name == "button" { coder.buttonType = Self.buttonType(element["buttonType"]) }
        if element.name == "activityIndicatorView" {
            coder.activityStyle =
                element["style"] == "large" || element["style"] == "whiteLarge" ? .large : .medium
        }
        guard let view = kind(of: element, as: base).init(coder: coder) ?? base.init(coder: coder)
        else { return nil }
        view.frame = frame
        noteNew(view, element)
        configure(view, element)
        configureKind(view, element)
        noteConstraints(view, element)
        return view
    }

    private static func cellStyle(_ name: String?) -> UITableViewCell.CellStyle {
        switch name {
        case "IBUITableViewCellStyleValue1": .value1
        case "IBUITableViewCellStyleValue2": .value2
        case "IBUITableViewCellStyleSubtitle": .subtitle
        default: .default
        }
    }

    private static func buttonType(_ name: String?) -> UIButton.ButtonType {
        switch name {
        case "system", "roundedRect": .system
        case "detailDisclosure": .detailDisclosure
        case "infoLight": .infoLight
        case "infoDark": .infoDark
        case "contactAdd": .contactAdd
        case "close": .close
        default: .custom
        }
    }

    private func configureKind(_ view: UIView, _ element: XMLElement) {
        switch view {
        case let label as UILabel: configure(label, element)
        case let button as UIButton: configure(button, element)
        case let field as UITextField: configure(field, element)
        case let text as UITextView: configure(text, element)
        case let image as UIImageView: configure(image, element)
        case let segments as UISegmentedControl: configure(segments, element)
        case let stack as UIStackView: return configure(stack, element)
        case let table as UITableView: return configure(table, element)
        case let collection as UICollectionView: return configure(collection, element)
        case let cell as UITableViewCell: return configure(cell, element)
        case let cell as UICollectionViewCell: return configure(cell, element)
        case let effect as UIVisualEffectView:
            let content = element.child(key: "contentView")
            if let content { note(effect.contentView, content) }
            for child in content?.child("subviews")?.children ?? [] {
                if let subview = makeView(child) { effect.contentView.addSubview(subview) }
            }
            return
        default: configureValue(view, element)
        }
        if let described = view as? any InterfaceDescribed { configure(described, element) }
        if let scroll = view as? UIScrollView { configure(scroll, element) }
        addSubviews(to: view, element)
    }

    /// Gives an object of another framework the attributes of its element.
    func configure(_ object: any InterfaceDescribed, _ element: XMLElement) {
        for (name, value) in element.attributes { object.setInterfaceAttribute(value, named: name) }
    }

    /// Makes and adds the subviews of an element.
    func addSubviews(to view: UIView, _ element: XMLElement) {
        for child in element.child("subviews")?.children ?? [] {
            if let subview = makeView(child) { view.addSubview(subview) }
        }
    }

    /// Sets the values that all views have.
    private func configure(_ view: UIView, _ element: XMLElement) {
        view.isHidden = element.flag("hidden")
        if let alpha = element.number("alpha") { view.alpha = alpha }
        if let tag = element.integer("tag") { view.tag = tag }
        view.clipsToBounds = element.flag("clipsSubviews") || element.flag("clipsToBounds")
        if let enabled = element["userInteractionEnabled"] {
            view.isUserInteractionEnabled = enabled == "YES"
        }
        if let color = InterfaceValues.color(element.child(key: "backgroundColor"), in: file) {
            view.backgroundColor = color
        }
        if let color = InterfaceValues.color(element.child(key: "tintColor"), in: file) {
            view.tintColor = color
        }
        if let mode = Self.contentModes[element["contentMode"] ?? ""] { view.contentMode = mode }
        if let mask = element.child(key: "autoresizingMask") { view.autoresizingMask = Self.mask(mask) }
        // A view that keeps its frame has no constraints in the document: Xcode adds them when it compiles that.
        if !element.flag("translatesAutoresizingMaskIntoConstraints", or: true),
            !element.flag("fixedFrame")
        {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        InterfaceConstraints.setPriorities(element) {
            view.setContentHuggingPriority($0, for: $1)
        } resistance: {
            view.setContentCompressionResistancePriority($0, for: $1)
        }
        for guide in element.children(named: "viewLayoutGuide") { noteGuide(guide, of: view) }
        // The guides of a controller, as documents for iOS 10 and before have them.
        if element["key"] == "view" {
            for (id, type) in waitingGuides {
                note(InterfaceBar(view.safeAreaLayoutGuide, isTop: type == "top"), id: id)
            }
            waitingGuides = [:]
        }
        if let label = element.child(key: "accessibilityConfiguration").flatMap({
            file.words("label", of: $0)
        }) {
            view.accessibilityLabel = label
        }
    }

    private func noteGuide(_ guide: XMLElement, of view: UIView) {
        switch guide["key"] {
        case "safeArea": note(view.safeAreaLayoutGuide, guide)
        case "layoutMargins": note(view.layoutMarginsGuide, guide)
        case "contentLayoutGuide": (view as? UIScrollView).map { note($0.contentLayoutGuide, guide) }
        case "frameLayoutGuide": (view as? UIScrollView).map { note($0.frameLayoutGuide, guide) }
        case "keyboard": note(view.keyboardLayoutGuide, guide)
        default: break
        }
    }

    private static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
        "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left,
        "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft,
        "bottomRight": .bottomRight,
    ]

    private static func mask(_ element: XMLElement) -> UIView.AutoresizingMask {
        let names: [(String, UIView.AutoresizingMask)] = [
            ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
            ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
            ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        return names.reduce(into: []) { if element.flag($1.0) { $0.insert($1.1) } }
    }
}
