import { useEffect, useState } from 'react';

/** What a page's data hold, once it is there; what was there before until then. */
export function useArrived<Value>(data: Value | Promise<Value>): Value | undefined {
  const [arrived, setArrived] = useState(data instanceof Promise ? undefined : data);
  useEffect(() => {
    let asked = true;
    Promise.resolve(data).then(
      (value) => asked && setArrived(value),
      // Whoever shows the data says what went wrong.
      () => {},
    );
    return () => {
      asked = false;
    };
  }, [data]);
  return arrived;
}
