import { jest } from '@jest/globals';

const silent = () => {};
let errors: jest.Spied<typeof console.error>;

beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(silent);
});

/** An unexpected console.error fails the test; a test that expects one clears the spy. */
afterEach(() => {
  expect(errors.mock.calls).toEqual([]);
  jest.restoreAllMocks();
});
