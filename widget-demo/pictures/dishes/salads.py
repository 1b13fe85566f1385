from dishkit.core import *
from dishkit import food as F
from dishkit.food import show
from dishkit.greens import *

DOME = lambda x, y: .52 + .30 * max(0, 1 - (x * x + y * y))

def market():
    F.counter(); F.bowl(1.12, .60); bed(1.0, DOME, .12); heap(leaf_bank(), .80, DOME, 140)
    lay_on([F.cucumber(.20, .045, k) for k in range(3)], [(-.52, -.26), (-.36, -.40), (-.20, -.52), (.44, .36), (.58, .20), (-.16, .52), (.62, -.28), (-.66, .16)], DOME, .10, .18, 2)
    lay_on([fennel(k) for k in range(6)], [(.10, -.42), (-.46, .24), (.34, .10), (.06, .40), (-.08, .08), (.52, -.04), (-.56, -.06), (.26, -.62), (.34, .52), (-.30, .44), (-.04, -.66), (-.22, .22), (.18, .24)], DOME, .12, .28, 5, (.85, 1.15)); lay_on([dill(.34, k) for k in range(3)], [(-.06, -.40), (.36, -.20), (-.40, .06), (.12, .22), (.02, -.02), (-.5, .36), (.5, .16)], DOME, .17, .3, 6)
    half = [citrus('lemon', .23, .05, .5), citrus('lemon', .22, .045)]
    lay_on([half[1]], [(.24, -.14), (-.26, .30)], DOME, .14, .1, 3); lay_on([half[0]], [(-.12, -.10), (.48, -.46), (.26, .46)], DOME, .15, .2, 8)
    camera((0, -.02, .42), 2.75, 52, 0, .28, focus=(0, -.2, .85))

def caesar():
    F.counter(); F.bowl(1.12, .60); bed(1.0, DOME, .12, (.06, .10, .02)); heap(leaf_bank('cos', 12, 3), .81, DOME, 108, 4, .6, (.85, 1.1))
    rr = random.Random(8); pts = []
    while len(pts) < 17:
        q = math.sqrt(rr.random()) * .74; b = rr.random() * 6.3; p = (q * math.cos(b), q * math.sin(b))
        if all(math.dist(p, o) > .26 for o in pts): pts.append(p)
    lay_on([shaving(k) for k in range(7)], pts, DOME, .15, .35, 4)
    sauce = m_sauce('dressing', (.82, .74, .50), .22)
    for k in range(4): drizzle('dressing', [(-.66 + .19 * i + .05 * math.sin(i * 5 + k), -.50 + .30 * k + .15 * math.sin(i * 2.4 + k * 1.9)) for i in range(8)], .019, sauce, seed=k)
    strew([grain('chia')], 60, disc(.75), 6, sink=.005)
    camera((0, -.02, .42), 2.75, 52, 0, .28, focus=(0, -.2, .85))

def grains():
    F.counter(); F.bowl(1.12, .60, F.m_stoneware((.13, .17, .19), (.24, .13, .07))); flat = lambda x, y: .46 + .07 * max(0, 1 - (x * x + y * y)) + .02 * nz(x, y, 1, 3)
    grid('bed', lambda u, v: (v * 1.0 * math.cos(u * math.tau), v * 1.0 * math.sin(u * math.tau), flat(v * math.cos(u * math.tau), v * math.sin(u * math.tau))), 90, 40, True, F.m_plain('bed', (.26, .15, .06), .6, bump=(26, .8)))
    strew([grain('rice'), grain('rice'), grain('quinoa'), grain('red')], 2300, disc(.97), 1, only=('bed',), sink=.012, lean=.5, scale=(.95, 1.2))
    b = leaf_bank('rocket', 8, 2); rr = random.Random(3)
    for i in range(34):
        a = rr.uniform(1.45, 3.0); q = rr.uniform(.42, .84); x, y = q * math.cos(a), q * math.sin(a); rot = up_to((x * .4, y * .4, 1), rr.random() * 6.3) @ Euler((rr.uniform(0, .6), rr.gauss(0, .3), 0)).to_quaternion()
        show(b[i % 8], Vector((x, y, .56 + .12 * rr.random())) - rot @ Vector((0, .25, 0)), rot, rr.uniform(.65, .85))
    cs = [carrot(k, .70, .085) for k in range(4)]
    for i in range(9): show(cs[i % 4], (-.50 + .10 * (i % 5) + .05 * (i // 5), -.12 - .13 * (i % 5) + .03 * (i // 5), .57 + .11 * (i // 5)), Euler((0, .05, .75 + .22 * math.sin(i * 2.3))), 1.05)
    av = avocado_half(); show(av, (.36, -.20, .50), Euler((.30, -.10, 2.2)), 1.12); strew([grain('sesame'), grain('black')], 40, lambda r: (.36 + r.gauss(0, .16), -.20 + r.gauss(0, .2)), 11, only=('avo',), sink=.004)
    strew([F.cucumber(.17, .04, k) for k in range(2)], 5, lambda r: (.42 + r.uniform(-.22, .22), .55 + r.uniform(-.14, .14)), 4, sink=.03, lean=.3, gap=.1)
    strew([grain('pepita'), grain('pepita'), grain('sunflower')], 60, disc(.34, -.06, -.74), 7, sink=.012, lean=.5, gap=.035); strew([grain('pepita'), grain('black')], 40, disc(.85), 8, sink=.012, lean=.5)
    drizzle('tahini', [(-.78 + .14 * i + .03 * math.sin(i * 7), -.34 + (.30 if i % 2 else -.10) + .02 * i) for i in range(8)], .017, m_sauce('tahini', (.76, .60, .36), .2), seed=1)
    camera((0, -.02, .42), 2.75, 52, 0, .28, focus=(0, -.2, .65))

DISHES = {"salad": market, "salad-caesar": caesar, "bowl-grain": grains}
