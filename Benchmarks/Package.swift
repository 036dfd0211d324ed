// swift-tools-version: 6.1
import PackageDescription

/// A package of its own, so that who uses Oriel never builds its benchmarks.
let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Oriel", path: "..")],
    targets: [
        .systemLibrary(
            name: "CGtk4", path: "Sources/CGtk4", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        // The limit that windows are measured against: GTK alone.
        .executableTarget(name: "bare", dependencies: ["CGtk4"]),
        .executableTarget(
            name: "cards", dependencies: [.product(name: "SwiftUIAlone", package: "Oriel")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "effects", dependencies: [.product(name: "SwiftUIAlone", package: "Oriel")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        // Models in a database, beside SQLite alone.
        .systemLibrary(
            name: "CSQLiteBare", path: "Sources/CSQLiteBare", pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"])]),
        .executableTarget(
            name: "database",
            dependencies: [
                "CSQLiteBare", .product(name: "SwiftUIAlone", package: "Oriel"),
                .product(name: "SwiftData", package: "Oriel"),
                .product(name: "SwiftUITesting", package: "Oriel"), .product(name: "DisplayList", package: "Oriel"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "bench",
            dependencies: [
                .product(name: "SwiftUIAlone", package: "Oriel"), .product(name: "SwiftUITesting", package: "Oriel"),
                .product(name: "DisplayList", package: "Oriel"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
)
