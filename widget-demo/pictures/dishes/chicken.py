"""Fried and grilled chicken, and what comes in a basket."""
from dishkit.core import *
from dishkit import food as F
from dishkit.food import show
from dishes import burgers as B

R = random.Random(3)

def tray(r=1.30, seed=3, spin=.5):
    """a dark enamel basket with a sheet of the house's paper in it"""
    lathe("basket", [(0, .02), (r * .77, .02), (r * .92, .10), (r, .27), (r + .03, .30), (r + .055, .285), (r + .04, .25), (r * .95, .08), (r * .8, 0), (0, 0)], 160, 120, F.m_plain("enamel", (.028, .034, .04), .32, spec=.5)).location.z = .02
    def shape(x, y, z):
        d = math.hypot(x, y); e = max(0, d - r * .68); return (x * (1 - .10 * min(1, e)), y * (1 - .10 * min(1, e)), .105 + z * (.7 + .5 * e) + min(.42, 1.25 * e ** 1.15 * (1 + .12 * math.sin(5 * math.atan2(y, x)))))
    F.crumpled_sheet(r * 2.05, r * 2.05, seed, shape, .09, F.greaseproof()).rotation_euler = (0, 0, spin)
def dip(loc, col, r=.27, specks=None, scale=1.0):
    d = F.ramekin(col, r, .2, specks); d.location = loc; d.scale = (scale,) * 3; return d
def chunk(s, w=.2, l=.26):
    q = random.Random(s); return [(0, 0, 0, .25)] + [(q.uniform(-w, w), q.uniform(-l, l), q.uniform(-.05, .06), q.uniform(.13, .22)) for _ in range(6)]
def tender(s):
    q = random.Random(s); b = q.uniform(-.1, .1); return [(b * (1 - abs(t)) * 2 + q.uniform(-.02, .02), t * .52, q.uniform(-.01, .02), .17 - .06 * abs(t) ** 2 + q.uniform(-.015, .015)) for t in (-1, -.66, -.33, 0, .33, .66, 1)]
def chilli(n=12):
    m = F.once("m_chilli", lambda: F.m_plain("chilli", (.52, .014, .008), .14, .1, .6)); out = []
    for k in range(3):
        o = F.ring_slice("chilli", .022, .055 - .006 * k, .020, m, k, .02); out.append(hide(o))
    return out
def flow(mat, runs, w=.035, seed=2):
    """something thick poured over what lies there: beads that follow the surface and grow together; a run is (x, y, direction, length)"""
    bead = hide(blob("flow", 1, 2, mat)); sc = bpy.context.scene; F.rs(seed); bpy.context.view_layer.update(); dg = bpy.context.evaluated_depsgraph_get()
    for x, y, ang, L in runs:
        n = int(L / .012)
        for k in range(n):
            hit, loc, nor, *_ = sc.ray_cast(dg, (x, y, 3), (0, 0, -1))
            if not hit or k and loc.z < low - .12: break
            low = loc.z; q = w * (1 + .35 * math.sin(k * .11 + seed)) * (.75 + .5 * k / n); show(bead, loc, F.up_to(nor, 0), (q, q, q * .42)); ang += F.R.gauss(0, .10); x += math.cos(ang) * .012; y += math.sin(ang) * .012
def chicken_honey():
    F.counter(False); tray()
    cs = [F.crispy(chunk(i + 20, .24, .28), .016, i + 20) for i in range(3)]
    for k, (x, y, z, a) in enumerate([(-.50, -.20, .38, 1), (.10, -.42, .38, 2.2), (.52, .02, .38, .4), (-.02, .10, .64, 3), (-.42, .42, .38, 1.6)]):
        show(cs[k % 3], (x, y, z), Euler((R.uniform(-.35, .35), R.uniform(-.35, .35), a)), R.uniform(1.02, 1.16))
    F.heap(F.slaw_bank(), 120, .44, .36, .26, (.48, .62, .22), .5, 3, core=F.m_plain("slaw", (.45, .45, .25), .5))
    flow(F.m_plain("honey", (.40, .095, .003), .04, .25, .7, Clearcoat=1), [(-.62, -.05, -.9, .6), (-.30, -.35, .3, .55), (.02, -.20, -1.2, .5), (.0, .28, -1.4, .7), (.46, .12, -1.0, .5), (-.1, .08, 3.4, .6), (-.5, .52, -2, .45)])
    sprinkle(chilli(), 22, .75, .62, 4, only=("crispy", "slaw", "shred"))
    camera((0, -.02, .30), 2.62, 46, 0, .28, focus=(0, -.3, .6))
def crunchy(z):
    q = random.Random(5); balls = [(.36 * math.cos(a) * q.uniform(.8, 1.15), .36 * math.sin(a) * q.uniform(.8, 1.15), q.uniform(-.03, .03), q.uniform(.25, .34)) for a in [i * .785 for i in range(8)]] + [(0, 0, 0, .36)]
    o = F.crispy(balls, .017, 5); show(o, (0, -.02, z + .14), Euler((0, 0, .7)), (1.02, 1.02, .62)); return z + .275
def chicken_burger():
    B.burger(B.lettuce(.82, 9, .05, B.iceberg(), .10), crunchy, B.sauce(B.LEMON, 3, .62, 11, .26), B.pickles(8, .50, 3), B.lettuce(.70, 12, .04, B.iceberg(), .07), bun="sesame", seeds=150, crown=.41)
def wing(kind, seed, mat):
    """a drumette or a flat"""
    q = random.Random(seed)
    if kind: balls = [(0, .22, 0, .20), (.05, .12, .01, .19), (-.05, .14, 0, .18), (0, 0, 0, .15), (0, -.14, 0, .12), (0, -.26, 0, .10), (0, -.34, 0, .115)]
    else: balls = [(.06 * k, t * .30, q.uniform(-.01, .02), .135 + .03 * math.cos(t * 2)) for t in (-1, -.6, -.2, .2, .6, 1) for k in (-1, 1)]
    return F.crispy(balls, .018, seed, mat, .7)
def m_glazed(col=(.26, .048, .007), dark=(.022, .006, .003), light=(.46, .135, .016)):
    s = Mat("glazed"); n = s.noise(3.5, 6, .65, .4); f = s.noise(18, 5, .65); k = s.math("ADD", s.math("MULTIPLY", n, .7), s.math("MULTIPLY", f, .3))
    s.set(Base_Color=s.ramp(k, [(.36, dark), (.50, col), (.66, light), (.8, tuple(min(1, c * 1.3) for c in light))]), Roughness=s.ramp(f, [(.35, .10), (.65, .26)]), Specular=.6, Clearcoat=.7, Clearcoat_Roughness=.08)
    s.bump(n, .6, .07).bump(f, .6, .03); return s
def wings_in(spots, mat, scale=.92, seed=0):
    bank = [wing(k % 2, 40 + seed + k, mat) for k in range(4)]
    for k, (x, y, z, a) in enumerate(spots): show(bank[k % 4], (x, y, z), Euler((R.uniform(-.3, .3), R.uniform(-.5, .5), a)), scale * R.uniform(.95, 1.06))
def sprinkle(bank, n, rx, ry, seed=0, cx=0, cy=0, top=3.0, only=None):
    """drops pieces on whatever is there"""
    bpy.context.view_layer.update(); dg = bpy.context.evaluated_depsgraph_get(); F.rs(seed); k = 0
    for _ in range(n * 3):
        if k >= n: break
        x, y = cx + F.R.uniform(-rx, rx), cy + F.R.uniform(-ry, ry); hit, loc, nor, _, ob, _ = bpy.context.scene.ray_cast(dg, (x, y, top), (0, 0, -1))
        if hit and (not only or ob.name.split(".")[0] in only): nor *= 1 if nor.z > 0 else -1; show(bank[k % len(bank)], loc + nor * .01, F.up_to(nor, F.R.random() * 6)); k += 1
def chicken_wings():
    F.counter(False); tray(1.28, 6, .3); mat = m_glazed()
    spots = [(math.cos(a) * .62, math.sin(a) * .55, .33, a + 1.2) for a in [i * .785 + .2 for i in range(8)]] + [(math.cos(a) * .28, math.sin(a) * .26, .56, a * 2) for a in (0.3, 2.4, 4.4)] + [(0, 0, .34, .4)]
    wings_in(spots, mat, 1.0); sprinkle([F.once("seed", F.sesame)], 60, .8, .7, 3, only=("crispy",)); sprinkle(F.spring_onion(), 22, .8, .7, 5, only=("crispy",))
    camera((0, -.02, .28), 2.55, 46, 0, .28, focus=(0, -.3, .55))
def tenders(n, r=.98):
    bank = [F.crispy(tender(60 + i), .014, 60 + i, F.once("m_crumbed", m_crumbed), .5) for i in range(4)]
    return bank
def m_crumbed():
    s = Mat("crumbed"); n = s.noise(3, 5, .6); v = s.voronoi(24); f = s.noise(36, 5, .7); k = s.math("ADD", s.math("MULTIPLY", n, .5), s.math("ADD", s.math("MULTIPLY", f, .4), s.math("MULTIPLY", v, .25)))
    s.set(Base_Color=s.ramp(k, [(.40, (.13, .032, .005)), (.54, (.32, .105, .014)), (.68, (.50, .21, .034)), (.84, (.66, .37, .10))]), Roughness=.5, Specular=.45)
    s.displace(s.math("ADD", s.math("MULTIPLY", f, .6), s.math("MULTIPLY", v, -.4)), .09, .3).bump(f, .9, .03); return s
def chicken_tenders():
    F.counter(False); tray(1.28, 8, .9); b = tenders(5)
    for k, (x, y, z, a, t) in enumerate([(-.52, -.10, .33, .25, 0), (-.20, -.20, .34, -.1, .05), (.12, -.12, .33, .2, 0), (-.34, -.02, .56, 1.0, .1), (.02, .16, .60, -.75, .05)]): show(b[k % 4], (x, y, z), Euler((t, 0, a)), 1.12)
    dip((.68, .18, .14), (.70, .38, .035), .30)
    camera((0.04, -.02, .28), 2.5, 46, 0, .28, focus=(0, -.3, .5))
def kids_tenders():
    F.counter(False); tray(1.08, 5, .2); b = tenders(3)
    for k, (x, y, z, a) in enumerate([(-.36, -.12, .32, .3), (-.06, -.18, .32, -.05), (-.20, .10, .52, .9)]): show(b[k % 4], (x, y, z), Euler((.03, 0, a)), 1.06)
    dip((.50, .08, .14), (.42, .022, .012), .27)
    camera((0.03, -.02, .24), 2.15, 46, 0, .28, focus=(0, -.3, .45))
def box_wings():
    F.counter()
    B.crate(1.45, 1.12, .26); mat = m_glazed(); hot = m_glazed((.44, .050, .005), (.14, .012, .003), (.60, .12, .010))
    F.rs(3); spots = [(-1.05 + .42 * i + R.uniform(-.05, .05), -.72 + .40 * j + R.uniform(-.05, .05), .28, R.uniform(0, 6)) for j in range(3) for i in range(6)]
    wings_in(spots[:9], mat, .86, 0); wings_in(spots[9:], hot, .86, 8); wings_in([(R.uniform(-.9, .9), R.uniform(-.55, .05), .47, R.uniform(0, 6)) for _ in range(6)], mat, .86, 16)
    st = F.celery()
    for k in range(8): show(st[k % 2], (-1.05 + .13 * k, .72 + .03 * (k % 2), .22 + .05 * (k % 3)), Euler((0, 0, R.uniform(-.12, .12) + 1.45)), .9)
    for x, c in ((.22, (.78, .68, .46)), (.70, (.055, .012, .005)), (1.16, (.62, .20, .02))): dip((x, .78, .11), c, .25)
    sprinkle([F.once("seed", F.sesame)], 80, 1.2, .7, 3, cy=-.3, only=("crispy",))
    camera((0, -.02, .16), 3.35, 52, 0, .28, focus=(0, -.3, .45))
DISHES = {"chicken-honey": chicken_honey, "chicken-burger": chicken_burger, "chicken-wings": chicken_wings, "chicken-tenders": chicken_tenders, "kids-tenders": kids_tenders, "box-wings": box_wings}
