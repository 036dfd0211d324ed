import Foundation

/// The coder that objects of a document of Interface Builder are made with; it has what initializers alone can set.
package final class InterfaceCoder: NSCoder {
    /// The rectangle of a view.
    package var frame = CGRect.zero
    var tableStyle: UITableView.Style?
    var cellStyle: UITableViewCell.CellStyle?
    var buttonType: UIButton.ButtonType?
    var activityStyle: UIActivityIndicatorView.Style?

    /// Creates a coder for a rectangle.
    package convenience init(frame: CGRect) {
        self.init()
        self.frame = frame
    }
    package override var allowsKeyedCoding: Bool { true }
    package override func containsValue(forKey key: String) -> Bool { false }
    package override func decodeObject(forKey key: String) -> Any? { nil }
    package override func decodeObject() -> Any? { nil }
    package override func decodeBool(forKey key: String) -> Bool { false }
    package override func decodeInteger(forKey key: String) -> Int { 0 }
    package override func decodeInt32(forKey key: String) -> Int32 { 0 }
    package override func decodeInt64(forKey key: String) -> Int64 { 0 }
    package override func decodeDouble(forKey key: String) -> Double { 0 }
    package override func decodeFloat(forKey key: String) -> Float { 0 }
}
