"""Chips and what else comes beside a burger."""
from dishkit.core import *
from dishkit import food as F
from dishkit.food import show
from dishes import burgers as B
from dishes import chicken as C

R = random.Random(3)
AIOLI, RANCH, YOGHURT = (.80, .66, .36), (.80, .74, .58), (.74, .78, .56)

def fry_bank(n=12, lo=.62, hi=.95, w=.086): F.rs(11); return [F.fry(F.R.uniform(lo, hi), w, i) for i in range(n)]
def cone(bank, rt=.50, rb=.27, h=.80, n=58, x=0, y=0, lean=.46):
    """a paper cup of chips"""
    def f(u, v):
        a = u * math.tau; r = rb + (rt - rb) * v; cut = .12 * math.sin(a + 1.9) + .015 * math.sin(5 * a)
        return (r * math.cos(a) * (1 + .01 * math.sin(9 * a)), r * math.sin(a), v * (h + cut))
    c = grid("cone", f, 120, 30, True, F.m_paper((.80, .74, .64), (.42, .045, .03))); c.location = (x, y, .03); uv = c.data.uv_layers.new(name="UVMap")
    for p in c.data.polygons:
        for li, vi in zip(p.loop_indices, p.vertices):
            i = vi // 30; u = 1 if i == 0 and p.center.y < 0 else i / 120; uv.data[li].uv = (u * 2.2, vi % 30 / 29 * .72)
    c.modifiers.new("s", "SOLIDIFY").thickness = .008; R.seed(5)
    for i in range(n):
        q = math.sqrt((i + .5) / n); a = i * 2.39996 + R.uniform(-.3, .3); tilt = q * lean + R.uniform(-.10, .16); az = a + R.uniform(-.5, .5)
        d = Vector((math.sin(tilt) * math.cos(az), math.sin(tilt) * math.sin(az), math.cos(tilt)))
        r = q * ((rb + rt) / 2 - .08); b = Vector((x + r * math.cos(a), y + r * math.sin(a), h - .28 + R.uniform(-.05, .14) + (1 - q) * .2)); show(bank[i % len(bank)], b + d * .18, up_to(d, R.random() * 6.3))
def loose(bank, spots, z=.075):
    for k, (x, y, a) in enumerate(spots): show(bank[k % len(bank)], (x, y, z + (.07 if k % 3 == 2 else 0)), Euler((math.pi / 2, 0, a)))
def rosemary():
    m = F.once("m_rose", lambda: F.m_plain("rosemary", (.07, .14, .035), .5)); out = []
    for k in range(3):
        o = blob("needle", 1, 2, m); warp(o, lambda q, k=k: Vector((q.x * .008, q.y * .05 + 0, q.z * .006 + .008 * k * q.y * q.y))); out.append(hide(o))
    return out
def salt(): return [hide(F.slab("salt", (.016, .014, .012), F.once("m_salt", lambda: F.m_plain("salt", (.86, .84, .80), .25, .2)), 0, .002, .004))]
def chips():
    F.counter(); b = fry_bank(); cone(b, .56, .30, .82, 66, .04, .06)
    loose(b, [(.78, -.34, .5), (.98, -.02, 1.5), (.62, -.52, 2.3)])
    C.sprinkle(rosemary(), 46, .75, .7, 2, top=2.5, only=("fry",)); C.sprinkle(salt(), 60, .7, .7, 4, top=2.5, only=("fry",))
    C.dip((-.74, -.26, .03), AIOLI, .34)
    camera((.02, 0, .64), 2.55, 34, -4, .28, focus=(0, -.35, .8))
def chips_small():
    F.counter(); b = fry_bank(12, .5, .74, .078); cone(b, .40, .26, .58, 30, lean=.16); camera((0, 0, .48), 1.75, 34, 4, .28, focus=(0, -.3, .6))
def boat(w=1.15, d=.78, h=.30):
    """a paper tray with slanting sides in the house's check"""
    m = F.m_paper((.80, .74, .64), (.42, .045, .03)); N = 120
    def f(u, v):
        a = u * math.tau; c, s = math.cos(a), math.sin(a); q = (abs(c) ** 5 + abs(s) ** 5) ** -.2; k = .84 + .16 * v; return (w * q * c * k, d * q * s * k, .03 + h * v)
    o = grid("boat", f, N, 24, True, m); uv = o.data.uv_layers.new(name="UVMap")
    for p in o.data.polygons:
        for li, vi in zip(p.loop_indices, p.vertices):
            i = vi // 24; uv.data[li].uv = ((1 if i == 0 and p.center.y < 0 else i / N) * 4.4, vi % 24 / 23 * .34)
    o.modifiers.new("s", "SOLIDIFY").thickness = .014
    grid("floor", lambda u, v: ((u - .5) * w * 1.7, (v - .5) * d * 1.7, .035), 2, 2, mat=F.m_paper((.80, .74, .64)))
def in_boat(bank, n, w, d, z, seed=0, up=.35):
    F.rs(seed)
    for i in range(n):
        q = math.sqrt((i + .5) / n); a = i * 2.39996; x, y = w * q * math.cos(a), d * q * math.sin(a)
        show(bank[i % len(bank)], (x, y, z + (1 - q * q) * up + F.R.uniform(-.03, .05)), Euler((math.pi / 2 + F.R.gauss(0, .22), F.R.random() * 6, F.R.random() * 6.3)))
def chips_loaded():
    F.counter(); boat(); b = fry_bank(12, .6, .9); in_boat(b, 84, .66, .40, .22, 3, .30)
    bits = [F.slab("bacon bit", (.09, .07, .03), F.once("m_bits", lambda: F.m_plain("bits", (.30, .04, .015), .25, .1, .6, (16, .5))), k, .008, .02) for k in range(3)] + [F.slab("bacon fat", (.07, .05, .03), F.once("m_fat", lambda: F.m_plain("fat", (.66, .32, .15), .25, .1)), 9, .008, .02)]
    melt = F.m_sauce((.84, .42, .045), .14); C.flow(melt, [(-.55 + .16 * k, .35 * math.sin(k * 2.1), -1.2 + .9 * (k % 3), .8) for k in range(9)], .055, 3)
    C.sprinkle(bits, 56, .72, .46, 4, only=("fry", "flow", "bacon bit")); C.sprinkle(F.spring_onion(.72), 46, .75, .48, 5)
    camera((0, -.02, .25), 2.55, 42, -8, .28, focus=(0, -.35, .5))
def corn_rib(k, mat, cob):
    """a quarter of a cob that the oven has bent: rows of kernels on the round, bare pith inside"""
    L, bend = 1.0, 1.5
    def place(t, a, r): th = (t - .5) * bend; c = L / bend; q = Vector((r * math.cos(a), 0, r * math.sin(a))); return Vector((q.x, (c + q.z) * math.sin(th), (c + q.z) * math.cos(th) - c)), th
    core = grid("pith", lambda u, v: place(u, .3 + (math.pi - .6) * v, .115)[0], 40, 16, mat=cob)
    inner = grid("pith", lambda u, v: place(u, 0, (1 - 2 * v) * .112)[0] + Vector((0, 0, .01)), 40, 8, mat=cob)
    bk = F.kernels()[0]; bk.data.materials.clear(); bk.data.materials.append(mat.m); obs = [core, inner]
    F.rs(k)
    for j in range(5):
        a = .45 + (math.pi - .9) * j / 4
        for i in range(15):
            p, th = place((i + .5 + .08 * F.R.gauss(0, 1)) / 15, a, .128); nn, _ = place((i + .5) / 15, a, .2); base, _ = place((i + .5) / 15, a, .0); o = inst(bk, p, F.up_to((nn - base).normalized(), 0), F.R.uniform(.78, .92)); o.hide_render = False; obs.append(o)
    e = bpy.data.objects.new("rib", None); bpy.context.scene.collection.objects.link(e)
    for o in obs: o.parent = e
    return e
def corn_ribs():
    F.counter(False); C.tray(1.26, 9, .4)
    m = Mat("ribcorn"); n = m.noise(4, 4); c = m.ramp(m.math("ADD", m.math("MULTIPLY", m.rand(), .75), m.math("MULTIPLY", n, .4)), [(.2, (.82, .46, .035)), (.55, (.72, .30, .018)), (.8, (.48, .14, .008)), (1, (.10, .025, .005))])
    m.set(Base_Color=c, Roughness=.18, Specular=.55, Subsurface=.12, Subsurface_Color=(.9, .5, .04), Subsurface_Radius=(.05, .03, .01)); m.bump(m.noise(60, 3), .3, .006)
    cob = F.m_plain("pith", (.72, .55, .26), .6, .1, bump=(20, .4)); R.seed(2)
    for k, (x, y, z, a, roll) in enumerate([(-.55, -.15, .36, .4, .2), (-.18, -.30, .34, .1, -.3), (.22, -.28, .36, -.3, .3), (.58, -.05, .36, -.6, -.2), (-.35, .30, .40, 1.2, .3), (.30, .34, .42, -1.1, -.2), (-.10, .08, .60, .75, .2), (.28, .02, .60, -.35, -.3)]):
        e = corn_rib(k, m, cob); e.location = (x, y, z + .05); e.rotation_euler = (0, roll, a); e.scale = (1.12,) * 3
    C.sprinkle([F.shred(.16, .022, .01, k, F.once("m_parm", lambda: F.m_plain("parmesan", (.84, .74, .46), .5, .2)), 2) for k in range(4)], 90, .8, .7, 2, only=("kernel",))
    C.sprinkle([hide(F.slab("paprika", (.014, .012, .01), F.m_plain("paprika", (.42, .045, .008), .7), 0, .002, .004))], 200, .85, .75, 3, only=("kernel", "pith"))
    for k, (x, y, a) in enumerate([(.80, -.55, .6), (-.78, -.62, 2.2)]): w = F.wedge(F.LIME); w.location = (x, y, .32); w.rotation_euler = (.25, 0, a)
    camera((0, -.02, .28), 2.5, 46, 0, .28, focus=(0, -.3, .5))
def batter_ring(r, seed):
    """an onion ring in beer batter: a puffy, knobbly hoop, taller than wide"""
    F.rs(seed); n = 22; ob = F.crispy([((r + F.R.uniform(-.012, .012)) * math.cos(a), (r + F.R.uniform(-.012, .012)) * math.sin(a) * 1.06, s * .045 + F.R.uniform(-.012, .012), F.R.uniform(.085, .108)) for i in range(n) for a in [i / n * math.tau] for s in (-1, 1)], .0125, seed, F.once("m_batter", m_batter), .55); return ob
def m_batter():
    s = Mat("batter"); n = s.noise(3.4, 5, .6, .3); f = s.noise(22, 5, .65); b = s.voronoi(9, "SMOOTH_F1"); k = s.math("ADD", s.math("MULTIPLY", n, .6), s.math("ADD", s.math("MULTIPLY", f, .25), s.math("MULTIPLY", b, .25))); k = s.math("ADD", k, s.math("MULTIPLY", s.math("SUBTRACT", s.rand(), .5), .08))
    s.set(Base_Color=s.ramp(k, [(.40, (.14, .034, .005)), (.54, (.34, .105, .013)), (.68, (.52, .21, .030)), (.84, (.66, .36, .085))]), Roughness=s.ramp(f, [(.35, .26), (.62, .5)]), Specular=.5)
    s.displace(s.math("ADD", s.math("MULTIPLY", b, -.5), s.math("MULTIPLY", f, .55)), .10, -.05).bump(f, .8, .03).bump(s.noise(70, 3), .25, .006); return s
def onion_rings():
    F.counter(False); C.tray(1.28, 2, .7); bank = [batter_ring(r, k) for k, r in enumerate((.36, .31, .26, .34))]
    for k, (x, y, z, rx, ry) in enumerate([(-.52, .18, .27, .1, .05), (.02, .38, .30, -.15, .1), (.50, .34, .28, 0, -.1), (-.40, -.40, .28, .1, .1), (.06, -.28, .30, -.1, .05), (-.22, .02, .46, .25, .12), (.30, .10, .48, -.15, -.2), (-.30, -.14, .64, -.1, .25), (.12, .18, .68, .3, .0), (-.05, -.52, .46, .95, .1), (-.62, -.12, .44, .5, .5)]):
        show(bank[k % 4], (x, y, z), Euler((rx, ry, k * 1.3)), R.uniform(.96, 1.06))
    C.dip((.74, -.44, .23), RANCH, .30, (.10, .20, .04))
    camera((0, -.02, .30), 2.5, 44, 0, .28, focus=(0, -.35, .55))
def wedge_bank():
    s = Mat("kumara"); n = s.noise(5, 5, .6); f = s.noise(26, 5, .7); c = s.attr("col").outputs["Color"]; c = s.mix(s.ramp(n, [(.45, 0), (.68, .75)]), c, (.30, .075, .010)); c = s.mix(s.ramp(s.point(), [(.50, 0), (.56, .75)]), c, (.16, .035, .006)); c = s.mix(s.ramp(f, [(.38, .7), (.56, 0)]), c, (.14, .028, .006))
    s.set(Base_Color=c, Roughness=s.ramp(f, [(.35, .3), (.65, .5)]), Specular=.5, Subsurface=.08, Subsurface_Color=(.8, .3, .03), Subsurface_Radius=(.05, .03, .01)); s.bump(n, .5, .04).bump(f, .8, .025); out = []
    for k in range(5):
        q = random.Random(k); L = q.uniform(.9, 1.15); nv = 24
        def o(u, v, q=q, L=L, k=k):
            t = u * 2 - 1; r = (1 - abs(t) ** 2.6) ** .6
            a = v * math.tau; rr = .13 / max(math.cos((a % (math.tau / 3)) - math.tau / 6), .62) * (.86 if math.sin(a) < -.6 else 1)
            p = Vector((rr * math.cos(a), rr * math.sin(a))); b = .06 * math.sin(t * 1.5 + k); return (p[0] * r + b, t * L / 2, p[1] * r + .05 * t * t * (1 if k % 2 else -.4))
        ob = grid("kumara", o, 60, nv, mat=s, fix=False); F.paint(ob, nv, lambda i, j: (.15, .026, .012) if math.sin(j / (nv - 1) * math.tau) < -.55 else (.66, .21, .020)); sb = ob.modifiers.new("s", "SUBSURF"); sb.levels = sb.render_levels = 1
        warp(ob, lambda q, k=k: q + mn.noise_vector(q * 5 + Vector((k * 3, 0, 0))) * .018); out.append(hide(ob))
    return out
def sweet_potato():
    F.counter(False); C.tray(1.26, 4, 1.1); b = wedge_bank(); R.seed(4)
    for i in range(26):
        q = math.sqrt((i + .5) / 26); a = i * 2.39996; show(b[i % 5], (-.14 + .62 * q * math.cos(a), .05 + .50 * q * math.sin(a), .28 + .30 * (1 - q * q) + R.uniform(-.02, .03)), Euler((R.gauss(0, .14), R.random() * 6.3, R.gauss(.5, .8))), R.uniform(.9, 1.02))
    C.sprinkle(F.coriander(3), 14, .6, .5, 3, only=("kumara",)); C.sprinkle(salt(), 60, .7, .6, 4, only=("kumara",))
    C.sprinkle([hide(warp(blob("cumin", 1, 2, F.m_plain("cumin", (.16, .08, .03), .6)), lambda q: Vector((q.x * .009, q.y * .030, q.z * .009))))], 44, .7, .6, 6, only=("kumara",))
    C.dip((.74, -.44, .22), YOGHURT, .30, (.06, .20, .02))
    camera((0, -.02, .26), 2.45, 46, 0, .28, focus=(0, -.3, .5))
def sweet_potato_small():
    F.counter(False); C.tray(.98, 4, .4); b = wedge_bank(); R.seed(7)
    for i in range(13):
        q = math.sqrt((i + .5) / 13); a = i * 2.39996; show(b[i % 5], (.50 * q * math.cos(a), .40 * q * math.sin(a), .28 + .24 * (1 - q * q)), Euler((R.gauss(0, .14), R.random() * 6.3, R.gauss(.9, .8))), .84)
    C.sprinkle(F.coriander(3), 7, .5, .4, 3, only=("kumara",)); camera((0, -.02, .22), 1.95, 46, 0, .28, focus=(0, -.3, .45))
def mac_cheese():
    F.counter(False); C.tray(1.22, 6, .2); cr = F.once("m_crumbed", C.m_crumbed); bank = [F.crispy([(0, 0, 0, .25), (.03, .02, 0, .24), (-.02, .0, .03, .23)], .014, 70 + k, cr, .35) for k in range(3)]
    for k, (x, y, z) in enumerate([(-.58, .10, .32), (-.30, .46, .32), (.16, .52, .32), (.55, .26, .32), (-.42, -.36, .32), (.52, -.22, .32), (-.18, .12, .40), (.24, .14, .62), (-.20, .28, .66)]): show(bank[k % 3], (x, y, z), Euler((R.random() * 6, R.random() * 6, R.random() * 6)), .98)
    # one is broken open: half a shell, a core of macaroni in cheese
    che = F.m_sauce((.86, .46, .05), .2); pas = F.m_plain("pasta", (.84, .62, .22), .3, .2); mac = []
    for k in range(3):
        def f(u, v, k=k): a = u * 2.4; b = v * math.tau; r = .085; return ((r + .034 * math.cos(b)) * math.cos(a) - r, (r + .034 * math.cos(b)) * math.sin(a) - r * .7, .034 * math.sin(b))
        o = grid("mac", f, 24, 14, mat=pas); o.modifiers.new("s", "SOLIDIFY").thickness = .012; mac.append(hide(o))
    core = blob("flow", .245, 5, che); warp(core, lambda q: q + mn.noise_vector(q * 9) * .02 + Vector((0, -.05 * max(0, -q.z * 4), 0))); core.location = (.02, -.40, .34); core.scale = (1, .62, 1)
    show(bank[0], (.02, -.30, .34), Euler((.2, .4, 1)), (1.06, .8, 1.06)); F.rs(6)
    for i in range(22):
        a, q = i * 2.4, math.sqrt((i + .5) / 22) * .20; show(mac[i % 3], (.02 + q * math.cos(a), -.55 + q * .25, .34 + q * math.sin(a)), Euler((F.R.random() * 6, F.R.random() * 6, F.R.random() * 6)), .95)
    C.sprinkle(F.spring_onion(), 10, .6, .6, 8, only=("crispy",))
    camera((0, -.04, .28), 2.35, 44, 0, .28, focus=(0, -.5, .4))
def pickles():
    F.counter(); F.bowl(.80, .46); F.rs(4); sl = [F.cucumber(.21, .05, k, True) for k in range(3)]
    grid("bed", lambda u, v: (v * .70 * math.cos(u * math.tau), v * .70 * math.sin(u * math.tau), .30), 60, 10, True, F.m_sauce((.30, .32, .06), .1))
    for i in range(40):
        q = math.sqrt((i + .5) / 40); a = i * 2.39996; show(sl[i % 3], (.56 * q * math.cos(a), .56 * q * math.sin(a), .32 + .20 * (1 - q * q) + R.uniform(-.02, .02)), Euler((R.gauss(0, .45), R.gauss(0, .45), R.random() * 6)), R.uniform(.9, 1.08))
    C.sprinkle([F.shred(.26, .012, .01, k, F.m_plain("dill", (.07, .20, .02), .4), 2) for k in range(5)], 46, .55, .55, 3, only=("cuke",))
    camera((0, -.02, .28), 1.95, 44, 0, .28, focus=(0, -.25, .5))
def slaw():
    F.counter(); F.bowl(.95, .52); F.heap(F.slaw_bank(), 420, .72, .72, .40, (0, 0, .36), .4, 3, (.8, 1.15), F.m_plain("bed", (.50, .50, .30), .5)); C.sprinkle(F.coriander(3), 16, .6, .6, 3)
    camera((0, -.02, .36), 2.3, 44, 0, .28, focus=(0, -.3, .6))
def pineapple():
    F.counter()
    for k, (x, y, z, ex, ey) in enumerate([(-.40, .26, .10, 0, .0), (.06, .02, .16, -.05, .13), (.40, -.30, .21, -.10, .14)]): p = F.pineapple_ring(.13, .55, .15, k); p.location = (x, y, z); p.rotation_euler = (ex, ey, k * 1.9)
    C.flow(F.m_plain("juice", (.50, .19, .012), .04, .2, .6, Clearcoat=1), [(-.62, -.16, -1.2, .20), (.02, -.52, -2.6, .30), (.86, -.34, -.6, .16)], .030, 3)
    camera((0.02, -.03, .13), 2.05, 44, 0, .28, focus=(.1, -.3, .25))
def small_burger(x, y, z, turn, layers, bun, seeds=0, scale=.68):
    """a whole burger as one of several: its parts hang from an empty"""
    e = bpy.data.objects.new("burger", None); sc = bpy.context.scene; sc.collection.objects.link(e); before = set(sc.objects)
    F.bun_bottom(.62, .155, 2, bun); h = .155
    for layer in layers: h = layer(h)
    F.bun_top(.645, .43, seeds, 1, bun).location.z = h - .02
    for o in set(sc.objects) - before:
        if not o.parent: o.parent = e
    e.location = (x, y, z); e.rotation_euler = (0, 0, turn); e.scale = (scale,) * 3
def box_family():
    F.counter(); B.crate(1.72, 1.12, .30); z = .08
    small_burger(-1.16, -.52, z, .3, [B.patty(.70, .15, 1), B.cheese(B.AMERICAN, .8, 2), B.sauce(B.HOUSE, 3, .63, 9, .18), B.onion(), B.pickles(8, .5)], "potato")
    small_burger(-.22, -.48, z, -.4, [B.lettuce(.80, 4, .06), B.tomato(), B.patty(.70, .17, 3), B.cheese(B.CHEDDAR, .4, 5)], "sesame", 150)
    small_burger(-1.14, .50, z, 1.0, [B.lettuce(.80, 9, .05, B.iceberg()), C.crunchy, B.sauce(B.LEMON, 5, .62, 9, .2)], "sesame", 150)
    small_burger(-.22, .52, z, .1, [B.patty(.70, .17, 5), B.cheese(B.CHEDDAR, .7, 4), B.bacon(2, 3), B.sauce(B.BARBECUE, 5, .6, 9, .2)], "brioche")
    bank = fry_bank(12, .5, .8, .08); F.rs(3)
    for i in range(64):
        q = math.sqrt((i + .5) / 64); a = i * 2.39996; show(bank[i % 12], (1.02 + .44 * q * math.cos(a), -.40 + .48 * q * math.sin(a), .14 + (1 - q * q) * .34 + F.R.uniform(-.02, .04)), Euler((math.pi / 2 + F.R.gauss(0, .22), F.R.random() * 6, F.R.random() * 6.3)))
    before = set(bpy.context.scene.objects); F.bowl(.80, .46); F.heap(F.slaw_bank(), 200, .60, .60, .34, (0, 0, .34), .4, 3, (.8, 1.1), F.m_plain("bed", (.50, .50, .30), .5))
    e = bpy.data.objects.new("slaw", None); bpy.context.scene.collection.objects.link(e)
    for o in set(bpy.context.scene.objects) - before:
        if not o.parent and o != e: o.parent = e
    e.location = (1.06, .60, .06); e.scale = (.58,) * 3
    m = F.m_paper((.72, .62, .48), (.40, .07, .02)); lid = F.m_plain("lid", (.74, .70, .62), .3); from_straw = F.m_plain("straw", (.45, .03, .025), .5)
    for k in range(4):
        x, y = -1.05 + .70 * k, 1.52
        c = grid("cup", lambda u, v: ((.20 + .07 * v) * math.cos(u * math.tau), (.20 + .07 * v) * math.sin(u * math.tau), v * .74), 80, 20, True, m); uv = c.data.uv_layers.new(name="UVMap")
        for l in c.data.loops: i = l.vertex_index; uv.data[l.index].uv = (i // 20 / 80 * 1.3, i % 20 / 19 * .6)
        c.location = (x, y, .03); t = lathe("lid", [(0, .80), (.20, .80), (.235, .79), (.25, .755), (.285, .745), (.29, .72), (.27, .71)], 80, 50, lid, smooth_prof=False); t.location = (x, y, .03)
        s = grid("straw", lambda u, v: (.03 * math.cos(u * math.tau), .03 * math.sin(u * math.tau), v * .42), 24, 8, True, from_straw); s.location = (x + .05, y, .80); s.rotation_euler = (.1, .15 - .08 * k, 0)
    camera((.02, .22, .30), 4.0, 40, 0, .30, focus=(0, -.3, .5))
DISHES = {"chips": chips, "chips-small": chips_small, "chips-loaded": chips_loaded, "corn-ribs": corn_ribs, "onion-rings": onion_rings, "sweet-potato": sweet_potato, "sweet-potato-small": sweet_potato_small, "mac-cheese": mac_cheese, "pickles": pickles, "slaw": slaw, "pineapple": pineapple, "box-family": box_family}
