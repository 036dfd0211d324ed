// As the framework's header does.
@_exported import AppKit
@_exported import Foundation
