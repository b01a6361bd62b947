import type { Language } from './language.ts'

export const da: Language = {
  code: 'da',
  name: 'Danish',
  nativeName: 'dansk',
  script: 'Latin',
  headings: {
    experience: `erhvervserfaring|arbejdserfaring|erfaring|erfaringer|joberfaring|professionel erfaring|ansættelser|beskæftigelse|karriere|tidligere ansættelser|erhvervskarriere|
      relevant erhvervserfaring|relevant erfaring|ansættelsesforhold|arbejde|stillinger|erhverv|anden erhvervserfaring|øvrig erhvervserfaring|professionel baggrund|jobs|studiejob|studiejobs|arbejdshistorik|karriereforløb`,
    internships: 'praktik|praktikophold|praktikforløb|praktik og studiejob',
    education:
      'uddannelse|uddannelser|uddannelse og kurser|skolegang|uddannelsesmæssig baggrund|akademisk baggrund|studier|uddannelsesbaggrund|formel uddannelse|akademisk uddannelse|videregående uddannelse|skole',
    skills: `kompetencer|færdigheder|kvalifikationer|it kompetencer|it kundskaber|tekniske færdigheder|faglige kompetencer|personlige kompetencer|kernekompetencer|nøglekompetencer|kundskaber|it færdigheder|it|
      tekniske kompetencer|kompetenceprofil|viden og færdigheder|faglige kvalifikationer|styrker|it erfaring|personlige egenskaber|faglig profil|værktøjer|programmeringssprog|evner|egenskaber|digitale kompetencer|edb kundskaber`,
    summary:
      'profil|resume|resumé|om mig|personlig profil|kort om mig|profiltekst|sammenfatning|professionel profil|mål|kort profil|hvem er jeg|introduktion|karrieremål|opsummering|præsentation',
    projects: 'projekter|udvalgte projekter|projekterfaring|personlige projekter|egne projekter|projektarbejde|portefølje',
    volunteering:
      'frivilligt arbejde|frivillig erfaring|frivilligt|tillidshverv|foreningsarbejde|frivilligt engagement|organisationsarbejde|medlemskaber|bestyrelsesarbejde|andre aktiviteter|frivilligt arbejde og tillidshverv',
    certifications:
      'certifikater|certificeringer|certificering|licenser|autorisationer|beviser|kørekort og certifikater|certifikater og kurser|autorisation',
    courses:
      'kurser|efteruddannelse|kurser og efteruddannelse|kurser og certificeringer|videreuddannelse|øvrige kurser|relevante kurser|kurser og certifikater|supplerende uddannelse|efteruddannelse og kurser',
    awards: 'priser|udmærkelser|resultater|legater|priser og udmærkelser|præstationer|hæder',
    publications: 'publikationer|artikler|forskning|foredrag|udgivelser|patenter',
    languages: 'sprog|sprogkundskaber|sprogfærdigheder|sproglige kompetencer|sprogkompetencer|sproglige kundskaber',
    interests:
      'interesser|fritidsinteresser|fritid|hobby|hobbyer|personlige interesser|fritid og interesser|privat|interesser og fritid',
    references: 'referencer|reference|anbefalinger',
    personal:
      'personlige oplysninger|personlige data|personoplysninger|personlig information|personlige informationer|personalia',
    contact: 'kontakt|kontaktoplysninger|kontaktinformation|adresse|links|sociale medier',
    other:
      'andet|øvrigt|øvrige oplysninger|yderligere oplysninger|kørekort|værnepligt|diverse|andre oplysninger|øvrige|udlandsophold|militærtjeneste',
    'role-detail':
      'arbejdsopgaver|ansvarsområder|opgaver|ansvar|primære opgaver|beskrivelse|ansvar og opgaver|arbejdsbeskrivelse|resultater og opgaver|opgaver og ansvar|primære arbejdsopgaver|kunde|rolle',
  },
  composed: {
    deciding: {
      projects: 'projekter',
      internships: 'praktik praktikophold',
      volunteering: 'frivilligt frivillig tillidshverv',
      certifications: 'certifikater certificeringer',
      courses: 'kurser efteruddannelse',
      education: 'uddannelse uddannelser studier',
      experience: 'erhvervserfaring arbejdserfaring erfaring erfaringer ansættelser karriere',
      skills: 'kompetencer færdigheder kvalifikationer kundskaber',
      summary: 'profil resume resumé',
      awards: 'priser udmærkelser',
      publications: 'publikationer',
      languages: 'sprog sprogkundskaber',
      interests: 'interesser fritidsinteresser',
      references: 'referencer',
      personal: 'oplysninger',
    },
    passing:
      'relevant relevante øvrig øvrige tidligere professionel professionelle personlig personlige akademisk faglig faglige tekniske udvalgte min mine vigtigste anden andre it i inden for af med fra særlige digitale',
    and: 'og samt & /',
  },
  dates: {
    months: [
      'januar|jan',
      'februar|feb|febr',
      'marts|mar',
      'april|apr',
      'maj',
      'juni|jun',
      'juli|jul',
      'august|aug',
      'september|sep|sept',
      'oktober|okt',
      'november|nov',
      'december|dec',
    ],
    parts: [
      { words: 'forår|foråret', from: 2, to: 4 },
      { words: 'sommer|sommeren', from: 5, to: 7 },
      { words: 'efterår|efteråret', from: 8, to: 10 },
      { words: 'vinter|vinteren', from: 0, to: 1 },
      { words: '1. kvartal', from: 0, to: 2 },
      { words: '2. kvartal', from: 3, to: 5 },
      { words: '3. kvartal', from: 6, to: 8 },
      { words: '4. kvartal', from: 9, to: 11 },
    ],
    present:
      'nu|nuværende|i dag|idag|igangværende|dags dato|til dato|til nu|stadig|pt|p.t.|d.d.|dd|til i dag|nutid|nuværende stilling|fortsat|løbende',
    since: 'siden|fra og med|fra',
    until: 'til|til og med|indtil',
    to: 'til|t.o.m.|til og med|og|indtil',
    from: 'fra|mellem',
    ofYear: 'år',
    years: 'år',
    monthUnits: 'måned|måneder|mdr|md|mdr.',
  },
  degrees: {
    doctorate: 'ph.d.-grad|doktorgrad|?doktor|dr.phil.|ph.d.-studerende|ph.d.-afhandling',
    master:
      'kandidat|kandidatgrad|cand.merc.|cand.mag.|cand.jur.|cand.polyt.|cand.scient.|cand.oecon.|cand.polit.|cand.med.|cand.it|cand.pæd.|kandidatuddannelse|cand.merc|cand.mag|civilingeniør|cand.psych.|cand.merc.aud.|cand.ling.merc.|cand.arch.|cand.soc.|cand.scient.pol.|cand.tech.|cand.pharm.|?master|kandidat i|mag.art.|cand.comm.|cand.public',
    postgraduate_diploma: 'diplomuddannelse|hd|hd(r)|hd(f)',
    bachelor:
      'bachelorgrad|professionsbachelor|bacheloruddannelse|diplomingeniør|ha|ba.|bsc.|professionsbacheloruddannelse|bachelor i|læreruddannelse|sygeplejerskeuddannelse|pædagoguddannelse|bachelor i (sygepleje,pædagogik)|universitetsbachelor',
    associate:
      'erhvervsakademiuddannelse|datamatikeruddannelse|akademiuddannelse|markedsføringsøkonom|finansøkonom|akademiøkonom|ap-grad|datamatiker|multimediedesigner|autoteknolog|serviceøkonom',
    diploma:
      'erhvervsuddannelse|svendebrev|faglært|kontoruddannelse|lærlingeuddannelse|mesterbrev|eud|social- og sundhedsassistent|eux|elevuddannelse|social- og sundhedshjælper|kontorelev|hovedforløb|udlært',
    certificate: 'certifikat|kursusbevis',
    high_school:
      'studentereksamen|stx|hhx|htx|højere forberedelseseksamen|gymnasial uddannelse|folkeskolens afgangseksamen|folkeskolens afgangsprøve|10. klasse|9. klasse|sproglig student|matematisk student',
  },
  titles: {
    heads: `-speditør -fører -adjunkt -byplanlægger -sergent -indehaver -assistent -administrator -advokat -fuldmægtig -agent -analytiker -ansvarlig -anæstesisygeplejerske -apoteker -arbejder -arkitekt -arkivar -artist -assistent -bager -bartender -barista -betjent -bibliotekar -biolog -blikkenslager -bogholder -brandmand -bud -buschauffør -butiksassistent -butikschef -bygningsarbejder
      -chauffør -chef -coach -controller -dagplejer -datamatiker -designer -diætist -direktør -dommer -ejer -ejendomsmægler -ejendomsservicetekniker -ekspedient -ekspert -elektriker -elev -entreprenør -ergoterapeut -farmakonom -fisker -florist -flyttemand -formand -forfatter -forsker -forstander -fotograf -frisør -fysioterapeut
      -gartner -grafiker -grundlægger -guide -håndværker -hjemmehjælper -hjælper -indkøber -ingeniør -inspektør -installatør -instruktør -journalist -jurist -jordemoder -kasserer -kassemedarbejder -kemiker -kirurg -kok -kommunikationsmedarbejder -kommis -konditor -konsulent -konstruktør -kontorassistent -koordinator -kosmetolog
      -kurér -køkkenassistent -køkkenhjælp -køkkenmedhjælper -kørelærer -laborant -lagerarbejder -lagermedarbejder -landmand -leder -lektor -ligestillingskonsulent -logistiker -logopæd -læge -lærer -lærling -maler -marketingmedarbejder -maskinmester -maskinfører -massør -medarbejder -medhjælper -mekaniker -montør -murer -musiker -mægler -mentor -miljøarbejder
      -notar -operatør -opfinder -optiker -opsynsmand -overlæge -oversætter -pakker -pedel -pilot -planlægger -plejer -politiassistent -politibetjent -portør -postbud -praktikant -producent -produktionsmedarbejder -professor -programmør -projektleder -præst -psykolog -psykoterapeut -pædagog -pædagogmedhjælper -receptionist -redaktør
      -regnskabschef -rektor -rengøringsassistent -rengøringsmedarbejder -reporter -repræsentant -revisor -rådgiver -sagsbehandler -sekretær -servicemedarbejder -servitrice -servitør -skatterevisor -skolelærer -skribent -skuespiller -slagter -smed -snedker -socialrådgiver -soldat -specialist -statistiker -steward(,esse) -stewardesse -stuepige -student -studerende
      -studentermedhjælper -stylist -svend -svejser -sygehjælper -sygeplejerske -sælger -sosu-assistent -sosu-hjælper -tandlæge -tandplejer -tandtekniker -tekniker -teknolog -telefonist -terapeut -tester -tjener -tolk -tømrer -træner -tømrersvend -udvikler -underviser -vagt -vagtmand -vejleder -vicedirektør -viceskoleinspektør -vicevært -vikar -vært(,inde) -værtinde
      -økonom -økonomiassistent -økonomichef -opvasker -oldfrue -skatterådgiver -afdelingsleder -teamleder -redder -officer -dyrlæge -dyrepasser -tjenestemand -bestyrer -formidler -animator -frivillig -iværksætter -freelancer -lønmodtager -byggeleder -tegner -tilrettelægger -skræddersvend -kunstner -matematiker -fysiker`,
    phrases:
      'social- og sundhedsassistent|social- og sundhedshjælper|administrerende direktør|selvstændig erhvervsdrivende|au pair|scrum master|product owner|studentermedhjælper|videnskabelig assistent|leder af|ansvarlig for',
    levels:
      'senior|junior|chef|ledende|vice|souschef|stedfortrædende|første|ansvarlig|leder|overordnet|afdelings|autoriseret|fungerende|konstitueret|elev|lærling|lead|over',
  },
  organisations: {
    legalForms: 'a/s|aps|i/s|k/s|p/s|amba|a.m.b.a.|ivs|f.m.b.a.|enkeltmandsvirksomhed|smba',
    words: `-hospital|hospitalet|sygehus|-sygehus|sygehuset|rigshospitalet|lægehus|lægeklinik|klinik|-klinik|tandklinik|apotek|-apotek|plejehjem|plejecenter|hjemmepleje|børnehave|vuggestue|skole|-skole|kommune|-kommune|region|ministeriet|ministerium|-styrelsen|styrelse|skat|jobcenter|politi|forsvaret|domstol|beredskab|
      -bank|sparekasse|forsikring|pension|-gruppen|koncern|-selskab|selskab|virksomhed|firma|fabrik|-fabrik|-værk|værft|værksted|-værksted|autoværksted|butik|-butik|forretning|handel|-handel|supermarked|-marked|varehus|boghandel|bageri|konditori|slagter|slagteri|mejeri|bryggeri|restaurant|kro|café|hotel|-hotel|badehotel|bureau|-bureau|
      reklamebureau|rejsebureau|vikarbureau|advokatfirma|revision|revisionsfirma|arkitekter|tegnestue|konsulenter|kontor|trykkeri|forlag|avis|radio|transport|vognmand|logistik|spedition|entreprenør|byg|-byg|tømrerfirma|malerfirma|vvs|el|installation|rengøring|ejendomme|fond|-fonden|forening|-forening|museum|teater|bibliotek|kirke|gård|landbrug|gartneri|systemer|teknik|energi|service|brødrene|& søn|& sønner|industri`,
  },
  schools:
    '-universitet|universitetet|-højskole|handelshøjskole|professionshøjskole|professionshøjskolen|university college|erhvervsakademi|-akademi|-gymnasium|gymnasiet|handelsskole|handelsgymnasium|teknisk skole|-skole|folkeskole|-skolen|efterskole|erhvervsskole|seminarium|cbs|dtu|copenhagen business school|htx|hf-kursus|vuc|institut|konservatorium|fakultet|sosu',
  employment: {
    'full-time': 'fuldtid|37 timer|fuldtidsansat',
    'part-time': 'deltid|studiejob|fritidsjob|deltidsansat',
    remote: 'hjemmearbejde|fjernarbejde|hjemmefra',
    hybrid: 'hybrid',
    'on-site': 'på stedet|på kontoret',
    freelance: 'freelance|selvstændig|egen virksomhed|selvstændig erhvervsdrivende',
    contract: 'tidsbegrænset|projektansættelse|kontrakt|projektansat',
    temporary: 'vikar|vikariat|sæsonarbejde|sommerjob|barselsvikar|barselsvikariat|ferieafløser|timelønnet',
    permanent: 'fastansat|fastansættelse|fast stilling',
    internship: 'praktik|praktikant|praktikophold',
    apprenticeship: 'lærling|elev|elevplads|læreplads|trainee',
    volunteer: 'frivillig|frivilligt|frivilligt arbejde|ulønnet',
  },
  labels: {
    title: 'stilling|titel|rolle|stillingsbetegnelse|funktion|position|ansat som|jobtitel',
    employer: 'arbejdsgiver|virksomhed|firma|kunde|organisation|arbejdssted|ansættelsessted|arbejdsplads',
    place: 'sted|by|land|lokation|adresse|arbejdssted',
    dates: 'periode|dato|datoer|varighed|fra|tid|år|ansættelsesperiode',
    degree: 'grad|kvalifikation|eksamen|titel|niveau|uddannelse|uddannelsesniveau',
    school: 'skole|universitet|institution|uddannelsessted|uddannelsesinstitution',
    field: 'retning|fag|speciale|studieretning|linje|hovedfag|fagområde',
    description: 'opgaver|arbejdsopgaver|beskrivelse|ansvar|ansvarsområder|resultater|primære opgaver|ansvar og opgaver',
    tools: 'værktøjer|teknologier|miljø|software|anvendte teknologier|systemer',
  },
  people: {
    nameLabels: 'navn|fornavn|efternavn|fulde navn|for- og efternavn|fornavn(e)|navne|fornavn efternavn',
    honorifics: 'hr|fru|frk|dr|prof|lektor',
    particles: 'af|von|de|van',
    documents: 'cv|curriculum vitae|levnedsbeskrivelse|ansøgning|jobansøgning',
  },
  noExperience:
    'uden erhvervserfaring|ingen erhvervserfaring|nyuddannet uden erfaring|uden arbejdserfaring|ingen arbejdserfaring',
  experience: 'erfaring|erhvervserfaring|arbejdserfaring|erfaringer',
  functionWords: `og i at det er en til på af for med som den de har et jeg ikke der var fra eller men vi kan om under ved mit min mine samt også inden efter ud
    hos meget blandt andet andre deres blev være hvor både gennem mellem over bliver mig os`,
}
