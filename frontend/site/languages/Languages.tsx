import styled from '@emotion/styled';
import { pathIn } from '@salon/content/languages';
import { say } from '@salon/content/words/say';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useMatches } from 'react-router-dom';
import { paths } from '../../shared/content/paths';
import { keepText, keptText } from '../../shared/device';
import {
  color,
  dockHeight,
  fontSize,
  media,
  radius,
  shadow,
  space,
  tapLine,
  zIndex,
} from '../../shared/theme/tokens';
import { ChevronIcon, CloseIcon, IconButton } from '../../shared/ui/icons';
import type { PostPage } from '../blog/data';
import { useFrame } from '../layout/frame';
import { NOT_FOUND_ID } from '../sitePath';
import { spoken } from './pathHere';

// Only sites with several languages load this.

/** The language that the visitor has chosen here. */
const CHOICE = 'language';

/** The shown page in other languages: links to documents, as scripts speak one language. */
function useOtherLanguages() {
  const { languages = [] } = useFrame();
  const { pathname } = useLocation();
  const last = useMatches().at(-1);
  const { page } = (last?.loaderData ?? {}) as { page?: Promise<PostPage | null> | Partial<PostPage> | null };
  // That of a post that came by navigation. With the blog's own hook, its pages would need one more script.
  const [arrived, setArrived] = useState<PostPage | null>();
  useEffect(() => {
    setArrived(undefined);
    if (page instanceof Promise) page.then(setArrived, () => {});
  }, [page]);
  const { post, path: home, versions } = (page instanceof Promise ? arrived : page) ?? {};
  const english = post && home ? paths.blog : undefined;
  // What is not there is nowhere else either.
  const path = last?.id === NOT_FOUND_ID ? '/' : pathname;
  return languages
    .filter(({ code }) => code !== spoken())
    .map(({ code, own, invitation }) => {
      const version = versions?.find(({ language }) => language === code)?.path;
      const href = version ?? (code === 'en' ? (english ?? path) : pathIn(code, path));
      const link = {
        ...{ href, hrefLang: code, lang: code, rel: 'alternate', target: '_self' },
        onClick: ({ currentTarget }: { currentTarget: HTMLAnchorElement }) => {
          keepText(CHOICE, code);
          currentTarget.href = href + location.search + location.hash;
        },
      };
      return { code, own, invitation, link };
    });
}

const useLinks = () =>
  useOtherLanguages().map(({ code, own, link }) => (
    <a key={code} {...link}>
      {own}
    </a>
  ));

/** A link to the other language; of several a list that unfolds. */
export function Languages() {
  const { languages = [] } = useFrame();
  const links = useLinks();
  const own = languages.find(({ code }) => code === spoken())?.own;
  if (links.length < 2) return <Switch>{links}</Switch>;
  return (
    <Switch>
      <details>
        <summary aria-label={`${say('Language')}: ${own}`}>
          {own}
          <ChevronIcon />
        </summary>
        <div>{links}</div>
      </details>
    </Switch>
  );
}

/** Where there is room, all of them in a row. */
export const AllLanguages = () => <Row>{useLinks()}</Row>;

/** A quiet line for those whose browser speaks another language that the site has, or who have chosen it before. */
export function Invitation() {
  const others = useOtherLanguages();
  const [wished, setWished] = useState<string>();
  const { languages } = useFrame();
  useEffect(() => {
    const asked = navigator.languages.map((one) => one.slice(0, 2));
    setWished(keptText(CHOICE) ?? asked.find((one) => languages?.some(({ code }) => code === one)));
  }, [languages]);
  const other = others.find(({ code }) => code === wished && code !== 'en');
  if (!other) return null;
  const close = () => {
    keepText(CHOICE, spoken());
    setWished(undefined);
  };
  return createPortal(
    <Line aria-label={say('Language')} data-print="no">
      <a {...other.link}>{other.invitation}</a>
      <IconButton type="button" aria-label={say('Close')} onClick={close}>
        <CloseIcon />
      </IconButton>
    </Line>,
    document.body,
  );
}

const Switch = styled.div`
  position: relative;
  font-size: ${fontSize.small};
  a, summary { ${tapLine} gap: ${space[1]}; padding-inline: ${space[1]}; white-space: nowrap; text-decoration: none; }
  details > div {
    position: absolute;
    right: 0;
    display: grid;
    padding: ${space[2]} ${space[4]};
    background: ${color.leafDeep};
    border: 1px solid ${color.leafLine};
    box-shadow: ${shadow};
  }
  a:hover { color: ${color.brass}; }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[5]};
  a { ${tapLine} text-decoration: none; }
  a:hover { text-decoration: underline; }
`;

// Above the dock, and in a wide window beside the chat: it covers neither, and nothing moves when it comes.
const Line = styled.aside`
  position: fixed;
  inset: auto auto calc(${dockHeight} + env(safe-area-inset-bottom) + ${space[3]}) ${space.gutter};
  z-index: ${zIndex.chat};
  display: flex;
  align-items: center;
  max-width: calc(100vw - 2 * ${space.gutter});
  padding-left: ${space[4]};
  border-radius: ${radius};
  background: ${color.leafDeep};
  color: ${color.jasmine};
  box-shadow: ${shadow};
  a { ${tapLine} }
  ${media.undocked} { bottom: ${space[4]}; }
`;
