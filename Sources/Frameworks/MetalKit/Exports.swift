@_exported import Metal
@_exported import SwiftUI
