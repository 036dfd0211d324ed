// The system's types: the roots of all others.
extension UTType {
    /// An item: `public.item`.
    public static var item: UTType { UTType(known: "public.item") }
    /// Content: `public.content`.
    public static var content: UTType { UTType(known: "public.content") }
    /// Composite content: `public.composite-content`.
    public static var compositeContent: UTType { UTType(known: "public.composite-content") }
    /// A disk image: `public.disk-image`.
    public static var diskImage: UTType { UTType(known: "public.disk-image") }
    /// Data: `public.data`.
    public static var data: UTType { UTType(known: "public.data") }
    /// A directory: `public.directory`.
    public static var directory: UTType { UTType(known: "public.directory") }
    /// A resolvable item: `com.apple.resolvable`.
    public static var resolvable: UTType { UTType(known: "com.apple.resolvable") }
    /// A symbolic link: `public.symlink`.
    public static var symbolicLink: UTType { UTType(known: "public.symlink") }
    /// An executable: `public.executable`.
    public static var executable: UTType { UTType(known: "public.executable") }
    /// A mount point: `com.apple.mount-point`.
    public static var mountPoint: UTType { UTType(known: "com.apple.mount-point") }
    /// An alias: `com.apple.alias-file`.
    public static var aliasFile: UTType { UTType(known: "com.apple.alias-file") }
    /// A bookmark: `com.apple.bookmark`.
    public static var urlBookmarkData: UTType { UTType(known: "com.apple.bookmark") }
    /// A URL: `public.url`.
    public static var url: UTType { UTType(known: "public.url") }
    /// A file URL: `public.file-url`.
    public static var fileURL: UTType { UTType(known: "public.file-url") }
}
