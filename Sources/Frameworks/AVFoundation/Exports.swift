// As Apple's module does.
@_exported import AudioToolbox
@_exported import CoreAudio
@_exported import CoreMedia
@_exported import OrielFoundation
