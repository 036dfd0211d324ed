extension TuistModule {
    /// Targets, with their sources, resources and dependencies.
    static let targets = #"""
        public typealias Destinations = Set<Destination>

        extension Set where Element == Destination {
            public static var watchOS: Destinations { [.appleWatch] }
            public static var iOS: Destinations { [.iPhone, .iPad, .macWithiPadDesign] }
            public static var macOS: Destinations { [.mac] }
            public static var tvOS: Destinations { [.appleTv] }
            public static var visionOS: Destinations { [.appleVision] }
            public var platforms: Set<Platform> { Set<Platform>(map(\.platform)) }
        }

        public enum Platform: String, Encodable, Equatable, CaseIterable, Sendable {
            case iOS = "ios", macOS = "macos", watchOS = "watchos", tvOS = "tvos", visionOS = "visionos"
            var destinations: Destinations {
                switch self {
                case .iOS: .iOS
                case .macOS: .macOS
                case .watchOS: .watchOS
                case .tvOS: .tvOS
                case .visionOS: .visionOS
                }
            }
        }

        public enum Destination: String, Encodable, Equatable, CaseIterable, Sendable {
            case iPhone, iPad, mac, macWithiPadDesign, macCatalyst, appleWatch, appleTv, appleVision
            case appleVisionWithiPadDesign
            public var platform: Platform {
                switch self {
                case .iPad, .iPhone, .macCatalyst, .macWithiPadDesign, .appleVisionWithiPadDesign: .iOS
                case .mac: .macOS
                case .appleTv: .tvOS
                case .appleWatch: .watchOS
                case .appleVision: .visionOS
                }
            }
        }

        public struct DeploymentTargets: Hashable, Encodable, Sendable {
            public var iOS, macOS, watchOS, tvOS, visionOS: String?
            public static func multiplatform(
                iOS: String? = nil, macOS: String? = nil, watchOS: String? = nil, tvOS: String? = nil,
                visionOS: String? = nil
            ) -> Self {
                DeploymentTargets(iOS: iOS, macOS: macOS, watchOS: watchOS, tvOS: tvOS, visionOS: visionOS)
            }
            public static func iOS(_ version: String) -> DeploymentTargets { .multiplatform(iOS: version) }
            public static func macOS(_ version: String) -> DeploymentTargets { .multiplatform(macOS: version) }
            public static func watchOS(_ version: String) -> DeploymentTargets { .multiplatform(watchOS: version) }
            public static func tvOS(_ version: String) -> DeploymentTargets { .multiplatform(tvOS: version) }
            public static func visionOS(_ version: String) -> DeploymentTargets { .multiplatform(visionOS: version) }
            public subscript(platform: Platform) -> String? {
                switch platform {
                case .iOS: iOS
                case .macOS: macOS
                case .watchOS: watchOS
                case .tvOS: tvOS
                case .visionOS: visionOS
                }
            }
        }

        public struct DeploymentDevice: OptionSet, Encodable, Hashable, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let iphone = DeploymentDevice(rawValue: 1)
            public static let ipad = DeploymentDevice(rawValue: 2)
            public static let mac = DeploymentDevice(rawValue: 4)
            public static let vision = DeploymentDevice(rawValue: 8)
        }

        /// The form of older manifests.
        public enum DeploymentTarget: Encodable, Hashable, Sendable {
            case iOS(targetVersion: String, devices: DeploymentDevice, supportsMacDesignedForIOS: Bool = true)
            case macOS(targetVersion: String)
            case watchOS(targetVersion: String)
            case tvOS(targetVersion: String)
            case visionOS(targetVersion: String)

            var targets: DeploymentTargets {
                switch self {
                case .iOS(let version, _, _): .iOS(version)
                case .macOS(let version): .macOS(version)
                case .watchOS(let version): .watchOS(version)
                case .tvOS(let version): .tvOS(version)
                case .visionOS(let version): .visionOS(version)
                }
            }

            var destinations: Destinations {
                guard case .iOS(_, let devices, let isMac) = self else { return [] }
                var result: Destinations = isMac ? [.macWithiPadDesign] : []
                if devices.contains(.iphone) { result.insert(.iPhone) }
                if devices.contains(.ipad) { result.insert(.iPad) }
                if devices.contains(.mac) { result.insert(.macCatalyst) }
                return result
            }
        }

        public enum Product: String, Encodable, Equatable, Sendable {
            case app, framework, staticFramework, bundle, commandLineTool, appClip, watch2App, watch2Extension
            case staticLibrary, dynamicLibrary, unitTests, uiTests, appExtension, tvTopShelfExtension, messagesExtension
            case stickerPackExtension, xpc, systemExtension, extensionKitExtension, macro
        }

        public struct Target: Encodable, Equatable, Sendable {
            public var name: String
            public var destinations: Destinations
            public var product: Product
            public var productName: String?
            public var bundleId: String
            public var deploymentTargets: DeploymentTargets?
            public var infoPlist: InfoPlist?
            public var sources: SourceFilesList?
            public var resources: ResourceFileElements?
            public var buildableFolders: [BuildableFolder] = []
            public var copyFiles: [CopyFilesAction]?
            public var headers: Headers?
            public var entitlements: Entitlements?
            public var scripts: [TargetScript] = []
            public var dependencies: [TargetDependency] = []
            public var settings: Settings?
            public var coreDataModels: [CoreDataModel] = []
            public var environmentVariables: [String: EnvironmentVariable] = [:]
            public var launchArguments: [LaunchArgument] = []
            public var additionalFiles: [FileElement] = []

            public static func target(
                name: String, destinations: Destinations, product: Product, productName: String? = nil, bundleId: String,
                deploymentTargets: DeploymentTargets? = nil, infoPlist: InfoPlist? = .default,
                sources: SourceFilesList? = nil, resources: ResourceFileElements? = nil,
                buildableFolders: [BuildableFolder] = [], copyFiles: [CopyFilesAction]? = nil, headers: Headers? = nil,
                entitlements: Entitlements? = nil, scripts: [TargetScript] = [], dependencies: [TargetDependency] = [],
                settings: Settings? = nil, coreDataModels: [CoreDataModel] = [],
                environmentVariables: [String: EnvironmentVariable] = [:], launchArguments: [LaunchArgument] = [],
                additionalFiles: [FileElement] = [], buildRules: [BuildRule] = [],
                mergedBinaryType: MergedBinaryType = .disabled, mergeable: Bool = false,
                onDemandResourcesTags: OnDemandResourcesTags? = nil, metadata: TargetMetadata = .default
            ) -> Self {
                Target(
                    name: name, destinations: destinations, product: product, productName: productName, bundleId: bundleId,
                    deploymentTargets: deploymentTargets, infoPlist: infoPlist, sources: sources, resources: resources,
                    buildableFolders: buildableFolders, copyFiles: copyFiles, headers: headers, entitlements: entitlements,
                    scripts: scripts, dependencies: dependencies, settings: settings, coreDataModels: coreDataModels,
                    environmentVariables: environmentVariables, launchArguments: launchArguments,
                    additionalFiles: additionalFiles)
            }

            public init(
                name: String, destinations: Destinations, product: Product, productName: String? = nil, bundleId: String,
                deploymentTargets: DeploymentTargets? = nil, infoPlist: InfoPlist? = .default,
                sources: SourceFilesList? = nil, resources: ResourceFileElements? = nil,
                buildableFolders: [BuildableFolder] = [], copyFiles: [CopyFilesAction]? = nil, headers: Headers? = nil,
                entitlements: Entitlements? = nil, scripts: [TargetScript] = [], dependencies: [TargetDependency] = [],
                settings: Settings? = nil, coreDataModels: [CoreDataModel] = [],
                environmentVariables: [String: EnvironmentVariable] = [:], launchArguments: [LaunchArgument] = [],
                additionalFiles: [FileElement] = [], buildRules: [BuildRule] = [],
                mergedBinaryType: MergedBinaryType = .disabled, mergeable: Bool = false
            ) {
                self.name = name
                self.destinations = destinations
                self.product = product
                self.productName = productName
                self.bundleId = bundleId
                self.deploymentTargets = deploymentTargets
                self.infoPlist = infoPlist
                self.sources = sources
                self.resources = resources
                self.buildableFolders = buildableFolders
                self.copyFiles = copyFiles
                self.headers = headers
                self.entitlements = entitlements
                self.scripts = scripts
                self.dependencies = dependencies
                self.settings = settings
                self.coreDataModels = coreDataModels
                self.environmentVariables = environmentVariables
                self.launchArguments = launchArguments
                self.additionalFiles = additionalFiles
            }

            /// The form of older manifests.
            public init(
                name: String, platform: Platform, product: Product, productName: String? = nil, bundleId: String,
                deploymentTarget: DeploymentTarget? = nil, infoPlist: InfoPlist? = .default,
                sources: SourceFilesList? = nil, resources: ResourceFileElements? = nil,
                copyFiles: [CopyFilesAction]? = nil, headers: Headers? = nil, entitlements: Entitlements? = nil,
                scripts: [TargetScript] = [], dependencies: [TargetDependency] = [], settings: Settings? = nil,
                coreDataModels: [CoreDataModel] = [], environment: [String: String] = [:],
                environmentVariables: [String: EnvironmentVariable] = [:], launchArguments: [LaunchArgument] = [],
                additionalFiles: [FileElement] = [], buildRules: [BuildRule] = []
            ) {
                let devices = deploymentTarget?.destinations ?? []
                self.init(
                    name: name, destinations: devices.isEmpty ? platform.destinations : devices, product: product,
                    productName: productName, bundleId: bundleId, deploymentTargets: deploymentTarget?.targets,
                    infoPlist: infoPlist, sources: sources, resources: resources, copyFiles: copyFiles, headers: headers,
                    entitlements: entitlements, scripts: scripts, dependencies: dependencies, settings: settings,
                    coreDataModels: coreDataModels, launchArguments: launchArguments, additionalFiles: additionalFiles)
            }
        }

        public enum LinkingStatus: String, Encodable, Hashable, Sendable { case required, optional, none }
        public typealias FrameworkStatus = LinkingStatus
        public typealias SDKStatus = LinkingStatus
        public enum SDKType: String, Encodable, Hashable, Sendable { case library, swiftLibrary, framework }
        public enum XCFrameworkSignature: Encodable, Hashable, Sendable {
            case unsigned
            case signedWithAppleCertificate(teamIdentifier: String, teamName: String)
            case selfSigned(fingerprint: String)
        }

        public enum TargetDependency: Encodable, Hashable, Sendable {
            public enum PackageType: String, Encodable, Hashable, Sendable { case runtime, runtimeEmbedded, plugin, macro }

            case target(name: String, status: LinkingStatus = .required, condition: PlatformCondition? = nil)
            case macro(name: String)
            case project(
                target: String, path: Path, status: LinkingStatus = .required, condition: PlatformCondition? = nil)
            case framework(path: Path, status: LinkingStatus = .required, condition: PlatformCondition? = nil)
            case library(path: Path, publicHeaders: Path, swiftModuleMap: Path?, condition: PlatformCondition? = nil)
            case package(product: String, type: PackageType = .runtime, condition: PlatformCondition? = nil)
            case sdk(
                name: String, type: SDKType = .framework, status: LinkingStatus = .required,
                condition: PlatformCondition? = nil)
            case xcframework(
                path: Path, expectedSignature: XCFrameworkSignature? = nil, status: LinkingStatus = .required,
                condition: PlatformCondition? = nil)
            case xctest
            case external(name: String, condition: PlatformCondition? = nil)

            public static func target(_ target: Target, condition: PlatformCondition? = nil) -> TargetDependency {
                .target(name: target.name, condition: condition)
            }
            public static func packagePlugin(product: String) -> TargetDependency { .package(product: product, type: .plugin) }
        }

        public typealias PlatformFilters = Set<PlatformFilter>
        public enum PlatformFilter: String, Encodable, CaseIterable, Sendable {
            case ios, macos, tvos, catalyst, driverkit, watchos, visionos
        }

        extension Set where Element == PlatformFilter {
            public static var all: PlatformFilters { Set<PlatformFilter>(PlatformFilter.allCases) }
        }

        public struct PlatformCondition: Encodable, Hashable, Sendable {
            public var platformFilters: Set<PlatformFilter>
            public static func when(_ platformFilters: Set<PlatformFilter>) -> PlatformCondition? {
                platformFilters.isEmpty ? nil : PlatformCondition(platformFilters: platformFilters)
            }
        }

        """#
}
