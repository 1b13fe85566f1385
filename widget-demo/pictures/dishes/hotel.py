from dishkit.core import *
from dishkit import food as F
from dishkit.food import show, once
from dishkit import hotel as H
from dishkit.hotel import TEAL
from dishkit.lay import *
from dishkit.baked import *
from dishkit.sweets import *
from dishkit.greens import *
from dishkit.drinks import thin_glass, rim, tall, card, teapot, cup, tea, spoon, inside
from dishes.breakfast import stack, maple, m_bacon, ribbon, egg
from dishes.desserts import crumbs

def lift(obs, loc):
    for o in obs: o.location = Vector(o.location) + Vector(loc)
def tri_bread(s, t, seed):
    """half a slice, cut corner to corner: the cut side towards -y"""
    e = lambda a: _tri(a, s); return bread(e, t, .72, seed, .05, 'clubbread', 16)
def _tri(a, s, p=11):
    """the long side faces -y; p rounds the corners"""
    k = 0
    for n, o in (((0, -1), s * .36), ((.7071, .7071), s * .50), ((-.7071, .7071), s * .50)): k += max(0, (math.cos(a) * n[0] + math.sin(a) * n[1]) / o) ** p
    return k ** (-1 / p)
def filling(mat, s, t, z, seed, amp=.02, name='fill'):
    return slab(name, lambda a: _tri(a, s * (1 + amp * 3 * nz(math.cos(a) * 4, math.sin(a) * 4, seed)), 6), t, mat, .01, lambda x, y, q: amp * nz(x, y, seed, 6), .6, 160, 50)
def club_quarter(seed):
    """three slices with two layers between, a point of a club sandwich"""
    made = []; z = 0; s = .86; ch = once('m_chick', lambda: F.m_plain('chick', (.76, .60, .42), .45, .2, .35, (16, .9))); av = once('m_avop', lambda: F.m_plain('avop', (.44, .54, .11), .35, .15, .4, (9, .5))); wh = once('m_eggw', lambda: F.m_plain('eggw', (.86, .83, .76), .3, .2)); yo = once('m_eggy', lambda: F.m_plain('eggy', (.84, .44, .05), .6, .1, .3, (24, .4))); bm = once('m_bacon', m_bacon); le = once('m_let', lambda: F.m_leaf((.42, .58, .12), (.17, .38, .025))); tm = once('m_tom', lambda: F.m_plain('tom', (.58, .035, .014), .2, .2, .5))
    def put(o, dz): nonlocal z; o.location.z = z; z += dz; made.append(o)
    def leafy(): 
        o = grid('leafy', lambda u, v: ((u - .5) * s * 1.55 * (1 - .75 * max(0, v - .12)), -s * .36 - .085 - .03 * math.sin(u * 23 + seed) * (1 - v) + v * .6, (.045 * math.sin(u * 52 + seed) + .02 * math.sin(u * 113)) * (1 - v) ** 3 + .015 * math.sin(u * 17 + v * 6) - .05 * (1 - v) ** 6), 220, 16, mat=le); F.set_k(o, 16, lambda i, j: 1 - j / 15); return o
    put(tri_bread(s, .12, seed), .125)
    put(filling(av, s * 1.05, .05, z, seed + 1), .045); put(filling(ch, s * 1.06, .07, z, seed + 2, .045), .06); put(filling(ch, s * 1.03, .06, z, seed + 7, .05), .05); put(leafy(), .05)
    put(tri_bread(s, .10, seed + 5), .105)
    for k in range(2): b = inst(ribbon(1.05, .20, .028, 2.2, seed + k, bm), (0, -s * .30 + .22 * k, z + .03), Euler((0, 0, .04 * k)), (1 - .30 * k, 1, 1)); b.hide_render = False; made.append(b)
    z += .065
    for k in range(3): w = lathe('eggs', [(0, 0), (.17, 0), (.18, .025), (.17, .05), (0, .05)], 40, 30, wh); y = lathe('eggy', [(0, .0), (.10, .0), (.105, .03), (.10, .054), (0, .054)], 40, 20, yo); lift((w, y), ((k - 1) * .27, -s * .36 + .13 + .06 * (k == 1), z)); made.extend((w, y))
    z += .05; t = filling(tm, s * 1.04, .045, z, seed + 3, .03); put(t, .05); put(leafy(), .045); put(tri_bread(s, .12, seed + 9), .12)
    pick = tube('pick', [(0, -.02, z - .5), (0, -.02, z + .30)], .011, F.m_plain('wood', (.55, .36, .17), .6), 8, 12); ol = warp(blob('olive', .062, 3, F.m_plain('olive', (.20, .24, .045), .22, .1)), lambda c: Vector((c.x, c.y, c.z * 1.2))); ol.location = (0, -.02, z + .06); made += [pick, ol]
    e = bpy.data.objects.new('club', None); bpy.context.scene.collection.objects.link(e)
    for o in made: o.parent = e
    return e
def club():
    H.table(); H.plate(1.30, .11); H.fork((-1.36, .1, .05), .05); z = .06
    for loc, a, s in (((-.52, -.24, z), .42, 1), ((.54, -.26, z), -.40, 5), ((.02, .42, z), .04, 9)): e = club_quarter(s); e.location = loc; e.rotation_euler = (0, 0, a); e.scale = (.70, .70, .86)
    camera((.0, .0, .42), 2.45, 28, 3, .26, focus=(0, -.5, .4))
def wagyu():
    H.table(pos=(1.15, -.1), rot=-.1); H.plate(1.30, .11); H.knife((-1.34, -.1, .04), .06); z = .06; brioche = F.bun_top(.60, .44, 60, 6); brioche.location = (.0, .02, z + .66); brioche.rotation_euler = (.06, -.04, .9)
    F.bun_bottom(.58, .18, 5).location = (0, 0, z); re = m_sauce('relish', (.36, .05, .015), .2, .15); re.bump(re.noise(30, 4), .8, .03); slab('relish', lambda a: .56 * (1 + .06 * nz(math.cos(a) * 3, math.sin(a) * 3, 2)), .05, re, .02, lambda x, y, q: .04 * nz(x, y, 1, 9), .8, 160, 50).location = (0, 0, z + .18)
    F.patty(.63, .27, 4).location = (0, -.01, z + .22); s = once('m_cheddar', lambda: F.m_plain('cheddar', (.86, .44, .085), .4, .25, .35, (8, .15))); F.cache['m_cheese'] = s
    c = F.cheese(1.16, .63, 3); c.location = (0, -.01, z + .51); c.rotation_euler = (0, 0, .55); pk = F.cucumber(.17, .035, 2); pk.data.materials.clear(); pm = Mat('pickle'); cc = pm.attr('col').outputs['Color']; pm.set(Base_Color=pm.mix(.65, cc, (.26, .30, .035)), Roughness=.2, Subsurface=.15, Subsurface_Color=(.3, .35, .04), Subsurface_Radius=(.05, .05, .01)); pk.data.materials.append(pm.m)
    for k in range(8): a = -math.pi / 2 + (k - 3.5) * .62; show(pk, (.43 * math.cos(a), .43 * math.sin(a), z + .555 + .008 * (k % 2)), Euler((.10 * math.sin(a), .1, k)), 1.05)
    tube('pick', [(.02, .0, z + .9), (.02, .0, z + 1.42)], .012, F.m_plain('wood', (.55, .36, .17), .6), 8, 12); pot = m_sauce('relishpot', (.34, .045, .012), .2, .15); pot.bump(pot.noise(30, 4), .8, .03); H.little_pot((.88, -.34, .06), pot, .25, .20)
    camera((.05, -.02, .56), 2.3, 27, 6, .24, focus=(0, -.5, .6))
def soup():
    H.table(pos=(-1.25, -.1)); H.plate(1.30, .09); b = H.bowl(.90, .44); b.location.z = .05; s = Mat('soup'); n = s.noise(3, 4); s.set(Base_Color=s.ramp(n, [(.35, (.68, .19, .022)), (.65, (.74, .24, .035))]), Roughness=.18, Specular=.5, Subsurface=.0); s.bump(s.noise(14, 3), .10, .01); z = .40
    grid('soup', lambda u, v: (v * .845 * math.cos(u * math.tau), v * .845 * math.sin(u * math.tau), z + .012 * nz(v * math.cos(u * math.tau), v * math.sin(u * math.tau), 2, 4) + .012 * max(0, v - .96) / .04), 120, 50, True, s); cr = m_sauce('cream', (.88, .82, .70), .2)
    drizzle('cream', [((.08 + .048 * i) * math.cos(i * .62 + .5) - .05, (.08 + .048 * i) * math.sin(i * .62 + .5)) for i in range(12)], .022, cr, ('soup',), flat=.35, res=240); drizzle('oil', [((.12 + .04 * i) * math.cos(-i * .9 + 2) - .05, (.12 + .04 * i) * math.sin(-i * .9 + 2)) for i in range(8)], .013, m_sauce('oil', (.20, .26, .02), .05, .1, .3), ('soup',), flat=.4)
    strew([grain('pepita')], 12, disc(.34), 4, only=('soup',), sink=.012, gap=.07, lean=.3); strew([mint(.10, 2)], 5, disc(.22), 7, only=('soup',), sink=.02, lean=.5, gap=.1)
    e = loaf_edge(.44, .34, 5); 
    for k, (x, y, r) in enumerate([(1.20, .24, (.0, .0, .9)), (1.16, -.16, (.30, -.10, 1.5))]): o = bread(e, .14, .45, k, .09, 'sourdough', 12); o.location = (x, y, .09 + .13 * k); o.rotation_euler = r
    spoon((-.98, -.74, .08), -.30, H.silver()); camera((.16, -.04, .22), 2.55, 44, 0, .27, focus=(0, -.3, .42))
def dumpling(seed=0, r=.25):
    """pleats that meet in a knot; the filling shows pink through the skin"""
    def mk():
        s = Mat('skin'); n = s.noise(4, 4); z = s.gen()[2]; k = s.math('ADD', s.math('MULTIPLY', n, .8), s.math('MULTIPLY', z, .35)); s.set(Base_Color=s.ramp(k, [(.30, (.78, .44, .32)), (.48, (.84, .66, .52)), (.7, (.86, .80, .68))]), Roughness=.16, Specular=.5, Subsurface=.4, Subsurface_Color=(.88, .62, .48), Subsurface_Radius=(.12, .06, .04), Clearcoat=.4, Clearcoat_Roughness=.1); s.bump(s.noise(18, 3), .10, .01); return s
    P = 15
    pr = spline([(0, 0), (.7, .0), (1.0, .22), (1.02, .5), (.84, .88), (.52, 1.14), (.26, 1.26), (.20, 1.36), (.25, 1.46), (.12, 1.50), (0, 1.42)], 80)
    def g(u, v):
        a = u * math.tau; j = int(round(v * 79)); q = pr[j]; k = step(.25, .75, v) * step(1.02, .95, v); tw = a + .9 * step(.4, 1, v); R = q[0] * r * (1 + .22 * k * (abs(math.sin(P * .5 * tw + seed)) ** .55 - .6)) * (1 + .05 * nz(math.cos(a), math.sin(a), seed)); return (R * math.cos(a), R * math.sin(a), q[1] * r)
    return grid('dumpling', g, 180, 80, True, once('m_skin', mk))
def dumplings():
    H.table(pos=(1.25, .0), rot=-.12); bam = Mat('bamboo'); n = bam.noise(3, 5, .6, .2, bam.co((1, 1, 14))); bam.set(Base_Color=bam.ramp(n, [(.3, (.56, .34, .13)), (.6, (.72, .49, .22)), (.8, (.48, .27, .09))]), Roughness=.45, Specular=.4); bam.bump(n, .25, .015); R0 = 1.02
    lathe('wall', [(R0 - .06, .02), (R0, .0), (R0 + .02, .05), (R0 + .02, .36), (R0, .40), (R0 - .06, .40), (R0 - .075, .36), (R0 - .075, .04)], 160, 60, bam, smooth_prof=False); lathe('hoop', [(R0 + .015, .03), (R0 + .045, .04), (R0 + .045, .13), (R0 + .015, .14)], 160, 20, bam, smooth_prof=False); lathe('hoop', [(R0 + .015, .28), (R0 + .045, .29), (R0 + .045, .37), (R0 + .015, .38)], 160, 20, bam, smooth_prof=False)
    for i in range(15): x = -.92 + i * .1314; l = math.sqrt(max(.01, .95 ** 2 - x * x)); b = box('slat', (.118, 2 * l, .02), .006, 1, 0, bam); b.location = (x, 0, .13)
    pp = grid('paper', lambda u, v: (v * .86 * math.cos(u * math.tau), v * .86 * math.sin(u * math.tau), .15 + .012 * nz(v * math.cos(u * math.tau), v * math.sin(u * math.tau), 3, 4)), 120, 30, True, F.m_paper((.80, .76, .68)))
    for k, (x, y) in enumerate([(0, .02), (-.54, .08), (.54, .04), (-.28, -.48), (.28, -.50), (-.26, .54), (.30, .52)]): d = dumpling(k, .285); d.location = (x, y, .16); d.rotation_euler = (0, 0, k)
    gi = once('m_ginger', lambda: F.m_plain('ginger', (.86, .70, .34), .3, .2)); gb = [F.hide(tube('ginger', [(0, -.12, 0), (.03 * (k - 1), 0, .03), (0, .12, 0)], .009, gi, 6, 16)) for k in range(3)]; so = once('m_spring', lambda: F.m_plain('spring', (.16, .36, .04), .3, .1)); sb = F.hide(lathe('spring', [(.018, 0), (.03, 0), (.03, .02), (.018, .02)], 20, 8, so, smooth_prof=False))
    strew(gb, 16, disc(.75), 3, only=('dumpling',), sink=.012, lean=.4, gap=.09); strew([sb], 26, disc(.8), 5, only=('dumpling', 'paper'), sink=.012, lean=.4, gap=.07)
    v = m_sauce('vinegar', (.020, .008, .005), .03, 0); H.little_pot((.98, -.88, .0), v, .33, .20); strew(gb, 5, disc(.16, .98, -.88), 9, only=('sauce',), sink=.008, lean=.2)
    ck = F.m_plain('stick', (.03, .028, .03), .25)
    for dx in (0, .10): tube('stick', [(-1.32 + dx, -1.1, .05), (-1.22 + dx * .6, 1.2, .05)], lambda u: .034 - .012 * u, ck, 12, 30)
    camera((.08, -.10, .18), 2.65, 46, 0, .27, focus=(0, -.3, .35))
def garden():
    H.table(); H.plate(1.30, .10); dome = lambda x, y: .14 + .42 * max(0, 1 - (x * x + y * y) / .80); bed(.86, dome, .10); heap(leaf_bank('mixed', 12, 20), .80, dome, 110, 12, .55, (.66, .95), .8); seg = [citrus('orange', .20, .05, .5), citrus('blood', .19, .05), citrus('orange', .19, .05)]
    lay_on(seg, [(.24, -.20), (-.30, -.30), (.46, .22), (-.06, .30), (-.56, .12), (.02, -.58), (.58, -.24)], dome, .11, .25, 3); lay_on([fennel(k) for k in range(6)], [(.0, -.08), (-.30, .06), (.38, -.42), (.14, .10), (-.16, -.52), (.62, .04), (-.44, .38), (.22, .44), (-.60, -.16)], dome, .08, .2, 5, (.75, .95)); lay_on([dill(.30, k) for k in range(2)], [(.10, -.34), (-.20, .20), (.40, .02), (-.46, -.12)], dome, .13, .3, 6)
    pm = once('m_pome', lambda: F.m_plain('pome', (.45, .01, .03), .15, .3, .55)); strew([F.hide(warp(blob('pome', .032, 2, pm), lambda c: Vector((c.x, c.y, c.z * 1.3))))], 22, disc(.7), 4, sink=.02, gap=.1, lean=.5); H.fork((-1.34, .15, .05), .05); camera((.0, -.02, .20), 2.45, 48, 0, .28, focus=(0, -.25, .4))
def pancakes():
    H.table(pos=(1.3, 0), rot=-.1); H.plate(1.30, .11); z = stack(4, .60, .15, .06, 7); cf = once('m_whip', lambda: m_cream('whip', (.86, .82, .74))); d = dollop(.34, .24, 2, cf); d.location = (-.02, .02, z + .0); rs = [raspberry(1), raspberry(4)]; hs = [strawberry(.145, .32, k, True) for k in range(2)]; bb = [blueberry(1), blueberry(2)]
    for k, (x, y, e) in enumerate([(.0, -.02, (.3, .2, 0)), (.16, -.10, (1.2, 0, 1)), (-.15, -.08, (.9, .4, 2))]): show(rs[k % 2], (x, y, z + .27 - .05 * (k > 0)), Euler(e), 1.0)
    show(hs[0], (.34, -.16, z + .06), Euler((-1.2, .1, 2.6))); show(bb[0], (-.34, -.18, z + .07)); show(bb[1], (-.24, -.32, z + .07)); show(bb[0], (.14, -.38, z + .06))
    for k, (x, y) in enumerate([(-.66, -.58), (-.46, -.74), (.40, -.76), (.62, -.60), (.84, -.34)]): show(rs[k % 2], (x, y, .18), Euler((.9, .3, k)))
    for k, (x, y) in enumerate([(-.84, -.36), (-.28, -.84), (.20, -.86), (.74, -.46)]): show(bb[k % 2], (x, y, .14))
    show(hs[1], (-.02, -.84, .14), Euler((-1.2, 0, 3.4))); pool('syrup', lambda a: .40 + .34 * max(0, math.cos(a * 2.5 + .6)) ** 12 + .32 * max(0, math.cos(a * 3 + 2.0)) ** 18, maple(), .018, ('pancake',)); sprig((.06, .10, z + .22), 4, .22, 3)
    H.fork((-1.36, .15, .05), .05); camera((0, -.04, .40), 2.3, 33, 0, .27, focus=(0, -.5, .5))
def croissant_jam():
    H.table(); H.plate(1.25, .11); c = croissant(1.38, 5); c.location = (-.16, .02, .06); c.rotation_euler = (0, 0, -.18); j = m_sauce('jam', (.34, .012, .012), .12, .25, .1); j.bump(j.noise(14, 4), .8, .05); H.little_pot((.74, -.46, .06), j, .30, .24); H.knife((1.36, -.3, .05), -.06)
    b = rosette(.15, .10, once('m_butter', lambda: m_cream('butter', (.88, .70, .30), 0, .3)), 9); b.location = (.66, .42, .09); crumbs(16, disc(.9, -.1, -.3), 3, (.66, .32, .09), (.4, 1.2)); camera((.04, -.04, .18), 2.35, 44, 0, .27, focus=(0, -.3, .35))
def cake():
    H.table(pos=(1.3, .0), rot=-.1); H.plate(1.15, .10); z0 = .06; sp = m_crumb('sponge', (.86, .64, .36), (.76, .49, .23), 26, .6); cr = once('m_whip', lambda: m_cream('whip', (.86, .82, .74))); jm = m_sauce('jam', (.50, .02, .02), .2, .2); half = .36; L = 1.25
    def wedge(name, z, t, mat, grow=0.0, amp=.012, s=0):
        return grid(name, lambda u, v: _wedge(u, v, z, t, L + grow, half, amp, s), 90, 60, True, mat)
    def _wedge(u, v, z, t, L, half, amp, s):
        # u runs round the outline, v from the middle of the top over the side to the middle of the bottom
        n = 3; k = u * n; i = int(k) % n; f = k - int(k)
        if i == 0: x, y = f * L * math.cos(-half), f * L * math.sin(-half)
        elif i == 1: a = -half + f * 2 * half; x, y = L * math.cos(a), L * math.sin(a)
        else: x, y = (1 - f) * L * math.cos(half), (1 - f) * L * math.sin(half)
        cx, cy = L * .62, 0; w = mn.noise(Vector((x * 7, y * 7, z * 9 + s))) * amp
        if v < .4: q = v / .4; return (cx + (x - cx) * q, cy + (y - cy) * q, z + t + w * (q < .99))
        if v < .6: q = (v - .4) / .2; b = 1 + w * 2; return (cx + (x - cx) * b, cy + (y - cy) * b, z + t * (1 - q))
        q = (v - .6) / .4; return (cx + (x - cx) * (1 - q), cy + (y - cy) * (1 - q), z)
    made = []; z = 0
    for k in range(3):
        made.append(wedge('sponge', z, .17, sp, 0, .016, k)); z += .17
        if k < 2: made.append(wedge('jam', z, .025, jm, .01, .01, k)); z += .025; made.append(wedge('cream', z, .085, cr, .015, .02, k)); z += .085
    made.append(wedge('cream', z, .085, cr, .03, .012, 9)); zt = z + .085
    back = grid('cream', lambda u, v: ((L + .03 + .01 * nz(u * 6, v * 4)) * math.cos((u - .5) * 2 * half), (L + .03 + .01 * nz(u * 6, v * 4)) * math.sin((u - .5) * 2 * half), v * zt), 40, 30, mat=cr); made.append(back)
    for k in range(3): r = rosette(.13, .16, cr, 8); r.location = (L * .86, (k - 1) * .27, zt); made.append(r)
    st = [strawberry(.15, .33, 3), strawberry(.14, .30, 6, True)]; w = show(st[0], (L * .66, 0, zt + .28), Euler((.25, .2, 1))); h1 = show(st[1], (L * .40, .02, zt + .04), Euler((-1.35, 0, 1.9))); made += [w, h1]
    e = bpy.data.objects.new('slice', None); bpy.context.scene.collection.objects.link(e)
    for o in made: o.parent = e
    e.location = (-.62, -.40, z0); e.rotation_euler = (0, 0, .42)
    for k, (x, y) in enumerate([(.55, -.58), (.78, -.42)]): show(st[k], (x, y, .22 if k == 0 else .12), Euler((1.4 if k == 0 else -1.3, .2, .6 + k)))
    H.fork((-1.22, .2, .05), .06); camera((.0, -.02, .42), 2.2, 32, 0, .25, focus=(-.1, -.4, .45))
def sundae():
    H.table(); H.plate(.95, .08, True).location.z = .0; z = .05; lathe('glass', [(0, .03), (.34, .03), (.36, .015), (.34, 0), (0, 0)], 96, 40, once('m_foot', lambda: glass('foot', (.97, .99, .99)))).location.z = z; lathe('bowlglass', [(.05, .03), (.05, .20), (.10, .30), (.30, .52), (.42, .86), (.50, 1.12)], 128, 90, thin_glass(shine=1.6)).location.z = z; rim(.50, z + 1.12, .014); lathe('stem', [(0, .03), (.06, .03), (.05, .16), (.07, .24), (0, .28)], 48, 30, once('m_foot2', lambda: glass('foot2', (.97, .99, .99)))).location.z = z
    ch = m_sauce('fudge', (.045, .013, .006), .12, .05); van = once('m_vanilla', lambda: m_cream('vanilla', (.87, .74, .50), .5)); ber = m_sauce('berry', (.46, .012, .02), .15, .2)
    prof = [(.11, .31), (.29, .52), (.36, .68), (.405, .86), (.46, 1.02)]
    for k, (m, a, b) in enumerate([(ber, 0, 1), (van, 1, 2), (ch, 2, 2.25), (van, 2.25, 4)]):
        P = spline(prof, 90); i0, i1 = int(a / 4 * 89), int(b / 4 * 89); lathe('layer', [(0, P[i0][1])] + [(p[0] - .012, p[1]) for p in P[i0:i1 + 1]] + [(0, P[i1][1])], 96, 60, m, smooth_prof=False, wob=.0).location.z = z
    for x, y, zz, m in ((-.19, -.10, 1.26, van), (.20, -.06, 1.27, m_cream('straw', (.82, .42, .36), 0)), (.0, .15, 1.32, van)): o = scoop(.29, m, int(x * 50)); o.location = (x, y, zz)
    pool('fudge', lambda a: .21 + .05 * math.sin(a * 2 + 1) + .10 * max(0, math.sin(a * 3 + .6)) ** 4 + .12 * max(0, math.cos(a * 4 - .5)) ** 10, ch, .034, ('scoop',), c=(.0, -.04)); r = whipped(.27, .15, 6, .16); r.location = (.0, .02, 1.53)
    cm = F.m_plain('cherry', (.38, .008, .012), .08, .15, .6, None, Clearcoat=.6); blob('cherry', .105, 4, cm).location = (.0, -.06, 1.80); tube('stalk', [(.0, -.06, 1.89), (.03, -.05, 2.02), (.10, -.03, 2.12)], .010, F.m_plain('stalk', (.12, .14, .03), .5), 8, 20)
    wm = Mat('wafer'); g = wm.gen(); n = wm.noise(9, 5, .6); tw = wm.math('PINGPONG', wm.math('ADD', wm.math('MULTIPLY', g[2], 6.5), wm.math('DIVIDE', wm.math('ARCTAN2', wm.math('SUBTRACT', g[1], .5), wm.math('SUBTRACT', g[0], .5)), math.tau)), .5)
    wm.set(Base_Color=wm.mix(wm.ramp(tw, [(.15, .85), (.24, 0)]), wm.ramp(n, [(.3, (.76, .46, .15)), (.7, (.60, .29, .065))]), (.16, .045, .012)), Roughness=.5, Specular=.3); wm.bump(tw, .3, .02).bump(n, .2, .012)
    for x, y, e in ((.24, .22, (-.10, .34, 0)), (.12, .28, (-.14, .16, 0))): w = grid('wafer', lambda u, v: ((.062 - .022 * max(0, u - .8) * 4) * math.cos(u * math.tau * 1.35), (.062 - .022 * max(0, u - .8) * 4) * math.sin(u * math.tau * 1.35), v * .86), 90, 40, mat=wm); w.modifiers.new('s', 'SOLIDIFY').thickness = .010; w.location = (x, y, 1.12); w.rotation_euler = e
    strew([almond_flake()], 22, disc(.42), 4, only=('scoop', 'fudge'), sink=.008, lean=.3, gap=.07); card(.9, .1, 1.0); camera((.02, 0, 1.17), 2.72, 24, 3, .26, focus=(0, -.4, 1.1))
def goblet():
    lathe('foot', [(0, .02), (.10, .035), (.34, .012), (.36, .0), (0, 0)], 96, 60, glass('wfoot', (.98, .99, .99), 1.25)); lathe('stem', [(.0, .02), (.055, .03), (.030, .12), (.026, .40), (.03, .62), (.07, .72), (0, .74)], 48, 60, glass('wstem', (.98, .99, .99), 1.3)); P = [(.0, .70), (.12, .72), (.34, .88), (.47, 1.18), (.46, 1.50), (.40, 1.80), (.365, 2.02)]
    lathe('wall', P[1:], 128, 100, thin_glass(shine=1.5)); rim(.365, 2.02, .008); Q = [(max(0, p[0] - .014), p[1] + .014) for p in spline(P, 100)]; lv = 1.30; lathe('wine', [(q[0], q[1]) for q in Q if q[1] < lv] + [(.44, lv + .012), (.40, lv), (.1, lv - .003), (0, lv - .003)], 128, 140, glass('red', (.36, .010, .026), 1.34, 0, (.5, .05, .06)), smooth_prof=False)
def wine():
    H.table(pos=(-.95, .1), rot=.18); goblet()
    card(1.2, .6, 1.1, 1.0, -.1, 2.4); b = H.plate(.62, .06); b.location = (.86, .44, 0)
    gr = Mat('grape'); gr.set(Base_Color=(.10, .014, .05), Roughness=.35, Subsurface=.2, Subsurface_Color=(.3, .03, .1), Subsurface_Radius=(.05, .01, .02)); g = F.hide(warp(blob('grape', .125, 3, gr), lambda c: Vector((c.x, c.y, c.z * 1.15)))); rr = random.Random(3)
    for i in range(15): a = i * 2.4; q = .30 * math.sqrt((i % 9) / 9); show(g, (.86 + q * math.cos(a), .44 + q * math.sin(a), .16 + .18 * (i // 9)), Euler((rr.random(), rr.random(), 0)))
    H.knife((.84, -.62, .03), 1.2, .8); camera((.16, .1, 1.06), 3.1, 20, 3, .25, focus=(0, -.3, 1.1))
def lemon_mint():
    H.table(pos=(-1.1, .1)); tall(.27, .31, 1.72, 1.50, glass('sodaclear', (.965, .975, .93), 1.33, 0, (.95, .96, .9)), 8, .03, 260, .10, 5, 200); inside(['lemon'], [(-1.8, .17, .42, .1), (-1.2, .18, .86, -.15), (-2.0, .17, 1.22, .1)], .20); b = [mint(.22, k) for k in range(3)]; rr = random.Random(2)
    for k in range(9): a = -math.pi / 2 + rr.gauss(0, .8); show(b[k % 3], (.20 * math.cos(a), .20 * math.sin(a), .3 + .13 * k), Euler((rr.random() * 3, rr.random() * 3, rr.random() * 3)), .9)
    sprig((.04, .02, 1.60), 8, .30, 4); w = show(citrus('lemon', .24, .045), (.25, .04, 1.74), Euler((math.pi / 2 - .3, 0, .3))); stir = tube('stir', [(-.10, .05, .2), (-.22, .10, 2.05)], .016, H.silver(), 12, 20); lathe('coaster', [(0, .03), (.50, .03), (.53, .015), (.52, 0), (0, 0)], 96, 30, H.porcelain(.53, at=.9)); card(.9, .12, 1.5, e=2.6)
    p = show(citrus('lemon', .27, .22, .5), (.72, -.16, .12), Euler((1.25, .15, .4))); show(citrus('lemon', .26, .05), (.66, .26, .06), None); camera((.10, 0, .98), 2.6, 28, 4, .26, focus=(0, -.4, 1.1))
def tea_set():
    H.table(pos=(-1.3, -.1)); teapot(.60, H.porcelain(), (-.26, .34, .02), -2.6 + math.pi, H.porcelain()); lathe('band', [(.604, .42), (.612, .45), (.606, .48)], 120, 12, F.m_plain('band', TEAL, .2)).location = (-.26, .34, .02); H.plate(.60, .07).location = (.52, -.50, .02); before = set(bpy.data.objects); cup(.38, .34, H.porcelain(.38, at=1.03), .06, -.4); tea(.352, .06 + .34 - .07, col=(.52, .17, .022)); lift([o for o in bpy.data.objects if o not in before], (.52, -.50, 0)); spoon((-.10, -.98, .06), -.9, H.silver())
    l = show(citrus('lemon', .17, .03), (1.0, .24, .10), None); H.plate(.34, .05, False).location = (1.0, .26, .02); show(citrus('lemon', .17, .03), (1.06, .32, .12), Euler((.2, .1, 1))); camera((.10, -.04, .44), 2.85, 38, 0, .26, focus=(.2, -.4, .5))

DISHES = {"club-sandwich": club, "burger-wagyu": wagyu, "soup": soup, "dumplings": dumplings, "salad-garden": garden, "pancakes-hotel": pancakes, "croissant-jam": croissant_jam, "cake-strawberry": cake, "sundae-hotel": sundae, "wine": wine, "lemon-mint-soda": lemon_mint, "tea-hotel": tea_set}
