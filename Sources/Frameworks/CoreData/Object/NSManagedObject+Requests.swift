import Foundation

extension NSManagedObject {
    /// Returns a request for all objects of the entity that has this class.
    ///
    /// Classes have one of their own, with their type, which is preferred.
    @_disfavoredOverload
    public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        ManagedObjectClasses.shared.saw(self)
        return NSFetchRequest(entityName: LoadedModels.shared.entity(for: self)?.name ?? "\(self)")
    }
}
