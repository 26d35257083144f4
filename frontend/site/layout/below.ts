// What is below every page is loaded by one request.
export { Dock } from './Dock';
export { Footer } from './Footer';
