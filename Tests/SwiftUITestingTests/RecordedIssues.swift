import Testing

/// A recorded issue: its location and message.
struct RecordedIssue: Equatable {
    let line: Int
    let message: String
}

/// Returns the issues that a function records, which must be at least one; they don't fail the test.
@MainActor func issues(during body: () -> Void, file: String = #filePath) -> [RecordedIssue] {
    nonisolated(unsafe) var issues: [RecordedIssue] = []
    withKnownIssue {
        body()
    } matching: { issue in
        if issue.sourceLocation?._filePath != file { return false }
        issues.append(
            RecordedIssue(
                line: issue.sourceLocation?.line ?? 0, message: issue.comments.map(\.rawValue).joined(separator: "\n")))
        return true
    }
    return issues
}
