"""Shakes and the sundae."""
from dishkit.core import *
from dishkit import food as F
from dishkit.food import show
from dishes import chicken as C

R = random.Random(3)
CREAM = (.84, .78, .66)

def m_shake(col, specks=None, streak=None):
    s = F.m_sauce(col, .3, None, .15); c = s.mix(s.ramp(s.noise(5, 4, .6), [(.35, .25), (.65, 0)]), col, tuple(k * .8 for k in col))
    if specks: c = s.mix(s.ramp(s.noise(46, 2, .5), [(.66, 0), (.70, .8)]), c, specks)
    if streak:   # sauce run down inside the glass
        n = s.noise(1.0, 3, .5, .6, s.co((5, 5, .9))); c = s.mix(s.ramp(n, [(.52, 0), (.57, .95)]), c, streak)
    s.put(s.b.inputs["Base Color"], c); return s
def tumbler(shake, z0=.05):
    """a fountain glass on a foot, full to the rim"""
    gm = glass("glass", shadow=(.95, .95, .95)); r = lambda z: .245 + .195 * ((z - .2) / 1.2) ** .8 if z > .2 else .245
    out = [(0, 0), (.30, 0), (.315, .02), (.29, .05), (.16, .085), (.15, .11), (.20, .15), (.25, .20)] + [(r(z), z) for z in (.4, .7, 1.0, 1.25, 1.38)] + [(r(1.4) + .01, 1.40), (r(1.4) - .01, 1.41)]
    ins = [(r(z) - .03, z) for z in (1.38, 1.25, 1.0, .7, .4)] + [(.20, .22), (.12, .175), (0, .17)]
    g = lathe("tumbler", out + ins, 128, 200, gm); g.location.z = z0
    body = [(0, .175), (.12, .18), (.198, .225)] + [(r(z) - .0305, z) for z in (.4, .7, 1.0, 1.25, 1.36)] + [(r(1.36) - .05, 1.385), (.2, 1.40), (0, 1.40)]
    b = lathe("shake", body, 128, 160, shake); b.location.z = z0; return z0 + 1.39
def cream(z, r=.36, h=.40, mat=None, x=0, y=0):
    """piped: a star nozzle, wound upwards"""
    m = mat or F.m_plain("cream", CREAM, .45, .25, .4)
    def f(u, v):
        a = u * math.tau; s = abs(math.sin(math.pi * 2.6 * v + a / 2)); R0 = r * (1 - v) ** .75 * (.86 + .22 * s) * (1 + .05 * math.cos(9 * a + 14 * v)); R0 *= 1 if v < .98 else .6
        return (x + R0 * math.cos(a) + .05 * v * v, y + R0 * math.sin(a), z - .03 + h * v * (1 + .0 * s))
    return grid("cream", f, 160, 110, True, m)
def straw(z, col=(.45, .03, .025), x=.16, y=.10, lean=(-.10, .20), L=.70):
    st = Mat("straw"); tw = st.math("PINGPONG", st.math("MULTIPLY", st.gen()[2], 7), .5); st.set(Base_Color=st.mix(st.ramp(tw, [(.24, 0), (.26, 1)]), (.8, .77, .7), col), Roughness=.5)
    s = grid("straw", lambda u, v: (.038 * math.cos(u * math.tau), .038 * math.sin(u * math.tau), v * L), 32, 30, True, st); s.modifiers.new("s", "SOLIDIFY").thickness = .006; s.location = (x, y, z - .2); s.rotation_euler = (*lean, 0)
def card():
    """a photographer's card behind the glass, seen only through it"""
    o = grid("card", lambda u, v: ((u - .5) * .9, .75, .1 + v * 1.3), 2, 2); e = Mat("card"); e.set(Base_Color=(0, 0, 0), Emission=(1, .93, .82, 1), Emission_Strength=1.6); o.data.materials.append(e.m)
    o.visible_camera = o.visible_diffuse = o.visible_shadow = o.visible_glossy = False; o.location.x = -.12
def shake(col, top, specks=None, streak=None, beside=None):
    F.counter(); z = tumbler(m_shake(col, specks, streak)); cream(z); straw(z); top(z)
    if beside: beside()
    card(); camera((.02, 0, 1.03), 2.76, 18, 4, .28, focus=(0, -.4, 1.1))
def drizzle(mat, seed=2): C.flow(mat, [(.24 * math.cos(a), .24 * math.sin(a), a + 1.9, .55) for a in (-2.4, -1.4, -.4, .8)] + [(0, -.02, -1.6, .3)], .028, seed)
def sauce_of(col): return F.m_plain("topping", col, .08, .15, .6, Clearcoat=.6)
def crumbs(col, s=.03, k=4): return F.chopped(col, s, k, "crumb")
def strawberry(r=.17, half=False):
    s = Mat("strawberry"); v = s.voronoi(15, vec=s.co((1, 1, .8))); sd = s.ramp(v, [(.10, 1), (.16, 0)]); c = s.mix(sd, s.mix(s.ramp(s.gen()[2], [(.0, 0), (1, .2)]), (.58, .012, .012), (.72, .12, .05)), (.80, .52, .12))
    s.set(Base_Color=c, Roughness=.2, Specular=.5, Subsurface=.12, Subsurface_Color=(.7, .03, .02), Subsurface_Radius=(.06, .02, .01)); s.bump(s.ramp(v, [(.08, .3), (.22, 1)]), .6, .03)
    b = lathe("strawberry", [(0, -.62 * 2 * r), (r * .35, -1.12 * r), (r * .78, -.6 * r), (r * 1.0, .05 * r), (r * .88, .45 * r), (r * .45, .60 * r), (0, .56 * r)], 90, 70, s, .03, 2, 4)
    lm = F.once("m_calyx", lambda: F.m_leaf((.30, .48, .08), (.10, .28, .02)))
    for k in range(8): l = F.leaf(r * .95, r * .26, k, .5, .01, lm, .05); l.hide_render = False; l.parent = b; l.location = (0, 0, r * .57); l.rotation_euler = (-.1, 0, k * .785)
    return b
def vanilla():
    def top(z):
        m = F.m_plain("malt ball", (.13, .045, .016), .22, .1, .6); b = hide(blob("malt", .075, 3, m))
        for x, y, h in ((-.20, -.16, .14), (.12, -.24, .12), (-.04, -.10, .30)): show(b, (x, y, z + h))
        C.sprinkle(crumbs((.66, .42, .17), .02), 60, .33, .33, 2, only=("cream",))
    shake((.80, .60, .30), top, (.06, .03, .015))
def chocolate():
    def top(z): drizzle(sauce_of((.045, .014, .006))); C.sprinkle([F.shred(.10, .03, .01, k, F.once("m_choc", lambda: F.m_plain("chocolate", (.06, .02, .008), .3)), 4) for k in range(4)], 34, .3, .3, 2, only=("cream",)); C.sprinkle([hide(F.slab("salt", (.022, .018, .014), F.m_plain("salt", (.88, .86, .82), .2, .2), 0, .003, .004))], 24, .28, .28, 5, only=("cream", "flow"))
    shake((.20, .080, .030), top, None, (.040, .012, .005))
def strawberry_shake():
    def top(z): b = strawberry(.16); b.location = (-.02, -.05, z + .44); b.rotation_euler = (.35, -.3, 0); C.sprinkle(crumbs((.55, .02, .02), .03), 26, .32, .32, 4, only=("cream",))
    def beside():
        for x, y, a in ((.62, -.34, 1.3), (.86, -.08, 2.6)): b = strawberry(.19); b.location = (x, y, .22); b.rotation_euler = (1.4, .2, a)
    shake((.80, .33, .30), top, (.45, .02, .02), (.52, .03, .035), beside)
def caramel():
    def top(z): drizzle(sauce_of((.46, .16, .016)), 4); C.sprinkle([hide(F.slab("salt", (.026, .02, .016), F.m_plain("salt", (.88, .86, .82), .2, .2), 0, .003, .004))], 44, .32, .32, 5, only=("cream", "flow"))
    shake((.72, .46, .20), top, None, (.38, .12, .012))
def peanuts(k=3):
    m = F.m_plain("peanut", (.70, .42, .15), .4, .15, .5, (12, .4)); out = []
    for i in range(k): b = blob("peanut", 1, 3, m); warp(b, lambda q, i=i: Vector((q.x * .036, q.y * .055, q.z * (.032 if i else .018))) + mn.noise_vector(q * 3 + Vector((i, 0, 0))) * .006); out.append(hide(b))
    return out
def banana(k=2):
    m = F.m_painted("banana", .35, .2, (20, .2)); out = []
    for i in range(k):
        o = F.ring_slice("banana", 0, .155, .07, m, i, .02); vs = o.data.vertices
        def col(j, _, vs=vs):
            p = vs[j].co; r = math.hypot(p.x, p.y); a = math.atan2(p.y, p.x); return Vector((.84, .70, .36)).lerp(Vector((.66, .44, .14)), max(0, 1 - abs(r - .045) / .035) * (.4 + .6 * abs(math.sin(a * 4.5)))) if r < .14 else Vector((.84, .74, .44))
        out.append(hide(F.paint(o, 1, col)))
    return out
def peanut():
    def top(z):
        drizzle(sauce_of((.48, .24, .06)), 6); b = banana()
        for x, y, h, rx in ((-.20, -.22, .15, .9), (.06, -.30, .13, 1.0)): show(b[0], (x, y, z + h), Euler((rx, 0, -.3)))
        C.sprinkle(peanuts(), 22, .3, .3, 3, only=("cream", "flow"))
    def beside():
        b = banana()
        for k, (x, y, t) in enumerate(((.58, -.40, 0), (.80, -.26, .15), (.66, -.14, .3))): show(b[k % 2], (x, y, .05 + .04 * k), Euler((t, -t, k)))
    shake((.74, .53, .28), top, (.30, .14, .04), (.44, .20, .04), beside)
def scoop(r, col, seed, specks=None):
    s = F.m_sauce(col, .42, specks, .2); s.bump(s.noise(9, 6, .7, .5), .6, .04).bump(s.noise(34, 5, .7), .5, .02)
    b = blob("scoop", r, 6, s)
    def w(q):
        n = q.normalized(); p = q + n * (.030 * r / .4 * mn.fractal(q * 7 + Vector((seed, 0, 0)), .8, 2, 4)); k = max(0, min(1, (-n.z + .05) * 2.2)); p += Vector((n.x, n.y, 0)) * k * r * (.10 + .10 * mn.noise(q * 6 + Vector((seed, 3, 0)))) * (1 if n.z > -.55 else .3); return p
    return warp(b, w)
def sundae():
    F.counter(); gm = glass("glass", shadow=(.95, .95, .95)); z0 = .04
    g = lathe("coupe", [(0, 0), (.36, 0), (.38, .02), (.34, .045), (.10, .07), (.085, .16), (.14, .23), (.45, .33), (.68, .52), (.74, .64), (.765, .66), (.72, .65), (.65, .54), (.42, .37), (.12, .28), (0, .27)], 128, 170, gm); g.location.z = z0
    fill = lathe("sauce", [(0, .29), (.11, .295), (.40, .385), (.56, .48), (.50, .50), (0, .50)], 96, 60, sauce_of((.40, .13, .012))); fill.location.z = z0
    for x, y, z, c, sp in ((-.30, -.14, .72, (.84, .74, .52), (.06, .03, .015)), (.32, -.12, .72, (.66, .38, .13), None), (.0, .26, .76, (.84, .74, .52), None), ): s = scoop(.335, c, x * 9, sp); s.location = (x, y, z)
    C.flow(sauce_of((.46, .16, .016)), [(-.34, -.02, -1.3, .42), (-.20, .0, -1.9, .40), (.30, .0, -1.5, .42), (.38, .02, -.8, .42), (.02, .25, -1.7, .42), (.0, .3, -.9, .4), (-.1, .28, -2.3, .4), (-.3, 0, -2.6, .4)], .045, 3)
    bm = F.m_plain("brittle", (.58, .24, .03), .10, .25, .6, Clearcoat=.6)
    for k, (x, y, z, e) in enumerate([(-.06, .10, 1.12, (1.25, .15, .3)), (.22, .20, 1.06, (1.35, -.35, -.2)), (.52, -.05, .96, (1.0, .5, .8))]):
        o = F.prism("brittle", lambda u, k=k: (.20 * math.cos(u * math.tau) * (1 + .25 * math.sin(3 * u * math.tau + k)), .26 * math.sin(u * math.tau) * (1 + .2 * math.cos(2 * u * math.tau + k))), .05, bm, (.6, .3, .05), (.6, .3, .05)); o.hide_render = False; o.location = (x, y, z); o.rotation_euler = e
        for i in range(6): n = inst(F.once("nuts", peanuts)[i % 3], (.11 * math.cos(i * 1.1), .16 * math.sin(i * 1.1), .028), Euler((0, 0, i))); n.hide_render = False; n.parent = o
    C.sprinkle(F.once("nuts", peanuts), 26, .6, .4, 3, only=("scoop", "flow"))
    card(); camera((0, 0, .64), 2.3, 24, 4, .28, focus=(0, -.35, .7))
DISHES = {"shake-vanilla": vanilla, "shake-chocolate": chocolate, "shake-strawberry": strawberry_shake, "shake-caramel": caramel, "shake-peanut": peanut, "sundae": sundae}
