// The parts of Apple's Foundation that this system's lacks. Apps need not name it: `SwiftUI`, `UIKit` and the other
// frameworks export it, and a build setting makes it visible in every file (see the README), as every file that imports
// Foundation sees Combine on Apple's systems.
@_exported import Combine
@_exported import Foundation
@_exported import Observation
@_exported import ValueTransformers
