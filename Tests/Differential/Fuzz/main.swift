import DifferentialKit
import Foundation

setvbuf(stdout, nil, _IOLBF, 0)
MainActor.assumeIsolated { Fuzz(CommandLine.arguments).run() }
