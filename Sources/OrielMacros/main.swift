// The compiler starts this program once for each file it compiles, and asks it to expand macros.
// See PluginConnection.swift for the wire and PluginMessages.swift for what is said over it.

exit(with: PluginServer(connection: PluginConnection(input: 0, output: 1)).run())
