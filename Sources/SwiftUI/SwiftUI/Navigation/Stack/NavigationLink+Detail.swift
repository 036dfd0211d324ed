import SwiftUICore

extension NavigationLink {
    /// Sets whether the link shows its destination in the column for details; links here show it in the column that follows
    /// theirs, else on the stack that they are in.
    public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View {
        if !isDetailLink {
            RuntimeWarning.issue("isDetailLink(_:) has no effect here: see CompatibilityGaps.md.")
        }
        return self
    }
}
