import { expect, test } from 'bun:test'
import { Button as RadixButton, Theme as RadixTheme } from '@radix-ui/themes'
import { renderToStaticMarkup } from 'react-dom/server'
import { Button } from './radix-button.tsx'
import { Theme } from './radix-theme.tsx'

const sides = [
  {},
  { variant: 'soft', color: 'gray' },
  { variant: 'ghost', size: '1', className: 'mine' },
  { variant: 'outline', size: '3', color: 'red', disabled: true, type: 'submit', 'aria-haspopup': 'dialog' },
] as const

test.each(sides)('a button in the browser is the one the server draws: %j', (props) => {
  expect(renderToStaticMarkup(<Button {...props}>Save</Button>)).toBe(
    renderToStaticMarkup(<RadixButton {...props}>Save</RadixButton>),
  )
})

test('a link that looks like a button, too', () => {
  const link = (
    <a href="/there" className="own">
      There
    </a>
  )
  expect(
    renderToStaticMarkup(
      <Button asChild variant="soft" color="gray" className="mine">
        {link}
      </Button>,
    ),
  ).toBe(
    renderToStaticMarkup(
      <RadixButton asChild variant="soft" color="gray" className="mine">
        {link}
      </RadixButton>,
    ),
  )
})

test('a theme is the same element, on the outside as within another', () => {
  const look = { accentColor: 'teal', grayColor: 'sage', radius: 'medium', panelBackground: 'solid' } as const
  const within = <p className="own">Here</p>
  for (const hasBackground of [true, false])
    expect(
      renderToStaticMarkup(
        <Theme {...look} hasBackground={hasBackground} className="mine">
          <Theme asChild>{within}</Theme>
        </Theme>,
      ),
    ).toBe(
      renderToStaticMarkup(
        <RadixTheme {...look} hasBackground={hasBackground} className="mine">
          <RadixTheme asChild>{within}</RadixTheme>
        </RadixTheme>,
      ),
    )
})
