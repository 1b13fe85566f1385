import os
from dishkit.core import *
from dishkit import food as F
from dishkit.food import show, once
from dishkit import hotel as H
from dishkit.lay import *
from dishkit.drinks import card as bounce, tall
from dishkit.greens import citrus
from dishes.hotel import goblet

SERIF = '/usr/share/fonts/opentype/noto/NotoSerifCJK-Regular.ttc'
def words(text, size, loc, mat, parent):
    c = bpy.data.curves.new('words', 'FONT'); c.body = text; c.size = size; c.align_x = 'CENTER'; c.align_y = 'CENTER'; c.extrude = .003; c.space_character = 1.06
    if os.path.exists(SERIF): c.font = bpy.data.fonts.load(SERIF)
    o = bpy.data.objects.new('words', c); bpy.context.scene.collection.objects.link(o); c.materials.append(mat.m); o.location = loc; o.parent = parent; return o
def satin(name, col):
    s = Mat(name); s.set(Base_Color=col, Roughness=.28, Specular=.5, Sheen=.5, Anisotropic=.6); s.bump(s.noise(60, 2, vec=s.co((1, 30, 1))), .06, .004); return s
def gift(amount, paper, ink, ribbon, loc=(0, -.1, .10), turn=.22, lean=.10, size=.56, house='HARBOUR HOUSE'):
    """a card with a line of foil round it, and a ribbon tied across its left"""
    e = bpy.data.objects.new('gift', None); bpy.context.scene.collection.objects.link(e); W, D = 1.86, 1.20; t = .03
    pm = Mat('card'); f = pm.noise(70, 3, .6); pm.set(Base_Color=paper, Roughness=.55, Specular=.35); pm.bump(f, .10, .004)
    def edge(w, d, r=.07):
        n = 22; return lambda a: 1 / ((abs(math.cos(a)) / w) ** n + (abs(math.sin(a)) / d) ** n) ** (1 / n)
    from dishkit.baked import slab
    o = slab('card', edge(W / 2, D / 2), t, pm, 0, None, .05, 400, 30); o.parent = e; fo = F.m_plain('gilt', (.86, .58, .22), .3, 0, .5, None, Metallic=.55) if ink is None else ink
    g = edge(W / 2 - .07, D / 2 - .07); l = grid('foil', lambda u, v: (g(u * math.tau) * math.cos(u * math.tau) * (1 - .012 * v), g(u * math.tau) * math.sin(u * math.tau) * (1 - .016 * v), t + .003), 400, 2, True, fo); l.parent = e
    words(house, .138, (.20, .33, t + .004), fo, e); words(amount, size, (.20, -.10, t + .004), fo, e)
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
def two_hundred():
    H.table(napkin=False); pl = H.plate(1.22, .09); pl.location = (.06, .10, 0); gift('$200', (.030, .027, .026), None, satin('satin', (.36, .016, .03)), (.10, -.06, .12), .0, .06); H.fork((-1.30, .25, .03), .03, .95); H.knife((1.36, -.10, .03), -.03, .95)
    show(rose(.30, (.42, .012, .022), 3), (.72, .98, .06), Euler((.45, .2, .4)), 1.15)
    candle((-.74, .98, .02))
    camera((.04, .22, .30), 2.85, 40, 0, .26, focus=(.1, -.1, .15))

def candle(loc, r=.16, h=.62):
    k = r / .16; wax = F.m_plain('wax', (.86, .80, .68), .4, .4); c = lathe('candle', [(0, .0), (r, 0), (r * 1.03, .02), (r * 1.03, h), (r * .94, h + .02), (r * .75, h - .02), (0, h - .03)], 60, 50, wax); c.location = loc
    fl = Mat('flame'); fl.set(Base_Color=(0, 0, 0), Emission=(1, .52, .14, 1), Emission_Strength=9); f = warp(blob('flame', .05 * k, 3, fl), lambda q: Vector((q.x * (1 - q.z * 6 / k if q.z > 0 else 1), q.y * (1 - q.z * 6 / k if q.z > 0 else 1), q.z * 2.2))); f.location = Vector(loc) + Vector((0, 0, h + .12 * k))
def towel(loc, turn, r=.24, L=1.2, col=(.80, .77, .70)):
    """rolled: the pile is a bump, the end is a spiral"""
    m = once('m_towel%.2f' % col[0], lambda: _terry(col)); n = 5.2
    def body(u, v): a = u * math.tau; q = r * (1 + .018 * nz(a * 1.2, v * 6, 2) + .03 * math.exp(-((u - .2) / .02) ** 2)); return ((v - .5) * L, q * math.cos(a), r + q * math.sin(a))
    parts = [grid('roll', body, 160, 60, True, m)]
    for sx in (-1, 1):
        def end(u, v): a = u * n * math.tau; q = r * (.06 + .94 * u); return (sx * (L / 2 - .004 + .05 * math.sin(v * math.pi)), (q - .030 * (v - .5) * 2 * r / .24) * math.cos(a), r + (q - .030 * (v - .5) * 2 * r / .24) * math.sin(a))
        parts.append(grid('end', end, 420, 8, mat=m))
    for p in parts: p.location = loc; p.rotation_euler = (0, 0, turn)
def _terry(col): s = Mat('terry'); f = s.noise(150, 3, .7); s.set(Base_Color=s.mix(s.math('MULTIPLY', f, .3), col, tuple(x * .72 for x in col)), Roughness=.95, Specular=.08, Sheen=.8); s.bump(f, .7, .02); return s
def stone(loc, r, flat=.42, seed=0, turn=0.0):
    m = once('m_stone', _basalt); o = warp(blob('stone', r, 5, m), lambda c: Vector((c.x * (1.12 + .06 * nz(c.y * 2, c.z, seed)), c.y * (.94 + .05 * nz(c.x * 2, 3, seed)), c.z * flat)) + mn.noise_vector(c * (1.4 / r) + Vector((seed, 0, 0))) * .03 * r); o.location = loc; o.rotation_euler = (.03 * (seed % 3 - 1), .04 * (seed % 2), turn)
def _basalt(): s = Mat('basalt'); f = s.noise(90, 4, .6); s.set(Base_Color=s.mix(f, (.030, .032, .036), (.075, .078, .082)), Roughness=.42, Specular=.5); s.bump(f, .12, .006); return s
def spa():
    H.table(napkin=False); gift('Massage', (.105, .17, .135), None, satin('satin', (.78, .72, .60)), (.08, -.24, .06), .12, size=.27)
    towel((-.42, .98, .0), .16); towel((-.36, 1.34, .0), .10); towel((-.40, 1.14, .40), .14, .22, 1.12, (.62, .70, .63))
    for k, (r, z) in enumerate(((.30, .12), (.24, .34), (.17, .51))): stone((.72 + .02 * k, .84, z), r, .44, k, k * .7)
    show(rose(.24, (.86, .74, .66), 4), (.18, .66, .06), Euler((.36, .1, .6)), 1.0); candle((1.16, 1.16, .02), .14, .40)
    camera((.04, .20, .26), 2.75, 40, 0, .26, focus=(.1, -.2, .1))
def two():
    H.table(napkin=False); gift('Dinner for two', (.150, .022, .030), None, satin('satin', (.80, .70, .52)), (.04, -.16, .06), -.10, .20, .25)
    for x, y in ((-.62, 1.02), (.66, 1.10)):
        before = set(bpy.data.objects); goblet()
        for o in set(bpy.data.objects) - before: o.location += Vector((x, y, 0)); o.scale = (.82,) * 3
    bounce(1.1, .4, 1.0, e=2.0); candle((.04, 1.34, .02), .13, .74); show(rose(.22, (.78, .52, .44), 3), (-.14, .78, .05), Euler((.4, .2, .4))); show(rose(.17, (.84, .72, .62), 6), (.20, .72, .04), Euler((.36, -.1, 1.6)))
    camera((.03, .30, .50), 3.1, 29, 0, .26, focus=(.1, -.2, .1))

def kitchen(amount, paper, ink, ribbon, cones):
    from dishes.sides import cone, fry_bank
    F.counter(); gift(amount, paper, ink, ribbon, (.06, -.30, .08), .12, house='PATTY & SONS')
    for x, y in cones:
        before = set(bpy.data.objects); cone(fry_bank(12, .5, .74, .078), .40, .26, .58, 30, lean=.16)
        for o in set(bpy.data.objects) - before: o.location += Vector((x, y, 0))
    camera((.02, .16, .30), 2.7, 40, 0, .26, focus=(.1, -.2, .1))
RUST = (.36, .050, .014)
def kitchen_25(): kitchen('$25', (.66, .52, .36), F.m_plain('ink', RUST, .45), satin('satin', RUST), ((-.30, .86),))
def kitchen_50(): kitchen('$50', RUST, F.m_plain('cream', (.80, .72, .58), .45), satin('satin', (.76, .68, .54)), ((-.62, .86), (.44, .94)))

DISHES = {"gift-50": fifty, "gift-100": hundred, "gift-200": two_hundred, "gift-dinner": two, "gift-massage": spa, "gift-kitchen-25": kitchen_25, "gift-kitchen-50": kitchen_50}
