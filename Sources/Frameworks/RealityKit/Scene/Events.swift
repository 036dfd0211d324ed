import Combine
import Foundation
import SwiftUI

/// Something that happens in a scene.
public protocol Event {}

/// A thing that events come from: a scene or an entity.
public protocol EventSource: AnyObject {}

/// A subscription to events, which ends when it is canceled.
@MainActor @preconcurrency
public struct EventSubscription: @preconcurrency Cancellable {
    let subscription: any Cancellable
    /// Ends the subscription.
    public func cancel() { subscription.cancel() }
}

/// The events of scenes.
public enum SceneEvents {
    /// A frame of a scene.
    public struct Update: Event {
        /// The scene.
        public let scene: Scene
        /// The seconds since the frame before.
        public let deltaTime: TimeInterval
    }
    /// An anchor has found its place, or has lost it; never here.
    public struct AnchoredStateChanged: Event {
        /// The scene.
        public let scene: Scene
        /// The anchor.
        public let anchor: any HasAnchoring
        /// Whether the anchor has a place.
        public let isAnchored: Bool
    }
    /// An entity was added.
    public struct DidAddEntity: Event {
        /// The entity.
        public let entity: Entity
    }
    /// An entity is about to be removed.
    public struct WillRemoveEntity: Event {
        /// The entity.
        public let entity: Entity
    }
}

/// The events of bodies that touch.
public enum CollisionEvents {
    /// Two entities touch.
    public struct Began: Event {
        /// An entity.
        public let entityA: Entity
        /// The other entity.
        public let entityB: Entity
        /// The place, in the scene.
        public let position: SIMD3<Float>
        /// How hard they met, in newtons times seconds.
        public let impulse: Float
        /// How far they are within each other, in meters.
        public let penetrationDistance: Float
    }
    /// Two entities still touch.
    public struct Updated: Event {
        /// An entity.
        public let entityA: Entity
        /// The other entity.
        public let entityB: Entity
        /// The place, in the scene.
        public let position: SIMD3<Float>
        /// How hard they press, in newtons times seconds.
        public let impulse: Float
        /// How far they are within each other, in meters.
        public let penetrationDistance: Float
    }
    /// Two entities no longer touch.
    public struct Ended: Event {
        /// An entity.
        public let entityA: Entity
        /// The other entity.
        public let entityB: Entity
    }
}

/// The events of animations.
public enum AnimationEvents {
    /// An animation has begun.
    public struct PlaybackStarted: Event {
        /// The animation.
        public let playbackController: AnimationPlaybackController
    }
    /// A run of an animation has ended, and another one begins.
    public struct PlaybackLooped: Event {
        /// The animation.
        public let playbackController: AnimationPlaybackController
    }
    /// An animation has ended.
    public struct PlaybackCompleted: Event {
        /// The animation.
        public let playbackController: AnimationPlaybackController
    }
    /// An animation was stopped.
    public struct PlaybackTerminated: Event {
        /// The animation.
        public let playbackController: AnimationPlaybackController
    }
}

/// The events of sounds.
public enum AudioEvents {
    /// A sound is over.
    public struct PlaybackCompleted: Event {
        /// The sound.
        public let playbackController: AudioPlaybackController
    }
}

/// The events of entities' parts; none are sent here.
public enum ComponentEvents {
    /// A part was added.
    public struct DidAdd: Event {
        /// The entity.
        public let entity: Entity
    }
    /// A part has changed.
    public struct DidChange: Event {
        /// The entity.
        public let entity: Entity
    }
    /// A part is about to be removed.
    public struct WillRemove: Event {
        /// The entity.
        public let entity: Entity
    }
}
