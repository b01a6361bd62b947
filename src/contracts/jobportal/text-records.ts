import { type Static, Type as t } from '@sinclair/typebox'

/**
 * A part of a text that somebody typed. Everything in it is text: whoever shows it escapes it. Lines, items and headings may hold
 * **bold** words and links, as they were typed.
 */
export const TextBlock = t.Union([
  t.Object({ kind: t.Literal('heading'), text: t.String() }),
  t.Object({ kind: t.Literal('paragraph'), lines: t.Array(t.String()) }),
  t.Object({ kind: t.Literal('list'), items: t.Array(t.String()) }),
  t.Object({ kind: t.Literal('numbers'), items: t.Array(t.String()), start: t.Number() }),
])
export type TextBlock = Static<typeof TextBlock>
