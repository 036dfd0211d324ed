@_exported import Foundation
@_exported import OrielFoundation
@_exported import ValueTransformers
