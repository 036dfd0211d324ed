import DataModelFiles
import Foundation
import InterfaceFiles
import OrielFoundation
import SwiftUICore

extension InterfaceLoader {
    func configure(_ stack: UIStackView, _ element: XMLElement) {
        stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
        stack.spacing = CGFloat(element.number("spacing") ?? 0)
        let alignments: [String: UIStackView.Alignment] = [
            "leading": .leading, "top": .leading, "firstBaseline": .firstBaseline, "center": .center,
            "trailing": .trailing, "bottom": .trailing, "lastBaseline": .lastBaseline,
        ]
        stack.alignment = alignments[element["alignment"] ?? ""] ?? .fill
        let distributions: [String: UIStackView.Distribution] = [
            "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
            "equalSpacing": .equalSpacing,
            "equalCentering": .equalCentering,
        ]
        stack.distribution = distributions[element["distribution"] ?? ""] ?? .fill
        if let margins = InterfaceValues.insets(
            element.child(key: "directionalLayoutMargins") ?? element.child(key: "layoutMargins"))
        {
            stack.layoutMargins = margins
            stack.isLayoutMarginsRelativeArrangement = true
        }
        for child in element.child("subviews")?.children ?? [] {
            if let view = makeView(child) { stack.addArrangedSubview(view) }
        }
    }

    func configure(_ scroll: UIScrollView, _ element: XMLElement) {
        scroll.isScrollEnabled = element.flag("scrollEnabled", or: true)
        scroll.isPagingEnabled = element.flag("pagingEnabled")
        scroll.showsHorizontalScrollIndicator = element.flag("showsHorizontalScrollIndicator", or: true)
        scroll.showsVerticalScrollIndicator = element.flag("showsVerticalScrollIndicator", or: true)
        if let zoom = element.number("minimumZoomScale") { scroll.minimumZoomScale = zoom }
        if let zoom = element.number("maximumZoomScale") { scroll.maximumZoomScale = zoom }
        if let size = element.child(key: "contentSize") {
            scroll.contentSize = CGSize(
                width: size.number("width") ?? 0, height: size.number("height") ?? 0)
        }
    }

    func configure(_ table: UITableView, _ element: XMLElement) {
        if let height = element.number("rowHeight"), height > 0, !element.flag("rowHeightAutomatic") {
            table.rowHeight = height
        }
        // Xcode writes the usual height of rows as 44, where the content decides since iOS 11.
        if element["rowHeight"] == "44", element["estimatedRowHeight"] != nil {
            table.rowHeight = UITableView.automaticDimension
        }
        if element["separatorStyle"] == "none" { table.separatorStyle = .none }
        table.allowsSelection = element["allowsSelection"] != "NO" && element["selectionMode"] != "none"
        table.allowsMultipleSelection = element.flag("allowsMultipleSelection")
        configure(table as UIScrollView, element)
        if let header = element.child(key: "tableHeaderView") {
            table.tableHeaderView = makeView(header)
        }
        if let footer = element.child(key: "tableFooterView") {
            table.tableFooterView = makeView(footer)
        }
        for cell in element.child("prototypes")?.children ?? [] {
            guard let name = cell["reuseIdentifier"] else { continue }
            table.content.makers[name] = { [self] in copy(cell) as? UITableViewCell }
        }
        guard element["dataMode"] == "static" else { return }
        let sections = element.child("sections")?.children(named: "tableViewSection") ?? []
        table.fixed = FixedRows(
            sections.map { section in
                FixedRows.Section(
                    header: file.words("headerTitle", of: section),
                    footer: file.words("footerTitle", of: section),
                    cells: section.child("cells")?.children.compactMap { makeView($0) as? UITableViewCell }
                        ?? [])
            })
    }

    /// Makes a view by its prototype, with objects of its own.
    private func copy(_ element: XMLElement) -> UIView? {
        InterfaceLoader(file, owner: owner, storyboard: storyboard, outer: self).makeWhole(element)
    }

    func configure(_ cell: UITableViewCell, _ element: XMLElement) {
        cell.reuseIdentifier = element["reuseIdentifier"]
        let accessories: [String: UITableViewCell.AccessoryType] = [
            "disclosureIndicator": .disclosureIndicator,
            "detailDisclosureButton": .detailDisclosureButton,
            "checkmark": .checkmark, "detailButton": .detailButton,
        ]
        cell.accessoryType = accessories[element["accessoryType"] ?? ""] ?? .none
        if element["selectionStyle"] == "none" { cell.selectionStyle = .none }
        cell.indentationLevel = element.integer("indentationLevel") ?? 0
        if let height = element.number("rowHeight"), height > 0 { cell.fixedHeight = height }
        guard let content = element.child(key: "contentView") else { return }
        note(cell.contentView, content)
        noteConstraints(cell.contentView, content)
        if let frame = InterfaceValues.rect(content.child(key: "frame")) {
            cell.contentView.frame = frame
        }
        for guide in content.children(named: "viewLayoutGuide") where guide["key"] == "safeArea" {
            note(cell.contentView.safeAreaLayoutGuide, guide)
        }
        for child in content.child("subviews")?.children ?? [] {
            let known: UIView? =
                switch child["id"] {
                case nil: nil
                case element["textLabel"]: cell.textLabel
                case element["detailTextLabel"]: cell.detailTextLabel
                case element["imageView"]: cell.imageView
                default: nil
                }
            switch known {
            case let label as UILabel:
                configure(label, child)
                note(label, child)
            case let image as UIImageView:
                configure(image, child)
                note(image, child)
            default: if let view = makeView(child) { cell.contentView.addSubview(view) }
            }
        }
    }

    func configure(_ collection: UICollectionView, _ element: XMLElement) {
        configure(collection as UIScrollView, element)
        if let described = element.child(key: "collectionViewLayout") {
            let flow = UICollectionViewFlowLayout()
            configure(flow, described)
            note(flow, described)
            collection.collectionViewLayout = flow
            if described["customClass"] != nil { unsupported(described) }
        }
        for cell in element.child("cells")?.children ?? [] {
            guard let name = cell["reuseIdentifier"] else { continue }
            collection.pool.makers[.init(kind: nil, identifier: name)] = { [self] in
                copy(cell) as? UICollectionReusableView
            }
        }
        let titles = [
            ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
            ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ]
        for (key, kind) in titles {
            guard let view = element.child(key: key), let name = view["reuseIdentifier"] else { continue }
            collection.pool.makers[.init(kind: kind, identifier: name)] = { [self] in
                copy(view) as? UICollectionReusableView
            }
        }
    }

    private func configure(_ flow: UICollectionViewFlowLayout, _ element: XMLElement) {
        flow.minimumLineSpacing = CGFloat(element.number("minimumLineSpacing") ?? 10)
        flow.minimumInteritemSpacing = CGFloat(element.number("minimumInteritemSpacing") ?? 10)
        flow.scrollDirection = element["scrollDirection"] == "horizontal" ? .horizontal : .vertical
        func size(_ key: String) -> CGSize? {
            element.child(key: key).map {
                CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0)
            }
        }
        if let size = size("itemSize"), size.width > 0, size.height > 0 { flow.itemSize = size }
        if let size = size("estimatedItemSize") { flow.estimatedItemSize = size }
        if let size = size("headerReferenceSize") { flow.headerReferenceSize = size }
        if let size = size("footerReferenceSize") { flow.footerReferenceSize = size }
        if let insets = InterfaceValues.insets(element.child(key: "sectionInset")) {
            flow.sectionInset = insets
        }
    }

    func configure(_ cell: UICollectionViewCell, _ element: XMLElement) {
        cell.reuseIdentifier = element["reuseIdentifier"]
        let content =
            element.child("collectionViewCellContentView") ?? element.child(key: "contentView") ?? element
        if content["id"] != element["id"] {
            note(cell.contentView, content)
            noteConstraints(cell.contentView, content)
        } else {
            // Constraints of older documents are the cell's, between views that are in its content.
            cell.contentView.frame = CGRect(origin: .zero, size: cell.frame.size)
        }
        addSubviews(to: cell.contentView, content)
    }
}
