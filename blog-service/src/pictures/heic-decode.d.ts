// The package has no types of its own, and the ones published for it lack a picture's size.
declare module 'heic-decode' {
  interface HeicPicture {
    width: number;
    height: number;
    decode(): Promise<{ data: Uint8ClampedArray }>;
  }
  const heicDecode: {
    all(file: { buffer: Uint8Array }): Promise<HeicPicture[] & { dispose(): void }>;
  };
  export default heicDecode;
}
