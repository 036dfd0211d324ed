@_exported import ApplicationServices
@_exported import CoreVideo
@_exported import SwiftUI
