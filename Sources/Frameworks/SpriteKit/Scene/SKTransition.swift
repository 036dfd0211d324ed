import DisplayList
import Foundation
import SwiftUI
import SwiftUICore

/// A direction of a transition.
public enum SKTransitionDirection: Int, Sendable { case up, down, right, left }

/// How one scene takes the place of another.
///
/// ```swift
/// view.presentScene(GameOver(size: size), transition: .push(with: .left, duration: 0.5))
/// ```
///
/// Doors and flips are flat here: they stretch and squeeze. Follows Apple's
/// [SKTransition](https://developer.apple.com/documentation/spritekit/sktransition).
open class SKTransition: NSObject, @unchecked Sendable {
    enum Kind {
        case crossFade
        case fade(UIColor)
        case push(SKTransitionDirection)
        case moveIn(SKTransitionDirection)
        case reveal(SKTransitionDirection)
        case doors(opens: Bool, isVertical: Bool)
        case doorway
        case flip(isVertical: Bool)
    }

    let kind: Kind
    package let duration: TimeInterval
    /// Whether the scene that comes waits until the end; true by default.
    open var pausesIncomingScene = true
    /// Whether the scene that goes waits; true by default.
    open var pausesOutgoingScene = true

    private init(_ kind: Kind, _ duration: TimeInterval) {
        self.kind = kind
        self.duration = duration > 0 && duration.isFinite ? duration : 0
    }

    /// Creates a transition that takes no time.
    public convenience override init() { self.init(.crossFade, 0) }

    /// Returns a transition in which the scenes fade into each other.
    open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.crossFade, sec) }
    /// Returns a transition through black.
    open class func fade(withDuration sec: TimeInterval) -> SKTransition { fade(with: .black, duration: sec) }
    /// Returns a transition through a color.
    open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.fade(color), sec)
    }
    /// Returns a transition in which the new scene pushes the old one out.
    open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.push(direction), sec)
    }
    /// Returns a transition in which the new scene moves in above the old one.
    open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.moveIn(direction), sec)
    }
    /// Returns a transition in which the old scene moves out above the new one.
    open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.reveal(direction), sec)
    }
    /// Returns a transition in which the old scene opens like two doors to the sides.
    open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.doors(opens: true, isVertical: false), sec)
    }
    /// Returns a transition in which the old scene opens up and down.
    open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.doors(opens: true, isVertical: true), sec)
    }
    /// Returns a transition in which the new scene closes like two doors from the sides.
    open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.doors(opens: false, isVertical: false), sec)
    }
    /// Returns a transition in which the new scene closes from above and below.
    open class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.doors(opens: false, isVertical: true), sec)
    }
    /// Returns a transition in which the old scene opens, and the new one comes through the doors.
    open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.doorway, sec) }
    /// Returns a transition in which the scene turns over about its horizontal axis.
    open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.flip(isVertical: false), sec)
    }
    /// Returns a transition in which the scene turns over about its vertical axis.
    open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.flip(isVertical: true), sec)
    }
    /// Returns a transition in which the scenes fade into each other, whatever the filter is.
    open class func ciFilter(_ filter: CIFilter, duration sec: TimeInterval) -> SKTransition {
        crossFade(withDuration: sec)
    }
}

extension SKTransition {
    /// Returns drawings of both scenes when a share of the transition is over.
    func commands(
        _ old: [DrawingCommand], _ new: [DrawingCommand], _ size: CGSize, _ share: CGFloat
    ) -> [DrawingCommand] {
        let eased = share * share * (3 - 2 * share)
        let (w, h) = (size.width, size.height)
        func moved(_ commands: [DrawingCommand], _ x: CGFloat, _ y: CGFloat) -> DrawingCommand {
            placed(commands, CGAffineTransform(translationX: x, y: y))
        }
        switch kind {
        case .crossFade: return [.group(old, DrawingGroup()), faded(new, share)]
        case .fade(let color):
            let ground = DrawingCommand.fill(Path(CGRect(origin: .zero, size: size)), .color(color.rgba), FillStyle())
            return [ground, share < 0.5 ? faded(old, 1 - share * 2) : faded(new, share * 2 - 1)]
        case .push(let direction):
            let way = direction.way(size)
            return [
                moved(old, way.x * eased, way.y * eased), moved(new, way.x * (eased - 1), way.y * (eased - 1)),
            ]
        case .moveIn(let direction):
            let way = direction.way(size)
            return [.group(old, DrawingGroup()), moved(new, way.x * (eased - 1), way.y * (eased - 1))]
        case .reveal(let direction):
            let way = direction.way(size)
            return [.group(new, DrawingGroup()), moved(old, way.x * eased, way.y * eased)]
        case .doors(let opens, let isVertical):
            let amount = opens ? eased : 1 - eased
            let (x, y) = isVertical ? (0, h / 2 * amount) : (w / 2 * amount, 0)
            let halves = opens ? old : new
            let first = CGRect(x: 0, y: 0, width: isVertical ? w : w / 2, height: isVertical ? h / 2 : h)
            let second = CGRect(
                x: isVertical ? 0 : w / 2, y: isVertical ? h / 2 : 0, width: first.width, height: first.height)
            return [
                .group(opens ? new : old, DrawingGroup()), placed([cut(halves, first)], .init(translationX: -x, y: -y)),
                placed([cut(halves, second)], .init(translationX: x, y: y)),
            ]
        case .doorway:
            let doors = SKTransition(.doors(opens: true, isVertical: false), duration)
            return doors.commands(old, [scaled(new, 0.5 + eased / 2, 0.5 + eased / 2, size)], size, share)
        case .flip(let isVertical):
            let amount = abs(1 - share * 2)
            let shown = share < 0.5 ? old : new
            let ground = DrawingCommand.fill(Path(CGRect(origin: .zero, size: size)), .color(.black), FillStyle())
            return [ground, isVertical ? scaled(shown, amount, 1, size) : scaled(shown, 1, amount, size)]
        }
    }

    private func placed(_ commands: [DrawingCommand], _ transform: CGAffineTransform) -> DrawingCommand {
        var group = DrawingGroup()
        group.transform = transform
        return .group(commands, group)
    }

    private func scaled(_ commands: [DrawingCommand], _ x: CGFloat, _ y: CGFloat, _ size: CGSize) -> DrawingCommand {
        placed(
            commands,
            CGAffineTransform(
                a: x, b: 0, c: 0, d: y, tx: size.width / 2 * (1 - x), ty: size.height / 2 * (1 - y)))
    }

    private func cut(_ commands: [DrawingCommand], _ rect: CGRect) -> DrawingCommand {
        var group = DrawingGroup()
        group.clips = [ClipShape(path: Path(rect))]
        return .group(commands, group)
    }

    private func faded(_ commands: [DrawingCommand], _ opacity: CGFloat) -> DrawingCommand {
        var group = DrawingGroup()
        group.effects = [.opacity(Double(min(max(opacity, 0), 1)))]
        return .group(commands, group)
    }
}

extension SKTransitionDirection {
    /// The way that content moves in the direction, in a space whose y axis points down.
    fileprivate func way(_ size: CGSize) -> CGPoint {
        switch self {
        case .up: CGPoint(x: 0, y: -size.height)
        case .down: CGPoint(x: 0, y: size.height)
        case .right: CGPoint(x: size.width, y: 0)
        case .left: CGPoint(x: -size.width, y: 0)
        }
    }
}
