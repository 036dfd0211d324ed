// As Apple's module does.
@_exported import CoreImage
@_exported import CoreMedia
@_exported import Foundation
@_exported import ImageIO
