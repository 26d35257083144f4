import { useEffect, useState } from 'react';

/** The value of a page's data once it has arrived; until then the previous value, if any. */
export function useArrived<Value>(data: Value | Promise<Value>): Value | undefined {
  const [arrived, setArrived] = useState(data instanceof Promise ? undefined : data);
  useEffect(() => {
    let asked = true;
    Promise.resolve(data).then(
      (value) => asked && setArrived(value),
      // The component that shows the data reports the error.
      () => {},
    );
    return () => {
      asked = false;
    };
  }, [data]);
  return arrived;
}
