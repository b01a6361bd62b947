import type { Language } from '../language.ts'

export const norwegian: Language = {
  code: 'nb',
  name: 'Norwegian',
  regions: [
    {
      country: 'Norge',
      cities: 'Stavanger; Drammen; Tromsø; Ålesund; Bodø; Kristiansand; Hamar; Haugesund; Bergen; Trondheim; Lillehammer',
      female: 'Ingvild; Solveig; Marit; Ragnhild; Tone; Åshild; Synnøve; Live; Bente; Amal',
      male: 'Øystein; Torstein; Bjørn Arne; Håvard; Sindre; Kåre; Eirik; Odd; Jonas; Farid',
      family: 'Haugen; Bakke-Lie; Strømmen; Nygård; Solheim; Tveit; Rønning; Myhre; Fjeld; Brekke; Aasen; Sørli; Kvamme; Rahman',
      phones: '+47 905 55 ###; 905 55 ###; 22 55 ## ##; +47 2255 ####',
      addresses: 'Bjørkeveien {n}, {zip} {city}; {city}; Strandgata {k} B, {city}; Fjellveien {n}, {zip} {city}',
      legal: 'AS; ASA; ANS; DA; & Sønner AS',
    },
  ],
  companyWords:
    'Nordfjell; Havblikk; Fossekallen; Steinvik; Granlia; Ørneset; Solbakken; Vindholmen; Lyngmo; Tindvik; Bjørkheim; Lomvi; Skarvet; Sjøbris; Myrull; Røyskatt; Elvebredden; Polaris; Varden; Isbjørka',
  employers: {
    tech: '{name} Programvare {legal}; {name} IT {legal}; {name} Data {legal}; {name} Digital {legal}',
    health: '{name} sykehus; {name} sykehjem; {name} legesenter; Apoteket {name}; {name} hjemmetjeneste {legal}',
    shop: '{name} Varehus {legal}; {name} Klær {legal}; {name} Bokhandel; {family} Møbler {legal}; {name} Dagligvare',
    agency: '{name} Reklame {legal}; {name} Kommunikasjon {legal}; Studio {name}; {name} Forlag; {name} Bemanning {legal}',
    finance: '{name} Sparebank; {name} Forsikring {legal}; {family} Regnskap {legal}; {name} Bank ASA',
    law: 'Advokatfirmaet {family}; {family} & {family2} Advokater; {name} Juss {legal}',
    school: '{name} skole; {name} videregående skole; {name} barnehage; Universitetet i {city}; {name} folkehøgskole',
    food: '{name} Restaurant; {name} Hotell; {family} Bakeri; {name} Kafé; {name} Catering {legal}',
    transport: '{family} Transport {legal}; {name} Logistikk {legal}; {name} Bud {legal}; {name} Rederi {legal}; {family} Bil',
    building:
      '{family} Bygg {legal}; {name} Entreprenør {legal}; {family} Arkitekter; {name} Elektro {legal}; {name} Eiendom {legal}',
    factory:
      '{name} Mekaniske {legal}; {name} Stål {legal}; {name} Plast {legal}; {name} Meieri; {name} Energi {legal}; {name} Sjømat {legal}',
    science: '{name} forskningsinstitutt; {name} Laboratorium {legal}; Universitetet i {city}; {name} Bioteknologi {legal}',
    public: '{city} kommune; {name} fylkeskommune; {city} bibliotek; {city} brannvesen; Direktoratet for {name}',
    farm: '{name} gård; {family} Gartneri; {name} Skog {legal}; {name} Samdrift',
    general: '{name} {legal}; {family} {legal}; {name} Gruppen; {name} Service {legal}; Stiftelsen {name}; {name} Norge {legal}',
  },
  schools:
    'Universitetet i {city}; Høgskolen i {city}; {name} videregående skole; Fagskolen {name}; {name} Handelshøyskole; {name} tekniske fagskole',
  degrees: {
    vocational: 'Fagbrev; Fagskoleutdanning; Svennebrev; Yrkesfag',
    bachelor: 'Bachelor; Bachelorgrad; Cand.mag.; Høgskoleingeniør; Høgskolekandidat',
    master: 'Master; Mastergrad; Sivilingeniør; Siviløkonom; Hovedfag',
    doctor: 'Ph.d.; Doktorgrad; Dr.ing.',
    school: 'Generell studiekompetanse; Examen artium; Videregående skole',
  },
  degreeForms: '{degree} i {field}; {degree}, {field}; {field}, {degree}; {degree} – {field}; {degree} ({field})',
  occupations: {
    software:
      'Juniorutvikler; Systemutvikler; Frontendutvikler; Seniorutvikler; Utviklingssjef | Skrev om faktureringen i {skill}, fra {n} til {k} minutter; Flyttet {big} kundeposter uten nedetid | Testing; Smidige metoder; Databaser | Informatikk',
    data: 'Dataanalytiker; Dataingeniør; Statistiker; Analysesjef | Prognose for {n} butikker; Erstattet {n} regneark med én rapport | Statistikk; Modellering | Statistikk; Matematikk',
    support:
      'IT-medarbeider; Nettverkstekniker; Systemansvarlig; IT-sjef | {n} saker om dagen; Byttet {big} maskiner på {k} steder | Nettverk; Sikkerhetskopiering; Brukerstøtte | Informasjonsteknologi',
    nursing:
      'Helsefagarbeider; Sykepleier; Jordmor; Avdelingssykepleier; Intensivsykepleier | Pleie av {n} pasienter per vakt; Veiledet {k} studenter | Sårstell; Legemiddelhåndtering; Triage | Sykepleie',
    care: 'Assistent; Miljøarbeider; Barnevernspedagog; Sosionom; Institusjonsleder | Støtte til {n} familier; {k} turer i året | Samtale; Demensomsorg; Førstehjelp | Sosialt arbeid',
    pharmacy:
      'Apotektekniker; Farmasøyt; Fysioterapeut; Bioingeniør; Tannhelsesekretær | {n} resepter om dagen; Svinn ned {p} % | Rådgivning; Lager; Prøvetaking | Farmasi; Fysioterapi',
    sales:
      'Selger; Salgskonsulent; Kundeansvarlig; Salgssjef; Salgsdirektør | {n} nye kunder verdt {money}; Mål overgått med {p} % | Forhandling; Kundepleie; Tilbud | Markedsføring; Økonomi',
    retail:
      'Butikkmedarbeider; Kassamedarbeider; Avdelingsleder butikk; Assisterende butikksjef; Butikksjef | Butikk med {n} ansatte; Varetelling av {big} artikler | Kasse; Vareeksponering; Kundeservice | Varehandel',
    marketing:
      'Markedskonsulent; Tekstforfatter; Kommunikasjonsrådgiver; Merkevareansvarlig; Markedssjef | Nyhetsbrev til {big} lesere; {k} messer i året | Tekst; Annonsering; Presse | Kommunikasjon; Journalistikk',
    accounting:
      'Regnskapsmedarbeider; Lønnskonsulent; Regnskapsfører; Controller; Økonomisjef; Revisor | Månedsslutt på {k} dager; Lønn til {big} personer | Bokføring; Merverdiavgift; Årsoppgjør | Regnskap; Revisjon',
    banking:
      'Kundebehandler bank; Kunderådgiver; Kredittanalytiker; Banksjef; Skadebehandler | {n} bedriftskunder; Utlån på {money} | Kreditt; Risiko; Sparing | Finans; Samfunnsøkonomi',
    legal:
      'Advokatsekretær; Advokatfullmektig; Advokat; Bedriftsjurist; Juridisk direktør | {n} avtaler i året; {k} rettssaker | Avtalerett; Arbeidsrett | Rettsvitenskap',
    hr: 'HR-konsulent; Rekrutterer; Personalrådgiver; Personalsjef | {n} ansettelser på ett år; Innførte {skill} på {k} steder | Rekruttering; Arbeidsrett; Kurs | Psykologi; Personalledelse',
    office:
      'Resepsjonist; Kontormedarbeider; Sekretær; Direksjonssekretær; Kontorsjef | Kalendere for {k} ledere; Konferanse for {big} gjester | Arkivering; Referater; Booking | Kontorfag; Administrasjon',
    teaching:
      'Barnehageassistent; Barnehagelærer; Grunnskolelærer; Lektor; Rektor | Klasse med {n} elever; Sjakklubb for {n} barn | Undervisning; Klasseledelse; Vurdering | Lærerutdanning; Norsk',
    kitchen:
      'Kjøkkenassistent; Kokk; Souschef; Kjøkkensjef; Konditor; Baker | {n} kuverter på lørdager; Lærte opp {k} lærlinger | Menyer; Hygiene; Baking | Kokkefag',
    hotel:
      'Servitør; Hotellresepsjonist; Bartender; Husøkonom; Hotelldirektør; Reiseleder | {n} gjester om kvelden; {n} bryllup | Gjesteservice; Booking | Hotelledelse; Reiseliv',
    logistics:
      'Lagermedarbeider; Truckfører; Transportleder; Lagersjef; Innkjøper | {n} ordrer i timen; {n} containere i måneden | Lagerstyring; Toll; Innkjøp | Logistikk',
    driving:
      'Sjåfør; Lastebilsjåfør; Bussjåfør; Styrmann; Lokfører | {big} km i året uten skade; {n} pakker om dagen | Førerkort C; Ruteplanlegging | Transport; Nautikk',
    construction:
      'Hjelpearbeider; Murer; Tømrer; Bas; Anleggsleder; Arkitekt; Rørlegger | {n} hus; Skole til {money} i tide | Tegningslesing; Kalkyle; HMS | Byggfag; Arkitektur',
    electrical:
      'Elektriker; Automatiker; Elektromontør; Elkraftingeniør | {n} leiligheter; Stopptid ned {p} % | PLS; Feilsøking; Tavler | Elektro',
    mechanics:
      'Bilmekaniker; Industrimekaniker; Platearbeider; Verksmester; Servicerådgiver | {n} biler i uka; Girkasser for {client} | Diagnose; Hydraulikk | Mekanikk',
    production:
      'Operatør; Montør; Sveiser; Skiftleder; Kvalitetskontrollør; Produksjonssjef | Skift med {n} personer; Vrak fra {p} til {k} % | Kvalitet; Sveising | Produksjonsteknikk',
    engineering:
      'Konstruktør; Maskiningeniør; Prosessingeniør; Prosjektingeniør; Teknisk sjef | Pumpehus {p} % lettere; {n} utmattingstester | Konstruksjon; Styrkeberegning; Prosjektledelse | Maskinteknikk; Kjemi',
    design:
      'Grafisk designer; Interaksjonsdesigner; Art director; Interiørarkitekt; Fotograf | Plakater for {client}, {k} sesonger; {n} bryllup | Typografi; Bildebehandling | Grafisk design',
    research:
      'Forskningsassistent; Avdelingsingeniør; Stipendiat; Forsker; Førsteamanuensis; Kjemiker | Prøver fra {n} vann; {k} artikler | Mikroskopi; Statistikk | Biologi; Kjemi; Fysikk',
    civil:
      'Saksbehandler; Politibetjent; Brannkonstabel; Bibliotekar; Rådgiver; Byplanlegger; Oversetter | {n} saker i uka; Høring med {big} innbyggere | Forvaltningsrett; Utredning | Statsvitenskap',
    farming:
      'Gårdsarbeider; Gartner; Røkter; Traktorfører; Driftsleder; Skogsarbeider | Melket {n} kyr; Plantet {big} trær | Beskjæring; Husdyr | Landbruk',
    security:
      'Vekter; Vervet soldat; Sersjant; Sikkerhetssjef; Vaktleder | {n} soldater på {k} oppdrag; Område med {n} porter | Vakthold; Samband | Sikkerhet',
    executive:
      'Prosjektleder; Produktsjef; Konsulent; Daglig leder; Administrerende direktør; Driftssjef | {client} fra {n} til {big} ansatte; Tap på {money} snudd på {k} kvartaler | Strategi; Budsjett; Ledelse | Økonomi og administrasjon; Ledelse',
  },
  headings: {
    experience:
      'Arbeidserfaring; Erfaring; Yrkeserfaring; Praksis; Arbeidspraksis | Min vei; Der jeg har jobbet; Stoppesteder; Jobber; Yrkeslivet',
    furtherExperience: 'Annen erfaring; Tidligere erfaring | Før det; Også',
    internships: 'Praksisopphold; Internship | Første skritt',
    education: 'Utdanning; Utdannelse; Studier | På skolebenken; Det jeg lærte; Læreår',
    skills: 'Ferdigheter; Kompetanse; Kunnskaper; Datakunnskaper | Verktøykasse; Dette kan jeg; Styrker',
    languages: 'Språk; Språkkunnskaper | Jeg snakker',
    summary: 'Profil; Om meg; Sammendrag; Nøkkelkvalifikasjoner | Kort sagt; Hvem jeg er; Hei',
    projects: 'Prosjekter; Egne prosjekter | Hjemmelaget',
    certificates: 'Sertifikater; Kurs; Kurs og sertifikater | Papirer',
    awards: 'Priser; Utmerkelser | Ros',
    publications: 'Publikasjoner; Artikler | På trykk',
    volunteering: 'Frivillig arbeid; Verv; Tillitsverv | For andre',
    interests: 'Interesser; Fritid; Fritidsinteresser | Etter jobb',
    references: 'Referanser | De kjenner meg',
    contact: 'Kontakt; Kontaktinformasjon | Her er jeg',
    personal: 'Personalia; Personlig informasjon | Det grunnleggende',
  },
  dates: {
    present: 'nå; d.d.; i dag; nåværende; Nå; pågående; dags dato; NÅ',
    since: 'siden {a}; Siden {a}; fra {a}',
    until: 'til {b}',
    fromTo: 'fra {a} til {b}; Fra {a} til {b}',
    to: 'til; til; t.o.m.',
    seasons: 'Våren; Sommeren; Høsten; Vinteren',
    quarter: '{n}. kvartal {y}',
    years: 'one=år;other=år',
    months: 'one=måned;other=måneder | one=mnd.;other=mnd.',
  },
  words: {
    at: 'hos; ved; i',
    email: 'E-post; Epost; Mail',
    phone: 'Telefon; Tlf.; Mobil; Mob.',
    address: 'Adresse; Bosted',
    born: 'Født; Fødselsdato',
    nationality: 'Nasjonalitet; Statsborgerskap',
    nationalities: 'norsk; svensk; polsk; dansk',
    title: 'Stilling; Tittel; Rolle',
    employer: 'Arbeidsgiver; Bedrift; Firma',
    period: 'Periode; Tidsrom; Varighet',
    place: 'Sted; By',
    responsibilities: 'Arbeidsoppgaver; Ansvarsområder; Oppgaver; Hovedoppgaver',
    achievements: 'Resultater; Oppnådd',
    technologies: 'Teknologi; Verktøy; Miljø',
    project: 'Prosjekt; Prosjekter; Største prosjekt',
    client: 'Kunde; Oppdragsgiver; Sluttkunde',
    via: 'via {via}; (bemanning: {via}); innleid fra {via}',
    types: 'Heltid; Deltid; Vikariat; Fast stilling; Ekstrahjelp; Sommerjobb; Engasjement',
    remote: 'hjemmekontor; hybrid; fjernarbeid',
    freelance: 'Frilans; Selvstendig næringsdrivende; Enkeltpersonforetak',
    ownName: '{family} Rådgivning; Atelier {family}; {name} Frilans',
    page: 'Side {p} av {q}; {p}/{q}; {p}; s. {p}',
    references: 'Oppgis på forespørsel; Gis gjerne',
    intern: 'Praktikant; Lærling; Trainee; {title} (praksis); Sommervikar',
    fresher: 'Nyutdannet; Ingen ennå',
    thesis: 'Masteroppgave; Fordypning; Tema',
    grade: 'karakter B; snitt 4,{k}; beste karakter',
    careerBreak: 'Foreldrepermisjon; Permisjon; Jordomreise; Omsorg for pårørende; Arbeidssøkende',
    columns: 'Periode; Arbeidsgiver; Stilling; Oppgaver; Sted',
    skillGroups: 'Verktøy; Fag; Programmer; Metoder; Grunnlag; Øvet; Daglig; Teknikk',
    photo: 'Foto; Bilde',
    cv: 'CV; Curriculum Vitae; Min CV',
  },
  summaries: {
    years:
      '{n} års erfaring, mest i {city}.; Mer enn {n} år i faget og fortsatt nysgjerrig.; {title} med {n} års erfaring og rolig hånd.; {n} års erfaring med {skill}.',
    plain:
      'Ser etter et lag som blir ferdig med ting.; Orden, ro og humor.; Vant til {skill}.; Jeg holder det jeg lover.; {title} som gjerne lærer nytt.; Jobber helst i {city}.',
  },
  bullets:
    'Ledet {n} personer; Budsjett på {money}; Innførte {skill} på {k} steder; Kuttet utgifter med {p} % på {n} måneder; Besvarte {big} henvendelser i året; Samarbeid med {client} og to etater; Vaktplan for {n} personer; Messer i {city}; Lærte opp {k} nyansatte; Forhandlet med {n} leverandører; Daglig arbeid i {skill}; Ukerapport til ledelsen; Kundetilfredshet fra {p} til 9{k} %; Alle mål for {year} nådd; Hjalp til med flytting av kontoret; Sparte {money} med et ekstra tilbud',
  traps:
    'Forfremmet til {title2} i {year}; Utlånt til {client}, {city}, i {k} måneder; {from} – {to}: flytting av fabrikken for {client}; Rapporterte til {title2}; Prosjekt: {client} ({year}); Vikar som {title2} sommeren {year}; Opplæring av nye kolleger; Erfaring med revisjon hos {client}; I {year} ble firmaet kjøpt av {client}; Kompetanse i {skill} delt med laget',
  paragraphs: {
    past: 'Fra {from} til {to} jobbet jeg som {title} hos {employer} i {place}.; Mellom {from} og {to} var jeg {title} hos {employer} ({place}).',
    present:
      'Siden {from} har jeg jobbet som {title} hos {employer} i {place}.; Jeg har siden {from} vært {title} hos {employer} ({place}).',
  },
  money: '{n} mill. kroner; {n} MNOK; {n} 000 kr; kr {n} 500',
  softSkills: 'Tålmodighet; Samarbeid; Punktlighet; Nøyaktighet; Humor; Selvstendighet; Lytteevne; Fleksibilitet',
  languageNames: 'Norsk; Engelsk; Tysk; Svensk; Fransk; Polsk; Spansk',
  languageLevels: 'morsmål; flytende; grunnleggende; godt; B2; C1; A2; skolenivå',
  interests: 'langrenn; fjellturer; korsang; seiling; sjakk; hagearbeid; fiske; lesing; fotografi; brettspill; strikking',
  projects:
    '{name}: app for birøktere ({skill}); Værstasjon på skoletaket, {skill}; Verktøydeling i nabolaget, {n} medlemmer; {name}, plan for et kor på {n} stemmer',
  awards: 'Årets medarbeider {year}; Stiftelsen {name}s pris {year}; Stipend fra {name} {year}',
  certificates:
    'Førerkort B; Truckførerbevis T1–T4; Førstehjelp; Varme arbeider; HMS-kurs 40 timer; Kranførerbevis; Prince2 Foundation; Scrum Master',
  issuers: '{name} Kurs {legal}; {name} Akademi; Folkeuniversitetet {city}; {client}',
  publications: 'Om måleres tålmodighet; Tårnseilere over {city}; En billig føler for våt jord; Lite utvalg, stor påstand',
  volunteer:
    'Ungdomstrener @ {name} IL; Kasserer @ Foreningen {name}; Frivillig @ Røde Kors {city}; Speiderleder @ {city} speidergruppe',
}
