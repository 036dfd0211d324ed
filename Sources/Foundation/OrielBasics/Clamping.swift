extension FixedWidthInteger {
    /// The whole number nearest to zero's side of a value: a value beyond the type's range is the range's end, and a
    /// value that is not a number is 0.
    ///
    /// For values that come from apps: a division by zero, or a length without end, must not end the program as the plain
    /// conversion would.
    @inlinable
    package init(clamping value: Double) {
        if let exact = Self(exactly: value.rounded(.towardZero)) {
            self = exact
        } else {
            self = value.isNaN ? 0 : value < 0 ? .min : .max
        }
    }
}

extension BinaryFloatingPoint {
    /// The value within a range; its lower end for a value that is not a number.
    @inlinable
    package func clamped(to range: ClosedRange<Self>) -> Self {
        self >= range.lowerBound ? Swift.min(self, range.upperBound) : range.lowerBound
    }
}
