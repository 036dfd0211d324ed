// As with Apple's module, which exports CloudKit and Core Location.
@_exported import CoreLocation
@_exported import Foundation
@_exported import OrielFoundation
@_exported import Predicates
@_exported import ValueTransformers
