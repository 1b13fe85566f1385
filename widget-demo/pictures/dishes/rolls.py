"""Hot dogs, rolls and sandwiches."""
from dishkit.core import *
from dishkit import food as F
from dishkit.food import show
from dishes import burgers as B
from dishes import chicken as C
from dishkit.lay import strew, paint, lerp, step, nz
from dishkit.baked import slab, m_col

R = random.Random(3)

def long_bun(L=1.75, seed=2):
    """a soft roll along X, split on top: a foot and two cheeks"""
    m = F.m_bun("potato"); crumb = F.m_crumb()
    for side in (-1, 1):
        def f(u, v, side=side):
            t = u * 2 - 1; e = max(0, 1 - abs(t) ** 5) ** .5; a = v * math.tau; y, z = .20 * math.cos(a), .25 * math.sin(a)
            q = Vector((t * L / 2, side * .205 + (y - side * .06 * z) * e, .22 + z * .88 * (.35 + .65 * e) + .02 * (1 - t * t))); return q + mn.noise_vector(q * 1.7 + Vector((seed + side, 0, 0))) * .03
        o = grid("cheek", f, 90, 60, mat=m, fix=True); o.data.materials.append(crumb.m)
        for p in o.data.polygons:
            if p.center.y * side < .09 and p.center.z > .16: p.material_index = 1
    grid("foot", lambda u, v: ((u * 2 - 1) * L * .49, .30 * math.cos(v * math.tau) * max(0, 1 - abs(u * 2 - 1) ** 5) ** .5, .10 + .10 * math.sin(v * math.tau)), 60, 40, mat=m)
def kransky(z=.40, L=1.98, r=.165):
    s = F.m_charred("kransky", (.42, .085, .022), (.20, .035, .010), .24, .26, 0, .05, .16); s.set(Clearcoat=.6, Clearcoat_Roughness=.1)
    def f(u, v):
        t = u * 2 - 1; e = max(0, 1 - abs(t) ** 9) ** .5 ; a = v * math.tau; q = Vector((t * L / 2, r * e * math.cos(a), r * e * math.sin(a))); q += mn.noise_vector(q * 3) * .012; q.z += z + .05 * t * t; return q
    grid("kransky", f, 140, 48, mat=s)
def squiggle(mat, L, z, amp, waves, r=.028, bend=.05, seed=0):
    """a piped line over the top of a sausage"""
    n = 320
    def at(u): t = u * 2 - 1; y = amp * math.sin(u * waves * math.tau); return Vector((t * L / 2 + .03 * math.sin(u * waves * 2 * math.tau), y, z + math.sqrt(max(0, .165 ** 2 - y * y)) + bend * t * t))
    def f(u, v):
        p = at(u); d = (at(min(1, u + .002)) - at(max(0, u - .002))).normalized(); nrm = Vector((0, p.y, .17)).normalized(); s = d.cross(nrm); a = v * math.tau; q = r * (1 + .15 * mn.noise(p * 9)) * min(1, 9 * u, 9 * (1 - u)) ** .5
        return p + nrm * q * (.55 + math.sin(a)) + s * q * 1.15 * math.cos(a)
    grid("squiggle", f, n, 16, mat=mat)
def dog(finish):
    F.counter(); long_bun(); kransky(); finish()
    for o in bpy.context.scene.objects:
        if o.type == "MESH" and o.name.split(".")[0] not in ("table", "sheet") and not o.hide_render and not o.parent: o.location.z += .04
    camera((0, .0, .30), 2.2, 40, 24, .28, focus=(0, -.3, .45))
def hot_dog():
    def top():
        m = F.m_plain("sweet onion", (.56, .24, .05), .14, .2, .6); bank = [F.shred(.30 + .04 * (i % 3), .045, .016, i, m, 3.2) for i in range(8)]
        F.heap(bank, 70, .80, .10, .06, (0, -.16, .45), .5, 3); F.heap(bank, 50, .78, .09, .05, (0, .17, .46), .5, 4)
        squiggle(F.m_sauce((.78, .44, .02), .2), 1.75, .40, .085, 6.5, .032)
    dog(top)
def jalapeno(r=.11, seed=0, t=.035):
    """a slice: skin, wall, three hollows, seeds on the pith"""
    N, M = 110, 60; rr = random.Random(seed); ph, n, oval = rr.random() * 6, rr.choice((3, 3, 4)), rr.uniform(.82, 1)
    def hollow(q, a): s = abs(math.cos(n * .5 * (a + ph))); return max(0, min(1, (s - .30) * 5)) * max(0, min(1, (q - .20) * 9)) * max(0, min(1, (.74 - q) * 12))
    def f(u, v):
        a = u * math.tau; w = r * (1 + .06 * math.sin(2 * a + ph) + .03 * math.sin(5 * a)); q = min(1, v / .8); z = t / 2 - .026 * hollow(q, a) - .010 * q ** 10 if v < .8 else t / 2 - .010 - (t - .01) * (v - .8) / .2
        return (q * w * math.cos(a), q * w * oval * math.sin(a), z)
    o = grid("jalapeno", f, N, M, True, F.once("m_jalapeno", lambda: F.m_painted("jalapeno", .16, .15, (26, .2), .3)))
    def col(i, j):
        q = min(1, j / (M - 1) / .8); a = i / N * math.tau; h = hollow(q, a); c = Vector((.66, .68, .30)).lerp(Vector((.44, .54, .13)), min(1, q * 1.3)).lerp(Vector((.20, .28, .04)), h * .9)
        if math.exp(-((q - .42) / .13) ** 2) * math.sin(a * 11 + 3 * math.sin(a * 2 + ph)) > .45: c = Vector((.80, .70, .42))
        return c.lerp(Vector((.05, .15, .010)), max(0, min(1, (q - .84) * 12))) * (1 + .15 * mn.noise(Vector((i * .2, j * .2, seed))))
    return hide(F.paint(o, M, col))
def hot_dog_chilli():
    def top():
        mince = [F.slab("mince", (.075, .065, .06), F.once("m_mince", lambda: F.m_plain("mince", (.20, .035, .012), .22, .1, .6, (14, .5))), k, .02, .03) for k in range(4)] + [F.slab("bean", (.09, .055, .05), F.once("m_bean", lambda: F.m_plain("bean", (.20, .016, .012), .18, .1)), 5, .022, .01)]
        F.heap(mince, 210, .80, .20, .14, (0, 0, .50), .5, 3, core=F.m_sauce((.24, .03, .008), .15))
        ched = [F.shred(.22, .03, .014, k, F.once("m_ched", lambda: F.m_plain("cheddar", (.82, .40, .05), .4, .25)), 2.5) for k in range(5)]; F.heap(ched, 80, .72, .15, .08, (0, 0, .60), .5, 6)
        strew([jalapeno(r, k) for k, r in enumerate((.125, .10, .115, .082, .105))], 9, lambda r: (r.uniform(-.80, .80), r.uniform(-.16, .10)), 5, ("shred", "mince", "bean", "core"), .018, (.9, 1.1), .38, .17)
    dog(top)
def roll_egg():
    B.burger(B.bacon(2, 2), B.egg(2), B.egg(5), B.sauce(B.BARBECUE, 5, .52, 7, .22), bun="milk", crown=.42)
def flatbread():
    s = Mat("flatbread"); n = s.noise(3, 5, .6); b = s.noise(7, 4, .6, .5); c = s.mix(s.ramp(n, [(.35, 0), (.7, .6)]), (.86, .66, .38), (.74, .42, .14)); c = s.mix(s.ramp(b, [(.54, 0), (.62, .85), (.72, 1)]), c, (.24, .075, .018))
    s.set(Base_Color=c, Roughness=.7, Specular=.25, Subsurface=.08, Subsurface_Color=(.85, .6, .3), Subsurface_Radius=(.05, .03, .02)); s.bump(b, .5, .04).bump(s.noise(40, 4), .25, .01); return s
def breast(seed=0):
    """a slice cut across a grilled breast: seared above, pale and fibrous on its cut faces"""
    o = blob("grilled", 1, 5, F.once("m_breast", lambda: m_col("grilled", .30, .1, ((12, .35), (30, .3)), .15))); e = lambda x, p: math.copysign(abs(x) ** p, x)
    warp(o, lambda q: Vector((.27 * e(q.x, .7), .075 * e(q.y, .55), .120 * e(q.z, .75) * (1 - .25 * q.x) + .03 * q.x * q.x)) + mn.noise_vector(q * 1.5 + Vector((seed * 5, 0, 0))) * .022 + mn.noise_vector(q * 5 + Vector((seed * 5, 0, 0))) * .006)
    def col(c):
        flesh = lerp((.80, .62, .42), (.68, .44, .24), .5 + 1.1 * nz(c.x * .7, c.z * 2.2, seed, 16)); k = step(.045, .085, c.z + .02 * nz(c.x, c.y, seed, 9) + .25 * c.x * .25); sear = lerp((.62, .30, .07), (.34, .11, .02), .5 + nz(c.x, c.y, seed + 3, 8))
        return lerp(lerp(flesh, sear, max(k, .8 * step(-.07, -.10, c.z))), (.06, .02, .008), k * step(.028, .012, abs((c.x / .15 + .1 * seed) % 1 - .5) * .15) * .9)
    return hide(paint(o, col))
def chicken_roll():
    F.counter(); r, X = .36, 1.02
    def fold(scale, lift, cut, ruffle):
        def f(u, v):
            x = (u * 2 - 1) * X * scale; w = X * scale * max(0, 1 - (x / X / scale) ** 2 * .78) ** .5 * cut; y = (v * 2 - 1) * w; e = .5 * math.pi * r; a = abs(y)
            if a < e: th = a / r; p = Vector((x, r * math.sin(th), r * (1 - math.cos(th))))
            else: p = Vector((x, r + .12 * (a - e), r + a - e))
            p.y *= 1 if y > 0 else -1; p.y *= 1 + .10 * (x / X); p += mn.noise_vector(Vector((x * 1.6, y * 1.6, 5 + lift))) * ruffle; return p
        return f
    e = bpy.data.objects.new("tilt", None); bpy.context.scene.collection.objects.link(e); parts = []
    g = grid("flatbread", fold(1, 0, .80, .05), 120, 120, mat=flatbread()); g.modifiers.new("s", "SOLIDIFY").thickness = .045; parts.append(g)
    before = set(bpy.context.scene.objects)
    ch = [breast(k) for k in range(4)]
    F.rs(4); grid("bed", lambda u, v: ((u * 2 - 1) * .86, (v * 2 - 1) * .34, .30), 2, 2, mat=F.m_plain("bed", (.30, .22, .09), .6))
    lv = F.rocket()
    for i in range(20): show(lv[i % 5], (-.85 + i * .06, F.R.choice((-.20, .20)), .46), Euler((F.R.uniform(.6, 1.2), F.R.gauss(0, .3), F.R.choice((0, math.pi)) + F.R.gauss(0, .5))), .9)
    for i in range(10): show(ch[i % 4], (-.72 + .16 * i, -.06 + F.R.uniform(-.05, .05), .59 + .03 * (i % 2)), Euler((.72 + F.R.gauss(0, .12), F.R.gauss(0, .12), 1.30 + F.R.gauss(0, .16))), F.R.uniform(1.08, 1.22))
    tm = [F.tomato_cut(.15, 40 + k) for k in range(2)]
    for i in range(6): show(tm[i % 2], (-.70 + .28 * i, F.R.uniform(-.20, -.06), .66 + .02 * (i % 2)), Euler((.7, F.R.gauss(0, .3), i)))
    parts += [o for o in bpy.context.scene.objects if o not in before and not o.parent]
    C.flow(F.m_sauce((.72, .64, .46), .2), [(-.75 + .36 * k, -.16, .5, .55) for k in range(5)], .032, 3); C.sprinkle(F.coriander(3), 16, .8, .2, 3, only=("grilled", "flow", "tomato"))
    parts += [o for o in bpy.context.scene.objects if o not in before and not o.parent and o not in parts]
    for o in parts: o.parent = e
    e.rotation_euler = (.50, 0, .12); e.location = (0, .10, .12)
    camera((0, .02, .42), 2.5, 40, 10, .28, focus=(0, -.3, .6))
def toast(outline, t=.13, seed=0, z=0, rot=0, tip=(0, 0), face=None):
    m = F.once("m_toast", lambda: m_toast()); p = F.prism("toast", outline, t, m, (.26, .09, .02), (.72, .45, .17), core=(.66, .36, .11)); p.hide_render = False
    warp(p, lambda q: q + mn.noise_vector(q * 3 + Vector((seed, 0, 0))) * .02); p.location = (0, 0, z + t / 2); p.rotation_euler = (*tip, rot); return p
def m_toast():
    s = Mat("toast"); c = s.attr("col").outputs["Color"]; n = s.noise(4, 5, .6); h = s.noise(13, 3, .5); st = s.ramp(s.math("PINGPONG", s.math("DIVIDE", s.math("ADD", s.z()[0], s.math("MULTIPLY", n, .08)), .22), .5), [(.34, 0), (.42, 1)])
    up = s.ramp(s.z()[2], [(.02, 0), (.05, 1)]); c = s.mix(s.ramp(n, [(.42, 0), (.7, .7)]), c, (.36, .13, .03)); c = s.mix(s.math("MULTIPLY", s.math("MULTIPLY", st, .75), up), c, (.10, .03, .008))
    s.set(Base_Color=c, Roughness=.7, Specular=.25); s.bump(s.ramp(h, [(.36, 0), (.46, 1)]), .6, .03).bump(s.noise(40, 4), .4, .012); return s
def loaf(u, a=.80, b=.60):
    t = u * math.tau; c, s = math.cos(t), math.sin(t); q = (abs(c) ** 3 + abs(s) ** 3) ** (-1 / 3); return (a * c * q, b * s * q * (1 + .07 * c))
def steak_roll():
    F.counter(); toast(loaf, .15, 1, .035, .35); z = .185
    z = B.leaves(F.rocket, 40, .50, .06, 3, .2)(z)
    sm = F.once("m_steak", lambda: F.m_painted("steak", .2, .12, (24, .5), .3)); bank = [F.prism("steak", lambda u, k=k: (.36 * math.cos(u * math.tau) * (1 + .08 * math.sin(3 * u * math.tau + k)), .15 * math.sin(u * math.tau)), .07, sm, (.065, .022, .010), (.44, .10, .07), core=(.50, .10, .08)) for k in range(3)]
    R.seed(2)
    for i in range(7): show(bank[i % 3], (-.58 + .19 * i, -.34, z + .11), Euler((.95, 0, .35 + R.gauss(0, .1))), 1.0)
    for i in range(6): show(bank[i % 3], (-.5 + .2 * i, .16, z + .10), Euler((.6, .1, .35)), 1.1)
    z += .19; m = F.m_plain("sweet onion", (.48, .20, .04), .14, .2, .6); F.heap([F.shred(.34, .045, .016, i, m, 3.2) for i in range(7)], 80, .60, .46, .07, (0, 0, z - .02), .4, 3)
    g = F.m_sauce((.13, .20, .02), .12, (.30, .03, .01)); F.drape("sauce", F.dripping(.50, 4, 11, .26, .06), .56, g, .028, lump=.02).location.z = z + .06; z += .07
    toast(loaf, .15, 4, z + .01, .35, (.05, -.04)); B.frame(z + .17, 1.75)
CUT = .36   # how far the cut lies before the middle of half a sandwich
def half_edge(k=1.0):
    """the outline of half a sandwich: the cut in front, two crusts behind"""
    return lambda a: k * sum(max(0, math.cos(a - n) / d) ** 18 for n, d in ((-math.pi / 2, CUT), (math.pi / 4, .36), (math.pi * .75, .36))) ** (-1 / 18)
def crusts(x, y): return min(.36 - (y + x) * .7071, .36 - (y - x) * .7071)
def fried_slice(t, seed, upper):
    """bread fried in butter: golden with darker bars, pale where it was cut"""
    bar = lambda x, y: step(.040, .018, abs(((x * .86 + y * .5 + .03 * nz(x, y, seed, 3)) / .27 + .2) % 1 - .5) * .27) * (.55 + .9 * max(0, nz(x, y, seed + 7, 4) + .3))
    top = lambda x, y, q: -.06 * step(.13, 0, crusts(x, y)) + .016 * nz(x, y, seed, 4) + .006 * nz(x, y, seed, 13) - .014 * bar(x, y)
    o = slab("slice", half_edge(), t, F.once("m_fried", lambda: m_col("fried", .46, .08, ((9, .35), (34, .7), (16, .4)), .12)), 0, top if upper else None, .45, 420, 90)
    def col(c):
        n = .55 + .8 * mn.fractal(Vector((c.x * 4.2, c.y * 4.2, seed + c.z)), .7, 2, 5); gold = lerp((.76, .38, .085), (.42, .13, .018), n); b = bar(c.x, c.y)
        gold = lerp(lerp(gold, (.34, .10, .014), min(1, b * 1.3)), (.12, .032, .008), max(0, b * 1.4 - .5)); crust = lerp((.46, .18, .036), (.28, .085, .016), n)
        h = c.z / t if upper else 1 - c.z / t; face = step(.035, .012, CUT + c.y); c1 = lerp(gold, crust, step(.05, .012, crusts(c.x, c.y)))
        hole = nz(c.x * 2.2, c.z * 3, seed, 9) + .6 * nz(c.x * 2.2, c.z * 3, seed + 5, 22); crumb = lerp(lerp((.84, .66, .36), (.62, .37, .13), step(-.1, .7, hole)), (.60, .28, .06), step(.55, .9, h)); return lerp(c1, crumb, face * step(.96, .84, h)) if upper or face else lerp(crust, crumb, 0)
    return paint(o, col)
def melted(z, seed):
    """cheese that came out of the cut and runs down in tongues"""
    rr = random.Random(seed); runs = [(rr.uniform(-.70, .70), rr.uniform(.03, .17), rr.uniform(.03, .085)) for _ in range(7)]; m = F.once("m_melt", lambda: F.m_cheese((.80, .41, .085), (.95, .55, .08)).set(Roughness=.24, Specular=.45))
    def f(u, v):
        x = (u * 2 - 1) * .83; e = min(1, (1 - abs(u * 2 - 1)) * 8) ** .5; d = (.015 + max(h * math.exp(-((x - c) / w) ** 4) for c, h, w in runs)) * e; b = (.040 + .022 * nz(x, 0, seed, 3.2) + .06 * d) * e; k = min(1, d * 9)
        if v < .25: return (x, -.15 - (CUT - .15) * v / .25, z + .025)
        if v < .45: g = (v - .25) / .2 * math.pi / 2; return (x, -CUT - b * math.sin(g), z + .025 - b * (1 - math.cos(g)))
        if v < .85: w = (v - .45) / .4; return (x, -CUT - b * (1 - .42 * math.sin(w * math.pi) * k + .12 * w * k), z + .025 - b - d * w)
        g = (v - .85) / .15 * math.pi / 2; return (x, -CUT + .01 - (b * (1 + .12 * k) + .01) * math.cos(g), z + .025 - b - d - b * .8 * math.sin(g))
    grid("melt", f, 420, 70, mat=m); c = slab("melt", half_edge(.985), .055, m, 0, None, .9, 200, 40); c.location.z = z - .03
def toastie():
    F.counter()
    for k, (x, y, z, a) in enumerate([(-.03, .00, .04, .16), (.05, .12, .375, -.17)]):
        e = bpy.data.objects.new("half", None); bpy.context.scene.collection.objects.link(e); before = set(bpy.context.scene.objects)
        fried_slice(.115, 2 + k, False); melted(.145, 5 + k * 4); fried_slice(.145, 11 + k * 3, True).location.z = .165
        for o in set(bpy.context.scene.objects) - before: o.parent = e
        e.location = (x, y, z); e.rotation_euler = (.02 - .05 * k, .015, a)
    camera((.0, .0, .32), 2.15, 32, 4, .28, focus=(0, -.45, .45))
DISHES = {"hot-dog": hot_dog, "hot-dog-chilli": hot_dog_chilli, "roll-egg": roll_egg, "chicken-roll": chicken_roll, "steak-roll": steak_roll, "toastie": toastie}
