import {
  type Color,
  clampChroma,
  wcagContrast as contrast,
  converter,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  type Oklch,
  useMode,
} from 'culori/fn';
import { type Anchors, chosenColours, colourSets, firstPalette, type Palette } from './colourSets.ts';

// One or two colours make all of a page's. It is made where pages are written, and in the admin: never in a visitor's browser.

useMode(modeRgb);
useMode(modeLrgb);
useMode(modeOklch);
const toOklch = converter('oklch');

/** WCAG's 4.5, and a little for the rounding to whole numbers. */
const READABLE = 4.6;
/** Long texts on the dark ground. */
const COMFORTABLE = 9;

type Hued = Oklch & { h: number };

/** A grey has no hue: that of paper stands in. */
export const read = (colour: string | Color): Hued => {
  const { l, c, h = 80 } = toOklch(colour) ?? { l: 0.5, c: 0 };
  return { mode: 'oklch', l, c, h };
};

const hex = (l: number, c: number, h: number) =>
  formatHex(clampChroma({ mode: 'oklch', l: Math.min(Math.max(l, 0), 1), c, h }, 'oklch'));

/** The colour, made lighter or darker until it can be read on all of these grounds. */
function readable(colour: string, grounds: string[], step: 0.01 | -0.01, least = READABLE): string {
  if (grounds.every((ground) => contrast(colour, ground) >= least)) return colour;
  const { l, c, h } = read(colour);
  return l + step < 0 || l + step > 1
    ? hex(step > 0 ? 1 : 0, 0, h)
    : readable(hex(l + step, c, h), grounds, step, least);
}

const rgba = (colour: string, percent: number) => {
  const parts = colour.match(/[0-9a-f]{2}/g)?.map((part) => Number.parseInt(part, 16)) ?? [];
  return `rgb(${parts.join(' ')} / ${percent}%)`;
};

function fromAnchors({ dark: wanted, paper, accent: wish, lines }: Anchors): Palette {
  const p = read(paper);
  const onDark = hex(0.98, Math.min(p.c, 0.012), p.h);
  const dark = readable(wanted, [paper, onDark], -0.01, COMFORTABLE);
  const d = read(dark);
  const darker = hex(Math.max(d.l - 0.055, 0.1), d.c * 0.85, d.h);
  const [grounds, scrim] = [[dark, darker], hex(Math.min(d.l, 0.3) - 0.1, d.c * 0.5, d.h)];
  const accent = readable(wish, grounds, 0.01);
  const a = read(accent);
  const [shade, card] = [hex(p.l - 0.033, p.c + 0.009, p.h), hex(0.995, p.c * 0.5, p.h)];
  const errorSoft = hex(0.93, 0.024, 50);
  const onPapers = (colour: string) => readable(colour, [paper, shade, card, errorSoft], -0.01);
  const line = read(lines);
  return {
    dark,
    darker,
    'dark-line': 'rgb(255 255 255 / 16%)',
    paper,
    'paper-shade': shade,
    card,
    rule: hex(p.l - 0.1, p.c + 0.02, p.h),
    ink: onPapers(hex(0.27, Math.min(d.c, 0.025), d.h)),
    'ink-soft': onPapers(hex(0.45, Math.min(d.c, 0.022), d.h)),
    'on-dark': onDark,
    'on-dark-soft': readable(hex(0.88, Math.min(d.c, 0.02), d.h), grounds, 0.01),
    accent,
    'accent-ink': onPapers(hex(0.5, Math.min(Math.max(a.c, 0.02), 0.13), a.h)),
    error: onPapers(hex(0.5, 0.15, 33)),
    'error-soft': errorSoft,
    scrim: rgba(scrim, 62),
    shade: rgba(darker, 38),
    brass: accent,
    light: onDark,
    deep: hex(a.l - 0.22, a.c * 0.8, a.h),
    leaf: lines,
    'paper-light': hex(Math.min(a.l, 0.72), Math.max(a.c, 0.02), a.h),
    'paper-deep': hex(0.77, line.c * 0.6, line.h),
    'paper-leaf': hex(Math.min(line.l, 0.58), line.c, line.h),
  };
}

/** Less colour than this is grey. */
const GREY = 0.02;

/** Hues by their names, in degrees. */
const isYellow = (hue: number) => hue > 60 && hue < 125;
const isGreen = (hue: number) => hue >= 125 && hue < 190;

/** The most colour of a dark band: a dark yellow is mud, and a dark green soon glows. */
function mostColour(hue: number): number {
  if (isYellow(hue)) return 0.025;
  return isGreen(hue) ? 0.055 : 0.1;
}

/** Warm papers take more of a tint; one between yellow and green looks ill. */
function paperOf({ c, h }: { c: number; h: number }): string {
  const isWarm = h > 30 && h < 125;
  return hex(0.972, Math.min(c * 0.12, isWarm ? 0.012 : 0.005), isYellow(h) ? 85 : h);
}

/** The darker of one or two colours is the dark band, the lighter one the accent: as they are where that will do, else calmed. */
function anchorsOf(own: string[]): Anchors {
  const [deep, bright] = own.map(read).sort((one, other) => one.l - other.l) as [Hued, Hued?];
  const light = bright ?? deep;
  const h = bright && deep.c < GREY ? bright.h : deep.h;
  const isDark = deep.l >= 0.2 && deep.l <= 0.34 && deep.c <= mostColour(h);
  const dark = hex(isDark ? deep.l : 0.3, Math.min(deep.c * (isDark ? 1 : 0.75), mostColour(h)), h);
  const isLight = light.l >= 0.72;
  const accent = isLight
    ? hex(Math.min(light.l, 0.92), Math.min(light.c, 0.17), light.h)
    : hex(0.79, Math.min(light.c, 0.11), light.h);
  const d = read(dark);
  return {
    dark,
    accent,
    paper: paperOf(light.c < GREY ? d : read(accent)),
    lines: hex(0.66, Math.min(d.c, 0.07), d.h),
  };
}

/** All colours of a site whose owner has chosen these (`salon.colours`). */
export function paletteOf(colours: string): Palette {
  const { set, own } = chosenColours(colours);
  if (set === 'leaf') return firstPalette;
  return fromAnchors(set ? colourSets[set] : anchorsOf(own));
}
