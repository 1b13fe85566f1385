"""dishkit.sweets - cream, ice cream, fruit."""
from .core import *
from . import food as F
from .food import once, show
from .lay import *
from .baked import m_col

def m_cream(name='cream', col=(.84, .78, .66), speck=0.0, rough=.38):
    s = Mat(name); c = col
    if speck: c = s.mix(s.ramp(s.noise(75, 2, .5), [(.70, 0), (.73, speck)]), col, (.09, .05, .025))
    s.set(Base_Color=c, Roughness=rough, Specular=.35, Subsurface=.12, Subsurface_Color=col, Subsurface_Radius=(.06, .05, .04)); s.bump(s.noise(10, 4), .12, .02).bump(s.noise(60, 3), .10, .006); return s
def swirl(r=.40, h=.78, turns=3.4, mat=None, rope=.15, ridges=6, amp=.13):
    """soft serve: a ridged rope that climbs and closes"""
    n = 90; pts = []
    for i in range(n):
        t = i / (n - 1); q = (r - rope * .4) * (1 - t) ** .75 * (1 if t < .95 else 1 - (t - .95) * 4); a = t * turns * math.tau; pts.append((q * math.cos(a), q * math.sin(a), rope * .6 + h * t ** 1.12))
    pts.append((.01, 0, h + rope * .95)); pts.append((.05, .01, h + rope * 1.12))
    return tube('swirl', pts, lambda u: rope * (1.06 - .62 * u) if u < .93 else rope * (1.06 - .62 * .93) * max(0, 1 - (u - .93) / .07) ** .6 + .004, mat or once('m_vanilla', lambda: m_cream('vanilla', (.87, .74, .50), .5)), 60, 560, ridges, amp, 9.0, ends=0)
def rosette(r=.2, h=.2, mat=None, ridges=8):
    """a piped star of cream"""
    m = mat or once('m_whip', lambda: m_cream('whip', (.86, .82, .74)))
    def f(u, v):
        a = u * math.tau; q = r * (1 - v) ** .62 * (1 + .16 * math.cos(ridges * a + v * 5) * (1 - v * .6)); return (q * math.cos(a), q * math.sin(a), h * v ** .9 * (1 + .0 * math.cos(a)))
    return grid('rosette', f, 120, 40, True, m)
def dollop(r=.3, h=.16, seed=0, mat=None):
    m = mat or once('m_whip', lambda: m_cream('whip', (.86, .82, .74)))
    def f(u, v):
        a = u * math.tau; q = r * math.sin(v * math.pi / 2) ** .9 * (1 + .14 * nz(math.cos(a), math.sin(a), seed, 1.6)); sw = .03 * math.sin(a * 1 + v * 8 + seed) * (1 - v) * math.sin(v * 3); return (q * math.cos(a) + .04 * (1 - v) ** 3, q * math.sin(a), h * (math.cos(v * math.pi / 2) ** .7 + .12 * max(0, 1 - v * 5)) + sw)
    return grid('dollop', f, 120, 60, True, m)
def whipped(r=.55, h=.2, seed=0, peak=.0):
    """cream let fall from a spoon: soft folds that run round, a rim that sags in lobes"""
    m = once('m_softcream', lambda: m_cream('softcream', (.70, .64, .54), 0, .46))
    def f(u, v):
        a = u * math.tau; c, s = math.cos(a), math.sin(a); R0 = r * (1 + .09 * nz(c * 1.5, s * 1.5, seed) + .045 * nz(c * 4, s * 4, seed + 2))
        if v < .76:
            q = v / .76; k = a / math.tau + q * 1.55 + .16 * nz(c * 1.3, s * 1.3, q * 2 + seed); fold = 1 - abs((k % 1) * 2 - 1); fold = fold * fold * (3 - 2 * fold)
            z = h * (1 - q ** 2.3) ** .75 + .055 * (fold - .4) * step(1.0, .75, q) * step(0, .2, q) + .018 * nz(q * c * 3, q * s * 3, seed + 4) + peak * math.exp(-(q / .16) ** 1.6); return (q * R0 * c + peak * .35 * max(0, 1 - q * 6) ** 2, q * R0 * s, z)
        p = (v - .76) / .24 * math.pi; d = .055 + .05 * max(0, nz(c * 2.2, s * 2.2, seed + 6) + .3); return (R0 * c * (1 + .055 * math.sin(p) - .10 * (p / math.pi) ** 3), R0 * s * (1 + .055 * math.sin(p) - .10 * (p / math.pi) ** 3), -d * (1 - math.cos(p)) / 2 - d * .3 * p / math.pi)
    return grid('whipped', f, 220, 110, True, m)
def scoop(r=.3, mat=None, seed=0):
    o = blob('scoop', r, 6, mat or once('m_vanilla', lambda: m_cream('vanilla', (.87, .74, .50), .5)))
    def w(c):
        d = c.normalized(); p = d * 3 + Vector((seed * 7, 0, 0)); k = mn.fractal(p * .9, 1.0, 2, 5) * .020 + .022 * abs(mn.noise(Vector((d.x * 2 + seed, d.y * 7, d.z * 7)))) - .03 * step(.10, .0, abs(mn.noise(p * .8 + Vector((3, 1, seed))))); sk = math.exp(-((d.z + .52) / .17) ** 2) * (.13 + .12 * mn.noise(Vector((d.x * 6, d.y * 6, seed + 3))))
        q = d * r * (1 + k / .3 * .55 + sk); q.z = max(q.z, -r * .62); return q
    return warp(o, w)
def strawberry(r=.155, h=.36, seed=0, half=False, stem=True):
    rr = random.Random(seed); g = []; n = 130
    for i in range(n): g.append((i / n, (i * .618034) % 1))
    G = np.array([(math.cos(b * math.tau), math.sin(b * math.tau), t * 2.6) for t, b in g]); prof = lambda t: step(-.004, .035, t) ** .5 * r * (math.sin(math.pi * min(1, t * .94 + .06) ** .72) ** .62) * (1.02 if t < .5 else 1)
    N, M = 100, 70
    def base(t, b): 
        q = prof(t); return Vector((q * math.cos(b), q * math.sin(b), -h * t + .02 * math.sin(t * 3)))
    def f(u, v):
        b = u * (math.pi if half else math.tau); d = ((G - np.array([math.cos(b), math.sin(b), v * 2.6])) ** 2).sum(1).min(); p = base(v, b); return p * (1 - .055 * math.exp(-d / .012))
    s = once('m_berry', lambda: m_col('berry', .24, .22, ((30, .12),), .2, rad=(.09, .02, .012))); o = grid('berry', f, N, M, not half, s)
    paint(o, lambda c: lerp((.66, .30, .10), lerp((.56, .014, .010), (.40, .006, .008), mn.noise(c * 8) + .5), step(.0, -.06, c.z)))
    parts = [o]
    if half:
        def ff(u, v): q = prof(v) * (u - .5) * 2; return (q, 0.0, -h * v + .02 * math.sin(v * 3))
        c = grid('face', ff, 60, 60, mat=s); out = []
        for i in range(60):
            for j in range(60):
                x = abs(i / 59 - .5) * 2; t = j / 59; k = lerp((.86, .62, .50), (.80, .22, .14), step(.05, .5, x)); k = lerp(k, (.62, .03, .02), step(.6, .95, x)); k = lerp(k, (.86, .72, .58), step(.10, .0, abs(x - .12 - .1 * math.sin(t * 3))) * step(.85, .3, t)); k = lerp(k, (.62, .05, .03), step(.8, 1, t)); out += [*k, 1]
        c.data.color_attributes.new('col', 'FLOAT_COLOR', 'POINT').data.foreach_set('color', out); parts.append(c)
    sd = once('m_achene', lambda: F.m_plain('achene', (.72, .48, .12), .35)); pts = []
    for t, b in g:
        b2 = b * math.tau
        if .07 < t < .97 and (not half or .05 < b2 < math.pi - .05):
            e = blob('ach', 1, 1, sd); p = base(t, b2) * .962; m4 = Matrix.Translation(p) @ Vector((math.cos(b2), math.sin(b2), -.4)).to_track_quat('Z', 'Y').to_matrix().to_4x4() @ Matrix.Diagonal((.0075, .012, .006, 1)); e.data.transform(m4); parts.append(e)
    if stem:
        gm = once('m_calyx', lambda: F.m_plain('calyx', (.13, .30, .035), .5))
        for k in range(8):
            a = k / 8 * math.tau + rr.uniform(-.2, .2); l = rr.uniform(.10, .15)
            if half and math.sin(a) < -.1: continue
            parts.append(grid('calyx', lambda u, v: ((.02 + u * l) * math.cos(a) + (v - .5) * .05 * (1 - u) * -math.sin(a), (.02 + u * l) * math.sin(a) + (v - .5) * .05 * (1 - u) * math.cos(a), .012 + .05 * u * u * (1 if k % 2 else -.5)), 8, 4, mat=gm))
    from .greens import _join
    return F.hide(_join(parts))
def blueberry(seed=0, r=.085):
    def mk():
        s = Mat('blue'); n = s.noise(9, 5, .65); s.set(Base_Color=s.ramp(n, [(.3, (.018, .020, .055)), (.6, (.06, .075, .16)), (.8, (.14, .17, .27))]), Roughness=.48, Specular=.4, Subsurface=.05, Subsurface_Color=(.1, .05, .2), Subsurface_Radius=(.02, .01, .03)); return s
    R0 = r; return F.hide(lathe('blue', [(0, -R0), (R0 * .6, -R0 * .82), (R0, -.0), (R0 * .72, R0 * .70), (R0 * .42, R0 * .88), (R0 * .34, R0 * .96), (R0 * .26, R0 * .80), (0, R0 * .70)], 48, 40, once('m_blue', mk), wob=.006, seed=seed))
def raspberry(seed=0, r=.12):
    def mk():
        s = Mat('rasp'); s.set(Base_Color=(.50, .018, .035), Roughness=.3, Specular=.45, Subsurface=.3, Subsurface_Color=(.7, .03, .06), Subsurface_Radius=(.06, .015, .015)); return s
    m = once('m_rasp', mk); parts = []; rr = random.Random(seed); n = 46
    for i in range(n):
        t = (i + .5) / n; a = i * 2.39996; z = t * 1.9 - .9; q = math.sqrt(max(0, 1 - (z * .92) ** 2)) if z > 0 else (.98 - .12 * z * z); b = blob('d', r * .235 * rr.uniform(.92, 1.08), 2, m); b.data.transform(Matrix.Translation((q * r * .82 * math.cos(a), q * r * .82 * math.sin(a), z * r * 1.05))); parts.append(b)
    c = blob('core', r * .8, 2, m); parts.append(c)
    from .greens import _join
    return F.hide(_join(parts))
def chunk_of(kind, seed=0, s=.2):
    """a cut cube of fruit"""
    col = {'melon': (.86, .38, .12), 'honeydew': (.70, .76, .38), 'watermelon': (.74, .06, .045), 'mango': (.88, .44, .03), 'pineapple': (.86, .62, .10)}[kind]
    def mk(): 
        m = Mat(kind); n = m.noise(8, 5, .6); m.set(Base_Color=m.ramp(n, [(.3, tuple(x * .85 for x in col)), (.7, tuple(min(1, x * 1.1) for x in col))]), Roughness=.2, Specular=.5, Subsurface=.1, Subsurface_Color=col, Subsurface_Radius=(.05, .03, .02)); m.bump(m.noise(24, 4), .3, .012); return m
    b = box(kind, (s, s * .9, s * .8), .028, 3, 4, once('m_' + kind, mk)); warp(b, lambda q: q + mn.noise_vector(q * 7 + Vector((seed * 5, 0, 0))) * .022); return F.hide(b)
def kiwi(r=.2, t=.05, seed=0):
    N, M = 120, 60
    def f(u, v):
        a = u * math.tau
        if v < .8: q = v / .8; return (q * r * math.cos(a), q * r * math.sin(a) * .92, t - .01 * q ** 8)
        k = (v - .8) / .2; return (r * math.cos(a), r * math.sin(a) * .92, t * (1 - k))
    o = grid('kiwi', f, N, M, True, once('m_kiwi', lambda: m_col('kiwi', .2, .15, ((30, .15),)))); out = []
    for i in range(N):
        a = i / N * math.tau
        for j in range(M):
            q = min(1, j / (M - 1) / .8); ray = math.sin(a * 17) * .5 + .5; c = lerp((.82, .84, .52), (.30, .50, .035), step(.18, .34, q)); c = lerp(c, (.44, .62, .08), step(.5, .95, q) * (.4 + .6 * ray)); sd = (math.sin(a * 17 + .6) ** 8) * math.exp(-((q - .40 - .05 * math.sin(a * 5)) / .09) ** 2); c = lerp(c, (.012, .010, .006), sd * 1.3); c = lerp(c, (.20, .12, .04), step(.975, 1.0, q)); out += [*c, 1]
    o.data.color_attributes.new('col', 'FLOAT_COLOR', 'POINT').data.foreach_set('color', out); return F.hide(o)
def almond_flake(seed=0):
    m = once('m_alm', lambda: F.m_plain('alm', (.78, .58, .32), .45, .1)); return warp(F.hide(blob('alm', 1, 2, m)), lambda c: Vector((c.x * .04, c.y * .07, c.z * .006 + .012 * c.x * c.x)))
