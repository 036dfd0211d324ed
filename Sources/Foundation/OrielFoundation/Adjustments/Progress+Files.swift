import Foundation

extension Progress {
    /// The operation on files; nil where it is another one.
    ///
    /// Follows Apple's [fileOperationKind](https://developer.apple.com/documentation/foundation/progress/fileoperationkind-swift.property).
    public var fileOperationKind: FileOperationKind? {
        get { (userInfo[.fileOperationKindKey] as? String).map { FileOperationKind(rawValue: $0) } }
        set { setUserInfoObject(newValue?.rawValue, forKey: .fileOperationKindKey) }
    }
    /// The file; nil where it is not known.
    public var fileURL: URL? {
        get { userInfo[.fileURLKey] as? URL }
        set { setUserInfoObject(newValue, forKey: .fileURLKey) }
    }
    /// The number of files; nil where it is not known.
    public var fileTotalCount: Int? {
        get { userInfo[.fileTotalCountKey] as? Int }
        set { setUserInfoObject(newValue, forKey: .fileTotalCountKey) }
    }
    /// The number of files that are done; nil where it is not known.
    public var fileCompletedCount: Int? {
        get { userInfo[.fileCompletedCountKey] as? Int }
        set { setUserInfoObject(newValue, forKey: .fileCompletedCountKey) }
    }
    /// The time until the end, in seconds; nil where it is not known.
    public var estimatedTimeRemaining: TimeInterval? {
        get { userInfo[.estimatedTimeRemainingKey] as? TimeInterval }
        set { setUserInfoObject(newValue, forKey: .estimatedTimeRemainingKey) }
    }
    /// The bytes a second; nil where they are not known.
    public var throughput: Int? {
        get { userInfo[.throughputKey] as? Int }
        set { setUserInfoObject(newValue, forKey: .throughputKey) }
    }
}
