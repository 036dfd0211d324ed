// Core Animation's types are those that SwiftUI passes on, as on iOS: an app may name either module.
@_exported import SwiftUI
