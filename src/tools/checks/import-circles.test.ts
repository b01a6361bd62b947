import { expect, test } from 'bun:test'
import { importCircles } from './import-circles.ts'

const arrows = (text: string) =>
  text.split(' ').map((arrow) => {
    const [file = '', target = ''] = arrow.split('>')
    return { file, target }
  })

test.each([
  ['a line is none', 'a>b b>c a>c', []],
  ['two files that need each other', 'a>b b>a', [['a', 'b']]],
  ['a way round over others', 'a>b b>c c>d d>b c>e', [['b', 'c', 'd']]],
  [
    'two that meet in nothing',
    'a>b b>a c>d d>c b>c',
    [
      ['c', 'd'],
      ['a', 'b'],
    ],
  ],
  ['a file that imports itself', 'a>a', [['a']]],
])('%s', (_what, text, circles) => {
  expect(importCircles(arrows(text))).toEqual(circles)
})
