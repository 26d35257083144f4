import 'reflect-metadata';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { contradictions } from './answers.js';
import { killStarted } from './process.js';

// A test fails when it writes errors or warnings to the console, because nobody would notice them there.
const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
const consoleWarn = vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeEach(() => {
  consoleError.mockClear();
  consoleWarn.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
  expect(contradictions.splice(0)).toEqual([]);
  expect(consoleError.mock.calls).toEqual([]);
  expect(consoleWarn.mock.calls).toEqual([]);
});

afterAll(killStarted);
