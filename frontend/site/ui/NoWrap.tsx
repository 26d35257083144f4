import styled from '@emotion/styled';
import { Fragment } from 'react';

/** `Tidy-Up`, `10 am – 8 pm`. Longer ones may break: they could be wider than a narrow window. */
const PARTS = /(\b[^\s-]{1,9}-[^\s-]{1,9}\b|\d[\d.]* [ap]m (?:–|to) \d[\d.]* [ap]m|\d[\d.]* [ap]m)/;

export const NoWrap = ({ children }: { children: string }) =>
  children
    .split(PARTS)
    .map((part, index) =>
      index % 2 === 1 ? <OneLine key={index}>{part}</OneLine> : <Fragment key={index}>{part}</Fragment>,
    );

const OneLine = styled.span`
  white-space: nowrap;
`;
