"""Four sauces, one ramekin."""
from dishkit.core import *
from dishkit import food as F
from dishkit.food import show
from dishes import burgers as B
from dishes import chicken as C
from dishes import sides as S

def sauce(col, specks=None, top=None):
    F.counter(); r = F.ramekin(col, .27, .2, specks); r.location = (-.10, .02, .03); r.scale = (1.7,) * 3
    b = S.fry_bank(4, .7, .9); S.loose(b, [(.62, -.05, .35), (.70, -.28, .9), (.60, .22, 1.9)])
    if top: top()
    camera((.04, -.02, .18), 1.75, 42, 4, .28, focus=(-.1, -.3, .3))
def aioli():
    def top():
        m = F.m_plain("garlic", (.84, .78, .66), .35, .25)
        for x, y, a in ((-.66, -.36, .5), (-.50, -.52, 2.0)): o = lathe("garlic", [(0, 0), (.07, .02), (.085, .09), (.05, .17), (.012, .22), (0, .23)], 40, 40, m, .02, 3); o.location = (x, y, .09); o.rotation_euler = (1.4, .2, a); o.scale = (1.2, .85, 1.1)
    sauce((.84, .72, .46), None, top)
def house(): sauce((.70, .27, .075), (.20, .20, .03))
def smoky(): sauce(B.BARBECUE)
def honey():
    def top(): C.sprinkle(C.chilli(), 13, .34, .34, 2, -.10, .02, only=("sauce",))
    sauce((.46, .125, .004), None, top)
DISHES = {"sauce-aioli": aioli, "sauce-burger": house, "sauce-smoky": smoky, "sauce-honey": honey}
