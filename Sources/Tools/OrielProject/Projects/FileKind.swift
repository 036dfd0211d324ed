import Foundation

/// The role of a file in an app, by its path extension.
enum FileKind: Equatable {
    case swift, resource, strings, catalog, dataModel, learnedModel, interface, foreignSource, ignored

    init(_ url: URL) {
        switch url.pathExtension.lowercased() {
        case "swift": self = .swift
        case "xcassets": self = .catalog
        case "xcdatamodeld", "xcdatamodel": self = .dataModel
        case "mlmodel", "mlpackage": self = .learnedModel
        case "storyboard", "xib": self = .interface
        case "c", "m", "mm", "cpp", "cc", "cxx", "metal", "s": self = .foreignSource
        case "strings", "stringsdict", "xcstrings": self = .strings
        case "h", "hpp", "pch", "modulemap", "xcconfig", "entitlements", "xcodeproj", "xcworkspace", "playground",
            "md", "docc", "framework", "xcframework", "xctestplan", "storekit", "intentdefinition", "gyb", "tbd", "a",
            "dylib", "xcprivacy", "mlproj":
            self = .ignored
        default: self = .resource
        }
    }
}
