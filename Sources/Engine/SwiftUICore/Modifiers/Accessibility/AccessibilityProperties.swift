import DisplayList
import Foundation

/// A view's accessibility properties from modifiers; nil if there are none.
package struct AccessibilityProperties {
    /// The view's label, value and actions.
    package var label: Text?, value: Text?, hint: Text?
    /// A name for tests.
    package var identifier: String?
    /// Whether the view is hidden from assistive technologies.
    package var isHidden: Bool?
    /// Traits added and removed by modifiers.
    package var addedTraits: AccessibilityTraits = []
    package var removedTraits: AccessibilityTraits = []
    /// The treatment of the views below.
    package var children: AccessibilityChildBehavior?
    /// The view's actions, the outermost modifier's first.
    package var actions: [Action] = []
    /// The action for a step up or down.
    package var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
    /// The action for scrolling by a page toward an edge.
    var scroll: ((Edge) -> Void)?
    /// The place among siblings: higher ones are read first.
    package var sortPriority: Double?
    /// Other words by which the view may be asked for.
    var inputLabels: [Text]?
    /// The level of a heading.
    var heading: AccessibilityHeadingLevel?
    /// Whether the view responds to user interaction.
    var respondsToUserInteraction: Bool?
    /// Where a press is made, in shares of the size.
    package var activationPoint: UnitPoint?
    /// Where a press is made, in points of the view's own space.
    package var activationPlace: CGPoint?
    /// Called when an element is pressed, before a press is made; returns whether that was all.
    package var activate: (() -> Bool)?
    /// Whether the element is disabled though its content may not be.
    package var isDisabled = false
    /// Rotors, and the names by which the rotors of other views refer to the view.
    var rotors: [Rotor] = []
    var rotorEntries: [RotorEntryName] = []
    /// Makes the description of a chart; nil for other views.
    var chart: (() -> AXChartDescriptor)?
    /// How far the view is scrolled, in words.
    var scrollStatus: Text?
    /// Further values, by their names.
    var customContent: [CustomContent] = []
    /// The role of one of the framework's own controls.
    package var role: AccessibilityItem.Role?
    /// Sets a control's value.
    package var setValue: ((String) -> Void)?
    /// Further properties and actions of one of the framework's own controls.
    package var control: AccessibilityControl?
    /// The tool tip.
    var help: Text?
    /// The purpose of the hidden views over the view; nil if there are none.
    package var alternative: AccessibilityAlternative?
    /// Whether the views below are such hidden ones.
    package var isAlternative = false
    /// Connects whether assistive technology is at the view with a value of the app.
    package var focus: Focus?
    /// The half of a pair of views, of which one names the other.
    package var pairing: Pairing?

    /// Something that may be done with a view.
    package struct Action {
        let kind: AccessibilityActionKind
        let handler: () -> Void

        /// Creates an action.
        package init(kind: AccessibilityActionKind, handler: @escaping () -> Void) {
            self.kind = kind
            self.handler = handler
        }
    }

    /// A further value, by its name; nil for one that is taken away.
    struct CustomContent {
        let key: AccessibilityCustomContentKey
        let label: Text
        let value: Text?
        let isImportant: Bool
    }

    /// Whether assistive technology is at a view, as the app knows it.
    package struct Focus {
        let isOn: Bool
        let set: (Bool) -> Void

        /// Creates a connection.
        package init(isOn: Bool, set: @escaping (Bool) -> Void) {
            self.isOn = isOn
            self.set = set
        }
    }

    /// A half of a pair: which pair it is, and whether it is the name.
    package struct Pairing {
        let pair: AnyHashable
        let isLabel: Bool

        /// Creates a half of a pair.
        package init(pair: AnyHashable, isLabel: Bool) {
            self.pair = pair
            self.isLabel = isLabel
        }
    }

    /// These properties, completed by the properties of a modifier further in.
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
        if activationPoint == nil, activationPlace == nil {
            (result.activationPoint, result.activationPlace) = (inner.activationPoint, inner.activationPlace)
        }
        result.activate = activate ?? inner.activate
        result.isDisabled = isDisabled || inner.isDisabled
        result.rotors += inner.rotors
        result.rotorEntries += inner.rotorEntries
        result.chart = chart ?? inner.chart
        result.scrollStatus = scrollStatus ?? inner.scrollStatus
        let own = Set(customContent.map(\.key))
        result.customContent += inner.customContent.filter { !own.contains($0.key) }
        result.help = help ?? inner.help
        result.role = role ?? inner.role
        result.setValue = setValue ?? inner.setValue
        result.control = control ?? inner.control
        result.alternative = alternative ?? inner.alternative
        result.isAlternative = isAlternative || inner.isAlternative
        result.focus = focus ?? inner.focus
        result.pairing = pairing ?? inner.pairing
        return result
    }
}

/// Sets accessibility properties of a view.
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
        node.flags.insert(.askedDirectly)
        return child.kind.flexibility(child, axis, minor: minor)
    }
}

extension NodeRef {
    /// The accessibility properties from this element inwards, and the element that they apply to.
    var accessibility: (properties: AccessibilityProperties, element: NodeRef)? {
        guard kind === AccessibilityKind.shared else { return nil }
        var properties = AccessibilityKind.shared.payload(self).pointee
        var element = self
        while let inner = element.firstElement {
            element = inner
            guard inner.kind === AccessibilityKind.shared else { break }
            properties = properties.applied(over: AccessibilityKind.shared.payload(inner).pointee)
        }
        return (properties, element)
    }
}
