"""dishkit.food - ingredient builders. All return a Blender object at the origin unless told otherwise."""
from .core import *
R = random.Random(7)
def rs(n): R.seed(n)
cache = {}
def once(key, fn):
    if key not in cache: cache[key] = fn()
    return cache[key]

def show(o, loc=(0, 0, 0), rot=None, scale=1.0):
    i = inst(o, loc, rot, scale); i.hide_render = False; return i

# ---------------------------------------------------------------- materials
BUNS = {   # from the pale foot to the dark crown
    'sesame': [(.62, .33, .11), (.60, .27, .07), (.48, .155, .026), (.36, .088, .011), (.27, .056, .007)],
    'potato': [(.76, .50, .20), (.72, .41, .11), (.62, .27, .048), (.52, .19, .027), (.43, .135, .018)],
    'brioche': [(.60, .30, .09), (.52, .20, .04), (.36, .095, .013), (.24, .050, .006), (.16, .030, .004)],
    'milk': [(.80, .58, .28), (.78, .50, .18), (.70, .36, .085), (.60, .25, .045), (.52, .19, .03)]}
def m_bun(kind='sesame'):
    s = Mat('bun'); z = s.gen()[2]; n = s.noise(3.2, 6, .6); f = s.noise(34, 4, .6)
    k = s.math('ADD', z, s.math('MULTIPLY', s.math('SUBTRACT', n, .5), .45))
    c = s.ramp(k, list(zip((.0, .16, .34, .62, 1), BUNS[kind])))
    c = s.mix(s.ramp(s.noise(13, 6, .7), [(.38, .45), (.56, 0)]), c, (.22, .05, .008)); c = s.mix(s.ramp(f, [(.4, .25), (.6, 0)]), c, (.17, .04, .008))
    s.set(Base_Color=c, Roughness=s.ramp(n, [(.3, .46), (.7, .30)]), Specular=.42, Clearcoat=.12, Clearcoat_Roughness=.3,
          Subsurface=.08, Subsurface_Color=(.7, .3, .08), Subsurface_Radius=(.08, .04, .015))
    s.bump(s.noise(7, 7, .65), .45, .05).bump(f, .42, .014).bump(s.noise(90, 3), .3, .006); return s
def m_crumb():
    s = Mat('crumb'); v = s.voronoi(30); n = s.noise(18, 6)
    s.set(Base_Color=s.ramp(n, [(.3, (.72, .50, .25)), (.7, (.83, .66, .40))]), Roughness=.8, Subsurface=.2,
          Subsurface_Color=(.9, .65, .35), Subsurface_Radius=(.08, .05, .03)); s.bump(v, .7, .02).bump(n, .5, .02); return s
def m_seed():
    s = Mat('sesame'); s.set(Base_Color=s.ramp(s.rand(), [(0, (.80, .62, .36)), (.6, (.84, .70, .46)), (1, (.62, .38, .15))]), Roughness=.38,
        Specular=.5, Subsurface=.2, Subsurface_Color=(.9, .7, .4), Subsurface_Radius=(.02, .015, .01)); return s
def m_patty():
    s = Mat('patty'); v = s.voronoi(9, 'SMOOTH_F1'); n = s.noise(6, 8, .7, .4); f = s.noise(40, 5, .7)
    h = s.math('ADD', s.math('MULTIPLY', v, -.55), s.math('ADD', s.math('MULTIPLY', n, .9), s.math('MULTIPLY', f, .28)))
    k = s.math('ADD', s.math('MULTIPLY', n, .6), s.math('MULTIPLY', f, .4))
    c = s.ramp(k, [(.32, (.045, .017, .008)), (.45, (.14, .050, .020)), (.56, (.25, .098, .040)), (.70, (.38, .17, .075))])
    s.set(Base_Color=c, Roughness=s.ramp(f, [(.35, .28), (.6, .6)]), Specular=.55)
    s.displace(h, .125, .38).bump(f, .7, .02); return s
def m_cheese(col=(.83, .36, .028), deep=(.95, .42, .03)):
    s = Mat('cheese'); s.set(Base_Color=col, Roughness=.42, Specular=.3, Subsurface=.18, Subsurface_Color=deep,
        Subsurface_Radius=(.10, .045, .008)); s.bump(s.noise(7, 3), .12, .03).bump(s.noise(60, 3), .05, .006); return s
def m_leaf(a=(.40, .56, .10), b=(.12, .30, .018), edge=None, veins=True):
    """colour driven by the vertex colour 'k' (0 rib .. 1 rim)"""
    s = Mat('leaf'); k = s.attr('k').outputs['Fac']; n = s.noise(5, 5, .6)
    kk = s.math('ADD', k, s.math('MULTIPLY', s.math('SUBTRACT', n, .5), .5))
    st = [(.0, tuple(min(1, x * 1.25 + .06) for x in a)), (.35, a), (.75, b), (1, edge or tuple(x * .8 for x in b))]
    c = s.ramp(kk, st); hv = s.mix(.0, c, c)
    rnd = s.node('ShaderNodeHueSaturation', Color=c); s.put(rnd.inputs['Value'], s.math('ADD', .8, s.math('MULTIPLY', s.rand(), .4)))
    s.put(rnd.inputs['Hue'], s.math('ADD', .485, s.math('MULTIPLY', s.rand(), .03)))
    ve = s.ramp(s.voronoi(7, 'DISTANCE_TO_EDGE', s.co((1, 1, .4))), [(.0, .26), (.09, 0)]); c = s.mix(ve, rnd.outputs[0], tuple(min(1, x * 1.3 + .08) for x in a))
    s.set(Base_Color=c, Roughness=.34, Specular=.5)
    s.bump(s.ramp(s.voronoi(7, 'DISTANCE_TO_EDGE', s.co((1, 1, .4))), [(0, 0), (.16, 1)]), .22, .03).bump(s.noise(9, 5, .6), .5, .04).bump(s.noise(26, 4), .35, .014)
    s.translucent(s.mix(.6, c, (.45, .62, .04)), .33); return s
def m_plain(name, col, rough=.4, sss=0, spec=.5, bump=None, **kw):
    s = Mat(name); s.set(Base_Color=col, Roughness=rough, Specular=spec)
    if sss: s.set(Subsurface=sss, Subsurface_Color=col, Subsurface_Radius=(.08, .05, .03))
    if bump: s.bump(s.noise(bump[0], 4), bump[1], .02)
    if kw: s.set(**kw)
    return s
def m_stoneware(col=(.74, .70, .62), rim=(.20, .105, .05), zrim=None):
    s = Mat('stoneware'); sp = s.noise(55, 2, .5); n = s.noise(2.2, 5); z = s.gen()[2]
    c = s.mix(s.ramp(n, [(.3, 0), (.8, .5)]), col, tuple(x * .86 for x in col))
    c = s.mix(s.ramp(sp, [(.665, 0), (.70, .85)]), c, (.16, .09, .045))
    e = s.math('ADD', z, s.math('MULTIPLY', s.math('SUBTRACT', s.noise(9, 4), .5), .06))
    c = s.mix(s.ramp(e, [(.935, 0), (.985, .9)]), c, rim)
    s.set(Base_Color=c, Roughness=s.ramp(n, [(.3, .20), (.7, .32)]), Specular=.5, Clearcoat=.3, Clearcoat_Roughness=.08)
    s.bump(s.noise(3, 3), .08, .05); return s
def m_paper(col=(.78, .70, .58), check=None):
    s = Mat('paper'); c = col
    if check:
        sep = s.n.new('ShaderNodeSeparateXYZ'); s.nt.links.new(s.co(kind='UV'), sep.inputs[0])
        st = lambda o: s.ramp(s.math('PINGPONG', s.math('MULTIPLY', o, 9), .5), [(.24, 0), (.26, 1)])
        a, b = st(sep.outputs[0]), st(sep.outputs[1])
        c = s.mix(s.math('MULTIPLY', a, .62), c, check); c = s.mix(s.math('MULTIPLY', b, .62), c, check)
    f = s.noise(60, 4, .7)
    s.set(Base_Color=s.mix(s.ramp(f, [(.4, .14), (.6, 0)]), c, (.45, .36, .26)), Roughness=.75, Specular=.2)
    s.bump(s.voronoi(5, 'DISTANCE_TO_EDGE'), .10, .05).bump(f, .08, .005)
    s.translucent(c, .25); return s
def m_fry():
    s = Mat('fry'); p = s.point(); n = s.noise(4, 6, .65, .3); f = s.noise(26, 5, .65)
    r = s.rand(); e = s.math('ABSOLUTE', s.math('SUBTRACT', s.gen()[2], .5))
    k = s.math('ADD', s.math('MULTIPLY', n, .55), s.math('MULTIPLY', r, .30))
    k = s.math('ADD', k, s.math('MULTIPLY', s.ramp(e, [(.38, 0), (.5, 1)]), .16))
    k = s.math('ADD', k, s.math('MULTIPLY', s.ramp(p, [(.50, 0), (.60, 1)]), .17))
    c = s.ramp(k, [(.16, (.78, .52, .21)), (.32, (.70, .39, .11)), (.50, (.58, .25, .045)), (.68, (.38, .125, .016)), (.86, (.18, .046, .007))])
    s.set(Base_Color=c, Roughness=s.ramp(f, [(.35, .32), (.65, .55)]), Specular=.45, Subsurface=.14, Subsurface_Color=(.9, .55, .12), Subsurface_Radius=(.06, .035, .012))
    s.bump(f, .42, .016).bump(s.noise(80, 3), .2, .006); return s
def m_crust():
    s = Mat('crust'); v = s.voronoi(6.5, 'SMOOTH_F1'); v2 = s.voronoi(15); n = s.noise(4.5, 8, .72, .5); f = s.noise(24, 6, .7); p = s.point()
    rg = s.math('ABSOLUTE', s.math('SUBTRACT', s.noise(5.5, 4, .6, 1.2), .5))
    h = s.math('ADD', s.math('MULTIPLY', n, .85), s.math('ADD', s.math('MULTIPLY', v2, .22), s.math('ADD', s.math('MULTIPLY', v, .22), s.math('ADD', s.math('MULTIPLY', rg, -.9), s.math('MULTIPLY', f, .42)))))
    h = s.math('ADD', h, .27)
    big = s.noise(2.1, 3)
    k = s.math('ADD', s.math('MULTIPLY', h, .36), s.math('ADD', s.math('MULTIPLY', big, .34), s.math('MULTIPLY', f, .16)))
    k = s.math('ADD', k, s.math('MULTIPLY', s.math('SUBTRACT', s.rand(), .5), .06))
    c = s.ramp(k, [(.42, (.08, .017, .003)), (.53, (.21, .052, .007)), (.63, (.36, .11, .014)), (.73, (.50, .195, .030)), (.86, (.66, .35, .095))])
    s.set(Base_Color=c, Roughness=s.ramp(f, [(.35, .34), (.62, .62)]), Specular=.5)
    s.displace(h, .15, .95).bump(f, .6, .02).bump(s.noise(85, 3), .25, .006); return s

# ---------------------------------------------------------------- tableware
def plate(r=1.35, rim=.16, mat=None):
    return lathe('plate', [(0, .05), (r * .5, .05), (r * .72, .055), (r * .80, .085), (r * .9, rim * .8), (r * .985, rim), (r, rim + .012), (r * 1.004, rim - .01),
        (r * .95, rim * .62), (r * .78, .03), (r * .62, .0), (0, .0)], 160, 150, mat or m_stoneware(), wob=.006, seed=3, freq=1.2)
def bowl(r=1.15, h=.62, mat=None, t=.045):
    return lathe('bowl', [(0, .09), (r * .35, .10), (r * .66, .2), (r * .88, h * .62), (r * .975, h * .93), (r, h), (r * 1.01 + t * .5, h - .004), (r + t, h * .90),
        (r * .93 + t, h * .58), (r * .70 + t, .13), (r * .46, .02), (r * .44, 0), (0, 0)], 160, 170, mat or m_stoneware(), wob=.008, seed=5, freq=1.1)
def ramekin(col=(.42, .022, .012), r=.27, h=.2, specks=None):
    b = lathe('ram', [(0, .03), (r * .8, .03), (r * .9, .06), (r * .93, h), (r * 1.0, h + .01), (r * 1.02, h - .02), (r, .03), (r * .95, 0), (0, 0)], 80, 90, m_stoneware((.74, .7, .62)))
    s = m_sauce(col, .16, specks)
    def f(u, v):
        a = u * math.tau * 1; q = v * r * .94; sw = .013 * math.cos(a - v * 13) * (1 - v) ** .6 * min(1, v * 4)
        return (q * math.cos(a), q * math.sin(a), h * .80 + sw + (.012 if v > .95 else 0))
    l = grid('sauce', f, 90, 40, True, s); l.parent = b; return b

# ---------------------------------------------------------------- ingredients
def sesame(): return warp(hide(blob('seed', 1, 3, m_seed())), lambda c: Vector((c.x * .0165 * (1 - .38 * c.y), c.y * .029, c.z * .0115)))
def bun_top(r=.60, h=.42, seeds=150, seed=1, kind='sesame'):
    pr = [(0, 0), (r * .6, -.005), (r * .9, .0), (r * .985, .05), (r, h * .28), (r * .95, h * .52), (r * .80, h * .76), (r * .55, h * .92), (r * .28, h * .985), (0, h)]
    ob = lathe('bun_top', pr, 200, 110, m_bun(kind), wob=.045, seed=seed, freq=1.5)
    sd = once('seed', sesame)
    vs = ob.data.vertices; pts = []; rs(seed); tries = 0
    while len(pts) < seeds and tries < 20000:
        tries += 1; v = vs[R.randrange(len(vs))]
        if v.co.z < h * .5 or R.random() > (v.co.xy.length + .03) / r: continue
        if R.random() > ((v.co.z - h * .5) / (h * .5)) ** .5 * .9 + .15: continue
        if any((v.co - p).length < .047 for p in pts): continue
        pts.append(v.co.copy()); n = v.normal + Vector((R.gauss(0, .12), R.gauss(0, .12), 0))
        i = inst(sd, v.co + v.normal * .004, up_to(n, R.random() * 6.3), R.uniform(.85, 1.12)); i.hide_render = False; i.parent = ob
    return ob
def bun_bottom(r=.575, h=.2, seed=2, kind='sesame'):
    pr = [(0, 0), (r * .85, 0), (r * .97, .035), (r * 1.0, h * .5), (r * .99, h * .85), (r * .95, h), (r * .5, h), (0, h)]
    s = m_bun(kind); ob = lathe('bun_bottom', pr, 160, 60, s, wob=.035, seed=seed, freq=1.6)
    ob.data.materials.append(m_crumb().m)
    for p in ob.data.polygons:
        if p.center.z > h * .93: p.material_index = 1
    return ob
def patty(r=.6, h=.19, seed=1, wob=.09):
    pr = [(0, 0), (r * .7, 0), (r * .92, .02), (r, h * .4), (r * .99, h * .65), (r * .92, h * .95), (r * .6, h), (0, h)]
    ob = lathe('patty', pr, 420, 190, once('m_patty', m_patty), wob=wob, seed=seed, freq=2.6); return ob
def cheese(side=1.16, R0=.60, seed=1, t=.034, mat=None):
    rs(seed); sd = [R.uniform(60, 80) for _ in range(4)]; n = 110
    def f(u, v):
        x, y = (u - .5), (v - .5); m = max(abs(x), abs(y)); 
        q = (abs(2 * x) ** 9 + abs(2 * y) ** 9) ** (1 / 9); sc = m * 2 / q if q > 1e-6 else 1      # rounded corners
        x, y = x * sc * side, y * sc * side
        d = math.hypot(x, y); a = math.atan2(y, x); Rr = R0 + .025 * mn.noise(Vector((math.cos(a) * 2, math.sin(a) * 2, seed)))
        if d <= Rr: return (x, y, .012 * mn.noise(Vector((x * 3, y * 3, seed))))
        e = d - Rr; rb = .075; th = math.radians(sd[int((a / math.tau * 4) % 4)] + 8 * mn.noise(Vector((a, seed, 0))))
        ph = min(e / rb, th); ex = max(0, e - rb * th)
        rr = Rr + rb * math.sin(ph) + ex * math.cos(th); z = -rb * (1 - math.cos(ph)) - ex * math.sin(th)
        rr += .012 * math.sin(a * 7 + seed) * min(1, e * 6)
        return (rr * math.cos(a), rr * math.sin(a), z)
    ob = grid('cheese', f, n, n, mat=mat or once('m_cheese', m_cheese))
    so = ob.modifiers.new('s', 'SOLIDIFY'); so.thickness = t; so.offset = 0
    b = ob.modifiers.new('b', 'BEVEL'); b.width = t * .42; b.segments = 3; b.limit_method = 'ANGLE'; b.angle_limit = 1.0
    return ob
def lettuce_ring(r1=.70, seed=1, amp=.075, droop=.10, mat=None):
    """one frilly leaf as a bed: flat in the middle, folds that grow and multiply towards the rim, no sharp crease"""
    rs(seed); ph = [R.random() * 6.3 for _ in range(4)]; nv = 44
    def f(u, v):
        a = u * math.tau; nz = lambda k, s: mn.noise(Vector((math.cos(a) * k, math.sin(a) * k, s + seed * 3.7)))
        e = max(0, (v - .42) / .58); e = e * e * (3 - 2 * e); w = nz(1.5, 1) * 1.9; A = amp * (.7 + .8 * abs(nz(1.3, 8)))
        re = r1 * (1 + .05 * nz(1.3, 0) + .025 * nz(5, 5)) + .014 * nz(30, 2)
        p1, p2, p3 = 7 * a + ph[0] + 1.6 * w, 21 * a + ph[1] + 3 * w, 52 * a + ph[2] + 6 * nz(3, 4)
        z = A * (e * .45 * math.sin(p1) + e ** 2 * .62 * math.sin(p2) + e ** 3 * .30 * math.sin(p3)) - droop * e ** 1.4
        r = re * v + A * (e ** 2 * .38 * math.cos(p2 + .6) + e ** 3 * .20 * math.cos(p3)); da = A * e ** 3 * .16 * math.cos(p2) / r1
        return (r * math.cos(a + da), r * math.sin(a + da), z)
    ob = grid('lettuce', f, 1300, nv, True, mat or once('m_lettuce', lambda: m_leaf((.50, .63, .17), (.20, .40, .03))))
    set_k(ob, nv, lambda i, j: (j / (nv - 1)) ** 1.3); return ob
def set_k(ob, nv, fn):
    a = ob.data.color_attributes.new('k', 'FLOAT_COLOR', 'POINT'); out = []
    for i in range(len(ob.data.vertices)):
        x = max(0, min(1, fn(i // nv, i % nv))); out += [x, x, x, 1]
    a.data.foreach_set('color', out)
def leaf(L=.6, W=.22, seed=0, curl=.5, ruffle=.05, mat=None, lobes=.12):
    """a salad leaf along +Y with mid rib, curl and ruffled rim"""
    rs(seed); ph = [R.random() * 6.3 for _ in range(6)]; tw = R.uniform(-.5, .5)
    def f(u, v):
        x = (v - .5) * 2; t = u; w = W * (max(0, math.sin(math.pi * (t * .93 + .05) ** .85)) ** .7) + .012
        ax = abs(x); lob = 1 + lobes * math.sin(t * 19 + ph[0]) * ax + .07 * math.sin(t * 41 + ph[1]) * ax
        px = x * w * lob; py = t * L + .03 * math.sin(9 * t + ph[2]) * ax
        z = .22 * W * ax ** 1.6 * curl * 2 + ruffle * ax ** 3 * (math.sin(t * 17 + ph[3] + 2 * x) + .6 * math.sin(t * 37 + ph[4])) - .014 * math.exp(-(x / .09) ** 2)
        z += .010 * math.sin((t - ax * .35) * 40) * (1 - ax) * ax * 2
        th = curl * (t - .3) * 1.5; q = Vector((px, py, z))
        yy = math.sin(th) / (curl * 1.5) * L if abs(curl) > .01 else py
        q = Vector((px, yy + .0, z * math.cos(th * .6) + (1 - math.cos(th)) * L * .55))
        q.rotate(Euler((0, tw * (t - .2), 0))); return q
    ob = grid('leaf', f, 90, 41, mat=mat)
    set_k(ob, 41, lambda i, j: (abs(j / 40 - .5) * 2) ** .6 * (.35 + .65 * i / 89)); return hide(ob)
def tomato_cut(r=.17, seed=0, half=True, flat=False):
    """half cherry tomato / slice: cut face up, painted by vertex colour"""
    rs(seed); nchamb = 3 if half else 6; ph = R.random() * 6; depth = .9 if half else .22
    N, M = 120, 90
    def f(u, v):
        a = u * math.tau; wob = 1 + .03 * math.sin(2 * a + ph)
        if v < .6:
            q = v / .6; x = chamb(q, a)[1]; return (q * r * wob * math.cos(a), q * r * wob * math.sin(a), -.012 * x - .03 * r * q ** 12)
        t = (v - .6) / .4 * math.pi / 2
        e = .55 if flat else 1
        return (r * wob * math.cos(t) ** e * math.cos(a), r * wob * math.cos(t) ** e * math.sin(a), -r * depth * math.sin(t) - .03 * r)
    def chamb(q, a):
        s = abs(math.sin(nchamb * .5 * (a + ph) + .25 * math.sin(3 * a))); inside = 1 / (1 + math.exp(-(s - .42) * 14)); rad = 1 / (1 + math.exp(-(q - .24) * 30)) / (1 + math.exp((q - .80) * 34))
        return inside * rad, inside * rad * .9
    s = Mat('tomato'); c = s.attr('col').outputs['Color']
    s.set(Base_Color=c, Roughness=.16, Specular=.55, Subsurface=.18, Subsurface_Color=c, Subsurface_Radius=(.07, .02, .012)); s.bump(s.noise(22, 4), .16, .012)
    ob = grid('tomato', f, N, M, True, s); out = []
    for i in range(N):
        a = i / N * math.tau
        for j in range(M):
            v = j / (M - 1); c = (.56, .018, .008)
            if v < .6:
                q = v / .6; k = chamb(q, a)[0]; nz = mn.noise(Vector((q * math.cos(a) * 6, q * math.sin(a) * 6, seed)))
                fl = Vector((.72, .10, .045)).lerp(Vector((.62, .035, .016)), max(0, min(1, q))); ge = Vector((.60, .11, .012))
                c = fl.lerp(ge, k); sd = mn.noise(Vector((q * math.cos(a) * 9, q * math.sin(a) * 7 / r * .16, seed + 3)))
                if k > .55: c = c.lerp(Vector((.74, .42, .12)), max(0, min(1, (sd - .15) * 7)) * .8)
                if q < .2: c = c.lerp(Vector((.80, .38, .24)), .5 * (1 - q / .2))
                c = c * (1 + .12 * nz)
            out += [c[0], c[1], c[2], 1]
    a = ob.data.color_attributes.new('col', 'FLOAT_COLOR', 'POINT'); a.data.foreach_set('color', out); return hide(ob)
def cucumber(r=.20, t=.05, seed=0, pickled=False):
    N, M = 96, 70; rs(seed); ph = R.random() * 6
    def f(u, v):
        a = u * math.tau; w = 1 + .012 * math.sin(9 * a + ph)
        if v < .8: q = v / .8; return (q * r * w * math.cos(a), q * r * w * math.sin(a), t - .006 * (q < .5) - .012 * max(0, q - .95) * 20 * .3)
        q = (v - .8) / .2; return (r * w * 1.01 * math.cos(a), r * w * 1.01 * math.sin(a), t * (1 - q) - .002)
    s = Mat('cuke'); c = s.attr('col').outputs['Color']; s.set(Base_Color=c, Roughness=.2, Specular=.5, Subsurface=.12, Subsurface_Color=(.65, .78, .30), Subsurface_Radius=(.06, .07, .03)); s.bump(s.noise(30, 3), .12, .008)
    ob = grid('cuke', f, N, M, True, s); out = []
    for i in range(N):
        a = i / N * math.tau
        for j in range(M):
            v = j / (M - 1)
            if v < .8:
                q = v / .8; c = Vector((.50, .62, .20)).lerp(Vector((.60, .72, .30)), q); rad = math.exp(-((q - .38) / .12) ** 2)
                sd = max(0, math.sin(a * 13 + 2.2 * math.sin(3 * a + ph))) ** 3 * rad; c = c.lerp(Vector((.86, .84, .58)), sd * .9); c = c.lerp(Vector((.34, .50, .10)), rad * .5 * (1 - sd))
                if abs(math.sin(1.5 * (a + ph))) < .08 and q < .5: c = c.lerp(Vector((.8, .86, .6)), .6)
                if q > .88: c = c.lerp(Vector((.05, .16, .015)), min(1, (q - .88) * 10))
            else: k = .5 + .5 * math.sin(a * 14 + ph); c = Vector((.03, .11, .012)).lerp(Vector((.09, .22, .03)), k)
            if pickled: c = Vector((c[0] * .72, c[1] * .52, c[2] * .24))
            out += [c[0], c[1], c[2], 1]
    if pickled: warp(ob, lambda q: q + Vector((0, 0, .007 * math.sin(q.x * 90))))
    at = ob.data.color_attributes.new('col', 'FLOAT_COLOR', 'POINT'); at.data.foreach_set('color', out); return hide(ob)
def onion_ring(r=.2, seed=0, arc=1.0, h=.05, t=.022, skin=(.34, .02, .13)):
    """a cut ring: a flat band with a dark skin outside and pale flesh on its cut faces"""
    rs(seed); ph = R.random() * 6; M = 28; sq = lambda x: math.copysign(abs(x) ** .45, x)
    def f(u, v):
        a = u * math.tau * arc; b = v * math.tau; rr = r * (1 + .06 * math.sin(2 * a + ph) + .02 * math.sin(5 * a))
        w = t * (1 + .3 * math.sin(3 * a + ph)) / 2; x = rr + w * sq(math.cos(b)) - .15 * h * math.sin(b)
        return (x * math.cos(a), x * math.sin(a), h / 2 * sq(math.sin(b)) + .02 * math.sin(2 * a + ph))
    ob = grid('onion', f, 90, M, arc == 1.0, once('m_onion', _onion))
    flesh, out = Vector((.80, .66, .70)), Vector(skin)
    paint(ob, M, lambda i, j: flesh.lerp(out, max(0, math.cos(j / (M - 1) * math.tau)) ** .5)); return hide(ob)
def _onion():
    s = Mat('onion'); c = s.attr('col').outputs['Color']; c = s.mix(s.ramp(s.noise(9, 3), [(.4, .25), (.6, 0)]), c, (.62, .30, .45))
    s.set(Base_Color=c, Roughness=.2, Subsurface=.2, Subsurface_Color=(.85, .55, .65), Subsurface_Radius=(.04, .02, .03)); return s
def paint(ob, nv, fn):
    """vertex colours of a grid: fn(i, j) -> (r, g, b)"""
    a = ob.data.color_attributes.new('col', 'FLOAT_COLOR', 'POINT'); out = []
    for i in range(len(ob.data.vertices)): out += [*fn(i // nv, i % nv), 1]
    a.data.foreach_set('color', out); return ob
def fry(L=.8, w=.085, seed=0):
    rs(seed); b1, b2 = R.uniform(-.06, .06), R.uniform(-.05, .05); tw = R.uniform(-.5, .5); tp = R.uniform(-.15, .15)
    ob = box('fry', (w * R.uniform(.9, 1.1), w * R.uniform(.85, 1.1), L), .013, 3, 0, once('m_fry', m_fry))
    bm = bmesh.new(); bm.from_mesh(ob.data)
    es = [e for e in bm.edges if abs(e.verts[0].co.z - e.verts[1].co.z) > L * .5]
    bmesh.ops.subdivide_edges(bm, edges=es, cuts=22, use_grid_fill=True); bm.to_mesh(ob.data); bm.free()
    sub = ob.modifiers.new('s', 'SUBSURF'); sub.levels = sub.render_levels = 1
    def wf(c):
        t = c.z / L; k = 1 + tp * t; n = mn.noise_vector(c * 7 + Vector((seed * 3.1, 0, 0))) * .013
        n2 = mn.noise_vector(c * 22 + Vector((seed, 5, 0))) * .004
        q = Vector((c.x * k, c.y * k, c.z)); q.rotate(Euler((0, 0, tw * t)))
        return q + Vector((b1 * (4 * t * t - .5), b2 * (4 * t * t), 0)) + n + n2
    ob.data.polygons.foreach_set('use_smooth', [True] * len(ob.data.polygons)); warp(ob, wf); return hide(ob)
def crispy(balls, vox=.018, seed=0, mat=None, rough=1.0):
    """metaball piece -> dense mesh with crust displacement; balls: (x,y,z,r[,sx,sy,sz])"""
    mb = bpy.data.metaballs.new('mb'); mb.resolution = vox * 1.6; mb.render_resolution = vox * 1.6; mb.threshold = .5
    o = bpy.data.objects.new('mb%d' % seed, mb); bpy.context.scene.collection.objects.link(o)
    for b in balls:
        e = mb.elements.new(); e.co = b[:3]; e.radius = b[3] * 1.5; e.type = 'BALL'
    bpy.context.view_layer.update(); me = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(o)
    ob = bpy.data.objects.new('crispy', me); bpy.context.scene.collection.objects.link(ob); me.materials.clear(); me.materials.append((mat or once('m_crust', m_crust)).m)
    for v in me.vertices:
        p = v.co + Vector((seed * 5.1, 0, 0)); v.co += v.normal * (.06 * rough * mn.fractal(p * 4.5, .9, 2, 4))
    rm = ob.modifiers.new('r', 'REMESH'); rm.mode = 'VOXEL'; rm.voxel_size = vox; rm.use_smooth_shade = True
    sb = ob.modifiers.new('s', 'SUBSURF'); sb.levels = sb.render_levels = 1; return hide(ob)
def crumpled_sheet(w=2.6, h=2.6, seed=0, shape=None, amp=.06, mat=None, n=170):
    def f(u, v):
        x, y = (u - .5) * w, (v - .5) * h; p = Vector((x * 1.6, y * 1.6, seed * 3))
        d, _ = mn.voronoi(p + mn.noise_vector(p) * .35); z = amp * (d[1] - d[0]) * 1.0 + amp * .6 * mn.noise(p * .8)
        d2, _ = mn.voronoi(p * 2.7); z += amp * .28 * (d2[1] - d2[0])
        if shape: return shape(x, y, z)
        return (x, y, z)
    ob = grid('sheet', f, n, n, mat=mat or m_paper(), smooth=True)
    uv = ob.data.uv_layers.new(name='UVMap')
    for l in ob.data.loops: i = l.vertex_index; uv.data[l.index].uv = ((i // n) / (n - 1), (i % n) / (n - 1))
    so = ob.modifiers.new('s', 'SOLIDIFY'); so.thickness = .006; return ob
def drops(fn, n, seed=0, smin=.006, smax=.03):
    """fn() -> (pos, normal); condensation beads"""
    rs(seed); m = once('m_water', lambda: glass('water', ior=1.33, shadow=(1, 1, 1)))
    b = once('bead', lambda: hide(blob('bead', 1, 3, m))); pts = []
    for _ in range(n):
        p, nn = fn(R); s = smin + (smax - smin) * R.random() ** 5
        if any((p - q).length < (s + t) * .9 for q, t in pts): continue
        pts.append((p, s)); i = inst(b, p, up_to(nn, 0), (s, s * R.uniform(1, 1.35), s * .55)); i.hide_render = False

# ---------------------------------------------------------------- the burger place
def greaseproof():
    s = Mat('greaseproof'); sep = s.n.new('ShaderNodeSeparateXYZ'); s.nt.links.new(s.co(kind='UV'), sep.inputs[0])
    line = lambda o: s.ramp(s.math('PINGPONG', s.math('MULTIPLY', o, 9), .5), [(.030, 1), (.040, 0)])
    k = s.math('MAXIMUM', line(sep.outputs[0]), line(sep.outputs[1])); f = s.noise(50, 4, .7)
    c = s.mix(s.math('MULTIPLY', k, .55), s.mix(s.ramp(f, [(.4, .10), (.6, 0)]), (.72, .62, .48), (.5, .4, .3)), (.40, .07, .02))
    s.set(Base_Color=c, Roughness=.6, Specular=.25); s.bump(f, .06, .005); return s
def counter(paper=True, spin=.62):
    """its set: oak and a sheet of greaseproof with thin lines in the house's rust"""
    stage(napkin=False); sc = bpy.context.scene; bpy.data.lights['window'].energy = 740   # the low camera looks at sides: a card in front of them gives light back
    l = bpy.data.lights.new('front', 'AREA'); l.size = 2.6; l.energy = 105; l.color = (1, .93, .84); o = bpy.data.objects.new('front', l); sc.collection.objects.link(o)
    o.location = (1.2, -4.2, 2.3); o.rotation_euler = (Vector((0, 0, .4)) - o.location).to_track_quat('-Z', 'Y').to_euler()
    if not paper: return
    p = crumpled_sheet(3.1, 3.1, 4, lambda x, y, z: (x, y, .012 + max(0, z) * .35 + .16 * max(0, math.hypot(x, y) - 1.55) ** 1.5), .07, greaseproof(), 150)
    p.rotation_euler = (0, 0, spin)
def drape(name, rho, R0, mat, thick=.025, rb=.05, fall=78, n=(240, 60), lump=.0, seed=0):
    """a soft layer: flat up to R0, then over the edge and down; rho(a) is how far it reaches along its own skin"""
    th = math.radians(fall); cut = .86
    def at(s, a):
        if s <= R0: return Vector((s, 0)), Vector((0, 1))
        e = s - R0; ph = min(e / rb, th); ex = max(0, e - rb * th)
        return Vector((R0 + rb * math.sin(ph) + ex * math.cos(th), -rb * (1 - math.cos(ph)) - ex * math.sin(th))), Vector((math.sin(ph), math.cos(ph)))
    def f(u, v):
        a = u * math.tau; r = rho(a); t = thick * (1 + .9 * max(0, r - R0) / .2 * max(0, min(1, v / cut)) ** 6)
        if v < cut: s, off = r * v / cut, t
        else: ph = (v - cut) / (1 - cut) * math.pi * .8; s, off = r + t * math.sin(ph), t * math.cos(ph)
        p, nn = at(s, a); p = p + nn * (off + (lump * mn.noise(Vector((p[0] * math.cos(a) * 7, p[0] * math.sin(a) * 7, seed))) if v < cut else 0))
        return (p[0] * math.cos(a), p[0] * math.sin(a), p[1])
    return grid(name, f, *n, True, mat)
def dripping(R0, seed, drips=7, reach=.16, rough=.03):
    rs(seed); ds = [(i / drips * math.tau + R.uniform(-.3, .3), R.uniform(.35, 1) * reach, R.uniform(.05, .11)) for i in range(drips)]
    def rho(a):
        d = max([h * math.exp(-(((a - c + math.pi) % math.tau - math.pi) / w) ** 2) for c, h, w in ds] + [0])
        return R0 + .02 + rough * mn.noise(Vector((math.cos(a) * 2.5, math.sin(a) * 2.5, seed))) + d
    return rho
def m_sauce(col, rough=.2, specks=None, sss=.1):
    s = Mat('sauce'); c = col
    if specks: c = s.mix(s.ramp(s.noise(46, 2, .5), [(.69, 0), (.74, .8)]), c, specks)
    s.set(Base_Color=c, Roughness=rough, Specular=.5, Subsurface=sss, Subsurface_Color=col, Subsurface_Radius=(.05, .03, .015)); s.bump(s.noise(6, 3, .5, .8), .3, .04); return s
def bacon(L=1.5, W=.27, seed=0, waves=3.2, amp=.035, sag=.16, flat=1.0):
    """a streaky rasher along X, sagging where it leaves the patty"""
    rs(seed); ph = R.random() * 6; nu, nv = 150, 26
    def f(u, v):
        x = (u - .5) * L; y = (v - .5) * W * (1 + .12 * mn.noise(Vector((u * 5, v, seed)))) + .03 * math.sin(u * 5 + ph)
        over = max(0, abs(x) - flat / 2)
        z = amp * math.sin(u * math.tau * waves + ph + .8 * (v - .5)) * (.5 + abs(v - .5)) - sag * min(1, over / .25) ** 1.6 * (1 + over)
        return (x * (1 - .1 * over), y, z)
    def col(i, j):
        u, v = i / (nu - 1), j / (nv - 1); k = math.sin(v * 15 + 2.4 * mn.noise(Vector((u * 3.5, v * 1.5, seed + 3))) + ph)
        lean, fat, dark = Vector((.36, .045, .016)), Vector((.74, .40, .20)), Vector((.12, .018, .006))
        c = lean.lerp(fat, 1 / (1 + math.exp(-(k - .35) * 7))); n = mn.noise(Vector((u * 9, v * 5, seed + 7)))
        return c.lerp(dark, max(0, min(.75, max(n * 1.3, (abs(v - .5) - .42) * 7, (abs(u - .5) - .46) * 12))))
    s = once('m_bacon', _bacon); ob = paint(grid('bacon', f, nu, nv, mat=s), nv, col)
    so = ob.modifiers.new('s', 'SOLIDIFY'); so.thickness = .026; return hide(ob)
def _bacon():
    s = Mat('bacon'); f = s.noise(24, 5, .65); s.set(Base_Color=s.attr('col').outputs['Color'], Roughness=s.ramp(f, [(.35, .18), (.65, .42)]), Specular=.6)
    s.bump(f, .5, .02).bump(s.noise(7, 3), .4, .03); return s
def egg(R0=.56, seed=1, yolk=(.08, -.16)):
    """fried: a lobed white with a brown lace and a soft yolk"""
    nu, nv = 200, 60
    rho = lambda a: R0 + .05 + .10 * mn.noise(Vector((math.cos(a) * 1.6, math.sin(a) * 1.6, seed * 2.3))) + .05 * mn.noise(Vector((math.cos(a) * 5, math.sin(a) * 5, seed)))
    s = Mat('white'); k = s.attr('col').outputs['Color']; s.set(Base_Color=k, Roughness=.28, Specular=.5, Subsurface=.25, Subsurface_Color=(.9, .86, .75), Subsurface_Radius=(.08, .07, .05)); s.bump(s.noise(8, 4, .6), .5, .03).bump(s.noise(30, 3), .2, .01)
    w = drape('white', rho, R0, s, .022, .06, 66, (nu, nv), .022, seed)
    def col(i, j):
        v = j / nv; n = mn.noise(Vector((i * .13, j * .2, seed))); return Vector((.86, .82, .72)).lerp(Vector((.50, .22, .05)), max(0, min(1, (v - .80 + .07 * n) * 9)))
    paint(w, nv, col)
    y = blob('yolk', 1, 4, m_plain('yolk', (.85, .30, .008), .10, .3, .6, Clearcoat=.6)); y.scale = (.215, .205, .125); y.parent = w; y.location = (*yolk, .04); return w
def ring_slice(name, r0, r1, h, mat, seed=0, wob=.03):
    """a round slice, with a hole where r0 > 0"""
    e = min(.04, (r1 - r0) * .3); i = r0 + e if r0 else 0
    pr = [(r0, h * .5), (r0 + (.3 * e if r0 else 0), h * .9), (i, h), ((r0 + r1) / 2, h), (r1 - e, h), (r1 - .25 * e, h * .88), (r1, h * .5), (r1 - .25 * e, h * .1), (r1 - e, 0), ((r0 + r1) / 2, 0), (i, 0), (r0 + (.3 * e if r0 else 0), h * .1), (r0, h * .5)]
    return lathe(name, pr, 140, 90, mat, wob, seed, 2.0)
def m_charred(name, col, brown, period=.17, width=.3, angle=.3, sss=.15, rough=.35):
    """grilled: dark stripes across, brown patches"""
    s = Mat(name); z = s.z(); x = s.math('ADD', s.math('MULTIPLY', z[0], math.cos(angle)), s.math('MULTIPLY', z[1], math.sin(angle)))
    x = s.math('ADD', x, s.math('MULTIPLY', s.noise(5, 3), .06)); st = s.ramp(s.math('PINGPONG', s.math('DIVIDE', x, period), .5), [(.5 - width * .62, 0), (.5 - width * .3, 1)])
    n = s.noise(4, 6, .65); c = s.mix(s.ramp(n, [(.42, 0), (.7, .75)]), col, brown)
    c = s.mix(s.math('MULTIPLY', st, s.ramp(s.noise(7, 4, .6), [(.3, .5), (.55, 1)])), c, tuple(k * .16 for k in brown))
    s.set(Base_Color=c, Roughness=rough, Specular=.5, Subsurface=sss, Subsurface_Color=col, Subsurface_Radius=(.05, .03, .015)); s.bump(n, .3, .03).bump(st, -.25, .02).bump(s.noise(30, 4), .3, .012); return s
def slab(name, size, mat, seed=0, bevel=.03, soft=.03):
    b = box(name, size, bevel, 3, 6, mat); warp(b, lambda q: q + mn.noise_vector(q * 3.2 + Vector((seed * 5.3, 0, 0))) * soft); return hide(b)
def shred(L=.5, w=.035, t=.012, seed=0, mat=None, curl=1.6):
    """a thin strand, curled"""
    rs(seed); c1, c2, c3 = R.uniform(-curl, curl), R.uniform(-1, 1), R.uniform(-2, 2)
    def f(u, v):
        q = u - .5; a = c1 * q; x = math.sin(a) / c1 * L if abs(c1) > .05 else q * L; y = (1 - math.cos(a)) / c1 * L if abs(c1) > .05 else 0
        b = v * math.tau + c3 * q; k = w * (1 - (2 * q) ** 6 * .5) * (1 + .2 * math.sin(u * 9 + seed))
        return (x, y + k * .5 * math.cos(b), .05 * c2 * (4 * q * q) + t * .5 * math.sin(b) + .25 * k * math.sin(b))
    return hide(grid('shred', f, 26, 10, mat=mat))
def heap(bank, n, rx, ry, h, base=(0, 0, 0), tilt=.35, seed=0, sc=(.85, 1.1), core=None):
    """pieces over a low mound; core: a material for the mound that closes the gaps"""
    rs(seed); out = []
    if core:
        m = grid('core', lambda u, v: (base[0] + rx * .93 * v * math.cos(u * math.tau), base[1] + ry * .93 * v * math.sin(u * math.tau), base[2] + h * .82 * (1 - v * v)), 60, 20, True, core)
    for i in range(n):
        q = math.sqrt((i + .5) / n); a = i * 2.39996 + R.uniform(-.4, .4); x, y = rx * q * math.cos(a), ry * q * math.sin(a)
        z = h * (1 - q * q) + R.uniform(-.02, .03); nn = Vector((x * h / rx / rx + R.gauss(0, tilt), y * h / ry / ry + R.gauss(0, tilt), 1))
        out.append(show(bank[R.randrange(len(bank))], (base[0] + x, base[1] + y, base[2] + z), up_to(nn, R.random() * 6.3), R.uniform(*sc)))
    return out
def around(bank, n, r, z, seed=0, tilt=.2, a0=0, a1=math.tau, out=0.0, sc=(.9, 1.1), jr=.06):
    """pieces along the rim, their +Y outward; out > 0 lets them hang"""
    rs(seed)
    for i in range(n):
        a = a0 + (a1 - a0) * (i + R.uniform(.1, .9)) / n; rr = r + R.uniform(-jr, jr)
        e = Euler((-out + R.gauss(0, tilt), R.gauss(0, tilt), a - math.pi / 2 + R.gauss(0, .3)))
        show(bank[R.randrange(len(bank))], (rr * math.cos(a), rr * math.sin(a), z + R.uniform(-.01, .02)), e, R.uniform(*sc))
def prism(name, outline, t, mat, rim, flesh, nv=14, core=None):
    """a slice with a painted rim: outline(u) -> (x, y), closed, star-shaped about its middle; 4 of 5 rows are the two faces"""
    N = 80; rows = [(q, t / 2) for q in np.linspace(0, .97, nv)] + [(1, t * .3), (1, -t * .3)] + [(q, -t / 2) for q in np.linspace(.97, 0, nv)]; M = len(rows)
    P = [Vector(outline(i / N)) for i in range(N)]; c = sum(P, Vector((0, 0))) / N
    def f(u, v):
        p = P[int(round(u * N)) % N]; q, z = rows[int(round(v * (M - 1)))]; w = c + (p - c) * q; return (w[0], w[1], z)
    ob = grid(name, f, N, M, True, mat); rim, flesh = Vector(rim), Vector(flesh); mid = Vector(core) if core else flesh
    def col(i, j):
        q = rows[j][0]; n = mn.noise(Vector((i * .4, j * .7, t * 99))); k = max(0, min(1, (q - .78 + .06 * n) / .2)); return mid.lerp(flesh, min(1, q * 1.4)).lerp(rim, k) * (1 + .12 * n)
    return hide(paint(ob, M, col))
def m_painted(name, rough=.3, sss=.1, bump=(20, .3), coat=0):
    s = Mat(name); c = s.attr('col').outputs['Color']; s.set(Base_Color=c, Roughness=rough, Specular=.5, Clearcoat=coat, Clearcoat_Roughness=.1)
    if sss: s.set(Subsurface=sss, Subsurface_Color=c, Subsurface_Radius=(.05, .03, .015))
    s.bump(s.noise(bump[0], 4), bump[1], .015); return s
def mushroom_slices(k=5):
    m = once('m_mush', lambda: m_painted('mush', .24, .1, (16, .4), .3)); out = []
    for i in range(k):
        def o(u, i=i):
            a = u * math.tau; x, y = math.cos(a), math.sin(a)
            if y > -.15: return (.20 * x, .135 * max(y, 0) + .02 * x * x * 0 + (y if y < 0 else 0) * .12)
            if abs(x) > .36: return (.20 * x, -.035 - .02 * (1 - abs(x)))
            return (.062 * x / .36 * (1.25 if y < -.98 else 1), -.16 + .02 * x * x)
        p = prism('mush', o, .045, m, (.20, .085, .025), (.62, .40, .18), core=(.70, .50, .26)); warp(p, lambda q, i=i: q + Vector((0, 0, .05 * math.sin(q.x * 8 + i) * .5)) + mn.noise_vector(q * 5 + Vector((i, 0, 0))) * .012); out.append(p)
    return out
def avocado_slices(k=3):
    m = once('m_avo', lambda: m_painted('avo', .35, .15, (14, .25))); out = []
    for i in range(k):
        def o(u):
            a = u * math.tau; r = .30; x, y = r * math.cos(a), r * .95 * math.sin(a) * (1 if math.sin(a) > 0 else .18); return (x, y + .35 * x * x)
        p = prism('avo', o, .05, m, (.10, .17, .018), (.50, .58, .14), core=(.70, .66, .26)); out.append(p)
    return out
def kernels():
    m = Mat('corn'); n = m.noise(5, 3); c = m.ramp(m.math('ADD', m.math('MULTIPLY', m.rand(), .8), m.math('MULTIPLY', n, .3)), [(.2, (.80, .50, .05)), (.62, (.74, .38, .02)), (.85, (.55, .22, .015)), (1, (.10, .03, .006))])
    m.set(Base_Color=c, Roughness=.2, Specular=.5, Subsurface=.2, Subsurface_Color=(.9, .55, .05), Subsurface_Radius=(.05, .03, .01)); m.bump(n, .2, .02)
    b = blob('kernel', 1, 3, m); warp(b, lambda q: Vector((q.x * .052 * (1 + .25 * q.y), q.y * .062, q.z * .042))); return [hide(b)]
def chopped(col, s=.03, k=3, name='bits'):
    m = m_plain(name, col, .25, .15); out = []
    for i in range(k): out.append(slab(name, (s, s * 1.3, s * .8), m, i, s * .25, s * .4))
    return out
def crisp_onions(k=6):
    m = once('m_crisp', _crisp); out = []
    for i in range(k):
        o = onion_ring(.10 + .03 * (i % 4), i, [.45, .6, .8, .35][i % 4], .035, .03); o.data.materials.clear(); o.data.materials.append(m.m)
        warp(o, lambda q, i=i: q + mn.noise_vector(q * 9 + Vector((i * 4, 0, 0))) * .05 + mn.noise_vector(q * 40) * .008); out.append(o)
    return out
def _crisp():
    s = Mat('crisp'); n = s.noise(9, 6, .7); k = s.math('ADD', n, s.math('MULTIPLY', s.math('SUBTRACT', s.rand(), .5), .25))
    s.set(Base_Color=s.ramp(k, [(.3, (.16, .04, .006)), (.45, (.40, .14, .02)), (.6, (.62, .29, .06)), (.75, (.74, .46, .16))]), Roughness=.4, Specular=.5); s.bump(s.noise(40, 5, .7), .6, .02); return s
def rocket(k=5):
    m = once('m_rocket', lambda: m_leaf((.34, .50, .10), (.07, .22, .018))); return [leaf(.40 + .05 * (i % 3), .105, 60 + i, .5 + .15 * i, .02, m, .45) for i in range(k)]
def cress(k=4):
    m = once('m_cress', lambda: m_leaf((.24, .42, .06), (.045, .17, .012))); return [leaf(.19 + .03 * (i % 3), .10, 80 + i, .4, .012, m, .03) for i in range(k)]
def coriander(k=3):
    m = once('m_cori', lambda: m_leaf((.26, .44, .06), (.06, .22, .015))); return [leaf(.15, .085, 90 + i, .4, .02, m, .5) for i in range(k)]
def slaw_bank():
    w = once('m_slw', lambda: m_plain('cabbage', (.74, .70, .40), .3, .15)); p = once('m_slp', lambda: m_plain('red cabbage', (.22, .02, .13), .3, .1)); c = once('m_slc', lambda: m_plain('carrot', (.78, .22, .015), .3, .12)); a = once('m_sla', lambda: m_plain('apple', (.80, .76, .50), .3, .15))
    return [shred(.42 + .05 * (i % 4), .042 if i % 4 else .03, .012, i, [w, p, w, c, w, p, a, c, w][i % 9], 3.2) for i in range(18)]
def spring_onion(k0=1.0):
    m = once('m_spring', lambda: m_painted('spring', .25, .1)); out = []
    for k in range(3):
        o = ring_slice('spring', (.030 - .004 * k) * k0, .048 * k0, .03, m, k, .02)
        paint(o, 1, lambda i, j: (.16, .36, .04) if math.hypot(*o.data.vertices[i].co.xy) > .042 * k0 else (.50, .62, .22)); out.append(hide(o))
    return out
def celery():
    m = Mat('celery'); w = m.node('ShaderNodeTexWave', Scale=9, Distortion=.4, _bands_direction='X'); m.nt.links.new(m.co(), w.inputs[0])
    m.set(Base_Color=m.mix(m.math('MULTIPLY', w.outputs['Fac'], .5), (.58, .68, .24), (.34, .50, .10)), Roughness=.25, Specular=.5, Subsurface=.1, Subsurface_Color=(.6, .7, .25), Subsurface_Radius=(.05, .05, .02)); m.bump(w.outputs['Fac'], .3, .02); out = []
    for k in range(2):
        def f(u, v, k=k):
            a = math.pi * v; y = (u - .5) * .95; r = .085 * (1 + .15 * u); z = r * math.sin(a) * .8; return (r * math.cos(a) + .03 * math.sin(u * 3 + k), y, z)
        o = grid('celery', f, 40, 24, mat=m); o.modifiers.new('s', 'SOLIDIFY').thickness = .035; out.append(hide(o))
    return out
LIME, LEMON = ((.62, .70, .16), (.16, .30, .02)), ((.84, .55, .06), (.80, .50, .015))
def wedge(kind, r=.26):
    """an eighth of a citrus fruit, cut faces up"""
    flesh, peel = kind; N, M = 40, 36; s = m_painted('citrus', .2, .2, (30, .3))
    def f(u, v):
        t = (u - .5) * math.pi * .98; e = math.cos(t)                       # along, from tip to tip
        if v < .33: q = v / .33; p = Vector((math.sin(-.55), math.cos(-.55))) * q
        elif v < .67: g = -.55 + 1.1 * (v - .33) / .34; p = Vector((math.sin(g), math.cos(g)))
        else: q = (1 - v) / .33; p = Vector((math.sin(.55), math.cos(.55))) * q
        return (p[0] * r * e, r * 1.15 * math.sin(t), -p[1] * r * e + r * .55)
    o = grid('citrus', f, N, M, mat=s); pith = Vector((.84, .84, .62))
    def col(i, j):
        v = j / (M - 1)
        if .335 < v < .665: return Vector(peel)
        q = v / .33 if v < .5 else (1 - v) / .33; n = mn.noise(Vector((i * .9, q * 3, 0))); return pith if q > .86 or q < .10 else Vector(flesh) * (1 + .25 * n)
    return paint(o, M, col)
def pineapple_ring(r0=.14, r1=.57, t=.13, seed=0):
    """grilled: notches where the eyes were cut out, fibres from the core outwards, bars, caramel at the rim; z = 0 is its middle"""
    N, M = 480, 120; w = lambda a, k, z: mn.noise(Vector((math.cos(a) * k, math.sin(a) * k, z + seed * 3.7)))
    ro = lambda a: r1 * (1 + .025 * w(a, 1.2, 0) - .055 * (1 - abs(math.sin(6.5 * a + seed))) ** 3 + .010 * w(a, 9, 2)); ri = lambda a: r0 * (1 + .10 * w(a, 1.6, 5) + .03 * math.sin(6 * a))
    fibre = lambda a, q: .6 * w(a, 8, q * 3.2) + .4 * w(a, 19, q * 5 + 3)
    def bar(x, y): c = .9 + seed; k = x * math.cos(c) + y * math.sin(c) + .02 * mn.noise(Vector((x * 4, y * 4, seed))); d = abs((k / .25 + .3) % 1 - .5) * .25; return max(0, min(1, (.046 - d) / .022)) * max(.15, min(1, .85 + 1.3 * mn.noise(Vector((x * 3.5, y * 3.5, seed + 9)))))
    def f(u, v):
        a = u * math.tau; i, o = ri(a), ro(a)
        if v < .6: s = v / .6; q = i + (o - i) * s; e = max(0, 1 - min(s, 1 - s) / .09); return (q * math.cos(a), q * math.sin(a), t / 2 - .22 * t * e * e + .021 * fibre(a, q) * min(1, s * 4) * (1 - .6 * e) + .012 * w(a, 1.5, 8) - .014 * bar(q * math.cos(a), q * math.sin(a)))
        if v < .74: k = (v - .6) / .14; q = o * (1 + .025 * math.sin(k * math.pi)); z = t * .28 * (1 - 2 * k) + .006 * w(a, 14, k * 2)
        elif v < .9: k = (v - .74) / .16; q = o + (i - o) * k; z = -t * .28 - t * .12 * math.sin(k * math.pi)
        else: k = (v - .9) / .1; q = i; z = t * .28 * (2 * k - 1)
        return (q * math.cos(a), q * math.sin(a), z)
    m = once('m_pineapple', lambda: m_painted('pineapple', .30, .2, (34, .4), .15)); ob = grid('pineapple', f, N, M, True, m); V = ob.data.vertices
    def col(i, j):
        p = V[i * M + j].co; a = i / N * math.tau; q = p.xy.length; s = (q - ri(a)) / (ro(a) - ri(a)); n = fibre(a, q); big = mn.noise(Vector((p.x * 2.6, p.y * 2.6, seed + 4)))
        c = Vector((.80, .48, .060)).lerp(Vector((.60, .26, .016)), max(0, min(1, .38 + 1.1 * n))); c = c.lerp(Vector((.84, .60, .17)), max(0, .75 - s * 3.2))
        c = c.lerp(Vector((.44, .145, .010)), max(0, min(.85, big * 1.9 + .12 + (s - .80) * 3.2 + .5 * n)))
        if j / (M - 1) < .6: b = bar(p.x, p.y); c = c.lerp(Vector((.36, .10, .008)), min(1, b * 1.8)).lerp(Vector((.055, .015, .005)), max(0, b * 1.5 - .5))
        return c
    return paint(ob, M, col)
