// What every page has below it, and its head, are loaded by one request.
export { Head } from '../head/Head';
export { Dock } from './Dock';
export { Footer } from './Footer';
