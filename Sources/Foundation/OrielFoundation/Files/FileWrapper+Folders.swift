import Foundation

extension FileWrapper {
    /// Adds a file to a folder.
    /// - Returns: The name it got: its preferred one, or that with a number where it is taken.
    @discardableResult
    public func addFileWrapper(_ child: FileWrapper) -> String {
        guard case .folder(var children) = content else {
            preconditionFailure("addFileWrapper(_:) needs a file wrapper of a folder")
        }
        let wanted = child.preferredFilename ?? child.filename ?? "Untitled"
        var name = wanted
        var number = 1
        while children[name] != nil {
            name = "\(number)__#$!@%!#__\(wanted)"
            number += 1
        }
        children[name] = child
        content = .folder(children)
        return name
    }

    /// Adds a file with contents to a folder; returns the name it got.
    @discardableResult
    public func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Removes a file from a folder.
    public func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(var children) = content else { return }
        if let name = children.first(where: { $0.value === child })?.key { children[name] = nil }
        content = .folder(children)
    }

    /// The name under which a folder holds a file; nil where it does not.
    public func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
        fileWrappers?.first { $0.value === child }?.key
    }
}
