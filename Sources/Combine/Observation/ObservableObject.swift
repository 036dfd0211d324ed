/// A class whose instances tell their observers when they are about to change.
///
/// Each property marked `@Published` sends `objectWillChange` before it changes:
///
///     final class Contact: ObservableObject {
///         @Published var name: String
///         @Published var age: Int
///
///         init(name: String, age: Int) {
///             self.name = name
///             self.age = age
///         }
///     }
///
///     let john = Contact(name: "John", age: 24)
///     let cancellable = john.objectWillChange.sink { print("was", john.age) }
///     john.age = 25  // prints "was 24"
public protocol ObservableObject: AnyObject {
    /// The kind of publisher that announces changes.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Sends before a `@Published` property of the object, or of a superclass, changes; made once for each object.
    public var objectWillChange: ObservableObjectPublisher { ObjectRegistry.publisher(of: self) }
}
