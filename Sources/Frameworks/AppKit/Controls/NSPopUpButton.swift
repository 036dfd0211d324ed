import Foundation
import SwiftUI

/// A button that shows a menu, of which one item is chosen.
///
/// Follows Apple's [NSPopUpButton](https://developer.apple.com/documentation/appkit/nspopupbutton).
@MainActor @preconcurrency
open class NSPopUpButton: NSButton {
    /// Whether the button's words stay, whatever is chosen.
    open var pullsDown = false { didSet { changed() } }
    /// The place of the chosen item; -1 for none.
    open private(set) var indexOfSelectedItem = -1
    private let items = NSMenu(title: "")

    /// Creates a button of a rectangle.
    public init(frame buttonFrame: NSRect, pullsDown flag: Bool) {
        super.init(frame: buttonFrame)
        pullsDown = flag
    }
    /// Creates a button of a rectangle.
    public override convenience init(frame frameRect: NSRect) { self.init(frame: frameRect, pullsDown: false) }
    /// Creates a button from an archive; there are none here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private var shown: NSMenu { menu ?? items }
    /// The items.
    open var itemArray: [NSMenuItem] { shown.items }
    /// How many items there are.
    open var numberOfItems: Int { shown.items.count }
    /// The titles of the items.
    open var itemTitles: [String] { shown.items.map(\.title) }
    /// The chosen item; nil for none.
    open var selectedItem: NSMenuItem? { item(at: indexOfSelectedItem) }
    /// The title of the chosen item; nil for none.
    open var titleOfSelectedItem: String? { selectedItem?.title }
    /// The last item; nil for none.
    open var lastItem: NSMenuItem? { shown.items.last }

    /// Adds an item at the end.
    open func addItem(withTitle title: String) { insertItem(withTitle: title, at: numberOfItems) }
    /// Adds items at the end.
    open func addItems(withTitles itemTitles: [String]) { for title in itemTitles { addItem(withTitle: title) } }
    /// Adds an item at a place.
    open func insertItem(withTitle title: String, at index: Int) {
        shown.insertItem(NSMenuItem(title: title, action: nil, keyEquivalent: ""), at: index)
        if indexOfSelectedItem < 0 { indexOfSelectedItem = 0 }
        itemsChanged()
    }
    /// Removes an item.
    open func removeItem(at index: Int) {
        shown.removeItem(at: index)
        if indexOfSelectedItem >= numberOfItems { indexOfSelectedItem = numberOfItems - 1 }
        itemsChanged()
    }
    /// Removes all items.
    open func removeAllItems() {
        shown.removeAllItems()
        indexOfSelectedItem = -1
        itemsChanged()
    }
    /// Returns the item at a place; nil for none.
    open func item(at index: Int) -> NSMenuItem? { shown.item(at: index) }
    /// Returns the item with a title; nil for none.
    open func item(withTitle title: String) -> NSMenuItem? { shown.item(withTitle: title) }
    /// Returns the place of the item with a title; -1 for none.
    open func indexOfItem(withTitle title: String) -> Int { shown.indexOfItem(withTitle: title) }
    /// Returns the place of the item with a number; -1 for none.
    open func indexOfItem(withTag tag: Int) -> Int { shown.items.firstIndex { $0.tag == tag } ?? -1 }
    /// Chooses the item at a place; -1 for none.
    open func selectItem(at index: Int) {
        indexOfSelectedItem = item(at: index) == nil ? -1 : index
        itemsChanged()
    }
    /// Chooses the item with a title.
    open func selectItem(withTitle title: String) { selectItem(at: indexOfItem(withTitle: title)) }
    /// Chooses the item with a number; returns whether there is one.
    @discardableResult
    open func selectItem(withTag tag: Int) -> Bool {
        let index = indexOfItem(withTag: tag)
        if index >= 0 { selectItem(at: index) }
        return index >= 0
    }
    /// Chooses an item; nil for none.
    open func select(_ item: NSMenuItem?) { selectItem(at: shown.items.firstIndex { $0 === item } ?? -1) }

    private func itemsChanged() {
        changed()
        invalidateIntrinsicContentSize()
    }

    override var counterpart: AnyView? {
        let words = pullsDown ? shown.items.first?.title ?? title : titleOfSelectedItem ?? ""
        return styled(
            Menu { [self] in
                ForEach(Array(itemArray.enumerated()), id: \.offset) { [self] index, item in
                    if item.isSeparatorItem {
                        Divider()
                    } else if !item.isHidden, !(pullsDown && index == 0) {
                        Button { [self] in
                            selectItem(at: index)
                            if item.action != nil { item.perform() } else { sendAction(action, to: target) }
                        } label: { [self] in
                            if index == self.indexOfSelectedItem, !self.pullsDown {
                                Label(item.title, systemImage: "checkmark")
                            } else {
                                Text(verbatim: item.title)
                            }
                        }
                    }
                }
            } label: {
                Text(verbatim: words)
            })
    }
}
