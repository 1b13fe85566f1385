"""dishkit.lay - what lies on what: tubes, pools and strewn things that rest on what is below them."""
from .core import *
from . import food as F
from .food import show

def fall(x, y, only=None, z=9.0):
    """the point and normal where a thing let fall at x, y comes to rest"""
    o = Vector((x, y, z)); dg = bpy.context.evaluated_depsgraph_get()
    for _ in range(40):
        hit, p, n, _i, ob, _m = bpy.context.scene.ray_cast(dg, o, (0, 0, -1))
        if not hit: return None
        if not ob.hide_render and (only is None or ob.name.split('.')[0] in only): return p, n
        o = p - Vector((0, 0, 1e-4))
def settle(): bpy.context.view_layer.update()
def strew(bank, n, place, seed=0, only=None, sink=0.0, scale=(.88, 1.12), lean=.25, gap=0.0):
    """lays n of the bank where place(random) says, turned to the surface below"""
    rr = random.Random(seed); settle(); todo = []
    for _ in range(n * 4):
        if len(todo) >= n: break
        xy = place(rr)
        if xy is None or (gap and any((Vector(xy) - Vector(t[:2])).length < gap for t in todo)): continue
        hit = fall(*xy, only)
        if hit: todo.append((*xy, *hit))
    for x, y, p, nn in todo:
        nn = (nn + Vector((rr.gauss(0, lean), rr.gauss(0, lean), .35))).normalized()
        show(bank[rr.randrange(len(bank))], p + nn * sink, up_to(nn, rr.random() * 6.3), rr.uniform(*scale))
def disc(r, cx=0, cy=0, r0=0.0):
    def f(rr):
        q = math.sqrt(rr.uniform((r0 / r) ** 2, 1)) * r; a = rr.random() * math.tau; return cx + q * math.cos(a), cy + q * math.sin(a)
    return f
def tube(name, pts, rad, mat=None, n=14, res=80, star=0, amp=.0, twist=0.0, flat=1.0, ends=.04):
    """a tube along a path; rad is a number or a function of 0..1; star gives it ridges"""
    P = spline(pts, res); up = Vector((0, 0, 1)); fr = []
    for i in range(res):
        t = (P[min(i + 1, res - 1)] - P[max(i - 1, 0)]).normalized()
        up = (up - t * up.dot(t)); up = up.normalized() if up.length > 1e-4 else Vector((1, 0, 0)); fr.append((t, up.copy(), t.cross(up)))
    g = rad if callable(rad) else (lambda _t: rad)
    def f(u, v):
        i = int(round(u * (res - 1))); t, a, b = fr[i]; an = v * math.tau; e = min(1, u / ends, (1 - u) / ends) if ends else 1
        r = g(u) * math.sqrt(max(0, 1 - (1 - e) ** 2)) * (1 + amp * math.cos(star * (an + twist * u)) if star else 1)
        return P[i] + a * r * flat * math.sin(an) + b * r * math.cos(an)
    return grid(name, f, res, n + 1, mat=mat, fix=True)
def drizzle(name, path, rad, mat, only=None, res=160, seed=0, flat=.7):
    """a thread of sauce that runs over what is below"""
    rr = random.Random(seed); settle(); P = spline([Vector((x, y, 0)) for x, y in path], res); zs = []
    for p in P:
        h = fall(p.x, p.y, only); zs.append(h[0].z if h else (zs[-1] if zs else 0))
    w = 5; zs = [max(zs[max(0, i - w):i + w + 1]) for i in range(res)]; zs = [sum(q) / len(q) for q in (zs[max(0, i - w):i + w + 1] for i in range(res))]   # sauce hangs over gaps
    k = rr.random() * 9
    return tube(name, [(p.x, p.y, z + rad * .35) for p, z in zip(P, zs)], lambda u: rad * (1 + .35 * mn.noise(Vector((u * 14, k, 0)))), mat, 12, res, flat=flat)
def pool(name, edge, mat, thick=.025, only=None, nu=180, nv=44, c=(0, 0), smooth=2, skin=.012):
    """a poured sauce: edge(angle) is how far it ran"""
    settle(); H = []
    for i in range(nu):
        a = i / nu * math.tau; e = edge(a); row = []
        for j in range(nv):
            q = e * j / (nv - 1); x, y = c[0] + q * math.cos(a), c[1] + q * math.sin(a); h = fall(x, y, only); row.append([x, y, h[0].z if h else (row[-1][2] - .004 if row else 0)])
        for _ in range(smooth): 
            z = [p[2] for p in row]
            for j in range(1, nv - 1): row[j][2] = max(z[j], (z[j - 1] + z[j + 1]) / 2)
        for j in range(nv): row[j][2] += skin + thick * max(0, 1 - (j / (nv - 1)) ** 6) ** .5 - (skin * 1.6 if j == nv - 1 else 0)
        H.append(row)
    return grid(name, lambda u, v: H[int(round(u * nu)) % nu][int(round(v * (nv - 1)))], nu, nv, True, mat)
def m_sauce(name, col, rough=.14, sss=.2, trans=0.0):
    s = Mat(name); s.set(Base_Color=col, Roughness=rough, Specular=.5, Subsurface=sss, Subsurface_Color=col, Subsurface_Radius=(.06, .03, .015), Transmission=trans, IOR=1.4)
    s.bump(s.noise(9, 2), .12, .02); return s
def paint(ob, fn, name='col'):
    """vertex colour from the vertex's place"""
    out = []
    for v in ob.data.vertices: out += [*fn(v.co), 1]
    ob.data.color_attributes.new(name, 'FLOAT_COLOR', 'POINT').data.foreach_set('color', out); return ob
def lerp(a, b, t): t = max(0, min(1, t)); return tuple(x + (y - x) * t for x, y in zip(a, b))
def step(a, b, x): t = max(0, min(1, (x - a) / (b - a))); return t * t * (3 - 2 * t)
def nz(x, y, z=0, k=1.0): return mn.noise(Vector((x * k, y * k, z)))
