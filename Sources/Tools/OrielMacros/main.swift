import MacroExpansion

// The compiler starts this program once for each file it compiles, and asks it to expand macros. See
// PluginConnection.swift for the connection and PluginMessages.swift for its messages.
expandMacros()
