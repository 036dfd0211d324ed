// As Apple's module does.
@_exported import PDFKit
@_exported import QuartzCore
@_exported import QuickLook
@_exported import QuickLookUI
