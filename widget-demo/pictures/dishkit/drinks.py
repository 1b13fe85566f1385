"""dishkit.drinks - glasses, cups, pots and what is in them."""
from .core import *
from . import food as F
from .food import once, show
from .lay import *
from .greens import citrus, sprig, mint

def thin_glass(name='thin', tint=(1, 1, 1), shine=1.0):
    """a wall without a thickness: mirrors the window, bends nothing, so its rim stays bright"""
    def mk():
        s = Mat(name); s.n.remove(s.b); lw = s.node('ShaderNodeLayerWeight', Blend=.26); t = s.node('ShaderNodeBsdfTransparent', Color=tint); g = s.node('ShaderNodeBsdfGlossy', Roughness=.02, Color=(1, 1, 1)); lp = s.n.new('ShaderNodeLightPath')
        f = s.math('ADD', s.math('MULTIPLY', lw.outputs['Facing'], .34 * shine), .05); seen = s.math('SUBTRACT', 1.0, s.math('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray']))
        mx = s.node('ShaderNodeMixShader', Fac=s.math('MULTIPLY', f, seen)); s.nt.links.new(t.outputs[0], mx.inputs[1]); s.nt.links.new(g.outputs[0], mx.inputs[2]); s.nt.links.new(mx.outputs[0], s.out.inputs[0]); return s
    return once('glass' + name, mk)
def rim(r, z, w=.012):
    """the rounded lip of a glass: a light line"""
    def mk():
        s = Mat('rim'); s.n.remove(s.b); t = s.node('ShaderNodeBsdfTransparent', Color=(.96, .98, .98)); g = s.node('ShaderNodeBsdfGlossy', Roughness=.08, Color=(1, 1, 1)); d = s.node('ShaderNodeBsdfDiffuse', Color=(.8, .82, .82)); a = s.node('ShaderNodeMixShader', Fac=.25); b = s.node('ShaderNodeMixShader', Fac=.5)
        s.nt.links.new(g.outputs[0], a.inputs[1]); s.nt.links.new(d.outputs[0], a.inputs[2]); s.nt.links.new(t.outputs[0], b.inputs[1]); s.nt.links.new(a.outputs[0], b.inputs[2]); s.nt.links.new(b.outputs[0], s.out.inputs[0]); return s
    return grid('rim', lambda u, v: ((r + w * math.cos(v * math.tau)) * math.cos(u * math.tau), (r + w * math.cos(v * math.tau)) * math.sin(u * math.tau), z + w * 1.3 * math.sin(v * math.tau)), 128, 13, True, once('m_rim', mk))
def cloudy(name, col, deep=None, clear=.3):
    """juice: light goes in and comes back coloured"""
    s = Mat(name); s.set(Base_Color=col, Roughness=.06, Specular=.5, Subsurface=.35, Subsurface_Color=deep or col, Subsurface_Radius=(.25, .18, .05)); s.translucent(deep or col, .42)
    if clear:
        g = s.node('ShaderNodeBsdfGlass', Color=deep or col, IOR=1.33, Roughness=.12); last = s.out.inputs[0].links[0].from_socket; mx = s.node('ShaderNodeMixShader', Fac=clear); s.nt.links.new(last, mx.inputs[1]); s.nt.links.new(g.outputs[0], mx.inputs[2]); s.nt.links.new(mx.outputs[0], s.out.inputs[0])
    return s
def card(w=.9, z0=.12, h=1.0, y=.75, x=-.12, e=2.1, col=(1, .93, .82)):
    """the photographer's bounce card, seen only through the glass"""
    cd = grid('card', lambda u, v: ((u - .5) * w, y, z0 + v * h), 2, 2); s = Mat('card'); s.set(Base_Color=(0, 0, 0), Emission=(*col, 1), Emission_Strength=e)
    cd.data.materials.append(s.m); cd.visible_camera = cd.visible_diffuse = cd.visible_shadow = cd.visible_glossy = False; cd.location.x = x
def ice_bank(size=.27, n=4):
    ice = once('m_ice', lambda: glass('ice', (.98, .99, 1), 1.26, .10, (.97, .98, 1), (6, .2))); out = []
    for k in range(n):
        c = F.hide(box('ice', (size,) * 3, .045, 4, 3, ice)); warp(c, lambda q: q * (1 + .12 * mn.noise(q * 6 + Vector((k * 9, 0, 0)))) + mn.noise_vector(q * 4 + Vector((k, 4, 0))) * .02); out.append(c)
    return out
def tall(rb=.36, rt=.44, h=1.45, level=1.20, liquid=None, ice=9, z=.055, beads=380, base=.12, seed=3, bubbles=0, sheen=1.0):
    """a glass with a drink; gives ro(z), the inner radius at a height above its foot"""
    ro = lambda q: rb + (rt - rb) * max(0, min(1, q / h)); up = Vector((0, 0, z)); made = []
    made.append(lathe('wall', [(rb * .97, .0), (rb, .05), (ro(h * .5), h * .5), (rt, h)], 128, 60, thin_glass(shine=sheen)))
    made.append(rim(rt, h)); made.append(lathe('foot', [(0, 0), (rb * .93, 0), (rb * .975, .02), (rb * .98, base * .8), (rb * .9, base), (0, base * .92)], 96, 40, once('m_foot', lambda: glass('foot', (.97, .99, .99), shadow=(.95, .95, .95)))))
    if liquid:
        g = .016; made.append(lathe('liquid', [(0, base + .01), (rb * .86, base + .012), (ro(base + .06) - g, base + .06), (ro(level * .6) - g, level * .6), (ro(level) - g, level + .012), (ro(level) - .05, level), (.12, level - .004), (0, level - .004)], 128, 120, liquid))
    if ice:
        rr = random.Random(seed); bank = ice_bank(rb * .72); top = [(-.15, -.15, .07), (.14, -.12, .05), (.02, .17, .08), (-.02, 0, .15)]; low = [(-.02, -.02, -.24), (.12, .12, -.32), (-.15, .1, -.45), (.1, -.15, -.6), (-.1, -.05, -.78)]
        for k, (x, y, dz) in enumerate((top + low)[:ice]):
            e = rr.random() * 3, rr.random() * 3, rr.random() * 3
            if level + dz > base + .2: made.append(show(bank[k % 4], (x * rb / .36, y * rb / .36, level + dz), Euler(e)))
    if bubbles:
        bub = once('bub', lambda: F.hide(blob('bub', 1, 2, glass('bub', ior=1.1)))); rr = random.Random(seed)
        for _ in range(bubbles): a = rr.random() * 6.3; q = (ro(level) - .03) * (1 - rr.random() ** 2 * .35); made.append(show(bub, (q * math.cos(a), q * math.sin(a), level + .001), None, rr.uniform(.006, .017)))
    for o in made: o.location.z += z
    if beads:
        def wall(rr): a = -math.pi / 2 + rr.gauss(0, 1.0); q = rr.uniform(.10, min(h * .92, level + .05)); r = ro(q) + .002; return Vector((r * math.cos(a), r * math.sin(a), q + z)), Vector((math.cos(a), math.sin(a), 0))
        F.drops(wall, beads, seed)
    return ro
def coaster(r=.55): return lathe('coaster', [(0, .03), (r, .03), (r + .025, .02), (r + .025, 0), (0, 0)], 96, 40, F.m_plain('cork', (.30, .17, .08), .85, bump=(40, .6)), smooth_prof=False)
def straw(x=.08, y=-.02, z=.2, tilt=(-.06, -.22), L=1.75, col=(.45, .03, .025)):
    s = Mat('straw'); tw = s.math('PINGPONG', s.math('ADD', s.math('MULTIPLY', s.gen()[2], 9), 0), .5); s.set(Base_Color=s.mix(s.ramp(tw, [(.24, 0), (.26, 1)]), (.8, .77, .7), col), Roughness=.5)
    o = grid('straw', lambda u, v: (.036 * math.cos(u * math.tau), .036 * math.sin(u * math.tau), v * L), 32, 40, True, s); o.modifiers.new('s', 'SOLIDIFY').thickness = .006; o.location = (x, y, z); o.rotation_euler = (*tilt, 0); return o
def on_rim(kind, r, h, z=.055, a=.28, size=.27): w = show(citrus(kind, size, .045)); w.location = (r * .82 * math.cos(a), r * .82 * math.sin(a), h + z - .02); w.rotation_euler = (math.pi / 2 - .35, 0, a); return w
def inside(kinds, pts, r=.21):
    """citrus wheels against the inside of a glass: (angle, from the middle, height, lean)"""
    b = [citrus(k, r, .045) for k in kinds]
    for i, (a, q, z, e) in enumerate(pts): show(b[i % len(b)], (q * math.cos(a), q * math.sin(a), z), Euler((math.pi / 2 + e, .3 * e, a + math.pi / 2)))

# ---------------------------------------------------------------- cups
def cup(r=.60, h=.52, mat=None, z=.06, turn=-.5, inner=None):
    m = mat or F.m_stoneware(); o = lathe('cup', [(0, .07), (r * .43, .075), (r * .73, .17), (r * .925, h * .69), (r - .012, h - .02), (r + .005, h), (r + .03, h - .015), (r, h * .69), (r * .82, .14), (r * .55, .02), (r * .5, 0), (0, 0)], 160, 140, m, wob=.004); o.location.z = z
    pth = spline([(r * .93, h * .81), (r * 1.23, h * .90), (r * 1.5, h * .77), (r * 1.5, h * .5), (r * 1.2, h * .29), (r * .73, h * .29)], 60)
    def hd(u, v):
        i = min(int(u * 59), 59); p = pth[i]; q = pth[min(i + 1, 59)] - pth[max(i - 1, 0)]; q.normalize(); a = v * math.tau; n = Vector((-q[1], q[0])); return (p[0] + n[0] * .035 * math.cos(a), .062 * math.sin(a), p[1] + n[1] * .035 * math.cos(a))
    k = grid('handle', hd, 60, 32, mat=m); k.location.z = z; k.rotation_euler = (0, 0, turn); return o
def _noise(rng, S, x, y, n):
    g = rng.randn(n, n).astype(np.float32); yy = (y + 1) / 2 * (n - 1); xx = (x + 1) / 2 * (n - 1); i = np.clip(yy.astype(int), 0, n - 2); j = np.clip(xx.astype(int), 0, n - 2); a = yy - i; b = xx - j
    a = a * a * (3 - 2 * a); b = b * b * (3 - 2 * b); return (g[i, j] * (1 - a) + g[i + 1, j] * a) * (1 - b) + (g[i, j + 1] * (1 - a) + g[i + 1, j + 1] * a) * b
def surface(kind, S=768):
    """what a cup shows from above, as an image: rosetta, crema, froth"""
    y, x = np.mgrid[-1:1:S * 1j, -1:1:S * 1j].astype(np.float32); rng = np.random.RandomState(2); N = lambda n: _noise(rng, S, x, y, n); sg = lambda t, k: 1 / (1 + np.exp(-np.clip(t * k, -40, 40))); rr = np.sqrt(x * x + y * y)
    X = x + .030 * N(5) + .007 * N(14); Y = y + .030 * N(5) + .007 * N(14); n1 = N(60) * .5 + N(160) * .5
    if kind == 'crema':
        c = np.array([.20, .072, .016]); d = np.array([.030, .011, .005]); k = np.clip(sg(rr - .74 + .045 * N(6) + .03 * N(20), 20) * .9 + .05 * N(9), 0, 1)[..., None]; return np.clip(d * (1 - k) + c * (1 + .3 * n1[..., None]) * k, 0, 1)
    if kind == 'cocoa':
        c = np.array([.17, .062, .024]); f = np.array([.40, .20, .10]); k = np.clip(.45 * sg(rr - .80 + .06 * N(9), 22) + .25 * N(7) + .2 * N(26), 0, 1)[..., None]; return np.clip((c * (1 - k) + f * k) * (1 + .1 * n1[..., None]), 0, 1)
    crema = np.array([.235, .092, .027]); foam = np.array([.86, .74, .55]); base = crema * (1 + .16 * n1[..., None]) * (1 - .35 * sg(rr - .90, 30)[..., None]) * (1 + .15 * N(6)[..., None])
    if kind == 'heart':
        milk = 0 * x
        for s, dy, w in ((1.0, .02, .50), (.62, .16, .46)):
            hx, hy = X / s, (Y - dy) / s; d = hx * hx + (hy * 1.05 - .50 * np.sqrt(np.abs(hx) + .008)) ** 2; o = sg(w - d, 16); milk = np.maximum(milk * (1 - sg(w + .10 - d, 16)) if s < 1 else milk, o)
    else:
        tt = (Y + .66) / 1.22; wid = .56 * np.clip(np.sin(np.pi * np.clip(tt, 0, 1) ** .9), 0, 1) ** .62; ax = np.abs(X); inside = sg(wid - ax, 60) * sg(tt, 60) * sg(1 - tt, 60); ph = (Y - 1.05 * ax ** 1.35 + .66) * 8.2; st = sg(np.sin(ph * np.pi * 2 * .72) + .12 - .55 * (ax < .025), 5.5)
        r = np.clip(inside * st + sg(.016 - np.abs(X), 160) * sg(tt + .10, 60) * sg(1 - tt, 60), 0, 1); hx, hy = X * 2.7, (Y - .50) * 2.7; heart = sg(.62 - ((hx * hx + (hy - .62 * np.sqrt(np.abs(hx) + .01)) ** 2)), 14); milk = np.clip(r * (1 - heart) + heart, 0, 1); halo = sg(wid + .12 - ax, 18) * sg(tt + .06, 20) * sg(1.1 - tt, 20); base = base * (1 + .35 * halo[..., None])
    return np.clip(base * (1 - milk[..., None]) + foam * milk[..., None] * (1 + .02 * n1[..., None]), 0, 1)
def top_of(kind, r, z, turn=.55, bubbles=90, rough=.30, foam=(.55, .30, .12)):
    s = Mat('coffee'); im = s.n.new('ShaderNodeTexImage'); im.image = tex_image('art', surface(kind)); im.extension = 'EXTEND'; s.nt.links.new(s.co(kind='UV'), im.inputs[0]); s.set(Base_Color=im.outputs[0], Roughness=rough, Specular=.42, Subsurface=.12, Subsurface_Color=im.outputs[0], Subsurface_Radius=(.03, .02, .01)); s.bump(s.noise(70, 3), .05, .006)
    l = grid('coffee', lambda u, v: (v * r * math.cos(u * math.tau), v * r * math.sin(u * math.tau), z + .016 * max(0, v - .94) / .06), 128, 60, True, s); uv = l.data.uv_layers.new(name='UVMap')
    for lo in l.data.loops: co = l.data.vertices[lo.vertex_index].co; uv.data[lo.index].uv = (co.x / r / 2 + .5, co.y / r / 2 + .5)
    l.rotation_euler = (0, 0, turn); rr = random.Random(4); bub = F.hide(blob('bub', 1, 2, F.m_plain('froth', foam, .15, .2)))
    for _ in range(bubbles): a = rr.gauss(2.2, 1.2); q = r * (1 - rr.random() ** 2 * .07) * .985; show(bub, (q * math.cos(a), q * math.sin(a), z + .006), None, rr.uniform(.004, .011))
    return l
def tea(r, z, col=(.46, .14, .018), thick=(.30, .07, .008)):
    """clear tea in a cup: deeper is darker"""
    s = Mat('tea'); x = s.n.new('ShaderNodeSeparateXYZ'); s.nt.links.new(s.co(), x.inputs[0]); q = s.math('SQRT', s.math('ADD', s.math('MULTIPLY', x.outputs[0], x.outputs[0]), s.math('MULTIPLY', x.outputs[1], x.outputs[1])))
    s.set(Base_Color=s.ramp(s.math('DIVIDE', q, r), [(.35, thick), (.92, col), (1, tuple(min(1, c * 1.7) for c in col))]), Roughness=.03, Specular=.6); return grid('tea', lambda u, v: (v * r * math.cos(u * math.tau), v * r * math.sin(u * math.tau), z + .012 * max(0, v - .94) / .06), 96, 40, True, s)
def spoon(loc, turn, mat=None):
    s = mat or once('m_steel', lambda: m_metal((.75, .72, .68))); 
    def f(u, v):
        t = u; w = .028 + .012 * t + .085 * math.exp(-((t - .10) / .10) ** 2); x = (v - .5) * 2; d = -.035 * math.exp(-((t - .1) / .09) ** 2) * (1 - x * x); arch = .07 * math.sin(math.pi * min(1, max(0, (t - .15) / .85)))
        if t < .02: w *= math.sqrt(t / .02 + .02)
        return (w * x, t * 1.05, d + arch + .03)
    o = grid('spoon', f, 120, 24, mat=s); o.modifiers.new('s', 'SOLIDIFY').thickness = .014; o.location = loc; o.rotation_euler = (0, .05, turn); return o
def m_metal(col, rough=.18): s = Mat('steel'); s.set(Base_Color=col, Metallic=1.0, Roughness=rough); return s
def teapot(r=.62, mat=None, loc=(0, 0, 0), turn=0.0, lid=None):
    m = mat or F.m_stoneware(); b = lathe('pot', [(0, 0), (r * .55, 0), (r * .62, .03), (r * .93, r * .38), (r, r * .75), (r * .86, r * 1.15), (r * .52, r * 1.36), (r * .46, r * 1.40), (r * .40, r * 1.37), (0, r * 1.36)], 140, 120, m, wob=.004)
    l = lathe('lid', [(0, r * 1.36), (r * .42, r * 1.38), (r * .45, r * 1.42), (r * .40, r * 1.48), (r * .16, r * 1.58), (r * .08, r * 1.62), (r * .09, r * 1.70), (r * .145, r * 1.78), (r * .11, r * 1.86), (0, r * 1.88)], 120, 100, lid or m)
    s = tube('spout', [(r * .80, 0, r * .42), (r * 1.20, 0, r * .62), (r * 1.38, 0, r * 1.02), (r * 1.62, 0, r * 1.30)], lambda u: r * (.27 - .155 * u ** .7), m, 28, 70, ends=0)
    h = tube('grip', [(-r * .86, 0, r * 1.10), (-r * 1.25, 0, r * 1.30), (-r * 1.60, 0, r * 1.08), (-r * 1.52, 0, r * .62), (-r * .96, 0, r * .40)], r * .085, m, 20, 70)
    for o in (b, l, s, h): o.location = loc; o.rotation_euler = (0, 0, turn)
    return b
