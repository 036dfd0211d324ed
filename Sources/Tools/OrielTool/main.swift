import Foundation
import OrielProject

exit(OrielCommand.run(Array(CommandLine.arguments.dropFirst())))
