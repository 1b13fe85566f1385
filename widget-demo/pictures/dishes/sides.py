from dishkit.core import *
from dishkit import food as F
from dishkit.food import show

R = random.Random(3)

def fries():
    stage(); F.rs(11); bank = [F.fry(R.uniform(.66, .98), .086, i) for i in range(14)]
    rt, rb, h = .50, .26, .95
    def cone(u, v):
        a = u * math.tau; r = rb + (rt - rb) * v; cut = .12 * math.sin(a + 1.9) + .015 * math.sin(5 * a)
        z = v * (h + cut); return (r * math.cos(a) * (1 + .01 * math.sin(9 * a)), r * math.sin(a), z)
    c = grid('cone', cone, 120, 30, True, F.m_paper((.80, .74, .64), (.42, .045, .03)))
    uv = c.data.uv_layers.new(name='UVMap')
    for p in c.data.polygons:
        for li, vi in zip(p.loop_indices, p.vertices):
            i = vi // 30; u = i / 120
            if i == 0 and p.center.y < 0: u = 1
            uv.data[li].uv = (u * 2.2, vi % 30 / 29 * .72)
    so = c.modifiers.new('s', 'SOLIDIFY'); so.thickness = .008
    R.seed(5); n = 62
    for i in range(n):
        q = math.sqrt((i + .5) / n); a = i * 2.39996 + R.uniform(-.3, .3)
        tilt = q * .42 + R.uniform(-.08, .14); az = a + R.uniform(-.5, .5)
        d = Vector((math.sin(tilt) * math.cos(az), math.sin(tilt) * math.sin(az), math.cos(tilt)))
        b = Vector((q * .36 * math.cos(a), q * .36 * math.sin(a), R.uniform(.62, .86) + (1 - q) * .28))
        show(bank[R.randrange(14)], b + d * .2, up_to(d, R.random() * 6.3))
    for x, y, a in [(.72, -.25, .4), (.95, .02, 1.3), (.66, -.45, 2.4)]:
        show(bank[R.randrange(14)], (x, y, .085), Euler((math.pi / 2, 0, a)))
    r = F.ramekin(); r.location = (-.80, -.12, .03); r.scale = (1.15,) * 3
    camera((-.03, 0, .71), 2.72, 40, -6, .26, focus=(0, -.35, .95))

DISHES = {"chips": fries}
