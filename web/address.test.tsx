import { expect, test } from 'bun:test'
import { renderToString } from 'react-dom/server'
import { at, ownPath, renderedAt } from './address.ts'

test('x', () => {
  expect(
    renderedAt('/ats', () =>
      renderToString(
        <a href="/login">
          x<b key="1">{1}</b>
        </a>,
      ),
    ),
  ).toBe('<a href="/ats/login">x<b>1</b></a>')
})
