import { useEffect, useRef, useState } from 'react';

interface Rotation {
  /** The rotation is switched on; the pause button shows this. */
  rotating: boolean;
  /** It moves right now: switched on, not held by a pointer, and in a visible tab. */
  running: boolean;
  toggle: () => void;
  /** Stops until `toggle` starts it again. */
  stop: () => void;
  /** Pauses while `held` is true. */
  hold: (held: boolean) => void;
}

/** Calls `next` every `intervalMs`, with the pauses that WCAG 2.2.2 asks for. Never starts with reduced motion. */
export function useRotation(next: () => void, intervalMs: number): Rotation {
  const [rotating, setRotating] = useState(false);
  const [held, setHeld] = useState(false);
  const [hidden, setHidden] = useState(false);
  const latest = useRef(next);
  latest.current = next;

  useEffect(() => {
    setRotating(!window.matchMedia('(prefers-reduced-motion: reduce)').matches);
    const update = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);

  const running = rotating && !held && !hidden;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => latest.current(), intervalMs);
    return () => clearInterval(timer);
  }, [running, intervalMs]);

  return {
    rotating,
    running,
    toggle: () => setRotating((on) => !on),
    stop: () => setRotating(false),
    hold: setHeld,
  };
}
