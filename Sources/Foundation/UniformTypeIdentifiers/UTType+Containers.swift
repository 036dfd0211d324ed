// The system's types: folders, programs, archives and the rest.
extension UTType {
    /// A folder: `public.folder`.
    public static var folder: UTType { UTType(known: "public.folder") }
    /// A volume: `public.volume`.
    public static var volume: UTType { UTType(known: "public.volume") }
    /// A package: `com.apple.package`.
    public static var `package`: UTType { UTType(known: "com.apple.package") }
    /// A bundle: `com.apple.bundle`.
    public static var bundle: UTType { UTType(known: "com.apple.bundle") }
    /// A plug-in: `com.apple.plugin`.
    public static var pluginBundle: UTType { UTType(known: "com.apple.plugin") }
    /// A Spotlight importer: `com.apple.metadata-importer`.
    public static var spotlightImporter: UTType { UTType(known: "com.apple.metadata-importer") }
    /// A Quick Look generator: `com.apple.quicklook-generator`.
    public static var quickLookGenerator: UTType { UTType(known: "com.apple.quicklook-generator") }
    /// A XPC service: `com.apple.xpc-service`.
    public static var xpcService: UTType { UTType(known: "com.apple.xpc-service") }
    /// A framework: `com.apple.framework`.
    public static var framework: UTType { UTType(known: "com.apple.framework") }
    /// An application: `com.apple.application`.
    public static var application: UTType { UTType(known: "com.apple.application") }
    /// An application: `com.apple.application-bundle`.
    public static var applicationBundle: UTType { UTType(known: "com.apple.application-bundle") }
    /// An app extension: `com.apple.application-and-system-extension`.
    public static var applicationExtension: UTType { UTType(known: "com.apple.application-and-system-extension") }
    /// An executable: `public.unix-executable`.
    public static var unixExecutable: UTType { UTType(known: "public.unix-executable") }
    /// A Windows application: `com.microsoft.windows-executable`.
    public static var exe: UTType { UTType(known: "com.microsoft.windows-executable") }
    /// A settings pane: `com.apple.systempreference.prefpane`.
    public static var systemPreferencesPane: UTType { UTType(known: "com.apple.systempreference.prefpane") }
    /// An archive: `public.archive`.
    public static var archive: UTType { UTType(known: "public.archive") }
    /// A gzip archive: `org.gnu.gnu-zip-archive`.
    public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
    /// A bzip2 archive: `public.bzip2-archive`.
    public static var bz2: UTType { UTType(known: "public.bzip2-archive") }
    /// A zip archive: `public.zip-archive`.
    public static var zip: UTType { UTType(known: "public.zip-archive") }
    /// A tar archive: `public.tar-archive`.
    public static var tarArchive: UTType { UTType(known: "public.tar-archive") }
    /// A spreadsheet: `public.spreadsheet`.
    public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
    /// A presentation: `public.presentation`.
    public static var presentation: UTType { UTType(known: "public.presentation") }
    /// A database: `public.database`.
    public static var database: UTType { UTType(known: "public.database") }
    /// A message: `public.message`.
    public static var message: UTType { UTType(known: "public.message") }
    /// A contact: `public.contact`.
    public static var contact: UTType { UTType(known: "public.contact") }
    /// A vCard: `public.vcard`.
    public static var vCard: UTType { UTType(known: "public.vcard") }
    /// A to-do item: `public.to-do-item`.
    public static var toDoItem: UTType { UTType(known: "public.to-do-item") }
    /// A calendar event: `public.calendar-event`.
    public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
    /// An email message: `public.email-message`.
    public static var emailMessage: UTType { UTType(known: "public.email-message") }
    /// An internet location: `com.apple.internet-location`.
    public static var internetLocation: UTType { UTType(known: "com.apple.internet-location") }
    /// An internet shortcut: `com.microsoft.internet-shortcut`.
    public static var internetShortcut: UTType { UTType(known: "com.microsoft.internet-shortcut") }
    /// A font: `public.font`.
    public static var font: UTType { UTType(known: "public.font") }
    /// A bookmark: `public.bookmark`.
    public static var bookmark: UTType { UTType(known: "public.bookmark") }
    /// PKCS #12 data: `com.rsa.pkcs-12`.
    public static var pkcs12: UTType { UTType(known: "com.rsa.pkcs-12") }
    /// A certificate: `public.x509-certificate`.
    public static var x509Certificate: UTType { UTType(known: "public.x509-certificate") }
    /// An EPUB: `org.idpf.epub-container`.
    public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
    /// A log: `public.log`.
    public static var log: UTType { UTType(known: "public.log") }
    /// A haptic pattern: `com.apple.haptics.ahap`.
    public static var ahap: UTType { UTType(known: "com.apple.haptics.ahap") }
    /// A GeoJSON: `public.geojson`.
    public static var geoJSON: UTType { UTType(known: "public.geojson") }
    /// Link metadata: `com.apple.linkpresentation.metadata`.
    public static var linkPresentationMetadata: UTType { UTType(known: "com.apple.linkpresentation.metadata") }
}
