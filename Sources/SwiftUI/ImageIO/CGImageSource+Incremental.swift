import Foundation
import OrielFoundation
import SwiftUICore

// A picture is shown while its file arrives: the app passes on all bytes that it has each time there are more of them.

/// Creates a source without data, for a picture that arrives piece by piece.
///
/// Follows Apple's
/// [CGImageSourceCreateIncremental](https://developer.apple.com/documentation/imageio/cgimagesourcecreateincremental(_:)).
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
    CGImageSource(isIncremental: true)
}

/// Passes on the data of an incremental source.
/// - Parameters:
///   - data: All bytes of the file that have arrived, from the first one on.
///   - final: Whether they are all bytes of the file.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.update(data, isFinal: final)
}

/// Passes on the data of an incremental source.
/// - Parameters:
///   - data: All bytes of the file that have arrived, from the first one on.
///   - final: Whether they are all bytes of the file.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: NSData, _ final: Bool) {
    isrc.update(data as Data, isFinal: final)
}

/// Passes on the data of an incremental source, as a provider has it.
/// - Parameters:
///   - provider: The provider of all bytes of the file that have arrived, from the first one on.
///   - final: Whether they are all bytes of the file.
public func CGImageSourceUpdateDataProvider(_ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
    isrc.update(provider.data ?? Data(), isFinal: final)
}
