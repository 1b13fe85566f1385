from dishkit.core import *
from dishkit import food as F
from dishkit.food import show

R = random.Random(3)

def chicken():
    stage(); m = F.m_plain('enamel', (.028, .034, .04), .32, spec=.5)
    F.lathe if 0 else None
    b = lathe('basket', [(0, .02), (1.0, .02), (1.20, .10), (1.30, .27), (1.33, .30), (1.355, .285), (1.34, .25), (1.24, .08), (1.04, 0), (0, 0)], 160, 120, m)
    def sh(x, y, z):
        r = math.hypot(x, y); e = max(0, r - .9); return (x * (1 - .10 * min(1, e)), y * (1 - .10 * min(1, e)), .085 + z * (.8 + .5 * e) + min(.62, 1.6 * e ** 1.1 * (1 + .12 * math.sin(5 * math.atan2(y, x)))))
    p = F.crumpled_sheet(2.75, 2.75, 3, sh, .10, F.m_paper((.78, .72, .62), (.42, .045, .03))); p.rotation_euler = (0, 0, .5)
    def drum(s):
        rr = random.Random(s); return [(0, 0, 0, .27), (.03, .18, .02, .26), (-.03, -.14, .02, .22), (rr.uniform(-.05, .05), -.32, .02, .15), (.0, -.45, .03, .11), (.09, .2, .06, .2), (-.1, .14, 0, .2)]
    def chunk(s):
        rr = random.Random(s); return [(0, 0, 0, .27)] + [(rr.uniform(-.2, .2), rr.uniform(-.26, .26), rr.uniform(-.06, .08), rr.uniform(.14, .24)) for _ in range(6)]
    ds = [F.crispy(drum(i), .016, i) for i in range(2)]; cs = [F.crispy(chunk(i + 20), .016, i + 20) for i in range(3)]
    bone = lathe('bone', [(0, 0), (.05, .0), (.055, .12), (.05, .2), (.075, .26), (.06, .31), (0, .315)], 40, 40, F.m_plain('bone', (.60, .40, .21), .5, .1, bump=(14, .6)), wob=.045, freq=9); hide(bone)
    def put_drum(o, loc, rz, tilt):
        e = Euler((tilt, 0, rz)); i = show(o, loc, e)
        bn = show(bone, Vector(loc) + (e.to_matrix() @ Vector((0, -.44, .03))), (e.to_matrix() @ Euler((math.pi / 2, 0, 0)).to_matrix()).to_euler())
    put_drum(ds[0], (-.33, -.22, .40), -.75, .12); put_drum(ds[1], (.40, .10, .62), .85, .10)
    for k, (x, y, z, a) in enumerate([(.42, -.42, .36, 1), (-.40, .42, .38, 2.2), (.12, .55, .40, .4), (.68, .28, .36, 3), (-.72, .08, .36, 1.6), (-.08, .12, .68, 5), (.05, -.62, .34, 2.9)]):
        show(cs[k % 3], (x, y, z), Euler((R.uniform(-.5, .5), R.uniform(-.5, .5), a)), R.uniform(.88, 1.05))
    camera((0, -.02, .34), 2.68, 50, 0, .28, focus=(0, -.3, .65))

DISHES = {"box-family": chicken}
