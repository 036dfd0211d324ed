@_exported import Combine
@_exported import CoreGraphics
@_exported import CoreTransferable
@_exported import OrielFoundation
@_exported import SwiftUICore
@_exported import UniformTypeIdentifiers
