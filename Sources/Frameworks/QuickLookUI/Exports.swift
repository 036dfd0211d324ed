// As Apple's module does.
@_exported import AppKit
@_exported import QuickLook
