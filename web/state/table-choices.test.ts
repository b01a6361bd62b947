import { expect, test } from 'bun:test'
import { tableChoicesCookie, tableChoicesFrom } from './table-choices.ts'

test('what was chosen for tables is read from the cookie it was written to', () => {
  const choices = {
    candidates: { columns: ['rank', 'candidate', 'view-pdf'], density: 'compact' },
    applications: { columns: null, density: 'compact' },
  } as const
  const written = tableChoicesCookie(choices)
  expect(tableChoicesFrom(`theme=dark; tables=${written}; session=abc`)).toEqual(choices)
  expect(tableChoicesCookie({ candidates: { columns: null, density: 'standard' } })).toBe('')
})

test.each([null, '', 'tables=', 'tables=<script>', `tables=${'a'.repeat(900)}`, 'mytables=candidates~rank~compact', 'tables=!!'])(
  'a cookie that is none is no choice: %p',
  (cookies) => expect(tableChoicesFrom(cookies)).toEqual({}),
)
