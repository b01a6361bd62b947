/** What stands before -man, -woman and -person alike. */
const worksOfMan =
  'sales|chair|vicechair|spokes|business|crafts|fore|camera|trades|drafts|draughts|anchor|congress|council|assembly|alder|ombuds|repair|' +
  'service|handy|journey|middle|news|line|fire|police|mail|milk|door|floor|ground|grounds|counter|bell|band|train|weather|sports|stunt|' +
  'yachts|cattle|dairy|delivery|front|point|watch|fisher|crew|air|ferry|garbage|maintenance|utility|sound|committee|nursery|laundry|stock|' +
  'work|select|signal|boat|patrol|states|marks|sea|ranch|house|post|lay'

/**
 * Endings that tell a woman's form of a title from a man's, by which any word of a language comes to the form that both share. What
 * stands here is regular and hardly ever ends another kind of word; everything else is a row of `gendered-words.tsv`.
 */
const endings: [ending: RegExp, by: string][] = [
  // chairperson, salespeople, salesmen
  [new RegExp(`^(${worksOfMan})(?:persons?|people|men)$`, 'u'), '$1man'],
  // saleswoman, forewomen
  [/(?<=\p{L}{3})wom[ae]n$/u, 'man'],
  // headmistress, postmistresses
  [/(?<=\p{L}{4})mistress(?:es)?$/u, 'master'],
  // Entwicklerin, Direktorinnen, Ingenieurin, Juristin, Praktikantin, Dozentin, Architektin, Therapeutin, Sekretärin
  [/(?<=\p{L}{2}(?:er|or|eur|ör|ist|yst|ant|ent|ekt|eut|är))in(?:nen)?$/u, ''],
  // Psychologin, Pädagogin; psycholoog
  [/(?<=\p{L}(?:olog|agog))in(?:nen)?$/u, 'e'],
  [/(?<=\p{L}{2})loog$/u, 'loge'],
  [/(?<=\p{L}{2})graaf$/u, 'grafe'],
  // Kauffrau, Fachleute, Pflegefachkraft; brandweervrouw
  [/(?<=\p{L}{3})frau(?:en)?$/u, 'mann'],
  [/(?<=(?:kauf|fach))(?:leute|person|kraft)$/u, 'mann'],
  [/(?<=\p{L}{3})vrouw(?:en)?$/u, 'man'],
  // technischer Zeichner, technische Zeichnerin
  [/(?<=\p{L}{3}(?:isch|lich))er$/u, 'e'],
  // ingénieure, auteures
  [/(?<=\p{L}{3})eure(s?)$/u, 'eur$1'],
  // directrice, directeur, direttrice, direttore: one word in more than one language, so that all of them come to one
  [/(?<=\p{L}{2}[aiutlnrcp])(?:trice|teuse|teur|tore)$/u, 'tor'],
  [/(?<=\p{L}{2}[aiutlnrcp])(?:trices|teuses|teurs)$/u, 'tors'],
  // professore, assessore
  [/(?<=\p{L}{2}[ins])sore$/u, 'sor'],
  // vendeuse, coiffeuses
  [/(?<=\p{L}{3})euse(s?)$/u, 'eur$1'],
  // technicienne, mécaniciennes
  [/(?<=\p{L}{3})ienne(s?)$/u, 'ien$1'],
  // journaliste, pianiste: in French of both, in Dutch of a woman
  [/(?<=\p{L}{3})iste(s?)$/u, 'ist$1'],
  // makelaarster
  [/(?<=\p{L}{2}aar)ster$/u, ''],
  // bióloga, fotografa, astronoma, fioraia
  [/(?<=\p{L}{2}(?:[oó]log|graf|gráf|[oó]nom|[oó]sof))a$/u, 'o'],
  [/(?<=\p{L}{2}ai)a$/u, 'o'],
  // directora, profesoras, vendedora
  [/(?<=\p{L}{2}[dts])ora$/u, 'or'],
  [/(?<=\p{L}{2}[dts])oras$/u, 'ores'],
  // specjalistka, analityczka, kierowniczka, nauczycielka, dziennikarka, psycholożka, doradczyni
  [/(?<=\p{L}{2})([iy])stka$/u, '$1sta'],
  [/(?<=\p{L}{2})([iy])czka$/u, '$1k'],
  [/(?<=\p{L}{2}(?:ant|ent|ekt|er|or|ér|ýr|tel|ciel|acz|ač|eč|ář|ař|éř|graf))ka$/u, ''],
  [/(?<=\p{L}{3})arka$/u, 'arz'],
  [/(?<=\p{L}{3}man)ka$/u, ''],
  [/(?<=\p{L}{2})([ao])[żž]ka$/u, '$1g'],
  [/(?<=\p{L}{2})czyni$/u, 'ca'],
  [/(?<=\p{L}{2}rz)yni$/u, ''],
  // mechanička, pracovnice, poradkyně
  [/(?<=\p{L}{3})ička$/u, 'ik'],
  [/(?<=\p{L}{2}(?:[vdltsmhčšžřjczb]|[áíý]r))nice$/u, 'ník'],
  [/(?<=\p{L}{2}an)kyně$/u, 'ec'],
  [/(?<=\p{L}{3})kyně$/u, 'ce'],
]

/** Every ending above ends in one of these: most words are done with at a glance. */
const mayEnd =
  /(?:wom[ae]n|men|persons?|people|ess|esses|in|innen|loog|graaf|frau|frauen|leute|kraft|vrouw|vrouwen|er|eures?|trices?|teurs?|euses?|[ts]ore|iennes?|istes?|aarster|[gfm]a|aia|oras?|ka|yni|nice|yně)$/u

/** Nobody's title, for all its ending. */
const others = new Set(
  `severin valentin quentin florentin clementin constantin konstantin levantin christin kristin catherin katherin maserin glycerin nitroglycerin zimmerfrau
  beatrice patrice matrice cicatrice salvatore adrienne vivienne etienne fabienne lucienne julienne varsovienne
  fedora pandora eudora theodora teodora isadora medora andora señora computadora fischer tischer
  lectora coimbatore eureka majorka berenice veronice`
    .split(/\s+/)
    .filter(Boolean),
)

/** The word, in lower case, with the ending that both forms share. */
export const withSharedEnding = (word: string): string => {
  if (word.length < 6 || !mayEnd.test(word) || others.has(word)) return word
  for (const [ending, by] of endings) if (ending.test(word)) return withSharedEnding(word.replace(ending, by))
  return word
}
