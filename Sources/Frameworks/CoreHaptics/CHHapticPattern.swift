import Foundation

/// The time that stands for at once.
public let CHHapticTimeImmediate: TimeInterval = 0

/// Vibrations one after the other.
///
/// Follows Apple's [CHHapticPattern](https://developer.apple.com/documentation/corehaptics/chhapticpattern).
open class CHHapticPattern: @unchecked Sendable {
    /// The vibrations.
    public let events: [CHHapticEvent]

    let parameters: [CHHapticDynamicParameter]
    let parameterCurves: [CHHapticParameterCurve]

    /// Creates a pattern with changes of its parameters.
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        (self.events, self.parameters, parameterCurves) = (events, parameters, [])
    }

    /// Creates a pattern with curves of its parameters.
    public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
        (self.events, parameters, self.parameterCurves) = (events, [], parameterCurves)
    }

    /// The name of a setting of a sound.
    public struct AudioResourceKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Whether the sound is loud by its volume alone.
        public static let useVolumeEnvelope = AudioResourceKey(rawValue: "UseVolumeEnvelope")
        /// Whether the sound is repeated.
        public static let loopEnabled = AudioResourceKey(rawValue: "LoopEnabled")
    }

    /// How long the pattern takes, in seconds.
    open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }
}

/// A vibration, or a sound along with one.
open class CHHapticEvent: @unchecked Sendable {
    /// The kind.
    public let type: EventType
    /// How strong it is, and so on.
    public let eventParameters: [CHHapticEventParameter]
    /// The time within the pattern, in seconds.
    open var relativeTime: TimeInterval
    /// How long it takes, in seconds.
    open var duration: TimeInterval

    /// Creates an event.
    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
        duration: TimeInterval = 0
    ) {
        self.type = type
        eventParameters = eventParams
        relativeTime = time
        self.duration = duration
    }

    /// Creates an event that plays a sound.
    public init(
        audioResourceID resID: CHHapticAudioResourceID, parameters eventParams: [CHHapticEventParameter],
        relativeTime time: TimeInterval, duration: TimeInterval = 0
    ) {
        type = .audioCustom
        eventParameters = eventParams
        relativeTime = time
        self.duration = duration
    }

    /// The kind of an event.
    public struct EventType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A short tap.
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        /// A vibration that lasts.
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        /// A tone that lasts.
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
        /// A sound of one's own.
        public static let audioCustom = EventType(rawValue: "AudioCustom")
    }

    /// The name of a number of an event.
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// How strong it is.
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        /// How sharp it is.
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        /// How fast it reaches its strength.
        public static let attackTime = ParameterID(rawValue: "AttackTime")
        /// How fast it loses it.
        public static let decayTime = ParameterID(rawValue: "DecayTime")
        /// How fast it ends.
        public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
        /// Whether it stays.
        public static let sustained = ParameterID(rawValue: "Sustained")
        /// How loud it is.
        public static let audioVolume = ParameterID(rawValue: "AudioVolume")
        /// How high it is.
        public static let audioPitch = ParameterID(rawValue: "AudioPitch")
        /// Whether it is on the left or the right.
        public static let audioPan = ParameterID(rawValue: "AudioPan")
        /// How bright it is.
        public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
    }
}

/// A number of an event.
open class CHHapticEventParameter: @unchecked Sendable {
    /// The name.
    public let parameterID: CHHapticEvent.ParameterID
    /// The number.
    open var value: Float

    /// Creates a number of an event.
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        self.parameterID = parameterID
        self.value = value
    }
}

/// A change of a number of all events.
open class CHHapticDynamicParameter: @unchecked Sendable {
    /// The name of a number of all events.
    public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// How strong vibrations are.
        public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
        /// How sharp vibrations are.
        public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
        /// How loud sounds are.
        public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
    }

    /// The name.
    public let parameterID: ID
    /// The number.
    open var value: Float
    /// The time, in seconds.
    open var relativeTime: TimeInterval

    /// Creates a change.
    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
        self.parameterID = parameterID
        self.value = value
        relativeTime = time
    }
}

/// A curve of a number of all events.
open class CHHapticParameterCurve: @unchecked Sendable {
    /// A point of a curve.
    open class ControlPoint: @unchecked Sendable {
        /// The time, in seconds.
        open var relativeTime: TimeInterval
        /// The number.
        open var value: Float

        /// Creates a point.
        public init(relativeTime time: TimeInterval, value: Float) {
            relativeTime = time
            self.value = value
        }
    }

    /// The name.
    public let parameterID: CHHapticDynamicParameter.ID
    /// The points.
    public let controlPoints: [ControlPoint]
    /// The time at which the curve begins, in seconds.
    open var relativeTime: TimeInterval

    /// Creates a curve.
    public init(
        parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval
    ) {
        self.parameterID = parameterID
        self.controlPoints = controlPoints
        self.relativeTime = relativeTime
    }
}
