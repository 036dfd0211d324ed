import Foundation

extension NSCalendar {
    /// Finds the unit of time around a date, such as its day.
    /// - Parameters:
    ///   - datep: Receives the beginning of the unit; nil where it is not needed.
    ///   - tip: Receives the length of the unit in seconds; nil where it is not needed.
    /// - Returns: Whether there is such a unit.
    public func range(
        of unit: Unit, start datep: UnsafeMutablePointer<NSDate?>?, interval tip: UnsafeMutablePointer<TimeInterval>?,
        for date: Date
    ) -> Bool {
        guard let found = range(of: unit, for: date) else { return false }
        datep?.pointee = found.start as NSDate
        tip?.pointee = found.duration
        return true
    }
}
