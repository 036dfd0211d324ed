import Foundation
import SwiftUI

/// Makes the actions of an archive.
final class ActionReader {
    private struct Made {
        var action: SKAction
        /// How many actions are below it, as often as they are run.
        var count: Int
    }
    private var known: [Int: Made] = [:]
    private var begun: Set<Int> = []
    private static let deepest = 50, most = 10_000

    /// Returns an action; nil for an object of another class.
    func action(_ value: ArchivedValue) -> SKAction? { made(value)?.action }

    private func made(_ value: ArchivedValue) -> Made? {
        if let made = known[value.number] { return made }
        guard begun.count < Self.deepest, begun.insert(value.number).inserted else { return nil }
        defer { begun.remove(value.number) }
        var count = 1
        guard let action = action(value, &count), count <= Self.most else { return nil }
        if let mode = value["_timingMode"]?.int.flatMap(SKActionTimingMode.init) { action.timingMode = mode }
        let made = Made(action: action, count: count)
        known[value.number] = made
        return made
    }

    private func inner(_ list: [ArchivedValue], _ count: inout Int) -> [SKAction] {
        var actions: [SKAction] = []
        for value in list {
            guard count <= Self.most else { break }
            guard let made = made(value) else { continue }
            count += made.count
            actions.append(made.action)
        }
        return actions
    }

    private func action(_ value: ArchivedValue, _ count: inout Int) -> SKAction? {
        let seconds = max(value["_duration"]?.double ?? 0, 0)
        switch value.classNames.first {
        case "SKSequence": return .sequence(inner(value["_actions"]?.list ?? [], &count))
        case "SKGroup": return .group(inner(value["_actions"]?.list ?? [], &count))
        case "SKRepeat":
            guard let repeated = value["_repeatedAction"], let action = inner([repeated], &count).first else {
                return nil
            }
            if value.bool("_forever") == true { return .repeatForever(action) }
            return .repeat(action, count: min(max(value["_timesToRepeat"]?.int ?? 1, 0), 1_000_000))
        case "SKWait": return .wait(forDuration: seconds)
        case "SKMove": return move(value, seconds)
        case "SKScale": return scale(value, seconds)
        case "SKFade":
            guard let alpha = value.number("_alphaTarget") else { return nil }
            return value.bool("_isRelative") == true
                ? .fadeAlpha(by: alpha, duration: seconds) : .fadeAlpha(to: alpha, duration: seconds)
        case "SKAnimate":
            let textures = value["_textures"]?.list.prefix(1000).compactMap(\.texture) ?? []
            return .animate(
                with: textures, timePerFrame: max(value["_timePerFrame"]?.double ?? 0, 0),
                resize: value.bool("_resize") ?? false, restore: value.bool("_restore") ?? false)
        case let name?:
            // Later actions of a sequence keep their times.
            SpriteGaps.left("an action of the class \(Self.shown(name))")
            return name.hasPrefix("SK") ? .wait(forDuration: seconds) : nil
        case nil: return nil
        }
    }

    /// A name for warnings: a file may have any.
    private static func shown(_ name: String) -> String {
        name.utf8.count < 40 && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } ? name : "?"
    }

    private func move(_ value: ArchivedValue, _ seconds: TimeInterval) -> SKAction? {
        guard let x = value.number("_posTarget.x"), let y = value.number("_posTarget.y") else { return nil }
        let (usesX, usesY) = (value.bool("_useX") ?? true, value.bool("_useY") ?? true)
        if value.bool("_isRelative") == true {
            return .moveBy(x: usesX ? x : 0, y: usesY ? y : 0, duration: seconds)
        }
        if !usesX { return .moveTo(y: y, duration: seconds) }
        if !usesY { return .moveTo(x: x, duration: seconds) }
        return .move(to: CGPoint(x: x, y: y), duration: seconds)
    }

    private func scale(_ value: ArchivedValue, _ seconds: TimeInterval) -> SKAction? {
        if value.bool("_isTargetSizeBased") == true, let size = value.size("_targetSize") {
            return .scale(to: size, duration: seconds)
        }
        guard let x = value.number("_scaleTargetX"), let y = value.number("_scaleTargetY") else { return nil }
        let (usesX, usesY) = (value.bool("_useX") ?? true, value.bool("_useY") ?? true)
        if value.bool("_isRelative") == true {
            return .scaleX(by: usesX ? x : 1, y: usesY ? y : 1, duration: seconds)
        }
        if !usesX { return .scaleY(to: y, duration: seconds) }
        if !usesY { return .scaleX(to: x, duration: seconds) }
        return .scaleX(to: x, y: y, duration: seconds)
    }
}
