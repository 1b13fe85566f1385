"""dishkit.hotel - the hotel's table: white linen, porcelain with a thin teal line, silver."""
from .core import *
from . import food as F
from .food import once, show
from .lay import *
from .drinks import m_metal

TEAL = (.012, .065, .095); GOLD = (.78, .52, .20)
def silver(): return once('m_silver', lambda: m_metal((.86, .84, .80), .12))
def porcelain(r=None, line=TEAL, w=.018, at=.93):
    """white and thin, with one line near the rim of radius r"""
    s = Mat('porcelain'); c = (.83, .83, .81)
    if r:
        x = s.n.new('ShaderNodeSeparateXYZ'); s.nt.links.new(s.co(), x.inputs[0]); q = s.math('SQRT', s.math('ADD', s.math('MULTIPLY', x.outputs[0], x.outputs[0]), s.math('MULTIPLY', x.outputs[1], x.outputs[1])))
        d = s.math('ABSOLUTE', s.math('SUBTRACT', q, r * at)); c = s.mix(s.ramp(d, [(w * .8, .92), (w, 0)]), c, line); d2 = s.math('ABSOLUTE', s.math('SUBTRACT', q, r * .985)); c = s.mix(s.ramp(d2, [(w * .5, .9), (w * .7, 0)]), c, tuple(x * .8 for x in GOLD))
    s.set(Base_Color=c, Roughness=.12, Specular=.55, Clearcoat=.5, Clearcoat_Roughness=.04, Subsurface=.06, Subsurface_Color=(.85, .83, .8), Subsurface_Radius=(.05, .05, .05)); return s
def plain(): return once('m_porcelain', porcelain)
def m_white_linen(col=(.60, .60, .61)):
    s = Mat('whitelinen'); wa = s.node('ShaderNodeTexWave', Scale=34, Distortion=.8, _bands_direction='X'); wb = s.node('ShaderNodeTexWave', Scale=34, Distortion=.8, _bands_direction='Y')
    for w in (wa, wb): s.nt.links.new(s.co(), w.inputs[0])
    w = s.math('MAXIMUM', wa.outputs['Fac'], wb.outputs['Fac']); slub = s.noise(5, 6, .7, 0, s.co((1, 10, 1))); c = s.mix(s.ramp(slub, [(.35, .22), (.65, 0)]), col, tuple(x * .8 for x in col)); c = s.mix(s.ramp(w, [(.3, .22), (.8, 0)]), c, tuple(x * .7 for x in col))
    s.set(Base_Color=c, Roughness=.88, Specular=.15, Sheen=.5); s.bump(w, .35, .010); return s
def table(napkin=True, pos=(-1.0, -.1), rot=.12):
    stage(napkin=False); bpy.data.objects.remove(bpy.data.objects['table']); m = m_white_linen()
    def f(u, v): x, y = (u - .5) * 9, (v - .5) * 9; return (x, y, -.03 + .045 * mn.fractal(Vector((x * .45, y * .45, 2.2)), 1, 2, 2) * step(.3, 1.6, math.hypot(x, y)) + .018 * math.exp(-((x - .9 - .1 * y) / .05) ** 2) + .014 * math.exp(-((y - 1.25) / .05) ** 2))
    grid('cloth', f, 260, 260, mat=m); grid('far', lambda u, v: ((u - .5) * 40, (v - .5) * 40, -.14), 2, 2, mat=m)
    if napkin:
        t = Mat('tealcloth'); k = t.noise(40, 3); t.set(Base_Color=t.mix(t.ramp(k, [(.4, .3), (.6, 0)]), (.016, .075, .105), (.010, .045, .066)), Roughness=.85, Sheen=.6, Specular=.15); t.bump(k, .3, .01)
        n = grid('napkin', lambda u, v: ((u - .5) * 1.25, (v - .5) * 2.5, .03 + .02 * nz(u * 3, v * 4, 1) + .012 * (1 - abs(u - .5) * 2)), 60, 90, mat=t); n.modifiers.new('s', 'SOLIDIFY').thickness = .05; n.location = (*pos, .0); n.rotation_euler = (0, 0, rot)
def plate(r=1.2, rim=.12, line=True): return F.plate(r, rim, porcelain(r) if line else plain())
def bowl(r=1.0, h=.42): return F.bowl(r, h, porcelain(r, at=.96), .03)
def handle(w0=.045, w1=.085, L=1.3):
    return lambda u, v: (((v - .5) * 2) * (w0 + (w1 - w0) * step(.15, 1, u)) * (1 if u < .96 else math.sqrt(max(0, 1 - ((u - .96) / .04) ** 2)) + .05), u * L, .03 + .05 * math.sin(u * math.pi) * (1 - ((v - .5) * 2) ** 2 * .2))
def fork(loc, turn=0.0, s=1.0):
    """the foot of the tines at the origin, tines along +y"""
    m = silver(); parts = [grid('fork', lambda u, v: handle(.03, .075)(u, v)[0:1] + (-handle(.03, .075)(u, v)[1], handle(.03, .075)(u, v)[2]), 60, 12, mat=m)]
    parts.append(grid('head', lambda u, v: ((v - .5) * 2 * (.03 + .085 * step(0, .9, u)), u * .26, .03 - .06 * u * u + .02 * (v - .5) ** 2), 20, 12, mat=m))
    for k in range(4): x = (k - 1.5) * .056; parts.append(grid('tine', lambda u, v: (x * 1.02 + (v - .5) * .034 * (1 - .6 * u), .25 + u * .36, -.028 + .10 * u * u - .01 * u), 24, 4, mat=m))
    for o in parts: o.modifiers.new('s', 'SOLIDIFY').thickness = .022; o.location = loc; o.rotation_euler = (0, 0, turn); o.scale = (s,) * 3
def knife(loc, turn=0.0, s=1.0):
    m = silver(); h = grid('knife', lambda u, v: handle(.05, .075, 1.05)(u, v)[0:1] + (-handle(.05, .075, 1.05)(u, v)[1], handle(.05, .075, 1.05)(u, v)[2]), 60, 12, mat=m)
    b = grid('blade', lambda u, v: (-.05 + v * (.12 + .02 * math.sin(u * math.pi)) * (1 if u < .8 else max(.08, 1 - ((u - .8) / .2) ** 2)), u * 1.05, .035 + .004 * v), 60, 8, mat=m)
    for o in (h, b): o.modifiers.new('s', 'SOLIDIFY').thickness = .024; o.location = loc; o.rotation_euler = (0, 0, turn); o.scale = (s,) * 3
def little_pot(loc, sauce, r=.24, h=.20):
    b = lathe('pot', [(0, .03), (r * .8, .03), (r * .9, .06), (r * .93, h), (r, h + .01), (r * 1.02, h - .02), (r, .03), (r * .95, 0), (0, 0)], 80, 80, plain()); l = grid('sauce', lambda u, v: (v * r * .93 * math.cos(u * math.tau), v * r * .93 * math.sin(u * math.tau), h * .78 + .01 * math.sin(u * 12 + v * 7) * (1 - v)), 80, 30, True, sauce); b.location = l.location = loc; return b
