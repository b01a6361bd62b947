import { describe, expect, test } from 'bun:test'
import { documentFromText } from './plain-document.ts'
import { readRoles } from './roles.ts'
import { rowsOf } from './rows.ts'
import { sectionsOf } from './sections.ts'

const roles = (text: string) => {
  const document = documentFromText(text)
  return readRoles(document.text, sectionsOf(rowsOf(document)))
}
const told = (text: string) => roles(text).map(({ title, company }) => [title?.value ?? null, company?.value ?? null])

describe('roles', () => {
  test('company above, title beside the dates', () =>
    expect(
      told(
        'EXPERIENCE\nHarlow Inc.\tSeoul, Korea\nData Engineer\tJuly 2018 - Present\n• Built pipelines.\nKasa\tSeoul, Korea\nSystems Administrator\tJan 2016 - June 2018\n• Ran servers.',
      ),
    ).toEqual([
      ['Data Engineer', 'Harlow Inc.'],
      ['Systems Administrator', 'Kasa'],
    ]))

  test('the heading of a part is no title', () =>
    expect(
      told('WORK EXPERIENCE\n\nProfessional Experience\nContoso Ltd\nJanuary 2018 - Present\n• Built pipelines.').map(
        ([title]) => title,
      ),
    ).not.toContain('Professional Experience'))

  test('title beside the dates, company below', () =>
    expect(
      told(
        'EXPERIENCE\nSenior Engineer\tJan 2021 - Present\nBrightwater • Boston, MA\n• Led a migration.\nEngineer\tJun 2018 - Dec 2020\nNorthline • Boston, MA\n• Wrote services.',
      ),
    ).toEqual([
      ['Senior Engineer', 'Brightwater'],
      ['Engineer', 'Northline'],
    ]))

  test('title, company and dates one below the other, without bullets', () =>
    expect(
      told(
        'WORK EXPERIENCE\n\nAssociate Consultant\n\nCloudway Solutions -  Bangalore, Karnataka -\n\nJanuary 2018 to Present\n\nDeveloping the new modules for the finance team of the customer.\n\nTest Engineer\n\nNimbus Ltd -  Pune, Maharashtra\n\nMay 2015 to December 2017\n\nTesting the existing modules of the product.',
      ),
    ).toEqual([
      ['Associate Consultant', 'Cloudway Solutions'],
      ['Test Engineer', 'Nimbus Ltd'],
    ]))

  test.each([
    ['Senior Accountant, Harlow Corp., New York, NY (2015–present)', 'Senior Accountant', 'Harlow Corp.'],
    ['2018 – 2020: Senior Designer at Blue Studio', 'Senior Designer', 'Blue Studio'],
    ['Janvier 2019 – Présent : Développeuse web chez Lumen, Paris', 'Développeuse web', 'Lumen'],
    ['01/2018 – heute   Softwareentwickler, Brandner AG, München', 'Softwareentwickler', 'Brandner AG'],
    ['2018.07-至今  云海（中国）有限公司  高级Java开发工程师', '高级Java开发工程师', '云海（中国）有限公司'],
    ['Nexus AI, Co-Founder & CTO\tJune 2019 - present', 'Co-Founder & CTO', 'Nexus AI'],
    ['Brightwater, Boston — Marketing Lead\nSEPTEMBER 2019 - PRESENT', 'Marketing Lead', 'Brightwater'],
    ['Worked as a Java Developer for Nimbus Solutions Ltd from May 2009 to April 2010', 'Java Developer', 'Nimbus Solutions Ltd'],
    ['Organization: Nimbus Ltd.\nDesignation: QA Lead\nDuration: Jun 2015 – till date', 'QA Lead', 'Nimbus Ltd.'],
    ['NORTHLINE | SOFTWARE ENGINEER\nJan 2015 – Present | New York, NY', 'SOFTWARE ENGINEER', 'NORTHLINE'],
  ])('%j', (entry, title, company) => expect(told(`EXPERIENCE\n${entry}\n• Did things well.`)).toEqual([[title, company]]))

  test.each([
    [
      'Cloudway (2019 – 2022) – Support Engineer\n• Helped.\nDelphi (2016 – 2019) – Technical Support Associate\n• Helped.',
      'Support Engineer @ Cloudway',
      'Technical Support Associate @ Delphi',
    ],
    [
      'Jan 2020 – Mar 2022\nZarola, Singapore\nProduct Manager\n• Did.\nFeb 2017 – Dec 2019\nGrain, Singapore\nBusiness Analyst\n• Did.',
      'Product Manager @ Zarola',
      'Business Analyst @ Grain',
    ],
    [
      'Senior Engineer, Payments Team\nSquarely, San Francisco CA\nMar 2021 - Present\n• Did.\nSoftware Engineer\nTwinly, San Francisco CA\nAug 2018 - Feb 2021\n• Did.',
      'Senior Engineer @ Squarely',
      'Software Engineer @ Twinly',
    ],
    [
      'Nimbus - Bangalore, India\nSystem Engineer\nJuly 2014 - August 2018\nProject: Banking portal\nRole: Java Developer\n• Coding.\nAltus - Chennai, India\nAssistant System Engineer\nJune 2011 - July 2014\n• Coding.',
      'System Engineer @ Nimbus',
      'Assistant System Engineer @ Altus',
    ],
    [
      'Sales Associate, Goodmart, Austin, TX\tMay 2021 – Aug 2021\nCashier, B-E-H, Austin, TX\tJun 2020 – Aug 2020',
      'Sales Associate @ Goodmart',
      'Cashier @ B-E-H',
    ],
    [
      'Kestrel, Inc.\nFremont, CA\nManufacturing Engineer\nJan. 2020 – Present\n• Cars.\nFjord Motor Company\nDearborn, MI\nProcess Engineer\nJun. 2016 – Dec. 2019\n• Cars.',
      'Manufacturing Engineer @ Kestrel, Inc.',
      'Process Engineer @ Fjord Motor Company',
    ],
  ])('%j holds two', (entries, first, second) =>
    expect(told(`EXPERIENCE\n${entries}`).map(([title, company]) => `${title} @ ${company}`)).toEqual([first, second]),
  )

  test('several titles at one employer share it', () =>
    expect(
      told(
        'EXPERIENCE\nGlobex\n4 years\nSoftware Engineer III\nMarch 2018 - December 2019\nSoftware Engineer II\nJanuary 2016 - March 2018\n',
      ),
    ).toEqual([
      ['Software Engineer III', 'Globex'],
      ['Software Engineer II', 'Globex'],
    ]))

  test('dates that the end of a line broke are one period', () => {
    const [role] = roles('EXPERIENCE\nNimbus Ltd\nTeam Lead (March 2008\nTo date)\n')
    expect(role?.dates?.value).toEqual({ start: 2008 * 12 + 2, end: 'present' })
  })

  test('a blanked employer is no employer', () =>
    expect(
      told(
        'EXPERIENCE\nFront Desk Manager Jan 2013 to Jan 2014\nCompany Name - City , State\nHandled the daily business of the desk.',
      ),
    ).toEqual([['Front Desk Manager', null]]))

  test('projects and volunteering do not count, degrees and education dates are no roles', () => {
    const found = roles(
      'EXPERIENCE\nEngineer, Nimbus Ltd\t2019 - 2020\n• Built.\n\nVOLUNTEERING\nCoach, Red Club\t2015 - 2019\n\nEDUCATION\nB.Sc. Physics\t2010 - 2014',
    )
    expect(found.map(({ title, counts }) => [title?.value, counts])).toEqual([
      ['Engineer', true],
      ['Coach', false],
    ])
  })

  test('quotes are exact pieces of the text', () => {
    const text = 'EXPERIENCE\nEngineer | Nimbus Ltd | Jan 2019 – Mar 2020\n• Built.'
    for (const { title, company, dates } of roles(text))
      for (const fact of [title, company, dates])
        for (const { start, end, quote } of fact!.quotes) expect(text.slice(start, end)).toBe(quote)
  })
})
