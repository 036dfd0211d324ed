import DisplayList
import Foundation
import SwiftUI
import SwiftUICore

extension SKScene {
    /// Updates the scene by seconds.
    /// - Parameters:
    ///   - time: The time in seconds, as the app receives it.
    ///   - seconds: The seconds since the last frame.
    func step(_ time: TimeInterval, _ seconds: Double) {
        if let delegate { delegate.update(time, for: self) } else { update(time) }
        evaluateActions(seconds)
        if let delegate { delegate.didEvaluateActions(for: self) } else { didEvaluateActions() }
        if !isPaused, speed > 0 { physicsWorld.simulate(seconds * Double(speed.sound)) }
        if let delegate { delegate.didSimulatePhysics(for: self) } else { didSimulatePhysics() }
        applyConstraints(below: self)
        if let delegate { delegate.didApplyConstraints(for: self) } else { didApplyConstraints() }
        if let delegate { delegate.didFinishUpdate(for: self) } else { didFinishUpdate() }
    }

    private func applyConstraints(below node: SKNode) {
        for child in node.children {
            if let constraints = child.constraints { for constraint in constraints { constraint.apply(to: child) } }
            if !child.children.isEmpty { applyConstraints(below: child) }
        }
    }

    /// Maps the scene's space to the space of a view of a size, whose y axis points down.
    func transform(toViewOf view: CGSize) -> CGAffineTransform {
        let (width, height) = (size.width.sound, size.height.sound)
        var scale = CGPoint(x: 1, y: 1)
        if scaleMode != .resizeFill, width > 0, height > 0, view.width > 0, view.height > 0 {
            scale = CGPoint(x: view.width / width, y: view.height / height)
            switch scaleMode {
            case .aspectFill: scale = CGPoint(x: max(scale.x, scale.y), y: max(scale.x, scale.y))
            case .aspectFit: scale = CGPoint(x: min(scale.x, scale.y), y: min(scale.x, scale.y))
            case .fill, .resizeFill: break
            }
        }
        // From the scene to a space whose origin is in the middle of the view.
        var toMiddle: CGAffineTransform
        if let camera, camera.scene === self, camera.transformToRoot.isInvertibleHere {
            toMiddle = camera.transformToRoot.inverted()
        } else {
            let anchor = anchorPoint.sound
            toMiddle = CGAffineTransform(translationX: (anchor.x - 0.5) * width, y: (anchor.y - 0.5) * height)
        }
        toMiddle = toMiddle.concatenating(CGAffineTransform(scaleX: scale.x, y: -scale.y))
        return toMiddle.concatenating(CGAffineTransform(translationX: view.width / 2, y: view.height / 2))
    }

    /// The part of the scene that its view shows, in the scene's space; the frame without a view.
    var visibleRect: CGRect {
        guard let view, view.bounds.width > 0 else { return frame }
        let transform = transform(toViewOf: view.bounds.size)
        return transform.isInvertibleHere ? view.bounds.applying(transform.inverted()) : frame
    }

    /// Returns drawings of the scene in a view of a size.
    /// - Parameter hasGround: Whether the background color is drawn.
    func commands(
        in view: CGSize, hasGround: Bool, showsPhysics: Bool, _ textSystem: any TextMeasuring
    ) -> (commands: [DrawingCommand], nodes: Int, drawn: Int) {
        let whole = CGRect(origin: .zero, size: view)
        let drawing = SceneDrawing(visible: whole, textSystem: textSystem)
        let transform = transform(toViewOf: view)
        drawing.addChildren(of: self, transform, opacity: isHidden ? 0 : min(max(alpha.sound, 0), 1))
        var commands: [DrawingCommand] = []
        let ground = backgroundColor.rgba
        var inner = drawing.commands
        if showsPhysics {
            var group = DrawingGroup()
            group.transform = transform
            inner.append(
                .group(physicsWorld.outlines(width: 1 / max(abs(transform.a) + abs(transform.b), 0.01)), group))
        }
        var group = DrawingGroup()
        if shouldEnableEffects, let filter { group.effects = SpriteFilters.effects(of: filter) }
        if !inner.isEmpty { commands.append(.group(inner, group)) }
        var area = whole
        if scaleMode == .aspectFit, camera == nil {
            // The rest of the view is black.
            area = frame.applying(transform)
            var cut = DrawingGroup()
            cut.clips = [ClipShape(path: Path(area))]
            commands = [.group(commands, cut)]
        }
        if hasGround {
            if area != whole { commands.insert(.fill(Path(area), .color(ground), FillStyle()), at: 0) }
            let outer = area == whole ? ground : .black
            commands.insert(.fill(Path(whole), .color(outer), FillStyle()), at: 0)
        }
        return (commands, drawing.nodeCount, drawing.drawnCount)
    }
}
