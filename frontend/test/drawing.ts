/** The key of any single drawing. */
export default 'drawing-0a1b2c3d-1800x1500';
