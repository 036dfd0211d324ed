import Foundation
import SwiftUI

/// Several items that belong together: buttons, or parts of a picker.
///
/// Follows Apple's [NSToolbarItemGroup](https://developer.apple.com/documentation/appkit/nstoolbaritemgroup).
@MainActor @preconcurrency
open class NSToolbarItemGroup: NSToolbarItem {
    /// How items are chosen.
    public enum SelectionMode: Int, Sendable { case selectOne, selectAny, momentary }
    /// The form of the group.
    public enum ControlRepresentation: Int, Sendable { case automatic, expanded, collapsed }
    /// The items.
    open var subitems: [NSToolbarItem] = [] { didSet { owner?.model.changed() } }
    /// How items are chosen.
    open var selectionMode = SelectionMode.selectOne
    /// The form of the group.
    open var controlRepresentation = ControlRepresentation.automatic
    /// The place of the chosen item; -1 for none.
    open var selectedIndex: Int {
        get { chosen.last ?? -1 }
        set { chosen = subitems.indices.contains(newValue) ? [newValue] : [] }
    }
    private var chosen: [Int] = [] { didSet { owner?.model.changed() } }

    /// Creates a group without items.
    public override init(itemIdentifier: Identifier) { super.init(itemIdentifier: itemIdentifier) }
    /// Creates a group of items with images.
    public convenience init(
        itemIdentifier: Identifier, images: [NSImage], selectionMode: SelectionMode, labels: [String]?, target: Any?,
        action: Selector?
    ) {
        self.init(itemIdentifier, selectionMode, target, action, count: images.count) { item, index in
            item.image = images[index]
            item.label = labels.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? ""
        }
    }
    /// Creates a group of items with words.
    public convenience init(
        itemIdentifier: Identifier, titles: [String], selectionMode: SelectionMode, labels: [String]?, target: Any?,
        action: Selector?
    ) {
        self.init(itemIdentifier, selectionMode, target, action, count: titles.count) { item, index in
            item.title = titles[index]
            item.label = labels.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? titles[index]
        }
    }
    private convenience init(
        _ identifier: Identifier, _ mode: SelectionMode, _ target: Any?, _ action: Selector?, count: Int,
        _ configure: (NSToolbarItem, Int) -> Void
    ) {
        self.init(itemIdentifier: identifier)
        selectionMode = mode
        self.target = target.map { $0 as AnyObject }
        self.action = action
        subitems = (0..<count).map { index in
            let item = NSToolbarItem(itemIdentifier: Identifier("\(identifier.rawValue).\(index)"))
            configure(item, index)
            return item
        }
    }

    /// Chooses an item, or not.
    open func setSelected(_ selected: Bool, at index: Int) {
        guard subitems.indices.contains(index) else { return }
        let others = selectionMode == .selectOne && selected ? [] : chosen.filter { $0 != index }
        chosen = selected ? others + [index] : others
    }
    /// Returns whether an item is chosen.
    open func isSelected(at index: Int) -> Bool { chosen.contains(index) }
    func press(at index: Int) {
        switch selectionMode {
        case .selectOne: setSelected(true, at: index)
        case .selectAny: setSelected(!isSelected(at: index), at: index)
        case .momentary: chosen = [index]
        }
        subitems[index].press()
        press()
        if selectionMode == .momentary { chosen = [] }
    }
}

/// An item of a toolbar with a field for searches.
///
/// Follows Apple's [NSSearchToolbarItem](https://developer.apple.com/documentation/appkit/nssearchtoolbaritem).
@MainActor @preconcurrency
open class NSSearchToolbarItem: NSToolbarItem {
    /// The field.
    open var searchField = NSSearchField(frame: NSRect(x: 0, y: 0, width: 200, height: 24)) {
        didSet { owner?.model.changed() }
    }
    /// The width of the field while it is used, in points; 200 by default.
    open var preferredWidthForSearchField: CGFloat = 200 { didSet { owner?.model.changed() } }
    /// Whether the field loses the focus when the search is canceled; true by default.
    open var resignsFirstResponderWithCancel = true
    /// Gives the field the focus.
    open func beginSearchInteraction() { searchField.window?.makeFirstResponder(searchField) }
    /// Takes the focus from the field.
    open func endSearchInteraction() { searchField.window?.makeFirstResponder(nil) }
}

/// An item of a toolbar that opens a menu.
///
/// Follows Apple's [NSMenuToolbarItem](https://developer.apple.com/documentation/appkit/nsmenutoolbaritem).
@MainActor @preconcurrency
open class NSMenuToolbarItem: NSToolbarItem {
    /// The menu.
    open var menu = NSMenu() { didSet { owner?.model.changed() } }
    /// Whether there is a sign of the menu; true by default.
    open var showsIndicator = true
}

/// A line in a toolbar beside a line of a split view.
///
/// Follows Apple's
/// [NSTrackingSeparatorToolbarItem](https://developer.apple.com/documentation/appkit/nstrackingseparatortoolbaritem).
@MainActor @preconcurrency
open class NSTrackingSeparatorToolbarItem: NSToolbarItem {
    /// The split view.
    open var splitView: NSSplitView
    /// The place of its line; the line in the bar stays where the items leave it here.
    open var dividerIndex: Int

    /// Creates a line for a split view's.
    public init(identifier: Identifier, splitView: NSSplitView, dividerIndex: Int) {
        (self.splitView, self.dividerIndex) = (splitView, dividerIndex)
        super.init(itemIdentifier: identifier)
    }
}

/// An item of a toolbar with services that share something.
///
/// Follows Apple's
/// [NSSharingServicePickerToolbarItem](https://developer.apple.com/documentation/appkit/nssharingservicepickertoolbaritem).
@MainActor @preconcurrency
open class NSSharingServicePickerToolbarItem: NSToolbarItem {
    /// The delegate, which has the things to share; nil for none.
    open weak var delegate: (any NSSharingServicePickerToolbarItemDelegate)?

    override func press() {
        guard let items = delegate?.items(for: self), !items.isEmpty else { return super.press() }
        NSSharingServicePicker(items: items).show(
            relativeTo: .zero, of: view ?? NSView(frame: .zero), preferredEdge: .minY)
    }
}

/// An object that has the things which an item of a toolbar shares.
///
/// Follows Apple's
/// [NSSharingServicePickerToolbarItemDelegate](https://developer.apple.com/documentation/appkit/nssharingservicepickertoolbaritemdelegate).
@MainActor @preconcurrency
public protocol NSSharingServicePickerToolbarItemDelegate: NSSharingServicePickerDelegate {
    /// Returns the things to share.
    func items(for pickerToolbarItem: NSSharingServicePickerToolbarItem) -> [Any]
}
