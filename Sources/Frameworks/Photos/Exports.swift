// As Apple's module does.
@_exported import AVFoundation
@_exported import CoreLocation
@_exported import SwiftUI

// Conditions with a format, and orders by the name of a property, which Foundation has on Apple's systems.
#if ORIEL_CORE_DATA
@_exported import protocol CoreData._PredicateMaking
@_exported import protocol CoreData._SortDescriptorMaking
#endif
