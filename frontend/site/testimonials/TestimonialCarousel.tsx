import styled from '@emotion/styled';
import { say } from '@salon/content/words/say';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import {
  color,
  font,
  fontSize,
  lineHeight,
  media,
  motion,
  radius,
  space,
  touchTarget,
  width,
} from '../../shared/theme/tokens';
import { IconButton, PauseIcon, PlayIcon } from '../../shared/ui/icons';
import type { DataOf } from '../page-data';

const INTERVAL_MS = 5000;

type Review = DataOf<'home'>['testimonials']['reviews'][number];

interface Props {
  testimonials: Review[];
  /** Names the region for screen readers. */
  label: string;
  /** The heading. */
  children?: ReactNode;
}

/**
 * A row of reviews that the browser scrolls and snaps, one in sight; it turns by itself until somebody takes part. A library would add
 * 7 KB for every visitor of the home page.
 */
export function TestimonialCarousel({ testimonials, label, children }: Props) {
  const name = useId();
  const row = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  /** It turns by itself, as the pause button shows, but not under a pointer (`held`). Unknown until scripts run. */
  const [rotating, setRotating] = useState<boolean>();
  const [held, setHeld] = useState(false);
  const running = rotating && !held;
  const count = testimonials.length;
  const stop = () => setRotating(false);
  const show = (index: number) => {
    setShown(index);
    if (row.current) row.current.scrollLeft = index * row.current.clientWidth;
  };

  useEffect(() => setRotating(!window.matchMedia('(prefers-reduced-motion: reduce)').matches), []);
  const turn = useEffectEvent(() => show((shown + 1) % count));
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => !document.hidden && turn(), INTERVAL_MS);
    return () => clearInterval(timer);
  }, [running]);

  return (
    <Area
      aria-roledescription={count > 1 ? say('carousel') : undefined}
      aria-label={label}
      onFocus={stop}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
    >
      {children}
      {/* A single review needs no controls. */}
      {count > 1 && (
        <Controls>
          {rotating !== undefined && (
            <>
              <IconButton
                type="button"
                aria-label={say(rotating ? 'Stop automatic slide show' : 'Start automatic slide show')}
                // Without this a click would focus the button, which stops the rotation, and then start it again.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => setRotating(!rotating)}
              >
                {rotating ? <PauseIcon /> : <PlayIcon />}
              </IconButton>
              <Dots role="radiogroup" aria-label={say('Reviews')}>
                {testimonials.map(({ author }, index) => (
                  <Dot
                    key={index}
                    type="radio"
                    name={name}
                    checked={index === shown}
                    aria-label={say('Review {number} of {count}, by {author}', {
                      number: index + 1,
                      count,
                      author,
                    })}
                    onChange={() => show(index)}
                  />
                ))}
              </Dots>
            </>
          )}
        </Controls>
      )}
      <Slides
        ref={row}
        role="group"
        aria-label={say('Reviews')}
        aria-live={running ? 'off' : 'polite'}
        tabIndex={0}
        onPointerDown={stop}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(scrollLeft / clientWidth))
        }
      >
        {testimonials.map((review, index) => (
          <div key={index} inert={rotating !== undefined && index !== shown}>
            <ReviewFigure {...review} />
          </div>
        ))}
      </Slides>
    </Area>
  );
}

/** A longer one scrolls, as its length would be the height of the carousel for all of them. */
const LONGEST = 280;

/** One review, on the dark ground. */
const ReviewFigure = ({ content, author, location, isSample }: Review) => (
  <Said>
    <blockquote style={{ fontSize: sizeFor(content) }} tabIndex={content.length > LONGEST ? 0 : undefined}>
      {content}
    </blockquote>
    <figcaption>
      <strong>{author}</strong>
      {location && `, ${location}`}
      {isSample && <span>{say('Sample')}</span>}
    </figcaption>
  </Said>
);

/** A short review is set larger than a long one, so that they fill about the same space. */
const sizeFor = ({ length }: string) =>
  length > 170 ? fontSize.h3 : length > 90 ? fontSize.quote : fontSize.h2;

// Heading and controls stand beside the review, where there is room for both.
const Area = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]} ${space.half};
  ${media.desktop} {
    grid-template-columns: 5fr minmax(0, 7fr);
    grid-template-rows: 1fr auto;
    > :last-child { grid-area: 1 / 2 / span 2; align-content: center; }
  }
`;

const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${touchTarget};
  margin-left: max(-${space[3]}, -1 * ${space.gutter});
`;

const Dots = styled.div`
  display: flex;
  flex: 1;
  max-width: 30rem;
`;

// A strand for each review. With forced colours only borders keep their look, so the border is the strand.
const Dot = styled.input`
  flex: 1;
  min-width: 0;
  height: ${touchTarget};
  margin: 0;
  padding-inline: 2px;
  appearance: none;
  cursor: pointer;
  &::before { content: ''; display: block; margin-top: calc(${touchTarget} / 2 - 1px); border-top: 2px solid ${color.brass}; opacity: 0.45; }
  &:checked::before { margin-top: calc(${touchTarget} / 2 - 2px); border-width: 4px; opacity: 1; }
`;

// As high as the longest review, so that nothing moves.
const Slides = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 100%;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  > * { scroll-snap-align: start; padding-right: ${space[4]}; }
  > [inert] { opacity: 0; }
  ${media.motionAllowed} { > * { transition: opacity ${motion.fade}; } }
`;

const Said = styled.figure`
  blockquote {
    max-width: ${width.title};
    font-family: ${font.display};
    letter-spacing: -0.005em;
    line-height: ${lineHeight.snug};
    text-wrap: pretty;
    &[tabindex] { max-height: 22rem; overflow-y: auto; }
  }
  figcaption { margin-top: ${space[6]}; color: ${color.jasmineSoft}; }
  figcaption span {
    display: inline-block;
    margin-left: ${space[3]};
    padding: 0 ${space[2]};
    border: 1px solid ${color.leafLine};
    border-radius: ${radius};
    font-size: ${fontSize.label};
  }
  strong { color: ${color.brass}; font-weight: 600; }
`;
