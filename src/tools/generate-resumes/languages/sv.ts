import type { Language } from '../language.ts'

export const swedish: Language = {
  code: 'sv',
  name: 'Swedish',
  regions: [
    {
      country: 'Sverige',
      cities: 'Örebro; Umeå; Västerås; Karlstad; Sundsvall; Växjö; Norrköping; Gävle; Lund; Göteborg; Malmö; Luleå',
      female: 'Åsa; Gunilla; Ebba; Linnéa; Birgitta; Tuva; Märta; Saga; Annika; Hawa',
      male: 'Örjan; Torbjörn; Göran; Ludvig; Håkan; Viggo; Jan-Erik; Mattias; Ahmed; Åke',
      family:
        'Lindqvist; af Ekenstam; Sjöberg; Åkesson; Nordström; Hägglund; Wallin; Bergman-Holm; Ström; Öberg; Fagerlund; Rask; Mohamud; Hedlund',
      phones: '070-174 06 ##; +46 70 174 06 ##; 08-465 004 ##; 0701740 6##',
      addresses: 'Björkvägen {n}, {zip} {city}; {city}; Storgatan {n} B, {city}; Kyrkogatan {k}, {zip} {city}',
      legal: 'AB; HB; KB; Ek. för.',
    },
  ],
  companyWords:
    'Granliden; Björkdal; Norrsken; Havsörn; Stenbacka; Lärkan; Älvkullen; Tallmo; Solgläntan; Fjällvind; Kråkvik; Silverån; Ekhagen; Skärgård; Ljungby Norra; Ripa; Polstjärna; Rönnen; Viken; Smedjan',
  employers: {
    tech: '{name} Programvara {legal}; {name} Data {legal}; {name} IT {legal}; {name} Digital {legal}',
    health: '{name} Sjukhus; Vårdcentralen {name}; Äldreboendet {name}; Apotek {name}; {name} Hemtjänst {legal}',
    shop: '{name} Varuhus {legal}; {name} Mode {legal}; Bokhandeln {name}; {family} Livs; {name} Möbler {legal}',
    agency: '{name} Reklambyrå; {name} Kommunikation {legal}; Studio {name}; {name} Förlag; {name} Bemanning {legal}',
    finance: '{name} Bank; {name} Försäkring {legal}; {family} Redovisning {legal}; Sparbanken {name}',
    law: 'Advokatfirman {family}; {family} & {family2} Juristbyrå; {name} Juridik {legal}',
    school: '{name}skolan; {name} Gymnasium; Förskolan {name}; {city} universitet; {name} Folkhögskola',
    food: 'Restaurang {name}; Hotell {name}; {family}s Bageri; Värdshuset {name}; {name} Catering {legal}',
    transport: '{family} Åkeri {legal}; {name} Logistik {legal}; {name} Bud {legal}; {name} Spårvägar; {family} Bil {legal}',
    building:
      '{family} Bygg {legal}; {name} Entreprenad {legal}; {family} Arkitekter; {name} El {legal}; {name} Fastigheter {legal}',
    factory: '{name} Verkstad {legal}; {name} Stål {legal}; {name} Plast {legal}; {name} Mejeri; {name} Mekaniska {legal}',
    science: '{name} Forskningsinstitut; {name} Laboratorier {legal}; {city} universitet; {name} Bioteknik {legal}',
    public: '{city} kommun; Region {name}; Länsstyrelsen {name}; Räddningstjänsten {city}; Stadsbiblioteket {city}',
    farm: '{name} Gård; {family} Plantskola; {name} Skog {legal}; {name} Trädgård {legal}',
    general: '{name} {legal}; {family} {legal}; {name} Gruppen; {name} Service {legal}; Stiftelsen {name}; {name} Norden {legal}',
  },
  schools:
    '{city} universitet; {name} högskola; {name}gymnasiet; Tekniska högskolan {name}; Yrkeshögskolan {name}; {name} folkhögskola',
  degrees: {
    vocational: 'Yrkeshögskoleexamen; Gymnasieexamen, yrkesprogram; Gesällbrev; Yrkesutbildning',
    bachelor: 'Kandidatexamen; Filosofie kandidat; Högskoleingenjör; Kandidat',
    master: 'Masterexamen; Civilingenjör; Magisterexamen; Filosofie magister; Civilekonom',
    doctor: 'Doktorsexamen; Filosofie doktor; Teknologie doktor',
    school: 'Gymnasieexamen; Studentexamen; Grundskola',
  },
  degreeForms: '{degree} i {field}; {degree}, {field}; {field}, {degree}; {degree} – {field}; {degree} ({field})',
  occupations: {
    software:
      'Junior utvecklare; Systemutvecklare; Webbutvecklare; Seniorutvecklare; Utvecklingschef; Testare | Skrev om faktureringen i {skill}, från {n} till {k} minuter; Flyttade {big} kundposter utan avbrott | Testning; Agila metoder; Databaser | Datavetenskap; Programvaruteknik',
    data: 'Dataanalytiker; Dataingenjör; Statistiker; Analyschef | Prognos för {n} butiker; Ersatte {n} kalkylblad med en rapport | Statistik; Modellering; Visualisering | Statistik; Matematik',
    support:
      'Supporttekniker; Nätverkstekniker; Systemadministratör; IT-chef | {n} ärenden om dagen; Bytte {big} datorer på {k} orter | Nätverk; Säkerhetskopiering; Användarstöd | Informationsteknik',
    nursing:
      'Undersköterska; Sjuksköterska; Barnmorska; Avdelningschef; Specialistsjuksköterska | Vård av {n} patienter per pass; Handledde {k} studenter | Omläggning; Läkemedelshantering; Triage | Omvårdnad; Sjuksköterskeprogrammet',
    care: 'Vårdbiträde; Personlig assistent; Socionom; Behandlingsassistent; Enhetschef | Stöd till {n} familjer; {k} utflykter om året | Samtal; Demensvård; Första hjälpen | Socialt arbete',
    pharmacy:
      'Apotekstekniker; Farmaceut; Apotekare; Fysioterapeut; Biomedicinsk analytiker | {n} recept om dagen; Svinnet ner {p} % | Rådgivning; Lager; Provtagning | Farmaci; Fysioterapi',
    sales:
      'Säljare; Innesäljare; Säljchef; Nyckelkundsansvarig; Försäljningsdirektör | {n} nya kunder värda {money}; Målet överträffat med {p} % | Förhandling; Kundbearbetning; Offerter | Företagsekonomi; Marknadsföring',
    retail:
      'Butiksbiträde; Kassörska~Kassörska; Butikssäljare; Biträdande butikschef; Butikschef | Butik med {n} anställda; Inventering av {big} artiklar | Kassa; Varuexponering; Kundservice | Handel',
    marketing:
      'Marknadsassistent; Skribent; Kommunikatör; Varumärkesansvarig; Marknadschef | Nyhetsbrev till {big} läsare; {k} mässor om året | Textarbete; Annonsering; Pressarbete | Medie- och kommunikationsvetenskap',
    accounting:
      'Ekonomiassistent; Redovisningsekonom; Lönespecialist; Controller; Ekonomichef; Revisor | Månadsbokslut på {k} dagar; Löner till {big} personer | Bokföring; Moms; Bokslut | Redovisning; Företagsekonomi',
    banking:
      'Banktjänsteman; Rådgivare; Kreditanalytiker; Kontorschef; Skadereglerare | {n} företagskunder; Kreditstock på {money} | Kreditbedömning; Risk; Sparande | Nationalekonomi; Finans',
    legal:
      'Juristassistent; Biträdande jurist; Advokat; Bolagsjurist; Chefsjurist | {n} avtal om året; {k} rättegångar | Avtalsrätt; Arbetsrätt; Tvister | Juridik',
    hr: 'Personalassistent; Rekryterare; Personalspecialist; Personalchef; Utbildare | {n} anställningar på ett år; Införde {skill} på {k} orter | Rekrytering; Arbetsrätt; Utbildning | Personalvetenskap; Psykologi',
    office:
      'Receptionist; Kontorsassistent; Sekreterare; VD-assistent; Kontorschef administration | Kalendrar för {k} chefer; Konferens för {big} gäster | Arkivering; Protokoll; Bokningar | Administration',
    teaching:
      'Elevassistent; Förskollärare; Grundskollärare; Gymnasielärare; Rektor; Lektor | Klass med {n} elever; Schackklubb för {n} barn | Undervisning; Klassrumsledning; Bedömning | Lärarutbildning; Pedagogik',
    kitchen:
      'Köksbiträde; Kock; Souschef; Köksmästare; Konditor; Bagare | {n} kuvert på lördagar; Utbildade {k} lärlingar | Menyer; Livsmedelshygien; Bakning | Restaurang; Konditori',
    hotel:
      'Servitör~Servitris; Hotellreceptionist; Bartender; Husfru; Hotellchef; Guide | {n} gäster om kvällen; {n} bröllop | Gästservice; Bokning | Hotell och turism',
    logistics:
      'Lagerarbetare; Truckförare; Logistiker; Lagerchef; Inköpare; Speditör | {n} order i timmen; {n} containrar i månaden | Lagerhantering; Tull; Inköp | Logistik',
    driving:
      'Budbilsförare; Lastbilsförare; Bussförare; Trafikledare; Lokförare | {big} km om året utan skada; {n} paket om dagen | C-körkort; YKB; Ruttplanering | Transport',
    construction:
      'Grovarbetare; Murare; Snickare; Arbetsledare; Platschef; Arkitekt; Rörmokare | {n} hus; Skola för {money} i tid | Ritningsläsning; Kalkylering; Arbetsmiljö | Byggteknik; Arkitektur',
    electrical:
      'Elektriker; Installationselektriker; Automationstekniker; Elkraftsingenjör | {n} lägenheter; Stopptid ner {p} % | PLC; Felsökning; Elcentraler | Elteknik',
    mechanics:
      'Bilmekaniker; Underhållsmekaniker; Plåtslagare; Verkmästare; Servicerådgivare | {n} bilar i veckan; Växellådor åt {client} | Diagnostik; Hydraulik | Fordonsteknik',
    production:
      'Maskinoperatör; Montör; Svetsare; Skiftledare; Kvalitetstekniker; Produktionschef | Skift med {n} personer; Kassation från {p} till {k} % | Kvalitet; Svetsning; Ständiga förbättringar | Produktionsteknik',
    engineering:
      'Konstruktör; Maskiningenjör; Processingenjör; Projektingenjör; Teknisk chef | Pumphus {p} % lättare; {n} utmattningsprov | Konstruktion; Hållfasthet; Projektledning | Maskinteknik; Kemiteknik',
    design:
      'Grafisk formgivare; UX-designer; Art director; Inredningsarkitekt; Fotograf | Affischer åt {client}, {k} säsonger; {n} bröllop | Typografi; Bildbehandling; Layout | Grafisk design',
    research:
      'Forskningsassistent; Laboratorieassistent; Doktorand; Forskare; Universitetslektor; Kemist | Prover ur {n} sjöar; {k} artiklar | Mikroskopi; Statistik | Biologi; Kemi; Fysik',
    civil:
      'Handläggare; Polis; Brandman; Bibliotekarie; Utredare; Stadsplanerare; Översättare | {n} ärenden i veckan; Samråd med {big} boende | Förvaltningsrätt; Utredning | Statsvetenskap; Offentlig förvaltning',
    farming:
      'Lantarbetare; Trädgårdsmästare; Djurskötare; Traktorförare; Skogvaktare; Driftledare lantbruk | Mjölkade {n} kor; Planterade {big} träd | Beskärning; Djurskötsel | Lantbruk',
    security:
      'Väktare; Soldat; Gruppchef; Säkerhetschef; Ordningsvakt | {n} soldater på {k} insatser; Område med {n} grindar | Bevakning; Radio | Säkerhet',
    executive:
      'Projektledare; Produktchef; Konsult; Verkställande direktör; Driftchef; Delägare | {client} från {n} till {big} anställda; Förlust på {money} vänd på {k} kvartal | Strategi; Budget; Ledarskap | Företagsekonomi; Industriell ekonomi',
  },
  headings: {
    experience:
      'Arbetslivserfarenhet; Erfarenhet; Yrkeserfarenhet; Anställningar; Arbetserfarenhet | Min väg; Där jag har arbetat; Hållplatser; Uppdrag; I yrket; Arbetslivet',
    furtherExperience: 'Övrig erfarenhet; Tidigare erfarenhet | Dessförinnan; Också',
    internships: 'Praktik; Praktikplatser | Första stegen',
    education: 'Utbildning; Utbildningar; Studier | Skolbänken; Vad jag läst; Läroår',
    skills: 'Kompetenser; Färdigheter; Kunskaper; Datakunskaper | Verktygslåda; Det här kan jag; Styrkor',
    languages: 'Språk; Språkkunskaper | Jag talar',
    summary: 'Profil; Om mig; Sammanfattning | Kort sagt; Vem jag är; Hej',
    projects: 'Projekt; Egna projekt | Byggt själv',
    certificates: 'Certifikat; Kurser; Kurser och certifikat | Papper och bevis',
    awards: 'Utmärkelser; Priser | Beröm',
    publications: 'Publikationer; Artiklar | I tryck',
    volunteering: 'Ideellt arbete; Föreningsliv | För andra',
    interests: 'Intressen; Fritid; Fritidsintressen | Efter jobbet',
    references: 'Referenser | De känner mig',
    contact: 'Kontakt; Kontaktuppgifter | Här finns jag',
    personal: 'Personuppgifter; Personlig information | Det grundläggande',
  },
  dates: {
    present: 'nu; pågående; idag; nuvarande; Nu; Pågående; tills vidare; nutid',
    since: 'sedan {a}; Sedan {a}; från {a}',
    until: 'till {b}',
    fromTo: 'från {a} till {b}; Från {a} till {b}',
    to: 'till; t.o.m.; till',
    seasons: 'Våren; Sommaren; Hösten; Vintern',
    quarter: 'Kv {n} {y}',
    years: 'one=år;other=år',
    months: 'one=månad;other=månader | one=mån;other=mån',
  },
  words: {
    at: 'på; hos',
    email: 'E-post; Mejl; Mail; E-postadress',
    phone: 'Telefon; Tel; Mobil; Tfn',
    address: 'Adress; Bostadsort; Ort',
    born: 'Född; Födelsedatum',
    nationality: 'Nationalitet; Medborgarskap',
    nationalities: 'svensk; finsk; norsk; somalisk',
    title: 'Befattning; Roll; Tjänst; Titel',
    employer: 'Arbetsgivare; Företag; Organisation',
    period: 'Period; Tid; Anställningstid',
    place: 'Ort; Plats',
    responsibilities: 'Arbetsuppgifter; Ansvarsområden; Uppgifter; Huvudsakliga uppgifter',
    achievements: 'Resultat; Framgångar',
    technologies: 'Teknik; Verktyg; Miljö; Tekniker',
    project: 'Projekt; Uppdrag; Största projektet',
    client: 'Kund; Uppdragsgivare; Slutkund',
    via: 'via {via}; (bemanning: {via}); uthyrd av {via}',
    types: 'Heltid; Deltid; Vikariat; Tillsvidare; Timanställning; Sommarjobb; Visstid',
    remote: 'på distans; hybrid; hemifrån',
    freelance: 'Frilans; Egenföretagare; Eget företag',
    ownName: '{family} Konsult; Ateljé {family}; {name} Frilans',
    page: 'Sida {p} av {q}; {p}/{q}; {p}; {p} ({q})',
    references: 'Lämnas på begäran; Lämnas gärna',
    intern: 'Praktikant; Praktik; Lärling; {title} (praktik); Sommarvikarie; Trainee',
    fresher: 'Nyexaminerad; Ingen ännu',
    thesis: 'Examensarbete; Inriktning; Uppsats',
    grade: 'betyg 1{k},5; väl godkänd; med beröm',
    careerBreak: 'Föräldraledighet; Resor; Tjänstledig; Anhörigvård; Arbetssökande',
    columns: 'Period; Arbetsgivare; Befattning; Uppgifter; Ort',
    skillGroups: 'Verktyg; Yrke; Program; Metoder; Grunder; Fördjupat; Dagligen; Teknik',
    photo: 'Foto; Bild',
    cv: 'CV; Curriculum Vitae; Meritförteckning; Levnadsbeskrivning',
  },
  summaries: {
    years:
      '{n} års erfarenhet, mest i {city}.; Mer än {n} år i yrket och fortfarande nyfiken.; {title} med {n} års erfarenhet och lugn hand.; {n} års erfarenhet av {skill}.',
    plain:
      'Söker ett lag som blir klart med saker.; Ordning, lugn och humor.; Hemma i {skill}.; Jag håller det jag lovar.; {title} som gärna lär sig.; Jobbar helst i {city}.',
  },
  bullets:
    'Ledde {n} personer; Budget på {money}; Införde {skill} på {k} orter; Sänkte kostnaderna med {p} % på {n} månader; Besvarade {big} ärenden om året; Samarbete med {client} och två myndigheter; Schema för {n} personer; Mässor i {city}; Utbildade {k} nyanställda; Förhandlade med {n} leverantörer; Dagligt arbete i {skill}; Veckorapport till ledningen; Kundnöjdhet från {p} till 9{k} %; Alla mål {year} uppnådda; Hjälpte till med flytten av kontoret; Sparade {money} med en andra offert',
  traps:
    'Befordrad till {title2} {year}; Utlånad till {client}, {city}, i {k} månader; {from} – {to}: flytt av fabriken åt {client}; Rapporterade till {title2}; Projekt: {client} ({year}); Vikarie som {title2} sommaren {year}; Utbildning av nya kollegor; Erfarenhet av revision hos {client}; {year} köptes företaget av {client}; Kunskaper i {skill} spridda i gruppen',
  paragraphs: {
    past: 'Från {from} till {to} arbetade jag som {title} på {employer} i {place}.; Mellan {from} och {to} var jag {title} hos {employer} ({place}).',
    present:
      'Sedan {from} arbetar jag som {title} på {employer} i {place}.; Jag är sedan {from} {title} hos {employer} ({place}).',
  },
  money: '{n} miljoner kronor; {n} mkr; {n} 000 kr; {n} tkr',
  softSkills: 'Tålamod; Lagarbete; Punktlighet; Noggrannhet; Humor; Självständighet; Lyhördhet; Flexibilitet',
  languageNames: 'Svenska; Engelska; Tyska; Finska; Franska; Arabiska; Spanska; Norska',
  languageLevels: 'modersmål; flytande; grundläggande; god; B2; C1; A2; skolnivå',
  interests:
    'orientering; körsång; segling; svampplockning; längdskidor; schack; odling; läsning; fotografi; brädspel; matlagning',
  projects:
    '{name}: app för biodlare ({skill}); Väderstation på skoltaket, {skill}; Verktygspool i kvarteret, {n} medlemmar; {name}, schema för en kör på {n} röster',
  awards: 'Årets medarbetare {year}; Stiftelsen {name}s pris {year}; Stipendium {name} {year}',
  certificates:
    'B-körkort; Heta arbeten; Truckkort A+B; Hjärt-lungräddning; ISTQB Foundation; BAS-P; Livsmedelshygien; Scrum Master',
  issuers: '{name} Utbildning {legal}; {name}akademin; Studieförbundet {name}; {client}',
  publications: 'Om mätarnas tålamod; Tornseglare över {city}; En billig givare för våt jord; Litet urval, stort påstående',
  volunteer:
    'Ungdomstränare @ {name} IF; Kassör @ Föreningen {name}; Volontär @ Stadsmissionen {city}; Scoutledare @ {city} scoutkår',
}
