import Foundation

/// The commands of keys that edit text and move within it.
enum KeyCommand {
    /// The command of a key, by the name of AppKit's method; nil for a key that types something.
    @MainActor static func selector(of event: NSEvent) -> Selector? {
        switch event.keyCode {
        case 36, 76: "insertNewline:"
        case 48: event.modifierFlags.contains(.shift) ? "insertBacktab:" : "insertTab:"
        case 51: "deleteBackward:"
        case 117: "deleteForward:"
        case 53: "cancelOperation:"
        case 123: "moveLeft:"
        case 124: "moveRight:"
        case 125: "moveDown:"
        case 126: "moveUp:"
        case 115: "scrollToBeginningOfDocument:"
        case 119: "scrollToEndOfDocument:"
        case 116: "scrollPageUp:"
        case 121: "scrollPageDown:"
        default: nil
        }
    }
}
