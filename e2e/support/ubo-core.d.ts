declare module '@gorhill/ubo-core' {
  /** uBlock Origin's engine: matchRequest answers 0 for a request that no entry of the lists blocks. */
  export class StaticNetFilteringEngine {
    static create(): Promise<StaticNetFilteringEngine>;
    useLists(lists: { name: string; raw: string }[]): Promise<void>;
    matchRequest(request: { originURL: string; url: string; type: string }): number;
  }
}
