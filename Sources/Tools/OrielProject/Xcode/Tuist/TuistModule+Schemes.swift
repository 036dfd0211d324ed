extension TuistModule {
    /// Schemes, scripts and all else that a manifest may say, and that does not count here.
    static let schemes = #"""
        public struct TargetScript: Encodable, Hashable, Sendable {
            public var name: String
            static func named(_ name: String) -> TargetScript { TargetScript(name: name) }
        \#(scripts)
        }

        public struct TargetReference: Encodable, Hashable, Sendable, ExpressibleByStringInterpolation {
            public var targetName: String
            public init(stringLiteral value: String) { targetName = value }
            public init(projectPath: Path? = nil, target: String) { targetName = target }
            public static func project(path: Path, target: String) -> TargetReference { TargetReference(target: target) }
            public static func target(_ name: String) -> TargetReference { TargetReference(target: name) }
        }

        public struct TestableTarget: Encodable, Hashable, Sendable, ExpressibleByStringInterpolation {
            public enum Parallelization: Encodable, Hashable, Sendable { case disabled, swiftTestingOnly, enabled }
            public var target: TargetReference
            public init(stringLiteral value: String) { target = TargetReference(target: value) }
            public init(target: TargetReference) { self.target = target }
            public static func testableTarget(
                target: TargetReference, isSkipped: Bool = false, isParallelizable: Bool,
                isRandomExecutionOrdering: Bool = false, simulatedLocation: SimulatedLocation? = nil
            ) -> Self { TestableTarget(target: target) }
            public static func testableTarget(
                target: TargetReference, isSkipped: Bool = false, parallelization: Parallelization = .disabled,
                isRandomExecutionOrdering: Bool = false, simulatedLocation: SimulatedLocation? = nil
            ) -> Self { TestableTarget(target: target) }
        }

        public struct TestingOptions: OptionSet, Encodable, Hashable, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let parallelizable = TestingOptions(rawValue: 1)
            public static let randomExecutionOrdering = TestingOptions(rawValue: 2)
        }

        public enum ScreenCaptureFormat: String, Encodable, Sendable { case screenshots, screenRecording }
        public struct SchemeLanguage: Encodable, Hashable, Sendable, ExpressibleByStringLiteral {
            public init(identifier: String) {}
            public init(stringLiteral: String) {}
        }
        public struct SimulatedLocation: Encodable, Hashable, Sendable {
            public static func custom(gpxFile: Path) -> SimulatedLocation { SimulatedLocation() }
        }
        public struct EnvironmentVariable: Encodable, Hashable, Sendable, ExpressibleByStringLiteral {
            public static func environmentVariable(value: String, isEnabled: Bool) -> Self { EnvironmentVariable(stringLiteral: value) }
            public init(value: String, isEnabled: Bool) {}
            public init(stringLiteral value: String) {}
        }
        public struct LaunchArgument: Encodable, Hashable, Sendable {
            public static func launchArgument(name: String, isEnabled: Bool) -> Self { LaunchArgument(name: name, isEnabled: isEnabled) }
            public init(name: String, isEnabled: Bool) {}
        }
        public struct Arguments: Encodable, Hashable, Sendable {
            public var environmentVariables: [String: EnvironmentVariable] = [:]
            public var launchArguments: [LaunchArgument] = []
            public static func arguments(
                environmentVariables: [String: EnvironmentVariable] = [:], launchArguments: [LaunchArgument] = []
            ) -> Self { Arguments() }
            init() {}
            public init(
                environment: [String: String] = [:], environmentVariables: [String: EnvironmentVariable] = [:],
                launchArguments: [LaunchArgument] = []
            ) {}
        }
        public struct ExecutionAction: Encodable, Hashable, Sendable {
            public static func executionAction(
                title: String = "", scriptText: String, target: TargetReference? = nil, shellPath: String? = nil
            ) -> Self { ExecutionAction() }
            init() {}
            public init(title: String = "", scriptText: String, target: TargetReference? = nil) {}
        }
        public enum BuildOrder: Encodable, Sendable { case dependency, manual }
        public struct BuildAction: Encodable, Hashable, Sendable {
            public static func buildAction(
                targets: [TargetReference], preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [],
                buildOrder: BuildOrder = .dependency, runPostActionsOnFailure: Bool = false,
                findImplicitDependencies: Bool = true
            ) -> BuildAction { BuildAction(targets: targets) }
            public init(
                targets: [TargetReference], preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [],
                runPostActionsOnFailure: Bool = false
            ) {}
        }
        public struct SchemeDiagnosticsOptions: Encodable, Hashable, Sendable, ExpressibleByArrayLiteral {
            public enum Option: Encodable, Sendable { case enableAddressSanitizer, enableThreadSanitizer, mainThreadChecker }
            public static func options(
                addressSanitizerEnabled: Bool = false, detectStackUseAfterReturnEnabled: Bool = false,
                threadSanitizerEnabled: Bool = false, mainThreadCheckerEnabled: Bool = true,
                performanceAntipatternCheckerEnabled: Bool = true
            ) -> SchemeDiagnosticsOptions { [] }
            public init(arrayLiteral elements: Option...) {}
        }
        public struct TestActionOptions: Encodable, Hashable, Sendable {
            public static func options(
                language: SchemeLanguage? = nil, region: String? = nil,
                preferredScreenCaptureFormat: ScreenCaptureFormat? = nil, coverage: Bool = false,
                codeCoverageTargets: [TargetReference] = []
            ) -> TestActionOptions { TestActionOptions() }
        }
        public struct TestAction: Encodable, Hashable, Sendable {
            public static func targets(
                _ targets: [TestableTarget], arguments: Arguments? = nil, configuration: ConfigurationName = .debug,
                attachDebugger: Bool = true, expandVariableFromTarget: TargetReference? = nil,
                preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [],
                options: TestActionOptions = .options(), diagnosticsOptions: SchemeDiagnosticsOptions = .options(),
                skippedTests: [String] = []
            ) -> Self { TestAction() }
            public static func testPlans(
                _ testPlans: [Path], configuration: ConfigurationName = .debug, attachDebugger: Bool = true,
                preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = []
            ) -> Self { TestAction() }
            public static func testPlans(_ testPlans: Path...) -> Self { TestAction() }
        }
        public struct MetalOptions: Encodable, Hashable, Sendable {
            public static func options(
                apiValidation: Bool = true, shaderValidation: Bool = false, showGraphicsOverview: Bool = false,
                logGraphicsOverview: Bool = false
            ) -> MetalOptions { MetalOptions() }
        }
        public enum LaunchStyle: Encodable, Sendable { case automatically, waitForExecutableToBeLaunched }
        public struct RunActionOptions: Encodable, Hashable, Sendable {
            public enum GPUFrameCaptureMode: String, Encodable, Sendable {
                case autoEnabled, metal, openGL, disabled
                public static var `default`: GPUFrameCaptureMode { .autoEnabled }
            }
            public static func options(
                language: SchemeLanguage? = nil, region: String? = nil, storeKitConfigurationPath: Path? = nil,
                simulatedLocation: SimulatedLocation? = nil, enableGPUFrameCaptureMode: GPUFrameCaptureMode = .default
            ) -> Self { RunActionOptions() }
        }
        public struct RunAction: Encodable, Hashable, Sendable {
            public static func runAction(
                configuration: ConfigurationName = .debug, attachDebugger: Bool = true, customLLDBInitFile: Path? = nil,
                preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [], executable: TargetReference? = nil,
                customWorkingDirectory: Path? = nil, filePath: Path? = nil, arguments: Arguments? = nil,
                options: RunActionOptions = .options(), diagnosticsOptions: SchemeDiagnosticsOptions = .options(),
                metalOptions: MetalOptions = .options(), expandVariableFromTarget: TargetReference? = nil,
                launchStyle: LaunchStyle = .automatically, appClipInvocationURLString: String? = nil
            ) -> RunAction { RunAction() }
        }
        public struct ArchiveAction: Encodable, Hashable, Sendable {
            public static func archiveAction(
                configuration: ConfigurationName, revealArchiveInOrganizer: Bool = true, customArchiveName: String? = nil,
                preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = []
            ) -> ArchiveAction { ArchiveAction() }
        }
        public struct ProfileAction: Encodable, Hashable, Sendable {
            public static func profileAction(
                configuration: ConfigurationName = .release, preActions: [ExecutionAction] = [],
                postActions: [ExecutionAction] = [], executable: TargetReference? = nil, arguments: Arguments? = nil
            ) -> ProfileAction { ProfileAction() }
        }
        public struct AnalyzeAction: Encodable, Hashable, Sendable {
            public static func analyzeAction(configuration: ConfigurationName) -> AnalyzeAction { AnalyzeAction() }
        }
        public struct Scheme: Encodable, Hashable, Sendable {
            public var name: String
            public static func scheme(
                name: String, shared: Bool = true, hidden: Bool = false, buildAction: BuildAction? = nil,
                testAction: TestAction? = nil, runAction: RunAction? = nil, archiveAction: ArchiveAction? = nil,
                profileAction: ProfileAction? = nil, analyzeAction: AnalyzeAction? = nil
            ) -> Scheme { Scheme(name: name) }
            public init(
                name: String, shared: Bool = true, hidden: Bool = false, buildAction: BuildAction? = nil,
                testAction: TestAction? = nil, runAction: RunAction? = nil, archiveAction: ArchiveAction? = nil,
                profileAction: ProfileAction? = nil, analyzeAction: AnalyzeAction? = nil
            ) { self.name = name }
        }
        public enum FileHeaderTemplate: Encodable, Hashable, Sendable, ExpressibleByStringInterpolation {
            case file(Path), string(String)
            public init(stringLiteral value: String) { self = .string(value) }
        }
        public struct ResourceSynthesizer: Encodable, Hashable, Sendable {
            public enum Parser: String, Encodable, Sendable {
                case strings, assets, plists, fonts, coreData, interfaceBuilder, json, yaml, files
            }
            public static func strings(plugin: String = "") -> Self { ResourceSynthesizer() }
            public static func assets(plugin: String = "") -> Self { ResourceSynthesizer() }
            public static func fonts(plugin: String = "") -> Self { ResourceSynthesizer() }
            public static func plists(plugin: String = "") -> Self { ResourceSynthesizer() }
            public static func coreData(plugin: String = "") -> Self { ResourceSynthesizer() }
            public static func interfaceBuilder(plugin: String = "") -> Self { ResourceSynthesizer() }
            public static func json(plugin: String = "") -> Self { ResourceSynthesizer() }
            public static func yaml(plugin: String = "") -> Self { ResourceSynthesizer() }
            public static func files(plugin: String = "", extensions: Set<String>) -> Self { ResourceSynthesizer() }
            public static func custom(name: String, parser: Parser, extensions: Set<String>) -> Self { ResourceSynthesizer() }
            public static func custom(
                plugin: String, parser: Parser, extensions: Set<String>, resourceName: String
            ) -> Self { ResourceSynthesizer() }
        }
        extension Array where Element == ResourceSynthesizer {
            public static var `default`: Self { [] }
        }
        public enum MergedBinaryType: Encodable, Hashable, Sendable {
            case disabled, automatic
            case manual(mergeableDependencies: Set<String>)
        }
        public struct OnDemandResourcesTags: Encodable, Hashable, Sendable {
            public static func tags(initialInstall: [String]?, prefetchOrder: [String]?) -> Self { OnDemandResourcesTags() }
        }
        public struct TargetMetadata: Encodable, Hashable, Sendable {
            public static var `default`: TargetMetadata { TargetMetadata() }
            public static func metadata(tags: [String] = []) -> TargetMetadata { TargetMetadata() }
        }
        public struct BuildRule: Encodable, Hashable, Sendable {
            public enum FileType: String, Encodable, Sendable { case swiftSource, metal, sourceFilesWithNamesMatching }
            public enum CompilerSpec: String, Encodable, Sendable { case customScript, swiftCompiler, metal }
            public static func buildRule(
                name: String? = nil, fileType: FileType, filePatterns: String? = nil, compilerSpec: CompilerSpec,
                inputFiles: [String] = [], outputFiles: [String] = [], outputFilesCompilerFlags: [String] = [],
                script: String? = nil, runOncePerArchitecture: Bool = false
            ) -> Self { BuildRule() }
        }

        """#

    /// The functions that make scripts, which differ in their beginnings alone.
    private static let scripts = ["pre", "post"].flatMap { order in
        [
            "path: Path, arguments: String..., name: String", "path: Path, arguments: [String], name: String",
            "tool: String, arguments: String..., name: String", "tool: String, arguments: [String], name: String",
            "script: String, name: String",
        ].map { start in
            """
                public static func \(order)(
                    \(start), inputPaths: [FileListGlob] = [], inputFileListPaths: [Path] = [], outputPaths: [Path] = [],
                    outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
                    runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh", dependencyFile: Path? = nil
                ) -> TargetScript { named(name) }
            """
        }
    }.joined(separator: "\n")
}
