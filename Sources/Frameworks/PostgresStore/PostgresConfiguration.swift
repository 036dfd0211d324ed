import Foundation
import SwiftData

/// A database of a PostgreSQL server as the place for models.
///
/// ```swift
/// let configuration = PostgresConfiguration(url: URL(string: "postgresql://maria@db.example.org/library")!)
/// let container = try ModelContainer(for: Book.self, configurations: configuration)
/// ```
///
/// The address is one of libpq's: user, password, host, port, database, and options behind a question mark, such as
/// `postgresql:///library?host=/run/postgresql` for a socket. Processes that use one database and one namespace share their
/// models: what one of them saves is seen by the queries of all.
///
/// Connecting takes at most five seconds, and a silent connection is given up after fifteen, unless the address says otherwise
/// (`connect_timeout` in seconds, `tcp_user_timeout` in milliseconds).
/// A namespace is made if there is none. One that has tables of another program, or objects of another app, is refused and left as it is.
/// Properties and models that a schema lacks stay in the database until a schema of a later version comes without them; a schema
/// of an earlier version than the database's is refused.
public struct PostgresConfiguration: DataStoreConfiguration, Sendable {
    /// The store that is opened.
    public typealias Store = PostgresDataStore

    /// The configuration's name.
    public var name: String
    /// The models; nil for the container's.
    public var schema: Schema?
    /// Where the server is, and the database.
    public var url: URL
    /// The schema of the database with the tables, made if there is none.
    public var namespace: String
    /// Whether the store may be changed.
    public var allowsSave: Bool

    /// Creates a configuration.
    /// - Parameters:
    ///   - name: The configuration's name.
    ///   - schema: The models; nil for the container's.
    ///   - url: Where the server is, and the database.
    ///   - namespace: The schema of the database with the tables: apps that share a database have one each.
    ///   - allowsSave: Whether the store may be changed.
    public init(
        _ name: String = "postgresql", schema: Schema? = nil, url: URL, namespace: String = "models",
        allowsSave: Bool = true
    ) {
        self.name = name
        self.schema = schema
        self.url = url
        self.namespace = namespace
        self.allowsSave = allowsSave
    }

    /// Throws where the address is none of a PostgreSQL server.
    public func validate() throws {
        guard let scheme = url.scheme, ["postgresql", "postgres"].contains(scheme) else {
            throw SwiftDataError(
                .loadIssueModelContainer,
                "\(url) is no address of a PostgreSQL database: write postgresql://user@host/database.")
        }
        guard !namespace.isEmpty, namespace.utf8.count < 50, !namespace.contains("\0") else {
            throw SwiftDataError(
                .loadIssueModelContainer, "A namespace has 1 to 49 bytes, and \"\(namespace)\" has not.")
        }
    }

    /// Whether two configurations name the same place.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.name == rhs.name && lhs.url == rhs.url && lhs.namespace == rhs.namespace
    }

    /// Feeds the place into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(url)
        hasher.combine(namespace)
    }
}
