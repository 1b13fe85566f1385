"""blender -b --factory-startup -P render.py -- FOLDER WIDTH HEIGHT SAMPLES NAME..."""
import importlib, os, pkgutil, sys
here = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, here); sys.dont_write_bytecode = True
import dishes
from dishkit.core import *
from dishkit import food

known = {}
for info in pkgutil.iter_modules(dishes.__path__): known.update(importlib.import_module("dishes." + info.name).DISHES)

folder, width, height, samples, *names = sys.argv[sys.argv.index("--") + 1:]
Mat.scatter = int(samples) >= 128
for name in names:
    t = time.time(); reset(); food.cache.clear(); food.rs(7); known[name]()
    print("BUILD %s %.1fs" % (name, time.time() - t), flush=True)
    render(os.path.join(folder, name + ".png"), int(width), int(height), int(samples))
