import Foundation
import SwiftUI

/// The changes of an edit of a text storage, under their older name.
public typealias NSTextStorageEditActions = NSTextStorage.EditActions
