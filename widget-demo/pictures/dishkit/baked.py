"""dishkit.baked - dough, cake, bread and what comes out of an oven or a pan."""
from .core import *
from . import food as F
from .food import once, show
from .lay import *

def up(s): 
    g = s.n.new('ShaderNodeNewGeometry'); x = s.n.new('ShaderNodeSeparateXYZ'); s.nt.links.new(g.outputs['Normal'], x.inputs[0]); return x.outputs[2]
GOLD = [(.30, (.74, .46, .17)), (.46, (.60, .28, .065)), (.62, (.42, .145, .022)), (.8, (.24, .062, .010))]
def m_baked(name, stops=GOLD, rough=(.55, .38), scale=3.5, coat=.0, fine=40, attr=None, bumps=(.4, .3)):
    """attr: a vertex colour whose brightness says how much it browned"""
    s = Mat(name); n = s.noise(scale, 6, .62, .3); f = s.noise(fine, 4, .6); k = s.math('ADD', s.math('MULTIPLY', n, .55), s.math('MULTIPLY', f, .12))
    k = s.math('ADD', k, s.math('MULTIPLY', s.attr(attr).outputs['Fac'], .5)) if attr else s.math('ADD', k, .16)
    c = s.ramp(k, stops); s.set(Base_Color=c, Roughness=s.ramp(n, [(.3, rough[0]), (.7, rough[1])]), Specular=.4, Clearcoat=coat, Clearcoat_Roughness=.25, Subsurface=.04, Subsurface_Color=stops[0][1], Subsurface_Radius=(.06, .035, .012))
    s.bump(s.noise(scale * 3, 6, .65), bumps[0], .03).bump(f, bumps[1], .012); return s
def m_crumb(name, a=(.86, .70, .42), b=(.74, .52, .25), holes=24, depth=.8):
    s = Mat(name); v = s.voronoi(holes, 'SMOOTH_F1'); v2 = s.voronoi(holes * 2.3); n = s.noise(holes * .5, 6, .65); h = s.math('ADD', s.math('MULTIPLY', v, .7), s.math('ADD', s.math('MULTIPLY', v2, .4), s.math('MULTIPLY', n, .3)))
    s.set(Base_Color=s.ramp(h, [(.25, tuple(x * .72 for x in b)), (.42, b), (.7, a)]), Roughness=.85, Specular=.2, Subsurface=.05, Subsurface_Color=a, Subsurface_Radius=(.05, .04, .025)); s.bump(h, depth, .03); return s
def m_col(name, rough=.4, sss=.1, bump=((12, .3), (45, .25)), coat=0, spec=.45, rad=(.06, .04, .02)):
    """colour painted on the vertices"""
    s = Mat(name); c = s.attr('col').outputs['Color']; n = s.noise(16, 5, .65); c = s.mix(s.ramp(n, [(.35, .22), (.6, 0)]), c, (.0, .0, .0), 'MULTIPLY') if 0 else s.mix(.22, c, s.ramp(n, [(.3, .25), (.7, 1)]), 'MULTIPLY')
    s.set(Base_Color=c, Roughness=rough, Specular=spec, Subsurface=sss, Subsurface_Color=c, Subsurface_Radius=rad, Clearcoat=coat, Clearcoat_Roughness=.2)
    for k, st in bump: s.bump(s.noise(k, 5, .65), st, .02)
    return s
def slab(name, edge, t, mat, dome=0.0, top=None, round_=.35, nu=200, nv=70, side=.62):
    """a flat thing: edge(angle) is its outline, top(x, y, q) lifts its face; v runs from the middle over the edge to below"""
    def f(u, v):
        a = u * math.tau; e = edge(a)
        if v < side: q = v / side; x, y = q * e * math.cos(a), q * e * math.sin(a); h = t + dome * (1 - q * q) - t * round_ * step(.8, 1.0, q) ** 2 * .5; return (x * (1 - .015 * step(.9, 1, q)), y * (1 - .015 * step(.9, 1, q)), h + (top(x, y, q) if top else 0))
        k = (v - side) / (1 - side)
        if k < .7: p = k / .7; b = 1 + .03 * math.sin(p * math.pi); z = t * (1 - round_ * .5) * (1 - p); w = (top(e * math.cos(a), e * math.sin(a), 1) if top else 0) * (1 - p) ** 2; return (e * b * math.cos(a), e * b * math.sin(a), z + w)
        p = (k - .7) / .3; return (e * (1 - p) * math.cos(a), e * (1 - p) * math.sin(a), 0)
    return grid(name, f, nu, nv, True, mat)
def chocolate_chunk(seed=0, s=.10):
    m = once('m_choc', lambda: F.m_plain('choc', (.042, .014, .006), .22, .05, .5, (14, .25))); b = box('choc', (s, s * .9, s * .7), s * .27, 4, 3, m); warp(b, lambda q: q + mn.noise_vector(q * 11 + Vector((seed * 5, 0, 0))) * .018); return F.hide(b)
def cookie(r=.8, t=.13, seed=1, chunks=22):
    m = once('m_cookie', lambda: m_baked('cookie', [(.30, (.60, .36, .16)), (.46, (.47, .23, .080)), (.62, (.33, .130, .036)), (.82, (.16, .048, .013))], (.75, .55), 6, attr='col', bumps=(1.0, .8)))
    def top(x, y, q):
        p = Vector((x * 5, y * 5, seed * 4.0)); d, _ = mn.voronoi(p + mn.noise_vector(p * 1.7) * .6); crack = step(.10, .0, d[1] - d[0]) * step(1.0, .6, q) * step(-.1, .3, mn.noise(p * .4))
        return .034 * mn.fractal(Vector((x * 8, y * 8, seed)), .6, 2, 6) + .020 * nz(x, y, seed, 2.6) - .050 * crack - .045 * step(.80, 1, q)
    e = lambda a: r * (1 + .035 * nz(math.cos(a) * 1.5, math.sin(a) * 1.5, seed) + .012 * nz(math.cos(a) * 6, math.sin(a) * 6, seed))
    o = slab('cookie', e, t, m, .035, top, .9, 220, 90); paint(o, lambda c: (step(.5, 1.0, c.xy.length / r) * .50 + .33 + 3.2 * (t + .03 - c.z) * (c.xy.length < r * .9) + (.15 if c.z < t * .4 else 0),) * 3)
    bank = [chocolate_chunk(k, .095 + .024 * k) for k in range(4)]; rr = random.Random(seed)
    pts = []
    while len(pts) < chunks:
        q = math.sqrt(rr.random()) * r * .88; a = rr.random() * 6.3; p = Vector((q * math.cos(a), q * math.sin(a)))
        if all((p - b).length < 9 and (p - b).length > .15 for b in pts): pts.append(p)
    for k, p in enumerate(pts):
        i = show(bank[k % 4], (p.x, p.y, t + .035 * (1 - (p.length / r) ** 2) - .012), Euler((rr.gauss(0, .35), rr.gauss(0, .35), rr.random() * 6)), rr.uniform(.8, 1.25)); i.parent = o
    return o
def doughnut(R0=.40, r=.205, seed=0, sugar=700):
    def mk():
        s = Mat('dough'); x = s.n.new('ShaderNodeSeparateXYZ'); s.nt.links.new(s.co(), x.inputs[0]); n = s.noise(4, 6, .6); f = s.noise(70, 3, .6); z = s.math('ABSOLUTE', s.math('ADD', x.outputs[2], s.math('MULTIPLY', s.math('SUBTRACT', n, .5), .05)))
        c = s.ramp(z, [(.0, (.70, .42, .16)), (.03, (.52, .22, .05)), (.075, (.34, .105, .018)), (.2, (.24, .065, .010))])
        c = s.mix(s.ramp(s.noise(46, 3, .7), [(.48, 0), (.62, .6)]), c, (.70, .46, .26)); s.set(Base_Color=c, Roughness=.62, Specular=.35, Subsurface=.04, Subsurface_Color=(.7, .4, .12), Subsurface_Radius=(.06, .035, .012)); s.bump(s.noise(9, 6), .5, .03).bump(f, .7, .014); return s
    m = once('m_dough', mk)
    def f(u, v):
        a, b = u * math.tau, v * math.tau; w = 1 + .05 * nz(math.cos(a) * 1.6, math.sin(a) * 1.6, seed); x = Vector(((R0 + r * math.cos(b)) * math.cos(a) * w, (R0 + r * math.cos(b)) * math.sin(a) * w, r * .86 * math.sin(b))); return x + mn.noise_vector(x * 4 + Vector((seed * 5, 0, 0))) * .018
    o = grid('doughnut', f, 150, 65, True, m)
    sm = once('m_sugar', lambda: F.m_plain('sugar', (.86, .80, .68), .25, .1, .5)); cr = once('crystal', lambda: F.hide(box('crystal', (.016, .016, .016), .003, 1, 0, sm))); rr = random.Random(seed); vs = o.data.vertices
    for _ in range(sugar):
        v = vs[rr.randrange(len(vs))]
        if v.co.z < -r * .35: continue
        i = show(cr, v.co + v.normal * .003, Euler((rr.random() * 3, rr.random() * 3, 0)), rr.uniform(.5, 1.15)); i.parent = o
    return o
def pancake(r=.62, t=.125, seed=0):
    def mk():
        s = Mat('pancake'); n = s.noise(2.6, 6, .6, .8); f = s.noise(22, 5, .65); c1 = s.ramp(s.math('ADD', s.math('MULTIPLY', n, .75), s.math('MULTIPLY', f, .25)), [(.33, (.62, .33, .09)), (.47, (.50, .21, .042)), (.62, (.36, .12, .020)), (.78, (.26, .075, .012))])
        side = s.ramp(f, [(.3, (.72, .46, .20)), (.7, (.82, .60, .32))]); k = s.attr('col').outputs['Fac']
        s.set(Base_Color=s.mix(k, side, c1), Roughness=.5, Specular=.35, Subsurface=.04, Subsurface_Color=(.8, .5, .26), Subsurface_Radius=(.06, .04, .02)); s.bump(s.voronoi(30), .35, .016).bump(f, .4, .012); return s
    m = once('m_pancake', mk); e = lambda a: r * (1 + .035 * nz(math.cos(a), math.sin(a), seed * 3.1, 1.3))
    o = slab('pancake', e, t, m, .02, lambda x, y, q: .018 * nz(x, y, seed, 2.2) - .03 * step(.8, 1, q) * nz(x, y, seed + 5, 1.2), .9, 200, 80)
    paint(o, lambda c: (step(.965, .90, c.xy.length / e(math.atan2(c.y, c.x))) * (1 if c.z > t * .4 else 0),) * 3); return o
def waffle(r=.86, t=.17, seed=0, pitch=.235):
    m = once('m_waffle', lambda: m_baked('waffle', [(.26, (.78, .50, .19)), (.42, (.64, .31, .075)), (.60, (.44, .16, .026)), (.82, (.22, .06, .010))], (.5, .38), 4, attr='col', bumps=(.3, .35))); n = 280
    def h(x, y):
        d = math.hypot(x, y); rim = step(r * .90, r * .955, d); cell = max(step(.30, .40, abs(((x / pitch) % 1) - .5)), step(.30, .40, abs(((y / pitch) % 1) - .5))); return max(cell, rim)
    def f(u, v):
        x, y = (u - .5) * 2, (v - .5) * 2; k = max(abs(x), abs(y)); d = math.hypot(x, y); s = (k / d) if d > 1e-6 else 1; x, y = x * s * r * 1.04, y * s * r * 1.04; d = math.hypot(x, y)
        ez = t * (1 - max(0, (d - r * .96) / (r * .08)) ** 2) ; return (min(1, r / max(d, 1e-6)) * x if d > r else x, min(1, r / max(d, 1e-6)) * y if d > r else y, max(0, ez) * (.42 + .58 * h(x, y)) * (1 if d < r * 1.035 else 0) + .006 * nz(x, y, seed, 9))
    o = grid('waffle', f, n, n, mat=m); paint(o, lambda c: (.10 + .75 * step(t * .45, t, c.z) * (.75 + .5 * nz(c.x, c.y, 4, 2.5)),) * 3); return o
def croissant(L=1.15, seed=0):
    def mk():
        s = m_baked('croissant', [(.20, (.86, .60, .24)), (.38, (.74, .38, .085)), (.58, (.50, .175, .024)), (.85, (.25, .062, .008))], (.42, .28), 3, .25, 60, 'col', (.25, .15)); return s
    m = once('m_croissant', mk); N, M = 420, 80; vals = []
    def f(u, v):
        t = (u - .5) * 2; at = abs(t); b = v * math.tau; sl = at + (.07 * math.sin(b + (.6 if t < 0 else math.pi - .6)) + .02 * nz(t * 4, seed)) * step(0, .3, at) * (1.05 - at) + .012 * nz(math.sin(b), t * 3, seed, 2); k = (max(0, sl) ** .88) * 3.6 + .45; fr = k % 1
        base = .37 * max(0, 1 - at ** 1.45) ** .80 + .045 * max(0, 1 - at ** 6); lift = (1 - fr) ** .7 if fr < .95 else step(.95, 1, fr)
        r = base * (.84 + .27 * lift); r += (.007 * math.sin(k * 26 + 3 * math.sin(b) + 4 * nz(t * 3, math.sin(b), seed)) + .008 * nz(t * 8, math.sin(b) * 3, seed)) * (1 - at)
        a = t * 1.38; cx, cy = math.sin(a) * L * .56, -math.cos(a) * L * .56 + L * .42; tang = Vector((math.cos(a), math.sin(a))).normalized(); nrm = Vector((-tang.y, tang.x))
        q = Vector((cx, cy)) + nrm * r * math.cos(b) * 1.05; vals.append(min(1.2, .26 + .66 * lift + .25 * max(0, math.sin(b)) - .30 * (fr > .90)))
        return (q.x, q.y, r * .84 * math.sin(b) + .25 * (1 - at * .6))
    o = grid('croissant', f, N, M, mat=m, fix=False); out = []
    for x in vals: out += [x, x, x, 1]
    o.data.color_attributes.new('col', 'FLOAT_COLOR', 'POINT').data.foreach_set('color', out); return o
def hand_pie(r=.78, seed=0):
    """a half moon with a forked rim and three cuts"""
    m = once('m_pie', lambda: m_baked('pie', [(.24, (.84, .60, .28)), (.42, (.70, .37, .10)), (.60, (.48, .18, .030)), (.85, (.24, .07, .012))], (.42, .26), 3.4, .35, 34, 'col', (.35, .3))); N = 260
    def edge(x, y): # distance to the rim of the half disc, positive within
        a, b = r - math.hypot(x, y), y + .08; k = .14; h = max(k - abs(a - b), 0) / k; return min(a, b) - h * h * k / 4
    def f(u, v):
        X, Y = (u - .5) * 2, (v - .5) * 2; k = max(abs(X), abs(Y)); d = math.hypot(X, Y); s = k / d if d else 1; X, Y = X * s, Y * s
        # disc to half disc
        a = math.atan2(Y, X); q = math.hypot(X, Y); cx, cy = 0, r * .38; e = 1e9; dx, dy = math.cos(a), math.sin(a)
        B = dx * cx + dy * cy; e = -B + math.sqrt(max(0, B * B - (cx * cx + cy * cy - r * r)))
        if dy < -1e-3: e = min(e, (cy + .08) / -dy) if (cy + .08) / -dy < e else e
        e *= 1 - .0; x, y = cx + q * e * dx, cy + q * e * dy; w = edge(x, y); rim = .10 * step(r - .34, r - .18, math.hypot(x, y)); h = .06 + .27 * (1 - math.exp(-max(0, w - rim) / .10)) + .03 * nz(x, y, seed, 3.2) + .012 * nz(x, y, seed, 9)
        an = math.atan2(y, x); forks = step(.13, .03, r - math.hypot(x, y)) * step(.0, .02, r - math.hypot(x, y)); h -= .028 * forks * (.5 + .5 * math.cos(an * 46))
        cut = min(abs((x - cx0) * .94 + (y - .38) * .34) + 9 * max(0, abs(-(x - cx0) * .34 + (y - .38) * .94) - .14) for cx0 in (-.22, 0, .22)); h -= .07 * step(.030, .012, cut)
        return (x, y, h * step(0, .022, w) if w < .022 else h)
    o = grid('pie', f, N, N, mat=m)
    def col(c):
        cut = min(abs((c.x - x0) * .94 + (c.y - .38) * .34) + 9 * max(0, abs(-(c.x - x0) * .34 + (c.y - .38) * .94) - .14) for x0 in (-.22, 0, .22)); w = edge(c.x, c.y)
        k = .36 + .50 * step(.14, .34, c.z) * (.85 + .6 * nz(c.x, c.y, 2, 3)) + .25 * step(.05, .0, w); return (k - .4 * step(.05, .018, cut) * 0 + .5 * step(.03, .012, cut),) * 3
    paint(o, col); return o
def bread(edge, t=.16, toast=.5, seed=0, crust=.05, name='bread', holes=18):
    """a slice: crumb within, crust round the edge; toast 0..1"""
    def mk():
        s = Mat(name); k = s.attr('col'); sep = s.n.new('ShaderNodeSeparateColor'); s.nt.links.new(k.outputs['Color'], sep.inputs[0]); v = s.voronoi(holes, 'SMOOTH_F1'); v2 = s.voronoi(holes * 2.6); n = s.noise(3.5, 6, .65, .4); h = s.math('ADD', s.math('MULTIPLY', v, .6), s.math('MULTIPLY', v2, .4))
        br = s.math('ADD', s.math('MULTIPLY', n, .7), s.math('ADD', s.math('MULTIPLY', h, .35), toast * .7 - .42)); crumb = s.ramp(br, [(.18, (.86, .70, .43)), (.42, (.76, .50, .20)), (.58, (.54, .25, .065)), (.78, (.26, .085, .018))])
        c = s.mix(sep.outputs[0], crumb, s.ramp(n, [(.3, (.40, .17, .045)), (.7, (.20, .065, .016))])); s.set(Base_Color=c, Roughness=.75, Specular=.25, Subsurface=.04, Subsurface_Color=(.85, .6, .3), Subsurface_Radius=(.05, .035, .02)); s.bump(h, .8, .03).bump(s.noise(40, 4), .3, .01); return s
    o = slab(name, edge, t, once('m_' + name, mk), 0, lambda x, y, q: .012 * nz(x, y, seed, 4), .35, 200, 70); ex = lambda c: c.xy.length / edge(math.atan2(c.y, c.x))
    paint(o, lambda c: (step(1 - crust * 1.2, 1 - crust * .3, ex(c)),) * 3); return o
def loaf_edge(w=.62, h=.5, seed=0):
    """the outline of a sourdough slice"""
    def e(a):
        c, s = math.cos(a), math.sin(a); n = 2.6 if s < 0 else 2.2; return 1 / ((abs(c) / w) ** n + (abs(s) / (h if s > 0 else h * .8)) ** n) ** (1 / n) * (1 + .03 * nz(c * 1.4, s * 1.4, seed))
    return e
