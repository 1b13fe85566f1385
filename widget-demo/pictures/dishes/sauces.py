"""Four sauces, one pot, three chips; what each is made of lies in front."""
from dishkit.core import *
from dishkit import food as F
from dishkit.food import show
from dishkit.drinks import tea
from dishkit.lay import tube, strew, disc, paint, lerp, step, nz
from dishes import burgers as B
from dishes import chicken as C

POT, K = Vector((-.12, .10, .03)), 1.5
SURFACE = POT.z + .16 * K
def pot(col, specks=None):
    F.counter(); r = F.ramekin(col, .27, .2, specks); r.location = POT; r.scale = (K,) * 3; F.rs(11)
    b = [F.fry(L, .105, i) for i, L in ((10, .66), (11, .54), (34, .50))]; d = Vector((.50, .28, .62)).normalized()
    show(b[0], Vector((.06, .12, SURFACE - .06)) + d * .30, F.up_to(d, .5)); show(b[1], (.53, -.32, .085), Euler((math.pi / 2, .1, 1.12))); show(b[2], (.61, -.13, .085), Euler((math.pi / 2, .5, 1.42)))
    camera((.07, -.02, .22), 1.86, 40, 3, .28, focus=(-.1, -.35, .3))
def clove(x, y, a, s=1.0):
    m = F.once("m_clove", lambda: F.m_painted("clove", .42, .15, (30, .15)))
    o = tube("clove", [(-.15, 0, .0), (-.09, .02, .015), (.02, .035, .02), (.12, .02, .01), (.20, .0, .0), (.25, -.01, 0)], lambda u: .005 + .125 * (1 - u) ** .85 * min(1, u * 5 + .12) ** .6, m, 40, 90, 3, .05, 0, .85)
    paint(o, lambda c: lerp(lerp((.76, .66, .50), (.60, .42, .36), 1.0 * nz(c.x * .2, c.y * 2.6 + c.z * 2, 2, 9) + .35), (.40, .26, .13), max(step(-.125, -.15, c.x), step(.17, .25, c.x)))); o.location = (x, y, .10 * s); o.rotation_euler = (.3, 0, a); o.scale = (s,) * 3
def red_chilli(x, y, a, m, L=.62, bend=.10):
    o = tube("pepper", [(0, 0, .0), (L * .2, bend * .5, .01), (L * .55, bend, .0), (L * .85, bend * .4, -.02), (L, -bend * .2, -.03)], lambda u: .070 * (1 - u ** 1.6) + .004, m, 24, 80, 4, .06, .4, .85, .05)
    g = tube("stalk", [(.02, 0, .0), (-.06, -.01, .01), (-.18, -.05, .03)], lambda u: .050 * max(0, 1 - u * 5) + .014, F.once("m_stalk", lambda: F.m_plain("stalk", (.12, .22, .03), .45)), 14, 40)
    for q in (o, g): q.location = (x, y, .10); q.rotation_euler = (0, 0, a)
def aioli():
    pot((.80, .66, .38)); clove(-.60, -.28, 2.2, .95); clove(-.40, -.46, -.35, .9); clove(-.58, -.50, .5, .8)
    C.sprinkle(F.spring_onion(.8), 15, .26, .24, 3, POT.x, POT.y, only=("sauce",))
def house():
    pot((.70, .27, .075), (.16, .20, .03))
    for k, (x, y, z) in enumerate([(-.66, -.26, .05), (-.50, -.42, .075), (-.30, -.52, .06)]): show(F.cucumber(.155, .05, k, True), (x, y, z), Euler((.10 * k, -.08 * k, k * 2)))
    C.sprinkle(F.chopped((.26, .30, .04), .034), 14, .24, .24, 6, POT.x, POT.y, only=("sauce",))
def smoky():
    pot(B.BARBECUE); m = F.m_plain("dried chilli", (.15, .012, .006), .24, .1, .5, (9, .9)); red_chilli(-.68, -.18, -.70, m, .56, .07); red_chilli(-.60, -.46, -.05, m, .50, -.06)
    corn = F.chopped((.035, .026, .018), .030, 3, "pepper"); C.sprinkle(corn, 26, .26, .26, 4, POT.x, POT.y, only=("sauce",)); strew(corn, 22, disc(.16, -.30, -.60), 5, only=("sheet",), lean=.3)
def honey():
    pot((.46, .125, .004)); h = tea(.27 * .94 * K, SURFACE + .012, (.62, .25, .014), (.40, .10, .004)); h.location = (POT.x, POT.y, 0); h.name = "honey"
    red_chilli(-.68, -.24, -.62, F.m_plain("fresh chilli", (.50, .012, .007), .12, .1, .6, (6, .2), Clearcoat=.4), .62, .09)
    w = Mat("beech"); n = w.noise(4, 5, .6, .2, w.co((6, 6, 1))); w.set(Base_Color=w.ramp(n, [(.35, (.50, .27, .10)), (.65, (.64, .38, .16))]), Roughness=.45, Specular=.35); w.bump(n, .15, .01)
    prof = [(0, -.02), (.07, -.01)]
    for k in range(6): z = .012 + k * .055; R = .085 + .035 * math.sin(math.pi * (k + .8) / 6.6); prof += [(R, z), (R, z + .028), (.055, z + .034), (.055, z + .050)]
    prof += [(.045, .36), (.024, .40), (.022, 1.10), (.030, 1.16), (.0, 1.18)]; q = F.up_to(Vector((-.52, .18, .55)).normalized(), 0); at = Vector((POT.x + .06, POT.y - .10, SURFACE - .01))
    d = lathe("dipper", prof, 80, 60, w, smooth_prof=False); g = lathe("coat", [(0, -.03), (.08, -.022), (.108, .04), (.120, .10), (.118, .14), (.095, .17), (.06, .175)], 80, 60, F.m_plain("coat", (.56, .19, .010), .04, 0, .7, None, Clearcoat=1, Transmission=.75, IOR=1.45), .006, 2)
    for o in (d, g): o.rotation_mode = "QUATERNION"; o.rotation_quaternion = q; o.location = at
    C.sprinkle(C.chilli(), 9, .24, .20, 2, POT.x, POT.y - .06, only=("honey",))
DISHES = {"sauce-aioli": aioli, "sauce-burger": house, "sauce-smoky": smoky, "sauce-honey": honey}
