/// A target of an Xcode project.
struct XcodeTarget: Equatable {
    enum Kind: Equatable {
        case app, library, tests, interfaceTests, other
    }

    let id: String
    let name: String
    let productType: String
    let object: PropertyValue

    init?(id: String, _ object: PropertyValue) {
        guard let name = object["name"]?.string else { return nil }
        self.id = id
        self.name = name
        self.object = object
        productType = object["productType"]?.string ?? ""
    }

    var kind: Kind {
        switch productType {
        case "com.apple.product-type.application", "com.apple.product-type.application.on-demand-install-capable":
            .app
        case "com.apple.product-type.framework", "com.apple.product-type.framework.static",
            "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic":
            .library
        case "com.apple.product-type.bundle.unit-test": .tests
        case "com.apple.product-type.bundle.ui-testing": .interfaceTests
        default: .other
        }
    }
}
