import type { Language } from '../language.ts'

export const italian: Language = {
  code: 'it',
  name: 'Italian',
  regions: [
    {
      country: 'Italia',
      cities:
        'Bergamo; Ferrara; Trieste; Bari; Catania; Ancona; Udine; Reggio Emilia; Sassari; Pescara; Torino; Milano (MI); Lecce; La Spezia',
      female: 'Ludovica; Annamaria; Ornella; Giada; Benedetta; Loredana; Fiamma; Maria Grazia; Ilenia; Costanza; Viola',
      male: 'Gianluca; Salvatore; Pierpaolo; Ettore; Nicolò; Gennaro; Dario; Giovanni Battista; Tommaso; Umberto; Samir',
      family:
        "Pellegrini; D'Angelo; De Santis; Bortolotti; Mancuso; Colombari; Della Torre; Zanetti; Lo Presti; Guidi; Bellucci; Piras; Marchetti; Dell'Orto",
      phones: '+39 333 000 ####; 333 000####; 06 5550 ####; +39 02 5550 ####; 340-000-####',
      addresses: 'Via dei Tigli {n}, {zip} {city}; {city}; Corso Garibaldi {n}, {city}; Piazza Roma {k}, {zip} {city}',
      legal: 'S.r.l.; S.p.A.; S.n.c.; S.a.s.; Soc. Coop.; & Figli S.r.l.; srl',
    },
  ],
  companyWords:
    'Acquachiara; Montebello; Rondine; Pinolo; Fiorita; Colleverde; Tramonto; Lucciola; Valdoro; Ginestra; Stella Alpina; Castelrosso; Brezza; Olmo; Marea; Quercia; Sant’Elmo; Nuvola; Lanterna; Ponente; Aurora; Granaio',
  employers: {
    tech: '{name} Software {legal}; {name} Informatica {legal}; {name} Digitale {legal}; {name} Sistemi {legal}; {name} Dati',
    health: 'Ospedale {name}; Clinica {name}; Casa di riposo {name}; Farmacia {family}; ASL {city}; Poliambulatorio {name}',
    shop: 'Magazzini {name} {legal}; Boutique {name}; Libreria {family}; Supermercati {name} {legal}; Arredamenti {family}; Calzature {name}',
    agency: 'Agenzia {name}; {name} Comunicazione {legal}; Studio {name}; Edizioni {name}; {name} Lavoro {legal}',
    finance: 'Banca {name}; {name} Assicurazioni {legal}; Cassa di Risparmio {name}; Studio Commercialista {family}',
    law: 'Studio Legale {family}; {family} {family2} Avvocati Associati; Studio Notarile {family}',
    school:
      'Scuola Primaria {name}; Liceo {name}; Istituto Comprensivo {name}; Asilo {name}; Università di {city}; Istituto Tecnico {name}',
    food: 'Ristorante {name}; Hotel {name}; Panificio {family}; Trattoria {name}; {name} Catering {legal}; Pasticceria {family}',
    transport: 'Trasporti {family} {legal}; {name} Logistica {legal}; Autolinee {name}; Corriere {name}; Officina {family}',
    building:
      'Edil {family} {legal}; Costruzioni {name} {legal}; Studio di Architettura {family}; Impianti {name} {legal}; Immobiliare {name}',
    factory:
      'Officine {name} {legal}; Meccanica {family} {legal}; {name} Plastica {legal}; Pastificio {name}; Acciaierie {name} {legal}; {name} Motori {legal}',
    science: 'Istituto {name}; Laboratori {name} {legal}; Università degli Studi di {city}; {name} Biotech {legal}',
    public: 'Comune di {city}; Provincia di {city}; Biblioteca Civica di {city}; Regione {name}; Vigili del Fuoco di {city}',
    farm: 'Azienda Agricola {family}; Vivai {name}; Cantina {name}; Fattoria {name}; Frutteti {name} {legal}',
    general: '{name} {legal}; Gruppo {name}; {family} {legal}; {name} Servizi {legal}; Fondazione {name}; {name} Italia {legal}',
  },
  schools:
    'Università di {city}; Politecnico di {city}; Istituto Tecnico {family}; Liceo Scientifico {family}; Accademia {name}; Scuola Superiore {name}; ITS {name}; Istituto Alberghiero {name}',
  degrees: {
    vocational: 'Diploma professionale; Qualifica professionale; Diploma tecnico; Perito; Diploma ITS',
    bachelor: 'Laurea triennale; Laurea di primo livello; Laurea',
    master: 'Laurea magistrale; Laurea specialistica; Master di II livello; Laurea vecchio ordinamento; Master',
    doctor: 'Dottorato di ricerca; Dottorato',
    school: 'Diploma di maturità; Maturità classica; Maturità scientifica; Licenza media',
  },
  degreeForms: '{degree} in {field}; {degree} in {field}; {degree}, {field}; {degree} – {field}; {degree} ({field})',
  occupations: {
    software:
      'Programmatore junior~Programmatrice junior; Sviluppatore web~Sviluppatrice web; Ingegnere del software; Analista programmatore~Analista programmatrice; Responsabile sviluppo | Riscrittura della fatturazione in {skill}, da {n} a {k} minuti; Migrazione di {big} anagrafiche senza fermo; Gestione di {n} servizi | Test automatici; Metodologie agili; Basi di dati | Informatica; Ingegneria informatica',
    data: 'Analista dati; Data engineer; Data scientist; Statistico~Statistica; Responsabile analisi dati | Previsione delle vendite per {n} negozi; {n} fogli di calcolo sostituiti da un cruscotto; Analisi di {big} questionari | Modellazione; Statistica; Apprendimento automatico | Statistica; Matematica',
    support:
      'Tecnico informatico~Tecnica informatica; Sistemista; Amministratore di rete~Amministratrice di rete; Responsabile IT | {n} richieste chiuse al giorno; Sostituzione di {big} postazioni in {k} sedi; Passaggio a {skill} in un fine settimana | Reti; Backup; Assistenza utenti | Telecomunicazioni; Informatica',
    nursing:
      'Operatore socio-sanitario~Operatrice socio-sanitaria; Infermiere~Infermiera; Infermiere di sala operatoria~Infermiera di sala operatoria; Coordinatore infermieristico~Coordinatrice infermieristica; Ostetrica | Assistenza a {n} pazienti per turno; Tutoraggio di {k} studenti; Cartella elettronica introdotta in {k} reparti | Medicazioni; Terapia endovenosa; Triage | Infermieristica',
    care: 'Assistente familiare; Educatore~Educatrice; Assistente sociale; Animatore~Animatrice; Direttore di struttura~Direttrice di struttura | Sostegno a {n} famiglie; {k} gite all’anno; Progetti individuali per {n} ospiti | Ascolto; Primo soccorso; Animazione | Servizio sociale; Scienze dell’educazione',
    pharmacy:
      'Magazziniere di farmacia~Magazziniera di farmacia; Farmacista; Fisioterapista; Tecnico di laboratorio~Tecnica di laboratorio; Direttore di farmacia~Direttrice di farmacia | {n} ricette al giorno; Sprechi ridotti del {p}%; Analisi di {big} campioni | Galenica; Consulenza al banco; Analisi cliniche | Farmacia; Fisioterapia',
    sales:
      'Addetto alle vendite~Addetta alle vendite; Agente di commercio; Responsabile commerciale; Direttore vendite~Direttrice vendite; Consulente commerciale; Operatore call center~Operatrice call center | {n} nuovi clienti per {money} l’anno; Obiettivo superato del {p}%; Recupero del cliente {client} | Trattativa; Acquisizione clienti; Preventivi | Economia aziendale; Marketing',
    retail:
      'Commesso~Commessa; Cassiere~Cassiera; Vetrinista; Responsabile di negozio; Capo reparto; Vice responsabile | Negozio con {n} addetti; Inventario di {big} articoli; Vendite del reparto +{p}% | Cassa; Allestimento; Servizio al cliente | Commercio; Ragioneria',
    marketing:
      'Assistente marketing; Redattore~Redattrice; Addetto stampa~Addetta stampa; Social media manager; Responsabile marketing; Brand manager | Newsletter portata a {big} lettori; {k} fiere all’anno; {n} articoli scritti | Comunicazione; Pubblicità; Ufficio stampa | Scienze della comunicazione; Marketing',
    accounting:
      'Impiegato contabile~Impiegata contabile; Contabile; Addetto paghe~Addetta paghe; Responsabile amministrativo~Responsabile amministrativa; Revisore contabile | Chiusura mensile in {k} giorni invece di {n}; Buste paga per {big} persone; Contabilità di {n} società | Bilancio; IVA; Prima nota; Paghe | Economia e commercio; Ragioneria',
    banking:
      'Cassiere di banca~Cassiera di banca; Consulente finanziario~Consulente finanziaria; Analista del credito; Direttore di filiale~Direttrice di filiale; Agente assicurativo~Agente assicurativa | {n} imprese in portafoglio; {n} mutui al mese; Portafoglio di {money} | Analisi del credito; Rischi; Prodotti bancari | Finanza; Economia',
    legal:
      'Praticante avvocato; Segretario legale~Segretaria legale; Avvocato~Avvocata; Giurista d’impresa; Responsabile legale | {n} contratti l’anno; {k} cause discusse; Esame di {big} documenti | Contrattualistica; Diritto del lavoro; Contenzioso | Giurisprudenza',
    hr: 'Addetto alla selezione~Addetta alla selezione; Addetto alle risorse umane~Addetta alle risorse umane; Responsabile formazione; Direttore del personale~Direttrice del personale | {n} assunzioni in un anno; {skill} introdotto in {k} sedi; {n} corsi tenuti | Selezione; Diritto del lavoro; Formazione | Psicologia; Scienze politiche',
    office:
      'Receptionist; Impiegato amministrativo~Impiegata amministrativa; Segretario~Segretaria; Assistente di direzione; Responsabile ufficio; Centralinista | Agende di {k} dirigenti; Convegno per {big} persone a {city}; Archivio di {n} anni digitalizzato | Archiviazione; Corrispondenza; Accoglienza | Lingue straniere; Amministrazione',
    teaching:
      'Collaboratore scolastico~Collaboratrice scolastica; Maestro~Maestra; Docente di matematica; Insegnante di inglese; Preside; Educatore d’infanzia~Educatrice d’infanzia | Classe di {n} alunni; Circolo di scacchi con {n} bambini; Promossi saliti al {p}% | Didattica; Gestione della classe; Valutazione | Scienze della formazione; Lettere',
    kitchen:
      'Lavapiatti; Aiuto cuoco~Aiuto cuoca; Cuoco~Cuoca; Capo partita; Chef; Pasticcere~Pasticcera; Pizzaiolo~Pizzaiola | {n} coperti il sabato; Sprechi ridotti del {p}%; {k} apprendisti formati | Menù; HACCP; Pasticceria; Pasta fresca | Enogastronomia',
    hotel:
      'Cameriere~Cameriera; Addetto al ricevimento~Addetta al ricevimento; Barista; Governante; Maître; Direttore d’albergo~Direttrice d’albergo; Guida turistica | {n} ospiti a sera; {n} matrimoni organizzati; Giudizio degli ospiti salito a 4,{k} | Accoglienza; Sala; Prenotazioni | Turismo; Scienze del turismo',
    logistics:
      'Magazziniere~Magazziniera; Carrellista; Addetto spedizioni~Addetta spedizioni; Responsabile magazzino; Responsabile acquisti; Impiegato import-export~Impiegata import-export | {n} ordini all’ora; {n} container sdoganati al mese; {big} posti pallet | Gestione scorte; Dogana; Acquisti; Muletto | Logistica; Economia',
    driving:
      'Autista; Camionista; Corriere; Autista di autobus; Responsabile traffico; Macchinista | {big} km l’anno senza incidenti; {n} consegne al giorno; Giri di {n} mezzi | Patente C-E; Cronotachigrafo; Percorsi | Trasporti',
    construction:
      'Manovale; Muratore; Carpentiere; Capocantiere; Direttore dei lavori~Direttrice dei lavori; Architetto~Architetta; Geometra; Idraulico~Idraulica | {n} case costruite; Scuola consegnata per {money}; {n} gare preventivate | Computo metrico; Sicurezza cantieri; Disegno | Ingegneria civile; Architettura',
    electrical:
      'Elettricista; Elettrotecnico~Elettrotecnica; Tecnico dell’automazione; Ingegnere elettrico; Installatore fotovoltaico~Installatrice fotovoltaica | {n} alloggi cablati; Fermi ridotti del {p}%; {k} cabine messe in servizio | PLC; Quadri elettrici; Manutenzione | Elettrotecnica; Elettronica',
    mechanics:
      'Meccanico~Meccanica; Manutentore~Manutentrice; Carrozziere; Capo officina; Accettatore~Accettatrice | {n} auto a settimana; Revisione cambi per {client}; {n} autobus in ordine | Diagnosi; Oleodinamica; Freni | Meccanica; Meccatronica',
    production:
      'Operaio~Operaia; Addetto macchine~Addetta macchine; Saldatore~Saldatrice; Tornitore~Tornitrice; Capoturno; Responsabile qualità; Direttore di stabilimento~Direttrice di stabilimento | Turno di {n} persone; Scarti dal {p} al {k}%; Attrezzaggio più corto di {n} minuti | Controllo qualità; Saldatura; Collaudo | Ingegneria gestionale; Meccanica',
    engineering:
      'Disegnatore tecnico~Disegnatrice tecnica; Progettista meccanico~Progettista meccanica; Ingegnere di processo; Ingegnere collaudatore; Responsabile progettazione | Corpo pompa più leggero del {p}%; {n} prove di fatica; {k} ingegneri guidati per {client} | Progettazione; Calcolo strutturale; Gestione progetti | Ingegneria meccanica; Ingegneria chimica',
    design:
      'Grafico~Grafica; Impaginatore~Impaginatrice; Progettista UX; Art director; Arredatore~Arredatrice; Fotografo~Fotografa | Manifesti per {client} in {k} stagioni; Prenotazioni web +{p}%; {n} matrimoni fotografati | Tipografia; Fotoritocco; Impaginazione | Disegno industriale; Grafica',
    research:
      'Tecnico di ricerca~Tecnica di ricerca; Assegnista di ricerca; Ricercatore~Ricercatrice; Professore associato~Professoressa associata; Chimico~Chimica; Biologo~Biologa | Campioni da {n} laghi; {k} articoli; Finanziamento di {money} | Microscopia; Statistica; Scrittura scientifica | Biologia; Chimica; Fisica; Storia',
    civil:
      'Istruttore amministrativo~Istruttrice amministrativa; Agente di polizia locale; Vigile del fuoco; Bibliotecario~Bibliotecaria; Urbanista; Traduttore~Traduttrice | {n} pratiche a settimana; Consultazione di {big} cittadini; {n} interventi al mese | Diritto amministrativo; Sportello; Relazioni | Scienze politiche; Giurisprudenza',
    farming:
      'Bracciante agricolo~Bracciante agricola; Giardiniere~Giardiniera; Trattorista; Enologo~Enologa; Allevatore~Allevatrice; Agronomo~Agronoma | Mungitura di {n} vacche; {big} ulivi piantati; {n} ettari di vigna | Potatura; Irrigazione; Bestiame | Agraria; Enologia',
    security:
      'Guardia giurata; Militare; Sergente; Responsabile sicurezza; Addetto alla vigilanza~Addetta alla vigilanza; Ufficiale | {n} militari in {k} missioni; Sito con {n} varchi; {big} reclute istruite | Sorveglianza; Radio; Controllo accessi | Scienze strategiche',
    executive:
      'Capo progetto; Responsabile di prodotto; Consulente; Direttore generale~Direttrice generale; Amministratore delegato~Amministratrice delegata; Titolare; Direttore operativo~Direttrice operativa | {client} da {n} a {big} dipendenti; Perdita di {money} diventata utile in {k} trimestri; Apertura della sede di {city} | Strategia; Bilancio; Organizzazione | Economia; Ingegneria gestionale',
  },
  headings: {
    experience:
      'Esperienza professionale; Esperienze lavorative; Esperienza lavorativa; Esperienze professionali; Carriera | Il mio percorso; Dove ho lavorato; Tappe; Incarichi; Cosa ho fatto; Vita lavorativa',
    furtherExperience: 'Altre esperienze; Esperienze precedenti | Prima ancora; Inoltre',
    internships: 'Tirocini; Stage; Tirocini e stage | Primi passi; Imparando',
    education:
      'Istruzione; Istruzione e formazione; Formazione; Titoli di studio; Studi | Sui banchi; Cosa ho studiato; Anni di scuola',
    skills:
      'Competenze; Competenze tecniche; Capacità e competenze; Conoscenze informatiche; Abilità | Cassetta degli attrezzi; Cosa so fare; Punti di forza; Mestiere',
    languages: 'Lingue; Conoscenze linguistiche; Lingue straniere | Parlo; In che lingua',
    summary: 'Profilo; Profilo professionale; Chi sono; Sintesi; Obiettivo | In breve; Buongiorno; Due parole',
    projects: 'Progetti; Progetti personali | Fatto da me; In bottega',
    certificates: 'Certificazioni; Corsi; Attestati; Abilitazioni | Carte e patenti; Ho imparato anche',
    awards: 'Premi; Riconoscimenti | Applausi; Medaglie',
    publications: 'Pubblicazioni; Articoli | Scritti; Su carta',
    volunteering: 'Volontariato; Attività di volontariato | Per gli altri; Una mano',
    interests: 'Interessi; Hobby; Interessi personali | Dopo il lavoro; Tempo libero',
    references: 'Referenze | Chi mi conosce',
    contact: 'Contatti; Recapiti | Dove trovarmi; Scrivetemi',
    personal: 'Dati personali; Informazioni personali; Dati anagrafici | Scheda; In due righe',
  },
  dates: {
    present: 'oggi; Oggi; presente; attuale; ad oggi; in corso; attualmente; OGGI; alla data attuale',
    since: 'dal {a}; Dal {a}; da {a}; Da {a} a oggi',
    until: 'fino a {b}',
    fromTo: 'da {a} a {b}; Da {a} a {b}; dal {a} al {b}',
    to: 'a; al; fino a',
    seasons: 'Primavera; Estate; Autunno; Inverno',
    quarter: '{n}° trim. {y}',
    years: 'one=anno;other=anni',
    months: 'one=mese;other=mesi',
  },
  words: {
    at: 'presso; c/o; per',
    email: 'E-mail; Email; Posta elettronica; Mail',
    phone: 'Telefono; Tel.; Cell.; Cellulare',
    address: 'Indirizzo; Residenza; Domicilio',
    born: 'Data di nascita; Nato il~Nata il; Luogo e data di nascita',
    nationality: 'Nazionalità; Cittadinanza',
    nationalities: 'italiana; albanese; rumena; svizzera',
    title: 'Posizione; Ruolo; Mansione; Qualifica; Posizione ricoperta',
    employer: 'Datore di lavoro; Azienda; Società; Ditta',
    period: 'Periodo; Date; Durata',
    place: 'Luogo; Sede; Città',
    responsibilities: 'Mansioni; Responsabilità; Attività; Principali mansioni; Compiti',
    achievements: 'Risultati; Risultati raggiunti; Traguardi',
    technologies: 'Tecnologie; Strumenti; Ambiente; Software utilizzati',
    project: 'Progetto; Progetti; Progetto principale',
    client: 'Cliente; Per conto di; Cliente finale',
    via: 'tramite {via}; (agenzia: {via}); per mezzo di {via}',
    types: 'Tempo pieno; Part-time; Tempo determinato; Tempo indeterminato; Apprendistato; Stagionale; Contratto a progetto',
    remote: 'da remoto; smart working; ibrido',
    freelance: 'Libero professionista~Libera professionista; Freelance; Partita IVA; In proprio',
    ownName: 'Studio {family}; {family} Consulenze; Bottega {family}',
    page: 'Pagina {p} di {q}; {p}/{q}; {p}; pag. {p}',
    references: 'Su richiesta; Disponibili su richiesta',
    intern: 'Stagista; Tirocinante; Tirocinio; Apprendista; {title} in stage',
    fresher: 'Neolaureato~Neolaureata; Nessuna; Prima esperienza',
    thesis: 'Tesi; Indirizzo; Argomento della tesi',
    grade: '110/110 e lode; Voto: 10{k}/110; 9{k}/100; con lode',
    careerBreak: 'Congedo parentale; Maternità; Anno sabbatico; Assistenza a un familiare; Viaggio',
    columns: 'Periodo; Azienda; Ruolo; Mansioni; Luogo',
    skillGroups: 'Strumenti; Tecniche; Programmi; Metodi; Di base; Professionali; Avanzate; Quotidiane',
    photo: 'Foto; Fototessera',
    cv: 'Curriculum Vitae; CURRICULUM VITAE; CV; Curriculum; Curriculum vitae di',
  },
  summaries: {
    years:
      '{n} anni di esperienza, quasi tutti a {city}.; Oltre {n} anni di mestiere e la stessa voglia.; {title} con {n} anni di esperienza e mano ferma.; Esperienza di {n} anni con {skill}.',
    plain:
      'Cerco una squadra che finisca ciò che comincia.; Ordine, calma e buon umore.; Ottima conoscenza di {skill}.; Rispetto le scadenze che do.; {title} con voglia di imparare.; Vorrei crescere in un’azienda di {city}.',
  },
  bullets:
    'Coordinamento di {n} persone; Budget di {money}; Introduzione di {skill} in {k} sedi; Costi ridotti del {p}% in {n} mesi; Gestione di {big} richieste l’anno; Rapporti con {client} e due enti; Turni di {n} persone; Presenza a fiere a {city}; Formazione di {k} apprendisti; Trattative con {n} fornitori; Uso quotidiano di {skill}; Rapporto settimanale alla direzione; Soddisfazione dei clienti dal {p} al 9{k}%; Tutti gli obiettivi del {year} raggiunti; Trasloco degli uffici; Risparmio di {money} con un secondo preventivo',
  traps:
    'Promozione a {title2} nel {year}; Distacco presso {client}, {city}, per {k} mesi; {from} – {to}: trasferimento dello stabilimento di {client}; Riporto diretto: {title2}; Progetto: {client} ({year}); Sostituzione del {title2} nell’estate {year}; Formazione dei nuovi colleghi; Esperienza di verifiche con {client}; {client} | avvio | {year}; Nel {year} acquisizione da parte di {client}; Competenze trasmesse: {skill}',
  paragraphs: {
    past: 'Da {from} a {to} ho lavorato come {title} presso {employer} a {place}.; Tra {from} e {to} sono stato {title} presso {employer} ({place}).~Tra {from} e {to} sono stata {title} presso {employer} ({place}).',
    present:
      'Da {from} lavoro come {title} presso {employer} a {place}.; Da {from} ricopro il ruolo di {title} presso {employer} ({place}).',
  },
  money: '{n}.000 €; {n} milioni di euro; € {n}.500; {n} mila euro; {n} mln €',
  softSkills:
    'Lavoro di squadra; Pazienza; Puntualità; Precisione; Autonomia; Ascolto; Problem solving; Flessibilità; Spirito pratico',
  languageNames: 'Italiano; Inglese; Francese; Tedesco; Spagnolo; Sloveno; Arabo; Rumeno',
  languageLevels: 'madrelingua; fluente; scolastico; buono; B2; C1; A2; ottimo; base',
  interests: 'escursionismo; cucina; canto corale; scacchi; vela; lettura; ciclismo; fotografia; orto; teatro; bocce',
  projects:
    '{name}: applicazione per apicoltori ({skill}); Stazione meteo sul tetto della scuola, {skill}; Prestito di attrezzi tra vicini, {n} soci; Previsione dei parcheggi a {city} ({skill}); {name}, turni di un coro di {n} voci',
  awards:
    'Dipendente dell’anno {year}; Premio Fondazione {name}, {year}; Borsa di studio {name} {year}; Secondo posto, concorso {name} {year}',
  certificates:
    'Patente B; Primo soccorso aziendale; Patentino muletto; ECDL; HACCP; Cambridge First; Sicurezza cantieri 16 ore; Abilitazione PES PAV; Scrum Master',
  issuers: 'Camera di Commercio di {city}; Accademia {name}; Ente {name}; {name} Formazione {legal}; {client}',
  publications:
    'Sulla pazienza degli strumenti; Rondoni su {city}; Un sensore economico per terreni umidi; Campione piccolo, tesi grande; Il prezzo del pane a {city} dopo la piena',
  volunteer:
    'Allenatore~Allenatrice @ ASD {name}; Volontario~Volontaria @ Banco Alimentare di {city}; Tesoriere~Tesoriera @ Associazione {name}; Soccorritore~Soccorritrice @ Croce Rossa di {city}',
}
