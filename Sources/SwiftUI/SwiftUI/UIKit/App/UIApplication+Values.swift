import Foundation

// Code that is also made for extensions, where `shared` does not exist, asks for the app by a name.
extension UIApplication {
    /// Returns the value of the class's property of a name: the app for `shared` and `sharedApplication`, else nil.
    public static func value(forKey key: String) -> Any? {
        key == "shared" || key == "sharedApplication" ? shared : nil
    }

    /// Returns the value at the end of a path of names that begins with a property of the class; nil where a name is of no property.
    public static func value(forKeyPath keyPath: String) -> Any? {
        let names = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard let first = names.first, let app = value(forKey: first) as? UIApplication else { return nil }
        return names.count == 1 ? app : app.value(forKeyPath: names[1])
    }
}
