import Foundation

/// A promise of data in one or more types, for dragging, dropping, copying and pasting.
///
/// Completion handlers are called on the main queue, after the call that names them has returned.
///
/// Follows Apple's [NSItemProvider](https://developer.apple.com/documentation/foundation/nsitemprovider).
open class NSItemProvider: NSObject, @unchecked Sendable {
    /// Makes data; passes it, or an error, to its argument.
    public typealias DataLoader = (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    /// Makes a file; passes its address, whether it may be opened in place, or an error to its argument.
    public typealias FileLoader = (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    /// Receives the address of a file that exists until the function returns.
    public typealias FileHandler = @Sendable (URL?, (any Error)?) -> Void

    struct Representation {
        let typeIdentifier: String
        let visibility: NSItemProviderRepresentationVisibility
        let load: DataLoader
        /// The address of a file, if the data is one.
        var file: URL?
    }

    var representations: [Representation] = []
    /// Objects that were put in as they are; in this process they come out again the same.
    var objects: [AnyObject] = []

    /// The suggested name of a file made from the items, without extension; nil for no suggestion.
    open var suggestedName: String?

    /// Creates a provider of nothing.
    public override init() { super.init() }

    /// Creates a provider of an object.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Creates a provider of a string, address, data or object as one type; nil for the object's own types.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        if let writing = item as? any NSItemProviderWriting {
            if let typeIdentifier {
                registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { handler in
                    let own = type(of: writing).writableTypeIdentifiersForItemProvider.first ?? typeIdentifier
                    return writing.loadData(withTypeIdentifier: own, forItemProviderCompletionHandler: handler)
                }
            } else {
                registerObject(writing, visibility: .all)
            }
        } else if let data = item as? NSData {
            registerDataRepresentation(forTypeIdentifier: typeIdentifier ?? "public.data", visibility: .all) {
                $0(data as Data, nil)
                return nil
            }
        }
    }

    /// Creates a provider of a file; nil for an address that is none of a file.
    public convenience init?(contentsOf fileURL: URL?) {
        guard let fileURL, fileURL.isFileURL else { return nil }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        registerFile(at: fileURL)
    }

    // MARK: Registering

    /// Adds a type whose data is made when someone asks for it.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping DataLoader
    ) {
        representations.append(
            Representation(typeIdentifier: typeIdentifier.lowercased(), visibility: visibility, load: loadHandler))
    }

    /// Adds a type whose data is in a file that is made when someone asks for it.
    open func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping FileLoader
    ) {
        registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) { handler in
            loadHandler { url, _, error in
                guard let url else { return handler(nil, error) }
                do { handler(try Data(contentsOf: url), nil) } catch { handler(nil, error) }
            }
        }
    }

    /// Adds an object, in the types in which it can be exported.
    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        objects.append(object)
        for identifier in object.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) {
                object.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: $0)
            }
        }
    }

    /// Adds objects of a class, made when someone asks for one.
    open func registerObject(
        ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
    ) {
        for identifier in aClass.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) { handler in
                loadHandler { object, error in
                    guard let object else { return handler(nil, error) }
                    _ = object.loadData(
                        withTypeIdentifier: identifier, forItemProviderCompletionHandler: handler)
                }
            }
        }
    }

    private func registerFile(at url: URL) {
        let identifier = TypeConformance.identifier(ofFileExtension: url.pathExtension)
        var own = Representation(
            typeIdentifier: identifier, visibility: .all,
            load: { handler in
                do { handler(try Data(contentsOf: url), nil) } catch { handler(nil, error) }
                return nil
            })
        own.file = url
        var address = Representation(
            typeIdentifier: "public.file-url", visibility: .all,
            load: {
                $0(Data(url.absoluteString.utf8), nil)
                return nil
            })
        address.file = url
        representations += [own, address]
    }
}
