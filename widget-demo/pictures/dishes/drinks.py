from dishkit.core import *
from dishkit import food as F
from dishkit.food import once, show
from dishkit.drinks import *
from dishkit.greens import *
from dishkit.sweets import m_cream

def shot(w=2.42, el=32, az=4, t=(.03, 0, .90), focus=(0, -.4, 1.1)): camera(t, w, el, az, .26, focus=focus)
def cola():
    F.counter(); coaster().location.z = .028; tall(liquid=glass('cola', (.30, .100, .022), 1.34, 0, (.4, .17, .05)), bubbles=120); straw(z=.25); on_rim('lemon', .44, 1.45); card(); shot()
def lemonade():
    F.counter(); coaster().location.z = .028; tall(.40, .46, 1.30, 1.08, glass('lemonade', (.95, .90, .60), 1.335, .03, (.95, .9, .65)), 7, bubbles=160, seed=5)
    inside(['lemon'], [(-1.9, .25, .62, .1), (-1.0, .28, .95, -.25), (.6, .2, .8, .2)]); show(citrus('lemon', .24, .045), (-.10, -.14, 1.24), Euler((.5, .15, .3))); sprig((.10, .02, 1.22), 7, .30, 3); straw(.14, .06, .3, (.10, -.16), 1.55, (.62, .44, .05)); card(h=1.1, e=2.4)
    l = show(citrus('lemon', .30, .26)); l.location = (.74, -.16, .16); l.rotation_euler = (.95, .1, .5); shot(2.3, t=(.07, 0, .80))
def blood_orange():
    F.counter(); coaster().location.z = .028; tall(.30, .34, 1.62, 1.34, glass('soda', (.90, .34, .21), 1.34, 0, (.85, .35, .2)), 10, bubbles=160, seed=8, beads=320); on_rim('blood', .34, 1.62, a=2.7, size=.29); straw(.05, .02, .3, (-.05, .16), 1.8, (.55, .10, .03)); card(.8, .12, 1.3, e=2.6)
    w = show(citrus('blood', .31, .12)); w.location = (.68, -.14, .14); w.rotation_euler = (.55, .2, .3); show(citrus('blood', .30, .06), (.62, .20, .06), None); shot(2.6, 31, t=(.13, 0, .93))
def iced_tea():
    F.counter(); coaster().location.z = .028; tall(.42, .44, 1.22, 1.02, glass('tea', (.86, .42, .085), 1.34, 0, (.8, .4, .12)), 8, seed=11, beads=260); inside(['lemon'], [(-2.0, .27, .50, .1), (-.9, .28, .80, -.2)]); show(citrus('lemon', .25, .045), (-.05, -.16, 1.18), Euler((.45, -.1, .3))); sprig((.16, .08, 1.16), 4, .26, 7); card(h=.85); spoon((-.78, -.55, .07), -.4); shot(2.15, 34, t=(-.03, 0, .70))
def apple():
    F.counter(); tall(.33, .42, 1.28, 1.10, cloudy('apple', (.72, .42, .075), (.86, .50, .07), .12), 0, beads=0)
    s = Mat('apple'); n = s.noise(3.2, 5, .6, 0, s.co((1, 1, .25))); z = s.gen()[2]; k = s.math('ADD', s.math('MULTIPLY', n, .8), s.math('MULTIPLY', z, .2)); s.set(Base_Color=s.mix(s.ramp(s.noise(40, 2), [(.66, 0), (.7, .5)]), s.ramp(k, [(.36, (.40, .46, .05)), (.50, (.60, .42, .06)), (.60, (.50, .05, .02))]), (.75, .62, .30)), Roughness=.22, Specular=.5, Clearcoat=.3)
    R0 = .44; a = lathe('apple', [(0, .08), (.10, .03), (.22, .01), (.36, .16), (R0, .44), (.38, .68), (.22, .77), (.10, .72), (0, .62)], 120, 90, s, wob=.03, seed=2, freq=1.6); a.location = (-.68, .42, .02); tube('stalk', [(-.68, .42, .64), (-.66, .42, .78), (-.60, .44, .92)], .018, F.m_plain('stalk', (.10, .05, .02), .7), 10, 20)
    # a quarter, cut side to the camera
    fl = F.m_plain('flesh', (.86, .76, .48), .35, .2); q = grid('cut', lambda u, v: (v * .40 * math.cos(u * math.pi) * 1.0, 0, v * .40 * math.sin(u * math.pi) * .9), 60, 20, mat=fl)
    def wedge(u, v): b = v * math.pi; e = u * .95; return (.40 * math.cos(b), -.40 * math.sin(b) * math.sin(e) * -1, .36 * math.sin(b) * math.cos(e))
    w = grid('wedge', wedge, 30, 40, mat=s); f2 = grid('cut', lambda u, v: (v * .40 * math.cos(u * math.pi), v * .40 * math.sin(u * math.pi) * math.sin(.95), v * .36 * math.sin(u * math.pi) * math.cos(.95)), 60, 20, mat=fl)
    for o in (q, w, f2): o.location = (.66, -.26, .06); o.rotation_euler = (-.35, 0, .5)
    card(h=1.0, e=1.2); shot(2.3, 30, 2, (-.02, 0, .66))
def label(text, size, r, z, m):
    """words printed round a bottle"""
    c = bpy.data.curves.new('label', 'FONT'); c.body = text; c.size = size; c.align_x = c.align_y = 'CENTER'; c.space_character = 1.15; o = bpy.data.objects.new('label', c); bpy.context.scene.collection.objects.link(o)
    me = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get())); bpy.data.objects.remove(o); me.materials.clear(); me.materials.append(m.m)
    for v in me.vertices: x, y = v.co.x, v.co.y; v.co = (r * math.sin(x / r), -r * math.cos(x / r), z + y)
    w = bpy.data.objects.new('label', me); bpy.context.scene.collection.objects.link(w); return w
def water():
    F.counter(); z0 = .03; R0 = .34; P = [(R0 * .90, .0), (R0, .05), (R0, .60), (R0, 1.22), (R0 * .93, 1.42), (R0 * .60, 1.66), (.135, 1.84), (.118, 1.96), (.118, 2.10)]; before = set(bpy.data.objects)
    lathe('wall', P, 128, 110, thin_glass(shine=1.3)); Q = spline([(max(.01, r - .02), z + (.03 if z < .1 else 0)) for r, z in P], 120); lv = 1.78; clear = glass('still', (.965, .985, .985), 1.33, 0, (.93, .96, .96))
    body = [(q[0], q[1]) for q in Q if q[1] < lv]; lathe('water', [(0, .03)] + body + [(body[-1][0] - .01, lv + .008), (.06, lv), (0, lv)], 128, 160, clear, smooth_prof=False)
    lathe('cap', [(0, 2.30), (.125, 2.30), (.142, 2.285), (.144, 2.10), (.150, 2.09), (.150, 2.03), (.138, 2.02)], 96, 60, m_metal((.44, .09, .04), .34), smooth_prof=False)
    paper = Mat('label'); h = paper.z()[2]; edge = paper.math('ABSOLUTE', paper.math('SUBTRACT', h, .82)); paper.set(Base_Color=paper.mix(paper.ramp(edge, [(.285, 0), (.288, 1), (.303, 1), (.306, 0)]), (.78, .72, .62), (.40, .07, .02)), Roughness=.6, Specular=.25)
    grid('label', lambda u, v: ((R0 + .004) * math.cos(u * math.tau), (R0 + .004) * math.sin(u * math.tau), .48 + .68 * v), 128, 30, True, paper); ink = F.m_plain('ink', (.012, .055, .085), .5)
    label('STILL', .22, R0 + .012, .86, ink); label('spring water', .085, R0 + .010, .70, ink)
    def wall(rr):
        a = -math.pi / 2 + rr.gauss(0, 1.0); q = rr.choice((rr.uniform(.08, .46), rr.uniform(1.18, 1.42), rr.uniform(1.18, 1.62))); i = min(range(len(Q)), key=lambda k: abs(Q[k][1] - q)); r = Q[i][0] + .022; return Vector((r * math.cos(a), r * math.sin(a), q)), Vector((math.cos(a), math.sin(a), .25 if q > 1.42 else 0))
    F.drops(wall, 420, 4)
    for o in set(bpy.data.objects) - before:
        if not o.hide_render: o.location += Vector((-.42, .16, z0)); o.rotation_euler.z += .22 if o.name.startswith('label') else 0
    card(.56, .1, 1.75, .85, -.42, .95); before = set(bpy.data.objects)
    tall(.31, .37, 1.06, .80, glass('poured', (.965, .985, .985), 1.33, 0, (.93, .96, .96)), 5, z0, 240, .09, 4, 50)
    for o in set(bpy.data.objects) - before: o.location += Vector((.52, -.22, 0))
    card(.64, .1, .86, .5, .52, .95); shot(3.5, 20, 3, (.03, 0, 1.17), (0, -.4, 1.0))
def saucer(r=.98, mat=None): F.plate(r, .12, mat)
def blue(): return F.m_stoneware((.12, .16, .18), (.22, .12, .06))
def flat_white(art='heart', mat=None, under=None, turn=2.6, table=None):
    (table or F.counter)(); saucer(.94, under); cup(.56, .46, mat or blue()); top_of(art, .534, .06 + .46 - .075, turn, 50); spoon((-.70, -.60, .10), -.25); camera((.02, -.02, .26), 2.2, 52, 0, .26, focus=(0, -.2, .45))
def long_black(mat=None, under=None, turn=1.0, hand=-.5, table=None):
    (table or F.counter)(); saucer(.98, under); cup(.52, .62, mat, turn=hand); top_of('crema', .495, .06 + .62 - .11, turn, 160, .08, (.36, .16, .05)); spoon((-.74, -.55, .10), -.3); camera((.03, -.02, .32), 2.2, 46, 0, .26, focus=(0, -.2, .55))
def hot_chocolate():
    F.counter(); saucer(1.0); m = F.m_stoneware((.30, .07, .035), (.12, .05, .03)); cup(.58, .70, m); top_of('cocoa', .553, .06 + .70 - .10, .4, 120, .25, (.40, .22, .12))
    mm = m_cream('mallow', (.86, .80, .74), 0, .6); b = [F.hide(lathe('mallow', [(0, 0), (.12, 0), (.15, .03), (.155, .14), (.12, .19), (0, .195)], 60, 40, mm, wob=.012, seed=k, freq=3)) for k in range(2)]
    for k, (x, y, e) in enumerate([(-.20, -.12, (.12, .08, 0)), (.14, -.20, (.3, -.2, 1)), (.02, .12, (-.2, .3, 2)), (.28, .10, (.1, .3, 3))]): show(b[k % 2], (x, y, .60), Euler(e), 1.0)
    strew([F.hide(box('shave', (.036, .009, .005), .001, 1, 0, F.m_plain('choc', (.05, .016, .007), .4)))], 70, disc(.45), 3, only=('coffee', 'mallow'), sink=.005, lean=.3); camera((.06, -.02, .40), 2.25, 42, 0, .26, focus=(0, -.25, .7))
def pot_of_tea(mat=None, side=1, green=False, table=None):
    (table or F.counter)(); teapot(.60, mat or blue(), (-.28 * side, .30, .03), (-2.6 + math.pi) if side > 0 else 2.6); F.plate(.56, .07, mat if side < 0 else None).location = (.52 * side, -.50, .02); before = set(bpy.data.objects); cup(.36, .34, mat if side < 0 else None, .06, -.4 if side > 0 else -2.6)
    tea(.335, .06 + .34 - .075, col=(.44, .33, .10), thick=(.30, .21, .05)) if green else tea(.335, .06 + .34 - .075)
    for o in set(bpy.data.objects) - before: o.location.x += .52 * side; o.location.y -= .50
    spoon((.02 * side, -1.02, .06), -1.1 * side); camera((.06 * side, -.04, .42), 2.85, 38, 0, .26, focus=(.2 * side, -.4, .5))
def cafe_flat_white(): flat_white('rosetta', F.m_stoneware(), blue(), .55, stage)
def cafe_long_black(): long_black(blue(), F.m_stoneware((.62, .50, .36), (.20, .10, .05)), 2.4, -1.0, stage)
def cafe_tea(): pot_of_tea(F.m_stoneware((.66, .55, .40), (.20, .10, .05)), -1, True, stage)
def ginger_lemon():
    F.counter(); F.plate(.86, .10); tall(.40, .46, .84, .66, glass('ginger', (.94, .76, .34), 1.34, 0, (.9, .75, .35)), 0, .08, 0, .07); card(1.0, .1, .7, e=1.7); inside(['lemon'], [(-2.2, .26, .42, .15), (-.8, .27, .36, -.1)], .20); show(citrus('lemon', .27, .04), (.04, -.04, .755), Euler((.10, .06, .3)))
    gm = Mat('ginger'); n = gm.noise(30, 3, .6, 0, gm.co((1, 1, 1))); gm.set(Base_Color=gm.ramp(n, [(.35, (.78, .62, .24)), (.6, (.86, .74, .40))]), Roughness=.4, Specular=.4, Subsurface=.15, Subsurface_Color=(.85, .7, .3), Subsurface_Radius=(.04, .03, .01)); sk = F.m_plain('skin', (.42, .26, .11), .7, 0, .3, (20, .6))
    for k, (x, y, z, e) in enumerate([(-.70, -.36, .10, (.05, 0, .4)), (-.58, -.52, .115, (.1, .05, 1.4)), (-.20, .10, .775, (.1, .1, 2)), (.78, -.20, .10, (0, .05, 1))]):
        rnd = lambda a: .15 * (1 + .22 * math.sin(2 * a + k) + .10 * math.sin(3 * a)); o = grid('slice', lambda u, v: (rnd(u * math.tau) * min(1, v / .8) * math.cos(u * math.tau), rnd(u * math.tau) * min(1, v / .8) * math.sin(u * math.tau) * .8, .022 * (1 if v < .8 else (1 - v) / .2)), 70, 21, True, gm); o.data.materials.append(sk.m)
        for p in o.data.polygons:
            if abs(p.normal.z) < .6: p.material_index = 1
        o.location = (x, y, z); o.rotation_euler = e
    # the handle of the glass mug
    tube('grip', [(.40, .06, .80), (.68, .10, .86), (.84, .12, .66), (.74, .11, .38), (.41, .06, .30)], .05, once('m_grip', lambda: glass('grip', (.97, .99, .98), 1.3)), 18, 60); spoon((-.30, -.98, .09), -1.25); camera((.04, -.04, .38), 2.15, 38, 0, .26, focus=(0, -.3, .65))
DISHES = {"cola": cola, "lemonade": lemonade, "orange-soda": blood_orange, "iced-tea": iced_tea, "apple-juice": apple, "water": water, "coffee": flat_white, "coffee-black": long_black, "hot-chocolate": hot_chocolate, "tea": pot_of_tea, "ginger-tea": ginger_lemon,
          "coffee-cafe": cafe_flat_white, "coffee-black-cafe": cafe_long_black, "tea-cafe": cafe_tea}
