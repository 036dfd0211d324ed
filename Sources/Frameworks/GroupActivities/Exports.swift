// As Apple's module does.
@_exported import Combine
@_exported import SwiftUI
