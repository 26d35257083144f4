export async function read<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}

/** How often what is planned is compared with the site. */
export const EVERY_MS = 60_000;
