// As with Apple's, whose module knows of iCloud, and that of places.
@_exported import CoreLocation
@_exported import Foundation
@_exported import OrielFoundation
@_exported import ValueTransformers
