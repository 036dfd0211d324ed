/// Whether two values whose type is known only at run time are equal; false where they can't be compared.
package func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    func equals<T: Equatable>(_ a: T) -> Bool { b as? T == a }
    return (a as? any Equatable).map { equals($0) } ?? false
}

extension RandomAccessCollection {
    /// The place of the first element that meets a condition, where all behind it do as well; the end if none does.
    ///
    /// Takes steps by the logarithm of the number of elements.
    @inlinable
    package func partitioningIndex(where meets: (Element) -> Bool) -> Index {
        var (start, count) = (startIndex, count)
        while count > 0 {
            let half = count / 2
            let middle = index(start, offsetBy: half)
            if meets(self[middle]) {
                count = half
            } else {
                start = index(after: middle)
                count -= half + 1
            }
        }
        return start
    }
}
