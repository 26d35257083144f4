import { useState } from 'react';
import { useToast } from '../../../shared/ui/Toast';
import { useAttempt } from '../../api/errors';
import { leadAddress, listAddresses, removeAddress } from '../../api/site';
import { shownPages } from '../../shownPages';
import { OutlineButton } from '../../ui/buttons';
import { FieldForm, Hint, LineField } from '../../ui/Field';
import { LoadFailed, useLoaded } from '../../ui/Loaded';
import { Stack } from '../../ui/parts';
import { ActionRows } from '../../ui/RowList';
import { useForm } from '../../ui/useForm';
import { useSiteDraft } from '../draft/SiteDraftProvider';

/** Addresses of an old site, those that came with an import too: where each leads, at once and without publishing. */
export function OldAddresses() {
  const { content } = useSiteDraft();
  const toast = useToast();
  const attempt = useAttempt();
  const [search, setSearch] = useState('');
  const { value, error, reload } = useLoaded((signal) => listAddresses(search, signal), [search]);
  const { form, errors } = useForm(async ({ path = '', leadsTo = '' }) => {
    const now = await leadAddress({ path: path.trim(), leadsTo: leadsTo.trim() });
    const before = now.ledTo && now.ledTo !== now.leadsTo ? `, no longer to ${now.ledTo}` : '';
    toast(`${now.path} leads to ${now.leadsTo}${before}.`);
    form.ref.current?.reset();
    reload();
    return undefined;
  }, 'path');

  const remove = (path: string) =>
    attempt('The address can’t be removed right now.', async () => {
      await removeAddress(path);
      toast(`${path} leads nowhere now.`);
      reload();
    });

  return (
    <Stack gap={6}>
      <FieldForm {...form}>
        <LineField
          name="path"
          label="Old address"
          hint="As in /offers-2024."
          error={errors.path}
          maxLength={500}
        />
        <LineField
          name="leadsTo"
          label="Leads to"
          hint="A page of this site, as in /offers."
          error={errors.leadsTo}
          suggestions={Object.keys(shownPages(content))}
          maxLength={160}
        />
        <OutlineButton type="submit">Save</OutlineButton>
      </FieldForm>
      <LineField
        type="search"
        label="Find an old address"
        value={search}
        onChange={setSearch}
        maxLength={100}
      />
      {error && <LoadFailed error={error} onRetry={reload} />}
      {value && (
        <ActionRows
          label="Old addresses"
          action="Remove"
          rows={value.map(({ path, leadsTo }) => ({
            id: path,
            name: path,
            about: `leads to ${leadsTo}`,
            onPress: () => remove(path),
          }))}
        />
      )}
      <Hint>The first hundred are shown. An address that is saved again leads to its new page.</Hint>
    </Stack>
  );
}
