import DisplayList
import Foundation

/// What modifiers say of a view to assistive technology; nil where they say nothing.
package struct AccessibilityProperties {
    /// What the view is called, holds and does.
    package var label: Text?, value: Text?, hint: Text?
    /// A name for tests.
    var identifier: String?
    /// Whether assistive technology passes the view by.
    var isHidden: Bool?
    /// What the view is, besides what it says of itself, and what it is not.
    package var addedTraits: AccessibilityTraits = []
    var removedTraits: AccessibilityTraits = []
    /// What becomes of the views below.
    package var children: AccessibilityChildBehavior?
    /// What may be done with the view, the outermost modifier's first.
    var actions: [Action] = []
    /// What a step up or down does.
    package var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
    /// What scrolling by a page towards an edge does.
    var scroll: ((Edge) -> Void)?
    /// The place among siblings: higher ones are read first.
    var sortPriority: Double?
    /// Other words by which the view may be asked for.
    var inputLabels: [Text]?
    /// The level of a heading.
    var heading: AccessibilityHeadingLevel?
    /// Whether the view answers to people.
    var respondsToUserInteraction: Bool?
    /// Where a press is made, in shares of the size.
    var activationPoint: UnitPoint?
    /// Further values, by their names.
    var customContent: [(label: Text, value: Text)] = []
    /// What a control of the framework's own is.
    package var role: AccessibilityItem.Role?
    /// Sets what a control holds.
    package var setValue: ((String) -> Void)?
    /// What else a control of the framework's own is and does.
    package var control: AccessibilityControl?
    /// What is shown beside the pointer.
    var help: Text?

    /// Something that may be done with a view.
    struct Action {
        let kind: AccessibilityActionKind
        let handler: () -> Void
    }

    /// These properties with those of a modifier further in, which count where these say nothing.
    func applied(over inner: AccessibilityProperties) -> AccessibilityProperties {
        var result = self
        result.label = label ?? inner.label
        result.value = value ?? inner.value
        result.hint = hint ?? inner.hint
        result.identifier = identifier ?? inner.identifier
        result.isHidden = isHidden ?? inner.isHidden
        result.addedTraits.formUnion(inner.addedTraits.subtracting(removedTraits))
        result.removedTraits.formUnion(inner.removedTraits.subtracting(addedTraits))
        result.children = children ?? inner.children
        result.actions += inner.actions
        result.adjust = adjust ?? inner.adjust
        result.scroll = scroll ?? inner.scroll
        result.sortPriority = sortPriority ?? inner.sortPriority
        result.inputLabels = inputLabels ?? inner.inputLabels
        result.heading = heading ?? inner.heading
        result.respondsToUserInteraction = respondsToUserInteraction ?? inner.respondsToUserInteraction
        result.activationPoint = activationPoint ?? inner.activationPoint
        result.customContent += inner.customContent
        result.help = help ?? inner.help
        result.role = role ?? inner.role
        result.setValue = setValue ?? inner.setValue
        result.control = control ?? inner.control
        return result
    }
}

/// Tells assistive technology something of a view.
public struct AccessibilityAttachmentModifier {
    let properties: AccessibilityProperties

    nonisolated init(_ set: (inout AccessibilityProperties) -> Void) {
        var properties = AccessibilityProperties()
        set(&properties)
        self.properties = properties
    }
}

extension AccessibilityAttachmentModifier: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.modifier(AccessibilityKind.shared, modifier.properties, around: content)
    }
}

/// The elements of the accessibility modifiers: they hold properties, and pass everything through.
final class AccessibilityKind: TypedKind<AccessibilityProperties> {
    static let shared = AccessibilityKind("accessibility")

    override var passesStackAxis: Bool { true }

    override func update(_ node: NodeRef, with new: AccessibilityProperties) -> NodeChange {
        payload(node).pointee = new
        return []
    }

    override func accessibilityLabel(_ node: NodeRef) -> String? { payload(node).pointee.label?.plainString }
    override func accessibilityIdentifier(_ node: NodeRef) -> String? { payload(node).pointee.identifier }

    override func flexibility(_ node: NodeRef, _ axis: Axis, minor: CGFloat?) -> (least: CGFloat, most: CGFloat) {
        guard let child = node.firstElement else { return super.flexibility(node, axis, minor: minor) }
        node.pointee.flags.insert(.askedDirectly)
        return child.pointee.kind.flexibility(child, axis, minor: minor)
    }
}

extension NodeRef {
    /// What the accessibility modifiers from this element inwards say, and the element that they are about.
    var accessibility: (properties: AccessibilityProperties, element: NodeRef)? {
        guard pointee.kind === AccessibilityKind.shared else { return nil }
        var properties = AccessibilityKind.shared.payload(self).pointee
        var element = self
        while let inner = element.firstElement {
            element = inner
            guard inner.pointee.kind === AccessibilityKind.shared else { break }
            properties = properties.applied(over: AccessibilityKind.shared.payload(inner).pointee)
        }
        return (properties, element)
    }
}
