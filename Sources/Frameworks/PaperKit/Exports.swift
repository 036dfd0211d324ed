// As Apple's module does.
@_exported import PencilKit
@_exported import SwiftUI
