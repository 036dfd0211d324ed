import Foundation

extension UserDefaults {
    /// Which values an instance shows: instances of one suite show the same.
    package enum Source: Hashable {
        /// The app's own.
        case standard
        /// A suite's.
        case suite(String)
        /// A subclass's, which may keep them anywhere.
        case object(ObjectIdentifier)
    }

    /// The values that the instance shows.
    package var source: Source {
        if self === UserDefaults.standard { return .standard }
        // Foundation does not return the suite's name.
        guard type(of: self) == UserDefaults.self,
            let suite = Mirror(reflecting: self).children.first(where: { $0.label == "suite" })?.value as? String?
        else { return .object(ObjectIdentifier(self)) }
        return suite.map { .suite($0) } ?? .standard
    }
}
