import Foundation
import SwiftUI

/// A field with a list of words to choose from.
///
/// Follows Apple's [NSComboBox](https://developer.apple.com/documentation/appkit/nscombobox).
@MainActor @preconcurrency
open class NSComboBox: NSTextField {
    private var items: [Any] = []
    /// Whether the list comes from ``dataSource``.
    open var usesDataSource = false { didSet { changed() } }
    /// The object that has the list; nil for none.
    open weak var dataSource: (any NSComboBoxDataSource)? { didSet { changed() } }
    /// How many items are visible at a time; the engine decides.
    open var numberOfVisibleItems = 5
    /// Whether words are completed while they are typed; they are not here.
    open var completes = false
    /// Whether the list has a bar for scrolling; the engine decides.
    open var hasVerticalScroller = true
    /// Whether the button has a frame; the engine decides.
    open var isButtonBordered = true
    /// The height of an item, in points; the engine decides.
    open var itemHeight: CGFloat = 19
    /// The room between items, in points; the engine decides.
    open var intercellSpacing = NSSize(width: 3, height: 2)
    /// The place of the chosen item; -1 for none.
    open private(set) var indexOfSelectedItem = -1

    /// The items.
    open var objectValues: [Any] { items }
    /// How many items there are.
    open var numberOfItems: Int { usesDataSource ? dataSource?.numberOfItems(in: self) ?? 0 : items.count }
    /// The chosen item; nil for none.
    open var objectValueOfSelectedItem: Any? { item(indexOfSelectedItem) }
    private func item(_ index: Int) -> Any? {
        guard index >= 0, index < numberOfItems else { return nil }
        return usesDataSource ? dataSource?.comboBox(self, objectValueForItemAt: index) : items[index]
    }
    /// Returns the item at a place; an empty text where there is none.
    open func itemObjectValue(at index: Int) -> Any { item(index) ?? "" }
    /// Adds an item at the end.
    open func addItem(withObjectValue object: Any) { insertItem(withObjectValue: object, at: items.count) }
    /// Adds items at the end.
    open func addItems(withObjectValues objects: [Any]) { for object in objects { addItem(withObjectValue: object) } }
    /// Adds an item at a place.
    open func insertItem(withObjectValue object: Any, at index: Int) {
        items.insert(object, at: min(max(index, 0), items.count))
        changed()
    }
    /// Removes the item at a place.
    open func removeItem(at index: Int) {
        guard items.indices.contains(index) else { return }
        items.remove(at: index)
        if indexOfSelectedItem >= items.count { indexOfSelectedItem = -1 }
        changed()
    }
    /// Removes all items.
    open func removeAllItems() {
        (items, indexOfSelectedItem) = ([], -1)
        changed()
    }
    /// Returns the place of an item; `NSNotFound` for none.
    open func indexOfItem(withObjectValue object: Any) -> Int {
        items.firstIndex { "\($0)" == "\(object)" } ?? NSNotFound
    }
    /// Chooses the item at a place, and shows it in the field.
    open func selectItem(at index: Int) {
        guard let value = item(index) else { return }
        indexOfSelectedItem = index
        objectValue = value
    }
    /// Chooses an item, and shows it in the field.
    open func selectItem(withObjectValue object: Any?) {
        if let object { selectItem(at: indexOfItem(withObjectValue: object)) }
    }
    /// Undoes the choice of an item.
    open func deselectItem(at index: Int) { if index == indexOfSelectedItem { indexOfSelectedItem = -1 } }
    /// Shows the item at a place; the engine does so.
    open func scrollItemAtIndexToVisible(_ index: Int) {}
    /// Asks the source for the list again.
    open func reloadData() { changed() }
    /// Notes that the number of items has changed.
    open func noteNumberOfItemsChanged() { changed() }

    private func pick(_ index: Int) {
        selectItem(at: index)
        let message = Notification(name: Self.selectionDidChangeNotification, object: self)
        (delegate as? any NSComboBoxDelegate)?.comboBoxSelectionDidChange(message)
        NotificationCenter.default.post(message)
        sendAction(action, to: target)
    }

    override var counterpart: AnyView? {
        guard let field = super.counterpart else { return nil }
        return AnyView(
            HStack(spacing: 2) {
                field
                Menu { [self] in
                    ForEach(0..<numberOfItems, id: \.self) { [self] index in
                        Button("\(itemObjectValue(at: index))") { [self] in pick(index) }
                    }
                } label: {
                    Image(systemName: "chevron.down")
                }
                .fixedSize().accessibilityLabel("Choices")
            })
    }

    /// Posted when another item was chosen.
    nonisolated public static let selectionDidChangeNotification = Notification.Name(
        "NSComboBoxSelectionDidChangeNotification")
}

/// An object that has the list of a combo box.
@MainActor @preconcurrency
public protocol NSComboBoxDataSource: NSObjectProtocol {
    /// Returns how many items there are.
    func numberOfItems(in comboBox: NSComboBox) -> Int
    /// Returns the item at a place.
    func comboBox(_ comboBox: NSComboBox, objectValueForItemAt index: Int) -> Any?
}

/// Methods for reacting to choices; all are optional.
@MainActor @preconcurrency
public protocol NSComboBoxDelegate: NSTextFieldDelegate {
    /// Called when another item was chosen.
    func comboBoxSelectionDidChange(_ notification: Notification)
    /// Called before the list opens; not called here.
    func comboBoxWillPopUp(_ notification: Notification)
    /// Called before the list closes; not called here.
    func comboBoxWillDismiss(_ notification: Notification)
}

extension NSComboBoxDelegate {
    public func comboBoxSelectionDidChange(_ notification: Notification) {}
    public func comboBoxWillPopUp(_ notification: Notification) {}
    public func comboBoxWillDismiss(_ notification: Notification) {}
}

/// A field for several short texts, which commas separate.
///
/// Follows Apple's [NSTokenField](https://developer.apple.com/documentation/appkit/nstokenfield). The texts are not framed here.
@MainActor @preconcurrency
open class NSTokenField: NSTextField {
    /// The letters that end a text; a comma by default.
    open var tokenizingCharacterSet: CharacterSet! = CharacterSet(charactersIn: ",")
    /// Seconds before completions are shown; they are not here.
    open var completionDelay: TimeInterval = 0
    /// The texts, as an array of them.
    open override var objectValue: Any? {
        get {
            super.stringValue.components(separatedBy: tokenizingCharacterSet)
                .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        }
        set {
            super.objectValue = (newValue as? [Any]).map { $0.map { "\($0)" }.joined(separator: ", ") } ?? newValue
        }
    }
}
