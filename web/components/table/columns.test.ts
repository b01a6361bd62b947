import { expect, test } from 'bun:test'
import { directionOf, leastWidth, nextOrder, orderFrom, shownColumns, type TableColumn } from './columns.ts'

const name: TableColumn = { key: 'name', title: 'Name', width: 10, isFixed: true, sort: { by: 'name' } }
const match: TableColumn = { key: 'match', title: 'Match %', width: 6, isUsual: true, sort: { by: 'match', down: true } }
const phone: TableColumn = { key: 'phone', title: 'Phone', width: 4 }
const keys = (columns: readonly TableColumn[]) => columns.map(({ key }) => key)

test('a table shows the usual columns, or those chosen in its own order, and never goes without its names', () => {
  const all = [name, match, phone]
  expect(keys(shownColumns(all, null))).toEqual(['name', 'match'])
  expect(keys(shownColumns(all, ['phone', 'gone']))).toEqual(['name', 'phone'])
  expect(leastWidth(all)).toEqual({ '--least-width': '20rem' })
})

test('a heading asks for its order, then for the other way round, and says which way it is', () => {
  expect([directionOf(name, orderFrom('name')), directionOf(name, orderFrom('-name'))]).toEqual(['ascending', 'descending'])
  expect([directionOf(match, orderFrom('match')), directionOf(match, orderFrom('-match'))]).toEqual(['descending', 'ascending'])
  expect([directionOf(match, orderFrom('name')), directionOf(phone, orderFrom('name')), directionOf(name, null)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(nextOrder('name', orderFrom('match'))).toBe('name')
  expect(nextOrder('name', orderFrom('name'))).toBe('-name')
  expect(nextOrder('name', orderFrom('-name'))).toBe('name')
})
