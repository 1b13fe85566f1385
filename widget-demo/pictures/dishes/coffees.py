from dishkit.core import *
from dishkit import food as F
from dishkit.food import show

R = random.Random(3)

def latte():
    stage(); sw = F.m_stoneware((.10, .14, .17), (.20, .105, .05)); 
    F.plate(.98, .12)
    r, h = .60, .52; z0 = .06
    c = lathe('cup', [(0, .07), (.26, .075), (.44, .17), (.555, .36), (r - .012, h - .02), (r + .005, h), (r + .03, h - .015), (.60, .36), (.49, .14), (.33, .02), (.30, 0), (0, 0)], 160, 140, F.m_stoneware(), wob=.004); c.location.z = z0
    pth = spline([(.56, .42), (.74, .47), (.90, .40), (.90, .26), (.72, .15), (.44, .15)], 60)
    def hd(u, v):
        i = min(int(u * 59), 59); p = pth[i]; q = pth[min(i + 1, 59)] - pth[max(i - 1, 0)]; q.normalize(); a = v * math.tau
        n = Vector((-q[1], q[0])); w = .035; dd = .062 ; return (p[0] + n[0] * w * math.cos(a), dd * math.sin(a), p[1] + n[1] * w * math.cos(a))
    hdl = grid('handle', hd, 60, 32, mat=F.m_stoneware()); hdl.location.z = z0; hdl.rotation_euler = (0, 0, -.5)
    # latte art
    S = 1024; y, x = np.mgrid[-1:1:S * 1j, -1:1:S * 1j].astype(np.float32); rng = np.random.RandomState(2)
    def smooth_noise(n):
        g = rng.randn(n, n).astype(np.float32); yy = (y + 1) / 2 * (n - 1); xx = (x + 1) / 2 * (n - 1); i = np.clip(yy.astype(int), 0, n - 2); j = np.clip(xx.astype(int), 0, n - 2); a = yy - i; b = xx - j
        a = a * a * (3 - 2 * a); b = b * b * (3 - 2 * b); return (g[i, j] * (1 - a) + g[i + 1, j] * a) * (1 - b) + (g[i, j + 1] * (1 - a) + g[i + 1, j + 1] * a) * b
    X = x + .030 * smooth_noise(5) + .007 * smooth_noise(14); Y = y + .030 * smooth_noise(5) + .007 * smooth_noise(14)
    sg = lambda t, k: 1 / (1 + np.exp(-np.clip(t * k, -40, 40)))
    # rosetta: leaf outline, chevron stripes, stem, heart on top
    tt = (Y + .66) / 1.22; wid = .56 * np.clip(np.sin(np.pi * np.clip(tt, 0, 1) ** .9), 0, 1) ** .62
    ax = np.abs(X); inside = sg(wid - ax, 60) * sg(tt, 60) * sg(1 - tt, 60)
    ph = (Y + 1.05 * ax ** 1.35 * -1 + .66) * 8.2; st = sg(np.sin(ph * np.pi * 2 * .72) + .12 - .55 * (ax < .025), 5.5)
    rosetta = np.clip(inside * st + sg(.016 - np.abs(X), 160) * sg(tt + .10, 60) * sg(1 - tt, 60), 0, 1)
    hx, hy = X * 2.7, (Y - .50) * 2.7; heart = sg(.62 - ((hx * hx + (hy - .62 * np.sqrt(np.abs(hx) + .01)) ** 2)), 14)
    milk = np.clip(rosetta * (1 - heart) + heart, 0, 1); rr = np.sqrt(x * x + y * y)
    ring = sg(rr - .955 + .012 * smooth_noise(24), 70) * .0
    crema = np.array([.235, .092, .027]); foam = np.array([.86, .74, .55]); n1 = smooth_noise(60) * .5 + smooth_noise(160) * .5
    base = crema[None, None] * (1 + .16 * n1[..., None]) * (1 - .35 * sg(rr - .90, 30)[..., None]) * (1 + .25 * smooth_noise(6)[..., None] * .6)
    halo = sg(wid + .12 - ax, 18) * sg(tt + .06, 20) * sg(1.1 - tt, 20); base = base * (1 + .35 * halo[..., None])
    img = base * (1 - milk[..., None]) + foam * milk[..., None] * (1 + .02 * n1[..., None])
    s = Mat('coffee'); im = s.n.new('ShaderNodeTexImage'); im.image = tex_image('art', np.clip(img, 0, 1)); im.extension = 'EXTEND'
    s.nt.links.new(s.co(kind='UV'), im.inputs[0])
    s.set(Base_Color=im.outputs[0], Roughness=.30, Specular=.42, Subsurface=.12, Subsurface_Color=im.outputs[0], Subsurface_Radius=(.03, .02, .01)); s.bump(s.noise(70, 3), .05, .006)
    rl = .572; lv = h - .085 + z0
    l = grid('coffee', lambda u, v: (v * rl * math.cos(u * math.tau), v * rl * math.sin(u * math.tau), lv + .016 * max(0, v - .94) / .06), 128, 60, True, s)
    uv = l.data.uv_layers.new(name='UVMap')
    for lo in l.data.loops: co = l.data.vertices[lo.vertex_index].co; uv.data[lo.index].uv = (co.x / rl / 2 + .5, co.y / rl / 2 + .5)
    l.rotation_euler = (0, 0, .55)
    bub = hide(blob('bub', 1, 2, F.m_plain('froth', (.55, .30, .12), .15, .2)))
    for _ in range(90):
        a = R.gauss(2.2, 1.2); q = rl * (1 - R.random() ** 2 * .07) * .985; show(bub, (q * math.cos(a), q * math.sin(a), lv + .006), None, R.uniform(.004, .011))
    # spoon + biscuit
    sp = Mat('steel'); sp.set(Base_Color=(.75, .72, .68), Metallic=1.0, Roughness=.18)
    def spoon(u, v):
        t = u; w = .028 + .012 * t + .085 * math.exp(-((t - .10) / .10) ** 2); y = t * 1.05; xx = (v - .5) * 2
        dish = -.035 * math.exp(-((t - .1) / .09) ** 2) * (1 - xx * xx); arch = .07 * math.sin(math.pi * min(1, max(0, (t - .15) / .85))) 
        if t < .02: w *= math.sqrt(t / .02 + .02)
        return (w * xx, y, dish + arch + .03)
    so = grid('spoon', spoon, 120, 24, mat=sp); so.modifiers.new('s', 'SOLIDIFY').thickness = .014; so.location = (-.72, -.62, .10); so.rotation_euler = (0, .05, -.25)
    camera((.02, -.02, .30), 2.3, 52, 0, .26, focus=(0, -.2, lv))

DISHES = {"latte": latte}
