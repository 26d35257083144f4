import 'reflect-metadata';
import { afterEach, beforeEach, expect, jest } from '@jest/globals';

// Noise on the console is a fault nobody looked at.
const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
const consoleWarn = jest.spyOn(console, 'warn').mockImplementation(() => {});

beforeEach(() => {
  consoleError.mockClear();
  consoleWarn.mockClear();
});

afterEach(() => {
  expect(consoleError.mock.calls).toEqual([]);
  expect(consoleWarn.mock.calls).toEqual([]);
});
