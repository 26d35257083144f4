import styled from '@emotion/styled';
import { useLoaderData } from 'react-router-dom';
import { color, fontSize, space, width } from '../../../shared/theme/tokens';
import { Column, Section } from '../../../shared/ui/Section';
import { PageHead } from '../../head/PageHead';
import type { DataOf } from '../../page-data';

/** The terms, and the privacy policy. */
export function Component() {
  const { head, text } = useLoaderData<DataOf<'terms'>>();
  return (
    <>
      <PageHead head={head} />
      <Section>
        <Column>
          <Body>
            <h1>{text.title}</h1>
            <Updated>Last updated {text.updated}</Updated>
            <Intro>{text.intro}</Intro>
            {text.sections.map(({ heading, body }) => (
              <section key={heading}>
                <h2>{heading}</h2>
                {body.map((part) =>
                  typeof part === 'string' ? (
                    <p key={part}>{part}</p>
                  ) : (
                    <ul key={part.join()}>
                      {part.map((item) => (
                        <li key={item}>{item}</li>
                      ))}
                    </ul>
                  ),
                )}
              </section>
            ))}
          </Body>
        </Column>
      </Section>
    </>
  );
}

const Body = styled.article`
  max-width: ${width.text};
  h1 { font-size: ${fontSize.h2}; }
  h2 { font-size: ${fontSize.h3}; margin-block: ${space[10]} ${space[3]}; }
  p + p, ul + p, p + ul { margin-top: ${space[3]}; }
  ul { display: grid; gap: ${space[2]}; padding-left: ${space[5]}; list-style: disc; }
  li::marker { color: ${color.brassDeep}; }
`;

const Updated = styled.p`
  margin-block: ${space[3]} ${space[6]};
  color: ${color.inkSoft};
`;

const Intro = styled.p`
  font-size: ${fontSize.lead};
`;
