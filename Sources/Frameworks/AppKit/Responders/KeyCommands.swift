import Foundation
import SwiftUI

/// The commands of keys, which a responder of an app's own performs; without effect by default.
@MainActor @preconcurrency
open class _NSKeyCommands: NSObject {
    /// Performs the command “move forward”.
    open func moveForward(_ sender: Any?) {}
    /// Performs the command “move right”.
    open func moveRight(_ sender: Any?) {}
    /// Performs the command “move backward”.
    open func moveBackward(_ sender: Any?) {}
    /// Performs the command “move left”.
    open func moveLeft(_ sender: Any?) {}
    /// Performs the command “move up”.
    open func moveUp(_ sender: Any?) {}
    /// Performs the command “move down”.
    open func moveDown(_ sender: Any?) {}
    /// Performs the command “move word forward”.
    open func moveWordForward(_ sender: Any?) {}
    /// Performs the command “move word backward”.
    open func moveWordBackward(_ sender: Any?) {}
    /// Performs the command “move to beginning of line”.
    open func moveToBeginningOfLine(_ sender: Any?) {}
    /// Performs the command “move to end of line”.
    open func moveToEndOfLine(_ sender: Any?) {}
    /// Performs the command “move to beginning of paragraph”.
    open func moveToBeginningOfParagraph(_ sender: Any?) {}
    /// Performs the command “move to end of paragraph”.
    open func moveToEndOfParagraph(_ sender: Any?) {}
    /// Performs the command “move to end of document”.
    open func moveToEndOfDocument(_ sender: Any?) {}
    /// Performs the command “move to beginning of document”.
    open func moveToBeginningOfDocument(_ sender: Any?) {}
    /// Performs the command “page down”.
    open func pageDown(_ sender: Any?) {}
    /// Performs the command “page up”.
    open func pageUp(_ sender: Any?) {}
    /// Performs the command “center selection in visible area”.
    open func centerSelectionInVisibleArea(_ sender: Any?) {}
    /// Performs the command “move backward and modify selection”.
    open func moveBackwardAndModifySelection(_ sender: Any?) {}
    /// Performs the command “move forward and modify selection”.
    open func moveForwardAndModifySelection(_ sender: Any?) {}
    /// Performs the command “move word forward and modify selection”.
    open func moveWordForwardAndModifySelection(_ sender: Any?) {}
    /// Performs the command “move word backward and modify selection”.
    open func moveWordBackwardAndModifySelection(_ sender: Any?) {}
    /// Performs the command “move up and modify selection”.
    open func moveUpAndModifySelection(_ sender: Any?) {}
    /// Performs the command “move down and modify selection”.
    open func moveDownAndModifySelection(_ sender: Any?) {}
    /// Performs the command “move to beginning of line and modify selection”.
    open func moveToBeginningOfLineAndModifySelection(_ sender: Any?) {}
    /// Performs the command “move to end of line and modify selection”.
    open func moveToEndOfLineAndModifySelection(_ sender: Any?) {}
    /// Performs the command “move to end of document and modify selection”.
    open func moveToEndOfDocumentAndModifySelection(_ sender: Any?) {}
    /// Performs the command “move to beginning of document and modify selection”.
    open func moveToBeginningOfDocumentAndModifySelection(_ sender: Any?) {}
    /// Performs the command “page down and modify selection”.
    open func pageDownAndModifySelection(_ sender: Any?) {}
    /// Performs the command “page up and modify selection”.
    open func pageUpAndModifySelection(_ sender: Any?) {}
    /// Performs the command “move word right”.
    open func moveWordRight(_ sender: Any?) {}
    /// Performs the command “move word left”.
    open func moveWordLeft(_ sender: Any?) {}
    /// Performs the command “move right and modify selection”.
    open func moveRightAndModifySelection(_ sender: Any?) {}
    /// Performs the command “move left and modify selection”.
    open func moveLeftAndModifySelection(_ sender: Any?) {}
    /// Performs the command “move word right and modify selection”.
    open func moveWordRightAndModifySelection(_ sender: Any?) {}
    /// Performs the command “move word left and modify selection”.
    open func moveWordLeftAndModifySelection(_ sender: Any?) {}
    /// Performs the command “move to left end of line”.
    open func moveToLeftEndOfLine(_ sender: Any?) {}
    /// Performs the command “move to right end of line”.
    open func moveToRightEndOfLine(_ sender: Any?) {}
    /// Performs the command “scroll page up”.
    open func scrollPageUp(_ sender: Any?) {}
    /// Performs the command “scroll page down”.
    open func scrollPageDown(_ sender: Any?) {}
    /// Performs the command “scroll line up”.
    open func scrollLineUp(_ sender: Any?) {}
    /// Performs the command “scroll line down”.
    open func scrollLineDown(_ sender: Any?) {}
    /// Performs the command “scroll to beginning of document”.
    open func scrollToBeginningOfDocument(_ sender: Any?) {}
    /// Performs the command “scroll to end of document”.
    open func scrollToEndOfDocument(_ sender: Any?) {}
    /// Performs the command “transpose”.
    open func transpose(_ sender: Any?) {}
    /// Performs the command “transpose words”.
    open func transposeWords(_ sender: Any?) {}
    /// Performs the command “select paragraph”.
    open func selectParagraph(_ sender: Any?) {}
    /// Performs the command “select line”.
    open func selectLine(_ sender: Any?) {}
    /// Performs the command “select word”.
    open func selectWord(_ sender: Any?) {}
    /// Performs the command “indent”.
    open func indent(_ sender: Any?) {}
    /// Performs the command “insert tab”.
    open func insertTab(_ sender: Any?) {}
    /// Performs the command “insert backtab”.
    open func insertBacktab(_ sender: Any?) {}
    /// Performs the command “insert newline”.
    open func insertNewline(_ sender: Any?) {}
    /// Performs the command “insert paragraph separator”.
    open func insertParagraphSeparator(_ sender: Any?) {}
    /// Performs the command “insert newline ignoring field editor”.
    open func insertNewlineIgnoringFieldEditor(_ sender: Any?) {}
    /// Performs the command “insert tab ignoring field editor”.
    open func insertTabIgnoringFieldEditor(_ sender: Any?) {}
    /// Performs the command “insert line break”.
    open func insertLineBreak(_ sender: Any?) {}
    /// Performs the command “change case of letter”.
    open func changeCaseOfLetter(_ sender: Any?) {}
    /// Performs the command “uppercase word”.
    open func uppercaseWord(_ sender: Any?) {}
    /// Performs the command “lowercase word”.
    open func lowercaseWord(_ sender: Any?) {}
    /// Performs the command “capitalize word”.
    open func capitalizeWord(_ sender: Any?) {}
    /// Performs the command “delete forward”.
    open func deleteForward(_ sender: Any?) {}
    /// Performs the command “delete backward”.
    open func deleteBackward(_ sender: Any?) {}
    /// Performs the command “delete backward by decomposing previous character”.
    open func deleteBackwardByDecomposingPreviousCharacter(_ sender: Any?) {}
    /// Performs the command “delete word forward”.
    open func deleteWordForward(_ sender: Any?) {}
    /// Performs the command “delete word backward”.
    open func deleteWordBackward(_ sender: Any?) {}
    /// Performs the command “delete to beginning of line”.
    open func deleteToBeginningOfLine(_ sender: Any?) {}
    /// Performs the command “delete to end of line”.
    open func deleteToEndOfLine(_ sender: Any?) {}
    /// Performs the command “delete to beginning of paragraph”.
    open func deleteToBeginningOfParagraph(_ sender: Any?) {}
    /// Performs the command “delete to end of paragraph”.
    open func deleteToEndOfParagraph(_ sender: Any?) {}
    /// Performs the command “yank”.
    open func yank(_ sender: Any?) {}
    /// Performs the command “set mark”.
    open func setMark(_ sender: Any?) {}
    /// Performs the command “delete to mark”.
    open func deleteToMark(_ sender: Any?) {}
    /// Performs the command “select to mark”.
    open func selectToMark(_ sender: Any?) {}
    /// Performs the command “swap with mark”.
    open func swapWithMark(_ sender: Any?) {}
    /// Performs the command “quick look preview items”.
    open func quickLookPreviewItems(_ sender: Any?) {}
}
