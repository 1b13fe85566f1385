"""Hot dogs, rolls and sandwiches."""
from dishkit.core import *
from dishkit import food as F
from dishkit.food import show
from dishes import burgers as B
from dishes import chicken as C

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
            if p.normal.y * side < -.55 and p.center.z > .16: p.material_index = 1
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
def hot_dog_chilli():
    def top():
        mince = [F.slab("mince", (.075, .065, .06), F.once("m_mince", lambda: F.m_plain("mince", (.20, .035, .012), .22, .1, .6, (14, .5))), k, .02, .03) for k in range(4)] + [F.slab("bean", (.09, .055, .05), F.once("m_bean", lambda: F.m_plain("bean", (.20, .016, .012), .18, .1)), 5, .022, .01)]
        F.heap(mince, 210, .80, .20, .14, (0, 0, .50), .5, 3, core=F.m_sauce((.24, .03, .008), .15))
        ched = [F.shred(.22, .03, .014, k, F.once("m_ched", lambda: F.m_plain("cheddar", (.82, .40, .05), .4, .25)), 2.5) for k in range(5)]; F.heap(ched, 80, .72, .15, .08, (0, 0, .60), .5, 6)
        jm = F.m_painted("jalapeno", .2, .15); js = []
        for k in range(2):
            o = F.ring_slice("jalapeno", .045, .105, .032, jm, k, .03); F.paint(o, 1, lambda i, j, o=o: (.10, .22, .02) if math.hypot(*o.data.vertices[i].co.xy) > .094 else (.46, .56, .16)); js.append(hide(o))
        F.rs(4)
        for k in range(8): show(js[k % 2], (-.68 + .19 * k, F.R.uniform(-.11, .09), .70 - .02 * abs(k - 3.5)), Euler((F.R.gauss(.15, .3), F.R.gauss(0, .3), k)))
    dog(top)
def roll_egg():
    B.burger(B.bacon(2, 2), B.egg(2), B.egg(5), B.sauce(B.BARBECUE, 5, .52, 7, .22), bun="milk", crown=.42)
def flatbread():
    s = Mat("flatbread"); n = s.noise(3, 5, .6); b = s.noise(7, 4, .6, .5); c = s.mix(s.ramp(n, [(.35, 0), (.7, .6)]), (.80, .62, .38), (.68, .42, .17)); c = s.mix(s.ramp(b, [(.56, 0), (.66, .9)]), c, (.26, .10, .03))
    s.set(Base_Color=c, Roughness=.7, Specular=.25, Subsurface=.08, Subsurface_Color=(.85, .6, .3), Subsurface_Radius=(.05, .03, .02)); s.bump(b, .5, .04).bump(s.noise(40, 4), .25, .01); return s
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
    ch = [F.slab("grilled", (.50, .17, .10), F.m_charred("grilled", (.70, .44, .18), (.40, .15, .03), .12, .34, 1.2 + k, .1, .3), k, .04, .06) for k in range(4)]
    F.rs(4); grid("bed", lambda u, v: ((u * 2 - 1) * .86, (v * 2 - 1) * .34, .30), 2, 2, mat=F.m_plain("bed", (.30, .22, .09), .6))
    lv = F.rocket()
    for i in range(20): show(lv[i % 5], (-.85 + i * .06, F.R.choice((-.20, .20)), .46), Euler((F.R.uniform(.6, 1.2), F.R.gauss(0, .3), F.R.choice((0, math.pi)) + F.R.gauss(0, .5))), .9)
    for i in range(15): show(ch[i % 4], (-.78 + .115 * i, F.R.uniform(-.16, .06), .56 + .05 * (i % 3)), Euler((F.R.gauss(0, .3), F.R.gauss(0, .2), 1.2 + F.R.gauss(0, .5))), F.R.uniform(.85, 1.0))
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
def toastie():
    F.counter(); tri = [(-.78, -.42), (.78, -.42), (0, .40)]
    def o(u):
        n = 80; i = int(u * 3) % 3; f = u * 3 - int(u * 3); a, b = Vector(tri[i]), Vector(tri[(i + 1) % 3]); p = a.lerp(b, f); c = Vector((0, -.15)); d = p - c; k = 1 - .05 * (2 * abs(f - .5)) ** 6; return tuple(c + d * k)
    ch = F.m_cheese((.80, .44, .07), (.9, .55, .12))
    def half(seed):
        e = bpy.data.objects.new("half", None); bpy.context.scene.collection.objects.link(e); before = set(bpy.context.scene.objects)
        toast(o, .13, seed, 0); toast(o, .13, seed + 3, .20)
        N, M = 300, 24
        def f(u, v):
            p = Vector(o(u)); c = Vector((0, -.15)); n = mn.noise(Vector((u * 9, seed, 0))); d = max(0, mn.noise(Vector((u * 17, seed + 3, 0))) - .05) * 2.2 * max(0, min(1, (-p.y - .30) * 9))
            a = v * math.pi - math.pi / 2; q = p + (p - c).normalized() * (.012 + .03 * n + .03 * d) * math.cos(a); return (q[0], q[1], .165 + .042 * math.sin(a) - .15 * d * (1 - v) ** 1.5 - .01 * n)
        grid("cheese", f, N, M, True, ch)
        for x in [x for x in bpy.context.scene.objects if x not in before and not x.parent]: x.parent = e
        return e
    a = half(1); a.location = (.02, .22, .04); a.rotation_euler = (0, 0, .10)
    b = half(7); b.location = (-.10, -.16, .23); b.rotation_euler = (.42, 0, -.12); b.location.z = .30
    camera((-.04, .0, .28), 2.35, 34, 6, .28, focus=(0, -.5, .35))
DISHES = {"hot-dog": hot_dog, "hot-dog-chilli": hot_dog_chilli, "roll-egg": roll_egg, "chicken-roll": chicken_roll, "steak-roll": steak_roll, "toastie": toastie}
