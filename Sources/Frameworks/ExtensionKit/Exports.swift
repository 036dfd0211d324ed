// As Apple's module does.
@_exported import ExtensionFoundation
@_exported import SwiftUI
