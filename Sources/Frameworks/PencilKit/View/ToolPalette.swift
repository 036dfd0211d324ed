import Foundation
import SwiftUI

/// The palette of a canvas.
struct ToolPalette: View {
    static let height: CGFloat = 56
    let picker: PKToolPicker
    let canvas: PKCanvasView
    /// Makes values differ whenever the tool may have changed.
    let revision: Int

    private static let colors: [(name: String, color: UIColor)] = [
        ("Black", .black), ("Blue", .systemBlue), ("Green", .systemGreen), ("Yellow", .systemYellow),
        ("Red", .systemRed),
    ]
    private static let inks: [(name: String, symbol: String, type: PKInk.InkType)] = [
        ("Pen", "pencil.tip", .pen), ("Marker", "highlighter", .marker), ("Pencil", "pencil", .pencil),
    ]

    private var ink: PKInkingTool? { picker.selectedTool as? PKInkingTool }
    private var lastInk: PKInkingTool { ink ?? PKInkingTool(.pen) }

    var body: some View {
        HStack(spacing: 14) {
            Button("Undo", systemImage: "arrow.uturn.backward") { canvas.undoManager?.undo() }
            Button("Redo", systemImage: "arrow.uturn.forward") { canvas.undoManager?.redo() }
            ForEach(Self.inks, id: \.name) { entry in
                tool(entry.name, entry.symbol, ink?.inkType == entry.type) {
                    picker.selectedTool = PKInkingTool(entry.type, color: lastInk.color)
                }
            }
            tool("Eraser", "eraser", picker.selectedTool is PKEraserTool) {
                picker.selectedTool = PKEraserTool(.bitmap)
            }
            ForEach(Self.colors, id: \.name) { entry in
                Button {
                    picker.selectedTool = PKInkingTool(
                        ink: PKInk(lastInk.inkType, color: entry.color), width: lastInk.width)
                } label: {
                    Circle().fill(Color(entry.color)).frame(width: 22, height: 22)
                        .overlay {
                            Circle().strokeBorder(.primary, lineWidth: ink?.color == entry.color ? 2 : 0)
                        }
                }
                .accessibilityLabel(entry.name)
            }
        }
        .labelStyle(.iconOnly)
        .buttonStyle(.plain)
        .padding(.horizontal, 16)
        .frame(height: Self.height - 12)
        .background(.bar, in: Capsule())
        .overlay { Capsule().strokeBorder(.secondary.opacity(0.3)) }
        .padding(.bottom, 12)
    }

    private func tool(_ name: String, _ symbol: String, _ isChosen: Bool, _ action: @escaping () -> Void) -> some View {
        Button(action: action) {
            Image(systemName: symbol).foregroundStyle(isChosen ? Color.accentColor : Color.primary)
        }
        .accessibilityLabel(name)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}
