"""
Makes the font files of shared/theme/fonts from the @fontsource packages, with only the characters and weights that the site uses.
Run `npm run fonts` (it needs Debian's fonttools and python3-brotli) after changing a face here, and commit the results.
"""

from pathlib import Path

from fontTools import subset
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
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

# The letters, signs and joiners that today's texts have in other scripts: what only Sanskrit, old books and their own digits need
# would be a sixth more.
SCRIPTS = {
    "tamil": "0B82-0BD7",
    "malayalam": "0D02-0D03 0D05-0D39 0D3D-0D4D 0D57 0D60-0D61 0D7A-0D7F",
    "devanagari": "0901-0903 0905-090B 090D 090F-0911 0913-0928 092A-0930 0932-0933 0935-0939 093C-0943 0945 0947-0949 094B-094D"
    " 0950 0958-095F 0964-0965 0970",
    "telugu": "0C01-0C03 0C05-0C33 0C35-0C39 0C3E-0C43 0C46-0C56",
    "kannada": "0C82-0C83 0C85-0CB0 0CB2-0CB9 0CBC-0CC3 0CC6-0CCD 0CD5-0CD6",
}
# The bolder one sets headlines too, and is as wide as the other. A narrower one of Tamil would have half as many glyphs more.
SCRIPT_FACES = {"": {"wght": 400, "wdth": 100}, "-bold": {"wght": 550, "wdth": 92}}

# Those for fractions and other languages would add glyphs that the site's texts never use.
FEATURES = ["ccmp", "kern", "liga", "rvrn", "tnum"]
# The copyright and the address of the licence (14) go with every copy of a font.
NAMES = [0, 1, 2, 3, 4, 5, 6, 14]


def main():
    latin = {}
    for name, (path, axes) in FACES.items():
        font, more = (
            instantiateVariableFont(TTFont(PACKAGES / path.format(part)), axes) for part in ("latin", "latin-ext")
        )
        add_character(font, more, "₹")
        # Texts keep the apostrophe that everybody types; CSS can't draw one character as another.
        set_glyph(font, "'", font.getBestCmap()[ord("’")])
        save(font, name, TEXT, FEATURES)
        latin[name] = font
    for script, ranges in SCRIPTS.items():
        for end, axes in SCRIPT_FACES.items():
            path = PACKAGES / f"anek-{script}/files/anek-{script}-{script}-standard-normal.woff2"
            font = instantiateVariableFont(TTFont(path), axes)
            features = {record.FeatureTag for record in font["GSUB"].table.FeatureList.FeatureRecord}
            features |= {record.FeatureTag for record in font["GPOS"].table.FeatureList.FeatureRecord}
            # With the Latin letters of its sister, but not their kerning, a third of their bytes: a page waits for two files, not four.
            own = latin[f"text{end}"]
            for code in own.getBestCmap():
                add_character(font, own, chr(code))
            # All but the shapes that Marathi has: conjuncts and signs are made of them.
            save(font, script + end, letters(ranges) + "\u200c\u200d" + TEXT, list(features - {"locl"}))


def letters(ranges):
    ends = [[int(end, 16) for end in part.split("-")] for part in ranges.split()]
    return "".join(chr(code) for first, *last in ends for code in range(first, (last or [first])[0] + 1))


def save(font, name, text, features):
    options = subset.Options(layout_features=features, name_IDs=NAMES, flavor="woff2")
    # Nothing is set from top to bottom.
    options.drop_tables += ["vhea", "vmtx"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=text)
    subsetter.subset(font)
    subset.save_font(font, FRONTEND / f"shared/theme/fonts/{name}.woff2", options)


def add_character(font, other, character):
    """Takes a character from another face of the same design, so that what stands in every text needs no file of its own."""
    glyphs, glyph = other.getGlyphSet(), other.getBestCmap()[ord(character)]
    glyph = always(other).get(glyph, glyph)
    name = f"{glyph}.latin"
    if name not in font.getGlyphOrder():
        whole, pen = DecomposingRecordingPen(glyphs), TTGlyphPen(None)
        glyphs[glyph].draw(whole)
        whole.replay(pen)
        font.setGlyphOrder([*font.getGlyphOrder(), name])
        font["glyf"][name] = pen.glyph()
        font["hmtx"][name] = other["hmtx"][glyph]
    set_glyph(font, character, name)


def always(font):
    """The glyphs that take the place of others wherever the site's styles apply."""
    table = font["GSUB"].table
    used = [record.Feature for record in table.FeatureList.FeatureRecord if record.FeatureTag in ("rvrn", "tnum")]
    lookups = [table.LookupList.Lookup[index] for feature in used for index in feature.LookupListIndex]
    return {old: new for lookup in lookups for part in lookup.SubTable for old, new in part.mapping.items()}


def set_glyph(font, character, glyph):
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(character)] = glyph


main()
