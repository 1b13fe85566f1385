from dishkit.core import *
from dishkit import food as F
from dishkit.food import show
from dishkit.baked import *
from dishkit.sweets import *
from dishkit.greens import mint, sprig

def crumbs(n, place, seed=0, col=(.42, .20, .065), s=(.25, 1.2)):
    m = F.m_plain('crumb', col, .7, bump=(20, .6)); b = [warp(F.hide(blob('crumb', .02, 2, m)), lambda c, k=k: Vector((c.x * 1.3, c.y, c.z * .7)) * (1 + .9 * mn.noise(c * 70 + Vector((k * 4, 0, 0))))) for k in range(3)]; strew(b, n, place, seed, sink=.006, scale=s)
def choc_cookie():
    F.counter(); F.plate(1.22, .12, F.m_stoneware((.12, .16, .18), (.22, .12, .06))); p = F.crumpled_sheet(1.7, 1.7, 4, lambda x, y, z: (x, y, .075 + z * .35 + .03 * max(0, math.hypot(x, y) - .7)), .05, F.m_paper((.74, .62, .46))); p.rotation_euler = (0, 0, .35)
    cookie(.74, .17, 3, 22).location = (-.20, -.14, .10); c = cookie(.73, .17, 8, 22); c.location = (.24, .24, .24); c.rotation_euler = (.16, -.16, 1.2)
    crumbs(26, lambda r: (r.uniform(-.9, .9), r.uniform(-.95, -.72)), 2)
    camera((.02, .06, .16), 2.45, 50, 0, .27, focus=(0, -.35, .3))
def pie():
    F.counter(); F.plate(1.25, .12); a = hand_pie(.80, 1); a.location = (-.06, -.52, .075); a.rotation_euler = (.0, 0, .22); b = hand_pie(.80, 4); b.location = (.12, .02, .12); b.rotation_euler = (.34, .0, -.12)
    sm = F.m_plain('sugar', (.88, .80, .66), .2, .1); cr = F.hide(box('crystal', (.022, .022, .022), .004, 1, 0, sm)); strew([cr], 240, disc(.85, 0, .05), 3, only=('pie',), sink=.004, lean=1, scale=(.5, 1.2))
    crumbs(24, disc(1.0, 0, -.1), 5, (.70, .42, .16), (.4, 1.2))
    camera((.02, -.04, .22), 2.35, 46, 0, .27, focus=(0, -.4, .35))
def tub(r=.46, h=.42, mat=None):
    return lathe('tub', [(0, .05), (r * .55, .055), (r * .72, .12), (r * .92, h * .7), (r * .98, h), (r * 1.02, h + .012), (r * 1.06, h - .01), (r * 1.0, h * .65), (r * .80, .08), (r * .66, .0), (0, 0)], 140, 110, mat or F.m_stoneware(), wob=.004)
def soft_serve():
    F.counter(); tub(.46, .42, F.m_stoneware((.12, .16, .18), (.22, .12, .06))).location = (0, 0, .03); s = swirl(.46, .80, 3.3, None, .19, 6, .12); s.location = (0, 0, .36); s.rotation_euler = (0, 0, .9)
    camera((0, 0, .70), 1.95, 26, 4, .26, focus=(0, -.35, .7))
def one_scoop():
    F.counter(); tub(.44, .30).location = (0, 0, .03); scoop(.40, None, 2).location = (.0, 0, .52); camera((0, 0, .42), 1.75, 36, -4, .26, focus=(0, -.3, .55))
def cinnamon_doughnuts():
    F.counter(); F.plate(1.25, .12, F.m_stoneware((.12, .16, .18), (.22, .12, .06)))
    for k, (l, e) in enumerate([((-.34, .20, .25), (0, .03, .4)), ((-.22, .24, .60), (.05, .06, 1.9)), ((.46, -.22, .50), (1.02, .0, .50))]): d = doughnut(.385, .195, k, 900); d.location = l; d.rotation_euler = e
    cr = F.hide(box('crystal', (.018, .018, .018), .003, 1, 0, F.m_plain('sugar', (.86, .80, .68), .25, .1))); strew([cr], 260, disc(1.0), 4, only=('plate',), lean=1, sink=.006, scale=(.5, 1.2))
    camera((.02, .02, .36), 2.25, 40, 0, .27, focus=(0, -.35, .5))
def sponge(r=.5, t=.2, seed=0): 
    m = F.once('m_sponge', lambda: m_crumb('sponge', (.86, .64, .36), (.76, .49, .23), 26, .6)); g = F.once('m_spongetop', lambda: m_baked('spongetop', GOLD, (.6, .45), 4))
    o = slab('sponge', lambda a: r * (1 + .035 * nz(math.cos(a), math.sin(a), seed, 1.5) + .014 * nz(math.cos(a), math.sin(a), seed, 7)), t, m, .03, lambda x, y, q: .012 * nz(x, y, seed, 5), .7, 180, 80); o.data.materials.append(g.m)
    for p in o.data.polygons:
        if p.center.z > t * .86: p.material_index = 1
    return o
def shortcake():
    F.counter(); F.plate(1.15, .12, F.m_stoneware((.12, .16, .18), (.22, .12, .06))); z = .06; sponge(.56, .22, 1).location = (0, 0, z); whipped(.58, .17, 3).location = (0, 0, z + .25)
    hs = [strawberry(.135, .30, k, True, False) for k in range(3)]; gs = [strawberry(.15, .33, 20 + k, True) for k in range(2)]; ws = [strawberry(.16, .36, 9), strawberry(.145, .32, 12)]
    for k in range(10): a = -math.pi / 2 + (k - 4.5) * .60; show(hs[k % 3], (.50 * math.cos(a), .50 * math.sin(a), z + .56 + .015 * (k % 2)), Euler((.16, .10 * math.sin(k * 2.3), a + math.pi / 2)), 1.0)
    whipped(.50, .06, 14).location = (0, 0, z + .47); t = sponge(.53, .17, 5); t.location = (.01, .02, z + .53); t.rotation_euler = (.04, .03, 1); whipped(.46, .20, 7, .10).location = (.0, 0, z + .74)
    show(ws[0], (.03, .08, z + 1.20), Euler((.30, .2, .4)), 1.05); show(gs[0], (-.18, -.16, z + 1.10), Euler((-.50, .25, -.25)), .95); show(gs[1], (.22, -.16, z + 1.06), Euler((-.55, -.3, .35)), .95)
    show(ws[1], (.74, -.44, .20), Euler((1.5, .3, .5)), 1.0); show(gs[1], (-.72, -.40, .12), Euler((-1.45, 0, .6)), .95); show(gs[0], (-.52, -.66, .12), Euler((-1.45, .1, -.5)), .9)
    strew([F.hide(blob('icing', .007, 1, F.m_plain('icing', (.88, .86, .84), .8)))], 260, disc(.55), 8, only=('sponge', 'berry', 'plate'), sink=.002, lean=1, scale=(.4, 1.3))
    camera((.0, -.02, .67), 2.36, 30, 5, .25, focus=(0, -.45, .7))
def fruit_bits(n, place, z0, seed, s=1.0, big=1.0):
    """a heap of cut fruit, laid from the lowest up"""
    rr = random.Random(seed); bank = [strawberry(.14, .30, 1, True), chunk_of('melon', 1), chunk_of('honeydew', 2), chunk_of('watermelon', 3), chunk_of('mango', 4), blueberry(1), blueberry(2), strawberry(.14, .30, 5, True), kiwi(.19, .05)]; lay = []
    for i in range(n):
        k = i % 9 if i < n * .75 else rr.choice((0, 5, 6, 7, 8, 1)); x, y, z = place(i, n, rr); e = Euler((rr.uniform(.2, 1.1), rr.uniform(-.4, .4), rr.random() * 6)) if k not in (0, 7) else Euler((-1.0 + rr.uniform(-.3, .3), rr.uniform(-.4, .4), rr.uniform(-.8, .8))); show(bank[k], (x, y, z0 + z), e, rr.uniform(.9, 1.1) * s)
def fruit_cup():
    F.counter(); from dishkit.drinks import thin_glass, rim
    h, r = .84, .56; lathe('cup', [(0, .03), (.34, .03), (.37, .06), (r * .86, h * .5), (r, h)], 128, 80, thin_glass(shine=1.5)).location = (0, 0, .03); rim(r, h + .03, .016); lathe('base', [(0, .0), (.33, 0), (.35, .03), (.33, .055), (0, .055)], 96, 30, glass('base')).location = (0, 0, .03)
    def place(i, n, rr): t = i / n; z = .10 + .76 * t; q = (.22 + .23 * min(1, z)) * math.sqrt(rr.uniform(.35, 1)) * (1 if t < .8 else 1.05); a = i * 2.39996 + rr.uniform(-.3, .3); return q * math.cos(a), q * math.sin(a), z + (.10 * (1 - (q / .4)) if t > .7 else 0)
    fruit_bits(96, place, .05, 4); sprig((.08, .02, 1.06), 5, .22, 2)
    camera((0, 0, .56), 1.85, 32, 3, .26, focus=(0, -.4, .7))
def fruit_plate():
    stage(); F.plate(1.25, .12); rr = random.Random(2)
    from dishkit.greens import citrus
    oc = citrus('orange', .30, .06); kw = kiwi(.22, .06); ws = [strawberry(.155, .34, k) for k in (3, 6)]; hs = [strawberry(.155, .34, k, True) for k in range(3)]; bb = [blueberry(1), blueberry(2)]; ml = [chunk_of('melon', k, .24) for k in range(2)]; wm = [chunk_of('watermelon', k, .26) for k in range(2)]
    for i in range(5): show(oc, (-.70 + .17 * i, .34 + .06 * math.sin(i), .16 + .03 * i), Euler((.35, .28, .3 + i)))
    for i in range(5): show(kw, (.30 + .16 * i, .30 - .09 * i, .14 + .03 * i), Euler((.25, -.35, i)))
    for i in range(10): show(ml[i % 2], (-.62 + .18 * (i % 4) - .05 * (i // 4), -.06 - .17 * (i % 3), .17 + .17 * (i // 7)), Euler((.2, .3, i * 1.3)))
    for i in range(9): show(wm[i % 2], (.40 + .19 * (i % 3), -.16 - .17 * (i // 3 % 2), .18 + .18 * (i // 6)), Euler((.1, .2, i)))
    for i, (x, y) in enumerate([(-.14, -.62), (.12, -.70), (.34, -.62), (-.02, -.42), (.22, -.45), (-.36, -.68)]): show((hs + ws)[i % 5], (x, y, .17 + .10 * (i in (3, 4))), Euler((-1.2 if i % 5 < 3 else 1.45, 0, .5 * math.sin(i * 2))))
    strew(bb, 22, disc(.30, .0, .0), 3, sink=.07, gap=.14, lean=.5); strew(bb, 10, disc(.8, 0, -.2), 8, sink=.07, gap=.2, lean=.5); sprig((.06, .12, .34), 5, .24, 4)
    camera((0, -.10, .16), 2.25, 50, 0, .27, focus=(0, -.35, .25))

DISHES = {"cookie": choc_cookie, "apple-pie": pie, "soft-serve": soft_serve, "ice-cream-scoop": one_scoop, "doughnuts": cinnamon_doughnuts, "shortcake": shortcake, "fruit": fruit_cup, "fruit-plate": fruit_plate}
