from dishkit.core import *
from dishkit import food as F
from dishkit.food import show, once
from dishkit.baked import *
from dishkit.sweets import *
from dishkit.greens import dill, grain, leaf_bank, mint, sprig, citrus
from dishes.desserts import crumbs
from dishkit.drinks import spoon

def maple(): return m_sauce('maple', (.56, .21, .022), .07, .0, .45)
def stack(n=3, r=.68, t=.15, z=.06, seed=0):
    rr = random.Random(seed); out = []
    for k in range(n): p = pancake(r * rr.uniform(.97, 1.03), t, seed + k); p.location = (rr.uniform(-.05, .05), rr.uniform(-.04, .04), z + k * t * .97); p.rotation_euler = (rr.uniform(-.02, .02), rr.uniform(-.02, .02), rr.random() * 6); out.append(p)
    return z + n * t
def butter(loc, s=.26, turn=.4):
    m = once('m_butter', lambda: F.m_plain('butter', (.88, .66, .26), .3, 0, .4, (10, .15))); b = box('butter', (s, s, s * .42), .035, 4, 4, m); warp(b, lambda q: q * (1 + .10 * mn.noise(q * 5)) - Vector((0, 0, .06 * (q.x * q.x + q.y * q.y)))); b.location = loc; b.rotation_euler = (.04, .05, turn); return b
def pancakes():
    stage(); F.plate(1.25, .12); z = stack(3, .70, .17); pool('syrup', lambda a: .50 + .08 * math.sin(a * 3 + 1) + .34 * max(0, math.sin(a * 2.5 + 2.3)) ** 7 + .36 * max(0, math.cos(a * 3 + .4)) ** 16, maple(), .022, ('pancake',)); butter((-.02, -.03, z + .10)); bb = [blueberry(1), blueberry(2)]
    strew(bb, 9, disc(.42, .0, .0, .22), 3, only=('pancake', 'syrup'), sink=.075, gap=.17, lean=.6); strew(bb, 11, lambda r: (r.uniform(-.95, .95), r.uniform(-.92, -.62)), 7, only=('plate',), sink=.08, gap=.16, lean=.6)
    pool('pooled', lambda a: .22 * (1 + .2 * math.sin(a * 2)), maple(), .012, ('plate',), c=(.50, -.62)); camera((0, -.04, .30), 2.3, 36, 0, .27, focus=(0, -.5, .5))
def ribbon(L=.9, w=.2, amp=.06, waves=3, seed=0, mat=None, name='ribbon'):
    """a strip that lies in waves: bacon, salmon"""
    o = grid(name, lambda u, v: ((u - .5) * L, (v - .5) * w * (1 + .12 * nz(u * 4, seed)) + .03 * nz(u * 3, seed + 4), amp * math.sin(u * waves * math.tau + seed) * (1 + .3 * (v - .5)) + .025 * nz(u * 6, v * 3, seed)), 120, 24, mat=mat); o.modifiers.new('s', 'SOLIDIFY').thickness = .022; return F.hide(o)
def m_bacon():
    s = Mat('bacon'); y = s.gen()[1]; n = s.noise(3, 4, .6, .5, s.co((1, 3, 1))); k = s.math('ADD', y, s.math('MULTIPLY', s.math('SUBTRACT', n, .5), .5)); c = s.ramp(k, [(.08, (.30, .05, .02)), (.26, (.40, .075, .030)), (.34, (.80, .52, .30)), (.44, (.74, .42, .22)), (.52, (.34, .05, .022)), (.74, (.30, .04, .018)), (.80, (.78, .50, .27)), (.95, (.66, .34, .15))])
    c = s.mix(s.ramp(s.noise(9, 5, .7), [(.5, 0), (.7, .7)]), c, (.16, .035, .01)); s.set(Base_Color=c, Roughness=.28, Specular=.5, Subsurface=.1, Subsurface_Color=(.8, .3, .15), Subsurface_Radius=(.04, .015, .01)); s.bump(s.noise(10, 5, vec=s.co((1, 3, 1))), .6, .03); return s
def egg(seed=0, r=.46):
    """fried: lacy white, a round yolk"""
    w = once('m_white', lambda: m_col('white', .22, .2, ((14, .25),), rad=(.08, .07, .05))); e = lambda a: r * (1 + .10 * nz(math.cos(a) * 1.3, math.sin(a) * 1.3, seed) + .025 * nz(math.cos(a) * 6, math.sin(a) * 6, seed))
    o = slab('egg', e, .035, w, .05, lambda x, y, q: .03 * nz(x, y, seed, 5) * step(.3, .9, q) + .03 * step(.55, .3, q), 1.0, 160, 70); paint(o, lambda c: lerp((.86, .84, .78), (.58, .30, .08), step(.93, 1.0, c.xy.length / e(math.atan2(c.y, c.x)) + .03 * nz(c.x, c.y, 2, 9))))
    y = lathe('yolk', [(0, -.02), (r * .42, .0), (r * .44, .04), (r * .34, .125), (r * .16, .16), (0, .165)], 80, 60, once('m_yolk', lambda: F.m_plain('yolk', (.84, .30, .010), .10, .04, .55, None, Clearcoat=.5))); y.location.z = .055; y.parent = o; return o
def egg_roll():
    stage(); F.plate(1.22, .12, F.m_stoneware((.12, .16, .18), (.22, .12, .06))); z = .06; F.bun_bottom(.62, .2).location = (0, 0, z); bm = m_bacon()
    for k, (x, y, a) in enumerate([(-.22, -.22, .35), (.26, -.20, 2.0)]): e = egg(k, .47); e.location = (x, y, z + .215 + .05 * k); e.rotation_euler = (.16, -.08 + .16 * k, a)
    for k, (x, y, a, r) in enumerate([(-.04, -.16, -.10, .10), (.04, .10, .12, .0)]): show(ribbon(1.62, .30, .045, 2.6, k, bm), (x, y, z + .42 + .03 * k), Euler((r, 0, a)))
    drizzle('sauce', [(-.42 + .12 * i, -.34 - .10 * math.sin(i * 1.9)) for i in range(8)], .030, m_sauce('bbq', (.10, .014, .006), .15), ('egg', 'yolk', 'bacon', 'bun_bottom')); b = F.bun_top(.62, .42, 90, 4); b.location = (.02, .16, z + .50); b.rotation_euler = (-.26, .03, .4); camera((0, -.02, .44), 2.15, 30, 8, .24, focus=(0, -.5, .45))
def avocado_toast():
    stage(); F.plate(1.25, .12); e = loaf_edge(.66, .50, 3); m = m_col('mash', .38, .12, ((9, .5), (26, .4)))
    for k, (x, y, z, a) in enumerate([(-.28, .26, .06, .30), (.22, -.30, .10, .12)]):
        b = bread(e, .17, .78, k, .08, 'sourdough', 12); b.location = (x, y, z); b.rotation_euler = (.03, -.02, a)
        o = slab('mash', lambda t: e(t) * (.86 + .05 * nz(math.cos(t) * 3, math.sin(t) * 3, k)), .05, m, .035, lambda x, y, q: .045 * mn.fractal(Vector((x * 5, y * 5, k * 3.0)), .9, 2, 4), 1.0, 180, 70); paint(o, lambda c: lerp((.22, .32, .03), (.56, .52, .14), .5 + 1.1 * nz(c.x, c.y, k, 4.5) + 2 * (c.z - .07))); o.location = (x, y, z + .165); o.rotation_euler = (.03, -.02, a)
    fe = once('m_feta', lambda: F.m_plain('feta', (.86, .82, .72), .6, .2, .3, (14, .6))); fb = [warp(F.hide(box('feta', (.13, .12, .10), .02, 3, 4, fe)), lambda q, k=k: q + mn.noise_vector(q * 14 + Vector((k * 5, 0, 0))) * .024) for k in range(3)]
    strew(fb, 24, disc(.85), 3, only=('mash',), sink=.03, lean=.7, gap=.16, scale=(.6, 1.05)); ch = F.hide(box('flake', (.05, .034, .008), .001, 1, 0, F.m_plain('chilli', (.48, .03, .010), .4))); strew([ch], 150, disc(.9), 5, only=('mash', 'feta'), sink=.008, lean=.5); strew([mint(.12, 2)], 9, disc(.8), 8, only=('mash',), sink=.02, lean=.6, gap=.2)
    l = show(citrus('lemon', .26, .20, .5), (.86, .26, .16), Euler((1.1, .2, -.6))); drizzle('oil', [(-.6 + .13 * i, .3 - .09 * i + .12 * math.sin(i * 2)) for i in range(9)], .012, m_sauce('oil', (.62, .48, .06), .05, .1, .4), ('mash',)); camera((0, -.03, .14), 2.35, 50, 0, .27, focus=(0, -.3, .25))
def waffle_berries():
    stage(); F.plate(1.28, .12, F.m_stoneware((.12, .16, .18), (.22, .12, .06))); w = waffle(.92, .20, 2); w.location = (0, 0, .07); w.rotation_euler = (0, 0, .5); d = dollop(.34, .26, 4); d.location = (-.08, .10, .26); hs = [strawberry(.16, .36, k, True) for k in range(3)]; ws = [strawberry(.16, .36, 7)]; bb = [blueberry(1), blueberry(2)]
    for i, (x, y, a) in enumerate([(.28, -.10, 2.4), (.06, -.34, 3.3), (-.36, -.22, 4.0), (.36, .26, 1.6), (-.46, .16, 4.8), (.46, -.36, 2.9)]): show(hs[i % 3], (x, y, .33), Euler((-1.25, 0, a)), 1.0)
    show(ws[0], (-.06, .08, .78), Euler((.5, .2, 1)), 1.0); strew(bb, 9, disc(.66, 0, -.05), 5, only=('waffle',), sink=.08, gap=.16, lean=.4)
    pool('syrup', lambda a: .30 * (1 + .35 * math.sin(a * 3) + .2 * math.sin(a * 5)), maple(), .012, ('waffle',), c=(.1, -.3), smooth=0); ic = once('m_icing', lambda: F.m_plain('icing', (.88, .86, .84), .8)); strew([F.hide(blob('icing', .008, 1, ic))], 420, disc(.9), 8, only=('waffle',), sink=.002, lean=1, scale=(.4, 1.3)); camera((0, -.03, .20), 2.4, 46, 0, .27, focus=(0, -.35, .4))
def half_bagel(R0=.47, r=.25, top=True, seed=0):
    m = once('m_bagel', lambda: m_baked('bagel', [(.26, (.74, .46, .17)), (.44, (.58, .25, .055)), (.62, (.40, .13, .020)), (.85, (.22, .055, .010))], (.36, .26), 3, .3, 50, None, (.2, .2))); cm = once('m_bcrumb', lambda: m_crumb('bcrumb', (.86, .72, .48), (.74, .50, .24), 30, .6)); n = 60
    def f(u, v):
        a = u * math.tau; k = 1 + .04 * nz(math.cos(a) * 1.5, math.sin(a) * 1.5, seed)
        if v < .7: b = v / .7 * math.pi; q, z = R0 + r * math.cos(b), r * .95 * math.sin(b) ** .8
        else: b = (v - .7) / .3; q, z = R0 - r + 2 * r * b, 0
        return (q * k * math.cos(a), q * k * math.sin(a), z if top else (-z * .8))
    o = grid('bagel', f, 160, n, True, m, fix=True); o.data.materials.append(cm.m)
    for p in o.data.polygons:
        if abs(p.center.z) < .012: p.material_index = 1
    if top: strew_on(o, [grain('sesame'), grain('sesame'), grain('black')], 320, seed)
    return o
def strew_on(o, bank, n, seed):
    rr = random.Random(seed); vs = [v for v in o.data.vertices if v.co.z > .1]
    for _ in range(n): v = vs[rr.randrange(len(vs))]; i = show(bank[rr.randrange(len(bank))], v.co + v.normal * .004, up_to(v.normal, rr.random() * 6.3), rr.uniform(.85, 1.1)); i.parent = o
def salmon(seed=0, L=1.0, W=.52):
    """a smoked slice let fall: long soft folds, thin pale lines in arcs, edges that thin out"""
    N, M = 200, 70; rr = random.Random(seed); ph = rr.random() * 6
    def f(u, v):
        x = u * 2 - 1; y = v * 2 - 1; w = W / 2 * max(0, 1 - abs(x) ** 3.5) ** .5 * (1 + .22 * nz(x * 1.6, seed, 1)); g = y * 5.2 + 1.1 * nz(x * 1.2, seed, 4) + ph
        return (x * L / 2 + .04 * nz(y * 1.5, seed, 7), y * w * (.78 + .04 * math.cos(g)) + .06 * math.sin(x * 2 + ph), .070 * math.sin(g) * (1 - .5 * x * x) + .05 * nz(x * 1.3, y, seed + 2) - .13 * x * x)
    m = once('m_salmon', _salmon); o = grid('salmon', f, N, M, mat=m); out = []
    for i in range(N):
        for j in range(M):
            u, v = i / (N - 1), j / (M - 1); k = u * 13 + 5.0 * (v - .5) ** 2 * (1 if seed % 2 else -1) + .55 * nz(u * 5, v * 3, seed); d = abs(k % 1 - .5); c = lerp((.80, .225, .075), (.66, .130, .040), .5 + 1.2 * nz(u * 4, v * 4, seed + 5)); out += [*lerp(c, (.88, .50, .32), .62 * step(.16, .03, d) * (.6 + .7 * nz(u * 3, v * 6, seed + 8))), 1]
    o.data.color_attributes.new('col', 'FLOAT_COLOR', 'POINT').data.foreach_set('color', out); o.modifiers.new('s', 'SOLIDIFY').thickness = .016; return F.hide(o)
def _salmon():
    s = Mat('salmon'); c = s.attr('col').outputs['Color']; s.set(Base_Color=c, Roughness=.22, Specular=.5, Clearcoat=.15, Clearcoat_Roughness=.1); s.bump(s.noise(14, 4), .14, .012); s.translucent((.86, .26, .09), .25); return s
def salmon_bagel():
    stage(); F.plate(1.25, .12, F.m_stoneware((.12, .16, .18), (.22, .12, .06))); z = .26; b = half_bagel(top=False, seed=1); b.location = (-.02, -.12, z); c = grid('cheese', lambda u, v: ((.47 + .25 * math.cos(v * math.tau) * (1 + .08 * nz(u * 12, 1))) * math.cos(u * math.tau) - .02, (.47 + .25 * math.cos(v * math.tau) * (1 + .08 * nz(u * 12, 1))) * math.sin(u * math.tau) - .12, z + .035 + .06 * math.sin(v * math.tau) + .02 * nz(u * 14, v * 5, 2)), 160, 33, True, once('m_whip', lambda: m_cream('whip', (.86, .82, .74))))
    sl = [salmon(k) for k in range(4)]
    for k in range(7): a = k / 7 * math.tau + .2; show(sl[k % 4], (-.02 + .47 * math.cos(a), -.12 + .47 * math.sin(a), z + .17 + .03 * (k % 2)), Euler((.16 * math.sin(k * 2), .10 * math.cos(k), a + 1.75)), 1.0)
    cap = warp(F.hide(blob('caper', .042, 3, F.m_plain('caper', (.13, .17, .035), .3, .1, .5, (16, .4)))), lambda c: c * (1 + .15 * mn.noise(c * 40))); strew([cap], 17, disc(.66, -.02, -.12), 4, only=('salmon', 'cheese'), sink=.03, gap=.1); d = [dill(.34, k) for k in range(3)]
    for k, (x, y, a) in enumerate([(-.40, -.42, .6), (.16, -.62, 1.9), (.42, -.22, 2.8), (-.52, -.02, -.4), (.02, -.44, 3.6)]): show(d[k % 3], (x, y, z + .30), Euler((.15, .1, a)), 1.0)
    t = half_bagel(top=True, seed=5); t.location = (.14, .66, z + .12); t.rotation_euler = (.62, .10, .3); camera((.04, .14, .42), 2.72, 42, 0, .26, focus=(0, -.45, .5))
def croissants():
    stage(); F.plate(1.22, .12); c = croissant(1.42, 2); c.location = (-.02, -.14, .06); c.rotation_euler = (0, 0, .12); crumbs(26, disc(1.0, 0, -.2), 3, (.66, .32, .09), (.4, 1.3)); camera((0, -.02, .18), 2.2, 44, 0, .27, focus=(0, -.3, .4))

DISHES = {"pancakes": pancakes, "roll-egg-cafe": egg_roll, "avocado-toast": avocado_toast, "waffle": waffle_berries, "bagel": salmon_bagel, "croissant": croissants}
