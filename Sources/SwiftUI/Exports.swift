@_exported import Combine
@_exported import SwiftUICore
