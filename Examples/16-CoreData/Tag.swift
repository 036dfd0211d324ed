import CoreData

/// Written by hand; the class of the other entity, `Item`, is generated from the model.
public class Tag: NSManagedObject {
    @NSManaged public var name: String?
    @NSManaged public var items: Set<Item>

    @nonobjc public class func fetchRequest() -> NSFetchRequest<Tag> { NSFetchRequest<Tag>(entityName: "Tag") }

    /// The tag with a name, made if there is none.
    static func named(_ name: String, in context: NSManagedObjectContext) -> Tag {
        let request: NSFetchRequest<Tag> = fetchRequest()
        request.predicate = NSPredicate(format: "%K ==[c] %@", #keyPath(Tag.name), name)
        if let found = try? context.fetch(request).first { return found }
        let tag = Tag(context: context)
        tag.name = name
        return tag
    }
}
