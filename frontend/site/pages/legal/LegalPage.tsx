import styled from '@emotion/styled';
import { say } from '@salon/content/words/say';
import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { isLeftOut, leaveOut } from '../../../shared/notCounted';
import { color, fontSize, lineHeight, media, space, tapLine, width } from '../../../shared/theme/tokens';
import { Button } from '../../../shared/ui/Button';
import { Column, Section } from '../../../shared/ui/Section';
import type { DataOf } from '../../page-data';

export function Component() {
  const text = useLoaderData<DataOf<'terms' | 'privacy'>>();
  return (
    <Section>
      <Body>
        <h1>{text.title}</h1>
        <p>{say('Last updated {date}', { date: text.updated })}</p>
        <p>{text.intro}</p>
        {text.sections.length > 0 && (
          <ol aria-label={say('Contents')} data-print="no">
            {text.sections.map(({ heading }, index) => (
              <li key={heading}>
                <a href={`#part-${index + 1}`}>{heading}</a>
              </li>
            ))}
          </ol>
        )}
        {text.sections.map(({ heading, body }, index) => (
          <section key={heading} id={`part-${index + 1}`}>
            <h2>{heading}</h2>
            <div>
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
            </div>
          </section>
        ))}
        {'counting' in text && <LeaveOut words={text.counting} />}
      </Body>
    </Section>
  );
}

// In a wide window each heading is beside its text.
const Body = styled(Column.withComponent('article'))`
  h1 + p { margin-top: ${space[3]}; color: ${color.inkSoft}; }
  h1 + p + p { max-width: ${width.title}; font-size: ${fontSize.lead}; }
  h2 { font-size: ${fontSize.h3}; margin-bottom: ${space[3]}; }
  ol { margin-block: ${space[8]}; padding-block: ${space[4]}; border-block: 1px solid ${color.brass}; column-width: 14rem; column-gap: ${space[6]}; }
  ol a { ${tapLine} padding-block: ${space[2]}; line-height: ${lineHeight.snug}; }
  ol li { break-inside: avoid; }
  section { padding-top: ${space[8]}; }
  section > div { max-width: ${width.title}; }
  p + p, ul + p, p + ul { margin-top: ${space[3]}; }
  section ul { display: grid; gap: ${space[2]}; padding-left: ${space[5]}; list-style: disc; }
  section li::marker { color: ${color.brassDeep}; }
  ${media.wide} {
    ol { column-width: 18rem; }
    section { display: grid; grid-template-columns: 4fr 8fr; column-gap: ${space.half}; padding-block: ${space[8]}; }
    section + section { border-top: 1px solid ${color.line}; }
  }
`;

function LeaveOut({ words }: { words: DataOf<'privacy'>['counting'] }) {
  const [isOut, setOut] = useState<boolean>();
  useEffect(() => setOut(isLeftOut()), []);
  function change() {
    leaveOut(!isOut);
    setOut(!isOut);
  }
  return (
    <>
      <p style={{ marginBlock: `${space[8]} ${space[4]}` }}>{words.text}</p>
      {/* Its room is kept until it works, so that nothing moves. */}
      <Button
        type="button"
        variant="outline"
        style={{ visibility: isOut === undefined ? 'hidden' : undefined }}
        onClick={change}
      >
        {isOut ? words.count : words.leaveOut}
      </Button>
    </>
  );
}
