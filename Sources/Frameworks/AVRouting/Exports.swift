// As Apple's module does.
@_exported import AVFoundation
