import { describe, expect, test } from 'bun:test'
import type { ReadDocument } from '#src/ports/document-reader.ts'
import { documentFromText } from './plain-document.ts'
import { extractResumeFacts } from './resume-facts.ts'
import { resumeFields } from './resume-fields.ts'

const today = '2026-11-29'
const read = (text: string) => extractResumeFacts(documentFromText(text))
const positions = (text: string) => read(text).roles.map(({ title, company }) => [title?.value ?? null, company?.value ?? null])
const years = (text: string) => resumeFields(read(text), today).totalExperience
const name = (text: string) => read(text).name?.value ?? null

describe('positions of people of many trades', () => {
  test('title and employer may be two sentences of one line', () =>
    expect(
      positions(
        'Lucía Ferrer Soto\nlucia.ferrer@example.org\n\nEXPERIENCIA LABORAL\nMayo 2018 – Actualidad\nCamarera de pisos. Hotel Miramar, Cádiz\n- Limpieza de habitaciones\nMarzo 2014 – Abril 2018\nDependienta de panadería. Hornos Castell, Sevilla\n- Atención al cliente\n\nFORMACIÓN\n2013 Graduado en ESO, IES Torre Alta',
      ),
    ).toEqual([
      ['Camarera de pisos', 'Hotel Miramar'],
      ['Dependienta de panadería', 'Hornos Castell'],
    ]))

  test('the rank of a soldier is no employer', () =>
    expect(
      positions(
        'Dana Whitlock\ndana.whitlock@example.org\n\nMILITARY EXPERIENCE\n\nPlatoon Sergeant, SFC                  02/2017 - 05/2022\nUnited States Army, Fort Bragg, NC\n- Led 40 soldiers\n\nSquad Leader, SSG                  05/2013 - 01/2017\nUnited States Army, Fort Riley, KS\n- Trained nine soldiers\n\nEDUCATION\nHigh School Diploma, Lakeview High School, 2009',
      ).map(([, employer]) => employer),
    ).toEqual([expect.stringMatching(/^United States Army/), expect.stringMatching(/^United States Army/)]))

  test('a career break is no position, and its months are no work', () => {
    const text =
      'Heather Quist\nheather.quist@example.org\n\nEXPERIENCE\n\nTwin Rivers Habitat, Marketing Coordinator\nJanuary 2023 - December 2024\n  > Wrote the newsletter for 40,000 readers\n\nCareer Break - Full-Time Parent\nJuly 2017 - December 2022\n  > Took a course in statistics\n\nGranary Mills, Marketing Manager\nJuly 2012 - June 2017\n  > Launched two lines of cereal\n\nEDUCATION\nBachelor of Arts, Journalism - University of Minnesota - 2008'
    expect(positions(text)).toEqual([
      ['Marketing Coordinator', 'Twin Rivers Habitat'],
      ['Marketing Manager', 'Granary Mills'],
    ])
    expect(years(text)).toBe(7)
  })

  test('years of school last from autumn to summer', () => {
    const text =
      'Harold Whit\nharold.whit@example.org\n\nTEACHING EXPERIENCE\nOakley Green Middle School\nScience Teacher, 2016-17 school year to 2019-20 school year\n* Coached the team to the finals of the state\n\nRosewood Heights Elementary\nMath Teacher, 2013-14 to 2015-16\n* Wrote the unit on watersheds of the district\n\nEDUCATION\nB.S. Biology, University of Oregon, 2012'
    expect(read(text).roles.map(({ dates }) => dates?.value)).toEqual([
      { start: 2016 * 12 + 8, end: 2020 * 12 + 5 },
      { start: 2013 * 12 + 8, end: 2016 * 12 + 5 },
    ])
  })

  test('dates above each position belong to the one below', () =>
    expect(
      read(
        'Agata Wrona\nagata.wrona@example.org\n\nDoświadczenie zawodowe\n09.2018 – obecnie\nGłówna księgowa\nMaspeks Sp. z o.o., Wadowice\n- sprawozdania finansowe\n\n04.2013 – 08.2018\nSamodzielna księgowa\nKomarch S.A., Kraków\n10.2009 – 03.2013\nMłodsza księgowa\nBiuro Rachunkowe Bilans, Wadowice\n\nWykształcenie\n2006 – 2009 Uniwersytet Ekonomiczny w Krakowie, licencjat',
      ).roles.map(({ title, dates }) => [title?.value, dates?.value.start]),
    ).toEqual([
      ['Główna księgowa', 2018 * 12 + 8],
      ['Samodzielna księgowa', 2013 * 12 + 3],
      ['Młodsza księgowa', 2009 * 12 + 9],
    ]))

  test('the town behind an employer is no part of its name', () =>
    expect(
      positions(
        'Curtis Hobb\ncurtis.hobb@example.org\n\nDRIVING EXPERIENCE\n\n7/18 to present - Prairie Lines, Olathe KS\nRegional Driver\n\n2/06 to 6/18 - Sysko, Wichita, KS\nDelivery Driver\n\nEDUCATION\nHigh School Diploma, Marshfield High School 1992',
      ).map(([, employer]) => employer),
    ).toEqual(['Prairie Lines', 'Sysko']))
})

test('of a dated title and another below it one is the employer, by the order of the positions beside', () =>
  expect(
    positions(
      'Curtis Hobb\ncurtis.hobb@example.org\n\nDRIVING EXPERIENCE\n\n7/18 to present - Prairie Lines Inc., Springfield MO\nOTR Driver, reefer and tanker, 48 states\n\n5/11 to 6/18 - Schneider National\nRegional Driver, dry van, Midwest\n\n1/03 to 4/11 - Reilly Auto Parts\nDock Worker\n\nEDUCATION\nHigh School Diploma, Marshfield High School 1992',
    ),
  ).toEqual([
    ['OTR Driver', 'Prairie Lines Inc.'],
    ['Regional Driver', 'Schneider National'],
    ['Dock Worker', 'Reilly Auto Parts'],
  ]))

test('the labels of the older Europass are understood', () => {
  const text =
    'Europass\nCurriculum Vitae\n\nPersonal information\nFirst name(s) / Surname(s)    Radu Constantin\nE-mail(s)    radu.constantin@mail.example\n\nWork experience\n\nDates    May 2018 onwards\nOccupation or position held    Network administrator\nMain activities and responsibilities    Cisco IOS, VLAN, firewall, monitoring\nName and address of employer    Lumina Telecom, Cluj-Napoca\nType of business or sector    Telecommunications\n\nDates    June 2012 - February 2014\nOccupation or position held    Call center operator\nName and address of employer    Vocalis Services, Bucharest\n\nEducation and training\n\nDates    2008 - 2012\nTitle of qualification awarded    Bachelor of Engineering, Telecommunications\nName and type of organisation providing education and training    Technical University of Cluj-Napoca'
  expect(positions(text)).toEqual([
    ['Network administrator', 'Lumina Telecom'],
    ['Call center operator', 'Vocalis Services'],
  ])
  expect(read(text).degrees.map(({ value }) => value.title)).toEqual(['Bachelor of Engineering, Telecommunications'])
})

test('academic positions are positions, no studies', () => {
  const text =
    'Babak Farzad, Ph.D.\nfarzad@chem.example.edu | 765-555-0144\n\nEDUCATION\nPh.D. in Chemistry, University of Illinois, 2018\n\nACADEMIC POSITIONS\nAssistant Professor of Chemistry, Purdue University, August 2021 - present\nResearch Fellow, Harbour Institute, September 2018 - July 2021\n\nTECHNIQUES\nNMR, mass spectrometry'
  expect(positions(text).map(([title]) => title)).toEqual(['Assistant Professor of Chemistry', 'Research Fellow'])
  expect(read(text).degrees.map(({ value }) => value.title)).toEqual(['Ph.D. in Chemistry'])
})

test('a headline without dates is no position', () =>
  expect(
    positions(
      'Gareth Price\nApproved Electrician / Tester\nCardiff    07700 900555    gprice@sparks.example\n\nEmployment\n\nDragon Electrical Contractors, Cardiff\nApproved Electrician\nMarch 2017 - Present\nTesting and inspection of schools and hospitals.\n\nMitchell Services\nElectrician\nApril 2012 - Feb 2017\nPlanned and reactive maintenance at the town hall.',
    ),
  ).toEqual([
    ['Approved Electrician', 'Dragon Electrical Contractors'],
    ['Electrician', 'Mitchell Services'],
  ]))

test.each([
  ['M.A. in Art History University of Leeds', ['M.A. in Art History']],
  ['Bachelor in Economics Harbour University', ['Bachelor in Economics']],
  ['B.S.E. Computer Science, University of Michigan', ['B.S.E. Computer Science']],
  ['HBO Verpleegkunde, Hogeschool Rotterdam (diploma behaald)', ['HBO Verpleegkunde']],
  ['Abitur (Note 2,1), Gymnasium am Markt', ['Abitur']],
])('the degree of %s is %s', (line, degrees) =>
  expect(
    read(`Ann Roe\nann.roe@example.org\n\nEXPERIENCE\n2019 - 2020 Cook, Hotel Belmont\n\nEDUCATION\n2015\n${line}`).degrees.map(
      ({ value }) => value.title,
    ),
  ).toEqual(degrees),
)

test('bold type ends one thing of a line and begins another', () => {
  const document: ReadDocument = documentFromText(
    'Giulia Ferra\ngiulia.ferra@example.org\n\nWORK EXPERIENCE\n01/01/2019 – CURRENT Torino, Italy\nPROJECT MANAGER EUROPEAN MUSEUM FOUNDATION\n- Management of projects on training\n01/09/2016 – 31/12/2018 Milano, Italy\nJUNIOR PROJECT OFFICER FONDAZIONE CARIGLIO\n- Selection of applications for funds\n\nEDUCATION\n2015 Master of Arts, University of Bologna',
  )
  for (const title of ['PROJECT MANAGER', 'JUNIOR PROJECT OFFICER'])
    for (const line of document.lines) {
      const start = document.text.indexOf(title, line.start)
      if (start === line.start) line.boldParts = [{ start, end: start + title.length }]
    }
  expect(extractResumeFacts(document).roles.map(({ title, company }) => [title?.value, company?.value])).toEqual([
    ['PROJECT MANAGER', 'EUROPEAN MUSEUM FOUNDATION'],
    ['JUNIOR PROJECT OFFICER', 'FONDAZIONE CARIGLIO'],
  ])
})

describe('names', () => {
  const below =
    '\n4410 Almeda Road, Houston\n(713) 555-0119 | p.kemelu@example.org\n\nSUMMARY\nNurse with nine years at the bedside.'
  test.each([
    ['PATRICIA KEMELU, BSN, RN, CCRN', 'PATRICIA KEMELU'],
    ['Patricia Kemelu FNP-C', 'Patricia Kemelu'],
    ['Patricia Kemelu-Roe, PharmD, BCACP', 'Patricia Kemelu-Roe'],
    ['Patricia "Pat" Kemelu', 'Patricia "Pat" Kemelu'],
    ['Patricia (Pat) Kemelu', 'Patricia (Pat) Kemelu'],
  ])('of %s is %s', (line, expected) => expect(name(line + below)).toBe(expected))
})
