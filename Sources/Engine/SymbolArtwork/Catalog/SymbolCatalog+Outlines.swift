extension SymbolCatalog {
    /// A shield.
    static let shieldOutline = "M12 1.75 L20.5 5 V11.5 C20.5 17 16.5 20.5 12 22.25 C7.5 20.5 3.5 17 3.5 11.5 V5 Z"
    /// A round seal with eight lobes.
    static let sealOutline =
        "M8.44 3.41 Q12.00 -0.20 15.56 3.41 Q20.63 3.37 20.59 8.44 Q24.20 12.00 20.59 15.56 Q20.63 20.63 15.56 20.59 Q12.00 24.20 8.44 20.59 Q3.37 20.63 3.41 15.56 Q-0.20 12.00 3.41 8.44 Q3.37 3.37 8.44 3.41 Z"
    /// A speech bubble with its tail at the left.
    static let bubbleOutline =
        "M6 3 H18 Q22 3 22 7 V13 Q22 17 18 17 H11 L6.4 21.2 Q5.6 21.9 5.6 20.8 V17 Q2 16.8 2 13 V7 Q2 3 6 3 Z"
}
