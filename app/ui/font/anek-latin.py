"""Makes anek-latin.woff2 with fontTools 4.38 (Debian 12: python3-fonttools, python3-brotli).

The original has nine masters, and four fifths of it are the differences between them. Pages use five:
normal and bold, both condensed too, and a heavy wide one for headings, which is here the bold of the
widest width. HarfBuzz, which cuts the font to the site's characters in each build, cannot take out the
masters between.

    npm pack @fontsource-variable/anek-latin@5.3.0
    tar xf fontsource-variable-anek-latin-5.3.0.tgz
    python3 app/ui/font/anek-latin.py package/files/anek-latin-latin-standard-normal.woff2
"""

import sys
from pathlib import Path

from fontTools.designspaceLib import DesignSpaceDocument
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import build, instancer

# Weight and width of each master: here, and in the original.
MASTERS = {
    (400, 100): (400, 100),
    (700, 100): (700, 100),
    (400, 75): (400, 75),
    (700, 75): (700, 75),
    (700, 125): (800, 125),
}

# Where weights lie between 400 and 700, as the original's `avar` table has it.
WEIGHTS = [(400, 400), (500, 471), (700, 700)]

RUPEE = 0x20B9

kept = Options(layout_features=["kern", "tnum"], hinting=False, name_IDs=["*"], notdef_outline=True)
kept.drop_tables += ["GDEF", "STAT", "gasp", "prep"]


def fix(letters: str, weight: int, width: int) -> TTFont:
    """A file of the original at one weight and width."""
    font = TTFont(Path(sys.argv[1]) / f"anek-latin-{letters}-standard-normal.woff2", recalcTimestamp=False)
    place = {"wght": weight, "wdth": width}
    return instancer.instantiateVariableFont(font, place, overlap=instancer.OverlapMode.KEEP_AND_SET_FLAGS)


def cut(weight: int, width: int) -> TTFont:
    """The letters of the site at one weight and width."""
    font, further = (fix(letters, weight, width) for letters in ("latin", "latin-ext"))
    rupee = further.getBestCmap()[RUPEE]
    font.setGlyphOrder([*font.getGlyphOrder(), rupee])
    font["glyf"][rupee] = further["glyf"][rupee]
    font["hmtx"][rupee] = further["hmtx"][rupee]
    for table in font["cmap"].tables:
        table.cmap[RUPEE] = rupee
    subsetter = Subsetter(kept)
    subsetter.populate(unicodes=font.getBestCmap())
    subsetter.subset(font)
    return font


space = DesignSpaceDocument()
for axis in (
    {"tag": "wght", "name": "Weight", "minimum": 400, "default": 400, "maximum": 700, "map": WEIGHTS},
    {"tag": "wdth", "name": "Width", "minimum": 75, "default": 100, "maximum": 125},
):
    space.addAxisDescriptor(**axis)
for (weight, width), original in MASTERS.items():
    location = {"Weight": weight, "Width": width}
    space.addSourceDescriptor(name=f"{weight} {width}", font=cut(*original), location=location)
font, _, _ = build(space)
font.flavor = "woff2"
font.save(Path(__file__).with_suffix(".woff2"))
