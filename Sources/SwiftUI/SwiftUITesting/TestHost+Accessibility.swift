import DisplayList
import Foundation
import SwiftUICore

extension TestHost {
    /// The accessibility elements, parents before children.
    public var accessibility: [AccessibilityItem] {
        update()
        return host.accessibilityItems
    }

    /// The first accessibility element with a label; nil if there is none.
    public func accessible(_ label: String) -> AccessibilityItem? { accessibility.first { $0.label == label } }

    /// The first accessibility element with an identifier; nil if there is none.
    public func accessible(identifier: String) -> AccessibilityItem? {
        accessibility.first { $0.identifier == identifier }
    }

    /// Performs an action on an element, as assistive technology does.
    /// - Returns: Whether anything was done.
    @discardableResult
    public func perform(_ action: AccessibilityAction, on item: AccessibilityItem) -> Bool {
        let done = send(.accessibility(id: item.id, action: action))
        update()
        return done
    }

    /// Performs an action on the first element with a label, as assistive technology does.
    ///
    /// If there is none, the test fails at the line of the call, with the labels that exist, and continues.
    /// - Returns: Whether anything was done.
    @discardableResult
    public func perform(
        _ action: AccessibilityAction, on label: String, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Bool {
        let items = accessibility
        if let item = items.first(where: { $0.label == label }) { return perform(action, on: item) }
        CallSite(fileID, filePath, line, column).fail(
            "Assistive technology finds nothing with the label \(quoted(label)). "
                + listing("labels", items.map(\.label), nearest: label))
        return false
    }
}
