import Foundation

extension NSKeyedUnarchiver {
    /// Reads an array of objects of a class; nil where the archive has another object.
    public static func unarchivedArrayOfObjects<Object: NSObject & NSCoding>(
        ofClass cls: Object.Type, from data: Data
    ) throws -> [Object]? { try unarchivedArrayOfObjects(ofClasses: [cls], from: data) as? [Object] }

    /// Reads an array of objects of some classes; nil where the archive has another object.
    public static func unarchivedArrayOfObjects(ofClasses classes: [AnyClass], from data: Data) throws -> [Any]? {
        try unarchivedObject(ofClasses: classes + [NSArray.self], from: data) as? [Any]
    }

    /// Reads a dictionary with keys of a class and objects of another one; nil where the archive has another object.
    public static func unarchivedDictionary<Key: NSObject & NSCoding, Object: NSObject & NSCoding>(
        ofKeyClass keyCls: Key.Type, objectClass objectCls: Object.Type, from data: Data
    ) throws -> [Key: Object]? {
        try unarchivedObject(ofClasses: [keyCls, objectCls, NSDictionary.self], from: data) as? [Key: Object]
    }
}
