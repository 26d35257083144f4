import styled from '@emotion/styled';
import type { SiteContent, SitePhoto } from '@salon/content/description';
import { valueAt } from '@salon/content/paths';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { media, radius, space } from '../../../shared/theme/tokens';
import { Picture } from '../../../shared/ui/picture/Picture';
import { shownPicture } from '../../../shared/ui/picture/sitePicture';
import { useToast } from '../../../shared/ui/Toast';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { ClientsFace } from '../../consents/Consents';
import { FocalPoint, focusOf } from '../../pictures/FocalPoint';
import { ButtonRow } from '../../ui/buttons';
import { ErrorText, Hint } from '../../ui/Field';
import { Fold, Stack } from '../../ui/parts';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { TextField } from '../fields/TextField';
import { AddPhoto } from './AddPhoto';
import { slotAt } from './slotAt';

interface Props {
  path: string;
  /** Its name in this form. */
  name: string;
  photo: SitePhoto;
  /** Further buttons. */
  children?: ReactNode;
}

/** A picture: what it shows, how it is cropped, and another one in its place. Without a description, pages have words for its place. */
export function PhotoFields({ path, name, photo, children }: Props) {
  const { content, change, errors, offerUndo } = useSiteDraft();
  const toast = useToast();
  const slot = slotAt(content, path);
  const isDrawing = 'drawing' in shownPicture(photo, slot);

  const set = (part: Partial<SitePhoto>, what: string) =>
    change((draft) => void Object.assign(valueAt(draft, path) ?? {}, part), `${what} of ${name}`);

  function replace(next: SitePhoto) {
    const isHere = document.activeElement?.id === `${path}.image`;
    let isThere = false;
    const put = (draft: SiteContent) => {
      const here = valueAt(draft, path) as SitePhoto | undefined;
      isThere = here?.image === photo.image;
      if (here && isThere) Object.assign(here, { focus: undefined, ...next });
    };
    flushSync(() => change(put, `another picture of ${name}`));
    // While it was on its way, its place may have gone.
    if (!isThere) return toast(`${name} is no longer there, so nothing was replaced.`, 'alert');
    offerUndo('It is replaced. You can describe what the new picture shows.');
    // In a list its row is another one.
    if (isHere) document.getElementById(`${path}.alt`)?.focus();
  }

  const another = <AddPhoto id={`${path}.image`} label="Change picture" onAdd={replace} />;
  return (
    <Row>
      <div>
        <Picture picture={shownPicture(photo, slot)} ratio="1 / 1" sizes="8rem" decorative />
      </div>
      <Stack gap={2}>
        {isDrawing ? (
          <>
            <Hint>A drawing stands here until you choose a photograph.</Hint>
            {another}
          </>
        ) : (
          <>
            <TextField
              type="long"
              path={`${path}.alt`}
              label={`${name}: what it shows`}
              hint={
                photo.alt.trim() || !slot.words
                  ? undefined
                  : `A sentence for people who can't see it. Until you write one, pages say “${slot.words}”.`
              }
              value={photo.alt}
              onChange={(alt) => set({ alt }, 'description')}
            />
            <Fold>
              <summary id={path}>
                Crop or change<VisuallyHidden> {name}</VisuallyHidden>
              </summary>
              <Stack gap={5}>
                <FocalPoint point={focusOf(photo)} onChange={(focus) => set({ focus }, 'crop')}>
                  <Picture
                    picture={shownPicture({ ...photo, focus: undefined }, slot)}
                    sizes="(min-width: 720px) 40rem, 90vw"
                    decorative
                  />
                </FocalPoint>
                {another}
                <ClientsFace image={photo.image} />
              </Stack>
            </Fold>
          </>
        )}
        <ErrorText id={`${path}-error`}>{errors[path] ?? errors[`${path}.image`]}</ErrorText>
        <ButtonRow>{children}</ButtonRow>
      </Stack>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  max-width: 48rem;
  > :first-child { flex: 0 0 5rem; overflow: hidden; align-self: start; border-radius: ${radius}; }
  > :last-child { flex: 1 1 11rem; }
  ${media.tablet} { > :first-child { flex-basis: 8rem; } }
`;
