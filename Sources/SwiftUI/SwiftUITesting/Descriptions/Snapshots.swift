/// Compares a text of several lines with the one that is expected, and shows where they differ, line by line.
///
/// ```swift
/// let host = TestHost(Text("1"), size: CGSize(width: 200, height: 100))
/// expectSnapshot(
///     host.framesDescription,
///     """
///     window 200×100
///       Text “1” 94.5,39.5 11×21
///     """)
/// ```
///
/// If they differ, the test fails at the line of the call and continues; the message ends with the whole actual text,
/// as a replacement for the expected one.
/// - Returns: Whether they are the same.
@discardableResult
public func expectSnapshot(
    _ text: String, _ expected: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) -> Bool {
    if text == expected { return true }
    let difference = differences(of: lines(text), from: lines(expected))
    CallSite(fileID, filePath, line, column).fail(
        "The text is another one (− expected, + is):\n\(difference.joined(separator: "\n"))\nIt is:\n\(text)")
    return false
}

private func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

/// Returns the lines of both texts in their order: lines that were expected, lines that are there instead, and lines that
/// are the same.
private func differences(of new: [Substring], from old: [Substring]) -> [String] {
    let changes = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
        switch change {
        case .remove(let place, _, _): removed.insert(place)
        case .insert(let place, _, _): inserted.insert(place)
        }
    }
    var (result, oldPlace, newPlace): ([String], Int, Int) = ([], 0, 0)
    while oldPlace < old.count || newPlace < new.count {
        if oldPlace < old.count, removed.contains(oldPlace) {
            result.append("− \(old[oldPlace])")
            oldPlace += 1
        } else if newPlace < new.count, inserted.contains(newPlace) {
            result.append("+ \(new[newPlace])")
            newPlace += 1
        } else {
            result.append("  \(old[oldPlace])")
            (oldPlace, newPlace) = (oldPlace + 1, newPlace + 1)
        }
    }
    return result
}
