extension LaunchOptions {
    /// The options, a line each.
    /// - Parameter program: The name that the app was started by.
    static func help(_ program: String) -> String {
        """
        Usage: \(program) [OPTION]... [FILE]

        Shows the app in a window, or in the terminal where there is no display. FILE is for apps that open documents.

          --window          in a window
          --terminal        in this terminal
          --png FILE        draws it to a file, as it is after two seconds; also --pdf FILE and --svg FILE
          --dump            prints it as text, and --dump=colors with its colors
          --size WxH        in that size, in points (of a terminal: in columns and rows)
          --scale N         pictures with N pixels a point
          --dark            in dark colors
          --at T,T...       pictures at these times, in seconds
          -h, --help        prints this
        """
    }
}
