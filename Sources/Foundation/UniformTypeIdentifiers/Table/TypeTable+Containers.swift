extension TypeTable {
    static let containers: [TypeEntry] = [
        TypeEntry("public.folder", ["public.directory"], title: "folder"),
        TypeEntry("public.volume", ["public.folder"], title: "volume"),
        TypeEntry("com.apple.package", ["public.directory"], title: "package"),
        TypeEntry("com.apple.bundle", ["public.directory"], ["bundle"], title: "bundle"),
        TypeEntry("com.apple.plugin", ["com.apple.bundle"], ["plugin"], title: "plug-in"),
        TypeEntry("com.apple.metadata-importer", ["com.apple.plugin"], ["mdimporter"], title: "Spotlight importer"),
        TypeEntry(
            "com.apple.quicklook-generator", ["com.apple.plugin"], ["qlgenerator"], title: "Quick Look generator"),
        TypeEntry("com.apple.xpc-service", ["com.apple.bundle", "com.apple.package"], ["xpc"], title: "XPC service"),
        TypeEntry("com.apple.framework", ["com.apple.bundle"], ["framework"], title: "framework"),
        TypeEntry("com.apple.application", ["public.executable"], title: "application"),
        TypeEntry(
            "com.apple.application-bundle", ["com.apple.application", "com.apple.bundle", "com.apple.package"], ["app"],
            title: "application"),
        TypeEntry(
            "com.apple.application-and-system-extension", ["com.apple.xpc-service"], ["appex"], title: "app extension"),
        TypeEntry("public.unix-executable", ["public.data", "public.executable"], title: "executable"),
        TypeEntry(
            "com.microsoft.windows-executable", ["public.data", "public.executable"], ["exe"],
            mimes: ["application/x-msdownload"], title: "Windows application"),
        TypeEntry(
            "com.apple.systempreference.prefpane", ["com.apple.package", "com.apple.bundle"], ["prefpane"],
            title: "settings pane"),
        TypeEntry("public.archive", ["public.data"], title: "archive"),
        TypeEntry(
            "org.gnu.gnu-zip-archive", ["public.archive"], ["gz", "gzip"],
            mimes: ["application/x-gzip", "application/gzip"], title: "gzip archive"),
        TypeEntry(
            "public.bzip2-archive", ["public.archive"], ["bz2", "bzip2", "bz"], mimes: ["application/x-bzip2"],
            title: "bzip2 archive"),
        TypeEntry("public.zip-archive", ["public.archive"], ["zip"], mimes: ["application/zip"], title: "zip archive"),
        TypeEntry(
            "public.tar-archive", ["public.archive"], ["tar"], mimes: ["application/x-tar"], title: "tar archive"),
        TypeEntry("public.spreadsheet", ["public.content"], title: "spreadsheet"),
        TypeEntry("public.presentation", ["public.composite-content"], title: "presentation"),
        TypeEntry("public.database", [], title: "database"),
        TypeEntry("public.message", [], title: "message"),
        TypeEntry("public.contact", [], title: "contact"),
        TypeEntry(
            "public.vcard", ["public.text", "public.contact"], ["vcf", "vcard"],
            mimes: ["text/vcard", "text/directory"], title: "vCard"),
        TypeEntry("public.to-do-item", [], title: "to-do item"),
        TypeEntry("public.calendar-event", [], title: "calendar event"),
        TypeEntry("public.email-message", ["public.message"], title: "email message"),
        TypeEntry("com.apple.internet-location", ["public.data"], title: "internet location"),
        TypeEntry(
            "com.microsoft.internet-shortcut", ["public.data", "com.apple.internet-location"], ["url"],
            title: "internet shortcut"),
        TypeEntry("public.font", [], ["ttf", "otf", "ttc", "woff", "woff2"], mimes: ["font/ttf"], title: "font"),
        TypeEntry("public.bookmark", [], title: "bookmark"),
        TypeEntry(
            "com.rsa.pkcs-12", ["public.data"], ["p12", "pfx"], mimes: ["application/x-pkcs12"], title: "PKCS #12 data"),
        TypeEntry(
            "public.x509-certificate", ["public.data"], ["cer", "crt", "der"], mimes: ["application/x-x509-ca-cert"],
            title: "certificate"),
        TypeEntry(
            "org.idpf.epub-container", ["public.data", "public.composite-content"], ["epub"],
            mimes: ["application/epub+zip"], title: "EPUB"),
        TypeEntry("public.log", ["public.plain-text"], ["log"], title: "log"),
        TypeEntry("com.apple.haptics.ahap", ["public.json"], ["ahap"], title: "haptic pattern"),
        TypeEntry("public.geojson", ["public.json"], ["geojson"], mimes: ["application/geo+json"], title: "GeoJSON"),
        TypeEntry("com.apple.linkpresentation.metadata", ["public.data"], title: "link metadata"),
    ]
}
