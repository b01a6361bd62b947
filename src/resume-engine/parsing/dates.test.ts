import { describe, expect, test } from 'bun:test'
import { findPeriods } from './dates.ts'

const month = (value: number | 'present') =>
  value === 'present' ? value : `${Math.floor(value / 12)}-${String((value % 12) + 1).padStart(2, '0')}`
const read = (text: string) => findPeriods(text).map(({ from, to }) => `${month(from)}..${month(to)}`)

describe('periods', () => {
  test.each([
    ['Jan 2019 – Present', '2019-01..present'],
    ['January, 2018 to March 2020', '2018-01..2020-03'],
    ['Sept. 2014 - June 2018', '2014-09..2018-06'],
    ["May'19 - Jun'21", '2019-05..2021-06'],
    ['SEP 2019 TO TILL DATE', '2019-09..present'],
    ['01/2018 to 03/2019', '2018-01..2019-03'],
    ['12/1/2009 - Current', '2009-12..present'],
    ['2020/01 - 2021/12', '2020-01..2021-12'],
    ['2018.09-2020.06', '2018-09..2020-06'],
    ['06/18 - 09/20', '2018-06..2020-09'],
    ['Jan - Mar 2020', '2020-01..2020-03'],
    ['5th May 2018 – 7 June 2019', '2018-05..2019-06'],
    ['juin 2018 à août 2019', '2018-06..2019-08'],
    ['juin à août 2019', '2019-06..2019-08'],
    ['März 2015 bis heute', '2015-03..present'],
    ['enero de 2016 - actualidad', '2016-01..present'],
    ['2019年3月 - 至今', '2019-03..present'],
    ['2015年至今', '2015-01..present'],
    ['Summer 2022', '2022-06..2022-08'],
    ['Q1 2019 - Q3 2020', '2019-01..2020-09'],
    ['since 2015', '2015-01..present'],
    ['ab August 2019', '2019-08..present'],
    ['Brightwater AB   August 2019', '2019-08..2019-08'],
    ['Brightwater AB 2019 – 2021', '2019-01..2021-01'],
    ["'12 - '15", '2012-01..2015-01'],
  ])('%s is %s', (text, expected) => expect(read(text)).toEqual([expected]))

  test('years that follow each other share no year', () => {
    const [first, second] = findPeriods('2016-2018, 2018-2020')
    expect(first?.to).toBe(second!.from)
  })

  test('a slash before the first year of a text is no other year', () => {
    expect(read('/2015')).toEqual([])
    expect(read('B.Tech/2015, 2017')).toEqual(['2017-01..2017-12'])
  })

  test.each([
    ['2013-14 to 2015-16', '2013-09..2016-06'],
    ['2016-17 school year to present', '2016-09..present'],
    ['2018/19 academic year', '2018-09..2019-06'],
    ['2019–  Lecturer', '2019-01..present'],
  ])('%s are years of school, or go on: %s', (text, expected) => expect(read(text)).toEqual([expected]))

  test('a hyphen behind a year stands before what it is about', () =>
    expect(read('2019- Lecturer in Biology')).toEqual(['2019-01..2019-12']))

  test('reads a range whose dash was lost', () => expect(read('June 2010  August 2012')).toEqual(['2010-06..2012-08']))

  test('keeps apart two ranges on one line', () =>
    expect(read('Aug 2017 – Dec 2018 / Feb 2019 – now')).toEqual(['2017-08..2018-12', '2019-02..present']))

  test('takes neither sums, versions, phone numbers nor identifiers for dates', () => {
    for (const text of [
      'raised $2019',
      '10.1234/abc.2023.1234',
      'call 555-2019-55',
      'XX/XX/19XX',
      'SQL Server 2K',
      '99.97% in 3 weeks',
    ])
      expect(read(text)).toEqual([])
  })

  test('tells where the period stands', () => {
    const text = 'Engineer, Mar 2015 – Feb 2017 (Lyon)'
    const [period] = findPeriods(text)
    expect(text.slice(period!.start, period!.end)).toBe('Mar 2015 – Feb 2017')
  })
})
