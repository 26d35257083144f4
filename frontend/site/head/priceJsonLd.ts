import type { Price } from '@salon/content/description';

/** A price for search engines; empty for a price that is only quoted on request. */
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
