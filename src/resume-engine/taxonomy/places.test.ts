import { describe, expect, test } from 'bun:test'
import { isPlace, organisation } from './places.ts'

describe('places', () => {
  test.each([
    'Seoul, S.Korea',
    'Cleveland, Ohio',
    'New York, NY',
    'Pune, Maharashtra, India',
    'Remote',
    '上海',
    'San Francisco Bay Area',
    'Istanbul, Türkiye',
  ])('%s is one', (text) => expect(isPlace(text)).toBe(true))
  test.each(['Nexus AI', 'Brightwater, Boston', 'Kent State University, Kent, Ohio', 'Software Engineer', 'Harlow Inc., Ohio'])(
    '%s is not',
    (text) => expect(isPlace(text)).toBe(false),
  )
})

test.each(['Le Café', 'Café Central', 'Université de Nantes'])(
  '%s is an organisation, also where a letter has an accent',
  (text) => {
    expect(organisation.test(text)).toBe(true)
  },
)
