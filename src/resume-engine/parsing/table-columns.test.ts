import { describe, expect, test } from 'bun:test'
import { readDocument } from '#adapters/document-reader/read-document.ts'
import { docxOf, paragraph } from '#adapters/document-reader/test-files.ts'
import { documentFromText } from './plain-document.ts'
import { extractResumeFacts } from './resume-facts.ts'

const table = (...rows: string[][]) =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((text) => `<w:tc>${paragraph(text)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`

const factsOf = async (body: string) => extractResumeFacts(await readDocument(docxOf(body)))
const month = (text: string) => {
  const [year, number] = text.split('-').map(Number)
  return year! * 12 + number! - 1
}

const head = paragraph('Yusuf Adeyemi') + paragraph('Lagos, Nigeria; yusuf.adeyemi@example.com; 0803 123 4567')

describe('a table whose header says what its columns are', () => {
  test('gives positions, with beginning and end in two columns', async () => {
    const { roles } = await factsOf(
      head +
        paragraph('EMPLOYMENT RECORD') +
        table(
          ['S/N', 'Company', 'Position', 'From', 'To'],
          ['1', 'Zuma Petroleum', 'HSE Officer', 'Jan 2019', 'Present'],
          ['2', 'Delta Marine Services', 'Safety Supervisor', 'Mar 2014', 'Dec 2018'],
        ),
    )
    expect(roles.map(({ title, company, dates }) => [title?.value, company?.value, dates?.value])).toEqual([
      ['HSE Officer', 'Zuma Petroleum', { start: month('2019-01'), end: 'present' }],
      ['Safety Supervisor', 'Delta Marine Services', { start: month('2014-03'), end: month('2018-12') }],
    ])
  })

  test('gives them in other languages, too', async () => {
    const { roles } = await factsOf(
      paragraph('김민지') +
        paragraph('minji.kim@example.com') +
        paragraph('경력사항') +
        table(
          ['기간', '회사명', '직위'],
          ['2019.03 ~ 현재', '한빛소프트', '마케팅 매니저'],
          ['2015.01 ~ 2019.02', '서울커머스', '마케터'],
        ),
    )
    expect(roles.map(({ title, company }) => [title?.value, company?.value])).toEqual([
      ['마케팅 매니저', '한빛소프트'],
      ['마케터', '서울커머스'],
    ])
  })

  test('gives degrees, and its header is no heading of skills', async () => {
    const { degrees, skills } = await factsOf(
      head +
        paragraph('EDUCATION') +
        table(
          ['Course', 'Institution', 'Year', 'Marks'],
          ['B.Tech ECE', 'Anna University, Chennai', '2026', '8.4 CGPA'],
          ['XII (CBSE)', 'DAV School', '2022', '92%'],
        ) +
        paragraph('TECHNICAL SKILLS') +
        paragraph('C++, Verilog, MATLAB'),
    )
    expect(degrees.map(({ value }) => value.title)).toContain('B.Tech ECE')
    expect(skills.filter(({ value }) => value.listed).map(({ value }) => value.skill)).toEqual(['C++', 'Verilog', 'MATLAB'])
  })
})

test('labels of the European form say what stands beside them', async () => {
  const job = (dates: string, title: string, employer: string) =>
    table(['Dates', dates], ['Occupation or position held', title], ['Name and address of employer', employer])
  const { companies, designations } = await factsOf(
    head +
      paragraph('WORK EXPERIENCE') +
      job('03/2019 – present', 'Procurement Specialist', 'Baltmet S.A., Gdańsk') +
      job('09/2015 – 02/2019', 'Purchasing Assistant', 'Wawel Foods Sp. z o.o., Kraków'),
  )
  expect(companies.map(({ value }) => value)).toEqual(['Baltmet S.A.', 'Wawel Foods Sp. z o.o.'])
  expect(designations.map(({ value }) => value)).toEqual(['Procurement Specialist', 'Purchasing Assistant'])
})

describe('what is no employer and no skill', () => {
  test('is what somebody did in the position above', () => {
    const { companies } = extractResumeFacts(
      documentFromText(
        'Jen Malley\njen@example.com\n\nEXPERIENCE\nLakeshore Bank\t2012 – Present\nCompliance Director\t2019 – Present\n• Lead a team of 14\nCompliance Manager\t2015 – 2019\n• Ran audits\nCompliance Analyst\t2012 – 2015\n\nEDUCATION\nB.A. Economics, Northwestern University',
      ),
    )
    expect(companies.map(({ value }) => value)).toEqual(['Lakeshore Bank'])
  })

  test('is the address at the foot of the page', () => {
    const { skills } = extractResumeFacts(
      documentFromText(
        'Lucas Moreau\n\nFORMATION\nCAP Conducteur routier, Lycée Lamarque, 2010\n\nCOMPÉTENCES\nPermis C, FIMO\n\n12 rue des Lilas, 69003 Lyon – 06 12 34 56 78 – lucas.moreau@example.com',
      ),
    )
    expect(skills.map(({ value }) => value.skill)).toEqual(['Permis C', 'FIMO'])
  })
})

test('an item of a list is no title where positions have lines of their own, and a line with dates is no headline', () => {
  const chinese = extractResumeFacts(
    documentFromText(
      '王小明\nxiaoming.wang@example.com\n\n工作经历\n2019.07 – 至今　杭州云海科技有限公司　高级软件工程师\n• 负责订单系统的设计与开发\n2015.07 – 2019.06　北京蓝天信息技术有限公司　软件工程师\n\n教育背景\n2011.09 – 2015.06　浙江大学　计算机科学与技术　本科',
    ),
  )
  expect(chinese.designations.map(({ value }) => value)).toEqual(['高级软件工程师', '软件工程师'])
  const bare = extractResumeFacts(
    documentFromText(
      'Fatima Bennani\nf.bennani@example.com\n\nAtlas Telecom — Network Engineer (03/2018 – present)\n• Operates the core\nSahara Net — NOC Technician (06/2014 – 02/2018)\n• Monitored links',
    ),
  )
  expect(bare.designations.map(({ value }) => value)).toEqual(['Network Engineer', 'NOC Technician'])
})

test('commas of Arabic part what commas part', () => {
  const { roles, skills } = extractResumeFacts(
    documentFromText(
      'ليلى منصور\nlaila.mansour@example.com\n\nالخبرة العملية\nمحاسبة أولى، شركة النيل للتجارة، 2018 – الآن\nمحاسبة، مجموعة الأهرام، 2013 – 2018\n\nالمهارات\nExcel، QuickBooks، SAP',
    ),
  )
  expect(roles.map(({ title, company }) => [title?.value, company?.value])).toEqual([
    ['محاسبة أولى', 'شركة النيل للتجارة'],
    ['محاسبة', 'مجموعة الأهرام'],
  ])
  expect(skills.map(({ value }) => value.skill)).toEqual(['Excel', 'QuickBooks', 'SAP'])
})
