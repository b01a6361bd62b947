import type { Language } from '../language.ts'

export const czech: Language = {
  code: 'cs',
  name: 'Czech',
  regions: [
    {
      country: 'Česká republika',
      cities: 'Plzeň; Olomouc; Liberec; Hradec Králové; České Budějovice; Zlín; Jihlava; Opava; Brno; Praha 6; Ústí nad Labem',
      female: 'Zdeňka; Markéta; Šárka; Božena; Klára; Řehořka; Ludmila; Adéla; Vendula; Jiřina',
      male: 'Zdeněk; Jiří; Ondřej; Vojtěch; Přemysl; Radek; Bohumil; Štěpán; Libor; Matěj',
      family:
        'Dvořáček~Dvořáčková; Kučera~Kučerová; Říha~Říhová; Šťastný~Šťastná; Vlček~Vlčková; Hájek~Hájková; Beneš~Benešová; Kadlec~Kadlecová; Zeman~Zemanová; Tichý~Tichá; Sýkora~Sýkorová; Janů',
      phones: '+420 601 000 ###; 601 000 ###; 601000###; +420 222 555 ###',
      addresses: 'Lipová {n}/{k}, {zip} {city}; {city}; náměstí Míru {k}, {city}; Zahradní {n}, {city}',
      legal: 's.r.o.; a.s.; spol. s r.o.; v.o.s.; o.p.s.; k.s.',
    },
  ],
  companyWords:
    'Jedlová; Orlice; Sázavan; Bílý Vrch; Kovárna; Hvězda; Jeseník; Lípa; Vltavín; Skalka; Čáp; Podhájí; Rybníček; Zelený Důl; Morava; Rosnička; Kamenice; Sokolík; Javor; Labuť',
  employers: {
    tech: '{name} Software {legal}; {name} Systémy {legal}; {name} IT {legal}; {name} Data {legal}',
    health: 'Nemocnice {name} {legal}; Poliklinika {name}; Domov seniorů {name}; Lékárna {name}; Klinika {name} {legal}',
    shop: 'Obchody {name} {legal}; Knihkupectví {name}; {name} Nábytek {legal}; Potraviny {name}; Obchodní dům {name}',
    agency: 'Agentura {name}; Studio {name}; {name} Média {legal}; Nakladatelství {name}',
    finance: 'Banka {name} a.s.; Pojišťovna {name} a.s.; Účetní kancelář {name}; Spořitelna {name}',
    law: 'Advokátní kancelář {name}; AK {name} a partneři; Notářská kancelář {name}',
    school: 'ZŠ {name}; Gymnázium {name}; Mateřská škola {name}; Univerzita {name}; SOŠ {name}',
    food: 'Restaurace {name}; Hotel {name}; Pekařství {name}; Cukrárna {name}; Pivovar {name} {legal}',
    transport: '{name} Logistika {legal}; Doprava {name} {legal}; Dopravní podnik {name} a.s.; Autoservis {name}',
    building: 'Stavby {name} {legal}; {name} Stav {legal}; Ateliér {name}; Elektro {name} {legal}; Reality {name}',
    factory: 'Strojírny {name} a.s.; Slévárna {name} {legal}; {name} Plast {legal}; Sklárny {name} a.s.; {name} Motor {legal}',
    science: 'Ústav {name} AV ČR; Laboratoř {name} {legal}; Univerzita {name}; {name} Biotech {legal}',
    public: 'Městský úřad {city}; Krajský úřad {name}; Finanční úřad {city}; Hasičský sbor {city}; Knihovna města {city}',
    farm: 'Statek {name}; Zahradnictví {name}; Vinařství {name}; ZD {name}; Lesy {name} {legal}',
    general: '{name} {legal}; {name} CZ {legal}; Skupina {name}; {name} Služby {legal}; Nadace {name}; {name} Group {legal}',
  },
  schools:
    'Univerzita {name}; Vysoké učení technické {name}; Gymnázium {name}; SPŠ {city}; Obchodní akademie {city}; Vysoká škola {name}; SOU {name}',
  degrees: {
    vocational: 'Výuční list; Vyšší odborná škola; Střední odborná škola s maturitou; DiS.',
    bachelor: 'Bc.; Bakalářské studium; Bakalář',
    master: 'Ing.; Mgr.; Magisterské studium; Inženýr~Inženýrka',
    doctor: 'Ph.D.; Doktorské studium; RNDr.',
    school: 'Maturita; Středoškolské vzdělání; Gymnázium s maturitou',
  },
  degreeForms: '{degree}, obor {field}; {degree} – {field}; {field}, {degree}; {degree} ({field}); {degree} {field}',
  occupations: {
    software:
      'Junior programátor~Junior programátorka; Programátor~Programátorka; Softwarový inženýr~Softwarová inženýrka; Vedoucí vývoje; Tester~Testerka | Přepis fakturace do {skill}, z {n} na {k} minut; Převod {big} záznamů bez výpadku | Testování; Agilní metody; Databáze | Informatika; Softwarové inženýrství',
    data: 'Datový analytik~Datová analytička; Datový inženýr~Datová inženýrka; Statistik~Statistička; Vedoucí analýz | Předpověď prodeje pro {n} obchodů; Rozbor {big} dotazníků | Statistika; Modelování; Vizualizace | Statistika; Matematika',
    support:
      'Technik podpory; Správce sítě~Správkyně sítě; Systémový administrátor~Systémová administrátorka; Vedoucí IT | {n} požadavků denně; Výměna {big} počítačů na {k} pobočkách | Sítě; Zálohování; Podpora uživatelů | Informační technologie',
    nursing:
      'Sanitář~Sanitářka; Všeobecná sestra; Zdravotní sestra; Staniční sestra; Porodní asistentka | Péče o {n} pacientů na směně; Vedení {k} studentek | Převazy; Podávání léků; První pomoc | Ošetřovatelství',
    care: 'Pečovatel~Pečovatelka; Sociální pracovník~Sociální pracovnice; Asistent~Asistentka; Ředitel domova~Ředitelka domova | Podpora {n} rodin; {k} výletů ročně | Komunikace; Péče o seniory; Krizová intervence | Sociální práce',
    pharmacy:
      'Farmaceutický asistent~Farmaceutická asistentka; Lékárník~Lékárnice; Fyzioterapeut~Fyzioterapeutka; Laborant~Laborantka | {n} receptů denně; Ztráty nižší o {p} % | Výdej léků; Laboratorní rozbory; Evidence | Farmacie; Fyzioterapie',
    sales:
      'Obchodní zástupce~Obchodní zástupkyně; Prodejní poradce~Prodejní poradkyně; Obchodní manažer~Obchodní manažerka; Obchodní ředitel~Obchodní ředitelka | {n} nových zákazníků za {money}; Plán překročen o {p} % | Vyjednávání; Akvizice; Nabídky | Obchod; Podniková ekonomika',
    retail:
      'Prodavač~Prodavačka; Pokladní; Zástupce vedoucího~Zástupkyně vedoucího; Vedoucí prodejny | Prodejna s {n} lidmi; Inventura {big} položek | Pokladna; Vystavení zboží; Obsluha | Obchodní provoz',
    marketing:
      'Asistent marketingu~Asistentka marketingu; Redaktor~Redaktorka; Specialista marketingu~Specialistka marketingu; Marketingový ředitel~Marketingová ředitelka | Zpravodaj pro {big} čtenářů; {k} veletrhy ročně | Reklama; Psaní textů; Média | Marketing; Žurnalistika',
    accounting:
      'Účetní; Mzdový účetní~Mzdová účetní; Hlavní účetní; Daňový poradce~Daňová poradkyně; Auditor~Auditorka | Uzávěrka za {k} dní; Mzdy pro {big} lidí | Účetnictví; DPH; Mzdy | Účetnictví a daně; Finance',
    banking:
      'Bankovní poradce~Bankovní poradkyně; Úvěrový analytik~Úvěrová analytička; Ředitel pobočky~Ředitelka pobočky; Likvidátor škod~Likvidátorka škod | {n} firemních klientů; Portfolio {money} | Úvěry; Rizika; Pojištění | Bankovnictví; Ekonomie',
    legal:
      'Právní asistent~Právní asistentka; Advokátní koncipient~Advokátní koncipientka; Advokát~Advokátka; Podnikový právník~Podniková právnička | {n} smluv ročně; {k} soudních sporů | Smlouvy; Pracovní právo; Vymáhání | Právo',
    hr: 'Personalista~Personalistka; Náborář~Náborářka; Vedoucí personálního oddělení; Školitel~Školitelka | {n} přijatých za rok; Zavedení {skill} v {k} závodech | Nábor; Pracovní právo; Školení | Psychologie; Řízení lidských zdrojů',
    office:
      'Recepční; Administrativní pracovník~Administrativní pracovnice; Asistent ředitele~Asistentka ředitele; Vedoucí kanceláře; Sekretář~Sekretářka | Kalendáře {k} ředitelů; Konference pro {big} lidí | Korespondence; Archivace; Organizace | Administrativa',
    teaching:
      'Asistent pedagoga~Asistentka pedagoga; Učitel matematiky~Učitelka matematiky; Vychovatel~Vychovatelka; Ředitel školy~Ředitelka školy; Lektor~Lektorka | Třída {n} žáků; Šachový kroužek pro {n} dětí | Příprava výuky; Vedení třídy; Hodnocení | Pedagogika; Učitelství',
    kitchen:
      'Pomocný kuchař~Pomocná kuchařka; Kuchař~Kuchařka; Šéfkuchař~Šéfkuchařka; Cukrář~Cukrářka; Pekař~Pekařka | {n} jídel za večer; {k} vyučených učňů | Jídelníčky; Hygiena; Pečení | Gastronomie',
    hotel:
      'Číšník~Servírka; Barman~Barmanka; Hotelový recepční~Hotelová recepční; Provozní; Ředitel hotelu~Ředitelka hotelu | {n} hostů denně; {n} svateb | Obsluha hostů; Rezervace | Hotelnictví; Cestovní ruch',
    logistics:
      'Skladník~Skladnice; Řidič vysokozdvižného vozíku~Řidička vysokozdvižného vozíku; Dispečer~Dispečerka; Vedoucí skladu; Nákupčí | {n} objednávek za hodinu; {n} kontejnerů měsíčně | Sklad; Clo; Nákup | Logistika',
    driving:
      'Řidič~Řidička; Řidič kamionu~Řidička kamionu; Kurýr~Kurýrka; Strojvedoucí | {big} km ročně bez nehody; {n} zásilek denně | Řidičský průkaz C+E; Plánování tras | Doprava',
    construction:
      'Stavební dělník~Stavební dělnice; Zedník; Tesař; Mistr; Stavbyvedoucí; Architekt~Architektka; Instalatér | {n} domů; Škola za {money} před termínem | Rozpočty; Čtení výkresů; Bezpečnost práce | Stavitelství; Architektura',
    electrical:
      'Elektrikář~Elektrikářka; Elektromontér; Automatizační technik; Elektroinženýr~Elektroinženýrka | {n} bytů zapojeno; Prostoje nižší o {p} % | PLC; Revize; Rozvaděče | Elektrotechnika',
    mechanics:
      'Automechanik~Automechanička; Údržbář; Vedoucí dílny; Přijímací technik | {n} aut týdně; Opravy převodovek pro {client} | Diagnostika; Hydraulika | Strojírenství',
    production:
      'Operátor výroby~Operátorka výroby; Obráběč kovů; Svářeč~Svářečka; Mistr výroby; Kontrolor kvality~Kontrolorka kvality; Vedoucí výroby | Směna {n} lidí; Zmetky z {p} na {k} % | Kontrola kvality; Svařování | Výrobní technologie',
    engineering:
      'Konstruktér~Konstruktérka; Projektant~Projektantka; Procesní inženýr~Procesní inženýrka; Vedoucí konstrukce | Skříň lehčí o {p} %; {n} únavových zkoušek | Konstrukce; Pevnostní výpočty; Výkresy | Strojní inženýrství',
    design:
      'Grafik~Grafička; Designér~Designérka; Bytový architekt~Bytová architektka; Fotograf~Fotografka; Art director | Plakáty pro {client}, {k} sezón; {n} svateb nafoceno | Typografie; Retuš; Sazba | Grafický design',
    research:
      'Laborant výzkumu~Laborantka výzkumu; Výzkumný pracovník~Výzkumná pracovnice; Doktorand~Doktorandka; Docent~Docentka; Chemik~Chemička | Vzorky z {n} jezer; {k} článků | Mikroskopie; Statistika | Biologie; Chemie; Fyzika',
    civil:
      'Referent~Referentka; Policista~Policistka; Hasič~Hasička; Knihovník~Knihovnice; Vedoucí odboru; Překladatel~Překladatelka | {n} žádostí týdně; {n} výjezdů měsíčně | Správní právo; Jednání s občany | Veřejná správa',
    farming:
      'Zemědělský dělník~Zemědělská dělnice; Zahradník~Zahradnice; Traktorista~Traktoristka; Vinař~Vinařka; Agronom~Agronomka | Dojení {n} krav; Výsadba {big} stromů | Řez stromů; Chov; Technika | Zemědělství',
    security:
      'Strážný~Strážná; Voják z povolání~Vojákyně z povolání; Velitel čety~Velitelka čety; Vedoucí ostrahy | {n} vojáků na {k} misích; Areál s {n} branami | Ostraha; Spojení | Bezpečnostní studia',
    executive:
      'Projektový manažer~Projektová manažerka; Produktový manažer~Produktová manažerka; Jednatel~Jednatelka; Generální ředitel~Generální ředitelka; Konzultant~Konzultantka | {client}: z {n} na {big} lidí; Ztráta {money} změněna v zisk | Strategie; Rozpočet; Vedení lidí | Management; Ekonomie',
  },
  headings: {
    experience:
      'Pracovní zkušenosti; Praxe; Profesní zkušenosti; Zaměstnání; Pracovní praxe; Předchozí zaměstnání | Kde jsem pracoval~Kde jsem pracovala; Moje cesta; Zastavení; Pracovní život; Působiště',
    furtherExperience: 'Další praxe; Dřívější zaměstnání | Předtím; A také',
    internships: 'Stáže; Praxe při studiu | První kroky',
    education:
      'Vzdělání; Studium; Dosažené vzdělání; Vzdělání a kurzy | Ve škole; Co jsem studoval~Co jsem studovala; Léta učení',
    skills:
      'Dovednosti; Znalosti; Odborné znalosti; Počítačové znalosti; Znalosti a dovednosti | Co umím; Bedna s nářadím; Silné stránky',
    languages: 'Jazyky; Jazykové znalosti; Cizí jazyky | Mluvím; Domluvím se',
    summary: 'Profil; O mně; Shrnutí; Profesní profil | Stručně; Kdo jsem; Dobrý den',
    projects: 'Projekty; Vybrané projekty | Vlastní výroba; Po večerech',
    certificates: 'Certifikáty; Kurzy; Školení a kurzy; Osvědčení | Papíry; Také absolvováno',
    awards: 'Ocenění; Úspěchy | Poháry a pochvaly',
    publications: 'Publikace; Články | Napsáno',
    volunteering: 'Dobrovolnictví; Dobrovolná činnost | Pro druhé',
    interests: 'Zájmy; Koníčky; Volný čas | Po práci; Mimo kancelář',
    references: 'Reference | Kdo mě zná',
    contact: 'Kontakt; Kontaktní údaje | Kde mě najdete',
    personal: 'Osobní údaje; Základní údaje | Vizitka',
  },
  dates: {
    present: 'dosud; současnost; nyní; Dosud; do současnosti; dnes; SOUČASNOST; doposud',
    since: 'od {a.of}; Od {a.of}; od {a.of} dosud',
    until: 'do {b.of}',
    fromTo: 'od {a.of} do {b.of}; Od {a.of} do {b.of}',
    to: 'až; do.of; až',
    seasons: 'jaro; léto; podzim; zima',
    quarter: '{n}. čtvrtletí {y}',
    years: 'one=rok;few=roky;many=roku;other=let',
    months: 'one=měsíc;few=měsíce;many=měsíce;other=měsíců',
  },
  words: {
    at: 've firmě; u',
    email: 'E-mail; Email; Mail',
    phone: 'Telefon; Tel.; Mobil; tel.',
    address: 'Adresa; Bydliště; Trvalé bydliště',
    born: 'Datum narození; Narozen~Narozena; Nar.',
    nationality: 'Státní příslušnost; Národnost',
    nationalities: 'česká; slovenská; ukrajinská',
    title: 'Pozice; Funkce; Pracovní pozice; Zařazení',
    employer: 'Zaměstnavatel; Firma; Společnost',
    period: 'Období; Doba; Od – do',
    place: 'Místo; Město; Pracoviště',
    responsibilities: 'Náplň práce; Pracovní náplň; Odpovědnosti; Činnosti; Hlavní úkoly',
    achievements: 'Úspěchy; Výsledky; Přínosy',
    technologies: 'Technologie; Nástroje; Prostředí',
    project: 'Projekt; Projekty; Hlavní projekt',
    client: 'Klient; Zákazník; Pro klienta',
    via: 'přes {via}; (agentura {via}); prostřednictvím {via}',
    types: 'plný úvazek; částečný úvazek; DPP; DPČ; HPP; brigáda; sezónní práce',
    remote: 'na dálku; z domova; hybridně',
    freelance: 'OSVČ; Na volné noze; Živnostník~Živnostnice',
    ownName: 'Ateliér {name}; {name} Poradenství; {name} Freelance',
    page: 'Strana {p} z {q}; {p}/{q}; {p}; str. {p}',
    references: 'Na vyžádání; Rád poskytnu~Ráda poskytnu',
    intern: 'Stážista~Stážistka; Stáž; Praktikant~Praktikantka; Brigádník~Brigádnice; Trainee',
    fresher: 'Absolvent~Absolventka; Zatím žádná; Bez praxe',
    thesis: 'Diplomová práce; Téma; Zaměření',
    grade: 'prospěch 1,{k}; s vyznamenáním; známka výborně',
    careerBreak: 'Rodičovská dovolená; Mateřská dovolená; Cesta kolem světa; Péče o rodiče; Hledání práce',
    columns: 'Období; Zaměstnavatel; Pozice; Náplň; Místo',
    skillGroups: 'Nástroje; Odborné; Programy; Metody; Základy; Pokročilé; Denně; Technické',
    photo: 'Foto; Fotografie',
    cv: 'Životopis; Curriculum Vitae; ŽIVOTOPIS; Strukturovaný životopis; CV',
  },
  summaries: {
    years:
      '{n} let praxe, většinou v oboru.; Více než {n} let zkušeností a stále chuť se učit.; {title}, praxe {n} let.; Mám {n} let zkušeností se {skill}.',
    plain:
      'Hledám tým, který věci dotahuje.; Pořádek, klid a humor.; Dobře ovládám {skill}.; Dodržuji termíny.; {title} s chutí se učit.; Rád zůstanu ve městě {city}.~Ráda zůstanu ve městě {city}.',
  },
  bullets:
    'Vedení týmu {n} lidí; Rozpočet {money}; Zavedení {skill} na {k} pobočkách; Náklady nižší o {p} % za {n} měsíců; Vyřízení {big} žádostí ročně; Spolupráce s firmou {client}; Plánování směn pro {n} lidí; Účast na veletrzích; Zaškolení {k} kolegů; Jednání s {n} dodavateli; Denní práce v {skill}; Týdenní zpráva pro vedení; Spokojenost zákazníků z {p} na 9{k} %; Splnění všech cílů roku {year}; Pomoc při stěhování kanceláří; Úspora {money} díky druhé nabídce',
  traps:
    'V roce {year} povýšení na pozici {title2}; Vyslání do {client}, {city}, na {k} měsíců; {from} – {to}: přesun závodu {client}; Nadřízený: {title2}; Projekt: {client} ({year}); Zástup za pozici {title2} v létě {year}; Vzdělání nových kolegů; Zkušenosti s audity {client}; V roce {year} firmu koupila {client}; Znalosti {skill} předány týmu',
  paragraphs: {
    past: 'Od {from.of} do {to.of}: {title}, {employer}, {place}.; V době {from} až {to} práce ve firmě {employer} ({place}) na pozici {title}.',
    present:
      'Od {from.of} dosud: {title}, {employer}, {place}.; Od {from.of} práce ve firmě {employer} ({place}) na pozici {title}.',
  },
  money: '{n} mil. Kč; {n} 000 Kč; {n} tis. Kč; {n} milionů korun',
  softSkills: 'Trpělivost; Týmová práce; Dochvilnost; Samostatnost; Pečlivost; Humor; Spolehlivost; Komunikativnost',
  languageNames: 'čeština; angličtina; němčina; ruština; slovenština; francouzština; polština',
  languageLevels: 'rodilý mluvčí; plynule; základy; pokročile; B2; C1; A2; mírně pokročile',
  interests: 'houbaření; turistika; šachy; sborový zpěv; fotografování; kolo; běžky; zahrada; četba; divadlo; florbal',
  projects:
    '{name}: aplikace pro včelaře ({skill}); Meteostanice na střeše školy, {skill}; Sousedská půjčovna nářadí, {n} členů; Předpověď parkování ({skill}); {name}, rozpis pro sbor {n} hlasů',
  awards: 'Zaměstnanec roku {year}; Cena nadace {name}, {year}; Stipendium {name} {year}; Druhé místo v soutěži {name} {year}',
  certificates:
    'Řidičský průkaz B; První pomoc; Svářečský průkaz; Vyhláška 50/1978; FCE; Zdravotní průkaz; ITIL Foundation; ISTQB; Kurz mzdového účetnictví',
  issuers: 'Akademie {name}; {name} Vzdělávání {legal}; Hospodářská komora {city}; {client}',
  publications:
    'O trpělivosti měřidel; Rorýsi nad městem; Levné čidlo do mokré půdy; Malý vzorek, velké tvrzení; Ceny chleba po povodni',
  volunteer:
    'Trenér mládeže~Trenérka mládeže @ TJ {name}; Dobrovolník~Dobrovolnice @ Potravinová banka {city}; Pokladník~Pokladnice @ Spolek {name}; Vedoucí oddílu @ Junák {city}',
}
