import Foundation
import OrielFoundation
import SwiftUI

/// The classes of the nodes in files of Xcode's editors.
@MainActor
enum SpriteClasses {
    private static let own: [String: SKNode.Type] = [
        "SKNode": SKNode.self, "SKScene": SKScene.self, "SKSpriteNode": SKSpriteNode.self,
        "SKLabelNode": SKLabelNode.self, "SKShapeNode": SKShapeNode.self, "SKEmitterNode": SKEmitterNode.self,
        "SKCameraNode": SKCameraNode.self, "SKEffectNode": SKEffectNode.self, "SKCropNode": SKCropNode.self,
        "SKReferenceNode": SKReferenceNode.self, "SKLightNode": SKLightNode.self, "SKAudioNode": SKAudioNode.self,
        "SKTileMapNode": SKTileMapNode.self, "SKTransformNode": SKTransformNode.self,
    ]

    /// The classes of Apple's that are not here.
    private static let missing: Set = ["SKVideoNode", "SK3DNode"]

    /// Returns the class of a node; nil for an object that is not a node.
    ///
    /// The class that was typed in the editor comes first, then the class that was written, then the ones below it.
    static func type(of value: ArchivedValue) -> SKNode.Type? {
        let names = value.classNames
        guard names.contains(where: { own[$0] != nil }) else { return names.lazy.compactMap(appType).first }
        if let custom = value["_info"]?.paired("_PB_previewSKNodeCustomClassName")?.text, !custom.isEmpty {
            if let found = own[custom] ?? appType(custom) { return found }
            let shown = isName(custom.filter { $0 != "." }) ? custom : "?"
            SpriteGaps.once("the app has no class “\(shown)” of nodes, which a file of Xcode's editors names.")
        }
        for name in names {
            if let found = own[name] ?? appType(name) { return found }
            if name.hasPrefix("SK"), name.hasSuffix("FieldNode") { return SKFieldNode.self }
            SpriteGaps.left(missing.contains(name) ? name : "a node of an unknown class")
        }
        return nil
    }

    /// Returns a class of the app's nodes; nil if there is none of the name.
    private static func appType(_ name: String) -> SKNode.Type? {
        guard !name.hasPrefix("NS") else { return nil }
        return named(name) as? SKNode.Type
    }

    /// Returns a class of the app by one of the names `Class`, `Module.Class` and `_TtC6Module5Class`; nil for none.
    static func named(_ name: String) -> AnyClass? {
        let parts = parts(of: name)
        guard let short = parts.last, parts.count <= 2, parts.allSatisfy(isName) else { return nil }
        if parts.count == 2, let exact = NSClassFromString("\(parts[0]).\(short)") { return exact }
        if let found = InterfaceClasses.named(short, module: nil) { return found }
        let programs = [
            Bundle.main.object(forInfoDictionaryKey: "CFBundleExecutable") as? String,
            ProcessInfo.processInfo.processName,
        ]
        return programs.lazy.compactMap { $0 }.map { String($0.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
            .filter(isName).compactMap { NSClassFromString("\($0).\(short)") }.first
    }

    /// Splits a name into a module and a class.
    private static func parts(of name: String) -> [String] {
        guard name.hasPrefix("_TtC") else { return name.split(separator: ".").map(String.init) }
        var rest = name.dropFirst(4)
        var parts: [String] = []
        while !rest.isEmpty {
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            guard let length = Int(digits), length > 0, length <= rest.count else { return [] }
            rest = rest.dropFirst(digits.count)
            parts.append(String(rest.prefix(length)))
            rest = rest.dropFirst(length)
        }
        return parts
    }

    /// Whether a text can be a name; files may have any.
    private static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count < 200 && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    /// Whether a class is another, or one above it.
    static func isClass(_ type: AnyClass, or above: AnyClass) -> Bool {
        var current: AnyClass? = type
        while let present = current {
            if present == above { return true }
            current = _getSuperclass(present)
        }
        return false
    }
}
