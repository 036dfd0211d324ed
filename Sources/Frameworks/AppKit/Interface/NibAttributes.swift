import DataModelFiles
import Foundation
import InterfaceFiles
import SwiftUI

/// The properties of AppKit's own classes that documents set by their names.
@MainActor
enum NibAttributes {
    /// Sets a property; returns false if there is none of the name.
    static func set(_ value: Any, _ path: String, of object: AnyObject) -> Bool {
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
