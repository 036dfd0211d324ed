// swift-tools-version: 6.1
import PackageDescription

/// A package of its own, so that who uses Oriel never builds its benchmarks.
let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Oriel", path: "..")],
    targets: [
        .executableTarget(
            name: "bench",
            dependencies: [
                .product(name: "SwiftUI", package: "Oriel"), .product(name: "SwiftUITesting", package: "Oriel"),
                .product(name: "DisplayList", package: "Oriel"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)])
    ]
)
