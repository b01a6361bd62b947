import { expect, test } from 'bun:test'
import { buttonsOfNoLevel, classesIn, classesLookedForInVain, importsIn, unusedClasses } from './style-names.ts'

test('finds what a sheet imports and which classes it has', () => {
  expect(importsIn('@import "./base.css";\nimport \'./styles/app.css\'')).toEqual(['base.css', 'app.css'])
  const sheet =
    '/* .no */ .a:hover > .b, .rt-Button { width: 1.5rem; mask: url("./x.svg") } @media (width < 3.5rem) { .c { gap: 0.5rem } }'
  expect(classesIn(sheet)).toEqual(['a', 'b', 'c'])
})

test('a class is unused when no component has it, whole or as the end of a template', () => {
  const code = `className="panel" className={\`tone-\${tone}\`}`
  expect(unusedClasses(['panel', 'tone-error', 'gone'], code)).toEqual(['gone'])
})

test('a script that looks for a class finds an element that has it', () => {
  const code = `<button className="icon-button menu">
    card.querySelector<HTMLElement>('.icon-button')
    card.closest('[data-card] > .menu:focus, .rt-Button')
    card.querySelector('.card-menu')?.focus()`
  expect(classesLookedForInVain(code)).toEqual(['card-menu'])
})

test('a button is solid, soft gray or ghost, and red where nothing can be undone', () => {
  const known = `<Button> <Button color="red"> <Button variant="soft" color="gray" onClick={() => go()}> <Button variant="ghost" size="1">
    <Button
      variant="soft"
      color={isLast ? 'red' : 'gray'}
    >`
  expect(buttonsOfNoLevel(known)).toEqual([])
  const strange = '<Button variant="outline" color="gray"> <Button variant="soft"> <Button variant="ghost" color="gray">'
  expect(buttonsOfNoLevel(strange)).toHaveLength(3)
})
