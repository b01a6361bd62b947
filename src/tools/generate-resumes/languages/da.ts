import type { Language } from '../language.ts'

export const danish: Language = {
  code: 'da',
  name: 'Danish',
  regions: [
    {
      country: 'Danmark',
      cities: 'Aalborg; Odense; Esbjerg; Randers; Vejle; Horsens; Silkeborg; Næstved; Aarhus C; Roskilde; Sønderborg',
      female: 'Gitte; Mette; Astrid; Bodil; Karen Margrethe; Freja; Lærke; Ulla; Sidsel; Zainab',
      male: 'Søren; Jørgen; Bjarke; Hans-Christian; Mads; Villads; Kjeld; Asger; Torben; Ali',
      family:
        'Kjærgaard; Østergaard; Brøndum; Skov; Thygesen; Højlund; Bech-Madsen; Lauridsen; Damgaard; Krogh; Præstegaard; Mikkelsen; Yilmaz',
      phones: '+45 20 55 ## ##; 20 55 ## ##; 2055####; +45 7055 ####',
      addresses: 'Bøgevej {n}, {zip} {city}; {city}; Algade {n}, {k}. tv., {city}; Møllebakken {k}, {city}',
      legal: 'A/S; ApS; I/S; P/S; og Søn ApS',
    },
  ],
  companyWords:
    'Nordhavn; Bøgelund; Strandengen; Lyngbakken; Havørn; Klitten; Viben; Åkanden; Stenhøj; Fyrtårnet; Skovbrynet; Kornmarken; Vestervig; Rødkløver; Svanen; Egebo; Sundet; Mågen; Lindegård; Vindfløj',
  employers: {
    tech: '{name} Software {legal}; {name} IT {legal}; {name} Data {legal}; {name} Digital {legal}',
    health: '{name} Hospital; Plejehjemmet {name}; {name} Apotek; Lægehuset {name}; {name} Hjemmepleje {legal}',
    shop: '{name} Varehus; {name} Mode {legal}; Boghandleren {name}; {name} Møbler {legal}; Købmand {family}',
    agency: '{name} Reklame {legal}; {name} Kommunikation {legal}; Studie {name}; Forlaget {name}; {name} Vikar {legal}',
    finance: '{name} Bank {legal}; {name} Forsikring {legal}; {family} Revision; Sparekassen {name}',
    law: 'Advokatfirmaet {family}; {family} & {family2} Advokater; {name} Jura {legal}',
    school: '{name}skolen; {name} Gymnasium; Børnehaven {name}; {city} Universitet; {name} Efterskole',
    food: 'Restaurant {name}; Hotel {name}; {family}s Bageri; {name} Kro; {name} Catering {legal}',
    transport: '{family} Transport {legal}; {name} Logistik {legal}; {name} Bud; {name} Trafik {legal}; {family} Auto',
    building: '{family} Byg {legal}; {name} Entreprise {legal}; {family} Arkitekter; {name} El {legal}; Tømrermester {family}',
    factory: '{name} Maskinfabrik {legal}; {name} Stål {legal}; {name} Plast {legal}; {name} Mejeri; {name} Vind {legal}',
    science: '{name} Forskningsinstitut; {name} Laboratorium {legal}; {city} Universitet; {name} Biotek {legal}',
    public: '{city} Kommune; Region {name}; {city} Bibliotek; {city} Brandvæsen; Styrelsen for {name}',
    farm: '{name} Gods; {family} Planteskole; {name} Landbrug {legal}; Gartneriet {name}',
    general: '{name} {legal}; {family} {legal}; {name} Gruppen; {name} Service {legal}; Fonden {name}; {name} Danmark {legal}',
  },
  schools:
    '{city} Universitet; {name} Handelshøjskole; {name} Gymnasium; Professionshøjskolen {name}; {city} Tekniske Skole; Erhvervsakademi {name}',
  degrees: {
    vocational: 'Svendebrev; Erhvervsuddannelse; Akademiuddannelse; HG; EUD',
    bachelor: 'Bachelor; Professionsbachelor; Diplomingeniør; BA; BSc',
    master: 'Kandidat; Cand.merc.; Cand.mag.; Civilingeniør; MSc; Kandidatgrad',
    doctor: 'Ph.d.; Ph.d.-grad',
    school: 'Studentereksamen; HF; HHX; HTX; Folkeskolens afgangseksamen',
  },
  degreeForms: '{degree} i {field}; {degree}, {field}; {field}, {degree}; {degree} – {field}; {degree} ({field})',
  occupations: {
    software:
      'Juniorudvikler; Softwareudvikler; Webudvikler; Seniorudvikler; Udviklingschef; Testspecialist | Omskrev faktureringen i {skill}, fra {n} til {k} minutter; Flyttede {big} kundeposter uden nedetid | Test; Agile metoder; Databaser | Datalogi; Softwareteknologi',
    data: 'Dataanalytiker; Dataingeniør; Statistiker; Analysechef | Prognose for {n} butikker; Erstattede {n} regneark med én rapport | Statistik; Modellering; Visualisering | Statistik; Matematik',
    support:
      'IT-supporter; Netværkstekniker; Systemadministrator; IT-chef | {n} sager om dagen; Udskiftede {big} pc’er på {k} adresser | Netværk; Backup; Brugersupport | Informationsteknologi',
    nursing:
      'SOSU-hjælper; SOSU-assistent; Sygeplejerske; Afdelingssygeplejerske; Jordemoder | Pleje af {n} patienter per vagt; Vejledte {k} studerende | Sårpleje; Medicinhåndtering; Triage | Sygepleje',
    care: 'Omsorgsmedhjælper; Pædagogmedhjælper; Socialrådgiver; Pædagog; Forstander | Støtte til {n} familier; {k} ture om året | Samtaler; Demens; Førstehjælp | Socialrådgivning; Pædagogik',
    pharmacy:
      'Apoteksassistent; Farmakonom; Farmaceut; Fysioterapeut; Laborant | {n} recepter om dagen; Svind ned {p} % | Rådgivning; Lager; Analyser | Farmaci; Fysioterapi',
    sales:
      'Sælger; Salgskonsulent; Account manager; Salgschef; Salgsdirektør | {n} nye kunder for {money}; Mål overgået med {p} % | Forhandling; Kundepleje; Tilbud | Afsætning; Erhvervsøkonomi',
    retail:
      'Butiksmedhjælper; Salgsassistent; Kasseassistent; Souschef i butik; Butikschef | Butik med {n} ansatte; Optælling af {big} varer | Kasse; Vareopstilling; Kundeservice | Detailhandel',
    marketing:
      'Marketingassistent; Tekstforfatter; Kommunikationskonsulent; Brandansvarlig; Marketingchef | Nyhedsbrev til {big} læsere; {k} messer om året | Tekst; Annoncering; Presse | Kommunikation; Journalistik',
    accounting:
      'Bogholder; Regnskabsassistent; Lønkonsulent; Controller; Økonomichef; Revisor | Månedsluk på {k} dage; Løn til {big} personer | Bogføring; Moms; Årsregnskab | Regnskab; Revision',
    banking:
      'Bankassistent; Bankrådgiver; Kreditanalytiker; Filialdirektør; Skadebehandler | {n} erhvervskunder; Udlån på {money} | Kredit; Risiko; Opsparing | Finans; Økonomi',
    legal:
      'Advokatsekretær; Advokatfuldmægtig; Advokat; Virksomhedsjurist; Juridisk chef | {n} kontrakter om året; {k} retssager | Aftaleret; Arbejdsret; Tvister | Jura',
    hr: 'HR-assistent; Rekrutteringskonsulent; HR-partner; HR-chef; Underviser | {n} ansættelser på et år; Indførte {skill} på {k} adresser | Rekruttering; Arbejdsret; Kurser | Psykologi; Personaleledelse',
    office:
      'Receptionist; Kontorassistent; Sekretær; Direktionsassistent; Kontorleder | Kalendere for {k} direktører; Konference for {big} gæster | Arkivering; Referater; Booking | Kontoruddannelse',
    teaching:
      'Lærervikar; Folkeskolelærer; Gymnasielærer; Børnehaveklasseleder; Skoleleder; Lektor | Klasse med {n} elever; Skakklub for {n} børn | Undervisning; Klasseledelse; Vurdering | Læreruddannelsen; Dansk',
    kitchen:
      'Køkkenmedhjælper; Kok; Souschef; Køkkenchef; Konditor; Bager | {n} kuverter om lørdagen; Uddannede {k} elever | Menuer; Hygiejne; Bagning | Gastronomi',
    hotel:
      'Tjener; Hotelreceptionist; Bartender; Oldfrue; Hoteldirektør; Rejseleder | {n} gæster om aftenen; {n} bryllupper | Gæsteservice; Booking | Hotel og turisme',
    logistics:
      'Lagermedarbejder; Truckfører; Disponent; Lagerchef; Indkøber; Speditør | {n} ordrer i timen; {n} containere om måneden | Lagerstyring; Told; Indkøb | Logistik',
    driving:
      'Chauffør; Lastbilchauffør; Buschauffør; Bud; Lokomotivfører | {big} km om året uden skade; {n} pakker om dagen | Kørekort C; Ruter | Transport',
    construction:
      'Arbejdsmand; Murer; Tømrer; Formand; Byggeleder; Arkitekt; VVS-montør | {n} huse; Skole til {money} til tiden | Tegningslæsning; Kalkulation; Sikkerhed | Bygningskonstruktør; Arkitektur',
    electrical:
      'Elektriker; Elmontør; Automatiktekniker; Stærkstrømsingeniør | {n} lejligheder; Stilstand ned {p} % | PLC; Fejlfinding; Tavler | Elektroteknik',
    mechanics:
      'Automekaniker; Vedligeholdelsestekniker; Pladesmed; Værkfører; Servicerådgiver | {n} biler om ugen; Gearkasser for {client} | Diagnose; Hydraulik | Maskinteknik',
    production:
      'Maskinoperatør; Montør; Svejser; Holdleder; Kvalitetstekniker; Produktionschef | Hold på {n} personer; Kassation fra {p} til {k} % | Kvalitet; Svejsning; Lean | Produktionsteknologi',
    engineering:
      'Konstruktør; Maskiningeniør; Procesingeniør; Projektingeniør; Teknisk chef | Pumpehus {p} % lettere; {n} udmattelsesforsøg | Konstruktion; Styrkeberegning; Projektledelse | Maskiningeniør; Kemi',
    design:
      'Grafisk designer; UX-designer; Art director; Indretningsarkitekt; Fotograf | Plakater for {client}, {k} sæsoner; {n} bryllupper | Typografi; Billedbehandling; Layout | Grafisk design',
    research:
      'Forskningsassistent; Laborant i forskning; Ph.d.-studerende; Forsker; Adjunkt; Kemiker | Prøver fra {n} søer; {k} artikler | Mikroskopi; Statistik | Biologi; Kemi; Fysik',
    civil:
      'Sagsbehandler; Politibetjent; Brandmand; Bibliotekar; Fuldmægtig; Byplanlægger; Oversætter | {n} sager om ugen; Høring af {big} borgere | Forvaltningsret; Notater | Statskundskab',
    farming:
      'Landarbejder; Gartner; Dyrepasser; Traktorfører; Driftsleder; Skovløber | Malkede {n} køer; Plantede {big} træer | Beskæring; Husdyr | Landbrug',
    security:
      'Vagt; Soldat; Sergent; Sikkerhedschef; Vagtleder | {n} soldater på {k} udsendelser; Område med {n} porte | Bevogtning; Radio | Sikkerhed',
    executive:
      'Projektleder; Produktchef; Konsulent; Administrerende direktør; Driftsdirektør; Indehaver | {client} fra {n} til {big} ansatte; Underskud på {money} vendt på {k} kvartaler | Strategi; Budget; Ledelse | Erhvervsøkonomi; Ledelse',
  },
  headings: {
    experience:
      'Erhvervserfaring; Arbejdserfaring; Erfaring; Ansættelser; Professionel erfaring | Min vej; Hvor jeg har arbejdet; Stoppesteder; Job indtil nu; Arbejdslivet',
    furtherExperience: 'Øvrig erfaring; Tidligere erfaring | Før det; Også',
    internships: 'Praktik; Praktikophold | Første skridt',
    education: 'Uddannelse; Uddannelser; Skole og uddannelse | På skolebænken; Hvad jeg lærte; Læreår',
    skills: 'Kompetencer; Færdigheder; Faglige kompetencer; IT-kompetencer | Værktøjskasse; Det kan jeg; Styrker',
    languages: 'Sprog; Sprogkundskaber | Jeg taler',
    summary: 'Profil; Om mig; Resumé | Kort sagt; Hvem jeg er; Goddag',
    projects: 'Projekter; Egne projekter | Hjemmelavet',
    certificates: 'Certifikater; Kurser; Kurser og certifikater | Papirer',
    awards: 'Priser; Hædersbevisninger | Ros',
    publications: 'Publikationer; Artikler | På tryk',
    volunteering: 'Frivilligt arbejde; Foreningsarbejde | For andre',
    interests: 'Interesser; Fritid; Fritidsinteresser | Efter arbejde',
    references: 'Referencer | De kender mig',
    contact: 'Kontakt; Kontaktoplysninger | Her er jeg',
    personal: 'Personlige oplysninger; Persondata | Det grundlæggende',
  },
  dates: {
    present: 'nu; i dag; nuværende; Nu; d.d.; fortsat; dags dato; NU',
    since: 'siden {a}; Siden {a}; fra {a}',
    until: 'til {b}',
    fromTo: 'fra {a} til {b}; Fra {a} til {b}',
    to: 'til; til; t.o.m.',
    seasons: 'Forår; Sommer; Efterår; Vinter',
    quarter: '{n}. kvartal {y}',
    years: 'one=år;other=år',
    months: 'one=måned;other=måneder | one=md.;other=mdr.',
  },
  words: {
    at: 'hos; i',
    email: 'E-mail; Mail; E-post',
    phone: 'Telefon; Tlf.; Mobil; Tlf',
    address: 'Adresse; Bopæl; By',
    born: 'Født; Fødselsdato',
    nationality: 'Nationalitet; Statsborgerskab',
    nationalities: 'dansk; svensk; tyrkisk; islandsk',
    title: 'Stilling; Titel; Rolle; Stillingsbetegnelse',
    employer: 'Arbejdsgiver; Virksomhed; Firma',
    period: 'Periode; Tid; Ansat',
    place: 'Sted; By',
    responsibilities: 'Opgaver; Ansvarsområder; Arbejdsopgaver; Primære opgaver',
    achievements: 'Resultater; Succeser',
    technologies: 'Teknologi; Værktøjer; Miljø',
    project: 'Projekt; Projekter; Største projekt',
    client: 'Kunde; Opgavestiller; Slutkunde',
    via: 'via {via}; (vikarbureau: {via}); udlejet af {via}',
    types: 'Fuldtid; Deltid; Vikariat; Fastansættelse; Timelønnet; Sæsonarbejde; Fritidsjob',
    remote: 'hjemmefra; hybrid; fjernarbejde',
    freelance: 'Freelance; Selvstændig; Egen virksomhed',
    ownName: '{family} Rådgivning; Atelier {family}; {name} Freelance',
    page: 'Side {p} af {q}; {p}/{q}; {p}; s. {p}',
    references: 'Oplyses på forespørgsel; Gives gerne',
    intern: 'Praktikant; Praktik; Elev; Lærling; {title} (praktik); Studentermedhjælper',
    fresher: 'Nyuddannet; Ingen endnu; Dimittend',
    thesis: 'Speciale; Emne; Retning',
    grade: 'karakter 1{k}; gennemsnit 9,{k}; med udmærkelse',
    careerBreak: 'Barsel; Orlov; Jordomrejse; Pasning af pårørende; Jobsøgende',
    columns: 'Periode; Arbejdsgiver; Stilling; Opgaver; Sted',
    skillGroups: 'Værktøj; Fag; Programmer; Metoder; Grundlag; Øvet; Dagligt; Teknik',
    photo: 'Foto; Billede',
    cv: 'CV; Curriculum Vitae; Mit CV; Levnedsbeskrivelse',
  },
  summaries: {
    years:
      '{n} års erfaring, mest i {city}.; Mere end {n} år i faget og stadig nysgerrig.; {title} med {n} års erfaring og rolig hånd.; {n} års erfaring med {skill}.',
    plain:
      'Søger et hold, der gør tingene færdige.; Orden, ro og humor.; Hjemmevant i {skill}.; Jeg holder, hvad jeg lover.; {title}, der gerne lærer nyt.; Arbejder helst i {city}.',
  },
  bullets:
    'Ledede {n} personer; Budget på {money}; Indførte {skill} på {k} adresser; Sænkede udgifter med {p} % på {n} måneder; Besvarede {big} henvendelser om året; Samarbejde med {client} og to styrelser; Vagtplan for {n} personer; Messer i {city}; Oplærte {k} nye; Forhandlede med {n} leverandører; Dagligt arbejde i {skill}; Ugerapport til ledelsen; Kundetilfredshed fra {p} til 9{k} %; Alle mål for {year} nået; Hjalp med flytning af kontoret; Sparede {money} med et ekstra tilbud',
  traps:
    'Forfremmet til {title2} i {year}; Udlånt til {client}, {city}, i {k} måneder; {from} – {to}: flytning af fabrikken for {client}; Refererede til {title2}; Projekt: {client} ({year}); Vikar som {title2} sommeren {year}; Uddannelse af nye kolleger; Erfaring med kontrol fra {client}; I {year} blev firmaet købt af {client}; Kompetencer i {skill} givet videre',
  paragraphs: {
    past: 'Fra {from} til {to} arbejdede jeg som {title} hos {employer} i {place}.; Mellem {from} og {to} var jeg {title} hos {employer} ({place}).',
    present:
      'Siden {from} har jeg arbejdet som {title} hos {employer} i {place}.; Jeg har siden {from} været {title} hos {employer} ({place}).',
  },
  money: '{n} mio. kr.; {n}.000 kr.; {n} t.kr.; DKK {n} mio.',
  softSkills: 'Tålmodighed; Samarbejde; Punktlighed; Omhu; Humor; Selvstændighed; Lydhørhed; Fleksibilitet',
  languageNames: 'Dansk; Engelsk; Tysk; Svensk; Fransk; Tyrkisk; Spansk',
  languageLevels: 'modersmål; flydende; grundlæggende; godt; B2; C1; A2; skoleniveau',
  interests: 'håndbold; korsang; sejlads; brætspil; havearbejde; skak; cykling; læsning; fotografi; brød; roning',
  projects:
    '{name}: app til biavlere ({skill}); Vejrstation på skolens tag, {skill}; Værktøjsdeling i gaden, {n} medlemmer; {name}, plan for et kor på {n} stemmer',
  awards: 'Årets medarbejder {year}; Fonden {name}s pris {year}; Legat fra {name} {year}',
  certificates:
    'Kørekort B; Truckcertifikat B; Førstehjælp; Hygiejnebevis; §17-kursus; Svejsecertifikat; Prince2 Foundation; Scrum Master',
  issuers: '{name} Kurser {legal}; {name} Akademi; AMU {city}; {client}',
  publications: 'Om måleres tålmodighed; Mursejlere over {city}; En billig føler til våd jord; Lille stikprøve, stor påstand',
  volunteer:
    'Ungdomstræner @ {name} IF; Kasserer @ Foreningen {name}; Frivillig @ Varmestuen {city}; Spejderleder @ {city} Spejderne',
}
