export const academy = {
  hero: {
    title: 'The Academy',
    subtitle: 'Learn skincare and makeup in a working salon, eight students at a time.',
  },
  intro: {
    // With the number of programmes: `Two programmes`.
    title: '{programmes}, real faces',
    subtitle:
      'Every class begins with theory and a demonstration; the rest of it is practice. You work on each other in the first week and on models from the second, with a trainer beside you who corrects your hand and not only your result. Teaching is in English and the language of the room.',
  },
  closing: {
    title: 'Sit in on a class',
    text: 'A trial class is free. Tell us which programme you have in mind and whether you have worked in a salon before.',
  },
};
