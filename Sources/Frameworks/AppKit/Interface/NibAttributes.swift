import DataModelFiles
import Foundation
import InterfaceFiles
import SwiftUI

/// The values that documents set by the names of properties: `userDefinedRuntimeAttributes`.
@MainActor
enum NibAttributes {
    static func apply(_ element: XMLElement, to object: AnyObject, _ file: InterfaceFile) {
        for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
            guard let path = attribute["keyPath"], let value = value(of: attribute, file) else { continue }
            if InterfaceClasses.set(value, path, of: object) == true || set(value, path, of: object) { continue }
            RuntimeWarning.issue(
                "Failed to set (\(path)) user defined inspected property on (\(type(of: object))): this class is not key value coding-compliant for the key \(path)."
            )
        }
    }

    private static func value(of attribute: XMLElement, _ file: InterfaceFile) -> Any? {
        let child = attribute.child(key: "value")
        switch attribute["type"] {
        case "boolean": return NSNumber(value: attribute.flag("value"))
        case "number":
            let text = child?["value"] ?? attribute["value"]
            return text.flatMap(Double.init).map { NSNumber(value: $0) }
        case "string": return attribute["value"] ?? child?.text
        case "color": return child.flatMap { NibValues.color($0) }
        case "image": return attribute["value"].flatMap { NibValues.image($0, file) }
        case "point", "size", "rect": return child.flatMap(geometry)
        default: return nil
        }
    }

    private static func geometry(_ element: XMLElement) -> Any? {
        switch element.name {
        case "point": NSPoint(x: element.number("x") ?? 0, y: element.number("y") ?? 0)
        case "size": NSSize(width: element.number("width") ?? 0, height: element.number("height") ?? 0)
        case "rect": NibValues.rect(element)
        default: nil
        }
    }

    /// Sets a property of AppKit's own.
    private static func set(_ value: Any, _ path: String, of object: AnyObject) -> Bool {
        let number = value as? NSNumber
        let length = CGFloat(number?.doubleValue ?? 0)
        guard let view = object as? NSView else { return false }
        if path.hasPrefix("layer.") { view.wantsLayer = true }
        switch path {
        case "layer.cornerRadius": view.layer?.cornerRadius = length
        case "layer.borderWidth": view.layer?.borderWidth = length
        case "layer.masksToBounds": view.layer?.masksToBounds = number?.boolValue ?? false
        case "layer.opacity": view.layer?.opacity = number?.floatValue ?? 1
        case "layer.backgroundColor": view.layer?.backgroundColor = (value as? NSColor)?.cgColor
        case "layer.borderColor": view.layer?.borderColor = (value as? NSColor)?.cgColor
        case "wantsLayer": view.wantsLayer = number?.boolValue ?? false
        case "hidden": view.isHidden = number?.boolValue ?? false
        case "alphaValue": view.alphaValue = length
        case "toolTip": view.toolTip = value as? String
        default: return false
        }
        return true
    }
}
