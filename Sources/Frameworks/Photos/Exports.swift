// As Apple's module does, whose Foundation has conditions by names.
@_exported import AVFoundation
@_exported import CoreLocation
@_exported import Predicates
@_exported import SwiftUI
