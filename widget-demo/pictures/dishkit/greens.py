"""dishkit.greens - leaves, cut vegetables, grains and citrus."""
from .core import *
from . import food as F
from .food import once, show
from .lay import *

def leaf_bank(kind='mixed', n=12, seed=0):
    rr = random.Random(seed)
    m = {'light': F.m_leaf((.46, .60, .14), (.16, .36, .03)), 'dark': F.m_leaf((.30, .46, .08), (.055, .17, .015)), 'red': F.m_leaf((.50, .42, .18), (.12, .17, .02), (.17, .018, .03)),
         'cos': F.m_leaf((.66, .72, .34), (.17, .36, .035))}
    order = {'mixed': ['light', 'light', 'dark', 'light', 'dark', 'red'], 'cos': ['cos'], 'rocket': ['dark']}[kind]
    out = []
    for k in range(n):
        w = (.17, .27) if kind != 'cos' else (.15, .20)
        out.append(F.leaf(rr.uniform(.5, .72) if kind != 'cos' else rr.uniform(.62, .8), rr.uniform(*w), k + seed, rr.uniform(.3, .95), rr.uniform(.03, .07), m[order[k % len(order)]]))
    return out
def heap(bank, r, dome, n=110, seed=9, tilt=.7, s=(.75, 1.05), squash=.45):
    """a heap of leaves that lie like tiles on a dome, the lowest first"""
    rr = random.Random(seed)
    for i in range(n):
        q = math.sqrt((i + .5) / n); a = i * 2.39996 + rr.uniform(-.2, .2); x, y = q * r * math.cos(a), q * r * math.sin(a)
        rot = up_to(Vector((x * squash, y * squash, 1)).normalized(), rr.random() * 6.3) @ Euler((rr.uniform(-.1, tilt), rr.gauss(0, .35), 0)).to_quaternion()
        show(bank[rr.randrange(len(bank))], Vector((x, y, dome(x, y) - .10 + .06 * q ** 3 + rr.uniform(-.05, .07))) - rot @ Vector((0, .28, 0)), rot, rr.uniform(*s))
def bed(r, dome, drop=.22, col=(.03, .06, .01)):
    return grid('bed', lambda u, v: (v * r * math.cos(u * math.tau), v * r * math.sin(u * math.tau), dome(v * r, 0) - drop), 60, 20, True, F.m_plain('bed', col, .7))
def lay_on(bank, pts, dome, dz, lean=.15, seed=0, s=(.92, 1.08), face=.3):
    """lays things on the dome at points, turned a little to the camera"""
    rr = random.Random(seed)
    for k, (x, y) in enumerate(pts):
        n = Vector((x * .5 + rr.gauss(0, lean), y * .5 - face + rr.gauss(0, lean), 1)); show(bank[k % len(bank)], (x, y, dome(x, y) + dz), up_to(n, rr.random() * 6.3), rr.uniform(*s))
def fennel(seed=0):
    """a shaving: nested pale crescents that meet at one end"""
    rr = random.Random(seed); s = once('m_fennel', _fennel); parts = []
    for k in range(3):
        r = .19 - .052 * k; a0 = rr.uniform(-.15, .15); l = rr.uniform(2.5, 3.1) - .25 * k
        parts.append(tube('fennel', [(r * math.cos(a0 + l * i / 6) - .02 * k, r * 1.15 * math.sin(a0 + l * i / 6), .018 * math.sin(i * 1.3 + seed) + .012 * k) for i in range(7)], lambda u: .024 * (1.15 - .75 * u), s, 10, 40, flat=.28, ends=.05))
    return F.hide(_join(parts))
def _fennel():
    s = Mat('fennel'); n = s.noise(5, 3); s.set(Base_Color=s.ramp(n, [(.35, (.76, .80, .56)), (.65, (.58, .70, .34))]), Roughness=.25, Specular=.5, Subsurface=.2, Subsurface_Color=(.7, .8, .45), Subsurface_Radius=(.04, .05, .02)); s.bump(s.noise(20, 3, vec=s.co((6, 1, 1))), .2, .01); return s
def _join(obs):
    bpy.ops.object.select_all(action='DESELECT')
    for o in obs: o.select_set(True)
    bpy.context.view_layer.objects.active = obs[0]; bpy.ops.object.join(); return obs[0]
CITRUS = {'lemon': ((.88, .66, .075), (.88, .84, .60), (.82, .52, .015)), 'blood': ((.52, .022, .012), (.86, .66, .42), (.80, .22, .012)), 'orange': ((.86, .30, .012), (.88, .72, .42), (.84, .24, .008)), 'lime': ((.42, .56, .05), (.74, .80, .45), (.10, .28, .01))}
def citrus(kind='lemon', r=.27, t=.04, arc=1.0, segs=9):
    flesh, pith, rind = CITRUS[kind]; N, M = 160, 64
    def f(u, v):
        a = u * math.tau * arc
        if v < .4: q = v / .4; return (q * r * math.cos(a), q * r * math.sin(a), t / 2 - (.006 * step(.9, .8, q)))
        if v > .6: q = (1 - v) / .4; return (q * r * math.cos(a), q * r * math.sin(a), -t / 2)
        k = (v - .4) / .2; b = 1 + .03 * math.sin(k * math.pi); return (r * b * math.cos(a), r * b * math.sin(a), t / 2 - t * k)
    s = Mat('citrus'); c = s.attr('col').outputs['Color']; s.set(Base_Color=c, Roughness=.2, Specular=.5, Subsurface=.0); s.bump(s.noise(40, 3), .2, .008)
    ob = grid('citrus', f, N, M, arc == 1.0, s); out = []
    for i in range(N):
        a = i / (N if arc == 1 else N - 1) * math.tau * arc; k = a / math.tau * segs; seg = abs((k % 1) - .5) * 2; tone = .82 + .3 * random.Random(int(k)).random()
        for j in range(M):
            v = j / (M - 1); q = v / .4 if v < .4 else ((1 - v) / .4 if v > .6 else 1.01)
            w = Vector((math.cos(a) * (10 + 14 * q), math.sin(a) * (10 + 14 * q), q * 7)); c = tuple(x * tone * (1 + .35 * mn.noise(w)) for x in flesh)
            wall = step(.045, .015, (1 - seg) * max(q, .1)); c = lerp(c, pith, wall * .9); c = lerp(c, pith, step(.13, .07, q)); c = lerp(c, pith, step(.84, .885, q)); c = lerp(c, rind, step(.94, .965, q)); out += [*c, 1]
    ob.data.color_attributes.new('col', 'FLOAT_COLOR', 'POINT').data.foreach_set('color', out)
    if arc < 1:
        so = [obj('cut', [(0, 0, t / 2), (r * math.cos(b), r * math.sin(b), t / 2), (r * math.cos(b), r * math.sin(b), -t / 2), (0, 0, -t / 2)], [(0, 1, 2, 3)], F.m_plain('cut', lerp(flesh, pith, .35), .3)) for b in (0, math.tau * arc)]
        for o in so: paint(o, lambda co: lerp(flesh, pith, .4))
        ob = _join([ob, *so])
    return F.hide(ob)
def shaving(seed=0, L=.40, w=.17):
    """a curl of hard cheese"""
    rr = random.Random(seed); s = once('m_parm', lambda: F.m_plain('parm', (.84, .70, .36), .55, .15, .3, (18, .35))); c = rr.uniform(.6, 1.6); k = rr.uniform(-.4, .4)
    o = grid('shaving', lambda u, v: ((v - .5) * w * (max(0, 1 - (2 * abs(u - .5)) ** 2.4) ** .5 + .08) + .05 * mn.noise(Vector((u * 8, v * 3, seed))), math.sin((u - .5) * c) / c * L, (1 - math.cos((u - .5) * c)) / c * L + k * (v - .5) * .08 + .012 * mn.noise(Vector((u * 5, v * 5, seed + 3)))), 40, 14, mat=s)
    o.modifiers.new('s', 'SOLIDIFY').thickness = .008; return F.hide(o)
def avocado_half(seed=0, r=.42):
    """cut side up, the stone gone, in its skin"""
    from .baked import slab
    e = lambda a: r * (1 + .24 * math.cos(a) + .07 * math.cos(2 * a)) * .92
    pit = lambda x, y: math.hypot(x + .06, y) / (r * .44)
    o = slab('avo', e, .30, once('m_avo', _avo), 0, lambda x, y, q: -.16 * math.sqrt(max(0, 1 - min(1, pit(x, y)) ** 2)) - .012 * q ** 6, .04, 180, 110, .72)
    def col(c):
        d = c.xy.length / e(math.atan2(c.y, c.x))
        if c.z < .22 and d > .97: return lerp((.035, .05, .012), (.06, .10, .02), nz(c.x, c.y, c.z, 14) + .5)
        k = lerp((.82, .70, .24), (.74, .70, .20), step(.3, .7, d)); k = lerp(k, (.44, .56, .09), step(.72, .95, d)); k = lerp(k, (.14, .26, .03), step(.955, .985, d)); return lerp(k, (.60, .42, .14), .55 * step(1.02, .8, pit(c.x, c.y)))
    return F.hide(paint(o, col))
def _avo():
    s = Mat('avo'); c = s.attr('col').outputs['Color']; s.set(Base_Color=c, Roughness=.28, Specular=.45, Subsurface=.12, Subsurface_Color=c, Subsurface_Radius=(.05, .05, .01)); s.bump(s.noise(12, 4), .12, .02); return s
def carrot(seed=0, L=.55, w=.062):
    s = once('m_carrot', _carrot); rr = random.Random(seed); b = rr.uniform(-.05, .05)
    return F.hide(tube('carrot', [(b, -L / 2, 0), (0, 0, .02), (b, L / 2, 0)], lambda u: w * (1.1 - .55 * u) * (1 + .08 * mn.noise(Vector((u * 9, seed, 0)))), s, 16, 50, flat=.85, ends=.06))
def _carrot():
    s = Mat('carrot'); n = s.noise(6, 5, .7, .4); r = s.rand(); k = s.math('ADD', n, s.math('MULTIPLY', r, .12))
    s.set(Base_Color=s.ramp(k, [(.36, (.80, .25, .015)), (.56, (.70, .17, .010)), (.68, (.34, .062, .008)), (.8, (.07, .02, .008))]), Roughness=.3, Specular=.5, Subsurface=.12, Subsurface_Color=(.9, .3, .02), Subsurface_Radius=(.06, .02, .01)); s.bump(s.noise(10, 5, vec=s.co((1, 4, 1))), .5, .02); return s
def grain(kind):
    col, size = {'rice': ((.60, .40, .19), (.013, .036, .013)), 'quinoa': ((.78, .64, .38), (.016, .016, .013)), 'red': ((.34, .11, .05), (.015, .015, .013)), 'pepita': ((.20, .28, .07), (.030, .055, .012)), 'sunflower': ((.62, .55, .42), (.022, .048, .012)), 'sesame': ((.84, .72, .48), (.014, .024, .009)), 'black': ((.02, .018, .016), (.014, .024, .009)), 'chia': ((.05, .04, .035), (.010, .013, .010))}[kind]
    def mk():
        s = Mat('grain'); s.set(Base_Color=s.ramp(s.rand(), [(0, tuple(x * .75 for x in col)), (1, tuple(min(1, x * 1.15) for x in col))]), Roughness=.35, Specular=.45, Subsurface=.15, Subsurface_Color=col, Subsurface_Radius=(.02, .015, .01))
        return warp(F.hide(blob('grain', 1, 2, s)), lambda c: Vector((1.35 * c.x * size[0] * (1 - .3 * (c.y if kind in ('pepita', 'sunflower') else 0)), 1.35 * c.y * size[1], 1.35 * c.z * size[2])))
    return once('grain' + kind, mk)
def mint(L=.22, seed=0):
    m = once('m_mint', lambda: F.m_leaf((.22, .42, .07), (.055, .22, .02))); return F.leaf(L, L * .42, seed + 60, .55, .012, m)
def sprig(loc, n=5, L=.24, seed=0, spread=.9):
    """a tuft of mint"""
    rr = random.Random(seed); b = [mint(L, seed + k) for k in range(3)]
    for i in range(n):
        a = i / n * math.tau + rr.uniform(-.2, .2); el = spread * (1 if i < n - 2 else .35) * rr.uniform(.8, 1.1); d = Vector((math.cos(a) * math.sin(el), math.sin(a) * math.sin(el), math.cos(el)))
        q = d.to_track_quat('Y', 'Z'); show(b[i % 3], Vector(loc) + Vector((0, 0, .03 * i / n)), q, rr.uniform(.8, 1.1))
def dill(L=.3, seed=0):
    m = once('m_dill', lambda: F.m_plain('dill', (.07, .22, .02), .5)); rr = random.Random(seed); parts = [tube('dill', [(0, 0, 0), (.02, L * .5, .03), (0, L, .02)], .005, m, 6, 12)]
    for i in range(16):
        y = L * (.12 + .85 * i / 16); sgn = 1 if i % 2 else -1; l = .10 * (1.2 - i / 16) + .03
        for d in (-.35, .1, .5): parts.append(tube('dill', [(0, y, .015), (sgn * l * .6, y + l * (.4 + d * .4), .02 + rr.uniform(-.01, .02)), (sgn * l * (1 - abs(d) * .3), y + l * (.6 + d), .015 + rr.uniform(-.02, .03))], .0035, m, 5, 8))
    return F.hide(_join(parts))
