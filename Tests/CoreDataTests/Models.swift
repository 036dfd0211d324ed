import CoreData
import DataModelFiles
import Foundation
import Testing

/// A model as Xcode writes it.
let libraryModel = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" lastSavedToolsVersion="22222">
        <entity name="Author" representedClassName=".Author" syncable="YES">
            <attribute name="name" optional="YES" attributeType="String"/>
            <attribute name="born" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
            <relationship name="books" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Book"
                inverseName="author" inverseEntity="Book"/>
        </entity>
        <entity name="Book" representedClassName=".Book" syncable="YES" codeGenerationType="class">
            <attribute name="title" optional="YES" attributeType="String"/>
            <attribute name="pages" optional="YES" attributeType="Integer 32" defaultValueString="1" usesScalarValueType="YES"/>
            <attribute name="rating" optional="YES" attributeType="Double" defaultValueString="0.0" usesScalarValueType="YES"/>
            <attribute name="isRead" optional="YES" attributeType="Boolean" usesScalarValueType="YES"/>
            <attribute name="added" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
            <attribute name="identifier" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
            <attribute name="keywords" optional="YES" attributeType="Transformable"/>
            <attribute name="price" optional="YES" attributeType="Decimal" defaultValueString="0.0"/>
            <relationship name="author" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Author"
                inverseName="books" inverseEntity="Author"/>
            <relationship name="tags" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Tag"
                inverseName="books" inverseEntity="Tag"/>
        </entity>
        <entity name="Tag" representedClassName=".Tag" syncable="YES">
            <attribute name="name" attributeType="String" minValueString="1" maxValueString="20"/>
            <relationship name="books" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Book"
                inverseName="tags" inverseEntity="Book"/>
            <uniquenessConstraints>
                <uniquenessConstraint>
                    <constraint value="name"/>
                </uniquenessConstraint>
            </uniquenessConstraints>
        </entity>
    </model>
    """

final class Author: NSManagedObject {
    var name: String? {
        get { _managed("name") }
        set { _setManaged(newValue, "name") }
    }
    var born: Date? {
        get { _managed("born") }
        set { _setManaged(newValue, "born") }
    }
    var books: NSSet? {
        get { _managed("books") }
        set { _setManaged(newValue, "books") }
    }
    func addToBooks(_ value: Book) { _addManaged(value, "books") }
    func removeFromBooks(_ value: Book) { _removeManaged(value, "books") }
}

final class Book: NSManagedObject, Identifiable {
    var title: String? {
        get { _managed("title") }
        set { _setManaged(newValue, "title") }
    }
    var pages: Int32 {
        get { _managed("pages") }
        set { _setManaged(newValue, "pages") }
    }
    var rating: Double {
        get { _managed("rating") }
        set { _setManaged(newValue, "rating") }
    }
    var isRead: Bool {
        get { _managed("isRead") }
        set { _setManaged(newValue, "isRead") }
    }
    var added: Date? {
        get { _managed("added") }
        set { _setManaged(newValue, "added") }
    }
    var identifier: UUID? {
        get { _managed("identifier") }
        set { _setManaged(newValue, "identifier") }
    }
    var keywords: [String]? {
        get { _managed("keywords") }
        set { _setManaged(newValue, "keywords") }
    }
    var price: NSDecimalNumber? {
        get { _managed("price") }
        set { _setManaged(newValue, "price") }
    }
    var author: Author? {
        get { _managed("author") }
        set { _setManaged(newValue, "author") }
    }
    var tags: Set<Tag> {
        get { _managed("tags") }
        set { _setManaged(newValue, "tags") }
    }
    var wasAwakened = false

    override func awakeFromInsert() {
        super.awakeFromInsert()
        wasAwakened = true
    }
}

final class Tag: NSManagedObject {
    var name: String? {
        get { _managed("name") }
        set { _setManaged(newValue, "name") }
    }
    var books: Set<Book> {
        get { _managed("books") }
        set { _setManaged(newValue, "books") }
    }
}

/// Keeps a folder for as long as it is needed.
final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("coredata-\(UUID().uuidString)")
    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }
    func file(_ name: String) -> URL { url.appendingPathComponent(name) }
}

func model(_ text: String = libraryModel, in folder: Folder) throws -> NSManagedObjectModel {
    let file = folder.file("\(UUID().uuidString).mom")
    try Data(text.utf8).write(to: file)
    return try #require(NSManagedObjectModel(contentsOf: file))
}

/// A container with a store in memory, or in a file.
func makeContainer(_ text: String = libraryModel, at url: URL? = nil) throws -> NSPersistentContainer {
    // A program of tests has another name than the tests' module, which a request makes known.
    _ = NSFetchRequest<Book>(entityName: "Book")
    let container = NSPersistentContainer(name: "Library", managedObjectModel: try model(text, in: Folder()))
    container.persistentStoreDescriptions = [
        NSPersistentStoreDescription(url: url ?? URL(fileURLWithPath: "/dev/null"))
    ]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    return container
}
