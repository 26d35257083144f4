import type { Price } from '../../content/site-content';

/** A price as search engines read it; nothing for one that is said after a look. */
export function priceJsonLd(price: Price | undefined) {
  if (!price || price.kind === 'quoted' || price.rupees === undefined) return {};
  const { kind, rupees, to, unit } = price;
  return {
    priceSpecification: {
      '@type': kind === 'unit' ? 'UnitPriceSpecification' : 'PriceSpecification',
      priceCurrency: 'INR',
      ...(kind === 'from' || kind === 'range' ? { minPrice: rupees } : { price: rupees }),
      ...(kind === 'range' && { maxPrice: to }),
      ...(kind === 'unit' && { unitText: unit }),
    },
  };
}
