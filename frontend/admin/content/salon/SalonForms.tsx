import type { Contact, Salon } from '@salon/content/description';
import { chatDigits, isLandline } from '@salon/content/description/contact';
import { paletteOf } from '@salon/content/palette';
import { counted } from '@salon/content/words/counted';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { logoOf } from '../../../shared/content/icons';
import { space } from '../../../shared/theme/tokens';
import { QuietButton, TapLink } from '../../ui/buttons';
import { Hint } from '../../ui/Field';
import { Fieldset, Jumps, Lead, Part } from '../../ui/parts';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { PartFields } from '../fields/DescribedFields';
import { AddPhoto } from '../photographs/AddPhoto';
import { listPath, SITE } from '../places';
import { ProfilesField } from './ProfilesField';

/** All that says who the salon is. */
export function SalonForm() {
  const { content } = useSiteDraft();
  const known = content.people.length;
  const [first] = useState(content.contact);
  return (
    <>
      <Part title="Name, logo, colours and typefaces" gap={5}>
        <PartFields<Salon> path="salon" own={{ logo: () => <LogoField /> }} />
      </Part>
      <Part title="Contact" gap={5}>
        <PartFields<Contact>
          path="contact"
          own={{
            // One number for both, until she gives the chat another one.
            phone: ({ value, set, draw }) =>
              isOne(value) || (isOne(first) && value.whatsapp === first.whatsapp)
                ? draw('phone', {
                    hint: 'For calls and, unless it is a landline, for chat, as people write it. Without a country code it is a number in India.',
                    onChange: (phone) =>
                      set({ phone, whatsapp: isLandline(phone) ? first.whatsapp : phone }, 'phone'),
                  })
                : draw('phone'),
            whatsapp: ({ value, draw }) => draw('whatsapp', { value: chatNumber(value.whatsapp) }),
            instagram: ({ value, set }) => (
              <ProfilesField value={value} onChange={(profiles) => set(profiles, 'profiles elsewhere')} />
            ),
          }}
        />
      </Part>
      <Part title="People">
        <TapLink to={listPath('people')}>
          {known > 0 ? counted(known, 'person', 'people') : 'Add who works with you'}
        </TapLink>
      </Part>
      <Part title="Legal texts">
        <Lead>
          A plain template with your name and contact in it. It is no legal advice: please read it, and let
          somebody who knows the law read it too.
        </Lead>
        <Jumps aria-label="Legal texts">
          {(['terms', 'privacy'] as const).map((page) => (
            <Link key={page} to={`${SITE}/words/${page}`}>
              {content.words[page].name}
            </Link>
          ))}
        </Jumps>
      </Part>
    </>
  );
}

const isOne = ({ phone, whatsapp }: Contact) => chatDigits(phone) === chatDigits(whatsapp);

/** The stored digits of an Indian mobile number as people read them; any other text as it is. */
const chatNumber = (digits: string) => digits.replace(/^91([6-9]\d{4})(\d{5})$/, '+91 $1 $2');

function LogoField() {
  const { content, change, errors, offerUndo } = useSiteDraft();
  const { name } = content.salon;
  const shown = logoOf(content.salon);

  function put(logo: Salon['logo'], message: string) {
    change(({ salon }) => void Object.assign(salon, { logo }), 'logo');
    offerUndo(message);
  }

  return (
    <Fieldset legend="Logo" error={errors['salon.logo'] ?? errors['salon.logo.image']}>
      {shown ? (
        <>
          <div style={{ padding: space[4], background: paletteOf(content.salon.colours).dark }}>
            <img {...shown} alt={`Logo of ${name}, as visitors see it`} />
          </div>
          <Hint>
            It stands in place of the name, or beside it if it is not at least twice as wide as high; always
            like this: a dark logo has a light plate. It is also the icon of the site, and the picture of
            pages without one when they are shared.
          </Hint>
          <QuietButton onClick={() => put(undefined, 'The logo is removed: the name stands there again.')}>
            Remove the logo
          </QuietButton>
        </>
      ) : (
        <Hint>There is none yet: the name of the salon stands in its place.</Hint>
      )}
      <AddPhoto
        id="salon.logo"
        label={shown ? 'Choose another logo' : 'Choose a logo'}
        hint="An SVG up to 1 MB, or a PNG without a background."
        kind="logo"
        onAdd={({ image }) => put({ image }, 'The logo is here. Visitors see it when you publish.')}
      />
    </Fieldset>
  );
}
