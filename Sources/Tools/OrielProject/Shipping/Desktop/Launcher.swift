/// The script that starts a packaged app, from wherever its folder lies.
struct Launcher {
    let app: ShippingDescription
    /// The program's file in the folder `app`.
    let program: String
    /// Whether it has fonts of its own.
    let hasFonts: Bool

    var text: String {
        var lines = [
            "#!/bin/sh", "# Starts the program with the libraries, resources and icons beside it.",
            #"here=$(dirname -- "$(readlink -f -- "$0")")"#,
            "export ORIEL_APP_ID=\(app.identifier.text)",
            #"export XDG_DATA_DIRS="${here%/lib/*}/share:${XDG_DATA_DIRS:-/usr/local/share:/usr/share}""#,
        ]
        if hasFonts { lines.append(#"export FONTCONFIG_FILE="$here/fonts.conf""#) }
        if app.usesDocuments {
            // Apps of Apple's systems write there without asking, for there it always exists.
            lines.append(
                #"mkdir -p -- "$(xdg-user-dir DOCUMENTS 2>/dev/null || echo "$HOME/Documents")" 2>/dev/null || :"#)
        }
        lines.append(#"exec "$here"/app/\#(ShippingText.shell(program)) "$@""#)
        return lines.joined(separator: "\n") + "\n"
    }

    /// Has the app's own fonts found beside those of the system.
    static let fonts = """
        <?xml version="1.0"?>
        <fontconfig>
          <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
          <dir prefix="relative">app</dir>
        </fontconfig>

        """
}
