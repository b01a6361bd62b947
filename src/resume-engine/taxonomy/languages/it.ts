import type { Language } from './language.ts'

export const it: Language = {
  code: 'it',
  name: 'Italian',
  nativeName: 'italiano',
  script: 'Latin',
  headings: {
    experience: `esperienza|esperienze|esperienze lavorative|esperienza professionale|esperienza lavorativa|esperienze professionali|
      carriera|percorso professionale|percorso lavorativo|storia professionale|attività lavorativa|attività professionale|attività lavorative|
      impieghi|occupazioni|precedenti esperienze lavorative|precedenti esperienze|carriera professionale|principali esperienze|lavoro|esperienze di lavoro|
      esperienza di lavoro|curriculum professionale|le mie esperienze|storia lavorativa|incarichi|posizioni ricoperte|carriera lavorativa`,
    internships: 'stage|tirocini|tirocinio|tirocini e stage|stage e tirocini|stage formativi|praticantato|esperienze di stage',
    education: `istruzione|istruzione e formazione|formazione|formazione e istruzione|studi|titoli di studio|titolo di studio|percorso di studi|
      percorso formativo|formazione accademica|percorso accademico|formazione scolastica|carriera accademica|studi e formazione|educazione|
      formazione e studi|curriculum scolastico|curriculum studiorum|educazione e formazione|titoli accademici|formazione universitaria|la mia formazione|formazione culturale|diplomi`,
    skills: `competenze|competenze tecniche|capacità|abilità|conoscenze|competenze informatiche|conoscenze informatiche|competenze professionali|
      capacità e competenze|competenze personali|capacità e competenze personali|capacità e competenze tecniche|capacità e competenze professionali|
      capacità e competenze relazionali|capacità e competenze organizzative|competenze digitali|competenze relazionali|competenze comunicative|
      competenze organizzative|competenze organizzative e gestionali|competenze trasversali|conoscenze tecniche|punti di forza|informatica|
      strumenti|tecnologie|competenze chiave|principali competenze|abilità tecniche|le mie competenze|competenze specifiche|attitudini|software|hard skills|capacità personali|competenze acquisite|linguaggi di programmazione`,
    summary: `profilo|profilo professionale|profilo personale|sommario|obiettivo|obiettivi|obiettivo professionale|chi sono|su di me|presentazione|
      obiettivi professionali|riepilogo|sintesi|sintesi professionale|riassunto|in breve|mi presento|dichiarazione personale|breve profilo|riepilogo professionale|about me|il mio profilo|obiettivo di carriera`,
    projects:
      'progetti|progetto|progetti personali|principali progetti|progetti realizzati|progetti accademici|progetti significativi|portfolio|progetti di ricerca',
    volunteering:
      'volontariato|attività di volontariato|esperienze di volontariato|attività extracurriculari|attività|attività sociali|associazioni|attività associative|servizio civile|impegno sociale|attività extra lavorative|esperienza di volontariato',
    certifications:
      'certificazioni|certificati|certificazione|abilitazioni|attestati|patentini|licenze|abilitazioni professionali|patenti e certificazioni|licenze e certificazioni|attestati e certificazioni',
    courses:
      'corsi|corsi di formazione|formazione professionale|corsi e seminari|corsi di aggiornamento|aggiornamento professionale|seminari|formazione continua|ulteriori corsi|workshop|corsi e certificazioni|corsi professionali|corsi di specializzazione|altri corsi',
    awards:
      'riconoscimenti|premi|premi e riconoscimenti|riconoscimenti e premi|borse di studio|onorificenze|risultati|traguardi|successi',
    publications:
      'pubblicazioni|articoli|ricerca|conferenze|brevetti|attività di ricerca|convegni|pubblicazioni scientifiche|relazioni',
    languages:
      'lingue|lingua|competenze linguistiche|conoscenze linguistiche|lingue straniere|capacità linguistiche|conoscenza lingue|lingue conosciute|conoscenza delle lingue|madrelingua|lingua madre|altre lingue|altre lingua',
    interests:
      'interessi|hobby|interessi personali|passioni|tempo libero|interessi e hobby|hobby e interessi|passatempi|interessi e attività|i miei interessi',
    references: 'referenze|raccomandazioni|referenza',
    personal:
      'dati personali|informazioni personali|dati anagrafici|anagrafica|generalità|informazioni generali|profilo anagrafico',
    contact:
      'contatti|contatto|recapiti|indirizzo|informazioni di contatto|dati di contatto|link|social|contattami|i miei contatti',
    other:
      'altro|altre informazioni|ulteriori informazioni|informazioni aggiuntive|patente|patente di guida|patenti|disponibilità|servizio militare|allegati|varie|trattamento dei dati personali|autorizzazione al trattamento dei dati|altre capacità e competenze|altre competenze|dati aggiuntivi|patente o patenti',
    'role-detail':
      'mansioni|responsabilità|attività svolte|principali mansioni|mansioni svolte|principali attività e responsabilità|principali mansioni e responsabilità|descrizione|compiti|ruolo|cliente|ambiente|attività principali|principali responsabilità',
  },
  composed: {
    deciding: {
      projects: 'progetti',
      internships: 'stage tirocini tirocinio',
      volunteering: 'volontariato',
      certifications: 'certificazioni certificati attestati abilitazioni',
      courses: 'corsi seminari',
      education: 'istruzione formazione studi',
      experience: 'esperienza esperienze carriera',
      skills: 'competenze capacità conoscenze abilità',
      summary: 'profilo obiettivo obiettivi',
      awards: 'premi riconoscimenti',
      publications: 'pubblicazioni',
      languages: 'lingue',
      interests: 'interessi hobby',
      references: 'referenze',
      personal: 'dati informazioni',
    },
    passing: `lavorativa lavorative professionale professionali personale personali accademica accademico scolastica tecniche informatiche digitali
      linguistiche relazionali organizzative gestionali comunicative trasversali principali precedenti altre altri ulteriori rilevanti mie miei le i la di in e del della
      delle con percorso aggiuntive specifiche`,
    and: 'e ed & /',
  },
  dates: {
    months: [
      'gennaio|gen|genn',
      'febbraio|feb|febb',
      'marzo|mar',
      'aprile|apr',
      'maggio|mag|magg',
      'giugno|giu',
      'luglio|lug',
      'agosto|ago',
      'settembre|set|sett',
      'ottobre|ott',
      'novembre|nov',
      'dicembre|dic',
    ],
    parts: [
      { words: 'primavera', from: 2, to: 4 },
      { words: 'estate', from: 5, to: 7 },
      { words: 'autunno', from: 8, to: 10 },
      { words: 'inverno', from: 0, to: 1 },
      { words: 'primo trimestre|1° trimestre|i trimestre', from: 0, to: 2 },
      { words: 'secondo trimestre|2° trimestre|ii trimestre', from: 3, to: 5 },
      { words: 'terzo trimestre|3° trimestre|iii trimestre', from: 6, to: 8 },
      { words: 'quarto trimestre|4° trimestre|iv trimestre', from: 9, to: 11 },
    ],
    present: `attuale|alla data attuale|data attuale|oggi|presente|ad oggi|in corso|a oggi|attualmente|attualità|tutt'oggi|tuttora|corrente|fino ad oggi|fino a oggi|
      data odierna|alla data odierna|ora|adesso|ad ora|fino ad ora|al presente|ancora in corso|tutt’ora|in essere`,
    since: 'dal|da|dall|a partire da|a partire dal|dalla',
    until: 'fino a|fino al|sino a|sino al',
    to: 'a|al|fino a|fino al|sino al|e|ad|all',
    from: 'da|dal|dall|tra il|dalla',
    ofYear: 'del|di|dell',
    years: 'anno|anni',
    monthUnits: 'mese|mesi',
  },
  degrees: {
    doctorate: 'dottorato|dottorato di ricerca|dottorato in|?dottor(e,essa) di ricerca',
    master: `laurea magistrale|laurea specialistica|laurea vecchio ordinamento|laurea quinquennale|?master di ii livello|master di secondo livello|
      laurea a ciclo unico|laurea magistrale a ciclo unico|?master|?specializzazione|scuola di specializzazione|laurea (vecchio ordinamento)|master universitario`,
    bachelor: `laurea|laurea triennale|laurea in|laurea di primo livello|laurea breve|diploma universitario|diploma di laurea|?master di i livello|diploma accademico di primo livello|diploma accademico|laureand(o,a)`,
    diploma: `diploma professionale|qualifica professionale|diploma di qualifica|attestato di qualifica|diploma its|istruzione tecnica superiore|qualifica triennale|operatore socio sanitario|attestato oss|tecnico superiore`,
    certificate: 'attestato|attestato di frequenza|certificato|?corso di',
    high_school: `maturità|diploma di maturità|maturità scientifica|maturità classica|maturità linguistica|maturità tecnica|diploma di scuola superiore|
      diploma superiore|diploma di istruzione secondaria|diploma di perito|diploma di ragioneria|diploma di scuola media|licenza media|licenza liceale|
      diploma liceo|diploma liceale|diploma di liceo|diploma di geometra|diploma di ragioniere|diploma di istituto tecnico|diploma di istruzione secondaria superiore|perito (informatico,industriale,elettronico,meccanico)|diploma alberghiero|maturità alberghiera|diploma scientifico`,
  },
  titles: {
    heads: `statistico statistica centralinista accettatore accettatrice impaginatore impaginatrice arredatore arredatrice urbanista trattorista allevatore allevatrice docente bracciante sergente addett(o,a) addestra(tore,trice) agente agricoltor(e,a) agronom(o,a) aiutante aiuto allenat(ore,rice) ambulante amministrat(ore,rice) analista
      anima(tore,trice) apprendista archeolog(o,a) architett(o,a) archivista artigian(o,a) artista assistente associat(o,a) attor(e,a) attrice audit(or,ore) ausiliari(o,a)
      autista autor(e,a) autrice avvocat(o,a) avvocatessa babysitter badante bagnin(o,a) banconista barista barman becari(o,a) benzinaio bibliotecari(o,a) bidell(o,a) biolog(o,a)
      borsista bracciante calzolaio cameraman camerier(e,a) cantante capo capocantiere capoturno capoprogetto caporeparto cardiologo carpentier(e,a) carrellista carrozziere cassier(e,a)
      casaling(o,a) ceramista chef chimic(o,a) chirurg(o,a) coach collaborat(ore,rice) collauda(tore,trice) colf commercialista commess(o,a) compra(tore,trice)
      conducente consigliere consulente contabile controllore coordinat(ore,rice) copywriter corriere cuoc(o,a) costumista curat(ore,rice)
      custode decorat(ore,rice) dentista designer dietista dietologo dipendente dirett(ore,rice) dirigente disegnat(ore,rice) docente dottorand(o,a) dottor(e,essa)
      econom(o,a) economista editor(e,a) educat(ore,rice) elettrauto elettricista elettrotecnico ergoterapista enologo estetista esperto esperta fabbro facchino falegname
      farmacista fattorino fiorista fisic(o,a) fisioterapista fondat(ore,rice) cofondat(ore,rice) forma(tore,trice) fornaio fotograf(o,a) fresatore funzionari(o,a)
      gelataio gelatier(e,a) geolog(o,a) geometra gestore giardinier(e,a) giornalista giudice giurista gommista governante grafic(o,a) guardia guida hostess idraulic(o,a)
      illustrat(ore,rice) imbianchin(o,a) impiegat(o,a) imprendit(ore,rice) infermier(e,a) informatic(o,a) ingegner(e,a) insegnante installat(ore,rice) interprete
      investigat(ore,rice) ispett(ore,rice) istrutt(ore,rice) lavapiatti lavorat(ore,rice) legale letturista libraio logopedista macchinista macellaio maestr(o,a) magazzinier(e,a)
      magistrato maitre manager manovale manutentore marinaio massaggiat(ore,rice) matematic(o,a) mediat(ore,rice) meccanic(o,a) medic(o,a) merchandiser
      militare modellista modella monta(tore,trice) mugnaio mura(tore,trice) musicista notaio nutrizionista odontotecnico odontoiatra operai(o,a) operat(ore,rice) orafo organizzat(ore,rice) orologiaio
      ortopedico oste ostetric(o,a) ottic(o,a) panettiere parrucchier(e,a) pasticcer(e,a) pasticcier(e,a) pediatra perito perit(o,a) pescivendolo piastrellista
      pilota pittor(e,a) pittrice pizzaiol(o,a) podologo poliziott(o,a) pompiere portalettere portier(e,a) portinai(o,a) postino praticante presentat(ore,rice) presidente preside procurat(ore,rice)
      produtt(ore,rice) professor(e,essa) progettista programmat(ore,rice) promot(ore,rice) proprietari(o,a) psicolog(o,a) psichiatra psicoterapeuta pulitore
      ragionier(e,a) radiolog(o,a) rappresentante receptionist redatt(ore,rice) regista responsabile restaurat(ore,rice) revisore ricercat(ore,rice) riparatore ristora(tore,trice)
      rosticciere saldat(ore,rice) salumiere sart(o,a) scaffalista scenografo scienziat(o,a) scritt(ore,rice) segretari(o,a) serramentista sistemista soci(o,a) socio soccorrit(ore,rice)
      soldato sommelier sorvegliante specialista specializzand(o,a) stagista steward stilista studente studentessa supervisore supplente sviluppat(ore,rice) tappezziere tecnic(o,a)
      telefonista terapista tester tipografo tirocinante titolare torni(tore,trice) tornitore traduttor(e,a) traduttrice trasportatore tutor valutatore vetrinista verniciatore veterinari(o,a)
      vicepresidente vicedirett(ore,rice) vigile vigilante viticoltore volontari(o,a) webmaster libero architetta sindaca ingegnera`,
    phrases: `capo progetto|capo cantiere|capo reparto|capo turno|capo cuoco|capo area|operatore socio sanitario|operatrice socio sanitaria|libero professionista|
      libera professionista|addett(o,a) alle vendite|addett(o,a) alle pulizie|aiuto cuoco|aiuto cuoca|aiuto parrucchiera|collaboratore scolastico|assistente sociale|personal trainer|
      donna delle pulizie|commis di cucina|commis di sala|project manager|chef de rang|social media manager|vice direttore`,
    levels:
      'senior|junior|capo|responsabile|vice|dirett(ore,rice)|dirigente|aiuto|apprendista|stagista|tirocinante|praticante|coordinat(ore,rice)|generale|primo|prima|secondo|esperto|specializzat(o,a)|qualificat(o,a)|titolare|associat(o,a)',
  },
  organisations: {
    legalForms:
      's.p.a.|spa|s.r.l.|srl|s.r.l.s.|srls|s.n.c.|snc|s.a.s.|sas|s.s.|soc. coop.|società cooperativa|onlus|s.c.a.r.l.|scarl|s.p.a|s.r.l|a.s.d.|asd|soc.coop.',
    words: `ospedale|clinica|casa di cura|casa di riposo|asl|ausl|policlinico|ambulatorio|studio medico|farmacia|asilo|scuola|comune|comune di|regione|provincia|
      ministero|agenzia|banca|credito|cassa|assicurazioni|gruppo|azienda|azienda agricola|ditta|società|impresa|compagnia|fabbrica|officina|officine|industrie|industria|
      stabilimento|laboratorio|magazzini|magazzino|negozio|supermercato|supermercati|ipermercato|mercato|libreria|panificio|pasticceria|macelleria|gelateria|ristorante|
      trattoria|osteria|pizzeria|bar|caffè|rifugio|albergo|hotel|agriturismo|villaggio turistico|studio|studio legale|studio notarile|studio tecnico|studio commerciale|
      consulenza|tipografia|editore|edizioni|giornale|trasporti|logistica|spedizioni|costruzioni|edilizia|impianti|immobiliare|cooperativa|fondazione|associazione|
      croce rossa|sindacato|museo|teatro|biblioteca|cantina|cantine|tenuta|fattoria|servizi|soluzioni|sistemi|tecnologie|informatica|energia|fratelli|f.lli|& figli|e figli|
      esercito|carabinieri|polizia|tribunale|parrocchia|palestra|salone|centro|poste|ferrovie|mobili|moda|calzaturificio|maglificio`,
  },
  schools: `università|universitario|università degli studi|politecnico|liceo|istituto|istituto tecnico|istituto professionale|istituto alberghiero|scuola|
    scuola superiore|scuola media|accademia|conservatorio|facoltà|ateneo|itis|itc|ipsia|scuola normale|istituto comprensivo|scuola secondaria|enaip|centro di formazione|its`,
  employment: {
    'full-time': 'tempo pieno|full time|full-time|a tempo pieno',
    'part-time': 'part time|part-time|tempo parziale|a tempo parziale',
    remote: 'da remoto|telelavoro|smart working|a distanza',
    hybrid: 'ibrido',
    'on-site': 'in presenza|in sede',
    freelance: 'libero professionista|libera professionista|partita iva|freelance|lavoratore autonomo|autonomo',
    contract:
      'tempo determinato|a tempo determinato|contratto a progetto|co.co.co|co.co.pro|contratto a termine|contratto|collaborazione',
    temporary: 'stagionale|interinale|somministrazione|supplenza|sostituzione|temporaneo|occasionale|a chiamata|lavoro estivo',
    permanent: 'tempo indeterminato|a tempo indeterminato|contratto a tempo indeterminato',
    internship: 'stage|tirocinio|stagista|tirocinante|praticantato',
    apprenticeship: 'apprendistato|apprendista|contratto di apprendistato',
    volunteer: 'volontario|volontaria|volontariato|servizio civile',
  },
  labels: {
    title:
      'posizione|ruolo|mansione|qualifica|funzione|lavoro o posizione ricoperti|posizione ricoperta|tipo di impiego|impiego|incarico|professione|occupazione|titolo',
    employer:
      'azienda|datore di lavoro|ditta|società|nome del datore di lavoro|nome e indirizzo del datore di lavoro|cliente|ente|organizzazione|impresa|tipo di azienda o settore',
    place: 'luogo|città|sede|località|paese|indirizzo|sede di lavoro|località',
    dates: 'date|data|periodo|durata|dal|da|date (da – a)|anno|anni|periodo di riferimento',
    degree:
      'titolo|titolo di studio|diploma|qualifica conseguita|titolo della qualifica rilasciata|titolo conseguito|laurea|livello',
    school:
      'istituto|università|scuola|nome e tipo di istituto di istruzione o formazione|ente|istituto di formazione|ateneo|organizzazione erogatrice',
    field:
      'indirizzo|specializzazione|corso di laurea|materia|facoltà|indirizzo di studi|settore|corso di studi|principali materie|campo di studio',
    description:
      'mansioni|responsabilità|descrizione|attività|attività svolte|compiti|principali mansioni e responsabilità|principali attività e responsabilità|principali attività|risultati',
    tools: 'strumenti|tecnologie|ambiente|software|strumenti utilizzati|tecnologie utilizzate|stack|ambiente tecnico',
  },
  people: {
    nameLabels: 'nome|cognome|nome e cognome|cognome e nome|nominativo|nome cognome|cognome nome|nome/cognome|nome completo',
    honorifics: 'sig|sig.ra|sig.na|signor|signora|dott|dott.ssa|dr|dr.ssa|ing|avv|arch|prof|prof.ssa|geom|rag|dottore|dottoressa',
    particles: 'di|de|del|della|dello|dei|degli|da|dal|d|la|lo|li',
    documents:
      'curriculum vitae|curriculum|cv|formato europeo per il curriculum vitae|curriculum vitae europass|europass|formato europeo|candidatura',
  },
  noExperience:
    'senza esperienza lavorativa|senza esperienza professionale|senza esperienze lavorative|senza esperienze professionali|nessuna esperienza lavorativa|nessuna esperienza professionale',
  experience: 'esperienza|esperienze|carriera|pratica|anzianità',
  functionWords: `di e il la che in un una per con del della dei delle al alla le i gli lo da dal dalla nel nella su come sono è ho mi si non anche più o ed presso
    tra fra suo sua loro questo questa ha stato molto essere sia durante attraverso degli ai alle sui`,
}
