/// The module that the programs of macros start with, for the toolchain's SwiftSyntax, which comes without it.
enum PluginSource {
    static let text = """
        import Foundation
        @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
        import SwiftSyntaxMacros

        /// A program of macros.
        public protocol CompilerPlugin {
            init()
            var providingMacros: [any Macro.Type] { get }
        }

        extension CompilerPlugin {
            func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
                for type in providingMacros {
                    // The name of a type begins with its module.
                    let name = String(reflecting: type)
                    if name.hasPrefix(moduleName + "."), name.hasSuffix("." + typeName) { return type }
                }
                throw MissingMacro(name: moduleName + "." + typeName)
            }

            public static func main() throws {
                let plugin = Self()
                // What a macro prints must not get between the messages.
                let input = dup(0)
                let output = dup(1)
                close(0)
                dup2(2, 1)
                let connection = StandardIOMessageConnection(
                    inputFileDescriptor: input, outputFileDescriptor: output)
                let listener = CompilerPluginMessageListener(
                    connection: connection, provider: Provider(plugin: plugin))
                try listener.main()
            }
        }

        struct MissingMacro: Error, CustomStringConvertible {
            var name: String
            var description: String { "there is no macro \\(name)" }
        }

        struct Provider<Plugin: CompilerPlugin>: PluginProvider {
            let plugin: Plugin

            func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
                try plugin.resolveMacro(moduleName: moduleName, typeName: typeName)
            }
        }

        """
}
