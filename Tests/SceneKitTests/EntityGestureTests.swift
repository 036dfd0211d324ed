import Foundation
import SwiftUI
import Testing
import simd

@testable import RealityKit

/// The gestures that a view installs for an entity.
@MainActor
@Suite("Gestures of entities")
struct EntityGestureTests {
    private let view = ARView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let box = ModelEntity(mesh: .generateBox(size: 1), materials: [SimpleMaterial()])

    @Test("Each wanted gesture has a recognizer of the view, for the entity")
    func kinds() {
        #expect(ARView.EntityGestures.all == [.translation, .rotation, .scale])
        let all = view.installGestures(for: box)
        #expect(all.count == 3 && all.allSatisfy { $0.entity === box && $0.view === view })
        #expect(all[0] is EntityTranslationGestureRecognizer && all[1] is EntityRotationGestureRecognizer)
        #expect(all[2] is EntityScaleGestureRecognizer)
        #expect(view.installGestures([], for: box).isEmpty)
        #expect(view.installGestures(.rotation, for: box).map { $0 is EntityRotationGestureRecognizer } == [true])
        #expect(view.installGestures(.scale, for: box).map { $0 is EntityScaleGestureRecognizer } == [true])
    }

    @Test("A turn of two fingers turns the entity about the upward axis, each time by the new part")
    func rotation() throws {
        let turn = try #require(
            view.installGestures(.rotation, for: box).first as? EntityRotationGestureRecognizer)
        turn.rotation = 0.5
        turn.follower.run?()
        #expect(simd_distance(box.orientation.vector, simd_quatf(angle: -0.5, axis: [0, 1, 0]).vector) < 1e-5)
        #expect(turn.rotation == 0)
        turn.follower.run?()
        turn.rotation = -0.75
        turn.follower.run?()
        #expect(simd_distance(box.orientation.vector, simd_quatf(angle: 0.25, axis: [0, 1, 0]).vector) < 1e-5)
        turn.entity = nil
        turn.rotation = 1
        turn.follower.run?()
        #expect(turn.rotation == 1)
    }

    @Test("A pinch scales the entity, each time by the new part")
    func scale() throws {
        let pinch = try #require(view.installGestures(.scale, for: box).first as? EntityScaleGestureRecognizer)
        box.scale = [1, 2, 3]
        pinch.scale = 2
        pinch.follower.run?()
        #expect(box.scale == [2, 4, 6] && pinch.scale == 1)
        pinch.scale = 0.5
        pinch.follower.run?()
        pinch.follower.run?()
        #expect(box.scale == [1, 2, 3])
    }
}
