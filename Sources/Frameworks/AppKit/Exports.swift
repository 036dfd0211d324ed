@_exported import ApplicationServices
@_exported import SwiftUI
