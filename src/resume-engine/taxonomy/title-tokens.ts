import { inOneGender } from './gendered-text.ts'
import { folded } from './languages/words.ts'

/** Words of a level or a reach, which say nothing about the occupation; "lead", "staff", "head" and "assistant" often do. */
const passing =
  /^(?:senior|sr|snr|junior|jr|entry|level|mid|experienced|trainee|intern|internship|regional|global|national|international|interim|acting|deputy|freelance|self|employed|i|ii|iii|iv|v|vi|m|w|d|f|x|h|and|of|the|for|to|in|at|an?|de|du|des|del|della|di|da|do|dos|la|le|les|el|los|las|van|von|der|und|et|en|y|e|et|\d+)$/

const shortForms = new Map(
  Object.entries({
    hr: 'human resource',
    it: 'information technology',
    pr: 'public relation',
    vp: 'vice president',
    svp: 'vice president',
    avp: 'vice president',
    mgr: 'manager',
    asst: 'assistant',
    engr: 'engineer',
    admin: 'administrator',
    qa: 'quality assurance',
    sre: 'site reliability engineer',
    swe: 'software engineer',
    rn: 'registered nurse',
    ux: 'user experience',
    ui: 'user interface',
    ml: 'machine learning',
    ai: 'artificial intelligence',
    dba: 'database administrator',
    ceo: 'chief executive',
    cfo: 'chief financial officer',
    cto: 'chief technology officer',
    coo: 'chief operating officer',
    cmo: 'chief marketing officer',
    cio: 'chief information officer',
  }),
)

const singular = (word: string) => (word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word)

/** The words by which titles are compared: of one gender, without accents, levels and plurals. The same word counts once. */
export const titleWordsOf = (title: string): string[] => {
  const words = folded(inOneGender(title))
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word !== '' && !passing.test(word))
    .flatMap((word) => shortForms.get(word)?.split(' ') ?? [word])
    .map(singular)
  return [...new Set(words)]
}
