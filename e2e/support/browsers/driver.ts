/** An element of the page, as the driver knows it. */
export type Element = unknown;

/** The little that a story needs of a browser. */
export interface Driver {
  open(address: string): Promise<void>;
  /** Calls a function in the page, which sees nothing around it, and gives what it returns: JSON or an element. */
  call<Args extends (string | number)[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  click(element: Element): Promise<void>;
  type(element: Element, text: string): Promise<void>;
  choose(element: Element, file: string): Promise<void>;
  close(): Promise<void>;
}
