/**
 * In place of @emotion/is-prop-valid in the built site: which attributes an element takes is checked by the types, and a
 * styled component's own props are held back where they are declared. The list of all attributes would be 1.7 KB.
 * `as` is Emotion's own.
 */
export default function isPropValid(prop: string): boolean {
  return prop !== 'as';
}
