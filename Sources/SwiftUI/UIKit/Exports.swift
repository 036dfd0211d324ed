// SwiftUI exports UIKit's types, as on iOS: an app may name either module.
@_exported import SwiftUI
