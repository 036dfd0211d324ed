@_exported import CoreAudio
@_exported import CoreMedia
@_exported import OrielFoundation
