import { toSay } from '@salon/content/words/say';

/** `drawings/place-map.svg` is shown only while the salon has this address: another one needs another drawing. */
export const drawnMap = {
  address: '12 Temple Tank Road, South Extension, Your City, Your State 000000, India',
  description: toSay(
    'Sketch of the streets around the salon: it stands on Temple Tank Road across from the temple tank, above the flower market, with a lane beside it that leads to the car park behind.',
  ),
};
