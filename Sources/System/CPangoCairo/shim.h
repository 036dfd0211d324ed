#include <cairo/cairo-pdf.h>
#include <cairo/cairo-svg.h>
#include <cairo/cairo.h>
#include <hb-ot.h>
#include <pango/pangocairo.h>
