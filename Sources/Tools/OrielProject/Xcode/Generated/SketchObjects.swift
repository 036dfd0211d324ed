import Foundation

/// The objects of a project file that are made of a sketch.
struct SketchObjects {
    private(set) var all: [String: PropertyValue] = [:]

    private mutating func add(_ isa: String, _ entries: [String: PropertyValue], id: String? = nil) -> String {
        let id = id ?? "\(isa)\(all.count)"
        all[id] = .dictionary(entries.merging(["isa": .string(isa)]) { $1 })
        return id
    }

    private static func list(_ strings: [String]) -> PropertyValue { .array(strings.map(PropertyValue.string)) }

    private mutating func add(file: URL) -> String {
        add("PBXFileReference", ["path": .string(file.path), "sourceTree": .string("<absolute>")])
    }

    /// Adds a list of configurations.
    mutating func add(_ configurations: [ProjectSketch.Configuration]) -> String {
        let ids = configurations.map { configuration in
            var entries: [String: PropertyValue] = [
                "name": .string(configuration.name), "buildSettings": .dictionary(configuration.settings),
            ]
            if let file = configuration.file { entries["baseConfigurationReference"] = .string(add(file: file)) }
            return add("XCBuildConfiguration", entries)
        }
        return add("XCConfigurationList", ["buildConfigurations": Self.list(ids)])
    }

    /// Adds a reference to a package.
    mutating func add(_ package: ProjectSketch.Package) -> String {
        switch package.place {
        case .local(let path): add("XCLocalSwiftPackageReference", ["relativePath": .string(path)])
        case .remote(let address, let requirement):
            add(
                "XCRemoteSwiftPackageReference",
                [
                    "repositoryURL": .string(address),
                    "requirement": .dictionary(requirement.mapValues(PropertyValue.string)),
                ])
        }
    }

    /// Adds a target with its phases and dependencies.
    /// - Parameters:
    ///   - targets: The identifiers of targets by key.
    ///   - packages: The identifiers of packages by name.
    mutating func add(
        _ target: ProjectSketch.Target, _ id: String, _ targets: [String: String], _ packages: [String: String]
    ) {
        var dependencies: [String] = []
        var products: [String] = []
        for dependency in target.dependencies {
            switch dependency.kind {
            case .target(let key):
                guard let other = targets[key] else { continue }
                dependencies.append(
                    add(
                        "PBXTargetDependency",
                        ["target": .string(other), "platformFilters": Self.list(dependency.filters)]))
            case .product(let name, let package):
                var entries = ["productName": PropertyValue.string(name)]
                if let id = package.flatMap({ packages[$0] }) { entries["package"] = .string(id) }
                entries["platformFilters"] = Self.list(dependency.filters)
                products.append(add("XCSwiftPackageProductDependency", entries))
            }
        }
        let configurations = add(target.configurations)
        let phases = self.phases(of: target)
        _ = add(
            "PBXNativeTarget",
            [
                "name": .string(target.name), "productType": .string("com.apple.product-type." + target.type),
                "buildConfigurationList": .string(configurations), "buildPhases": Self.list(phases),
                "dependencies": Self.list(dependencies), "packageProductDependencies": Self.list(products),
            ], id: id)
    }

    private mutating func phases(of target: ProjectSketch.Target) -> [String] {
        var phases: [String] = []
        var copied: [String: [ProjectSketch.File]] = [:]
        for file in target.files {
            if case .copied(let folder) = file.phase { copied[folder, default: []].append(file) }
        }
        phases.append(addPhase("PBXSourcesBuildPhase", target.files.filter { $0.phase == .sources }))
        phases.append(addPhase("PBXResourcesBuildPhase", target.files.filter { $0.phase == .resources }))
        for (folder, files) in copied.sorted(by: { $0.key < $1.key }) {
            phases.append(
                addPhase(
                    "PBXCopyFilesBuildPhase", files, ["dstSubfolderSpec": .string("7"), "dstPath": .string(folder)]))
        }
        for script in target.scripts { phases.append(add("PBXShellScriptBuildPhase", ["name": .string(script)])) }
        return phases
    }

    private mutating func addPhase(
        _ isa: String, _ files: [ProjectSketch.File], _ more: [String: PropertyValue] = [:]
    ) -> String {
        let ids = files.map { file in
            let reference = add(file: file.place)
            return add("PBXBuildFile", ["fileRef": .string(reference), "platformFilters": Self.list(file.filters)])
        }
        return add(isa, more.merging(["files": Self.list(ids)]) { $1 })
    }
}
