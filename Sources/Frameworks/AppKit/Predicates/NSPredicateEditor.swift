import Foundation
import SwiftUI

/// A view in which the user builds a condition.
///
/// Follows Apple's [NSPredicateEditor](https://developer.apple.com/documentation/appkit/nspredicateeditor). It keeps the condition and the
/// templates of its rows; it shows nothing here.
@MainActor @preconcurrency
open class NSPredicateEditor: NSRuleEditor {
    /// The templates of rows.
    open var rowTemplates: [NSPredicateEditorRowTemplate]! = []
    /// The condition as an object; nil for none.
    open override var objectValue: Any? {
        get { predicate }
        set {
            if newValue != nil { Self.lacks() }
            show(newValue as? NSPredicate)
        }
    }
}

/// A form of the rows of a condition.
///
/// Follows Apple's
/// [NSPredicateEditorRowTemplate](https://developer.apple.com/documentation/appkit/nspredicateeditorrowtemplate). Operators and ways to
/// join conditions are numbers, as `NSComparisonPredicate` and `NSCompoundPredicate` have them.
@MainActor @preconcurrency
open class NSPredicateEditorRowTemplate: NSObject {
    /// How many of a collection's values are compared.
    public enum Modifier: UInt, Sendable { case direct, all, any }
    /// The kind of a value, by the names of Core Data.
    public enum AttributeType: UInt, Sendable {
        case undefinedAttributeType = 0
        case integer16AttributeType = 100
        case integer32AttributeType = 200
        case integer64AttributeType = 300
        case decimalAttributeType = 400
        case doubleAttributeType = 500
        case floatAttributeType = 600
        case stringAttributeType = 700
        case booleanAttributeType = 800
        case dateAttributeType = 900
    }

    /// The left expressions; nil for a row that joins others.
    public let leftExpressions: [NSObject]?
    /// The right expressions; nil for values that the user writes.
    public let rightExpressions: [NSObject]?
    /// The kind of the right value.
    public let rightExpressionAttributeType: AttributeType
    /// How many of a collection's values are compared.
    public let modifier: Modifier
    /// The operators, by their numbers; nil for a row that joins others.
    public let operators: [NSNumber]?
    /// The options of comparisons, as bits.
    public let options: Int
    /// The ways to join conditions, by their numbers; nil for a row that compares.
    public let compoundTypes: [NSNumber]?
    /// The views of a row; none here.
    open var templateViews: [NSView] { [] }

    /// Creates a row that compares expressions with one another.
    public init(
        leftExpressions: [NSObject], rightExpressions: [NSObject], modifier: Modifier, operators: [NSNumber],
        options: Int
    ) {
        (self.leftExpressions, self.rightExpressions, self.modifier) = (leftExpressions, rightExpressions, modifier)
        (self.operators, self.options, compoundTypes) = (operators, options, nil)
        rightExpressionAttributeType = .undefinedAttributeType
        super.init()
    }
    /// Creates a row that compares expressions with values that the user writes.
    public init(
        leftExpressions: [NSObject], rightExpressionAttributeType attributeType: AttributeType, modifier: Modifier,
        operators: [NSNumber], options: Int
    ) {
        (self.leftExpressions, rightExpressions, self.modifier) = (leftExpressions, nil, modifier)
        (self.operators, self.options, compoundTypes) = (operators, options, nil)
        rightExpressionAttributeType = attributeType
        super.init()
    }
    /// Creates a row that joins others.
    public init(compoundTypes: [NSNumber]) {
        (leftExpressions, rightExpressions, operators, self.compoundTypes) = (nil, nil, nil, compoundTypes)
        (modifier, options, rightExpressionAttributeType) = (.direct, 0, .undefinedAttributeType)
        super.init()
    }
    /// Returns how well a condition fits the row, from 0 to 1; it fits no row here.
    open func match(for predicate: NSPredicate) -> Double { 0 }
    /// Shows a condition in the views of the row; there are none here.
    open func setPredicate(_ predicate: NSPredicate) {}
    /// Returns the condition of the row; always true here.
    open func predicate(withSubpredicates subpredicates: [NSPredicate]?) -> NSPredicate { NSPredicate(value: true) }
}
