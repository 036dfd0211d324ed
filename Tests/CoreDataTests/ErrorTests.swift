import Foundation
import Testing

@testable import CoreData

/// Decides by itself: the longer of two titles stays.
private final class LongerTitle: NSMergePolicy, @unchecked Sendable {
    var merged: [NSMergeConflict] = []
    var constrained: [NSConstraintConflict] = []

    override func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {
        merged += list
        for conflict in list {
            let other = conflict.persistedSnapshot?["title"] as? String ?? ""
            let own = conflict.objectSnapshot?["title"] as? String ?? ""
            if other.count > own.count { conflict.sourceObject.setValue(other, forKey: "title") }
        }
    }

    override func resolve(constraintConflicts list: [NSConstraintConflict]) throws {
        constrained += list
        try super.resolve(constraintConflicts: list)
    }
}

@Suite("What errors say")
@MainActor
struct ErrorTests {
    private func failure(_ body: () throws -> Void) -> NSError? {
        do {
            try body()
            return nil
        } catch {
            return error as NSError
        }
    }

    @Test("A value that can't be saved: the object, the property, the value and the condition")
    func validation() throws {
        let context = try makeContainer().viewContext
        let tag = Tag(context: context)
        tag.name = "a name that is longer than twenty letters"
        let error = try #require(failure { try context.save() })
        #expect(error.domain == NSCocoaErrorDomain && error.code == NSValidationStringTooLongError)
        #expect(error.userInfo[NSValidationObjectErrorKey] as? Tag === tag)
        #expect(error.userInfo[NSValidationKeyErrorKey] as? String == "name")
        #expect(error.userInfo[NSValidationValueErrorKey] as? String == tag.name)
        let other = Tag(context: context)
        let both = try #require(failure { try context.save() })
        #expect(both.code == NSValidationMultipleErrorsError)
        let details = both.userInfo[NSDetailedErrorsKey] as? [NSError]
        #expect(details?.map(\.code) == [NSValidationStringTooLongError, NSValidationMissingMandatoryPropertyError])
        #expect(details?[1].userInfo[NSValidationObjectErrorKey] as? Tag === other)
        context.delete(other)
        tag.name = "short"
        let property = try #require(tag.entity.propertiesByName["name"])
        property.setValidationPredicates(
            [NSPredicate(format: "SELF BEGINSWITH 'x'")], withValidationWarnings: ["Names begin with x."])
        let given = try #require(failure { try context.save() })
        #expect(given.code == NSManagedObjectValidationError && given.localizedDescription == "Names begin with x.")
        #expect((given.userInfo[NSValidationPredicateErrorKey] as? NSPredicate)?.description == "SELF BEGINSWITH \"x\"")
        tag.name = "x"
        try context.save()
    }

    @Test("Objects that others have changed: what was read, what is there, and what is to be saved")
    func merging() throws {
        let container = try makeContainer()
        let (context, other) = (container.viewContext, NSManagedObjectContext(.mainQueue))
        other.persistentStoreCoordinator = container.persistentStoreCoordinator
        let book = Book(context: context)
        book.title = "Emma"
        try context.save()
        let same = try #require(try other.existingObject(with: book.objectID) as? Book)
        same.title = "Sanditon"
        try other.save()
        book.title = "Emma 2"
        let error = try #require(failure { try context.save() })
        #expect(error.code == NSManagedObjectMergeError)
        #expect(error.userInfo[NSAffectedObjectsErrorKey] as? [NSManagedObject] == [book])
        let conflict = try #require((error.userInfo["conflictList"] as? [NSMergeConflict])?.first)
        #expect(conflict.sourceObject === book && conflict.oldVersionNumber == 1 && conflict.newVersionNumber == 2)
        #expect(conflict.cachedSnapshot?["title"] as? String == "Emma")
        #expect(conflict.persistedSnapshot?["title"] as? String == "Sanditon")
        #expect(conflict.objectSnapshot?["title"] as? String == "Emma 2")
        let policy = LongerTitle(merge: .mergeByPropertyObjectTrumpMergePolicyType)
        context.mergePolicy = policy
        try context.save()
        #expect(policy.merged.count == 1 && book.title == "Sanditon" && !context.hasChanges)
        #expect(try other.count(for: NSFetchRequest<Book>(entityName: "Book")) == 1)
    }

    @Test("Values that have to be unique: which ones, and who has them")
    func constraints() throws {
        let container = try makeContainer()
        let context = container.viewContext
        let tag = Tag(context: context)
        tag.name = "one"
        try context.save()
        let rival = Tag(context: context)
        rival.name = "one"
        let error = try #require(failure { try context.save() })
        #expect(error.code == NSManagedObjectConstraintMergeError)
        let conflict = try #require((error.userInfo["conflictList"] as? [NSConstraintConflict])?.first)
        #expect(conflict.constraint == ["name"] && conflict.constraintValues["name"] as? String == "one")
        #expect(conflict.conflictingObjects == [rival] && conflict.databaseObject === tag)
        #expect(conflict.databaseSnapshot?["name"] as? String == "one")
        #expect(error.userInfo[NSAffectedObjectsErrorKey] as? [NSManagedObject] == [rival])
        let policy = LongerTitle(merge: .mergeByPropertyStoreTrumpMergePolicyType)
        context.mergePolicy = policy
        try context.save()
        #expect(policy.constrained.count == 1 && rival.managedObjectContext == nil && tag.name == "one")
    }

    @Test("Two new objects with one unique value are in conflict with each other")
    func twins() throws {
        let context = try makeContainer().viewContext
        let tags = [Tag(context: context), Tag(context: context)]
        for tag in tags { tag.name = "one" }
        let error = try #require(failure { try context.save() })
        let conflict = try #require((error.userInfo["conflictList"] as? [NSConstraintConflict])?.first)
        #expect(conflict.databaseObject == nil && Set(conflict.conflictingObjects) == Set(tags))
    }
}
