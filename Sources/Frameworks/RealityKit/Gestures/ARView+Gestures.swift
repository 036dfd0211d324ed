import ARKit
import Foundation
import SceneKit
import SwiftUI
import simd

/// A gesture that moves, turns or scales an entity.
@MainActor @preconcurrency
public protocol EntityGestureRecognizer: UIGestureRecognizer {
    /// The entity.
    var entity: (any HasCollision)? { get set }
}

/// A drag that moves an entity, as far away from the camera as it is.
@MainActor @preconcurrency
public final class EntityTranslationGestureRecognizer: UIPanGestureRecognizer, EntityGestureRecognizer {
    /// The entity.
    public weak var entity: (any HasCollision)?
    let follower = GestureFollower()
}
/// A turn of two fingers that turns an entity about the y axis.
@MainActor @preconcurrency
public final class EntityRotationGestureRecognizer: UIRotationGestureRecognizer, EntityGestureRecognizer {
    /// The entity.
    public weak var entity: (any HasCollision)?
    let follower = GestureFollower()
}
/// A pinch that scales an entity.
@MainActor @preconcurrency
public final class EntityScaleGestureRecognizer: UIPinchGestureRecognizer, EntityGestureRecognizer {
    /// The entity.
    public weak var entity: (any HasCollision)?
    let follower = GestureFollower()
}

/// Runs a closure for the changes of a recognizer.
@MainActor
final class GestureFollower: NSObject {
    var run: (() -> Void)?
    nonisolated override init() {}
    @MainActor @preconcurrency
    func changed(_ recognizer: UIGestureRecognizer) { run?() }

    func follow(_ recognizer: UIGestureRecognizer, _ run: @escaping () -> Void) {
        self.run = run
        recognizer.addTarget(self, action: Selector(GestureFollower.changed(_:)))
    }
}

extension ARView {
    /// The gestures on an entity.
    public struct EntityGestures: OptionSet, Sendable {
        public let rawValue: Int
        /// Creates gestures from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Drags that move.
        public static let translation = EntityGestures(rawValue: 1)
        /// Turns of two fingers.
        public static let rotation = EntityGestures(rawValue: 2)
        /// Pinches that scale.
        public static let scale = EntityGestures(rawValue: 4)
        /// All gestures.
        public static let all: EntityGestures = [.translation, .rotation, .scale]
    }

    /// Adds gestures that move, turn and scale an entity.
    @discardableResult
    public func installGestures(
        _ gestures: EntityGestures = .all, for entity: any HasCollision
    ) -> [any EntityGestureRecognizer] {
        var made: [any EntityGestureRecognizer] = []
        if gestures.contains(.translation) {
            let drag = EntityTranslationGestureRecognizer(target: nil, action: nil)
            drag.follower.follow(drag) { [weak self, weak drag] in self?.drag(drag) }
            made.append(drag)
        }
        if gestures.contains(.rotation) {
            let turn = EntityRotationGestureRecognizer(target: nil, action: nil)
            turn.follower.follow(turn) { [weak turn] in
                guard let turn, let entity = turn.entity else { return }
                entity.orientation = simd_quatf(angle: -Float(turn.rotation), axis: SIMD3(0, 1, 0)) * entity.orientation
                turn.rotation = 0
            }
            made.append(turn)
        }
        if gestures.contains(.scale) {
            let pinch = EntityScaleGestureRecognizer(target: nil, action: nil)
            pinch.follower.follow(pinch) { [weak pinch] in
                guard let pinch, let entity = pinch.entity, pinch.scale > 0 else { return }
                entity.scale *= Float(pinch.scale)
                pinch.scale = 1
            }
            made.append(pinch)
        }
        for recognizer in made {
            recognizer.entity = entity
            addGestureRecognizer(recognizer)
        }
        return made
    }

    private func drag(_ drag: EntityTranslationGestureRecognizer?) {
        guard let drag, let entity = drag.entity else { return }
        if drag.state == .began {
            let start = drag.location(in: self)
            guard let hit = hitTest(start).first?.entity, hit === entity else {
                drag.state = .cancelled
                return
            }
        }
        let point = drag.location(in: self)
        let place = entity.position(relativeTo: nil)
        let depth = surface.projectPoint(SCNVector3(place)).z
        let goal = surface.unprojectPoint(SCNVector3(Float(point.x), Float(point.y), depth))
        entity.setPosition(SIMD3(goal), relativeTo: nil)
    }
}
