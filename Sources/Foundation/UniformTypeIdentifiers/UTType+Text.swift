// The system's types: text, sources and documents.
extension UTType {
    /// Text: `public.text`.
    public static var text: UTType { UTType(known: "public.text") }
    /// Text: `public.plain-text`.
    public static var plainText: UTType { UTType(known: "public.plain-text") }
    /// Unicode text: `public.utf8-plain-text`.
    public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
    /// Unicode text: `public.utf16-external-plain-text`.
    public static var utf16ExternalPlainText: UTType { UTType(known: "public.utf16-external-plain-text") }
    /// Unicode text: `public.utf16-plain-text`.
    public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
    /// Delimited text: `public.delimited-values-text`.
    public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
    /// Comma-separated values: `public.comma-separated-values-text`.
    public static var commaSeparatedText: UTType { UTType(known: "public.comma-separated-values-text") }
    /// Tab-separated values: `public.tab-separated-values-text`.
    public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
    /// Tab-separated values: `public.utf8-tab-separated-values-text`.
    public static var utf8TabSeparatedText: UTType { UTType(known: "public.utf8-tab-separated-values-text") }
    /// Rich text document: `public.rtf`.
    public static var rtf: UTType { UTType(known: "public.rtf") }
    /// A rich text document with attachments: `com.apple.rtfd`.
    public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }
    /// A rich text document with attachments: `com.apple.flat-rtfd`.
    public static var flatRTFD: UTType { UTType(known: "com.apple.flat-rtfd") }
    /// HTML text: `public.html`.
    public static var html: UTType { UTType(known: "public.html") }
    /// XML text: `public.xml`.
    public static var xml: UTType { UTType(known: "public.xml") }
    /// A YAML document: `public.yaml`.
    public static var yaml: UTType { UTType(known: "public.yaml") }
    /// CSS: `public.css`.
    public static var css: UTType { UTType(known: "public.css") }
    /// A source code: `public.source-code`.
    public static var sourceCode: UTType { UTType(known: "public.source-code") }
    /// Assembly source: `public.assembly-source`.
    public static var assemblyLanguageSource: UTType { UTType(known: "public.assembly-source") }
    /// C source: `public.c-source`.
    public static var cSource: UTType { UTType(known: "public.c-source") }
    /// Objective-C source: `public.objective-c-source`.
    public static var objectiveCSource: UTType { UTType(known: "public.objective-c-source") }
    /// Swift source: `public.swift-source`.
    public static var swiftSource: UTType { UTType(known: "public.swift-source") }
    /// C++ source: `public.c-plus-plus-source`.
    public static var cPlusPlusSource: UTType { UTType(known: "public.c-plus-plus-source") }
    /// Objective-C++ source: `public.objective-c-plus-plus-source`.
    public static var objectiveCPlusPlusSource: UTType { UTType(known: "public.objective-c-plus-plus-source") }
    /// A C header: `public.c-header`.
    public static var cHeader: UTType { UTType(known: "public.c-header") }
    /// A C++ header: `public.c-plus-plus-header`.
    public static var cPlusPlusHeader: UTType { UTType(known: "public.c-plus-plus-header") }
    /// A script: `public.script`.
    public static var script: UTType { UTType(known: "public.script") }
    /// AppleScript text: `com.apple.applescript.text`.
    public static var appleScript: UTType { UTType(known: "com.apple.applescript.text") }
    /// A compiled script: `com.apple.applescript.script`.
    public static var osaScript: UTType { UTType(known: "com.apple.applescript.script") }
    /// A script bundle: `com.apple.applescript.script-bundle`.
    public static var osaScriptBundle: UTType { UTType(known: "com.apple.applescript.script-bundle") }
    /// JavaScript: `com.netscape.javascript-source`.
    public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
    /// A shell script: `public.shell-script`.
    public static var shellScript: UTType { UTType(known: "public.shell-script") }
    /// A Perl script: `public.perl-script`.
    public static var perlScript: UTType { UTType(known: "public.perl-script") }
    /// A Python script: `public.python-script`.
    public static var pythonScript: UTType { UTType(known: "public.python-script") }
    /// A Ruby script: `public.ruby-script`.
    public static var rubyScript: UTType { UTType(known: "public.ruby-script") }
    /// A PHP script: `public.php-script`.
    public static var phpScript: UTType { UTType(known: "public.php-script") }
    /// A makefile: `public.make-source`.
    public static var makefile: UTType { UTType(known: "public.make-source") }
    /// JSON: `public.json`.
    public static var json: UTType { UTType(known: "public.json") }
    /// A property list: `com.apple.property-list`.
    public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
    /// An XML property list: `com.apple.xml-property-list`.
    public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }
    /// A binary property list: `com.apple.binary-property-list`.
    public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }
    /// A PDF document: `com.adobe.pdf`.
    public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
    /// A web archive: `com.apple.webarchive`.
    public static var webArchive: UTType { UTType(known: "com.apple.webarchive") }
}
