@_exported import Foundation

/// How a model is to be run.
///
/// Follows Apple's [MLModelConfiguration](https://developer.apple.com/documentation/coreml/mlmodelconfiguration). Everything
/// is computed by the processor here, with numbers of 64 bits.
open class MLModelConfiguration: NSObject, @unchecked Sendable {
    /// The name of the model in tools.
    open var modelDisplayName: String?
    /// The processing units that may compute; always the CPU.
    open var computeUnits = MLComputeUnits.all
    /// Whether sums on the graphics card may be less exact; none are computed there.
    open var allowLowPrecisionAccumulationOnGPU = false

    /// Creates a configuration.
    public override init() {}
}

/// The processing units that may compute.
///
/// Follows Apple's [MLComputeUnits](https://developer.apple.com/documentation/coreml/mlcomputeunits).
public enum MLComputeUnits: Int, Sendable {
    /// The processor alone.
    case cpuOnly = 0
    /// The processor and the graphics card.
    case cpuAndGPU = 1
    /// All that the device has.
    case all = 2
    /// The processor and the neural engine.
    case cpuAndNeuralEngine = 3
}

/// How a prediction is to be made.
///
/// Follows Apple's [MLPredictionOptions](https://developer.apple.com/documentation/coreml/mlpredictionoptions).
open class MLPredictionOptions: NSObject, @unchecked Sendable {
    /// Whether the processor alone may compute; it always does.
    open var usesCPUOnly = false

    /// Creates options.
    public override init() {}
}
