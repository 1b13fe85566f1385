from dishkit.core import *
from dishkit import food as F
from dishkit.food import show

R = random.Random(3)

def soda():
    stage(); r, h = .44, 1.45; gm = glass('glass', shadow=(.93, .93, .93))
    ro = lambda z: .36 + (r - .36) * (z / h)
    lathe('tumbler', [(0, 0), (.33, 0), (.355, .02), (.36, .06), (ro(.5), .5), (ro(1), 1), (r, h - .02), (r - .012, h), (r - .03, h - .015), (ro(1) - .036, 1), (ro(.5) - .036, .5), (ro(.2) - .04, .2), (.25, .14), (0, .13)], 128, 160, gm)
    lv = 1.20
    cola = glass('cola', (.60, .285, .085), 1.34, 0, (.55, .25, .08))
    lathe('liquid', [(0, .132), (.245, .142), (ro(.2) - .037, .2), (ro(.5) - .033, .5), (ro(1) - .033, 1), (ro(lv) - .033, lv + .018), (ro(lv) - .06, lv), (.15, lv - .004), (0, lv - .004)], 128, 120, cola)
    ice = glass('ice', (.98, .99, 1), 1.26, .10, (.97, .98, 1), (6, .2)); F.rs(3); cube = []
    for k in range(4):
        c = hide(box('ice', (.27, .27, .27), .045, 4, 3, ice)); c.data.polygons.foreach_set('use_smooth', [True] * len(c.data.polygons))
        warp(c, lambda q: q * (1 + .12 * mn.noise(q * 6 + Vector((k * 9, 0, 0)))) + mn.noise_vector(q * 4 + Vector((k, 4, 0))) * .02); cube.append(c)
    for k, (x, y, z) in enumerate([(-.15, -.15, lv + .07), (.14, -.12, lv + .05), (.02, .17, lv + .08), (-.02, 0, lv + .13), (-.02, -.02, lv - .24), (.12, .12, lv - .32), (-.15, .1, lv - .45), (.1, -.15, lv - .6), (-.1, -.05, lv - .78)]):
        show(cube[k % 4], (x, y, z), Euler((R.random() * 3, R.random() * 3, R.random() * 3)))
    # bubbles at the rim
    bub = hide(blob('bub', 1, 2, glass('bub', ior=1.1)))
    for _ in range(170):
        a = R.random() * 6.3; q = (ro(lv) - .06) * (1 - R.random() ** 2 * .35) ; s = R.uniform(.006, .017); show(bub, (q * math.cos(a), q * math.sin(a), lv + .001), None, s)
    # straw
    st = Mat('straw'); tw = st.math('PINGPONG', st.math('ADD', st.math('MULTIPLY', st.gen()[2], 9), 0), .5)
    st.set(Base_Color=st.mix(st.ramp(tw, [(.24, 0), (.26, 1)]), (.8, .77, .7), (.45, .03, .025)), Roughness=.5)
    s = grid('straw', lambda u, v: (.036 * math.cos(u * math.tau), .036 * math.sin(u * math.tau), v * 1.75), 32, 40, True, st); s.modifiers.new('s', 'SOLIDIFY').thickness = .006
    s.location = (.08, -.02, .18); s.rotation_euler = (-.06, -.22, 0)
    # lemon wheel on the rim
    lem = lemon_wheel(); lem.location = (.36, .10, h - .03); lem.rotation_euler = (math.pi / 2 - .35, 0, .25)
    def wall(rr):
        a = -math.pi / 2 + rr.gauss(0, 1.0); z = rr.uniform(.12, 1.28); q = ro(z) + .002; return Vector((q * math.cos(a), q * math.sin(a), z)), Vector((math.cos(a), math.sin(a), 0))
    F.drops(wall, 900, 4)
    coaster = lathe('coaster', [(0, .03), (.55, .03), (.575, .02), (.575, 0), (0, 0)], 96, 40, F.m_plain('cork', (.30, .17, .08), .85, bump=(40, .6)), smooth_prof=False)
    for o in bpy.context.scene.objects:
        if o.type == 'MESH' and o.name.split('.')[0] not in ('table', 'napkin', 'coaster') and not o.hide_render: o.location.z += .055
    coaster.location.z = .028
    cd = grid('card', lambda u, v: ((u - .5) * .9, .75, .12 + v * 1.0), 2, 2); e = Mat('card'); e.set(Base_Color=(0, 0, 0), Emission=(1, .93, .82, 1), Emission_Strength=2.1)
    cd.data.materials.append(e.m); cd.visible_camera = cd.visible_diffuse = cd.visible_shadow = cd.visible_glossy = False; cd.location.x = -.12   # photographer's bounce card, seen only through the glass
    camera((0.03, 0, .90), 2.42, 32, 4, .26, focus=(0, -.4, 1.1))
def lemon_wheel(r=.27, t=.04):
    N, M = 120, 60
    def f(u, v):
        a = u * math.tau
        if v < .4: q = v / .4; return (q * r * math.cos(a), q * r * math.sin(a), t / 2)
        if v > .6: q = (1 - v) / .4; return (q * r * math.cos(a), q * r * math.sin(a), -t / 2)
        k = (v - .4) / .2; return (r * 1.012 * math.cos(a), r * 1.012 * math.sin(a), t / 2 - t * k)
    s = Mat('lemon'); c = s.attr('col').outputs['Color']; s.set(Base_Color=c, Roughness=.22, Subsurface=.35, Subsurface_Color=(.95, .75, .1), Subsurface_Radius=(.08, .06, .01)); s.bump(s.noise(40, 3), .2, .008)
    ob = grid('lemon', f, N, M, True, s); out = []
    for i in range(N):
        a = i / N * math.tau; seg = abs(((a / math.tau * 9) % 1) - .5) * 2
        for j in range(M):
            v = j / (M - 1); q = v / .4 if v < .4 else ((1 - v) / .4 if v > .6 else 1.01)
            nz = mn.noise(Vector((math.cos(a) * 30 , math.sin(a) * 30, q * 5))); c = Vector((.84, .52, .035)) * (1 + .2 * nz); w = Vector((.86, .82, .58))
            if seg > 1 - .055 / max(q, .06) or q < .09 or q > .87: c = w
            if q > .955: c = Vector((.80, .50, .015))
            out += [*c, 1]
    at = ob.data.color_attributes.new('col', 'FLOAT_COLOR', 'POINT'); at.data.foreach_set('color', out); return ob

DISHES = {"cola": soda}
