import Foundation

/// Draws an app's icons, with a program of SwiftUI that is built once for each engine.
struct IconPainter {
    let engine: Engine
    let cache: Cache

    /// The sizes for which desktops have folders, in pixels.
    static let sizes = [16, 22, 24, 32, 48, 64, 96, 128, 192, 256, 512]

    /// Draws icons of all sizes.
    /// - Parameters:
    ///   - icon: The picture; nil for the first letter of the name on a color that follows from the identifier.
    ///   - isShaped: Whether the picture has the shape of an icon already, as on the Mac.
    /// - Returns: The files by size.
    func draw(_ icon: AppIcon?, name: String, identifier: String, isShaped: Bool, into folder: URL) throws -> [Int: URL]
    {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let hue = Double(UInt64(Cache.hash(identifier), radix: 16)! % 360) / 360
        let letter = name.first { $0.isLetter || $0.isNumber } ?? "A"
        let words = [
            folder.path, icon?.file.path ?? "", letter.uppercased(), "\(hue)", isShaped ? "shaped" : "square",
        ]
        let result = try Shell.run(try program().path, words + Self.sizes.map(String.init), limit: 120)
        var files: [Int: URL] = [:]
        for size in Self.sizes {
            let file = folder.appending(path: "\(size).png")
            guard FileManager.default.fileExists(atPath: file.path) else {
                let reason = result.errors.split(separator: "\n").first.map { ": \($0)" } ?? ""
                throw Problem(
                    "The icon \(icon?.file.lastPathComponent ?? letter.uppercased()) cannot be drawn\(reason).")
            }
            files[size] = file
        }
        return files
    }

    /// The program that draws.
    private func program() throws -> URL {
        let folder = cache.root.appending(path: "icons/\(engine.folder.lastPathComponent)-\(Cache.hash(Self.source))")
        let program = folder.appending(path: "icons")
        if FileManager.default.isExecutableFile(atPath: program.path) { return program }
        let source = folder.appending(path: "main.swift")
        try Cache.write(Data(Self.source.utf8), to: source)
        let module = ModuleDescription(name: "OrielIcons", sources: [source])
        let step = ModuleBuild(module: module, engine: engine, folder: folder, platform: .iOS, search: [])
        let draft = folder.appending(path: "icons-\(ProcessInfo.processInfo.processIdentifier)")
        let (diagnostics, isDone) = try step.link([], into: draft)
        guard isDone else {
            throw Problem(
                "The program that draws icons does not compile: \(diagnostics.first { $0.isError }?.message ?? "").")
        }
        try? FileManager.default.removeItem(at: program)
        try FileManager.default.moveItem(at: draft, to: program)
        return program
    }

    private static let source = """
        import Foundation
        import SwiftUI

        struct Icon: View {
            let picture: UIImage?
            let letter: String
            let hue: Double
            let isShaped: Bool
            let size: CGFloat

            var body: some View {
                if let picture {
                    Image(uiImage: picture).resizable().interpolation(.high).frame(width: size, height: size)
                        .clipShape(RoundedRectangle(cornerRadius: isShaped ? 0 : size * 0.225, style: .continuous))
                } else {
                    RoundedRectangle(cornerRadius: size * 0.225, style: .continuous)
                        .fill(
                            LinearGradient(
                                colors: [
                                    Color(hue: hue, saturation: 0.55, brightness: 0.9),
                                    Color(hue: hue, saturation: 0.75, brightness: 0.65),
                                ], startPoint: .top, endPoint: .bottom))
                        .overlay {
                            Text(verbatim: letter).font(.system(size: size * 0.58, weight: .semibold, design: .rounded))
                                .foregroundStyle(.white)
                        }
                        .frame(width: size, height: size)
                }
            }
        }

        let words = Array(CommandLine.arguments.dropFirst())
        var picture: UIImage?
        if !words[1].isEmpty {
            guard let found = UIImage(contentsOfFile: words[1]) else {
                FileHandle.standardError.write(Data("not a picture that can be read".utf8))
                exit(1)
            }
            picture = found
        }
        for size in words.dropFirst(5).compactMap({ Int($0) }) {
            let icon = Icon(
                picture: picture, letter: words[2], hue: Double(words[3]) ?? 0, isShaped: words[4] == "shaped",
                size: CGFloat(size))
            guard let data = MainActor.assumeIsolated({ ImageRenderer(content: icon).uiImage?.pngData() }) else { exit(1) }
            try data.write(to: URL(filePath: words[0] + "/\\(size).png"))
        }
        exit(0)

        """
}
