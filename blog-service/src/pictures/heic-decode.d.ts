// The package brings no types of its own; those made for it lack the size of a picture.
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
