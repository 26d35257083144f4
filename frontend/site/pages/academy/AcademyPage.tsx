import styled from '@emotion/styled';
import { dateOf } from '@salon/content/hours/localTime';
import { dateText } from '@salon/content/hours/texts';
import { formatRupees } from '@salon/content/words/prices';
import { useLoaderData } from 'react-router-dom';
import { color, fontSize, media, space } from '../../../shared/theme/tokens';
import { ButtonLink } from '../../../shared/ui/Button';
import { Picture } from '../../../shared/ui/picture/Picture';
import { addressOf } from '../../../shared/ui/picture/shownPicture';
import { Column, Section } from '../../../shared/ui/Section';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { BookingBlock } from '../../booking/BookingBlock';
import { useLinks } from '../../booking/useLinks';
import { JsonLd, programJsonLd } from '../../head/jsonLd';
import { PageHead } from '../../head/PageHead';
import { useNow } from '../../layout/frame';
import type { DataOf } from '../../page-data';
import { Questions } from '../../questions/Questions';
import { Hero } from '../../ui/hero/Hero';
import { NoWrap } from '../../ui/NoWrap';
import { SectionHeading } from '../../ui/SectionHeading';
import { TickList } from '../../ui/TickList';

export function Component() {
  const { head, hero, intro, programs, questions, closing } = useLoaderData<DataOf<'academy'>>();
  const { question } = useLinks();
  return (
    <>
      <PageHead head={head} />
      <Hero title={hero.title} subtitle={hero.subtitle} backgroundImage={hero.picture}>
        <ButtonLink href={question('the academy')} newTab onDark>
          Ask on chat
        </ButtonLink>
      </Hero>
      <Section>
        <Column>
          <SectionHeading title={intro.title} subtitle={intro.subtitle} />
        </Column>
      </Section>
      {programs.map((program, index) => (
        <Section key={program.id} background={index % 2 === 0 ? 'shade' : 'paper'} id={program.id}>
          <ProgramSection program={program} />
        </Section>
      ))}
      <Questions questions={questions} background={programs.length % 2 === 0 ? 'shade' : 'paper'} />
      <BookingBlock {...closing} chatHref={question('the academy')} chatText="Get in touch" />
    </>
  );
}

function ProgramSection({ program }: { program: DataOf<'academy'>['programs'][number] }) {
  const { question } = useLinks();
  const { nextBatch, fee, seatsLeft } = program;
  const now = useNow();
  const isAhead = nextBatch !== undefined && nextBatch >= dateOf(now);
  return (
    <ProgramLayout>
      {__RENDERER__ && <JsonLd data={programJsonLd(program, isAhead ? nextBatch : undefined)} />}
      <ProgramText>
        <SectionHeading title={program.title} subtitle={program.summary} />
        <ProgramFacts>
          {program.duration && (
            <>
              <dt>Duration</dt>
              <dd>
                <NoWrap>{program.duration}</NoWrap>
              </dd>
            </>
          )}
          {program.forWhom && (
            <>
              <dt>For whom</dt>
              <dd>{program.forWhom}</dd>
            </>
          )}
          {isAhead && (
            <>
              <dt>Next batch</dt>
              <dd>
                {dateText(nextBatch, now)}
                {seatsLeft !== undefined && `, ${seatsText(seatsLeft)}`}
              </dd>
            </>
          )}
          {fee !== undefined && (
            <>
              <dt>Fee</dt>
              <dd>{formatRupees(fee)}</dd>
            </>
          )}
        </ProgramFacts>
        <ButtonLink href={question(`the programme ${program.title}`)} newTab>
          Get in touch
          <VisuallyHidden> about {program.title}</VisuallyHidden>
        </ButtonLink>
      </ProgramText>
      {program.modules.length > 0 && (
        <Modules>
          <h3>What you learn</h3>
          <TickList items={program.modules} />
        </Modules>
      )}
      <Gallery>
        {program.gallery.map((picture) => (
          <li key={addressOf(picture)}>
            <Picture
              picture={picture}
              sizes="(min-width: 1408px) 19.3rem, (min-width: 720px) 21.8vw, 44vw"
              ratio="3 / 2"
            />
          </li>
        ))}
      </Gallery>
    </ProgramLayout>
  );
}

const seatsText = (seats: number) =>
  seats === 0 ? 'fully booked' : `${seats} ${seats === 1 ? 'seat' : 'seats'} left`;

const ProgramLayout = styled(Column)`
  display: grid;
  gap: ${space[12]};
  ${media.wide} { grid-template-columns: 6fr 5fr; gap: ${space[12]} ${space[20]}; }
`;

const ProgramText = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${space[6]};
`;

const ProgramFacts = styled.dl`
  display: grid;
  gap: ${space[1]};
  dt { color: ${color.brassDeep}; font-weight: 600; }
  dd { margin-bottom: ${space[3]}; max-width: 34rem; }
`;

const Modules = styled.div`
  h3 { font-size: ${fontSize.h3}; margin-bottom: ${space[4]}; }
`;

const Gallery = styled.ul`
  grid-column: 1 / -1;
  display: grid;
  gap: ${space[2]};
  grid-template-columns: repeat(2, 1fr);
  ${media.tablet} { grid-template-columns: repeat(4, 1fr); gap: ${space[4]}; }
`;
