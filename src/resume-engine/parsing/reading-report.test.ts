import { describe, expect, test } from 'bun:test'
import { readingView, rowDoubt } from '#src/matching/reading-words.ts'
import type { ResumeFacts } from '../facts.ts'
import { documentFromText } from './plain-document.ts'
import { extractResumeFacts } from './resume-facts.ts'
import { exchanges, someone } from './test-people.ts'
import { testResumes } from './test-resumes.ts'

const factsOf = (text: string) => extractResumeFacts(documentFromText(text))
const kindsOf = (text: string) => factsOf(text).reading!.gaps.map(({ kind }) => kind)

const head = 'Ines Carvalho\nines.carvalho@example.com\n'
const skills = '\nSkills\nPython, SQL, Docker, Kubernetes\n'
const school = '\nEducation\nBachelor of Science in Computer Science, University of Porto Sul, 2014\n'

describe.each(Object.entries(testResumes))('a resume that is read well: %s', (_name, write) => {
  const facts = factsOf(write(someone))
  test('says its language, a high confidence, and nothing to look at', () => {
    expect(facts.reading).toMatchObject({ languages: [{ code: 'en', share: 1 }], gaps: [] })
    expect(facts.reading!.confidence).toBeGreaterThanOrEqual(0.7)
    expect(rowDoubt(facts)).toBeNull()
  })
  test('is reported alike whoever it is about', () => {
    for (const person of Object.values(exchanges).flat())
      expect(factsOf(write({ ...person, gap: 0 })).reading!.gaps).toEqual(facts.reading!.gaps)
  })
})

describe('what was not understood is named, with its place', () => {
  test('positions without dates that can be read', () => {
    const facts = factsOf(
      `${head}\nExperience\nData Engineer, Contoso Ltd\n- Built pipelines in Python\nData Analyst, Fabrikam Inc\n- Wrote reports in SQL\n${school}${skills}`,
    )
    const [gap] = readingView(facts)!.notUnderstood
    expect(gap).toMatchObject({ kind: 'employment-dates', part: 'Employment', short: 'dates of employment' })
    expect(gap!.quote?.quote).toBe('Experience')
    expect(rowDoubt(facts)).toMatchObject({ readItYourself: false, notRead: ['dates of employment'], yearsUnsure: false })
    expect(rowDoubt(facts, ['dates of employment', 'what the work was'])).toEqual({
      readItYourself: true,
      notRead: ['dates of employment', 'what the work was'],
      yearsUnsure: false,
    })
  })

  test('a part about employment without a position', () => {
    const text = `${head}\nWork Experience\nI have done many things in many places and will gladly tell you about them when we meet.\n${school}${skills}`
    expect(kindsOf(text)).toEqual(['employment'])
    // a part that was not understood has no dates and titles to be told of beside it
    expect(rowDoubt(factsOf(text), ['dates of employment', 'job titles'])?.notRead).toEqual(['employment'])
  })

  test('a part about education without a degree', () => {
    const text = `${head}\nExperience\nData Engineer, Contoso Ltd, January 2020 - Present\n- Built pipelines\n\nEducation\nSomething at the evening classes of my home town, twice a week\n${skills}`
    expect(kindsOf(text)).toEqual(['degrees'])
  })

  test('no part about employment: 0 years, not sure', () => {
    const facts = factsOf(`${head}${school}${skills}`)
    expect(facts.withoutEmployment).toBe(true)
    expect(facts.reading!.gaps.map(({ kind }) => kind)).toEqual(['no-employment'])
    expect(facts.reading!.confidence).toBeLessThan(0.6)
    expect(rowDoubt(facts)).toMatchObject({ yearsUnsure: true })
    expect(rowDoubt(facts, ['dates of employment'])).toMatchObject({ readItYourself: false, notRead: [] })
  })

  test('a language that is not read: read it yourself', () => {
    const facts = factsOf(`${head}
Ηγήθηκα ομάδας πέντε μηχανικών και μείωσα τον χρόνο παράδοσης από δύο εβδομάδες σε μία ημέρα.
Σχεδίασα και συντήρησα συστήματα τιμολόγησης για εταιρικούς πελάτες σε όλη τη χώρα.
Εκπαίδευσα νέους συναδέλφους και ήμουν υπεύθυνη για τον ετήσιο προϋπολογισμό και τις σχέσεις με προμηθευτές.
Αντικατέστησα παλιά προγράμματα και επεξεργάστηκα δεδομένα μετρήσεων σε όλα τα εργοστάσια της εταιρείας.
Πτυχίο Πληροφορικής από το Πανεπιστήμιο της Πάτρας, με άριστα, και μεταπτυχιακό στη διοίκηση επιχειρήσεων.`)
    expect(facts.reading!.gaps.map(({ kind }) => kind)).toContain('language')
    expect(readingView(facts)).toMatchObject({ languages: [], readItYourself: true })
    expect(rowDoubt(facts)).toMatchObject({ readItYourself: true })
  })

  test('the places of everything that is named stand in the document', () => {
    const text = `${head}\nBerufserfahrung\nKrankenschwester, Klinik am See\n- Betreuung der Patienten\n\nAusbildung\nAbendkurse in meiner Heimatstadt, zweimal in der Woche\n`
    const { reading } = factsOf(text)
    const { text: read } = documentFromText(text)
    expect(reading!.gaps.length).toBeGreaterThan(0)
    for (const { quote } of reading!.gaps) if (quote) expect(read.slice(quote.start, quote.end)).toBe(quote.quote)
    expect(reading!.languages[0]!.code).toBe('de')
  })
})

test('what was read by an earlier engine has no report, and nothing is said of it', () => {
  const { reading: _, ...facts } = factsOf(`${head}${skills}`)
  expect(readingView(facts as ResumeFacts)).toBeNull()
  expect(rowDoubt({ ...facts, withoutEmployment: false })).toBeNull()
})
