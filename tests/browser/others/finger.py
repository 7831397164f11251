"""A finger on a window of GTK's, for no driver of WebKit's has one: the toolkit is told what a screen would tell it.

Whatever a browser makes of a touch comes after that: the events of the page, and the click that a short one becomes.
Objects of the toolkit are given by their addresses: nothing is imported here that the tests' environment may lack.
"""

import ctypes
import time

TOUCH_BEGIN, TOUCH_END = 37, 39


class Touch(ctypes.Structure):
    """GdkEventTouch."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("window", ctypes.c_void_p),
        ("send_event", ctypes.c_int8),
        ("time", ctypes.c_uint32),
        ("x", ctypes.c_double),
        ("y", ctypes.c_double),
        ("axes", ctypes.c_void_p),
        ("state", ctypes.c_uint),
        ("sequence", ctypes.c_void_p),
        ("emulating_pointer", ctypes.c_int),
        ("device", ctypes.c_void_p),
        ("x_root", ctypes.c_double),
        ("y_root", ctypes.c_double),
    )


class Finger:
    def __init__(self) -> None:
        self.gdk = ctypes.CDLL("libgdk-3.so.0")
        self.gdk.gdk_event_new.restype = ctypes.POINTER(Touch)
        self.gtk = ctypes.CDLL("libgtk-3.so.0")
        self.objects = ctypes.CDLL("libgobject-2.0.so.0")
        self.touches = 0

    def tap(self, window: int, device: int, x: float, y: float) -> None:
        """Down and up again at once: the shortest touch there is."""
        self.touches += 1
        for kind in (TOUCH_BEGIN, TOUCH_END):
            self.tell(kind, window, device, x, y)

    def tell(self, kind: int, window: int, device: int, x: float, y: float) -> None:
        event = self.gdk.gdk_event_new(kind)
        touch = event.contents
        # The event has a share in its window, and is never freed: there are few.
        self.objects.g_object_ref(ctypes.c_void_p(window))
        touch.window, touch.send_event = window, 1
        touch.time = int(time.monotonic() * 1000) & 0xFFFFFFFF
        touch.x = touch.x_root = x
        touch.y = touch.y_root = y
        touch.sequence = self.touches
        for share in (self.gdk.gdk_event_set_device, self.gdk.gdk_event_set_source_device):
            share(event, ctypes.c_void_p(device))
        self.gtk.gtk_main_do_event(event)
