import styled from '@emotion/styled';
import { say } from '@salon/content/words/say';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { color, media, motion, space, touchTarget } from '../../shared/theme/tokens';
import { IconButton, PauseIcon, PlayIcon } from '../../shared/ui/icons';
import { type Review, ReviewFigure } from './Review';

const INTERVAL_MS = 5000;
/** How far a finger moves before the touch is a swipe and not a tap. */
const SWIPE_PX = 40;

interface Props {
  testimonials: Review[];
  /** Names the region for screen readers. */
  label: string;
  /** The heading. */
  children?: ReactNode;
}

/**
 * One review at a time; follows the carousel pattern of the ARIA Authoring Practices. A library would add 7 KB for every visitor of
 * the home page.
 */
export function TestimonialCarousel({ testimonials, label, children }: Props) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  // Before hydration the reviews stand side by side, none is inert, and there are no controls.
  const [ready, setReady] = useState(false);
  /** It turns by itself, as the pause button shows, but not under a pointer (`held`). */
  const [rotating, setRotating] = useState(false);
  const [held, setHeld] = useState(false);
  const running = rotating && !held;
  const touchedAt = useRef(0);

  const count = testimonials.length;
  // A single review needs no controls.
  const turns = count > 1;
  const shown = Math.min(chosen, count - 1);
  const show = (index: number) => setChosen((index + count) % count);
  const stop = () => setRotating(false);

  useEffect(() => {
    setReady(true);
    setRotating(!window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, []);
  const turn = useEffectEvent(() => show(shown + 1));
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => !document.hidden && turn(), INTERVAL_MS);
    return () => clearInterval(timer);
  }, [running]);

  const onTabKey = (event: KeyboardEvent<HTMLElement>) => {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: -shown, End: -1 - shown };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(shown + step);
    event.currentTarget
      .querySelectorAll('button')
      .item((shown + step + count) % count)
      .focus();
  };

  return (
    <Area
      aria-roledescription={turns ? say('carousel') : undefined}
      aria-label={label}
      onFocus={stop}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
    >
      {children}
      {turns && (
        <Controls>
          {ready && (
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
              <Dots role="tablist" aria-label={say('Reviews')} onKeyDown={onTabKey}>
                {testimonials.map(({ author }, index) => (
                  <Dot
                    key={index}
                    type="button"
                    role="tab"
                    id={`${id}tab${index}`}
                    aria-selected={index === shown}
                    aria-controls={`${id}slide${index}`}
                    aria-label={say('Review {number} of {count}, by {author}', {
                      number: index + 1,
                      count,
                      author,
                    })}
                    tabIndex={index === shown ? 0 : -1}
                    onClick={() => show(index)}
                  />
                ))}
              </Dots>
            </>
          )}
        </Controls>
      )}
      <Slides
        data-ready={ready || undefined}
        aria-live={turns && !running ? 'polite' : 'off'}
        onPointerDown={({ clientX }) => {
          touchedAt.current = clientX;
        }}
        onPointerUp={({ pointerType, clientX }) => {
          const travel = clientX - touchedAt.current;
          if (pointerType !== 'touch' || Math.abs(travel) <= SWIPE_PX) return;
          stop();
          show(travel < 0 ? shown + 1 : shown - 1);
        }}
      >
        {testimonials.map((review, index) => (
          <Slide
            key={index}
            id={`${id}slide${index}`}
            {...(turns &&
              ready && {
                role: 'tabpanel',
                'aria-roledescription': say('slide'),
                'aria-labelledby': `${id}tab${index}`,
              })}
            inert={ready && index !== shown}
          >
            <ReviewFigure {...review} />
          </Slide>
        ))}
      </Slides>
    </Area>
  );
}

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
const Dot = styled.button`
  flex: 1;
  min-width: 0;
  height: ${touchTarget};
  padding-inline: 2px;
  &::before { content: ''; display: block; border-top: 2px solid ${color.brass}; opacity: 0.45; }
  &[aria-selected='true']::before { border-width: 4px; opacity: 1; }
`;

// Before hydration the reviews are side by side, then they lie on top of each other. The box is as high as the longest review, so
// that nothing moves.
const Slides = styled.div`
  display: flex;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  touch-action: pan-y pinch-zoom;
  @media (scripting: enabled) { overflow: hidden; }
  &[data-ready] {
    display: grid;
    > * { grid-area: 1 / 1; }
    > [inert] { opacity: 0; visibility: hidden; }
  }
`;

const Slide = styled.div`
  flex: 0 0 100%;
  min-width: 0;
  scroll-snap-align: start;
  padding-right: ${space[4]};
  ${media.motionAllowed} { transition: opacity ${motion.fade}, visibility ${motion.fade}; }
`;
