import type { Language } from './language.ts'

export const de: Language = {
  code: 'de',
  name: 'German',
  nativeName: 'Deutsch',
  script: 'Latin',
  headings: {
    experience: `berufserfahrung|berufserfahrungen|beruflicher werdegang|werdegang|berufspraxis|beruflicher hintergrund|berufliche erfahrung|
      berufliche erfahrungen|berufliche laufbahn|laufbahn|berufliche stationen|berufliche tätigkeit|berufliche tätigkeiten|berufstätigkeit|
      arbeitserfahrung|arbeitserfahrungen|praxiserfahrung|praktische erfahrung|praktische erfahrungen|praktische tätigkeiten|tätigkeiten|
      bisherige tätigkeiten|bisherige positionen|anstellungen|beschäftigungen|beschäftigungsverhältnisse|stationen|karriere|erfahrung|erfahrungen|
      beruf|berufliches|professionelle erfahrung|einschlägige berufserfahrung|arbeitsverhältnisse|berufliche entwicklung|werkstudententätigkeit|
      nebentätigkeiten|nebentätigkeit|berufsweg|arbeit|jobs und praktika`,
    internships:
      'praktika|praktikum|praktische studiensemester|praxissemester|pflichtpraktikum|praktika und nebenjobs|schülerpraktikum|schülerpraktika',
    education: `ausbildung|bildung|studium|bildungsweg|schulbildung|akademische ausbildung|hochschulstudium|schulische ausbildung|
      berufsausbildung|berufliche ausbildung|akademischer werdegang|schulischer werdegang|bildungsgang|hochschulbildung|hochschulausbildung|schule|
      schulen|schulabschluss|abschlüsse|studien|ausbildung und studium|studium und ausbildung|schul und berufsausbildung|ausbildungen|
      akademische laufbahn|akademische bildung|akademischer hintergrund|universitäre ausbildung|promotion|aus und weiterbildung|schulausbildung`,
    skills: `kenntnisse|fähigkeiten|kompetenzen|it kenntnisse|edv kenntnisse|fachkenntnisse|qualifikationen|fähigkeiten und kenntnisse|
      kenntnisse und fähigkeiten|technische kenntnisse|technische fähigkeiten|fachliche kompetenzen|fachkompetenzen|kernkompetenzen|
      persönliche fähigkeiten|persönliche stärken|stärken|it kompetenzen|it fähigkeiten|computerkenntnisse|pc kenntnisse|edv|besondere kenntnisse|
      weitere kenntnisse|sonstige kenntnisse|schlüsselqualifikationen|soziale kompetenzen|methodenkompetenzen|programmierkenntnisse|
      softwarekenntnisse|werkzeuge|technologien|digitale kompetenzen|skills|fertigkeiten|zusatzqualifikationen|besondere fähigkeiten|expertise|
      programmiersprachen`,
    summary: `profil|kurzprofil|über mich|ziel|zusammenfassung|persönliches profil|berufliches profil|berufsziel|karriereziel|zielsetzung|
      ziele|motivation|zur person|steckbrief|vorstellung|kurzvorstellung|qualifikationsprofil|beraterprofil|wer ich bin|auf einen blick|einleitung`,
    projects: `projekte|projekterfahrung|projekterfahrungen|ausgewählte projekte|projektübersicht|projektliste|persönliche projekte|private projekte|
      wichtige projekte|eigene projekte|projekthistorie|projektarbeit|projektarbeiten|referenzprojekte`,
    volunteering: `ehrenamt|ehrenamtliches engagement|engagement|ehrenamtliche tätigkeit|ehrenamtliche tätigkeiten|soziales engagement|
      gesellschaftliches engagement|freiwilligenarbeit|freiwilliges engagement|mitgliedschaften|mitgliedschaft|außeruniversitäres engagement|
      außerschulisches engagement|studentisches engagement|vereinstätigkeit|freiwilliges soziales jahr|ehrenämter`,
    certifications: `zertifikate|zertifizierungen|zertifizierung|zertifikat|lizenzen|bescheinigungen|nachweise|berechtigungen|
      zertifikate und lizenzen|scheine|führerscheine|zeugnisse`,
    courses: `weiterbildung|weiterbildungen|fortbildung|fortbildungen|kurse|lehrgänge|seminare|schulungen|weiterbildungen und kurse|
      kurse und seminare|berufliche weiterbildung|fort und weiterbildung|fort und weiterbildungen|zusatzausbildung|zusatzausbildungen|
      weiterbildung und zertifikate|workshops`,
    awards: `auszeichnungen|auszeichnung|preise|stipendien|stipendium|erfolge|ehrungen|preise und auszeichnungen|auszeichnungen und preise|
      auszeichnungen und stipendien|leistungen`,
    publications:
      'publikationen|veröffentlichungen|publikation|vorträge|patente|veröffentlichungen und vorträge|publikationsliste|fachartikel|forschung',
    languages: 'sprachen|sprachkenntnisse|fremdsprachen|fremdsprachenkenntnisse|sprache|sprachliche kompetenzen',
    interests: `interessen|hobbys|hobbies|persönliche interessen|freizeit|interessen und hobbys|hobbys und interessen|freizeitaktivitäten|
      freizeitinteressen|private interessen|freizeitgestaltung`,
    references: 'referenzen|referenz|empfehlungen|referenzpersonen|referenzgeber',
    personal: `persönliche daten|persönliche angaben|persönliches|personalien|angaben zur person|persönliche informationen|
      zur person angaben|private daten|allgemeine angaben|stammdaten`,
    contact: 'kontakt|kontaktdaten|kontaktinformationen|adresse|anschrift|kontaktangaben|soziale medien|soziale netzwerke',
    other: `sonstiges|sonstige angaben|weitere angaben|weitere informationen|zusätzliche informationen|zusatzinformationen|führerschein|
      wehrdienst|zivildienst|wehr und zivildienst|wehrdienst zivildienst|auslandsaufenthalte|auslandserfahrung|auslandsaufenthalt|verfügbarkeit|
      besonderes|mobilität|elternzeit|weiteres|gehaltsvorstellung|anlagen`,
    'role-detail': `aufgaben|tätigkeitsbeschreibung|hauptaufgaben|verantwortlichkeiten|aufgabenbereich|aufgabengebiet|aufgabenschwerpunkte|
      tätigkeitsschwerpunkte|tätigkeitsbereich|aufgabengebiete|aufgaben und verantwortlichkeiten|beschreibung|schwerpunkte|schwerpunkt|rolle|
      kunde|umfeld|technisches umfeld|position|funktion|verantwortung`,
  },
  composed: {
    deciding: {
      internships: 'praktikum praktika',
      projects: 'projekte projekterfahrung projekterfahrungen',
      volunteering: 'ehrenamt engagement mitgliedschaften',
      certifications: 'zertifikate zertifizierungen',
      courses: 'weiterbildung weiterbildungen fortbildung fortbildungen kurse seminare schulungen',
      education: 'ausbildung studium bildung schulbildung hochschulbildung bildungsweg',
      experience:
        'berufserfahrung erfahrung erfahrungen werdegang laufbahn berufspraxis tätigkeiten tätigkeit stationen arbeitserfahrung',
      skills: 'kenntnisse fähigkeiten kompetenzen qualifikationen stärken fachkenntnisse fertigkeiten',
      summary: 'profil zusammenfassung kurzprofil',
      awards: 'auszeichnungen preise stipendien erfolge',
      publications: 'publikationen veröffentlichungen vorträge',
      languages: 'sprachen sprachkenntnisse',
      interests: 'interessen hobbys hobbies',
      references: 'referenzen',
      personal: 'daten angaben',
    },
    passing: `berufliche beruflicher berufliches beruflichen persönliche persönliches persönlicher fachliche fachlicher technische technisches
      praktische praktischer akademische akademischer schulische schulischer relevante einschlägige bisherige wichtige wichtigste ausgewählte weitere
      sonstige besondere soziale soziales zusätzliche it edv meine mein aktuelle frühere allgemeine methodische digitale internationale wissenschaftliche
      in im der die das des zur zum von mit als fachlich`,
    and: 'und sowie & / u',
  },
  dates: {
    months: [
      'januar|jan|jänner|jaenner|jän|januars',
      'februar|feb|febr|feber',
      'märz|maerz|mrz|mär|marz',
      'april|apr',
      'mai',
      'juni|jun',
      'juli|jul',
      'august|aug',
      'september|sept|sep',
      'oktober|okt',
      'november|nov',
      'dezember|dez',
    ],
    parts: [
      { words: 'frühling|frühjahr', from: 2, to: 4 },
      { words: 'sommer', from: 5, to: 7 },
      { words: 'herbst', from: 8, to: 10 },
      { words: 'winter', from: 0, to: 1 },
      { words: 'ws|wise|wintersemester', from: 9, to: 14 },
      { words: 'ss|sose|sommersemester', from: 3, to: 8 },
      { words: '1. quartal|i. quartal|erstes quartal', from: 0, to: 2 },
      { words: '2. quartal|ii. quartal|zweites quartal', from: 3, to: 5 },
      { words: '3. quartal|iii. quartal|drittes quartal', from: 6, to: 8 },
      { words: '4. quartal|iv. quartal|viertes quartal', from: 9, to: 11 },
      { words: 'anfang', from: 0, to: 2 },
      { words: 'mitte', from: 5, to: 6 },
      { words: 'ende', from: 10, to: 11 },
    ],
    present: `heute|aktuell|laufend|jetzt|bis heute|bis jetzt|derzeit|gegenwärtig|dato|bis dato|andauernd|bis auf weiteres|gegenwart|
      noch andauernd|fortlaufend|zur zeit|momentan|unbefristet`,
    since: 'seit|ab|seit dem',
    until: 'bis|bis zum|bis zu',
    to: 'bis|bis einschließlich|bis einschl.|bis zum|bis zu|und|-bis',
    from: 'von|vom|zwischen|ab',
    ofYear: 'des jahres',
    years: 'jahr|jahre|jahren',
    monthUnits: 'monat|monate|monaten|mon',
  },
  degrees: {
    doctorate:
      '?promotion|doktor|doktorat|doktorgrad|dr. phil.|dr. rer. nat.|dr.-ing.|dr. med.|dr. iur.|dr. jur.|dr. rer. pol.|dr. oec.|doktorin',
    master: `?diplom|?magister|?magistra|staatsexamen|erstes staatsexamen|zweites staatsexamen|1. staatsexamen|2. staatsexamen|
      erste juristische staatsprüfung|zweite juristische staatsprüfung|dipl.-kfm.|dipl.-kff.|dipl.-ing.|dipl.-inf.|dipl.-psych.|dipl.-biol.|
      dipl.-chem.|dipl.-phys.|dipl.-math.|dipl.-päd.|dipl.-vw.|dipl.-betriebsw.|diplom-kauf(mann,frau)|diplom-ingenieur(,in)|diplom-informatiker(,in)|diplom-betriebswirt(,in)|
      diplom-psycholog(e,in)|diplom-pädagog(e,in)|diplom-volkswirt(,in)|diplom-physiker(,in)|diplom-biolog(e,in)|diplom-chemiker(,in)|
      diplom-mathematiker(,in)|diplom-sozialpädagog(e,in)|diplom-designer(,in)|magister artium|masterstudium|master-studium|masterabschluss|lehramt|
      diplom-wirtschaftsingenieur(,in)|dipl.-wirt.-ing.|diplomstudium|hochschulabschluss|universitätsabschluss`,
    bachelor:
      'bachelorstudium|bachelor-studium|bachelorabschluss|baccalaureus|vordiplom|diplom (fh)|dipl.-ing. (fh)|bachelor of arts|bakkalaureat',
    associate: `staatlich geprüft(e,er) techniker(,in)|staatlich geprüft(e,er) betriebswirt(,in)|industriemeister(,in)|handwerksmeister(,in)|meisterbrief|
      meisterprüfung|fachwirt(,in)|geprüft(e,er) fachwirt(,in)|?meister|geprüft(e,er) bilanzbuchhalter(,in)|betriebswirt (ihk)|wirtschaftsfachwirt(,in)|
      fachwirt (ihk)|techniker (staatl. gepr.)`,
    diploma: `?ausbildung|berufsausbildung|ausbildung zu(m,r)|?lehre|lehre als|berufslehre|abgeschlossene berufsausbildung|gesellenbrief|gesellenprüfung|
      facharbeiterbrief|lehrabschluss|lehrabschlussprüfung|eidgenössisches fähigkeitszeugnis|efz|umschulung|duale ausbildung|duales studium|
      staatlich anerkannt(e,er)|ihk-abschluss|fachschulabschluss`,
    high_school: `abitur|allgemeine hochschulreife|fachhochschulreife|fachgebundene hochschulreife|fachabitur|hochschulreife|matura|matur|
      maturität|berufsmatura|berufsmaturität|realschulabschluss|mittlere reife|hauptschulabschluss|mittlerer schulabschluss|
      mittlerer bildungsabschluss|reifeprüfung|qualifizierender hauptschulabschluss|sekundarabschluss|schulabschluss|?reifezeugnis`,
  },
  titles: {
    heads: `-entwickler(,in) -ingenieur(,in) -leiter(,in) -techniker(,in) -berater(,in) -assistent(,in) -kauf(mann,frau,leute) -verkäufer(,in) -fachkraft
      -fachkräfte -mitarbeiter(,in) -manager(,in) -helfer(,in) -fahrer(,in) -lehrer(,in) -pfleger(,in) -schwester -meister(,in) -mechaniker(,in)
      -mechatroniker(,in) -elektroniker(,in) -elektriker(,in) -installateur(,in) -monteur(,in) -koch -köchin -bäcker(,in) -konditor(,in)
      -metzger(,in) -fleischer(,in) -kellner(,in) -barkeeper(,in) -rezeptionist(,in) -sekretär(,in) -sachbearbeiter(,in) -buchhalter(,in)
      -controller(,in) -referent(,in) -koordinator(,in) -direktor(,in) -geschäftsführer(,in) -vorstand -inhaber(,in) -gründer(,in) -analyst(,in)
      -architekt(,in) -administrator(,in) -programmierer(,in) -informatiker(,in) -wissenschaftler(,in) -forscher(,in) -dozent(,in) -professor(,in)
      -erzieher(,in) -pädagog(e,in) -betreuer(,in) -sozialarbeiter(,in) -psycholog(e,in) -therapeut(,in) -physiotherapeut(,in) -ergotherapeut(,in)
      -logopäd(e,in) -arzt -ärztin -apotheker(,in) -hebamme -sanitäter(,in) -optiker(,in) -zahnarzt -zahnärztin -tierarzt -tierärztin -anwalt
      -anwältin -jurist(,in) -notar(,in) -richter(,in) -staatsanwalt -staatsanwältin -steuerberater(,in) -wirtschaftsprüfer(,in) -prüfer(,in)
      -gutachter(,in) -makler(,in) -banker(,in) -händler(,in) -einkäufer(,in) -disponent(,in) -logistiker(,in) -lagerist(,in) -kommissionierer(,in)
      -packer(,in) -kurier(,in) -zusteller(,in) -bote -pilot(,in) -kapitän(,in) -steward(,ess) -flugbegleiter(,in) -schaffner(,in) -lokführer(,in)
      -kraftfahrer(,in) -staplerfahrer(,in) -maler(,in) -lackierer(,in) -maurer(,in) -zimmerer -zimmermann -zimmerin -dachdecker(,in) -tischler(,in)
      -schreiner(,in) -schlosser(,in) -schweißer(,in) -dreher(,in) -fräser(,in) -zerspaner(,in) -gärtner(,in) -landwirt(,in) -winzer(,in) -florist(,in)
      -förster(,in) -tierpfleger(,in) -friseur(,in) -friseurin -kosmetiker(,in) -schneider(,in) -näher(,in) -schuhmacher(,in) -goldschmied(,in)
      -uhrmacher(,in) -drucker(,in) -setzer(,in) -grafiker(,in) -designer(,in) -gestalter(,in) -fotograf(,in) -journalist(,in) -redakteur(,in)
      -autor(,in) -texter(,in) -lektor(,in) -übersetzer(,in) -dolmetscher(,in) -bibliothekar(,in) -archivar(,in) -kurator(,in) -schauspieler(,in)
      -musiker(,in) -sänger(,in) -tänzer(,in) -regisseur(,in) -produzent(,in) -cutter(,in) -trainer(,in) -coach -lehrling -auszubildende(,r)
      -azubi -praktikant(,in) -volontär(,in) -trainee -werkstudent(,in) -student(,in) -hilfskraft -aushilfe -arbeiter(,in) -reinigungskraft
      -putzkraft -hausmeister(,in) -hauswirtschafter(,in) -haushälter(,in) -tagesmutter -babysitter(,in) -wächter(,in) -polizist(,in) -soldat(,in)
      -offizier(,in) -feuerwehrmann -feuerwehrfrau -beamte(,r) -beamtin -angestellte(,r) -verwalter(,in) -verwaltungsangestellte(,r) -beauftragte(,r)
      -vertreter(,in) -betriebswirt(,in) -volkswirt(,in) -fachwirt(,in) -kassierer(,in) -chemiker(,in) -physiker(,in) -biolog(e,in) -laborant(,in)
      -geolog(e,in) -mathematiker(,in) -statistiker(,in) -zeichner(,in) -planer(,in) -konstrukteur(,in) -statiker(,in) -bauleiter(,in) -polier(,in)
      -vorarbeiter(,in) -schichtführer(,in) -anlagenführer(,in) -maschinenführer(,in) -bediener(,in) -spezialist(,in) -expert(e,in) -experte
      -chef(,in) -partner(,in) -moderator(,in) -sprecher(,in) -freiberufler(,in) -selbständige(,r) -selbstständige(,r) -unternehmer(,in)
      -kanzlist(,in) -tester(,in) -scout -führer(,in) -retter(,in) -fachangestellte(,r) -fachfrau -fachmann -supervisor(,in) -stellvertreter(,in)
      -präsident(,in) -rektor(,in) -schulleiter(,in) -pfarrer(,in) -pastor(,in) -bestatter(,in) -restaurator(,in) -kindergärtner(,in)
      -servicekraft -küchenhilfe -spüler(,in) -zimmermädchen -hostess -agent(,in) -broker(,in) -entwicklungsleiter(,in) -schweisser(,in) doktorand(,in)
      -geselle -gesellin -vorsitzende(,r) -bürokraft -lehrkraft -pflegekraft -fachberater(,in) -kräfte -ökonom(,in)`,
    phrases: `wissenschaftliche(,r) mitarbeiter(,in)|wissenschaftliche hilfskraft|studentische hilfskraft|freie(,r) mitarbeiter(,in)|
      medizinische(,r) fachangestellte(,r)|duale(,r) student(,in)|technische(,r) zeichner(,in)|leiter(,in) der|examinierte(,r) pflegefachkraft|
      kaufmännische(,r) angestellte(,r)|pflegefach(mann,frau)|au pair|bundesfreiwilligendienst`,
    levels: `senior|junior|leitende(,r,n)|leiter(,in)|stellvertretende(,r)|stellv.|stv.|ober|haupt|chef|erste(,r)|zweite(,r)|angehende(,r)|
      gelernte(,r)|ungelernte(,r)|staatlich geprüfte(,r)|examinierte(,r)|geprüfte(,r)|freie(,r)|selbstständige(,r)|teamleiter(,in)|
      gruppenleiter(,in)|abteilungsleiter(,in)|bereichsleiter(,in)|auszubildende(,r)|azubi|geschäftsführende(,r)|kaufmännische(,r)|technische(,r)`,
  },
  organisations: {
    legalForms: `gmbh|gmbh & co. kg|gmbh & co kg|ggmbh|mbh|ag|kg|kgaa|ohg|gbr|ug|ug (haftungsbeschränkt)|e.v.|ev|e.k.|eg|se|se & co. kgaa|
      partg|partgmbb|aör|ag & co. kg|stiftung|sarl|gesmbh|ges.m.b.h.|dac`,
    words: `-krankenhaus|-klinik|-kliniken|klinikum|-praxis|arztpraxis|apotheke|pflegeheim|altenheim|seniorenheim|pflegedienst|-kanzlei|
      rechtsanwälte|steuerberatung|-bank|sparkasse|volksbank|raiffeisenbank|versicherung|versicherungen|-werke|-werk|-fabrik|maschinenbau|
      -technik|-bau|bauunternehmen|hochbau|tiefbau|-handel|großhandel|einzelhandel|-markt|supermarkt|kaufhaus|autohaus|werkstatt|tischlerei|
      schreinerei|bäckerei|konditorei|metzgerei|fleischerei|brauerei|gärtnerei|druckerei|spedition|logistik|transporte|reederei|hotel|gasthof|
      gasthaus|restaurant|wirtshaus|café|pension|reisebüro|-verlag|zeitung|rundfunk|agentur|werbeagentur|beratung|unternehmensberatung|ingenieurbüro|
      architekturbüro|-büro|stadtwerke|stadtverwaltung|stadt|gemeinde|landkreis|landratsamt|-amt|finanzamt|ministerium|bundesamt|-behörde|
      bundeswehr|polizei|feuerwehr|kita|kindertagesstätte|kindergarten|-verein|verband|-stiftung|institut|museum|theater|bibliothek|kirche|
      caritas|diakonie|rotes kreuz|gruppe|holding|gesellschaft|unternehmen|betrieb|betriebe|-dienst|dienste|-systeme|software|solutions|
      informationstechnik|elektrotechnik|gebäudereinigung|hausverwaltung|immobilien|energie|verkehrsbetriebe|brüder|gebrüder|& söhne|-laden`,
  },
  schools: `-universität|universitaet|-hochschule|fachhochschule|-schule|-gymnasium|-akademie|-kolleg|technische universität|tu|eth|
    berufsschule|berufskolleg|berufsakademie|realschule|hauptschule|grundschule|gesamtschule|fachoberschule|volkshochschule|duale hochschule|
    handelsschule|wirtschaftsschule|meisterschule|konservatorium|priesterseminar|fakultät|institut für|lehrstuhl|ausbildungszentrum|htl|hak|pädagogische hochschule`,
  employment: {
    'full-time': 'vollzeit|in vollzeit|100 %',
    'part-time': 'teilzeit|in teilzeit|halbtags|minijob|geringfügig|450-euro-basis|nebenjob',
    remote: 'homeoffice|remote|im homeoffice|mobiles arbeiten',
    hybrid: 'hybrid',
    'on-site': 'vor ort|präsenz',
    freelance: 'freiberuflich|selbständig|selbstständig|freelance|freelancer',
    contract: 'befristet|auf honorarbasis|werkvertrag|zeitvertrag|projektbezogen',
    temporary: 'zeitarbeit|aushilfe|aushilfsweise|ferienjob|saisonal|vertretung|leiharbeit',
    permanent: 'unbefristet|festanstellung|festangestellt',
    internship: 'praktikum|pflichtpraktikum|werkstudent|werkstudentin|praktikant',
    apprenticeship: 'ausbildung|lehre|azubi|auszubildender|umschulung',
    volunteer: 'ehrenamt|ehrenamtlich|freiwilliges soziales jahr|fsj|bundesfreiwilligendienst|bufdi',
  },
  labels: {
    title:
      'position|stelle|funktion|tätigkeit|tätigkeit als|rolle|beruf|stellenbezeichnung|berufsbezeichnung|jobtitel|beruf oder funktion',
    employer:
      'arbeitgeber|firma|unternehmen|betrieb|name des arbeitgebers|name und adresse des arbeitgebers|kunde|auftraggeber|organisation|einrichtung',
    place: 'ort|standort|arbeitsort|einsatzort|stadt|land|sitz',
    dates: 'zeitraum|dauer|von|datum|zeit|jahr|beginn|ende|laufzeit|projektzeitraum|beschäftigungszeitraum',
    degree:
      'abschluss|abschlussbezeichnung|bezeichnung der erworbenen qualifikation|qualifikation|bezeichnung der qualifikation|erworbene qualifikation|grad|titel',
    school: 'schule|hochschule|universität|bildungseinrichtung|institution|ausbildungsbetrieb|ausbildungsstätte|bildungsstätte',
    field: 'fachrichtung|studiengang|fach|studienfach|schwerpunkt|schwerpunkte|vertiefung|hauptfach|nebenfach|studienrichtung',
    description: `aufgaben|tätigkeiten|beschreibung|tätigkeitsbeschreibung|hauptaufgaben|verantwortlichkeiten|aufgabenbereich|aufgabengebiet|
      erfolge|inhalte|aufgabenschwerpunkte|wichtigste tätigkeiten und zuständigkeiten|tätigkeitsbereich oder branche`,
    tools: 'werkzeuge|technologien|tools|umfeld|eingesetzte technologien|technisches umfeld|technologie-stack|software|systeme',
  },
  people: {
    nameLabels:
      'name|vorname|nachname|vor- und nachname|vor- und zuname|familienname|zuname|name, vorname|vorname und nachname|vorname name|nachname, vorname|vorname, name',
    honorifics: 'herr|frau|hr|fr|dr|prof|dipl|ing|mag|dipl.-ing|dr.-ing|dr. med',
    particles: 'von|vom|zu|zum|zur|van|der|den|und|von der|von dem',
    documents:
      'lebenslauf|tabellarischer lebenslauf|bewerbung|bewerbungsunterlagen|curriculum vitae|vita|kurzlebenslauf|beraterprofil',
  },
  noExperience: `ohne berufserfahrung|noch ohne berufserfahrung|keine berufserfahrung|noch keine berufserfahrung`,
  experience: 'erfahrung|berufserfahrung|praxis|berufspraxis|tätig|arbeitserfahrung|projekterfahrung',
  functionWords: `der die das und in den von zu mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei
    einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch sowie unter ich meine`,
}
