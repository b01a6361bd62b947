import type { Language } from './language.ts'

export const nb: Language = {
  code: 'nb',
  name: 'Norwegian',
  nativeName: 'norsk',
  script: 'Latin',
  headings: {
    experience: `arbeidserfaring|yrkeserfaring|erfaring|erfaringer|jobberfaring|praksis|arbeidsforhold|ansettelser|karriere|relevant arbeidserfaring|profesjonell erfaring|arbeidspraksis|
      tidligere stillinger|relevant erfaring|stillinger|yrkespraksis|annen arbeidserfaring|øvrig arbeidserfaring|arbeidsliv|jobber|arbeidshistorikk|yrkesbakgrunn|karriereoversikt|deltidsjobber`,
    internships: 'internship|praksisopphold|praksisplass|praksisplasser|praktikk|praksisperioder|sommerjobber|studentpraksis',
    education:
      'utdanning|utdannelse|utdanning og kurs|akademisk bakgrunn|skolegang|studier|utdanningsbakgrunn|formell utdanning|høyere utdanning|utdanninger|akademisk utdanning|skole|utdannelser|utdannelse og kurs',
    skills: `kompetanse|ferdigheter|kvalifikasjoner|kunnskaper|nøkkelkompetanse|nøkkelkvalifikasjoner|it kompetanse|tekniske ferdigheter|datakunnskaper|dataferdigheter|faglig kompetanse|kjernekompetanse|ferdigheter og kompetanse|personlige egenskaper|it ferdigheter|
      verktøy|kompetanser|teknisk kompetanse|styrker|datakompetanse|kompetanseområder|personlige ferdigheter|egenskaper|spesialkompetanse|programmeringsspråk|ekspertise|fagkompetanse|it kunnskaper|evner|digital kompetanse`,
    summary:
      'profil|sammendrag|om meg|oppsummering|personlig profil|kort om meg|profesjonell profil|mål|nøkkelinformasjon|introduksjon|presentasjon|karrieremål|hvem er jeg',
    projects: 'prosjekter|utvalgte prosjekter|prosjekterfaring|egne prosjekter|personlige prosjekter|prosjekt|portefølje',
    volunteering:
      'frivillig arbeid|verv|frivillig|frivillige verv|frivillig erfaring|tillitsverv|organisasjonserfaring|frivillighet|verv og frivillig arbeid|styreverv|frivillig arbeid og verv|aktiviteter|medlemskap|organisasjonsarbeid|frivillig engasjement',
    certifications:
      'sertifikater|sertifiseringer|sertifisering|lisenser|autorisasjoner|sertifikat|sertifikater og kurs|autorisasjon|førerkort og sertifikater|godkjenninger',
    courses:
      'kurs|etterutdanning|kurs og sertifiseringer|kurs og sertifikater|videreutdanning|kurs og etterutdanning|relevante kurs|andre kurs|tilleggsutdanning|fagkurs|kurs og konferanser',
    awards: 'priser|utmerkelser|stipend|resultater|priser og utmerkelser|stipender|prestasjoner',
    publications: 'publikasjoner|artikler|forskning|foredrag|patenter|vitenskapelige artikler',
    languages: 'språk|språkkunnskaper|språkferdigheter|språkkompetanse',
    interests:
      'interesser|fritidsinteresser|fritid|hobby|hobbyer|personlige interesser|interesser og fritid|fritid og interesser|fritidsaktiviteter|interesser og hobbyer',
    references: 'referanser|referanse|anbefalinger',
    personal: 'personalia|personlige opplysninger|personopplysninger|personlig informasjon|personlige data|personlige detaljer',
    contact: 'kontakt|kontaktinformasjon|kontaktopplysninger|adresse|lenker|sosiale medier',
    other:
      'annet|øvrig|andre opplysninger|tilleggsinformasjon|førerkort|verneplikt|militærtjeneste|diverse|øvrige opplysninger|annen informasjon|annen relevant informasjon|førstegangstjeneste|utenlandsopphold|annen kompetanse',
    'role-detail':
      'arbeidsoppgaver|ansvarsområder|oppgaver|ansvar|beskrivelse|stillingsbeskrivelse|hovedoppgaver|ansvar og oppgaver|kunde|rolle|oppgaver og ansvar|arbeidsbeskrivelse',
  },
  composed: {
    deciding: {
      projects: 'prosjekter',
      internships: 'praksisopphold',
      volunteering: 'frivillig verv',
      certifications: 'sertifikater sertifiseringer',
      courses: 'kurs etterutdanning videreutdanning',
      education: 'utdanning utdannelse studier',
      experience: 'arbeidserfaring yrkeserfaring erfaring erfaringer karriere praksis',
      skills: 'kompetanse ferdigheter kvalifikasjoner kunnskaper',
      summary: 'profil sammendrag',
      awards: 'priser utmerkelser stipend',
      publications: 'publikasjoner',
      languages: 'språk språkkunnskaper',
      interests: 'interesser fritidsinteresser',
      references: 'referanser',
      personal: 'opplysninger informasjon',
    },
    passing:
      'relevant relevante øvrig øvrige annen andre tidligere profesjonell profesjonelle personlig personlige akademisk faglig tekniske utvalgte min mine viktigste it i innen av med fra særlige digital',
    and: 'og samt & /',
  },
  dates: {
    months: [
      'januar|jan',
      'februar|feb|febr',
      'mars|mar',
      'april|apr',
      'mai',
      'juni|jun',
      'juli|jul',
      'august|aug',
      'september|sep|sept',
      'oktober|okt',
      'november|nov',
      'desember|des',
    ],
    parts: [
      { words: 'vår|våren', from: 2, to: 4 },
      { words: 'sommer|sommeren', from: 5, to: 7 },
      { words: 'høst|høsten|haust', from: 8, to: 10 },
      { words: 'vinter|vinteren', from: 0, to: 1 },
      { words: '1. kvartal', from: 0, to: 2 },
      { words: '2. kvartal', from: 3, to: 5 },
      { words: '3. kvartal', from: 6, to: 8 },
      { words: '4. kvartal', from: 9, to: 11 },
    ],
    present:
      'nå|nåværende|i dag|idag|pågående|dags dato|d.d.|dd|til dags dato|til nå|til i dag|fortsatt|pågår|nåtid|d d|nåværende stilling|no|nåværende arbeidsgiver',
    since: 'siden|fra og med|f.o.m.|fra',
    until: 'til|til og med|t.o.m.|inntil',
    to: 'til|til og med|t.o.m.|og|inntil',
    from: 'fra|mellom|f.o.m.',
    ofYear: 'år',
    years: 'år|års',
    monthUnits: 'måned|måneder|mnd|mndr|mnd.',
  },
  degrees: {
    doctorate: 'doktorgrad|?doktor|dr.ing.|dr.scient.|dr.philos.|ph.d.-grad|stipendiat|doktorgradsutdanning',
    master:
      'mastergrad|?master i|siviløkonom|sivilingeniør|cand.mag.|cand.polit.|cand.jur.|cand.philol.|cand.scient.|cand.med.|hovedfag|cand.psychol.|masterstudium|embetseksamen|profesjonsstudium|master i rettsvitenskap|lektorutdanning|cand.real.|høyere avdeling',
    bachelor:
      'bachelorgrad|bachelor i|høgskoleingeniør|ingeniørutdanning|høyskolekandidat|sykepleierutdanning|lærerutdanning|adjunkt|bachelorstudium|grunnfag|barnehagelærerutdanning|allmennlærerutdanning|høgskolekandidat|ingeniørhøgskole|førskolelærerutdanning|grunnskolelærerutdanning|vernepleierutdanning|barnevernspedagog',
    associate: 'fagskoleutdanning|høyere fagskolegrad|teknisk fagskole|fagskolegrad',
    diploma:
      'fagbrev|svennebrev|yrkesfag|fagutdanning|mesterbrev|fagbrev som|lærlingtid|helsefagarbeider|helse- og oppvekstfag|helse- og sosialfag|elektrofag|restaurant- og matfag|bygg- og anleggsteknikk|service og samferdsel|teknikk og industriell produksjon|yrkesfaglig utdanning|hjelpepleierutdanning',
    certificate: 'sertifikat|kursbevis',
    high_school:
      'vitnemål|studiespesialisering|generell studiekompetanse|examen artium|artium|allmennfag|studiekompetanse|påbygg|videregående opplæring|studieforberedende',
  },
  titles: {
    heads: `-automatiker -kontrollør -fører -bas -innehaver -sersjant -administrator -advokat -advokatfullmektig -agent -aktivitør -analytiker -ansvarlig -apoteker -apotektekniker -arbeider -arbeidsleder -arkitekt -arkivar -artist -assistent -avdelingsleder -baker -barista -barnehageassistent -barnehagelærer -barnepleier -bartender -betjent -bibliotekar -bilmekaniker -bioingeniør -biolog -blikkenslager -bonde -brannkonstabel -brannmann
      -bud -bussjåfør -butikkmedarbeider -butikksjef -byggeleder -coach -controller -dagmamma -daglig -designer -direktør -doktor -dommer -drosjesjåfør -driftsleder -driftstekniker -dyrepleier -eier -eiendomsmegler -ekspeditør -ekspert -elektriker -elektromontør -entreprenør -ergoterapeut -fagarbeider -fagansvarlig -fisker -fagleder -flyger -florist -forfatter -forsker
      -fotograf -frisør -frivillig -fysioterapeut -førskolelærer -gartner -grafiker -grunnlegger -grunder -gründer -guide -helsefagarbeider -helsesykepleier -helsesøster -hjelpepleier -hjelpearbeider -husøkonom -håndverker -ingeniør -innkjøper -inspektør -installatør -instruktør -journalist -jordmor -jurist -kafémedarbeider -kasserer -kjemiker -kirurg -kelner
      -kjøkkenassistent -kjøkkenhjelp -kjøkkensjef -klinikkassistent -kokk -kommunikasjonsrådgiver -konditor -konduktør -konstruktør -konsulent -kontormedarbeider -koordinator -kundebehandler -kundekonsulent -kunstner -kurer -laborant -lagerarbeider -lagermedarbeider -leder -lege -legesekretær -lektor -logistiker -logoped -lokfører -lærer -lærling -maler -markedsfører -markedssjef
      -maskinfører -maskinist -massør -medarbeider -medhjelper -megler -mekaniker -mentor -miljøarbeider -miljøterapeut -montør -murer -musiker -møbelsnekker -notar -offiser -operatør -optiker -oversetter -pakker -pedagog -personalsjef -pilot -planlegger -pleier -pleieassistent -politibetjent -porter -postbud -praktikant -prest -produsent -produksjonsarbeider -produksjonsmedarbeider
      -professor -programmerer -prosjektleder -prosjektmedarbeider -psykolog -radiograf -redaktør -regissør -regnskapsfører -regnskapsmedarbeider -rekrutterer -rektor -renholder -reparatør -reporter -representant -resepsjonist -revisor -rørlegger -rådgiver -saksbehandler -samfunnsøkonom -sanitær -sekretær -selger -selgerkonsulent -servitør -sjef -sjåfør -skipsfører -skribent
      -skuespiller -slakter -snekker -sosionom -soldat -spesialist -spesialpedagog -statistiker -steward -stipendiat -stuepike -student -støttekontakt -stylist -sveiser -sykepleier -systemutvikler -sømmer -tannlege -tannlegeassistent -tannpleier -taktekker -tekniker -telefonist -telefonselger -terapeut -tester -tilkallingsvikar -tjenestemann -tolk -trener -truckfører -tømrer
      -underviser -ungdomsarbeider -utvikler -vaktmester -vaskehjelp -vekter -veileder -verneombud -vernepleier -vert(,inne) -vertinne -veterinær -vikar -vitenskapsperson -økonom -økonomimedarbeider -økonomisjef -oppvaskhjelp -hovmester -sommelier -tegner -skredder -urmaker -gullsmed -mediegrafiker -bioteknolog -styreleder -styremedlem -teamleder`,
    phrases:
      'daglig leder|personlig assistent|administrerende direktør|selvstendig næringsdrivende|au pair|scrum master|product owner|vitenskapelig assistent|leder for|ansvarlig for|team leder',
    levels:
      'senior|junior|leder|ledende|vise|nestleder|assisterende|ass.|fungerende|konstituert|første|førstekonsulent|ansvarlig|hoved|autorisert|faglært|ufaglært|sjef|lærling|lead|vikarierende',
  },
  organisations: {
    legalForms: 'as|asa|a/s|da|ans|enk|enkeltpersonforetak|ks|nuf|sa|ba|iks|kf|stiftelsen|stiftelse',
    words: `-sykehus|sykehuset|-sykehuset|helse|helseforetak|legesenter|legekontor|klinikk|-klinikk|tannklinikk|apotek|-apotek|sykehjem|-sykehjem|bo- og omsorgssenter|hjemmetjenesten|hjemmesykepleien|barnehage|-barnehage|skole|-skole|kommune|-kommune|fylkeskommune|departementet|-direktoratet|direktorat|-etaten|nav|skatteetaten|
      politiet|politidistrikt|forsvaret|brannvesen|tingrett|-bank|sparebank|forsikring|-gruppen|gruppen|konsern|-selskap|selskap|bedrift|firma|fabrikk|-fabrikk|-verk|verft|verksted|-verksted|mekaniske|butikk|-butikk|forretning|handel|-handel|supermarked|-senter|varehus|bokhandel|bakeri|konditori|slakteri|meieri|bryggeri|restaurant|kro|kafé|
      hotell|-hotell|byrå|-byrå|reklamebyrå|vikarbyrå|advokatfirma|advokatfirmaet|regnskap|regnskapskontor|revisjon|arkitekter|konsulenter|kontor|trykkeri|forlag|avis|kringkasting|transport|logistikk|spedisjon|rederi|entreprenør|bygg|-bygg|byggmester|maler|snekkeri|rørleggerfirma|elektro|installasjon|renhold|eiendom|fond|forening|-forening|lag|
      museum|teater|bibliotek|kirke|gård|landbruk|gartneri|systemer|teknikk|energi|kraft|service|tjenester|brødrene|& sønn|& sønner|industri|oppdrett|sjømat|fisk`,
  },
  schools:
    '-universitet|universitetet|-høgskole|-høyskole|høgskolen|høyskolen|handelshøyskolen|handelshøyskole|ntnu|nhh|bi|videregående skole|videregående|-skole|vgs|folkehøgskole|folkehøyskole|fagskole|fagskolen|ungdomsskole|barneskole|grunnskole|-skolen|institutt|akademi|konservatorium|fakultet|teknisk skole',
  employment: {
    'full-time': 'heltid|100 %|fulltid|fast heltid',
    'part-time': 'deltid|ekstrajobb|deltidsjobb|deltidsstilling|ekstrahjelp',
    remote: 'hjemmekontor|fjernarbeid',
    hybrid: 'hybrid',
    'on-site': 'på stedet',
    freelance: 'frilans|selvstendig|selvstendig næringsdrivende|eget firma|frilanser',
    contract: 'midlertidig|engasjement|prosjektstilling|kontrakt|prosjektansatt|åremål',
    temporary: 'vikariat|vikar|sesongarbeid|sommerjobb|sommervikar|tilkallingsvikar|ferievikar',
    permanent: 'fast|fast stilling|fast ansatt|fast ansettelse',
    internship: 'praksis|praktikant|praksisplass',
    apprenticeship: 'lærling|læretid|trainee|lærlingplass',
    volunteer: 'frivillig|ulønnet|verv',
  },
  labels: {
    title: 'stilling|tittel|rolle|stillingstittel|funksjon|posisjon|ansatt som|yrke',
    employer: 'arbeidsgiver|bedrift|firma|kunde|organisasjon|arbeidssted|selskap|arbeidsplass',
    place: 'sted|by|land|lokasjon|adresse|arbeidssted',
    dates: 'periode|dato|datoer|varighet|fra|tidsrom|år|tid',
    degree: 'grad|kvalifikasjon|tittel|eksamen|nivå|utdanning|utdanningsnivå',
    school: 'skole|universitet|institusjon|lærested|studiested|utdanningsinstitusjon|høgskole',
    field: 'retning|linje|fag|studieretning|fordypning|spesialisering|studieprogram|fagområde',
    description: 'oppgaver|arbeidsoppgaver|beskrivelse|ansvar|ansvarsområder|resultater|hovedoppgaver|arbeidsbeskrivelse',
    tools: 'verktøy|teknologier|miljø|programvare|brukte teknologier|systemer|teknologi',
  },
  people: {
    nameLabels: 'navn|fornavn|etternavn|fullt navn|for- og etternavn|fornavn etternavn|etternavn, fornavn',
    honorifics: 'hr|fru|frk|dr|prof|herr',
    particles: 'af|von|de|van',
    documents: 'cv|curriculum vitae|søknad|jobbsøknad|curriculum',
  },
  noExperience:
    'uten arbeidserfaring|ingen arbeidserfaring|uten tidligere arbeidserfaring|ingen tidligere arbeidserfaring|nyutdannet uten erfaring',
  experience: 'erfaring|arbeidserfaring|yrkeserfaring|praksis',
  functionWords: `og i at det er en til på av for med som den de har et jeg ikke var fra eller men vi kan om under ved mitt min mine samt også innen etter ut
    hos mye blant annet andre deres ble være hvor både gjennom mellom over blir meg oss noe`,
}
