import Foundation

extension NSIndexPath {
    /// Creates the place of a row in a section of a table.
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

    /// Creates the place of an item in a section of a collection.
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

    /// The section; `NSNotFound` where there is none.
    public var section: Int { length > 0 ? index(atPosition: 0) : NSNotFound }

    /// The row within its section; `NSNotFound` where there is none.
    public var row: Int { length > 1 ? index(atPosition: 1) : NSNotFound }

    /// The item within its section; `NSNotFound` where there is none.
    public var item: Int { row }
}

extension IndexPath {
    /// Creates the place of a row in a section of a table.
    public init(row: Int, section: Int) { self = [section, row] }

    /// Creates the place of an item in a section of a collection.
    public init(item: Int, section: Int) { self = [section, item] }

    /// The section.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The row within its section.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The item within its section.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
