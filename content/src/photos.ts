/** What each picture that comes with the site shows, for people who can't see it. Its master is `frontend/photos/NAME.jpg`. */
export const photos = {
  'barber-brush-bowl': "A barber's damp shaving brush laid down in a brass bowl of wet lather",
  'manicure-set': 'A steel cuticle pusher and a nail file on a dark towel, lacquers behind',
  'cream-jar': 'A stoneware jar of white cream on marble, a wooden spatula in it',
  'serum-drops': 'Golden drops of serum on pale stone, one more hanging from a glass dropper',
  'clay-mask': 'Thick grey-green river clay in a dark bowl, a candle behind',
  'gua-sha': 'A green gua sha stone with drops of oil on a folded towel',
  lipsticks: 'A red lipstick open on a worn table by the window, one in wine beside it',
  'powder-compacts': 'A worn brass compact open at the window, a powder brush in front',
  'eye-palette': 'A used eyeshadow palette in earth, rose, gold and green',
  'towels-candle': 'Terry towels, two folded and one rolled, beside a lit candle and a bowl of water',
  'jasmine-stone': 'A strand of jasmine buds and a brass bowl of them on a dark stone ledge',
};

export type PhotoName = keyof typeof photos;
