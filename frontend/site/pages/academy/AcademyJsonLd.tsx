import { salon } from '../../../shared/content/salon';
import { JsonLd } from '../../head/JsonLd';
import { SALON_ID } from '../../head/SalonJsonLd';
import type { ShownProgram } from './data';

/** Structured data of a programme with its next batch and fee. */
export function AcademyJsonLd({ program, isAhead }: { program: ShownProgram; isAhead: boolean }) {
  const { title, summary, nextBatch, fee, seatsLeft } = program;
  return (
    <JsonLd
      data={{
        '@type': 'Course',
        name: title,
        description: summary,
        provider: { '@type': 'BeautySalon', '@id': SALON_ID, name: salon.name },
        ...(isAhead && {
          hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Onsite', startDate: nextBatch },
        }),
        ...(fee !== undefined && {
          offers: {
            '@type': 'Offer',
            price: fee,
            priceCurrency: 'INR',
            ...(seatsLeft === 0 && { availability: 'https://schema.org/SoldOut' }),
          },
        }),
      }}
    />
  );
}
