import styled from '@emotion/styled';
import { dateOf } from '@salon/content/hours/localTime';
import { dateText } from '@salon/content/hours/texts';
import { saidDuration } from '@salon/content/words/durations';
import { formatRupees } from '@salon/content/words/prices';
import { say, sayMany } from '@salon/content/words/say';
import { useLoaderData } from 'react-router-dom';
import { bothNames } from '../../../shared/booking/bothNames';
import { color, fontSize, media, radius, space, width } from '../../../shared/theme/tokens';
import { ButtonLink } from '../../../shared/ui/Button';
import { Picture } from '../../../shared/ui/picture/Picture';
import { addressOf } from '../../../shared/ui/picture/shownPicture';
import { Column, Section } from '../../../shared/ui/Section';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { BookingBlock } from '../../booking/BookingBlock';
import { useFrame, useLinks, useNow } from '../../layout/frame';
import type { DataOf } from '../../page-data';
import { SectionHeading } from '../../ui/SectionHeading';
import { TickList } from '../../ui/TickList';

export function Component() {
  const data = useLoaderData<DataOf<'academy'>>();
  const { hero, intro, programs, program: words, questions, closing } = data;
  const { question } = useLinks();
  return (
    <>
      <Top>
        <Column>
          <TopText>
            <h1>{hero.title}</h1>
            <p>{hero.subtitle}</p>
          </TopText>
          <Drawing>
            <Picture
              picture={hero.picture}
              decorative
              sizes="(min-width: 45em) 50vw, 100vw"
              ratio="2 / 1"
              priority
            />
          </Drawing>
          {programs.map((program) => (
            <ProgramFacts key={program.id} program={program} words={words} />
          ))}
        </Column>
      </Top>
      {(intro.title || intro.subtitle) && (
        <Section>
          <Column>
            <SectionHeading title={intro.title} subtitle={intro.subtitle} />
          </Column>
        </Section>
      )}
      {programs.map((program, index) => (
        <Section key={program.id} background={index % 2 === 0 ? 'shade' : 'paper'} id={program.id}>
          <ProgramSection program={program} words={words} />
        </Section>
      ))}
      <BookingBlock
        {...closing}
        chatHref={question(words.wantsAny)}
        chatText={words.ask}
        questions={questions}
      />
    </>
  );
}

interface ProgramProps {
  program: DataOf<'academy'>['programs'][number];
  words: DataOf<'academy'>['program'];
}

function ProgramFacts({ program, words }: ProgramProps) {
  const { id, title, original, nextBatch, fee, seatsLeft } = program;
  const duration = saidDuration(program.duration);
  const price = fee === undefined ? undefined : formatRupees(fee);
  const { written, aside } = useLinks();
  const { greeting, wantsAnswer } = useFrame().words;
  const now = useNow();
  const isAhead = nextBatch !== undefined && nextBatch >= dateOf(now);
  const batch = isAhead && [dateText(nextBatch, now), seatsText(seatsLeft)].filter(Boolean).join(', ');
  /** Says what the page says of the programme. */
  const message = [
    `${greeting} ${wantsAnswer} ${words.wantsOne} ${bothNames({ name: title, original })}.`,
    [
      batch && say('Batch: {batch}', { batch }),
      duration && say('Duration: {duration}', { duration }),
      price && say('Fee: {fee}', { fee: price }),
    ]
      .filter(Boolean)
      .join('\n'),
    batch && seatsLeft !== 0 ? words.asksSeat : words.asksBatch,
    aside,
  ];
  return (
    <Facts data-name={original ?? title}>
      <h2>
        <a href={`#${id}`}>{title}</a>
      </h2>
      <dl>
        {duration && <dt>{say('Duration')}</dt>}
        {duration && <dd>{duration}</dd>}
        <dt>{say('Next batch')}</dt>
        <dd>{batch || say('On request')}</dd>
        <dt>{say('Fee')}</dt>
        <dd>{price ?? say('On request')}</dd>
      </dl>
      <ButtonLink href={written(message.filter(Boolean).join('\n\n'))} newTab>
        {words.ask}
        <VisuallyHidden>{` ${say('about {title}', { title })}`}</VisuallyHidden>
      </ButtonLink>
    </Facts>
  );
}

const ProgramSection = ({ program: { title, summary, forWhom, modules, gallery }, words }: ProgramProps) => (
  <ProgramLayout>
    <div>
      <SectionHeading title={title} subtitle={summary} />
      {forWhom && (
        <ForWhom>
          <dt>{words.forWhom}</dt>
          <dd>{forWhom}</dd>
        </ForWhom>
      )}
    </div>
    {modules.length > 0 && (
      <div>
        <h3>{words.learn}</h3>
        <TickList items={modules} />
      </div>
    )}
    <Gallery>
      {gallery.map((picture) => (
        <li key={addressOf(picture)}>
          <Picture
            picture={picture}
            sizes={
              gallery.length === 3
                ? '(min-width: 1408px) 26rem, 30vw'
                : '(min-width: 1408px) 19.3rem, (min-width: 720px) 21.8vw, 44vw'
            }
            ratio="3 / 2"
          />
        </li>
      ))}
    </Gallery>
  </ProgramLayout>
);

const seatsText = (seats: number | undefined) =>
  seats === 0 ? say('fully booked') : seats && sayMany(seats, '{count} seat left', '{count} seats left');

const Top = styled.section`
  overflow: hidden;
  background: linear-gradient(${color.leaf} calc(100% - 7rem), ${color.paper} 0);
  color: ${color.jasmine};
  > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[6]}; }
  ${media.besidePicture} { > div { grid-template-columns: 1fr 1fr; } article:nth-of-type(odd):last-child { grid-column: 1 / -1; } }
`;

const TopText = styled.div`
  padding-bottom: ${space[2]};
  p { max-width: ${width.aside}; margin-top: ${space[4]}; font-size: ${fontSize.lead}; color: ${color.jasmineSoft}; }
  ${media.besidePicture} { align-self: end; padding-block: ${space[12]} ${space[10]}; }
  ${media.low} { padding-block: ${space[6]}; }
`;

const Drawing = styled.div`
  order: -1;
  mask: linear-gradient(#000 70%, transparent);
  margin-inline: calc(-1 * ${space.gutter});
  ${media.besidePicture} {
    position: relative;
    order: 0;
    min-height: min(23vw, 38rem);
    margin: 0 calc(-1 * ${space.edge}) -${space[12]} 0;
    img, svg { position: absolute; inset: 0; height: 100%; }
  }
`;

const Facts = styled.article`
  position: relative;
  container-type: inline-size;
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${space[4]};
  padding: ${space[6]};
  background: ${color.card};
  color: ${color.ink};
  border-top: 1px solid ${color.brass};
  border-radius: ${radius};
  h2 { font-size: ${fontSize.h3}; }
  h2 a { text-decoration: none; &:hover { text-decoration: underline; } }
  dl { display: grid; grid-template-columns: auto 1fr; align-content: start; gap: ${space[1]} ${space[5]}; }
  dt { color: ${color.inkSoft}; }
  dd { font-weight: 600; text-wrap: balance; }
  @container (max-width: 20rem) { dl { grid-template-columns: minmax(0, 1fr); } }
  > a { justify-self: start; }
`;

const ProgramLayout = styled(Column)`
  display: grid;
  gap: ${space[12]};
  h3 { font-size: ${fontSize.h3}; margin-bottom: ${space[4]}; }
  ${media.wide} { grid-template-columns: 6fr 5fr; gap: ${space[12]} ${space[20]}; }
`;

const ForWhom = styled.dl`
  margin-top: ${space[6]};
  dt { color: ${color.brassDeep}; font-weight: 600; }
  dd { max-width: 34rem; }
`;

const Gallery = styled.ul`
  grid-column: 1 / -1;
  display: grid;
  gap: ${space[2]};
  grid-template-columns: repeat(2, 1fr);
  ${media.tablet} { grid-template-columns: repeat(4, 1fr); gap: ${space[4]}; }
  &:has(> :nth-of-type(3):last-of-type) { grid-template-columns: repeat(3, 1fr); }
`;
