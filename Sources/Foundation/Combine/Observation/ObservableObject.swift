/// A class whose instances notify their observers when they are about to change.
///
/// Each property marked `@Published` sends `objectWillChange` before it changes:
///
/// ```swift
/// final class Contact: ObservableObject {
///     @Published var name: String
///     @Published var age: Int
///
///     init(name: String, age: Int) {
///         self.name = name
///         self.age = age
///     }
/// }
///
/// let john = Contact(name: "John", age: 24)
/// let cancellable = john.objectWillChange.sink { print("was", john.age) }
/// john.age = 25  // prints "was 24"
/// ```
///
/// This is the view model of MVVM: it mediates between a model and its views, provides the data that the views show,
/// and carries out the user's intents. A view that makes the object holds it by `@StateObject`, which keeps it as long
/// as the view's identity lasts; views that receive it hold it by `@ObservedObject`, and views far below by
/// `@EnvironmentObject`.
///
/// The publisher is made for the object, once. Declare your own to announce changes of anything that is not a published
/// property, and call `send()` before the change:
///
/// ```swift
/// final class Countdown: ObservableObject {
///     let objectWillChange = ObservableObjectPublisher()
///     var seconds = 10 {
///         willSet { objectWillChange.send() }
///     }
/// }
/// ```
///
/// With one of your own `@Published` properties don't announce through it: one or the other.
///
/// The announcement does not specify the change, so all views that observe the object are evaluated. Changes of an
/// object within the object are not announced; observe the inner object where it is shown. Announce on the main thread
/// if views observe the object, and never while a body is evaluated.
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
