import type { Language } from './language.ts'

export const pl: Language = {
  code: 'pl',
  name: 'Polish',
  nativeName: 'polski',
  script: 'Latin',
  headings: {
    experience: `doświadczenie zawodowe|doświadczenie|doświadczenia zawodowe|historia zatrudnienia|przebieg kariery|przebieg kariery zawodowej|kariera zawodowa|
      kariera|praca|praca zawodowa|zatrudnienie|przebieg zatrudnienia|historia zawodowa|doświadczenie w pracy|doświadczenie praktyczne|moje doświadczenie|
      dotychczasowe zatrudnienie|doświadczenie zawodowe i praktyki|ścieżka kariery|ścieżka zawodowa|życiorys zawodowy|praca i praktyki|doświadczenia`,
    internships: 'praktyki|staże|praktyki i staże|staże i praktyki|staż|praktyka zawodowa|praktyki zawodowe|praktyki studenckie',
    education: `wykształcenie|edukacja|wykształcenie i szkolenia|studia|edukacja i szkolenia|nauka|szkoła|szkoły|przebieg edukacji|przebieg kształcenia|
      przebieg nauki|kształcenie|wykształcenie i kursy|kwalifikacje naukowe|ukończone szkoły|moje wykształcenie|ścieżka edukacji|wykształcenie i kwalifikacje`,
    skills: `umiejętności|kompetencje|kwalifikacje|umiejętności techniczne|umiejętności zawodowe|kluczowe umiejętności|kluczowe kompetencje|umiejętności i kompetencje|
      kompetencje zawodowe|umiejętności miękkie|umiejętności twarde|znajomość programów|znajomość technologii|technologie|obsługa komputera|umiejętności komputerowe|
      narzędzia|mocne strony|dodatkowe umiejętności|moje umiejętności|kwalifikacje i umiejętności|wiedza i umiejętności|kompetencje techniczne|cechy osobowości|predyspozycje|kompetencje miękkie|umiejętności cyfrowe|programy komputerowe|zdolności|inne umiejętności|pozostałe umiejętności|języki programowania|atuty`,
    summary:
      'profil zawodowy|podsumowanie|o mnie|profil|cel zawodowy|podsumowanie zawodowe|profil osobisty|podsumowanie kwalifikacji|informacje o mnie|cel|cele zawodowe|streszczenie|krótko o mnie|wprowadzenie|kim jestem|sylwetka|sylwetka zawodowa',
    projects:
      'projekty|projekt|projekty własne|wybrane projekty|zrealizowane projekty|projekty zawodowe|najważniejsze projekty|portfolio|projekty akademickie|projekty osobiste|moje projekty',
    volunteering:
      'wolontariat|działalność społeczna|aktywność społeczna|działalność dodatkowa|aktywności dodatkowe|działalność studencka|koła naukowe|działalność|organizacje|działalność charytatywna|aktywność pozazawodowa|członkostwo|dodatkowe aktywności|działalność wolontariacka',
    certifications:
      'certyfikaty|uprawnienia|certyfikaty i uprawnienia|licencje|certyfikaty i licencje|uprawnienia zawodowe|kursy i certyfikaty|certyfikat|uprawnienia i certyfikaty',
    courses:
      'szkolenia|kursy|kursy i szkolenia|szkolenia i kursy|szkolenia zawodowe|szkolenia i certyfikaty|konferencje|warsztaty|kursy zawodowe|ukończone kursy|dodatkowe szkolenia|ukończone szkolenia|odbyte szkolenia',
    awards:
      'osiągnięcia|nagrody|nagrody i wyróżnienia|wyróżnienia|stypendia|sukcesy|nagrody i osiągnięcia|osiągnięcia zawodowe|osiągnięcia i nagrody|najważniejsze osiągnięcia|dokonania',
    publications:
      'publikacje|publikacje naukowe|artykuły|badania|wystąpienia|patenty|konferencje naukowe|działalność naukowa|dorobek naukowy',
    languages:
      'języki|języki obce|znajomość języków|znajomość języków obcych|język|umiejętności językowe|kompetencje językowe|język obcy',
    interests:
      'zainteresowania|hobby|pasje|zainteresowania i hobby|hobby i zainteresowania|czas wolny|moje zainteresowania|zainteresowania pozazawodowe',
    references: 'referencje|rekomendacje|osoby polecające|opinie',
    personal: 'dane osobowe|informacje osobiste|dane personalne|dane podstawowe|informacje ogólne|informacje personalne',
    contact:
      'kontakt|dane kontaktowe|adres|informacje kontaktowe|linki|media społecznościowe|dane do kontaktu|dane teleadresowe|social media',
    other: `dodatkowe informacje|informacje dodatkowe|inne|pozostałe informacje|prawo jazdy|inne informacje|dodatkowe|dodatkowe kwalifikacje|klauzula|zgoda na przetwarzanie danych osobowych|służba wojskowa|dyspozycyjność|klauzula rodo|rodo`,
    'role-detail':
      'obowiązki|zakres obowiązków|główne obowiązki|zadania|zakres zadań|odpowiedzialności|opis stanowiska|opis|zakres odpowiedzialności|najważniejsze zadania|obowiązki i osiągnięcia|klient|rola|środowisko',
  },
  composed: {
    deciding: {
      projects: 'projekty',
      internships: 'praktyki staże',
      volunteering: 'wolontariat',
      certifications: 'certyfikaty uprawnienia',
      courses: 'szkolenia kursy',
      education: 'wykształcenie edukacja studia',
      experience: 'doświadczenie zatrudnienie zatrudnienia kariera',
      skills: 'umiejętności kompetencje kwalifikacje znajomość',
      summary: 'profil podsumowanie',
      awards: 'osiągnięcia nagrody',
      publications: 'publikacje',
      languages: 'języki',
      interests: 'zainteresowania hobby',
      references: 'referencje',
      personal: 'dane informacje',
    },
    passing:
      'zawodowe zawodowy zawodowa zawodowej techniczne kluczowe dodatkowe najważniejsze istotne moje osobiste akademickie naukowe obcych obce inne wybrane historia przebieg w na z komputerowe językowe społeczne pozostałe własne ogólne',
    and: 'i oraz & /',
  },
  dates: {
    months: [
      'styc(zeń,znia,zniu,zniem)|sty|stycz',
      'lut(y,ego,ym)|lut',
      'mar(zec,ca,cu,cem)|mar|marz',
      'kwie(cień,tnia,tniu,tniem)|kwi|kwiec',
      'maj(,a,u,em)',
      'czerw(iec,ca,cu,cem)|cze|czerw',
      'lip(iec,ca,cu,cem)|lip',
      'sierp(ień,nia,niu,niem)|sie|sierp',
      'wrze(sień,śnia,śniu,śniem)|wrz|wrzes',
      'październik(,a,u,iem)|paź|pazdz|październ',
      'listopad(,a,zie,em)|lis|listop',
      'grud(zień,nia,niu,niem)|gru|grudz',
    ],
    parts: [
      { words: 'wiosna|wiosną|wiosny', from: 2, to: 4 },
      { words: 'lato|latem', from: 5, to: 7 },
      { words: 'jesień|jesienią|jesieni', from: 8, to: 10 },
      { words: 'zima|zimą|zimy', from: 0, to: 1 },
      { words: 'i kwartał|1 kwartał|pierwszy kwartał|i kw.', from: 0, to: 2 },
      { words: 'ii kwartał|2 kwartał|drugi kwartał|ii kw.', from: 3, to: 5 },
      { words: 'iii kwartał|3 kwartał|trzeci kwartał|iii kw.', from: 6, to: 8 },
      { words: 'iv kwartał|4 kwartał|czwarty kwartał|iv kw.', from: 9, to: 11 },
    ],
    present: `obecnie|do teraz|teraz|nadal|do dziś|do dzisiaj|do chwili obecnej|chwila obecna|aktualnie|do obecnie|w trakcie|do nadal|
      obecny|obecna|dzisiaj|dziś|do obecnej chwili|chwili obecnej|trwa|do dnia dzisiejszego|bieżące|po dziś dzień|do dzisiejszego dnia|do aktualnie|w toku|do tej pory|nieprzerwanie`,
    since: 'od|począwszy od',
    until: 'do',
    to: 'do|a|i|po|oraz',
    from: 'od|między|w okresie od',
    ofYear: 'roku',
    yearMarks: 'r.|r|rok|roku|rokiem',
    years: 'rok|lata|lat|roku|r.',
    monthUnits: 'miesiąc|miesiące|miesięcy|mies|msc|miesiąca|m-ce|m-cy',
  },
  degrees: {
    doctorate: 'doktorat|?doktor|dr inż.|?dr|stopień doktora|studia doktoranckie|doktorant(,ka)|dr hab.',
    master:
      'magister|magister inżynier|mgr|mgr inż.|magisterskie|studia magisterskie|studia ii stopnia|studia drugiego stopnia|jednolite studia magisterskie|tytuł magistra|studia uzupełniające magisterskie|stopień magistra|lekarz medycyny|magisterium|magistra inżyniera',
    postgraduate_diploma: 'studia podyplomowe|podyplomowe|studium podyplomowe',
    bachelor:
      'licencjat|lic.|licencjackie|studia licencjackie|studia i stopnia|studia pierwszego stopnia|inżynier|inż.|inżynierskie|studia inżynierskie|tytuł licencjata|stopień inżyniera|tytuł inżyniera|stopień licencjata|wykształcenie wyższe|?wyższe',
    diploma:
      'technik|wykształcenie zawodowe|dyplom technika|świadectwo czeladnicze|dyplom mistrzowski|tytuł technika|wykształcenie średnie techniczne|dyplom czeladnika|średnie techniczne',
    certificate: 'certyfikat|świadectwo|zaświadczenie',
    high_school:
      'matura|świadectwo maturalne|świadectwo dojrzałości|egzamin maturalny|wykształcenie średnie|?średnie|wykształcenie podstawowe|matura rozszerzona',
  },
  titles: {
    heads: `pracownik pracowniczka pracownica wykładowca wykładowczyni kosztorysant kosztorysantka automatyk ilustrator ilustratorka robotnik robotnica traktorzysta traktorzystka członek członkini sierżant administrator(,ka) adwokat(,ka) agent(,ka) aktor(,ka) akuszerka ambasador(,ka) analityk analityczka animator(,ka) aplikant(,ka) aptekarz archiwist(a,ka) architekt(,ka) artyst(a,ka) asystent(,ka) audytor(,ka) autor(,ka)
      barman(,ka) barist(a,ka) bibliotekarz bibliotekarka biolog blacharz brukarz brygadzist(a,ka) budowlaniec betoniarz brafiterka bufetow(y,a) cieśla cukiernik cukierniczka chemik chirurg copywriter(,ka) dekarz dekorator(,ka) dentyst(a,ka) dietety(k,czka)
      dispatcher dyrektor(,ka) dyspozytor(,ka) doradca doradczyni dozorca dostawca doktorant(,ka) dowódca dziekan dziennikarz dziennikarka drukarz dyżurny edytor(,ka) ekonomist(a,ka) ekspedient(,ka) ekspert(,ka) elektromechanik elektromonter elektronik elektryk
      elektryczka ergoterapeut(a,ka) farmaceut(a,ka) fakturzyst(a,ka) fizjoterapeut(a,ka) fizyk florist(a,ka) fotograf(,ka) frezer fryzjer(,ka) funkcjonariusz(,ka) geodet(a,ka) geolog glazurnik goniec gospodyni grafik graficzka główny handlowiec hostessa hydraulik
      informaty(k,czka) inspektor(,ka) instalator(,ka) instruktor(,ka) introligator inwestor inżynier(,ka) jubiler kadrow(y,a) kasjer(,ka) kelner(,ka) kierowca kierowczyni kierownik kierowniczka konduktor(,ka) konsultant(,ka) konserwator(,ka) konstruktor(,ka) kontroler(,ka)
      koordynator(,ka) kosmetolog kosmetyczka krawiec krawcowa kreator(,ka) księgow(y,a) kucharz kucharka kurier(,ka) laborant(,ka) lakiernik lekarz lekarka lektor(,ka) leśnik listonosz(,ka) logisty(k,czka) logopeda lutnik magazynier(,ka) majster malarz maklerka makler manager manicurzystka
      masażyst(a,ka) marynarz maszynist(a,ka) matematy(k,czka) mechanik mediator(,ka) menadżer(,ka) menedżer(,ka) merchandiser monter(,ka) motorniczy murarz muzyk nauczyciel(,ka) naczelnik naukowiec niania notariusz(,ka) obsługa ochroniarz odlewnik ogrodnik ogrodniczka operator(,ka)
      opiekun(,ka) optyk organizator(,ka) ortopeda oficer palacz pedagog pediatra piekarz pielęgniarka pielęgniarz pilarz pilot(,ka) plastyk planist(a,ka) położna pokojow(a,y) policjant(,ka) pomoc pomocnik pomocnica portier(,ka) posadzkarz pracownik pracownica praktykant(,ka) prawnik prawniczka
      prezes(,ka) prezenter(,ka) producent(,ka) profesor(,ka) programist(a,ka) projektant(,ka) prokurator prokurent protetyk przedstawiciel(,ka) przewodnik przewodniczka przewodnicząc(y,a) przedsiębiorca psycholog(,żka) psychoterapeut(a,ka) ratownik ratowniczka radca recepcjonist(a,ka) redaktor(,ka)
      referent(,ka) rehabilitant(,ka) rekruter(,ka) rejestrator(,ka) reporter(,ka) robotnik rolnik rzecznik rzemieślnik rzeźnik sanitariusz(,ka) sekretarz sekretarka serwisant(,ka) sędzia socjolog spawacz specjalist(a,ka) spedytor(,ka) sprzątacz(,ka) sprzedawca sprzedawczyni stażyst(a,ka) stolarz
      strażak strażnik student(,ka) stylist(a,ka) szef(,owa) szewc sztukator szwaczka ślusarz śmieciarz tancerz tapicer technik technolog telemarketer(,ka) terapeut(a,ka) tester(,ka) tłumacz(,ka) tokarz trener(,ka) tynkarz ustawiacz urzędnik urzędniczka weterynarz wiceprezes wicedyrektor windykator(,ka)
      właściciel(,ka) woźn(y,a) wolontariusz(,ka) wspólnik wychowawca wychowawczyni wykładowca wydawca zarządca zastępca zastępczyni zaopatrzeniowiec zbrojarz zegarmistrz złotnik zootechnik żołnierz adiunkt analityczka badacz(,ka) deweloper korektor(,ka) księgarz tynkarz uczeń użytkownik wdrożeniowiec`,
    phrases:
      'specjalist(a,ka) ds.|kierownik projektu|pomoc kuchenna|pani sprzątająca|przedstawiciel handlowy|radca prawny|pracownik biurowy|pracownik produkcji|operator wózka widłowego|kierowca kategorii|opiekun osób starszych|członek zarządu|główny księgowy|szef kuchni|kierownik zmiany|au pair|product owner|scrum master|project manager|team leader',
    levels:
      'senior|starsz(y,a)|młodsz(y,a)|junior|główn(y,a)|kierownik|kierowniczka|zastępca|z-ca|wice|naczeln(y,a)|samodzieln(y,a)|lider(,ka)|szef(,owa)|stażyst(a,ka)|praktykant(,ka)|dyplomowan(y,a)|wykwalifikowan(y,a)|regionaln(y,a)|generaln(y,a)|ekspert|uczeń',
  },
  organisations: {
    legalForms:
      'sp. z o.o.|sp. z o. o.|sp.z o.o.|spółka z o.o.|spółka z ograniczoną odpowiedzialnością|s.a.|sa|spółka akcyjna|sp. j.|sp.j.|spółka jawna|sp. k.|sp.k.|s.c.|spółka cywilna|sp. z o.o. sp. k.|p.p.h.u.|pphu|p.h.u.|phu|fhu|p.p.|zoo',
    words: `szpital|szpital wojewódzki|przychodnia|klinika|gabinet|apteka|hospicjum|dom opieki|dom pomocy społecznej|dps|żłobek|przedszkole|szkoła|urząd|urząd miasta|urząd gminy|urząd skarbowy|gmina|starostwo|powiat|ministerstwo|zus|sąd|
      prokuratura|policja|straż pożarna|wojsko|bank|ubezpieczenia|towarzystwo|grupa|firma|przedsiębiorstwo|spółka|spółdzielnia|zakład|zakłady|fabryka|huta|kopalnia|stocznia|elektrownia|warsztat|serwis|sklep|hurtownia|supermarket|hipermarket|
      galeria|salon|księgarnia|piekarnia|cukiernia|masarnia|restauracja|bar|pizzeria|kawiarnia|karczma|hotel|pensjonat|biuro|biuro rachunkowe|biuro podróży|biuro projektowe|kancelaria|kancelaria prawna|kancelaria adwokacka|agencja|studio|pracownia|
      drukarnia|wydawnictwo|redakcja|gazeta|transport|spedycja|logistyka|budownictwo|usługi|instytut|laboratorium|fundacja|stowarzyszenie|muzeum|teatr|biblioteka|parafia|gospodarstwo|ferma|systemy|technologie|energetyka|poczta polska|handel|okna|meble|holding|bracia`,
  },
  schools:
    'uniwersytet|politechnika|akademia|szkoła|szkoła wyższa|wyższa szkoła|liceum|liceum ogólnokształcące|technikum|gimnazjum|szkoła podstawowa|zespół szkół|zasadnicza szkoła zawodowa|szkoła policealna|instytut|wydział|kolegium|uczelnia|sgh|agh|uam|sggw|studium|szkoła branżowa|konserwatorium|seminarium',
  employment: {
    'full-time': 'pełny etat|cały etat|pełen etat|w pełnym wymiarze',
    'part-time': 'pół etatu|część etatu|niepełny etat|1/2 etatu|praca dorywcza',
    remote: 'zdalnie|praca zdalna|zdalna',
    hybrid: 'hybrydowo|praca hybrydowa|hybrydowa',
    'on-site': 'stacjonarnie',
    freelance:
      'freelancer|freelance|samozatrudnienie|własna działalność|działalność gospodarcza|b2b|jednoosobowa działalność gospodarcza',
    contract: 'umowa zlecenie|umowa o dzieło|kontrakt|umowa na czas określony|umowa cywilnoprawna',
    temporary: 'praca tymczasowa|praca sezonowa|tymczasowo|sezonowo|zastępstwo|praca wakacyjna',
    permanent: 'umowa o pracę|umowa na czas nieokreślony|na stałe',
    internship: 'staż|praktyki|praktyka|praktyka zawodowa|stażysta',
    apprenticeship: 'przygotowanie zawodowe|uczeń|nauka zawodu',
    volunteer: 'wolontariat|wolontariusz|wolontariuszka',
  },
  labels: {
    title: 'stanowisko|pozycja|funkcja|zajmowane stanowisko|zawód|rola|nazwa stanowiska|zawód lub stanowisko',
    employer:
      'pracodawca|firma|nazwa firmy|nazwa pracodawcy|przedsiębiorstwo|klient|zakład pracy|organizacja|miejsce pracy|instytucja',
    place: 'miejsce|lokalizacja|miasto|miejscowość|kraj|adres',
    dates: 'okres|data|daty|czas|okres zatrudnienia|lata|rok|od|okres pracy|czas trwania',
    degree: 'tytuł|stopień|dyplom|kwalifikacje|uzyskany tytuł|poziom wykształcenia|wykształcenie|poziom',
    school: 'szkoła|uczelnia|uniwersytet|nazwa szkoły|instytucja|nazwa uczelni|placówka',
    field: 'kierunek|specjalność|specjalizacja|wydział|profil|zawód|kierunek studiów',
    description:
      'obowiązki|zakres obowiązków|opis|zadania|główne obowiązki|zakres zadań|osiągnięcia|główne zadania|zakres odpowiedzialności|opis stanowiska',
    tools:
      'narzędzia|technologie|środowisko|oprogramowanie|wykorzystywane technologie|używane technologie|programy|stack|wykorzystane technologie',
  },
  people: {
    nameLabels: 'imię i nazwisko|imię|nazwisko|nazwisko i imię|imiona i nazwisko|imię nazwisko',
    honorifics: 'pan|pani|p|mgr|inż|dr|prof|mgr inż|lic|dr inż|hab|mec|lek|lek. med',
    particles: 'z|de|von|van',
    documents: 'curriculum vitae|cv|życiorys|życiorys zawodowy|list motywacyjny|podanie',
  },
  noExperience:
    'bez doświadczenia zawodowego|brak doświadczenia zawodowego|nie posiadam doświadczenia zawodowego|bez doświadczenia w pracy|brak doświadczenia',
  experience: 'doświadczenia|doświadczenie|doświadczeniem|stażu|praktyki',
  functionWords: `i w z na do się nie to że jest za po o od dla przez ze jak oraz a przy ale ich jego jej który która które są był była było być mam moje mój pod nad bez też
    także lub czy już bardzo tym tego tej ten ta jako podczas wraz między`,
}
