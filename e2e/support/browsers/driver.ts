/** The driver's reference to an element of the page. */
export type Element = unknown;

/** The few browser functions that the stories need. */
export interface Driver {
  open(address: string): Promise<void>;
  /** Runs a function in the page and returns its result, JSON or an element. The function can't use variables around it. */
  call<Args extends (string | number)[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  click(element: Element): Promise<void>;
  type(element: Element, text: string): Promise<void>;
  choose(element: Element, file: string): Promise<void>;
  close(): Promise<void>;
}
