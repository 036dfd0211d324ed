import OrielFoundation

// The older names of kinds of other files.

/// Content of several kinds.
public let kUTTypeCompositeContent: CFString = "public.composite-content"
/// A message.
public let kUTTypeMessage: CFString = "public.message"
/// A person's addresses.
public let kUTTypeContact: CFString = "public.contact"
/// An archive.
public let kUTTypeArchive: CFString = "public.archive"
/// An image of a disk.
public let kUTTypeDiskImage: CFString = "public.disk-image"
/// A folder, or a file that is one.
public let kUTTypeDirectory: CFString = "public.directory"
/// Something that leads to a file.
public let kUTTypeResolvable: CFString = "com.apple.resolvable"
/// A symbolic link.
public let kUTTypeSymLink: CFString = "public.symlink"
/// A program.
public let kUTTypeExecutable: CFString = "public.executable"
/// Where a volume is mounted.
public let kUTTypeMountPoint: CFString = "com.apple.mount-point"
/// An alias.
public let kUTTypeAliasFile: CFString = "com.apple.alias-file"
/// The record of an alias.
public let kUTTypeAliasRecord: CFString = "com.apple.alias-record"
/// A bookmark of a file.
public let kUTTypeURLBookmarkData: CFString = "com.apple.bookmark"
/// A volume.
public let kUTTypeVolume: CFString = "public.volume"
/// A folder that looks like a file.
public let kUTTypePackage: CFString = "com.apple.package"
/// A folder with a known structure.
public let kUTTypeBundle: CFString = "com.apple.bundle"
/// A plug-in.
public let kUTTypePluginBundle: CFString = "com.apple.plugin"
/// An importer of Spotlight.
public let kUTTypeSpotlightImporter: CFString = "com.apple.metadata-importer"
/// A generator of previews.
public let kUTTypeQuickLookGenerator: CFString = "com.apple.quicklook-generator"
/// A service of an app.
public let kUTTypeXPCService: CFString = "com.apple.xpc-service"
/// A framework.
public let kUTTypeFramework: CFString = "com.apple.framework"
/// An app.
public let kUTTypeApplication: CFString = "com.apple.application"
/// An app in a folder.
public let kUTTypeApplicationBundle: CFString = "com.apple.application-bundle"
/// An app in a file.
public let kUTTypeApplicationFile: CFString = "com.apple.application-file"
/// A program of Unix.
public let kUTTypeUnixExecutable: CFString = "public.unix-executable"
/// A program of Windows.
public let kUTTypeWindowsExecutable: CFString = "com.microsoft.windows-executable"
/// A class of Java.
public let kUTTypeJavaClass: CFString = "com.sun.java-class"
/// Classes of Java.
public let kUTTypeJavaArchive: CFString = "com.sun.java-archive"
/// A pane of the settings.
public let kUTTypeSystemPreferencesPane: CFString = "com.apple.systempreference.prefpane"
/// An archive of gzip.
public let kUTTypeGNUZipArchive: CFString = "org.gnu.gnu-zip-archive"
/// An archive of bzip2.
public let kUTTypeBzip2Archive: CFString = "public.bzip2-archive"
/// A spreadsheet.
public let kUTTypeSpreadsheet: CFString = "public.spreadsheet"
/// A presentation.
public let kUTTypePresentation: CFString = "public.presentation"
/// A database.
public let kUTTypeDatabase: CFString = "public.database"
/// Something to do.
public let kUTTypeToDoItem: CFString = "public.to-do-item"
/// An event.
public let kUTTypeCalendarEvent: CFString = "public.calendar-event"
/// A message of e-mail.
public let kUTTypeEmailMessage: CFString = "public.email-message"
/// A file with an address.
public let kUTTypeInternetLocation: CFString = "com.apple.internet-location"
/// Writing by hand.
public let kUTTypeInkText: CFString = "com.apple.ink.inktext"
/// A font.
public let kUTTypeFont: CFString = "public.font"
/// A bookmark of a page.
public let kUTTypeBookmark: CFString = "public.bookmark"
/// A key in PKCS 12.
public let kUTTypePKCS12: CFString = "com.rsa.pkcs-12"
/// A certificate.
public let kUTTypeX509Certificate: CFString = "public.x509-certificate"
/// A book in EPUB.
public let kUTTypeElectronicPublication: CFString = "org.idpf.epub-container"
