"""
Makes the font files of shared/theme/fonts from the @fontsource packages, with only the characters and weights that the site uses.
Run `npm run fonts` (it needs Debian's fonttools and python3-brotli) after changing a face here, and commit the results.
"""

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FRONTEND = Path(__file__).parent.parent
PACKAGES = FRONTEND / "node_modules/@fontsource-variable"
TEXT = "".join(map(chr, range(32, 127))) + "\u00a0£§©«°·»×¼½¾éèàâçêëïîôöüñ–—‘’“”•…→←₹"

DISPLAY = ("fraunces/files/fraunces-{}-full-normal.woff2", {"opsz": 144, "SOFT": 30, "WONK": 0, "wght": 380})
ANEK = "anek-latin/files/anek-latin-{}-wght-normal.woff2"
# Two files for text, not one: each is small enough to arrive in one round trip of a new connection, one with both weights is not.
FACES = {"display": DISPLAY, "text": (ANEK, {"wght": 400}), "text-bold": (ANEK, {"wght": 600})}
# Those of the other pairs.
LITERATA = "literata/files/literata-{}-opsz-normal.woff2"
FACES |= {"literata": (LITERATA, {"opsz": 72, "wght": 370})}
for name in ("mulish", "figtree"):
    face = f"{name}/files/{name}-{{}}-wght-normal.woff2"
    FACES |= {name: (face, {"wght": 400}), f"{name}-bold": (face, {"wght": 600})}

# Those for fractions and other languages would add glyphs that the site's texts never use.
FEATURES = ["ccmp", "kern", "liga", "rvrn", "tnum"]
# The copyright and the address of the licence (14) go with every copy of a font.
NAMES = [0, 1, 2, 3, 4, 5, 6, 14]


def main():
    for name, (path, axes) in FACES.items():
        font, more = (
            instantiateVariableFont(TTFont(PACKAGES / path.format(part)), axes) for part in ("latin", "latin-ext")
        )
        add_character(font, more, "₹")
        # Texts keep the apostrophe that everybody types; CSS can't draw one character as another.
        set_glyph(font, "'", font.getBestCmap()[ord("’")])
        options = subset.Options(layout_features=FEATURES, name_IDs=NAMES, flavor="woff2")
        # Nothing is set from top to bottom.
        options.drop_tables += ["vhea", "vmtx"]
        subsetter = subset.Subsetter(options)
        subsetter.populate(text=TEXT)
        subsetter.subset(font)
        subset.save_font(font, FRONTEND / f"shared/theme/fonts/{name}.woff2", options)


def add_character(font, other, character):
    """Takes a character from another part of the same face, so that a price needs no file of its own."""
    glyph = other.getBestCmap()[ord(character)]
    font.setGlyphOrder([*font.getGlyphOrder(), glyph])
    font["glyf"][glyph] = other["glyf"][glyph]
    font["hmtx"][glyph] = other["hmtx"][glyph]
    set_glyph(font, character, glyph)


def set_glyph(font, character, glyph):
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(character)] = glyph


main()
