import styled from '@emotion/styled';
import useEmblaCarousel from 'embla-carousel-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Testimonial } from '../../content/types';
import { color, font, leading, size, space, touch, wide } from '../../theme/tokens';
import { IconButton } from '../../ui/IconButton';
import { PauseIcon, PlayIcon } from '../../ui/icons';
import { useRotation } from './useRotation';

const INTERVAL_MS = 5000;

interface Props {
  testimonials: Testimonial[];
  /** Names the region for screen readers. */
  label: string;
}

/** One review at a time; follows the carousel pattern of the ARIA Authoring Practices. */
export function TestimonialCarousel({ testimonials, label }: Props) {
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const [viewport, embla] = useEmblaCarousel({ loop: true });
  const [shown, setShown] = useState(0);
  // Rendered without scripts the reviews stand side by side and none is inert.
  const [ready, setReady] = useState(false);

  useEffect(() => {
    if (!embla) return;
    const onSelect = () => setShown(embla.selectedScrollSnap());
    embla.on('select', onSelect);
    setReady(true);
    return () => {
      embla.off('select', onSelect);
    };
  }, [embla]);

  const { rotating, running, toggle, stop, hold } = useRotation(() => embla?.scrollNext(), INTERVAL_MS);

  const show = (index: number) => {
    embla?.scrollTo(index);
    setShown(index);
  };

  const onTabKey = (event: KeyboardEvent) => {
    const last = testimonials.length - 1;
    const targets: Record<string, number> = {
      ArrowRight: shown === last ? 0 : shown + 1,
      ArrowLeft: shown === 0 ? last : shown - 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    show(target);
    tabs.current?.querySelectorAll('button')[target]?.focus();
  };

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      onFocus={(event) => {
        // A click on the pause button focuses it first: stopping here would make the click start it again.
        if (!event.target.matches('[data-rotation]:not(:focus-visible)')) stop();
      }}
      onMouseEnter={() => hold(true)}
      onMouseLeave={() => hold(false)}
    >
      <Controls hidden={!ready}>
        <IconButton
          type="button"
          data-rotation
          aria-label={rotating ? 'Stop automatic slide show' : 'Start automatic slide show'}
          onClick={toggle}
        >
          {rotating ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
        <Dots ref={tabs} role="tablist" aria-label="Reviews" onKeyDown={onTabKey}>
          {testimonials.map(({ id: key, author }, index) => (
            <Dot
              key={key}
              type="button"
              role="tab"
              id={`${id}tab${index}`}
              aria-selected={index === shown}
              aria-controls={`${id}slide${index}`}
              aria-label={`Review ${index + 1} of ${testimonials.length}, by ${author}`}
              tabIndex={index === shown ? 0 : -1}
              onClick={() => show(index)}
            />
          ))}
        </Dots>
      </Controls>
      <Viewport ref={viewport} data-ready={ready || undefined}>
        <Slides aria-live={running ? 'off' : 'polite'}>
          {testimonials.map(({ id: key, content, author, location }, index) => (
            <Slide
              key={key}
              role="tabpanel"
              id={`${id}slide${index}`}
              aria-roledescription="slide"
              aria-labelledby={`${id}tab${index}`}
              inert={ready && index !== shown}
            >
              <figure>
                <Quote>{content}</Quote>
                <figcaption>
                  <strong>{author}</strong>, {location}
                </figcaption>
              </figure>
            </Slide>
          ))}
        </Slides>
      </Viewport>
    </section>
  );
}

const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin: ${space[8]} 0 ${space[4]} -${space[3]};
  &[hidden] { visibility: hidden; }
`;

const Dots = styled.div`
  display: flex;
  flex-wrap: wrap;
`;

// The dot is small, its target is not: 24 px wide on a phone, so that eleven fit beside the pause button.
const Dot = styled.button`
  width: 1.5rem;
  height: ${touch};
  display: grid;
  place-items: center;
  &::before {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    border: 1px solid ${color.brass};
  }
  &[aria-selected='true']::before { background: ${color.brass}; }
  ${wide.tablet} { width: ${touch}; }
`;

const Viewport = styled.div`
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  &[data-ready] { overflow: hidden; scroll-snap-type: none; }
`;

const Slides = styled.div`
  display: flex;
  touch-action: pan-y pinch-zoom;
`;

const Slide = styled.div`
  flex: 0 0 100%;
  min-width: 0;
  scroll-snap-align: start;
  padding-right: ${space[8]};
  figcaption { margin-top: ${space[6]}; color: ${color.jasmineSoft}; }
  strong { color: ${color.brass}; font-weight: 600; }
`;

const Quote = styled.blockquote`
  max-width: 54rem;
  font-family: ${font.display};
  font-style: italic;
  font-size: ${size.quote};
  line-height: ${leading.snug};
  text-wrap: pretty;
`;
