/** Placeholder for the address of any bundled file. */
export default '/assets/file';
