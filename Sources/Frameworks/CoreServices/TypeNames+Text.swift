import OrielFoundation

// The older names of kinds of texts and programs.

/// Text in UTF-16 with a mark of its order.
public let kUTTypeUTF16ExternalPlainText: CFString = "public.utf16-external-plain-text"
/// Text in UTF-16.
public let kUTTypeUTF16PlainText: CFString = "public.utf16-plain-text"
/// A table with delimiters.
public let kUTTypeDelimitedText: CFString = "public.delimited-values-text"
/// A table with commas.
public let kUTTypeCommaSeparatedText: CFString = "public.comma-separated-values-text"
/// A table with tabs.
public let kUTTypeTabSeparatedText: CFString = "public.tab-separated-values-text"
/// A table with tabs in UTF-8.
public let kUTTypeUTF8TabSeparatedText: CFString = "public.utf8-tab-separated-values-text"
/// Values in XML.
public let kUTTypeXML: CFString = "public.xml"
/// A program's text.
public let kUTTypeSourceCode: CFString = "public.source-code"
/// A program in assembly language.
public let kUTTypeAssemblyLanguageSource: CFString = "public.assembly-source"
/// A program in C.
public let kUTTypeCSource: CFString = "public.c-source"
/// A program in Objective-C.
public let kUTTypeObjectiveCSource: CFString = "public.objective-c-source"
/// A program in Swift.
public let kUTTypeSwiftSource: CFString = "public.swift-source"
/// A program in C++.
public let kUTTypeCPlusPlusSource: CFString = "public.c-plus-plus-source"
/// A program in Objective-C++.
public let kUTTypeObjectiveCPlusPlusSource: CFString = "public.objective-c-plus-plus-source"
/// Declarations in C.
public let kUTTypeCHeader: CFString = "public.c-header"
/// Declarations in C++.
public let kUTTypeCPlusPlusHeader: CFString = "public.c-plus-plus-header"
/// A program in Java.
public let kUTTypeJavaSource: CFString = "com.sun.java-source"
/// A script.
public let kUTTypeScript: CFString = "public.script"
/// A script in AppleScript.
public let kUTTypeAppleScript: CFString = "com.apple.applescript.text"
/// A compiled script.
public let kUTTypeOSAScript: CFString = "com.apple.applescript.script"
/// A compiled script with files.
public let kUTTypeOSAScriptBundle: CFString = "com.apple.applescript.script-bundle"
/// A script in JavaScript.
public let kUTTypeJavaScript: CFString = "com.netscape.javascript-source"
/// A script of the shell.
public let kUTTypeShellScript: CFString = "public.shell-script"
/// A script in Perl.
public let kUTTypePerlScript: CFString = "public.perl-script"
/// A script in Python.
public let kUTTypePythonScript: CFString = "public.python-script"
/// A script in Ruby.
public let kUTTypeRubyScript: CFString = "public.ruby-script"
/// A script in PHP.
public let kUTTypePHPScript: CFString = "public.php-script"
/// A property list.
public let kUTTypePropertyList: CFString = "com.apple.property-list"
/// A property list in XML.
public let kUTTypeXMLPropertyList: CFString = "com.apple.xml-property-list"
/// A binary property list.
public let kUTTypeBinaryPropertyList: CFString = "com.apple.binary-property-list"
/// Styled text with files.
public let kUTTypeRTFD: CFString = "com.apple.rtfd"
/// Styled text with files, in one file.
public let kUTTypeFlatRTFD: CFString = "com.apple.flat-rtfd"
/// Text with media of older systems.
public let kUTTypeTXNTextAndMultimediaData: CFString = "com.apple.txn.text-multimedia-data"
/// A page with its files.
public let kUTTypeWebArchive: CFString = "com.apple.webarchive"
/// A log.
public let kUTTypeLog: CFString = "public.log"
/// An address card.
public let kUTTypeVCard: CFString = "public.vcard"
