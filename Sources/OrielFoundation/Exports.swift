// What Apple's Foundation has and this system's lacks. Apps need not name it: `SwiftUI`, `UIKit` and the other
// frameworks pass it on, and a build may have every file see it (see the README), as every file that imports
// Foundation sees Combine on Apple's systems.
@_exported import Combine
@_exported import Foundation
@_exported import Observation
