import 'reflect-metadata';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { contradictions } from './answers.js';
import { killStarted } from './process.js';

// Noise on the console is a fault nobody looked at.
const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
const consoleWarn = vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeEach(() => {
  consoleError.mockClear();
  consoleWarn.mockClear();
});

afterEach(() => {
  expect(contradictions.splice(0)).toEqual([]);
  expect(consoleError.mock.calls).toEqual([]);
  expect(consoleWarn.mock.calls).toEqual([]);
});

afterAll(killStarted);
