/** Titles in two genders, or in one and in a form for all, by language: what a swap of titles puts in the place of the titles held. */
const pairs: Record<string, string> = {
  en: `Waiter / Waitress, Foreman / Forewoman, Foreman / Foreperson, Actor / Actress, Headmaster / Headmistress, Host / Hostess,
    Cameraman / Camerawoman, Salesman / Saleswoman, Salesman / Salesperson, Steward / Stewardess, Seamster / Seamstress,
    Chairman / Chairwoman, Policeman / Policewoman, Craftsman / Craftswoman, Handyman / Handywoman, Masseur / Masseuse,
    Barman / Barmaid, Restaurant Manager / Restaurant Manageress`,
  de: `Softwareentwickler / Softwareentwicklerin, Entwickler / Entwickler:in, Arzt / Ärztin, Krankenpfleger / Krankenschwester,
    Industriekaufmann / Industriekauffrau, Koch / Köchin, Rechtsanwalt / Rechtsanwältin,
    Technischer Zeichner / Technische Zeichnerin, Projektleiter (m/w/d) / Projektleiterin`,
  fr: `Développeur / Développeuse, Développeur / Développeur·euse, Ingénieur / Ingénieure,
    Directeur commercial / Directrice commerciale, Infirmier / Infirmière, Chef de projet / Cheffe de projet,
    Assistant administratif / Assistante administrative`,
  es: `Ingeniero / Ingeniera, Desarrollador / Desarrollador(a), Camarero / Camarera, Técnico / Técnica,
    Director comercial / Directora comercial`,
  it: `Sviluppatore / Sviluppatrice, Ingegnere / Ingegnera, Impiegato / Impiegata, Direttore vendite / Direttrice vendite,
    Cameriere / Cameriera`,
  pt: `Engenheiro / Engenheira, Desenvolvedor / Desenvolvedora, Enfermeiro / Enfermeira, Professor / Professora`,
  nl: `Verpleger / Verpleegster, Verkoper / Verkoopster, Leraar / Lerares, Medewerker / Medewerkster`,
  pl: `Specjalista / Specjalistka, Kierownik / Kierowniczka, Księgowy / Księgowa, Programista / Programistka`,
  cs: `Prodavač / Prodavačka, Učitel / Učitelka, Úředník / Úřednice, Poradce / Poradkyně`,
}

/** The pairs in turn, one language after the other, so that a few of them are not all of one. */
export const titlePairs: [one: string, other: string][] = inTurn(
  Object.values(pairs).map((list) => list.split(',').map((pair) => pair.trim().split(' / ') as [string, string])),
)

function inTurn<Pair>(lists: Pair[][]): Pair[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list.slice(place, place + 1))).flat()
}
