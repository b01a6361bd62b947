import type { Language } from './language.ts'

export const cs: Language = {
  code: 'cs',
  name: 'Czech',
  nativeName: 'čeština',
  script: 'Latin',
  headings: {
    experience: `pracovní zkušenosti|zkušenosti|praxe|pracovní praxe|profesní zkušenosti|zaměstnání|profesní praxe|průběh zaměstnání|předchozí zaměstnání|pracovní zkušenost|profesní kariéra|kariéra|
      odborná praxe|dosavadní praxe|přehled zaměstnání|profesní životopis|pracovní historie|pracovní kariéra|odborné zkušenosti|dosavadní zaměstnání|historie zaměstnání|zaměstnání a praxe|profesní historie|přehled praxe|pracovní poměry`,
    internships: 'stáže|stáž|odborné stáže|praxe a stáže|stáže a praxe|stáže a brigády|brigády|odborná stáž',
    education:
      'vzdělání|vzdělání a kurzy|dosažené vzdělání|vzdělání a odborná příprava|studium|školy|vzdělávání|studia|nejvyšší dosažené vzdělání|vzdělání a školení|akademické vzdělání|průběh vzdělání|školní vzdělání|přehled vzdělání|formální vzdělání',
    skills: `dovednosti|znalosti|znalosti a dovednosti|dovednosti a znalosti|schopnosti|kompetence|odborné znalosti|počítačové znalosti|technické dovednosti|technické znalosti|pc znalosti|klíčové dovednosti|odborné dovednosti|schopnosti a dovednosti|
      další znalosti|další dovednosti|silné stránky|technologie|osobní dovednosti|it dovednosti|práce s pc|počítačové dovednosti|nástroje|klíčové kompetence|profesní dovednosti|specializace|ostatní znalosti a dovednosti|ostatní dovednosti|digitální dovednosti|it znalosti|vlastnosti|osobní vlastnosti|programovací jazyky|kvalifikace|odborné schopnosti|znalost práce na pc`,
    summary:
      'profil|o mně|shrnutí|profesní profil|souhrn|osobní profil|cíl|kariérní cíl|profesní cíl|profesní shrnutí|kdo jsem|představení|úvod|stručně o mně|motivace|osobní charakteristika',
    projects:
      'projekty|vybrané projekty|osobní projekty|vlastní projekty|projekt|realizované projekty|portfolio|významné projekty|klíčové projekty',
    volunteering:
      'dobrovolnictví|dobrovolnická činnost|aktivity|mimoškolní aktivity|společenské aktivity|členství|další aktivity|dobrovolnické aktivity|mimopracovní aktivity|veřejná činnost',
    certifications:
      'certifikáty|certifikace|osvědčení|oprávnění|průkazy|licence|certifikáty a osvědčení|průkazy a oprávnění|certifikáty a kurzy',
    courses:
      'kurzy|školení|kurzy a školení|kurzy a certifikáty|další vzdělávání|školení a kurzy|semináře|absolvované kurzy|odborné kurzy|školení a certifikáty|doplňkové vzdělání|kurzy a semináře|další vzdělání|konference',
    awards: 'ocenění|úspěchy|vyznamenání|ceny|ocenění a úspěchy|stipendia|profesní úspěchy|úspěchy a ocenění|ceny a ocenění',
    publications: 'publikace|publikační činnost|články|výzkum|přednášky|patenty|vědecká činnost',
    languages:
      'jazyky|jazykové znalosti|jazykové dovednosti|znalost jazyků|cizí jazyky|jazyková vybavenost|jazykové schopnosti|znalosti jazyků|jazyk',
    interests:
      'zájmy|koníčky|záliby|zájmy a koníčky|volný čas|koníčky a zájmy|hobby|volnočasové aktivity|osobní zájmy|zájmy a záliby',
    references: 'reference|doporučení|kontakty na reference',
    personal: 'osobní údaje|osobní informace|základní údaje|osobní data|základní informace|údaje',
    contact: 'kontakt|kontaktní údaje|kontakty|kontaktní informace|adresa|odkazy|sociální sítě',
    other:
      'další informace|ostatní|doplňující informace|různé|řidičský průkaz|doplňující údaje|ostatní informace|dodatečné informace|jiné|řidičské oprávnění|poznámky|další údaje|vojenská služba|souhlas se zpracováním osobních údajů',
    'role-detail':
      'náplň práce|popis práce|hlavní činnosti|odpovědnosti|pracovní náplň|odpovědnost|úkoly|popis pozice|popis|hlavní náplň práce|hlavní úkoly|klient|role|zodpovědnost|činnosti|povinnosti',
  },
  composed: {
    deciding: {
      projects: 'projekty',
      internships: 'stáže',
      volunteering: 'dobrovolnictví',
      certifications: 'certifikáty certifikace osvědčení',
      courses: 'kurzy školení semináře',
      education: 'vzdělání studium vzdělávání',
      experience: 'zkušenosti praxe zaměstnání kariéra',
      skills: 'dovednosti znalosti schopnosti kompetence',
      summary: 'profil shrnutí',
      awards: 'ocenění úspěchy',
      publications: 'publikace',
      languages: 'jazyky',
      interests: 'zájmy koníčky záliby',
      references: 'reference',
      personal: 'údaje informace',
    },
    passing:
      'pracovní profesní osobní odborné odborná technické jazykové počítačové klíčové další ostatní předchozí vybrané relevantní moje dosažené akademické doplňující v z na s hlavní',
    and: 'a & /',
  },
  dates: {
    months: [
      'led(en,na,nu,nem)',
      'únor(,a,u,em)|úno',
      'břez(en,na,nu,nem)|bře',
      'dub(en,na,nu,nem)|dub',
      'květ(en,na,nu,nem)|kvě|kvet',
      'červ(en,na,nu,nem)|čvn|červ',
      'červen(ec,ce,ci,cem)|čvc',
      'srp(en,na,nu,nem)|srp',
      'září|zář|zářím',
      'říj(en,na,nu,nem)|říj',
      'listopad(,u,em)|lis',
      'prosin(ec,ce,ci,cem)|pros',
    ],
    parts: [
      { words: 'jaro', from: 2, to: 4 },
      { words: 'léto', from: 5, to: 7 },
      { words: 'podzim', from: 8, to: 10 },
      { words: 'zima', from: 0, to: 1 },
      { words: '1. čtvrtletí|i. čtvrtletí|1. kvartál', from: 0, to: 2 },
      { words: '2. čtvrtletí|ii. čtvrtletí|2. kvartál', from: 3, to: 5 },
      { words: '3. čtvrtletí|iii. čtvrtletí|3. kvartál', from: 6, to: 8 },
      { words: '4. čtvrtletí|iv. čtvrtletí|4. kvartál', from: 9, to: 11 },
      { words: 'zs|zimní semestr', from: 8, to: 13 },
      { words: 'ls|letní semestr', from: 1, to: 5 },
    ],
    present:
      'dosud|současnost|nyní|do současnosti|dnes|do dnes|doposud|až dosud|teď|stále|trvá|aktuálně|do současné doby|současně|do současnosti|po současnost|až do současnosti|do dneška|probíhá|až doposud|v současnosti|současná|stále trvá|do dnešní doby|do nyní',
    since: 'od|počínaje',
    until: 'do',
    to: 'do|až|až do|a|po',
    from: 'od|mezi|v období od',
    ofYear: 'roku',
    years: 'rok|roky|let|roku|r.',
    monthUnits: 'měsíc|měsíce|měsíců|měs|měsíci',
    yearMarks: 'roku',
  },
  degrees: {
    doctorate: 'doktorské studium|ph.d.|csc.|doktorát|?doktor|thdr.|doktorand(,ka)|doktorský titul',
    master:
      'magisterské studium|magistr|magistra|mgr.|ing.|mudr.|judr.|mvdr.|phdr.|rndr.|pharmdr.|mddr.|mga.|ing. arch.|inženýr|inženýrské studium|magisterský titul|navazující magisterské studium|magisterský obor|magisterské|vysokoškolské vzdělání',
    bachelor: 'bakalář|bakalářka|bc.|bakalářské studium|bca.|bakalářský titul|bakalářské|bakalářský obor|bakalářský program',
    associate: 'dis.|diplomovaný specialista|vyšší odborné vzdělání|diplomovaná specialistka',
    diploma: 'výuční list|vyučen|vyučena|?vyučení|střední vzdělání s výučním listem|vyučen v oboru|mistrovská zkouška',
    certificate: 'osvědčení|certifikát',
    high_school:
      'maturita|maturitní zkouška|maturitní vysvědčení|středoškolské vzdělání|střední škola s maturitou|středoškolské|úplné střední vzdělání|středoškolské s maturitou|úplné střední vzdělání s maturitou|?maturitou|střední vzdělání s maturitou|základní vzdělání',
  },
  titles: {
    heads: `likvidátor likvidátorka náborář náborářka traktorista traktoristka vinař vinařka voják vojákyně velitel velitelka četař administrátor(,ka) administrativní advokát(,ka) agronom(,ka) agent(,ka) analyti(k,čka) architekt(,ka) archivář(,ka) artista asistent(,ka) auditor(,ka) autolakýrník automechanik autoelektrikář autor(,ka) bagrista barista baristka barman(,ka) bankéř(,ka)
      bezpečnostní biolog brigádník brigádnice brusič celník celnice cukrář(,ka) cvičitel(,ka) čalouník čerpadlář číšník servírka dělník dělnice dentista dětská dirigent(,ka) dispečer(,ka) disponent(,ka) dizajnér designér(,ka) doktorand(,ka) dopravce dozorce důstojník dramaturg(,yně)
      editor(,ka) ekonom(,ka) elektrikář(,ka) elektromechanik elektromontér elektrotechnik fakturant(,ka) farmaceut(,ka) florista floristka fotograf(,ka) frézař fyzik fyzioterapeut(,ka) geodet(,ka) geolog(,žka) grafik grafička hasič(,ka) herec herečka hlídač(,ka) hodinář hospodyně
      horník hostinský hosteska hrobník hudebník chemik chemička chirurg(,yně) chůva informati(k,čka) inspektor(,ka) instalatér(,ka) instruktor(,ka) inženýr(,ka) jednatel(,ka) jeřábník kadeřník kadeřnice kameník kameraman(,ka) klempíř knihovník knihovnice koncipient(,ka) konstruktér(,ka) konzultant(,ka) kontrolor(,ka)
      koordinátor(,ka) korektor(,ka) kosmetička kovář krejčí švadlena kuchař(,ka) kurýr(,ka) kurátor(,ka) kvalitář laborant(,ka) lakýrník lékař(,ka) lékárník lékárnice lektor(,ka) lesník letuška logistik logistička logoped lodník makléř(,ka) maloobchodník malíř(,ka) manažer(,ka) manipulant(,ka) masér(,ka)
      matematik mechanik mechanička mediátor(,ka) metodik mistr(,ová) modelář(,ka) moderátor(,ka) montážník montér(,ka) muzikant notář(,ka) nákupčí náměst(ek,kyně) novinář(,ka) obchodník obchodnice obráběč obsluha odborník odbornice ochranka operátor(,ka) optik optička opravář organizátor(,ka) ošetřovatel(,ka) pečovatel(,ka)
      pedagog pekař(,ka) personalista personalistka pilot(,ka) plánovač(,ka) podlahář podnikatel(,ka) pokladní pokojská policista policistka pomocník pomocnice popelář poradce poradkyně portýr posluchač pošťák poštovní pracovník pracovnice praktikant(,ka) prádelník právník právnička primář(,ka) prezident(,ka) prodavač(,ka) prodejce
      producent(,ka) profesor(,ka) programátor(,ka) projektant(,ka) projektový provozní provozář průvodce průvodkyně předseda předsedkyně překladatel(,ka) přednosta psycholog(,žka) psychoterapeut(,ka) radiolog recepční redaktor(,ka) referent(,ka) reportér(,ka) ředitel(,ka) režisér(,ka) řezník řidič(,ka) řemeslník sanitář(,ka) sekretář(,ka)
      seřizovač sestra skladník skladnice skladový sládek směnový sociolog soudce soudkyně soustružník specialista specialistka spisovatel(,ka) spojovatel(,ka) společník správce správkyně stavbyvedoucí stavitel stážista stážistka statik statistik stevard(,ka) strážník strážný strojník strojvedoucí student(,ka) supervizor(,ka) svářeč(,ka)
      šéfkuchař(,ka) školitel(,ka) školník švec technik technička technolog(,žka) terapeut(,ka) tesař tester(,ka) tiskař tlumočník tlumočnice topenář trenér(,ka) truhlář(,ka) učitel(,ka) učeň uklízeč(,ka) účetní úředník úřednice údržbář vedoucí vědec vědkyně veterinář(,ka) vizážistka voják vojačka vrátný vrátná výzkumník výzkumnice vychovatel(,ka)
      vývojář(,ka) zahradník zahradnice zámečník zástupce zástupkyně zdravotník závozník zedník zemědělec zkušební zlatník zootechnik zprostředkovatel(,ka) zubař(,ka) majitel(,ka) zakladatel(,ka) spoluzakladatel(,ka) živnostník tajemník tajemnice ošetřovatelka mzdová kontrolorka stavební výrobní`,
    phrases:
      'zdravotní sestra|všeobecná sestra|dětská sestra|vedoucí oddělení|vedoucí týmu|obchodní zástupce|obchodní zástupkyně|pomocná síla|hlavní účetní|mzdová účetní|projektový manažer|projektová manažerka|produktový manažer|řidič nákladního vozidla|pracovník ostrahy|sociální pracovnice|sociální pracovník|osoba samostatně výdělečně činná|asistentka pedagoga|porodní asistentka|au pair|team leader|product owner|scrum master|generální ředitel|technický ředitel|obchodní ředitel',
    levels:
      'senior|junior|hlavní|vedoucí|zástupce|zástupkyně|vrchní|samostatn(ý,á)|starší|mladší|stážista|stážistka|náměstek|odborn(ý,á)|ředitel|generální|regionální|učeň|pomocn(ý,á)|šéf|provozní|výkonn(ý,á)',
  },
  organisations: {
    legalForms:
      's.r.o.|s. r. o.|spol. s r.o.|spol. s r. o.|a.s.|a. s.|akciová společnost|v.o.s.|k.s.|z.s.|o.p.s.|z.ú.|p.o.|s.p.|se|osvč|z. s.|příspěvková organizace',
    words: `nemocnice|fakultní nemocnice|poliklinika|klinika|ordinace|lékárna|domov důchodců|domov seniorů|dům s pečovatelskou službou|léčebna|lázně|jesle|mateřská škola|základní škola|škola|městský úřad|obecní úřad|úřad|magistrát|obec|město|kraj|krajský úřad|ministerstvo|
      soud|policie|hasičský záchranný sbor|armáda|banka|spořitelna|pojišťovna|skupina|společnost|podnik|firma|závod|závody|továrna|strojírna|strojírny|slévárna|elektrárna|sklárna|dílna|autoservis|servis|obchod|prodejna|supermarket|velkoobchod|
      potraviny|knihkupectví|pekárna|pekařství|cukrárna|řeznictví|pivovar|restaurace|hospoda|kavárna|bistro|hotel|penzion|kancelář|advokátní kancelář|účetní kancelář|realitní kancelář|cestovní kancelář|agentura|studio|ateliér|tiskárna|nakladatelství|vydavatelství|noviny|
      rozhlas|doprava|spedice|logistika|stavby|stavební|stavebniny|projekt|ústav|laboratoř|nadace|sdružení|spolek|muzeum|divadlo|knihovna|farma|družstvo|systémy|technologie|energetika|česká pošta|české dráhy|služby|holding|bratři|a syn|autodoprava|truhlářství`,
  },
  schools:
    'univerzita|vysoká škola|vysoké učení technické|vut|čvut|vše|fakulta|gymnázium|střední škola|střední odborná škola|střední průmyslová škola|sou|sš|sps|spš|soš|zš|základní škola|obchodní akademie|vyšší odborná škola|vošs|vos|akademie|konzervatoř|učiliště|odborné učiliště|hotelová škola|zdravotnická škola|ústav|lyceum|jazyková škola|škola',
  employment: {
    'full-time': 'plný úvazek|na plný úvazek|hlavní pracovní poměr|hpp',
    'part-time': 'částečný úvazek|poloviční úvazek|zkrácený úvazek|na částečný úvazek|vedlejší pracovní poměr',
    remote: 'na dálku|práce z domova|vzdáleně|home office',
    hybrid: 'hybridně|hybridní',
    'on-site': 'na pracovišti',
    freelance: 'osvč|na volné noze|živnost|na živnostenský list|na ičo|freelance',
    contract: 'dohoda o provedení práce|dpp|dpč|dohoda o pracovní činnosti|doba určitá|na dobu určitou|kontrakt',
    temporary: 'brigáda|sezónní práce|dočasně|zástup|letní brigáda|sezónní',
    permanent: 'doba neurčitá|na dobu neurčitou|trvalý pracovní poměr',
    internship: 'stáž|odborná stáž|praxe|odborná praxe',
    apprenticeship: 'učeň|učební obor',
    volunteer: 'dobrovolník|dobrovolnice|dobrovolnictví',
  },
  labels: {
    title: 'pozice|pracovní pozice|funkce|role|povolání|název pozice|pracovní zařazení|zaměstnání',
    employer:
      'zaměstnavatel|firma|společnost|název firmy|organizace|klient|název zaměstnavatele|podnik|název společnosti|instituce',
    place: 'místo|lokalita|město|země|místo výkonu práce|adresa|sídlo|stát',
    dates: 'období|datum|doba|od|délka|rok|roky|termín|doba trvání',
    degree: 'titul|dosažený titul|kvalifikace|stupeň vzdělání|diplom|získaná kvalifikace|vzdělání|dosažené vzdělání|stupeň',
    school: 'škola|univerzita|název školy|instituce|fakulta|vzdělávací instituce',
    field: 'obor|specializace|studijní obor|zaměření|studijní program|předmět',
    description:
      'náplň práce|popis|hlavní činnosti|odpovědnosti|úkoly|pracovní náplň|popis práce|popis činnosti|zodpovědnost|hlavní náplň práce|hlavní pracovní náplň|úspěchy',
    tools: 'nástroje|technologie|prostředí|software|použité technologie|programy|stack|používané technologie',
  },
  people: {
    nameLabels: 'jméno|jméno a příjmení|příjmení|příjmení a jméno|celé jméno|titul, jméno, příjmení|jméno, příjmení',
    honorifics: 'pan|paní|p|sl|ing|mgr|bc|dr|mudr|judr|rndr|phdr|prof|doc|slečna|bca|mga|dis',
    particles: 'z|ze|von|de',
    documents: 'životopis|strukturovaný životopis|curriculum vitae|cv|profesní životopis|motivační dopis|evropský životopis',
  },
  noExperience: 'bez pracovních zkušeností|žádné pracovní zkušenosti|bez praxe|absolvent(,ka) bez praxe|zatím bez praxe',
  experience: 'zkušeností|zkušenosti|praxe|praxí|zkušenostmi',
  functionWords: `a v se na je že o s do ve z pro k i za od ale jako po jsem jsou jeho jak nebo byl byla bylo být mezi při také který která které u tak ke než až si už již
    svou můj mé moje dle podle včetně nad pod bez této tohoto`,
}
