import Foundation
import SwiftUI

/// A list of elements through which assistive technology moves.
///
/// Follows Apple's [NSAccessibilityCustomRotor](https://developer.apple.com/documentation/appkit/nsaccessibilitycustomrotor). It is kept:
/// the desktop's screen readers have no rotors.
@MainActor @preconcurrency
open class NSAccessibilityCustomRotor: NSObject {
    /// The kind of elements.
    public enum RotorType: Int, Sendable {
        case custom, any, annotation, boldText, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4,
            headingLevel5, headingLevel6, image, italicText, landmark, link, list, misspelledWord, table, textField,
            underlinedText, visitedLink, audiograph
    }
    /// The direction of a search.
    public enum SearchDirection: Int, Sendable { case previous, next }

    /// A question for the next element.
    @MainActor @preconcurrency
    open class SearchParameters: NSObject {
        /// The element at which the search begins; nil for an end of the list.
        open var currentItem: ItemResult?
        /// The direction.
        open var searchDirection = SearchDirection.next
        /// The words that the user has typed.
        open var filterString = ""
    }

    /// A found element.
    @MainActor @preconcurrency
    open class ItemResult: NSObject {
        /// The element; nil for one that is still to be made.
        public private(set) weak var targetElement: (any NSAccessibilityElementProtocol)?
        /// The value from which the app makes the element; nil for none.
        public let itemLoadingToken: Any?
        /// The part of a text.
        open var targetRange = NSRange(location: NSNotFound, length: 0)
        /// The words for the element; nil for its label.
        open var customLabel: String?
        /// Creates a result with an element.
        public init(targetElement: any NSAccessibilityElementProtocol) {
            (self.targetElement, itemLoadingToken) = (targetElement, nil)
            super.init()
        }
        /// Creates a result whose element is still to be made.
        public init(itemLoadingToken: Any, customLabel: String) {
            self.itemLoadingToken = itemLoadingToken
            super.init()
            self.customLabel = customLabel
        }
    }

    /// The kind of elements.
    open var type: RotorType
    /// The name of the list.
    open var label: String
    /// The object that finds elements; nil for none.
    open weak var itemSearchDelegate: (any NSAccessibilityCustomRotorItemSearchDelegate)?

    /// Creates a list with a name.
    public init(label: String, itemSearchDelegate: any NSAccessibilityCustomRotorItemSearchDelegate) {
        (self.label, type, self.itemSearchDelegate) = (label, .custom, itemSearchDelegate)
        super.init()
    }
    /// Creates a list of a kind.
    public init(rotorType: RotorType, itemSearchDelegate: any NSAccessibilityCustomRotorItemSearchDelegate) {
        (label, type, self.itemSearchDelegate) = ("", rotorType, itemSearchDelegate)
        super.init()
    }
}

/// Finds the elements of a list for assistive technology.
@MainActor @preconcurrency
public protocol NSAccessibilityCustomRotorItemSearchDelegate: NSObjectProtocol {
    /// Returns the next element; nil at the end.
    func rotor(
        _ rotor: NSAccessibilityCustomRotor, resultFor searchParameters: NSAccessibilityCustomRotor.SearchParameters
    ) -> NSAccessibilityCustomRotor.ItemResult?
}
