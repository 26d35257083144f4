import type { Program, SiteContent } from '../../../../content/site-content';
import { changed, idFor, moved, without } from '../lists/lists';

const withPrograms = (content: SiteContent, programs: Program[]): SiteContent => ({
  ...content,
  academy: { ...content.academy, programs },
});

export const changeProgram = (content: SiteContent, id: string, change: Partial<Program>) =>
  withPrograms(content, changed(content.academy.programs, id, change));

/** Adds a programme. Also returns its id. */
export function addProgram(content: SiteContent, title: string): { content: SiteContent; id: string } {
  const { programs } = content.academy;
  const id = idFor(title, idsOf(programs), 'programme');
  const program: Program = {
    id,
    title,
    summary: '',
    duration: '',
    forWhom: '',
    modules: [],
    gallery: [],
    hidden: false,
  };
  return { content: withPrograms(content, [...programs, program]), id };
}

/** Adds a copy after the programme. It is hidden until the owner has edited and shown it. */
export function duplicateProgram(
  content: SiteContent,
  id: string,
): { content: SiteContent; id: string } | undefined {
  const { programs } = content.academy;
  const place = programs.findIndex((program) => program.id === id);
  const original = programs[place];
  if (!original) return undefined;
  const title = `${original.title} (copy)`;
  const copy = { ...structuredClone(original), id: idFor(title, idsOf(programs)), title, hidden: true };
  return { content: withPrograms(content, programs.toSpliced(place + 1, 0, copy)), id: copy.id };
}

export const removeProgram = (content: SiteContent, id: string) =>
  withPrograms(content, without(content.academy.programs, id));

export function restoreProgram(content: SiteContent, program: Program, place: number): SiteContent {
  const { programs } = content.academy;
  if (programs.some(({ id }) => id === program.id)) return content;
  return withPrograms(content, programs.toSpliced(place, 0, program));
}

export function moveProgram(content: SiteContent, id: string, by: -1 | 1): SiteContent {
  const { programs } = content.academy;
  const from = programs.findIndex((program) => program.id === id);
  return withPrograms(content, moved(programs, from, from + by));
}

const idsOf = (programs: Program[]) => programs.map(({ id }) => id);
