"""The hosts' large pictures: tables laid with the dishes of the other modules. 1600 x 900."""
import importlib
from dishkit.core import *
from dishkit import food as F
from dishkit import hotel as H

def lay(places):
    """builds each dish where its own picture has it, then moves it to its place: (picture, (x, y), turn, scale)"""
    import pkgutil, dishes
    modules = [importlib.import_module('dishes.' + i.name) for i in pkgutil.iter_modules(dishes.__path__)]; laid = []
    for k, (name, at, turn, scale) in enumerate(places):
        m = next(m for m in modules if name in m.DISHES); before = set(bpy.data.objects); saved = (m.stage, m.camera, H.table, F.counter); m.stage = m.camera = H.table = F.counter = lambda *a, **kw: None
        shot = getattr(m, 'shot', None)
        if shot: m.shot = lambda *a, **kw: None
        m.DISHES[name](); m.stage, m.camera, H.table, F.counter = saved
        if shot: m.shot = shot
        e = bpy.data.objects.new('place', None); bpy.context.scene.collection.objects.link(e)
        for o in set(bpy.data.objects) - before - {e}:
            if o.type in ('LIGHT', 'CAMERA') or o.name.split('.')[0] in ('table', 'napkin'): bpy.data.objects.remove(o)
            elif o.parent is None: o.parent = e
        e.location = (100 * (k + 1), 0, 0); laid.append((e, at, turn, scale)); bpy.context.view_layer.update()
    for e, at, turn, scale in laid: e.location = (*at, 0); e.rotation_euler = (0, 0, turn); e.scale = (scale,) * 3
def daylight(k=1.0):
    """the same window, drawn back and opened for a wider table"""
    for o in bpy.context.scene.objects:
        if o.type == 'LIGHT': o.location *= 1.7 * k; o.data.size *= 1.7 * k; o.data.energy *= 4.0 * k * k
def patty():
    lay([('burger-lot', (-.25, -.25), .0, 1), ('chips', (1.75, .35), .1, .95), ('cola', (-1.75, 1.25), 0, 1), ('salad', (-2.75, -.35), .3, .95), ('cookie', (2.55, -1.05), .4, .8), ('lemonade', (.85, 1.75), 0, .95), ('doughnuts', (3.55, .75), 0, .8)]); stage(True, .25, (.1, -.2)); daylight(); camera((.20, .22, .50), 6.6, 33, 3, .5, focus=(-.2, -.6, .5))
def group():
    lay([('burger-classic', (-1.35, .15), .5, 1), ('salad', (1.25, .75), .6, 1), ('chicken-honey', (1.35, -1.65), .2, .95), ('chips', (-3.2, .6), .3, .9), ('cola', (-.15, 1.75), 0, .9), ('sundae', (3.7, -.25), .2, .9), ('coffee', (-1.25, -2.05), .4, .9), ('doughnuts', (-3.55, -1.65), .5, .85), ('orange-soda', (3.2, 1.75), 0, .85)]); stage(True, -.2, (-1.3, .0)); daylight(1.15); camera((.1, -.15, .35), 7.9, 52, 0, .6, focus=(0, -.4, .5))
def harbour():
    lay([('croissant-jam', (.1, -.55), 0, 1), ('tea-hotel', (-2.35, .35), .0, 1.05), ('pancakes-hotel', (2.45, .10), .0, 1), ('fruit-plate', (.45, 1.75), .2, .9), ('lemon-mint-soda', (-1.05, 1.55), 0, .82)]); H.table(napkin=False); daylight(.94); camera((.05, .22, .46), 6.5, 35, 2, .5, focus=(0, -.5, .4))
DISHES = {"profile-patty": patty, "profile-group": group, "profile-harbour": harbour}
