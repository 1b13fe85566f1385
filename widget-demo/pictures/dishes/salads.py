from dishkit.core import *
from dishkit import food as F
from dishkit.food import show

R = random.Random(3)

def salad():
    stage(); F.bowl(1.12, .60); R.seed(9)
    mats = [F.m_leaf((.46, .60, .14), (.16, .36, .03)), F.m_leaf((.34, .50, .09), (.065, .20, .015)), F.m_leaf((.50, .42, .18), (.12, .17, .02), (.17, .018, .03))]
    bank = []
    for k in range(12):
        m = mats[[0, 0, 1, 0, 1, 2][k % 6]]; bank.append(F.leaf(R.uniform(.5, .72), R.uniform(.17, .27), k, R.uniform(.3, .95), R.uniform(.03, .07), m))
    dome = lambda x, y: .52 + .30 * max(0, 1 - (x * x + y * y) / 1.0)
    # dark bed so no bowl shows through
    bed = grid('bed', lambda u, v: (v * .98 * math.cos(u * math.tau), v * .98 * math.sin(u * math.tau), dome(v * .98, 0) - .22), 60, 20, True, F.m_plain('bed', (.03, .06, .01), .7))
    n = 120
    for i in range(n):
        q = math.sqrt((i + .5) / n); a = i * 2.39996 + R.uniform(-.2, .2); x, y = q * .76 * math.cos(a), q * .76 * math.sin(a)
        nrm = Vector((x * .45, y * .45, 1)).normalized(); rot = up_to(nrm, R.random() * 6.3) @ Euler((R.uniform(-.1, .7), R.gauss(0, .35), 0)).to_quaternion()
        L = .28; loc = Vector((x, y, dome(x, y) - .10 + .06 * q ** 3 + R.uniform(-.05, .07))) - rot @ Vector((0, L, 0))
        show(bank[R.randrange(12)], loc, rot, R.uniform(.75, 1.05))
    tb = [F.tomato_cut(.165, 40 + k) for k in range(3)]; cb = [F.cucumber(.20, .045, k) for k in range(2)]; ob = [F.onion_ring(r, k, arc) for k, (r, arc) in enumerate([(.19, 1.0), (.14, 1.0), (.23, .6)])]
    def top(bank, pts, dz, tilt):
        for k, (x, y) in enumerate(pts):
            nrm = Vector((x * .5 + R.gauss(0, tilt), y * .5 - .25 + R.gauss(0, tilt), 1)); show(bank[k % len(bank)], (x, y, dome(x, y) + dz), up_to(nrm, R.random() * 6.3), R.uniform(.92, 1.08))
    top(cb, [(-.50, -.28), (-.36, -.42), (.42, .38), (.56, .22), (.12, -.62), (-.18, .55)], .06, .2)
    top(tb, [(.28, -.32), (-.10, -.12), (-.52, .30), (.60, -.12), (.10, .36), (-.28, -.68), (.46, -.58)], .13, .18)
    top(ob, [(.02, .10), (-.30, .12), (.38, .02), (-.66, -.05), (.22, .62), (-.05, -.42)], .12, .35)
    fe = Mat('feta'); fe.set(Base_Color=(.84, .80, .70), Roughness=.6, Subsurface=.3, Subsurface_Color=(.9, .85, .7), Subsurface_Radius=(.05, .04, .03)); fe.bump(fe.noise(14, 6, .7), .6, .03)
    fb = []
    for k in range(3):
        b = hide(box('feta', (.13, .12, .11), .016, 3, 4, fe)); warp(b, lambda q: q + mn.noise_vector(q * 14 + Vector((k * 5, 0, 0))) * .016); fb.append(b)
    top(fb, [(.12, -.08), (-.34, -.12), (.30, .20), (-.14, .34), (.48, -.36), (-.08, -.52), (-.60, -.44), (.70, .10), (-.42, .52), (.0, .02), (.26, -.60)], .14, .5)
    camera((0, -.02, .42), 2.75, 52, 0, .28, focus=(0, -.2, .85))

DISHES = {"salad": salad}
