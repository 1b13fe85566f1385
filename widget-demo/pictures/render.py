"""blender -b --factory-startup -P render.py -- NAME OUT.png WIDTH HEIGHT SAMPLES"""
import importlib, os, pkgutil, sys
here = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, here); sys.dont_write_bytecode = True
import dishes
from dishkit.core import *
from dishkit import food

def find(name):
    for info in pkgutil.iter_modules(dishes.__path__):
        dish = importlib.import_module("dishes." + info.name).DISHES.get(name)
        if dish: return dish
    raise SystemExit("No dish is named " + name)

name, out, width, height, samples = sys.argv[sys.argv.index("--") + 1:]
dish = find(name); t = time.time(); reset(); food.cache.clear(); dish()
print("BUILD %.1fs" % (time.time() - t), flush=True)
render(out, int(width), int(height), int(samples))
