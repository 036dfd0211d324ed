extension TypeTable {
    static let text: [TypeEntry] = [
        TypeEntry("public.text", ["public.data", "public.content"], title: "text"),
        TypeEntry("public.plain-text", ["public.text"], ["txt", "text"], mimes: ["text/plain"], title: "text"),
        TypeEntry(
            "public.utf8-plain-text", ["public.plain-text"], [], mimes: ["text/plain;charset=utf-8"],
            title: "Unicode text"),
        TypeEntry("public.utf16-external-plain-text", ["public.plain-text"], title: "Unicode text"),
        TypeEntry("public.utf16-plain-text", ["public.plain-text"], title: "Unicode text"),
        TypeEntry("public.delimited-values-text", ["public.text"], title: "delimited text"),
        TypeEntry(
            "public.comma-separated-values-text", ["public.delimited-values-text"], ["csv"], mimes: ["text/csv"],
            title: "comma-separated values"),
        TypeEntry(
            "public.tab-separated-values-text", ["public.delimited-values-text"], ["tsv"],
            mimes: ["text/tab-separated-values"], title: "tab-separated values"),
        TypeEntry(
            "public.utf8-tab-separated-values-text", ["public.tab-separated-values-text", "public.utf8-plain-text"],
            title: "tab-separated values"),
        TypeEntry(
            "public.rtf", ["public.text"], ["rtf"], mimes: ["text/rtf", "application/rtf"], title: "rich text document"),
        TypeEntry(
            "com.apple.rtfd", ["com.apple.package", "public.composite-content"], ["rtfd"],
            title: "rich text document with attachments"),
        TypeEntry(
            "com.apple.flat-rtfd", ["public.data", "public.composite-content"],
            title: "rich text document with attachments"),
        TypeEntry("public.html", ["public.text"], ["html", "htm", "shtml"], mimes: ["text/html"], title: "HTML text"),
        TypeEntry("public.xml", ["public.text"], ["xml"], mimes: ["application/xml", "text/xml"], title: "XML text"),
        TypeEntry(
            "public.yaml", ["public.text"], ["yml", "yaml"], mimes: ["application/x-yaml"], title: "YAML document"),
        TypeEntry("public.css", ["public.text"], ["css"], mimes: ["text/css"], title: "CSS"),
        TypeEntry("public.source-code", ["public.plain-text"], title: "source code"),
        TypeEntry("public.assembly-source", ["public.source-code"], ["s"], title: "assembly source"),
        TypeEntry("public.c-source", ["public.source-code"], ["c"], title: "C source"),
        TypeEntry("public.objective-c-source", ["public.source-code"], ["m"], title: "Objective-C source"),
        TypeEntry("public.swift-source", ["public.source-code"], ["swift"], title: "Swift source"),
        TypeEntry(
            "public.c-plus-plus-source", ["public.source-code"], ["cpp", "cp", "cc", "cxx", "c++"], title: "C++ source"),
        TypeEntry("public.objective-c-plus-plus-source", ["public.source-code"], ["mm"], title: "Objective-C++ source"),
        TypeEntry("public.c-header", ["public.source-code"], ["h"], title: "C header"),
        TypeEntry(
            "public.c-plus-plus-header", ["public.source-code"], ["hpp", "h++", "hxx", "hh"], title: "C++ header"),
        TypeEntry("public.script", ["public.source-code"], title: "script"),
        TypeEntry("com.apple.applescript.text", ["public.script"], ["applescript"], title: "AppleScript text"),
        TypeEntry(
            "com.apple.applescript.script", ["public.data", "public.script"], ["scpt"], title: "compiled script"),
        TypeEntry(
            "com.apple.applescript.script-bundle", ["com.apple.bundle", "com.apple.package", "public.script"],
            ["scptd"], title: "script bundle"),
        TypeEntry(
            "com.netscape.javascript-source", ["public.script", "public.executable"],
            ["js", "jscript", "javascript", "mjs"], mimes: ["text/javascript"], title: "JavaScript"),
        TypeEntry("public.shell-script", ["public.script"], ["sh", "command"], title: "shell script"),
        TypeEntry(
            "public.perl-script", ["public.shell-script"], ["pl", "pm"], mimes: ["text/x-perl-script"],
            title: "Perl script"),
        TypeEntry(
            "public.python-script", ["public.shell-script"], ["py"], mimes: ["text/x-python-script"],
            title: "Python script"),
        TypeEntry(
            "public.ruby-script", ["public.shell-script"], ["rb", "rbw"], mimes: ["text/x-ruby-script"],
            title: "Ruby script"),
        TypeEntry(
            "public.php-script", ["public.shell-script"], ["php", "php3", "php4", "ph3", "ph4", "phtml"],
            mimes: ["text/php"], title: "PHP script"),
        TypeEntry("public.make-source", ["public.script"], ["make", "mk"], title: "makefile"),
        TypeEntry("public.json", ["public.text"], ["json"], mimes: ["application/json"], title: "JSON"),
        TypeEntry("com.apple.property-list", ["public.data"], ["plist"], title: "property list"),
        TypeEntry(
            "com.apple.xml-property-list", ["com.apple.property-list", "public.xml"], title: "XML property list"),
        TypeEntry("com.apple.binary-property-list", ["com.apple.property-list"], title: "binary property list"),
        TypeEntry(
            "com.adobe.pdf", ["public.data", "public.composite-content"], ["pdf"], mimes: ["application/pdf"],
            title: "PDF document"),
        TypeEntry(
            "com.apple.webarchive", ["public.data", "public.composite-content"], ["webarchive"],
            mimes: ["application/x-webarchive"], title: "web archive"),
    ]
}
