// As Apple's module does.
@_exported import Foundation
@_exported import OrielFoundation

// Conditions with a format, and orders by the name of a property, which Foundation has on Apple's systems.
#if ORIEL_CORE_DATA
@_exported import protocol CoreData._PredicateMaking
@_exported import protocol CoreData._SortDescriptorMaking
#endif
