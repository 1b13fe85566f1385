import os
from dishkit.core import *
from dishkit import food as F
from dishkit.food import show, once
from dishkit import hotel as H
from dishkit.lay import *
from dishkit.drinks import card as bounce, tall
from dishkit.greens import citrus

SERIF = '/usr/share/fonts/opentype/noto/NotoSerifCJK-Regular.ttc'
def words(text, size, loc, mat, parent):
    c = bpy.data.curves.new('words', 'FONT'); c.body = text; c.size = size; c.align_x = 'CENTER'; c.align_y = 'CENTER'; c.extrude = .003; c.space_character = 1.06
    if os.path.exists(SERIF): c.font = bpy.data.fonts.load(SERIF)
    o = bpy.data.objects.new('words', c); bpy.context.scene.collection.objects.link(o); c.materials.append(mat.m); o.location = loc; o.parent = parent; return o
def satin(name, col):
    s = Mat(name); s.set(Base_Color=col, Roughness=.28, Specular=.5, Sheen=.5, Anisotropic=.6); s.bump(s.noise(60, 2, vec=s.co((1, 30, 1))), .06, .004); return s
def gift(amount, paper, ink, ribbon, loc=(0, -.1, .10), turn=.22, lean=.10):
    """a card with a line of foil round it, and a ribbon tied across its left"""
    e = bpy.data.objects.new('gift', None); bpy.context.scene.collection.objects.link(e); W, D = 1.86, 1.20; t = .03
    pm = Mat('card'); f = pm.noise(70, 3, .6); pm.set(Base_Color=paper, Roughness=.55, Specular=.35); pm.bump(f, .10, .004)
    def edge(w, d, r=.07):
        n = 22; return lambda a: 1 / ((abs(math.cos(a)) / w) ** n + (abs(math.sin(a)) / d) ** n) ** (1 / n)
    from dishkit.baked import slab
    o = slab('card', edge(W / 2, D / 2), t, pm, 0, None, .05, 400, 30); o.parent = e; fo = F.m_plain('gilt', (.86, .58, .22), .3, 0, .5, None, Metallic=.55) if ink is None else ink
    g = edge(W / 2 - .07, D / 2 - .07); l = grid('foil', lambda u, v: (g(u * math.tau) * math.cos(u * math.tau) * (1 - .012 * v), g(u * math.tau) * math.sin(u * math.tau) * (1 - .016 * v), t + .003), 400, 2, True, fo); l.parent = e
    words('HARBOUR HOUSE', .138, (.20, .33, t + .004), fo, e); words(amount, .56, (.20, -.10, t + .004), fo, e)
    ln = box('rule', (.34, .008, .004), .001, 1, 0, fo); ln.location = (.20, .205, t + .004); ln.parent = e
    x0 = -.62; w = .085
    def band(u, v): y = (u - .5) * (D + .06); k = abs(y) - D / 2; return (x0 + (v - .5) * 2 * w, max(-D / 2 - .012, min(D / 2 + .012, y)), t + .010 - max(0, k) * 1.1)
    parts = [grid('ribbon', band, 60, 6, mat=ribbon)]
    for sx in (-1, 1):
        parts.append(tube('bow', [(x0, 0, t + .03), (x0 + sx * .16, .06, t + .03), (x0 + sx * .36, .16, t + .07), (x0 + sx * .44, .20, t + .17), (x0 + sx * .34, .16, t + .25), (x0 + sx * .16, .06, t + .19), (x0, 0, t + .10)], lambda u: .055 + .075 * math.sin(u * math.pi), ribbon, 20, 80, flat=.07, ends=0))
        parts.append(tube('tail', [(x0, 0, t + .06), (x0 + sx * .10, -.16, t + .06), (x0 + sx * .20, -.34, t + .03), (x0 + sx * .34, -.58, t + .05)], lambda u: .05 + .045 * u, ribbon, 20, 60, flat=.06, ends=0))
    parts.append(warp(blob('knot', .085, 4, ribbon), lambda c: Vector((c.x + x0, c.y * .9, c.z * .75 + t + .09)) + mn.noise_vector(c * 22) * .008))
    for p in parts: p.parent = e
    e.location = loc; e.rotation_euler = (lean, 0, turn); return e
def rose(r=.30, col=(.80, .40, .34), seed=0):
    """cups within cups: the inner petals stand and wrap, the outer ones open and roll their rims back"""
    s = once('m_petal%.2f' % col[1], lambda: _petal(col)); rr = random.Random(seed); parts = []; n = 21
    for i in range(n):
        t = i / (n - 1); a0 = i * 2.39996 + rr.uniform(-.2, .2); span = 2.9 - 1.35 * t ** .6 + rr.uniform(-.1, .1); R = r * (.10 + .74 * t ** .9); h = r * (1.02 - .34 * t ** 1.6) * rr.uniform(.95, 1.04); out = -.30 + 1.0 * t ** 1.3; roll = .05 + .30 * t
        def f(u, v):
            x = u * 2 - 1; top = 1 - .30 * abs(x) ** 3.2 - .04 * math.cos(x * 2.6) ** 8; y = v * top; q = R * (.30 + .95 * math.sin(min(1, y * 1.25) * math.pi / 2) ** .8 + out * y * y * .55 + roll * step(.78, 1.0, y) ** 1.5 * .7) + .010 * nz(x * 2, y * 3, i + seed) * r * 4; z = h * (y - roll * .62 * step(.80, 1.0, y) ** 2)
            a = a0 + x * span / 2 * (.55 + .45 * step(0, .45, y)); return (q * math.cos(a), q * math.sin(a), z + .03 * r * math.sin(x * 4 + i) * y)
        o = grid('petal', f, 30, 22, mat=s); paint(o, lambda c: (max(0, min(1, .25 + .75 * c.z / h + .25 * t)),) * 3)
        parts.append(o)
    from dishkit.greens import _join
    o = _join(parts); o.modifiers.new('s', 'SOLIDIFY').thickness = .010; return F.hide(o)
def _petal(col):
    s = Mat('petal'); k = s.attr('col').outputs['Fac']; n = s.noise(30, 3, .5, 0, s.co((1, 1, .3))); deep = (col[0] * .80, col[1] * .42, col[2] * .42)
    s.set(Base_Color=s.mix(s.math('MULTIPLY', n, .12), s.ramp(k, [(.15, deep), (.65, col), (1, tuple(min(.88, x * 1.10 + .02) for x in col))]), deep), Roughness=.6, Specular=.2, Sheen=.35); s.bump(n, .08, .006); s.translucent(col, .28); return s
def fifty():
    H.table(napkin=False); n = gift('$50', (.012, .060, .085), None, satin('satin', (.74, .66, .52)), (.10, -.16, .06), .16)
    before = set(bpy.data.objects); tall(.34, .38, .62, .36, glass('amber', (.90, .46, .12), 1.34, 0, (.9, .55, .25)), 3, 0, 0, .08, 4); bounce(.9, .05, .6, e=1.6); show(citrus('orange', .20, .04), (.12, -.06, .50), Euler((.5, .3, 0)))
    for o in set(bpy.data.objects) - before: o.location += Vector((-.48, .86, 0))
    camera((.0, .14, .24), 2.55, 42, 0, .26, focus=(.1, -.2, .1))
def hundred():
    H.table(napkin=False); gift('$100', (.80, .77, .70), F.m_plain('ink', H.TEAL, .4), satin('satin', (.58, .20, .19)), (.06, -.22, .06), -.14)
    a = rose(.40, (.76, .33, .28), 1); b = rose(.36, (.82, .62, .47), 5); c = rose(.26, (.80, .42, .36), 9); lf = [F.leaf(.52, .15, 3 + k, .5, .015, once('m_roseleaf', lambda: F.m_leaf((.16, .30, .07), (.035, .12, .015))), .04) for k in range(3)]
    for k, (x, y, t) in enumerate([(-1.22, .40, 2.2), (-.98, .98, .7), (-.40, 1.16, .1), (.20, 1.10, -.5), (.62, .86, -1.1), (.34, .62, -1.7), (-1.20, .72, 1.4), (.86, .72, -1.4), (-.16, .62, -2.4)]): show(lf[k % 3], (x, y, .10), Euler((.28, .2 * (k % 2), t)), 1.0)
    for q, l, e in ((a, (-.84, .70, .10), (.42, -.16, .3)), (b, (-.20, .88, .10), (.40, .06, 1.2)), (c, (.34, .78, .12), (.36, .12, 2.2)), (c, (-1.22, .22, .05), (.40, -.3, 4))): show(q, l, Euler(e), 1.12)
    camera((-.02, .10, .24), 2.6, 46, 0, .26, focus=(.1, -.2, .1))
def two_fifty():
    H.table(napkin=False); pl = H.plate(1.22, .09); pl.location = (.06, .10, 0); gift('$250', (.030, .027, .026), None, satin('satin', (.36, .016, .03)), (.10, -.06, .12), .0, .06); H.fork((-1.30, .25, .03), .03, .95); H.knife((1.36, -.10, .03), -.03, .95)
    show(rose(.30, (.42, .012, .022), 3), (.72, .98, .06), Euler((.45, .2, .4)), 1.15)
    wax = F.m_plain('wax', (.86, .80, .68), .4, .4); c = lathe('candle', [(0, .0), (.16, 0), (.165, .02), (.165, .62), (.15, .64), (.12, .60), (0, .59)], 60, 50, wax); c.location = (-.74, .98, .02); fl = Mat('flame'); fl.set(Base_Color=(0, 0, 0), Emission=(1, .52, .14, 1), Emission_Strength=9); f = warp(blob('flame', .05, 3, fl), lambda q: Vector((q.x * (1 - q.z * 6 if q.z > 0 else 1), q.y * (1 - q.z * 6 if q.z > 0 else 1), q.z * 2.2))); f.location = (-.74, .98, .74)
    camera((.04, .22, .30), 2.85, 40, 0, .26, focus=(.1, -.1, .15))

DISHES = {"gift-card": fifty, "gift-flowers": hundred, "gift-dinner": two_fifty}
