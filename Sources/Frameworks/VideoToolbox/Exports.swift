// As Apple's module does.
@_exported import CoreMedia
@_exported import CoreVideo
