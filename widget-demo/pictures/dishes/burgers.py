from dishkit.core import *
from dishkit import food as F
from dishkit.food import show

R = random.Random(3)

def cheeseburger():
    stage(); F.plate(1.28, .13)
    z = .055; t = (0, -.02)
    F.bun_bottom(.585, .19).location = (0, 0, z)
    F.lettuce_ring(.15, .74, 4, .13).location = (0, -.02, z + .235)
    for k, (x, y) in enumerate([(-.27, -.19), (.25, -.22), (.0, .26)]):
        tm = F.tomato_cut(.34, 3 + k, False, True); tm.hide_render = False; tm.location = (x, y, z + .325); tm.rotation_euler = (R.uniform(-.05, .05), R.uniform(-.05, .05), k)
    F.patty(.635, .21, 1).location = (0, -.01, z + .315)
    c = F.cheese(1.13, .625, 2); c.location = (0, -.01, z + .545); c.rotation_euler = (0, 0, .80)
    c = F.cheese(1.10, .61, 5); c.location = (.01, -.02, z + .575); c.rotation_euler = (0, 0, .22)
    b = F.bun_top(.62, .44); b.location = (.0, .0, z + .595); b.rotation_euler = (.035, -.03, .4)
    camera((0, 0, .49), 2.2, 28, 8, .24, focus=(0, -.5, .6))

DISHES = {"burger-cheese": cheeseburger}
