import { expect, test } from 'bun:test'
import { type AskFilter, askAddress, askQuery } from './ask.ts'

test('filters come back from the address as they were set, whatever signs their values hold', () => {
  const filters: AskFilter[] = [
    { category: 'company', operator: 'any', values: ['Stark Industries, Inc', 'Wayne Works, Inc.'], negated: false },
    { category: 'skill', operator: 'any', values: ['C~', '!Kung', '100% & more', '[24]7.ai'], negated: true },
  ]
  const address = new URL(askAddress({ question: 'Who?', filters, page: 2 }), 'http://localhost')
  expect(askQuery(address)).toEqual({ question: 'Who?', filters, page: 2 })
})
