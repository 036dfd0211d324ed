// As Apple's module does.
@_exported import Foundation

@_exported import struct SwiftUICore.CGBitmapInfo
@_exported import class SwiftUICore.CGColorSpace
@_exported import func SwiftUICore.CGColorSpaceCreateDeviceGray
@_exported import func SwiftUICore.CGColorSpaceCreateDeviceRGB
@_exported import class SwiftUICore.CGImage
@_exported import enum SwiftUICore.CGImageAlphaInfo
