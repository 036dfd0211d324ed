import CoreML
import Foundation

// Questions that nothing here answers: they fail with `VNError.unsupportedRequest`, and say so once.

/// Asks where faces are in a picture.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Asks where eyes, noses and mouths are in a picture.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Asks how well faces are taken.
open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Asks where people are in a picture.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Asks how people hold themselves.
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Asks how people hold themselves in space.
open class VNDetectHumanBodyPose3DRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Asks how people hold their hands.
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The greatest number of hands; 2 by default.
    open var maximumHandCount = 2
}
/// Asks how animals hold themselves.
open class VNDetectAnimalBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Asks which cats and dogs are in a picture.
open class VNRecognizeAnimalsRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Asks where rectangles are in a picture.
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Asks where texts are in a picture.
open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Asks where the edges of a sheet of paper are in a picture.
open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Asks how a picture is tilted.
open class VNDetectHorizonRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Asks for the outlines in a picture.
open class VNDetectContoursRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Asks for names of the things in a picture.
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Asks for numbers by which pictures can be compared.
open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Asks where people look in a picture.
open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Asks where things are in a picture.
open class VNGenerateObjectnessBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Asks which pixels are of people.
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Asks which pixels are of which person.
open class VNGeneratePersonInstanceMaskRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Asks which pixels are of things in the foreground.
open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Asks how beautiful a picture is.
open class VNCalculateImageAestheticsScoresRequest: VNImageBasedRequest, @unchecked Sendable {}

/// A model of Core ML for pictures; models of pictures are not computed here.
public final class VNCoreMLModel: NSObject {
    /// The model.
    let model: MLModel
    /// Creates a model for pictures.
    public init(for model: MLModel) throws { self.model = model }
}

/// Asks a model about a picture.
open class VNCoreMLRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The model.
    public let model: VNCoreMLModel
    /// How the picture is made to fit the model.
    open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop

    /// Creates a request with a function for its end.
    public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
        self.model = model
        super.init(completionHandler: completionHandler)
    }
}

/// How a picture is made to fit a model.
public enum VNImageCropAndScaleOption: UInt, Sendable { case centerCrop, scaleFit, scaleFill }
