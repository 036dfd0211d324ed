extension TuistModule {
    /// Paths, files and property lists.
    static let files = #"""
        public struct Path: ExpressibleByStringInterpolation, Encodable, Hashable, Sendable {
            public enum PathType: String, Encodable, Sendable { case relativeToCurrentFile, relativeToManifest, relativeToRoot }
            public var type: PathType
            public var pathString: String
            public var callerPath: String?

            public static func path(_ path: String) -> Self { Path(stringLiteral: path) }
            public static func relativeToCurrentFile(_ pathString: String, callerPath: StaticString = #file) -> Path {
                Path(type: .relativeToCurrentFile, pathString: pathString, callerPath: "\(callerPath)")
            }
            public static func relativeToManifest(_ pathString: String) -> Path {
                Path(type: .relativeToManifest, pathString: pathString)
            }
            public static func relativeToRoot(_ pathString: String) -> Path {
                Path(type: .relativeToRoot, pathString: pathString)
            }
            init(type: PathType, pathString: String, callerPath: String? = nil) {
                self.type = type
                self.pathString = pathString
                self.callerPath = callerPath
            }
            public init(_ path: String) { self.init(stringLiteral: path) }
            public init(stringLiteral: String) {
                let isRoot = stringLiteral.hasPrefix("//")
                self.init(
                    type: isRoot ? .relativeToRoot : .relativeToManifest,
                    pathString: isRoot ? String(stringLiteral.dropFirst(2)) : stringLiteral)
            }
        }

        public enum FileCodeGen: String, Encodable, Hashable, Sendable { case `public`, `private`, project, disabled }

        public struct SourceFileGlob: Encodable, Hashable, Sendable, ExpressibleByStringInterpolation {
            public var glob: Path
            public var excluding: [Path] = []
            public var compilationCondition: PlatformCondition?

            public static func glob(
                _ glob: Path, excluding: [Path] = [], compilerFlags: String? = nil, codeGen: FileCodeGen? = nil,
                compilationCondition: PlatformCondition? = nil
            ) -> Self { SourceFileGlob(glob: glob, excluding: excluding, compilationCondition: compilationCondition) }
            public static func glob(
                _ glob: Path, excluding: Path?, compilerFlags: String? = nil, codeGen: FileCodeGen? = nil,
                compilationCondition: PlatformCondition? = nil
            ) -> Self {
                SourceFileGlob(
                    glob: glob, excluding: excluding.map { [$0] } ?? [], compilationCondition: compilationCondition)
            }
            public static func generated(
                _ path: Path, compilerFlags: String? = nil, codeGen: FileCodeGen? = nil,
                compilationCondition: PlatformCondition? = nil
            ) -> Self { SourceFileGlob(glob: path, compilationCondition: compilationCondition) }
            init(glob: Path, excluding: [Path] = [], compilationCondition: PlatformCondition? = nil) {
                self.glob = glob
                self.excluding = excluding
                self.compilationCondition = compilationCondition
            }
            public init(_ glob: Path, excluding: [Path] = [], compilerFlags: String? = nil) {
                self.init(glob: glob, excluding: excluding)
            }
            public init(stringLiteral value: String) { self.init(glob: Path(stringLiteral: value)) }
        }

        public struct SourceFilesList: Encodable, Hashable, Sendable, ExpressibleByStringInterpolation,
            ExpressibleByArrayLiteral
        {
            public var globs: [SourceFileGlob]
            public static func sourceFilesList(globs: [SourceFileGlob]) -> Self { SourceFilesList(globs: globs) }
            public static func sourceFilesList(globs: [String]) -> Self {
                SourceFilesList(globs: globs.map { SourceFileGlob(stringLiteral: $0) })
            }
            public static func paths(_ paths: [Path]) -> SourceFilesList {
                SourceFilesList(globs: paths.map { SourceFileGlob(glob: $0) })
            }
            public init(globs: [SourceFileGlob]) { self.globs = globs }
            public init(globs: [String]) { self = .sourceFilesList(globs: globs) }
            public init(stringLiteral value: String) { self.init(globs: [SourceFileGlob(stringLiteral: value)]) }
            public init(arrayLiteral elements: SourceFileGlob...) { self.init(globs: elements) }
        }

        public enum ResourceFileElement: Encodable, Hashable, Sendable, ExpressibleByStringInterpolation {
            case glob(
                pattern: Path, excluding: [Path] = [], tags: [String] = [], inclusionCondition: PlatformCondition? = nil)
            case folderReference(path: Path, tags: [String] = [], inclusionCondition: PlatformCondition? = nil)
            public init(stringLiteral value: String) { self = .glob(pattern: Path(stringLiteral: value)) }
        }

        public struct PrivacyManifest: Encodable, Hashable, Sendable {
            public static func privacyManifest(
                tracking: Bool, trackingDomains: [String], collectedDataTypes: [[String: Plist.Value]],
                accessedApiTypes: [[String: Plist.Value]]
            ) -> Self { PrivacyManifest() }
        }

        public struct ResourceFileElements: Encodable, Hashable, Sendable, ExpressibleByStringInterpolation,
            ExpressibleByArrayLiteral
        {
            public var resources: [ResourceFileElement]
            public static func resources(
                _ resources: [ResourceFileElement], privacyManifest: PrivacyManifest? = nil
            ) -> Self { ResourceFileElements(resources: resources) }
            public init(resources: [ResourceFileElement]) { self.resources = resources }
            public init(stringLiteral value: String) { self.init(resources: [ResourceFileElement(stringLiteral: value)]) }
            public init(arrayLiteral elements: ResourceFileElement...) { self.init(resources: elements) }
        }

        public struct BuildableFolderException: Encodable, Hashable, Sendable {
            public var excluded: [String]
            public static func exception(
                excluded: [String] = [], compilerFlags: [String: String] = [:], publicHeaders: [String] = [],
                privateHeaders: [String] = []
            ) -> Self { BuildableFolderException(excluded: excluded) }
        }

        public struct BuildableFolderExceptions: Encodable, Hashable, Sendable, ExpressibleByArrayLiteral {
            public var exceptions: [BuildableFolderException]
            public static func exceptions(_ exceptions: [BuildableFolderException]) -> Self { Self(exceptions: exceptions) }
            init(exceptions: [BuildableFolderException]) { self.exceptions = exceptions }
            public init(arrayLiteral elements: BuildableFolderException...) { self.init(exceptions: elements) }
        }

        public struct BuildableFolder: Encodable, Hashable, Sendable, ExpressibleByStringInterpolation {
            public var path: Path
            public var exceptions: BuildableFolderExceptions = []
            public static func folder(_ path: Path, exceptions: BuildableFolderExceptions = []) -> Self {
                BuildableFolder(path: path, exceptions: exceptions)
            }
            init(path: Path, exceptions: BuildableFolderExceptions) {
                self.path = path
                self.exceptions = exceptions
            }
            public init(stringLiteral value: String) { path = Path(stringLiteral: value) }
        }

        public enum FileElement: Encodable, Hashable, Sendable, ExpressibleByStringInterpolation {
            case glob(pattern: Path, excluding: [Path] = [])
            case folderReference(path: Path)
            public init(stringLiteral value: String) { self = .glob(pattern: Path(stringLiteral: value)) }
        }

        public enum CopyFileElement: Encodable, Hashable, Sendable, ExpressibleByStringInterpolation {
            case glob(pattern: Path, condition: PlatformCondition? = nil, codeSignOnCopy: Bool = false)
            case folderReference(path: Path, condition: PlatformCondition? = nil, codeSignOnCopy: Bool = false)
            public init(stringLiteral value: String) { self = .glob(pattern: Path(stringLiteral: value)) }
        }

        public struct CopyFilesAction: Encodable, Hashable, Sendable {
            public var name, destination: String
            public var subpath: String?
            public var files: [CopyFileElement]
            static func action(_ name: String, _ destination: String, _ path: String?, _ files: [CopyFileElement]) -> Self {
                CopyFilesAction(name: name, destination: destination, subpath: path, files: files)
            }
            public static func resources(name: String, subpath: String? = nil, files: [CopyFileElement]) -> Self {
                action(name, "resources", subpath, files)
            }
            public static func absolutePath(name: String, subpath: String? = nil, files: [CopyFileElement]) -> Self {
                action(name, "other", subpath, files)
            }
            public static func productsDirectory(name: String, subpath: String? = nil, files: [CopyFileElement]) -> Self {
                action(name, "other", subpath, files)
            }
            public static func wrapper(name: String, subpath: String? = nil, files: [CopyFileElement]) -> Self {
                action(name, "other", subpath, files)
            }
            public static func executables(name: String, subpath: String? = nil, files: [CopyFileElement]) -> Self {
                action(name, "other", subpath, files)
            }
            public static func frameworks(name: String, subpath: String? = nil, files: [CopyFileElement]) -> Self {
                action(name, "other", subpath, files)
            }
            public static func sharedFrameworks(name: String, subpath: String? = nil, files: [CopyFileElement]) -> Self {
                action(name, "other", subpath, files)
            }
            public static func sharedSupport(name: String, subpath: String? = nil, files: [CopyFileElement]) -> Self {
                action(name, "other", subpath, files)
            }
            public static func plugins(name: String, subpath: String? = nil, files: [CopyFileElement]) -> Self {
                action(name, "other", subpath, files)
            }
        }

        public struct FileListGlob: Encodable, Hashable, Sendable, ExpressibleByStringInterpolation {
            public static func glob(_ glob: Path, excluding: [Path] = []) -> FileListGlob { FileListGlob(stringLiteral: "") }
            public init(stringLiteral value: String) {}
        }

        public struct FileList: Encodable, Hashable, Sendable, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral {
            public static func list(_ globs: [FileListGlob]) -> FileList { [] }
            public init(stringLiteral value: String) {}
            public init(arrayLiteral elements: FileListGlob...) {}
        }

        public struct Headers: Encodable, Hashable, Sendable {
            public enum AutomaticExclusionRule: Int, Encodable, Sendable {
                case projectExcludesPrivateAndPublic, publicExcludesPrivateAndProject
            }
            public static func headers(
                public: FileList? = nil, private: FileList? = nil, project: FileList? = nil,
                exclusionRule: AutomaticExclusionRule = .projectExcludesPrivateAndPublic
            ) -> Headers { Headers() }
            public static func allHeaders(
                from list: FileList, umbrella: Path, private privateHeaders: FileList? = nil
            ) -> Headers { Headers() }
            public static func onlyHeaders(
                from list: FileList, umbrella: Path, private privateHeaders: FileList? = nil
            ) -> Headers { Headers() }
        }

        public struct CoreDataModel: Encodable, Hashable, Sendable {
            public var path: Path
            public static func coreDataModel(_ path: Path, currentVersion: String? = nil) -> Self { CoreDataModel(path: path) }
            public init(path: Path) { self.path = path }
            public init(_ path: Path, currentVersion: String? = nil) { self.path = path }
        }

        public enum Plist {
            public indirect enum Value: Encodable, Hashable, Sendable {
                case string(String), integer(Int), real(Double), boolean(Bool)
                case dictionary([String: Value]), array([Value])
            }
        }

        extension Plist.Value: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
            ExpressibleByBooleanLiteral, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral
        {
            public init(stringLiteral value: String) { self = .string(value) }
            public init(integerLiteral value: Int) { self = .integer(value) }
            public init(floatLiteral value: Double) { self = .real(value) }
            public init(booleanLiteral value: Bool) { self = .boolean(value) }
            public init(dictionaryLiteral elements: (String, Plist.Value)...) {
                self = .dictionary(Dictionary(elements) { $1 })
            }
            public init(arrayLiteral elements: Plist.Value...) { self = .array(elements) }
        }

        public enum InfoPlist: Encodable, Hashable, Sendable, ExpressibleByStringInterpolation {
            public typealias Value = Plist.Value
            case file(path: Path)
            case dictionary([String: Plist.Value])
            case extendingDefault(with: [String: Plist.Value])
            case variable(String)
            public static var `default`: InfoPlist { .extendingDefault(with: [:]) }
            public init(stringLiteral value: String) { self = .file(path: Path(stringLiteral: value)) }
        }

        public enum Entitlements: Encodable, Hashable, Sendable, ExpressibleByStringInterpolation {
            case file(path: Path)
            case dictionary([String: Plist.Value])
            case variable(String)
            public init(stringLiteral value: String) { self = .file(path: Path(stringLiteral: value)) }
        }

        """#
}
