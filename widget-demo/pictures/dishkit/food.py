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
def m_bun():
    s = Mat('bun'); z = s.gen()[2]; n = s.noise(3.2, 6, .6); f = s.noise(34, 4, .6)
    k = s.math('ADD', z, s.math('MULTIPLY', s.math('SUBTRACT', n, .5), .45))
    c = s.ramp(k, [(.0, (.62, .33, .11)), (.16, (.60, .27, .07)), (.34, (.48, .155, .026)), (.62, (.36, .088, .011)), (1, (.27, .056, .007))])
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
def m_cheese():
    s = Mat('cheese'); s.set(Base_Color=(.83, .36, .028), Roughness=.42, Specular=.3, Subsurface=.28, Subsurface_Color=(.95, .42, .03),
        Subsurface_Radius=(.10, .045, .008)); s.bump(s.noise(7, 3), .12, .03).bump(s.noise(60, 3), .05, .006); return s
def m_leaf(a=(.40, .56, .10), b=(.12, .30, .018), edge=None, veins=True):
    """colour driven by the vertex colour 'k' (0 rib .. 1 rim)"""
    s = Mat('leaf'); k = s.attr('k').outputs['Fac']; n = s.noise(5, 5, .6)
    kk = s.math('ADD', k, s.math('MULTIPLY', s.math('SUBTRACT', n, .5), .5))
    st = [(.0, tuple(min(1, x * 1.25 + .06) for x in a)), (.35, a), (.75, b), (1, edge or tuple(x * .8 for x in b))]
    c = s.ramp(kk, st); hv = s.mix(.0, c, c)
    rnd = s.node('ShaderNodeHueSaturation', Color=c); s.put(rnd.inputs['Value'], s.math('ADD', .8, s.math('MULTIPLY', s.rand(), .4)))
    s.put(rnd.inputs['Hue'], s.math('ADD', .485, s.math('MULTIPLY', s.rand(), .03)))
    ve = s.ramp(s.voronoi(7, 'DISTANCE_TO_EDGE', s.co((1, 1, .4))), [(.0, .42), (.09, 0)]); c = s.mix(ve, rnd.outputs[0], tuple(min(1, x * 1.3 + .08) for x in a))
    s.set(Base_Color=c, Roughness=.34, Specular=.5)
    s.bump(s.ramp(s.voronoi(7, 'DISTANCE_TO_EDGE', s.co((1, 1, .4))), [(0, 0), (.16, 1)]), .5, .03).bump(s.noise(26, 4), .35, .014)
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
    c = s.ramp(k, [(.20, (.84, .60, .24)), (.38, (.78, .45, .11)), (.55, (.66, .30, .042)), (.72, (.46, .15, .014)), (.90, (.24, .062, .008))])
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
    c = s.ramp(k, [(.40, (.10, .022, .004)), (.51, (.25, .066, .009)), (.60, (.42, .14, .018)), (.69, (.56, .235, .036)), (.82, (.70, .39, .11))])
    s.set(Base_Color=c, Roughness=s.ramp(f, [(.35, .34), (.62, .62)]), Specular=.5)
    s.displace(h, .15, .95).bump(f, .6, .02).bump(s.noise(85, 3), .25, .006); return s

# ---------------------------------------------------------------- tableware
def plate(r=1.35, rim=.16, mat=None):
    return lathe('plate', [(0, .05), (r * .5, .05), (r * .72, .055), (r * .80, .085), (r * .9, rim * .8), (r * .985, rim), (r, rim + .012), (r * 1.004, rim - .01),
        (r * .95, rim * .62), (r * .78, .03), (r * .62, .0), (0, .0)], 160, 150, mat or m_stoneware(), wob=.006, seed=3, freq=1.2)
def bowl(r=1.15, h=.62, mat=None, t=.045):
    return lathe('bowl', [(0, .09), (r * .35, .10), (r * .66, .2), (r * .88, h * .62), (r * .975, h * .93), (r, h), (r * 1.01 + t * .5, h - .004), (r + t, h * .90),
        (r * .93 + t, h * .58), (r * .70 + t, .13), (r * .46, .02), (r * .44, 0), (0, 0)], 160, 170, mat or m_stoneware(), wob=.008, seed=5, freq=1.1)
def ramekin(col=(.42, .022, .012), r=.27, h=.2):
    b = lathe('ram', [(0, .03), (r * .8, .03), (r * .9, .06), (r * .93, h), (r * 1.0, h + .01), (r * 1.02, h - .02), (r, .03), (r * .95, 0), (0, 0)], 80, 90, m_stoneware((.74, .7, .62)))
    s = Mat('sauce'); s.set(Base_Color=col, Roughness=.16, Specular=.5, Subsurface=.15, Subsurface_Color=col, Subsurface_Radius=(.05, .02, .01)); s.bump(s.noise(6, 3, .5, .8), .5, .05)
    def f(u, v):
        a = u * math.tau * 1; q = v * r * .94; sw = .014 * math.sin(a * 2 - v * 9) * (1 - v) * min(1, v * 5)
        return (q * math.cos(a), q * math.sin(a), h * .80 + sw + (.012 if v > .95 else 0))
    l = grid('sauce', f, 90, 40, True, s); l.parent = b; return b

# ---------------------------------------------------------------- ingredients
def bun_top(r=.60, h=.42, seeds=150, seed=1):
    pr = [(0, 0), (r * .6, -.005), (r * .9, .0), (r * .985, .05), (r, h * .28), (r * .95, h * .52), (r * .80, h * .76), (r * .55, h * .92), (r * .28, h * .985), (0, h)]
    ob = lathe('bun_top', pr, 200, 110, m_bun(), wob=.045, seed=seed, freq=1.5)
    sd = once('seed', lambda: warp(hide(blob('seed', 1, 3, m_seed())), lambda c: Vector((c.x * .0165 * (1 - .38 * c.y), c.y * .029, c.z * .0115))))
    vs = ob.data.vertices; pts = []; rs(seed); tries = 0
    while len(pts) < seeds and tries < 20000:
        tries += 1; v = vs[R.randrange(len(vs))]
        if v.co.z < h * .5 or R.random() > (v.co.xy.length + .03) / r: continue
        if R.random() > ((v.co.z - h * .5) / (h * .5)) ** .5 * .9 + .15: continue
        if any((v.co - p).length < .047 for p in pts): continue
        pts.append(v.co.copy()); n = v.normal + Vector((R.gauss(0, .12), R.gauss(0, .12), 0))
        i = inst(sd, v.co + v.normal * .004, up_to(n, R.random() * 6.3), R.uniform(.85, 1.12)); i.hide_render = False; i.parent = ob
    return ob
def bun_bottom(r=.575, h=.2, seed=2):
    pr = [(0, 0), (r * .85, 0), (r * .97, .035), (r * 1.0, h * .5), (r * .99, h * .85), (r * .95, h), (r * .5, h), (0, h)]
    s = m_bun(); ob = lathe('bun_bottom', pr, 160, 60, s, wob=.035, seed=seed, freq=1.6)
    ob.data.materials.append(m_crumb().m)
    for p in ob.data.polygons:
        if p.center.z > h * .93: p.material_index = 1
    return ob
def patty(r=.6, h=.19, seed=1):
    pr = [(0, 0), (r * .7, 0), (r * .92, .02), (r, h * .4), (r * .99, h * .65), (r * .92, h * .95), (r * .6, h), (0, h)]
    ob = lathe('patty', pr, 420, 190, once('m_patty', m_patty), wob=.09, seed=seed, freq=2.6); return ob
def cheese(side=1.16, R0=.60, seed=1, t=.034):
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
    ob = grid('cheese', f, n, n, mat=once('m_cheese', m_cheese))
    so = ob.modifiers.new('s', 'SOLIDIFY'); so.thickness = t; so.offset = 0
    b = ob.modifiers.new('b', 'BEVEL'); b.width = t * .42; b.segments = 3; b.limit_method = 'ANGLE'; b.angle_limit = 1.0
    return ob
def lettuce_ring(r0=.2, r1=.70, seed=1, amp=.11, mat=None):
    rs(seed); ph = [R.random() * 6.3 for _ in range(8)]
    def f(u, v):
        a = u * math.tau; t = v; nz = lambda k, s: mn.noise(Vector((math.cos(a) * k, math.sin(a) * k, s + seed * 3.7)))
        re = r1 * (1 + .13 * nz(1.4, 0)) + .02 * nz(9, 5); r = r0 + (re - r0) * t
        w = nz(2.0, 1) * 1.6; A = amp * (.75 + .5 * nz(1.5, 8))
        s1 = math.sin(9 * a + ph[0] + 2.2 * w); s2 = math.sin(27 * a + ph[1] + 4 * w + 2 * t); s3 = math.sin(71 * a + ph[2] + 7 * w + 3 * t)
        z = A * (t ** 3 * s1 * .6 + t ** 4 * s2 * .80 + t ** 7 * s3 * .40)
        c1 = math.cos(9 * a + ph[0] + 2.2 * w + .8); c2 = math.cos(27 * a + ph[1] + 4 * w + 2 * t)
        r += A * (t ** 4 * c1 * .35 + t ** 6 * c2 * .42) ; da = A * (t ** 5 * c2 * .45)
        z -= .035 * t ** 4
        return (r * math.cos(a + da), r * math.sin(a + da), z)
    ob = grid('lettuce', f, 1500, 48, True, mat or once('m_lettuce', lambda: m_leaf((.42, .58, .12), (.17, .38, .025))))
    set_k(ob, 48, lambda i, j: j / 47); return ob
def set_k(ob, nv, fn):
    a = ob.data.color_attributes.new('k', 'FLOAT_COLOR', 'POINT'); out = []
    for i in range(len(ob.data.vertices)):
        x = max(0, min(1, fn(i // nv, i % nv))); out += [x, x, x, 1]
    a.data.foreach_set('color', out)
def leaf(L=.6, W=.22, seed=0, curl=.5, ruffle=.05, mat=None):
    """a salad leaf along +Y with mid rib, curl and ruffled rim"""
    rs(seed); ph = [R.random() * 6.3 for _ in range(6)]; tw = R.uniform(-.5, .5)
    def f(u, v):
        x = (v - .5) * 2; t = u; w = W * (max(0, math.sin(math.pi * (t * .93 + .05) ** .85)) ** .7) + .012
        ax = abs(x); lob = 1 + .12 * math.sin(t * 19 + ph[0]) * ax + .07 * math.sin(t * 41 + ph[1]) * ax
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
def cucumber(r=.20, t=.05, seed=0):
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
            out += [c[0], c[1], c[2], 1]
    at = ob.data.color_attributes.new('col', 'FLOAT_COLOR', 'POINT'); at.data.foreach_set('color', out); return hide(ob)
def onion_ring(r=.2, seed=0, arc=1.0):
    rs(seed); ph = R.random() * 6
    def f(u, v):
        a = u * math.tau * arc; b = v * math.tau; rr = r * (1 + .07 * math.sin(2 * a + ph)); w = .013 + .006 * math.sin(3 * a + ph)
        return ((rr + w * math.cos(b)) * math.cos(a), (rr + w * math.cos(b)) * math.sin(a), .028 * math.sin(b) + .03 * math.sin(2 * a + ph))
    s = once('m_onion', lambda: _onion()); return hide(grid('onion', f, 90, 24, arc == 1.0, s))
def _onion():
    s = Mat('onion'); n = s.new = s.noise(7, 3); c = s.ramp(s.math('ADD', s.gen()[2], s.math('MULTIPLY', s.math('SUBTRACT', n, .5), .8)), [(.3, (.80, .60, .68)), (.52, (.55, .14, .32)), (.8, (.30, .03, .14))])
    s.set(Base_Color=c, Roughness=.22, Subsurface=.25, Subsurface_Color=(.85, .5, .65), Subsurface_Radius=(.04, .02, .03)); return s
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
def crispy(balls, vox=.018, seed=0, mat=None):
    """metaball piece -> dense mesh with crust displacement; balls: (x,y,z,r[,sx,sy,sz])"""
    mb = bpy.data.metaballs.new('mb'); mb.resolution = vox * 1.6; mb.render_resolution = vox * 1.6; mb.threshold = .5
    o = bpy.data.objects.new('mb%d' % seed, mb); bpy.context.scene.collection.objects.link(o)
    for b in balls:
        e = mb.elements.new(); e.co = b[:3]; e.radius = b[3] * 1.5; e.type = 'BALL'
    bpy.context.view_layer.update(); me = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(o)
    ob = bpy.data.objects.new('crispy', me); bpy.context.scene.collection.objects.link(ob); me.materials.clear(); me.materials.append((mat or once('m_crust', m_crust)).m)
    for v in me.vertices:
        p = v.co + Vector((seed * 5.1, 0, 0)); v.co += v.normal * (.06 * mn.fractal(p * 4.5, .9, 2, 4))
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
