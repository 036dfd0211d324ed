#pragma once
#include "GtkShim.h"

/// Gives the children that stand for elements their places.
void oriel_accessible_allocate_children(GtkWidget *widget);
/// Takes all children away.
void oriel_widget_unparent_children(GtkWidget *widget);
/// Gives the children in the places of views theirs.
void oriel_native_allocate_children(GtkWidget *widget);
