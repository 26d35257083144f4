import { expect, test } from 'vitest';
import { type Luma, similarity } from './similarity.js';

const SIDE = 64;
/** The brightness of a test picture: stripes like strands of hair, and above them a plain wall. */
const at = (place: number) => (place < (SIDE * SIDE) / 2 ? 120 : 120 + 80 * Math.sin(place));
const luma = (value: (place: number) => number): Luma => ({
  data: Uint8Array.from({ length: SIDE * SIDE }, (_, place) => value(place)),
  width: SIDE,
  height: SIDE,
});
const original = luma(at);

test('a picture is as it is', () => {
  expect(similarity(original, original)).toBe(1);
});

test('brightness matters little, structure much', () => {
  expect(
    similarity(
      original,
      luma((place) => at(place) + 6),
    ),
  ).toBeGreaterThan(0.97);
  expect(
    similarity(
      original,
      luma((place) => 120 + (at(place) - 120) / 4),
    ),
  ).toBeLessThan(0.5);
});

test('what was lost in one half is not made up for by a plain wall in the other', () => {
  expect(
    similarity(
      original,
      luma(() => 120),
    ),
  ).toBeLessThan(0.1);
});

test('grows as less is lost', () => {
  const of = (kept: number) =>
    similarity(
      original,
      luma((place) => 120 + (at(place) - 120) * kept),
    );
  expect([of(0.3) < of(0.6), of(0.6) < of(0.9)]).toEqual([true, true]);
});

test('a picture smaller than a square is alike', () => {
  const dot = { data: Uint8Array.of(7), width: 1, height: 1 };
  expect(similarity(dot, dot)).toBe(1);
});
