// As Apple's module does.
@_exported import CoreAudio
@_exported import CoreMIDI
@_exported import Foundation
@_exported import OrielFoundation
