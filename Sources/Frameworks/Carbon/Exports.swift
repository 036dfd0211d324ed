@_exported import CoreServices
@_exported import OrielFoundation
