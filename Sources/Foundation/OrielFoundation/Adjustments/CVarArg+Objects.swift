import Foundation

// On Apple's systems objects are arguments of formats, and values that become objects:
// `NSPredicate(format: "id == %@", id as CVarArg)`.

/// An object, or a value that becomes one on Apple's systems, as an argument of a format, which writes its description.
public protocol _ObjectArgument: _CVarArgObject {}

extension _ObjectArgument {
    /// The description, as the object that a format writes.
    public var _cVarArgObject: any CVarArg { NSString(string: String(describing: self)) }
    /// The description, as C's functions take it.
    public var _cVarArgEncoding: [Int] { NSString(string: String(describing: self))._cVarArgEncoding }
}

extension NSArray: @retroactive CVarArg, @retroactive _CVarArgObject, _ObjectArgument {}
extension NSAttributedString: @retroactive CVarArg, @retroactive _CVarArgObject, _ObjectArgument {}
extension NSData: @retroactive CVarArg, @retroactive _CVarArgObject, _ObjectArgument {}
extension NSDate: @retroactive CVarArg, @retroactive _CVarArgObject, _ObjectArgument {}
extension NSDictionary: @retroactive CVarArg, @retroactive _CVarArgObject, _ObjectArgument {}
extension NSError: @retroactive CVarArg, @retroactive _CVarArgObject, _ObjectArgument {}
extension NSIndexPath: @retroactive CVarArg, @retroactive _CVarArgObject, _ObjectArgument {}
extension NSNull: @retroactive CVarArg, @retroactive _CVarArgObject, _ObjectArgument {}
extension NSOrderedSet: @retroactive CVarArg, @retroactive _CVarArgObject, _ObjectArgument {}
extension NSSet: @retroactive CVarArg, @retroactive _CVarArgObject, _ObjectArgument {}
extension NSURL: @retroactive CVarArg, @retroactive _CVarArgObject, _ObjectArgument {}
extension NSUUID: @retroactive CVarArg, @retroactive _CVarArgObject, _ObjectArgument {}
extension NSValue: @retroactive CVarArg, @retroactive _CVarArgObject, _ObjectArgument {}
extension Bundle: @retroactive CVarArg, @retroactive _CVarArgObject, _ObjectArgument {}
extension NSCalendar: @retroactive CVarArg, @retroactive _CVarArgObject, _ObjectArgument {}
extension NSDateComponents: @retroactive CVarArg, @retroactive _CVarArgObject, _ObjectArgument {}
extension NSLocale: @retroactive CVarArg, @retroactive _CVarArgObject, _ObjectArgument {}
extension NSNotification: @retroactive CVarArg, @retroactive _CVarArgObject, _ObjectArgument {}
extension NSRegularExpression: @retroactive CVarArg, @retroactive _CVarArgObject, _ObjectArgument {}
extension NSTimeZone: @retroactive CVarArg, @retroactive _CVarArgObject, _ObjectArgument {}
extension Operation: @retroactive CVarArg, @retroactive _CVarArgObject, _ObjectArgument {}
extension OperationQueue: @retroactive CVarArg, @retroactive _CVarArgObject, _ObjectArgument {}
extension Thread: @retroactive CVarArg, @retroactive _CVarArgObject, _ObjectArgument {}
extension Timer: @retroactive CVarArg, @retroactive _CVarArgObject, _ObjectArgument {}
extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject, _ObjectArgument {}
extension Date: @retroactive CVarArg, @retroactive _CVarArgObject, _ObjectArgument {}
extension URL: @retroactive CVarArg, @retroactive _CVarArgObject, _ObjectArgument {}
extension Data: @retroactive CVarArg, @retroactive _CVarArgObject, _ObjectArgument {}
extension Decimal: @retroactive CVarArg, @retroactive _CVarArgObject, _ObjectArgument {}
extension IndexPath: @retroactive CVarArg, @retroactive _CVarArgObject, _ObjectArgument {}
extension Locale: @retroactive CVarArg, @retroactive _CVarArgObject, _ObjectArgument {}
extension Calendar: @retroactive CVarArg, @retroactive _CVarArgObject, _ObjectArgument {}
extension DateComponents: @retroactive CVarArg, @retroactive _CVarArgObject, _ObjectArgument {}
extension Notification: @retroactive CVarArg, @retroactive _CVarArgObject, _ObjectArgument {}
extension TimeZone: @retroactive CVarArg, @retroactive _CVarArgObject, _ObjectArgument {}
extension Array: @retroactive CVarArg, @retroactive _CVarArgObject, _ObjectArgument {}
extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject, _ObjectArgument {}
extension Set: @retroactive CVarArg, @retroactive _CVarArgObject, _ObjectArgument {}
