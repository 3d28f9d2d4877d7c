// Swift Testing declares an overlay of this name for files that import it together with UIKit (attachments of images).
