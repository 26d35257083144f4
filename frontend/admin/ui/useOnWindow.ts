import { useEffect, useEffectEvent } from 'react';

export function useOnWindow<Kind extends Event>(name: string, act: (event: Kind) => void): void {
  const onEvent = useEffectEvent(act);
  useEffect(() => {
    const listen = (event: Event) => onEvent(event as Kind);
    window.addEventListener(name, listen);
    return () => window.removeEventListener(name, listen);
  }, [name]);
}
