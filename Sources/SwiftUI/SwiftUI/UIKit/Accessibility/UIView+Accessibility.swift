import Foundation
import SwiftUICore

/// Describes a view of UIKit for assistive technology, and shows it the elements that the view lists.
struct ViewDescription: ViewModifier {
    let view: UIView
    let revision: Int

    func body(content: Content) -> some View {
        content
            .overlay(alignment: .topLeading) {
                let elements = view.partsWithoutView
                if !elements.isEmpty { ListedElements(view: view, elements: elements, revision: revision) }
            }
            .controlAccessibility { view.describe(&$0) }
    }
}

/// The elements of a view that are not views.
private struct ListedElements: View {
    let view: UIView
    let elements: [Part]
    let revision: Int

    /// An element, by its identity.
    struct Part: Identifiable {
        let element: UIAccessibilityElement
        var id: ObjectIdentifier { ObjectIdentifier(element) }
    }

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(elements) { part in
                let place = part.element.place(in: view)
                Color.clear
                    .frame(width: max(place.width.finite, 0), height: max(place.height.finite, 0))
                    .controlAccessibility {
                        part.element.describe(&$0)
                        $0.sortPriority = view.readingPriority(of: part.element)
                    }
                    .offset(x: place.minX.finite, y: place.minY.finite)
            }
        }
        .allowsHitTesting(false)
    }
}

extension UIView {
    /// Whether the view is one of UIKit's own that are elements without being asked.
    var isStandardElement: Bool { isLeaf && !(self is UIImageView) && !_showsOwnContent }

    /// The objects that the view lists, in reading order; nil where it leaves that to the subviews.
    fileprivate var listedObjects: [AnyObject]? {
        if let elements = accessibilityElements { return elements.map { $0 as AnyObject } }
        let count = accessibilityElementCount()
        guard count > 0, count != NSNotFound else { return nil }
        // A count that is a mistake must not fill the memory.
        return (0..<min(count, 10_000)).compactMap { accessibilityElement(at: $0).map { $0 as AnyObject } }
    }

    /// The elements among the listed objects that are not views.
    fileprivate var partsWithoutView: [ListedElements.Part] {
        if isAccessibilityElement { return [] }
        return listedObjects?.compactMap { ($0 as? UIAccessibilityElement).map { ListedElements.Part(element: $0) } }
            ?? []
    }

    /// The place of an object among the listed ones, higher for earlier ones; nil for one that is not listed.
    fileprivate func readingPriority(of object: AnyObject) -> Double? {
        guard let listed = listedObjects else { return 0 }
        let view = object as? UIView
        let index = listed.firstIndex {
            $0 === object || view != nil && ($0 as? UIView)?.isDescendant(of: view!) == true
        }
        return index.map { Double(listed.count - $0) }
    }

    /// Sets what assistive technology finds of the view.
    fileprivate func describe(_ properties: inout AccessibilityProperties) {
        if let superview, superview.listedObjects != nil {
            let priority = superview.readingPriority(of: self)
            properties.sortPriority = priority
            if priority == nil { properties.isHidden = true }
        }
        if isAccessibilityElement && !isStandardElement {
            describeElement(&properties)
            if record?.activationPoint == nil, !recognizers.isEmpty || ViewTouches.concern(self) {
                properties.activationPoint = .center
            }
        } else if shouldGroupAccessibilityChildren || accessibilityContainerType != .none || listedObjects != nil {
            properties.children = .contain
        }
        describeAll(&properties, standard: standardTraits)
    }
}

extension UIAccessibilityElement {
    /// Sets what assistive technology finds of the element.
    fileprivate func describe(_ properties: inout AccessibilityProperties) {
        describeElement(&properties)
        describeAll(&properties, standard: .none)
    }
}

extension _AccessibleObject {
    /// Sets the properties of any object.
    /// - Parameter standard: The traits that the content has by itself.
    fileprivate func describeAll(_ properties: inout AccessibilityProperties, standard: UIAccessibilityTraits) {
        properties.label = accessibilityLabel.map { Text(verbatim: $0) } ?? properties.label
        properties.value = accessibilityValue.map { Text(verbatim: $0) }
        properties.hint = accessibilityHint.map { Text(verbatim: $0) }
        properties.identifier = accessibilityIdentifier
        if accessibilityElementsHidden { properties.isHidden = true }
        let traits = accessibilityTraits
        properties.addedTraits = traits.subtracting(standard).inSwiftUI
        properties.removedTraits = standard.subtracting(traits).inSwiftUI
        properties.isDisabled = traits.subtracting(standard).contains(.notEnabled)
        if let point = record?.activationPoint {
            properties.activationPlace = (self as? UIView)?.convert(point, from: nil) ?? properties.activationPlace
        }
        for action in accessibilityCustomActions ?? [] {
            properties.actions.append(
                .init(kind: AccessibilityActionKind(named: Text(verbatim: action.name))) { action.perform() })
        }
        if accessibilityViewIsModal {
            properties.addedTraits.formUnion(.isModal)
            properties.children = properties.children ?? .contain
            properties.actions.append(.init(kind: .escape) { [weak self] in _ = self?.accessibilityPerformEscape() })
        }
    }

    /// Sets the properties of an object that is one element, whatever it holds.
    fileprivate func describeElement(_ properties: inout AccessibilityProperties) {
        properties.children = .ignore
        properties.label = Text(verbatim: "")
        if accessibilityTraits.contains(.image) { properties.role = .image }
        properties.activate = { [weak self] in
            guard let self else { return false }
            if accessibilityActivate() { return true }
            (self as? UIControl)?.sendActions(for: .touchUpInside)
            return self is UIControl
        }
        if accessibilityTraits.contains(.adjustable) {
            properties.adjust = { [weak self] in
                if $0 == .increment { self?.accessibilityIncrement() } else { self?.accessibilityDecrement() }
            }
        }
        properties.focus = .init(isOn: accessibilityElementIsFocused()) { [weak self] in self?.noteFocus($0) }
    }

    private func noteFocus(_ isFocused: Bool) {
        if (record?.isFocused ?? false) == isFocused { return }
        setAccessibility { $0.isFocused = isFocused }
        if isFocused { accessibilityElementDidBecomeFocused() } else { accessibilityElementDidLoseFocus() }
    }
}
