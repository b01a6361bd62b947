import { describe, expect, test } from 'bun:test'
import { consentText } from '#src/assessment/constants.ts'
import { applicationConsent, keepSentence } from '#src/jobportal/constants.ts'
import { unreadableReasons } from '#src/ports/document-reader.ts'
import { catalogues } from './catalogues.ts'
import { languages } from './languages.ts'
import { tell } from './told.ts'

test('English stays English', () => {
  expect(tell('en', 'Full Name is required.')).toBe('Full Name is required.')
})

test('a sentence that is known is told with what stands in it', () => {
  expect(tell('de', 'Full Name is required.')).toBe('Bitte füllen Sie dieses Feld aus: Vor- und Nachname.')
  expect(tell('de', 'Too many attempts. Please wait 40 seconds and try again.')).toBe(
    'Zu viele Versuche. Bitte warten Sie 40 Sekunden und versuchen Sie es dann noch einmal.',
  )
  expect(tell('fr', 'The company changed the status to Shortlisted.')).toBe('L’entreprise a changé le statut : Présélectionnée.')
  expect(tell('es', 'An answer can have 4,000 characters at most: Warum?')).toContain('4000 caracteres')
})

test('sentences that follow each other are told one by one, with days as the language writes them', () => {
  const rule =
    'Acme Inc. Ltd deletes applications 180 days after the last thing that happened with them, such as a message or a decision. You can delete yours at any time.'
  expect(tell('de', `Kept until Dec 5, 2026. ${rule}`)).toBe(
    'Gespeichert bis 5. Dez. 2026. Acme Inc. Ltd löscht Bewerbungen 180 Tage nach dem letzten Ereignis, etwa einer Nachricht oder einer Entscheidung. Ihre eigene können Sie jederzeit löschen.',
  )
  expect(tell('es', `Kept until 5 Dec 2026. ${rule}`)).toStartWith('Se conserva hasta el 5 dic 2026.')
})

test('what was compared is told with the names of skills as they are', () => {
  expect(tell('de', 'Go: shown at work, 3.5 years, until 2024.')).toBe('Go: im Beruf gezeigt, 3,5 Jahre, bis 2024.')
  expect(tell('de', 'Through Django, which includes Python: shown at work, 1 year, to this day.')).toBe(
    'Durch Django, was Python einschließt: im Beruf gezeigt, 1 Jahr, bis heute.',
  )
  expect(tell('fr', '5 years of experience, 3 years of it counted as related (Engineer); 4 years asked for.')).toBe(
    '5 ans d’expérience, dont 3 ans dans un travail proche (Engineer) ; 4 ans demandés.',
  )
  expect(tell('es', 'Bachelor asked for; the resume names none.')).toBe(
    'Titulación requerida: Bachelor; el currículum no indica ninguna.',
  )
})

test('what somebody wrote stays as it is', () => {
  for (const text of ['We answer within a week.', 'Tools: see above.', '', 'New business: first. Second.'])
    expect(tell('de', text)).toBe(text)
})

test('a long text that looks like many sentences is answered at once', () => {
  const started = performance.now()
  tell('de', `${'a years of experience, a years of it counted as related (b); '.repeat(30)}asked for.`.slice(0, 1999))
  tell('de', 'Through a, which includes b: c. '.repeat(60))
  expect(performance.now() - started).toBeLessThan(500)
})

/** Sentences that are kept in other files of the server, as they are said. */
const saidElsewhere = [
  applicationConsent.text,
  keepSentence('Lantern Works', null),
  keepSentence('Lantern Works', 90),
  ...Object.values(unreadableReasons),
  ...['assessment', 'interview'].flatMap((kind) =>
    Object.values(consentText).map((text) => text.replace('{kind}', kind).replace('{days}', '180')),
  ),
]

describe.each(languages.filter((language) => language !== 'en'))('in %s', (language) => {
  test('what somebody agrees to, and why a file cannot be read, is told as it stands in the program', () => {
    for (const sentence of saidElsewhere) expect([sentence, tell(language, sentence) !== sentence]).toEqual([sentence, true])
  })

  test('the pages say what the server says of links', () => {
    const { assessment } = catalogues.en
    for (const key of ['newerLinkText', 'expiredText', 'withdrawnText', 'deletedText', 'alreadyCompleted'] as const)
      expect(tell(language, assessment[key])).toBe(catalogues[language].assessment[key])
  })
})

describe.each(languages)('in %s', (language) => {
  test('every sentence is found again by its English words', () => {
    for (const [key, text] of Object.entries(catalogues.en.told)) {
      if (text.includes('{')) continue
      const told: Record<string, string> = catalogues[language].told
      expect(tell(language, text)).toBe(language === 'en' ? text : told[key]!)
    }
  })
})

test('a sentence that was kept in the spelling of former versions is told in that of today', () => {
  const kept = 'Text in the colour of the page was left out of the score: “Favourite colour: Rust”'
  expect(tell('en', kept)).toBe('Text in the color of the page was left out of the score: “Favourite colour: Rust”')
  expect(tell('de', kept)).toBe(tell('de', tell('en', kept)))
  expect(tell('de', kept)).not.toContain('Text in the')
  expect(tell('fr', 'The text was recognised in an image and may contain misread words.')).toBe(catalogues.fr.told.recognised)
})
