// The older name of the kinds of files, as on iOS.
@_exported import CoreServices
@_exported import UniformTypeIdentifiers
