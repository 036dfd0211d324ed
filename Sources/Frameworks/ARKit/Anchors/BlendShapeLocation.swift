import Foundation

extension ARFaceAnchor {
    /// A movement of a face, from 0 to 1.
    public struct BlendShapeLocation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates a movement of its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The movement “brow down”, on the left side.
        public static let browDownLeft = BlendShapeLocation(rawValue: "browDown_L")
        /// The movement “brow down”, on the right side.
        public static let browDownRight = BlendShapeLocation(rawValue: "browDown_R")
        /// The movement “brow inner up”.
        public static let browInnerUp = BlendShapeLocation(rawValue: "browInnerUp")
        /// The movement “brow outer up”, on the left side.
        public static let browOuterUpLeft = BlendShapeLocation(rawValue: "browOuterUp_L")
        /// The movement “brow outer up”, on the right side.
        public static let browOuterUpRight = BlendShapeLocation(rawValue: "browOuterUp_R")
        /// The movement “cheek puff”.
        public static let cheekPuff = BlendShapeLocation(rawValue: "cheekPuff")
        /// The movement “cheek squint”, on the left side.
        public static let cheekSquintLeft = BlendShapeLocation(rawValue: "cheekSquint_L")
        /// The movement “cheek squint”, on the right side.
        public static let cheekSquintRight = BlendShapeLocation(rawValue: "cheekSquint_R")
        /// The movement “eye blink”, on the left side.
        public static let eyeBlinkLeft = BlendShapeLocation(rawValue: "eyeBlink_L")
        /// The movement “eye blink”, on the right side.
        public static let eyeBlinkRight = BlendShapeLocation(rawValue: "eyeBlink_R")
        /// The movement “eye look down”, on the left side.
        public static let eyeLookDownLeft = BlendShapeLocation(rawValue: "eyeLookDown_L")
        /// The movement “eye look down”, on the right side.
        public static let eyeLookDownRight = BlendShapeLocation(rawValue: "eyeLookDown_R")
        /// The movement “eye look in”, on the left side.
        public static let eyeLookInLeft = BlendShapeLocation(rawValue: "eyeLookIn_L")
        /// The movement “eye look in”, on the right side.
        public static let eyeLookInRight = BlendShapeLocation(rawValue: "eyeLookIn_R")
        /// The movement “eye look out”, on the left side.
        public static let eyeLookOutLeft = BlendShapeLocation(rawValue: "eyeLookOut_L")
        /// The movement “eye look out”, on the right side.
        public static let eyeLookOutRight = BlendShapeLocation(rawValue: "eyeLookOut_R")
        /// The movement “eye look up”, on the left side.
        public static let eyeLookUpLeft = BlendShapeLocation(rawValue: "eyeLookUp_L")
        /// The movement “eye look up”, on the right side.
        public static let eyeLookUpRight = BlendShapeLocation(rawValue: "eyeLookUp_R")
        /// The movement “eye squint”, on the left side.
        public static let eyeSquintLeft = BlendShapeLocation(rawValue: "eyeSquint_L")
        /// The movement “eye squint”, on the right side.
        public static let eyeSquintRight = BlendShapeLocation(rawValue: "eyeSquint_R")
        /// The movement “eye wide”, on the left side.
        public static let eyeWideLeft = BlendShapeLocation(rawValue: "eyeWide_L")
        /// The movement “eye wide”, on the right side.
        public static let eyeWideRight = BlendShapeLocation(rawValue: "eyeWide_R")
        /// The movement “jaw forward”.
        public static let jawForward = BlendShapeLocation(rawValue: "jawForward")
        /// The movement “jaw left”.
        public static let jawLeft = BlendShapeLocation(rawValue: "jawLeft")
        /// The movement “jaw open”.
        public static let jawOpen = BlendShapeLocation(rawValue: "jawOpen")
        /// The movement “jaw right”.
        public static let jawRight = BlendShapeLocation(rawValue: "jawRight")
        /// The movement “mouth close”.
        public static let mouthClose = BlendShapeLocation(rawValue: "mouthClose")
        /// The movement “mouth dimple”, on the left side.
        public static let mouthDimpleLeft = BlendShapeLocation(rawValue: "mouthDimple_L")
        /// The movement “mouth dimple”, on the right side.
        public static let mouthDimpleRight = BlendShapeLocation(rawValue: "mouthDimple_R")
        /// The movement “mouth frown”, on the left side.
        public static let mouthFrownLeft = BlendShapeLocation(rawValue: "mouthFrown_L")
        /// The movement “mouth frown”, on the right side.
        public static let mouthFrownRight = BlendShapeLocation(rawValue: "mouthFrown_R")
        /// The movement “mouth funnel”.
        public static let mouthFunnel = BlendShapeLocation(rawValue: "mouthFunnel")
        /// The movement “mouth left”.
        public static let mouthLeft = BlendShapeLocation(rawValue: "mouthLeft")
        /// The movement “mouth lower down”, on the left side.
        public static let mouthLowerDownLeft = BlendShapeLocation(rawValue: "mouthLowerDown_L")
        /// The movement “mouth lower down”, on the right side.
        public static let mouthLowerDownRight = BlendShapeLocation(rawValue: "mouthLowerDown_R")
        /// The movement “mouth press”, on the left side.
        public static let mouthPressLeft = BlendShapeLocation(rawValue: "mouthPress_L")
        /// The movement “mouth press”, on the right side.
        public static let mouthPressRight = BlendShapeLocation(rawValue: "mouthPress_R")
        /// The movement “mouth pucker”.
        public static let mouthPucker = BlendShapeLocation(rawValue: "mouthPucker")
        /// The movement “mouth right”.
        public static let mouthRight = BlendShapeLocation(rawValue: "mouthRight")
        /// The movement “mouth roll lower”.
        public static let mouthRollLower = BlendShapeLocation(rawValue: "mouthRollLower")
        /// The movement “mouth roll upper”.
        public static let mouthRollUpper = BlendShapeLocation(rawValue: "mouthRollUpper")
        /// The movement “mouth shrug lower”.
        public static let mouthShrugLower = BlendShapeLocation(rawValue: "mouthShrugLower")
        /// The movement “mouth shrug upper”.
        public static let mouthShrugUpper = BlendShapeLocation(rawValue: "mouthShrugUpper")
        /// The movement “mouth smile”, on the left side.
        public static let mouthSmileLeft = BlendShapeLocation(rawValue: "mouthSmile_L")
        /// The movement “mouth smile”, on the right side.
        public static let mouthSmileRight = BlendShapeLocation(rawValue: "mouthSmile_R")
        /// The movement “mouth stretch”, on the left side.
        public static let mouthStretchLeft = BlendShapeLocation(rawValue: "mouthStretch_L")
        /// The movement “mouth stretch”, on the right side.
        public static let mouthStretchRight = BlendShapeLocation(rawValue: "mouthStretch_R")
        /// The movement “mouth upper up”, on the left side.
        public static let mouthUpperUpLeft = BlendShapeLocation(rawValue: "mouthUpperUp_L")
        /// The movement “mouth upper up”, on the right side.
        public static let mouthUpperUpRight = BlendShapeLocation(rawValue: "mouthUpperUp_R")
        /// The movement “nose sneer”, on the left side.
        public static let noseSneerLeft = BlendShapeLocation(rawValue: "noseSneer_L")
        /// The movement “nose sneer”, on the right side.
        public static let noseSneerRight = BlendShapeLocation(rawValue: "noseSneer_R")
        /// The movement “tongue out”.
        public static let tongueOut = BlendShapeLocation(rawValue: "tongueOut")
    }
}
