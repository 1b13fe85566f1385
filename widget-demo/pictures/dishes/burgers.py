"""Burgers: a bun and a list of layers. A layer takes the height it starts at and returns the one it ends at."""
from dishkit.core import *
from dishkit import food as F
from dishkit.food import show

R = random.Random(3)
HOUSE, BARBECUE, LEMON, LIME, BASIL, TRUFFLE = (.72, .28, .075), (.055, .012, .005), (.76, .62, .30), (.70, .72, .42), (.40, .50, .10), (.70, .56, .32)
AMERICAN, CHEDDAR, SWISS, BLUE = ((.80, .30, .022), (.95, .42, .03)), ((.78, .34, .045), (.9, .5, .1)), ((.82, .66, .28), (.9, .75, .35)), ((.82, .76, .60), (.9, .85, .7))

def burger(*layers, bun="potato", seeds=0, seed=1, r=.645, foot=.155, crown=.43, tilt=(.035, -.03), back=0):
    F.counter(); z = .035
    F.bun_bottom(r * .97, foot, seed + 1, bun).location.z = z
    z += foot
    for layer in layers: z = layer(z)
    b = F.bun_top(r, crown, seeds, seed, bun); b.location = (0, back, z - .02); b.rotation_euler = (*tilt, .4)
    z += crown
    frame(z)
def frame(top, wide=1.52, elev=20, azim=8):
    e = math.radians(elev); h = top * math.cos(e) + .95 * math.sin(e)
    width = max(wide / .80, h / .82 * 4 / 3)
    camera((0, 0, top * .5 - .02), width, elev, azim, .30, focus=(0, -.5, top * .55))

def patty(r=.69, h=.17, seed=1, wob=.08, mat=None):
    def lay(z): p = F.patty(r, h, seed, wob); p.location = (0, 0, z - .015); p.rotation_euler = (0, 0, seed * 1.3); return z + h + .005
    return lay
def cheese(kind=AMERICAN, turn=.2, seed=2, side=1.24, r=.675):
    def lay(z):
        c = F.cheese(side, r, seed, .034, F.m_cheese(*kind)); c.location.z = z + .012; c.rotation_euler = (0, 0, turn); return z + .03
    return lay
def sauce(col, seed=3, r=.645, drips=9, reach=.15, specks=None):
    def lay(z): F.drape("sauce", F.dripping(r, seed, drips, reach), r, F.m_sauce(col, .18, specks), .022).location.z = z + .008; return z + .022
    return lay
def lettuce(r=.78, seed=4, droop=.05, mat=None, amp=.075):
    def lay(z): F.lettuce_ring(r, seed, amp, droop, mat).location.z = z + .055; return z + .075
    return lay
def iceberg(): return F.m_leaf((.70, .76, .38), (.46, .60, .16))
def discs(make, pts, h, tilt=.05, lift=0):
    def lay(z):
        F.rs(5)
        for k, (x, y) in enumerate(pts): o = make(k); o.hide_render = False; o.location = (x, y, z + lift); o.rotation_euler = (F.R.uniform(-tilt, tilt), F.R.uniform(-tilt, tilt), k * 1.1)
        return z + h
    return lay
def tomato(): return discs(lambda k: F.tomato_cut(.34, 3 + k, False, True), [(-.26, -.22), (.25, -.24), (.0, .26)], .085, .03, .075)
def pickles(n=7, r=.50, seed=0):
    return discs(lambda k: F.cucumber(.17, .045, seed + k, True), [(r * math.cos(-2.75 + k * .9), r * math.sin(-2.75 + k * .9)) for k in range(n)], .06, .10, .008)
def onion(seed=0):
    def lay(z):
        bank = [F.onion_ring(r, seed + i, 1.0, .04, .03) for i, r in enumerate((.44, .36, .27, .20))]
        for x, y, s in [(-.14, -.12, 0), (.18, -.10, 1), (.02, .12, 0)]:
            for b in bank[s:]: show(b, (x, y, z + .03), Euler((.03, -.02, s)))
        return z + .05
    return lay
def bacon(n=3, seed=0):
    def lay(z):
        F.rs(seed); pos = [(-.12, -.33, .10), (.05, .06, -.12), (.0, .38, .06), (-.2, -.1, 1.9)][:n]
        for k, (x, y, a) in enumerate(pos): b = F.bacon(1.56, .30, seed + k, 3.4, .03, .20, 1.22); b.hide_render = False; b.location = (x, y, z + .035 + .012 * k); b.rotation_euler = (0, 0, a)
        return z + .055
    return lay
def egg(seed=1, yolk=(.16, -.46), r=.62):
    def lay(z): F.egg(r, seed, yolk).location.z = z + .01; return z + .075
    return lay
def pineapple():
    def lay(z):
        F.pineapple_ring(.14, .57, .12, 2).location.z = z + .055; return z + .11
    return lay
def beetroot():
    def m():
        s = Mat("beet"); n = s.noise(3, 3); w = s.node("ShaderNodeTexWave", _wave_type="RINGS", _rings_direction="Z", Scale=5.5, Distortion=1.0); s.nt.links.new(s.co(), w.inputs[0])
        s.set(Base_Color=s.mix(s.math("MULTIPLY", w.outputs["Fac"], .5), (.20, .004, .03), (.36, .015, .07)), Roughness=.14, Specular=.55); s.bump(n, .2, .03); return s
    mat = None
    def make(k):
        nonlocal mat; mat = mat or m(); return F.ring_slice("beet", 0, .34, .05, mat, k)
    return discs(make, [(-.26, -.22), (.26, -.24), (.0, .28)], .06, .04)
def pile(bank, n, r, h, seed=0, core=None, tilt=.3, rim=0, hang=.3):
    """loose filling: a low heap, and pieces that show at the rim"""
    def lay(z):
        b = bank(); F.heap(b, n, r, r, h * .6, (0, 0, z + h * .3), tilt, seed, core=core)
        if rim: F.around(b, rim, r, z + h * .45, seed + 1, tilt, out=hang)
        return z + h
    return lay
def leaves(bank, n=26, r=.42, h=.05, seed=0, hang=.25):
    def lay(z): F.around(bank(), n, r, z + .03, seed, .25, out=hang); return z + h
    return lay

def burger_classic():
    burger(patty(.70, .125, 1, .11), cheese(AMERICAN, .80, 2), patty(.70, .125, 4, .11), cheese(AMERICAN, .22, 5), sauce(HOUSE, 3, .63, 11, .2), onion(), pickles(8, .50), bun="potato")
def burger_double():
    burger(pickles(), patty(.70, .115, 1, .11), cheese(AMERICAN, .80, 2), patty(.70, .115, 4, .11), cheese(AMERICAN, .2, 5), patty(.70, .115, 6, .11), cheese(AMERICAN, 1.1, 7), patty(.70, .115, 8, .11), cheese(AMERICAN, .5, 9), pickles(8, .50, 9), bun="sesame", seeds=150)
def burger_bacon():
    burger(patty(.70, .19, 1), cheese(CHEDDAR, .7, 3), sauce(BARBECUE, 5, .66, 10, .22), bacon(3), pile(F.crisp_onions, 60, .56, .11, 2, None, .5, 40, .1), bun="brioche")
def burger_garden():
    def cap(z):
        s = Mat("portobello"); n = s.noise(4, 6, .65); r = s.noise(12, 5, .6, .4); g = s.gen()[2]
        c = s.ramp(s.math("ADD", s.math("MULTIPLY", n, .7), s.math("MULTIPLY", r, .3)), [(.32, (.045, .016, .006)), (.5, (.15, .062, .022)), (.7, (.30, .15, .06))]); c = s.mix(s.ramp(g, [(.05, .7), (.25, 0)]), c, (.05, .022, .012))
        c = s.mix(s.ramp(s.noise(20, 5, .7, 0, s.co((1, 1, .3))), [(.40, .6), (.52, 0)]), c, (.04, .016, .008)); s.set(Base_Color=c, Roughness=s.ramp(r, [(.3, .2), (.7, .5)]), Specular=.5); s.bump(n, .9, .08).bump(r, .8, .03).bump(s.noise(40, 4, .7), .4, .01)
        p = lathe("cap", [(0, .04), (.4, .03), (.58, 0), (.66, .015), (.68, .06), (.64, .13), (.52, .20), (.3, .235), (0, .24)], 200, 90, s, .05, 3, 2.2); p.location.z = z; return z + .235
    burger(lettuce(.77, 4, .05), tomato(), cap, sauce(BASIL, 6, .56, 10, .26), leaves(F.rocket, 34, .46, .07, 3, .25), bun="sesame", seeds=170)
def halloumi(z):
    m = F.m_charred("halloumi", (.80, .66, .38), (.62, .34, .10), .15, .34, .5)
    for k, (x, y, t) in enumerate([(-.04, -.20, .05), (.06, .24, -.12)]): o = F.slab("halloumi", (1.30, .60, .12), m, k, .035, .05); o.hide_render = False; o.location = (x, y, z + .065); o.rotation_euler = (0, 0, t)
    return z + .125
def salsa():
    bank = F.kernels() * 12 + F.chopped((.30, .02, .12), .045, 2, "red onion") + F.chopped((.55, .02, .01), .04, 2, "chilli") + F.coriander(2)
    return bank
def avocado(z):
    b = F.avocado_slices(); R.seed(4)
    for i in range(8): show(b[i % 3], (-.56 + i * .16, -.30 + .05 * math.sin(i), z + .05 + .012 * (i % 2)), Euler((.25, .15, -1.25 + .1 * i)), .92)
    for i in range(5): show(b[i % 3], (-.4 + i * .2, .3, z + .05), Euler((-.2, .1, 1.4)), .9)
    return z + .085
def burger_corn():
    burger(avocado, halloumi, sauce(LIME, 4, .60, 10, .2), pile(salsa, 130, .58, .14, 2, F.m_plain("salsa", (.50, .24, .03), .4), .6, 46, .1), leaves(F.coriander, 26, .50, .03, 5, .15), bun="milk", crown=.40)
def mushrooms(z):
    return pile(F.mushroom_slices, 34, .54, .15, 3, F.m_plain("mushrooms", (.14, .06, .02), .3), .55, 24, .35)(z)
def burger_mushroom():
    burger(patty(.70, .19, 2), cheese(SWISS, .75, 4), mushrooms, sauce(TRUFFLE, 8, .58, 9, .2, (.04, .03, .02)), leaves(F.rocket, 32, .46, .07, 8, .25), bun="brioche", seeds=0)
def blue_melt(z):
    s = F.m_sauce((.74, .68, .52), .45); n = s.noise(5, 5, .6, .8); c = s.mix(s.ramp(n, [(.54, 0), (.60, .85)]), (.76, .69, .52), (.07, .13, .17)); s.put(s.b.inputs["Base Color"], c)
    F.drape("blue", F.dripping(.54, 3, 8, .12, .06), .60, s, .022, lump=.02).location.z = z + .01
    cr = [F.slab("blue", (.15, .13, .10), s, k, .02, .07) for k in range(4)]
    F.around(cr, 20, .56, z + .07, 3, .5); return z + .09
def jam():
    m = F.m_plain("jam", (.16, .018, .022), .10, .2, .6, (12, .3)); return [F.shred(.34, .05, .03, i, m, 3.2) for i in range(7)]
def burger_cheese():
    burger(patty(.70, .21, 3), sauce((.10, .012, .014), 5, .63, 9, .2), pile(jam, 60, .58, .07, 2, None, .3, 40, .35), blue_melt, leaves(F.cress, 80, .55, .05, 4, .12), bun="brioche", seeds=60, crown=.41)
def burger_lot():
    burger(lettuce(.79, 4, .06), tomato(), patty(.70, .17, 1), cheese(CHEDDAR, .75, 3), beetroot(), pineapple(), bacon(2, 4), sauce(HOUSE, 7, .50, 6, .12), egg(2), bun="sesame", seeds=150, crown=.38, back=.10)
def burger_own():
    F.counter(); z = .035; F.rs(2)
    F.bun_bottom(.62, .16, 2, "potato").location = (-.42, -.18, z)
    p = F.patty(.67, .19, 3); p.location = (-.42, -.18, z + .15)
    c = F.cheese(1.06, .62, 3, .034, F.m_cheese(*AMERICAN)); c.location = (-.42, -.18, z + .385); c.rotation_euler = (0, 0, .6)
    for x, y in ((-.56, -.10), (-.26, -.32), (-.30, .0)): t = F.cucumber(.14, .045, 3, True); t.hide_render = False; t.location = (x, y, z + .42)
    b = F.bun_top(.645, .43, 0, 1, "potato"); b.location = (.62, .52, z + .16); b.rotation_euler = (-.35, .62, .4)
    for k, (x, y) in enumerate([(.50, -.60), (.78, -.50)]): t = F.tomato_cut(.25, 3 + k, False, True); t.hide_render = False; t.location = (x, y, z + .06 + .05 * k); t.rotation_euler = (.1, -.12 * k, k)
    for k, (x, y) in enumerate([(.20, -.78), (.03, -.86), (.33, -.92)]): t = F.cucumber(.13, .045, k, True); t.hide_render = False; t.location = (x, y, z + .02 + .02 * k); t.rotation_euler = (.1 * k, .1, k)
    for k in range(2): o = F.bacon(1.0, .22, k, 3, .035, 0, 2); o.hide_render = False; o.location = (1.0 + .14 * k, -.05 + .14 * k, z + .06); o.rotation_euler = (0, 0, 1.2 + .15 * k)
    o = F.lettuce_ring(.46, 6, .08, .02); o.location = (-.66, .72, z + .09)
    for k, r in enumerate((.24, .18, .13)): o = F.onion_ring(r, k, 1, .045, .03); o.hide_render = False; o.location = (-1.02, -.52 + .03 * k, z + .04); o.rotation_euler = (.1, 0, k)
    av = F.avocado_slices()
    for i in range(4): show(av[i % 3], (.02 + i * .10, .95 - .02 * i, z + .06), Euler((.3, .1, -1.2)), .75)
    camera((0.02, -.02, .24), 2.6, 35, 4, .28, focus=(-.3, -.4, .4))
def crate(w, d, h):
    """a kraft box without a lid, lined with the house's paper"""
    s = Mat("kraft"); f = s.noise(40, 4, .7); s.set(Base_Color=s.mix(s.ramp(f, [(.4, .3), (.6, 0)]), (.42, .24, .11), (.26, .14, .06)), Roughness=.8, Specular=.2); s.bump(f, .1, .005)
    for x, y, a, l in ((0, -d, 0, w), (0, d, 0, w), (-w, 0, 1.5708, d), (w, 0, 1.5708, d)):
        o = box("kraft", (l * 2 + .03, .03, h), .008, 2, 0, s); o.location = (x, y, h / 2 + .03); o.rotation_euler = (0, 0, a)
    F.crumpled_sheet(w * 2, d * 2, 7, lambda x, y, z: (x, y, .06 + max(0, z) * .4 + .10 * max(0, max(abs(x) / w, abs(y) / d) - .85) / .15), .07, F.greaseproof(), 120)
def kids_burger():
    burger(patty(.63, .18, 5), cheese(AMERICAN, .62, 4, 1.22, .60), discs(lambda k: F.tomato_cut(.35, 6 + k, False, True), [(-.21, -.24), (.23, -.22), (.0, .22)], .095, .04, .085), sauce((.46, .020, .010), 8, .54, 8, .15), bun="milk", seeds=70, r=.60, crown=.37, foot=.16)
DISHES = {"burger-classic": burger_classic, "burger-double": burger_double, "burger-bacon": burger_bacon, "burger-garden": burger_garden, "burger-corn": burger_corn, "burger-mushroom": burger_mushroom,
          "burger-cheese": burger_cheese, "burger-lot": burger_lot, "burger-own": burger_own, "kids-burger": kids_burger}
