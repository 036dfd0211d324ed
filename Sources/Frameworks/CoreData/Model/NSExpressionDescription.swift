import Foundation
import class Predicates.NSExpression

/// A column of dictionaries that is computed, such as the number of objects of a group.
///
/// Follows Apple's [NSExpressionDescription](https://developer.apple.com/documentation/coredata/nsexpressiondescription). It is one of a
/// request's `propertiesToFetch`, and not a property of an entity.
open class NSExpressionDescription: NSPropertyDescription {
    /// The expression that is computed.
    open var expression: NSExpression?
    /// The type of the result; where it is not given, the result is as it was computed.
    open var expressionResultType = NSAttributeType.undefinedAttributeType
    /// The type of the result, as later systems write it.
    open var resultType: NSAttributeDescription.AttributeType {
        get { NSAttributeDescription.AttributeType(rawValue: expressionResultType.rawValue) }
        set { expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }

    /// Returns a copy.
    open override func copy() -> Any {
        let copy = NSExpressionDescription()
        copyBasics(to: copy)
        (copy.expression, copy.expressionResultType) = (expression, expressionResultType)
        return copy
    }
}
