import { randomBytes } from 'node:crypto';

/** Crockford's 32 signs: none is taken for another one on paper. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 24;

/** 120 random bits, as they are hashed: without the hyphens. */
export const randomCode = () =>
  Array.from(randomBytes(LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join('');

/** In groups that can be copied by hand. */
export const inGroups = (code: string) => code.replace(/(?<=.)(?=(.{4})+$)/g, '-');

/** A code as it was typed: in any letter case, with any spaces and hyphens, and with letters that look like digits. */
export const typedCode = (typed: string) =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
